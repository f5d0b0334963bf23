"""Whole trees: a broad neem, a narrow ashoka and a palm, each with a trunk that its crown grows from. Metres."""
import math
import random

import bmesh
from mathutils import Matrix, Vector

from measures import measures
from . import plants, shapes, surfaces

BARK, PALM_BARK = (.13, .095, .065), (.22, .185, .145)
NEEM_LEAF, ASHOKA_LEAF, PALM_LEAF = ((.060, .105, .024), (.078, .115, .020), (.045, .085, .026)), (.030, .070, .018), (.070, .110, .030)

# For a tree of ten metres.
NEEM = measures(fork=.36, limbs=6, reach=2.5, rise=(.62, .82), trunk=.26, limb=.11, clumps=3, clump=(1.15, 1.75), leaves=5200)
ASHOKA = measures(foot=.12, radius=1.05, leaves=15000, trunk=.12)
PALM = measures(trunk=.17, top=.93, lean=.5, fronds=22, frond=2.7, leaflets=30, leaflet=.62, droop=.55)
LEAF_SIZE = (.085, .17)


def add_limb(bm, points, radii, sides=8):
    rings, before, turn = [], None, None
    for i, (point, radius) in enumerate(zip(points, radii)):
        along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        # Each ring is turned on from the last: turned anew, upright limbs would twist.
        turn = before.rotation_difference(along).to_matrix() @ turn if before else along.to_track_quat("Z", "Y").to_matrix()
        before = along
        rings.append([bm.verts.new(point + turn @ Vector((math.cos(a), math.sin(a), 0)) * radius)
                      for a in (2 * math.pi * k / sides for k in range(sides))])
    for low, high in zip(rings, rings[1:]):
        for k in range(sides):
            bm.faces.new((low[k], low[(k + 1) % sides], high[(k + 1) % sides], high[k]))


def add_leaves(bm, chance, centre, size, count, leaf_size):
    for _ in range(round(count / leaf_size ** 2)):
        out = Vector([chance.gauss(0, 1) for _ in range(3)]).normalized()
        spot = centre + Vector((out.x * size, out.y * size, out.z * size * .72)) * chance.random() ** .38
        turn, span = plants.turned(chance), chance.uniform(*LEAF_SIZE) * leaf_size
        face = bm.faces.new([bm.verts.new(spot + turn @ Vector(corner) * span) for corner in plants.LEAF])
        face.material_index = 1


def neem(seed, bark, leaf, leaf_size=1.0):
    """A forked trunk, limbs that rise to rounded clumps with sky between them."""
    chance, bm = random.Random(seed), bmesh.new()
    fork = Vector((chance.uniform(-.4, .4), chance.uniform(-.4, .4), 10 * NEEM.fork))
    add_limb(bm, [Vector((0, 0, -.3)), fork * .5 + Vector((.1, 0, 0)), fork], [NEEM.trunk * 1.35, NEEM.trunk, NEEM.trunk * .85])
    for k in range(NEEM.limbs):
        a = 2 * math.pi * k / NEEM.limbs + chance.uniform(-.3, .3)
        reach = NEEM.reach * chance.uniform(.55, 1.1) * (.35 if k == 0 else 1)
        tip = Vector((fork.x + reach * math.cos(a), fork.y + reach * math.sin(a), 10 * chance.uniform(*NEEM.rise)))
        knee = fork.lerp(tip, .5) + Vector((0, 0, -.35))
        add_limb(bm, [fork, knee, tip], [NEEM.limb * 1.5, NEEM.limb, NEEM.limb * .45])
        for _ in range(NEEM.clumps):
            size = chance.uniform(*NEEM.clump)
            off = Vector([chance.gauss(0, .75), chance.gauss(0, .75), chance.gauss(.35, .5)])
            add_leaves(bm, chance, tip + off, size, NEEM.leaves // NEEM.clumps, leaf_size)
    return shapes.to_mesh(bm, "neem", bark, leaf)


def ashoka(seed, bark, leaf, leaf_size=1.0):
    """The mast tree of Indian avenues: a spire of hanging leaves."""
    chance, bm = random.Random(seed), bmesh.new()
    add_limb(bm, [Vector((0, 0, -.3)), Vector((0, 0, 9.6))], [ASHOKA.trunk, .03])
    for _ in range(round(ASHOKA.leaves / leaf_size ** 2)):
        t = chance.random() ** .8
        height = 10 * (ASHOKA.foot + (1 - ASHOKA.foot) * t)
        wide = ASHOKA.radius * (1 - t) ** .55 * (.82 + .18 * math.sin(height * 5 + chance.random()))
        a, r = chance.uniform(0, 2 * math.pi), wide * chance.random() ** .35
        spot = Vector((r * math.cos(a), r * math.sin(a), height))
        turn, span = plants.turned(chance), chance.uniform(*LEAF_SIZE) * leaf_size
        face = bm.faces.new([bm.verts.new(spot + turn @ Vector((x, y * 1.5, z)) * span) for x, y, z in plants.LEAF])
        face.material_index = 1
    return shapes.to_mesh(bm, "ashoka", bark, leaf)


def palm(seed, bark, leaf):
    chance, bm = random.Random(seed), bmesh.new()
    top = Vector((PALM.lean, 0, 10 * PALM.top))
    stem = [Vector((PALM.lean * t * t, 0, 10 * PALM.top * t)) for t in (k / 8 for k in range(9))]
    add_limb(bm, stem, [PALM.trunk * (1.25 if k == 0 else 1 - .03 * k) for k in range(9)], sides=12)
    for k in range(PALM.fronds):
        a, lift = k * 2.4, chance.uniform(-.35, 1.0)
        reach = PALM.frond * chance.uniform(.85, 1.1)
        out = Vector((math.cos(a), math.sin(a), 0))
        rib = [top + out * reach * t + Vector((0, 0, reach * (lift * t - (PALM.droop + .35 * lift) * t * t))) for t in (n / 8 for n in range(9))]
        add_limb(bm, rib, [.035 * (1 - .8 * n / 8) for n in range(9)], sides=5)
        for n in range(PALM.leaflets):
            t = .12 + .88 * n / PALM.leaflets
            at = rib[min(7, int(t * 8))].lerp(rib[min(8, int(t * 8) + 1)], t * 8 % 1)
            along = (rib[min(8, int(t * 8) + 1)] - rib[min(7, int(t * 8))]).normalized()
            across = along.cross(Vector((0, 0, 1))).normalized()
            for side in (-1, 1):
                length = PALM.leaflet * math.sin(math.pi * (.12 + .8 * t)) * chance.uniform(.9, 1.1)
                tip = at + (across * side * .8 + along * .5 + Vector((0, 0, -.35))).normalized() * length
                face = bm.faces.new([bm.verts.new(p) for p in (at - along * .03, at + along * .03, tip)])
                face.material_index = 1
    return shapes.to_mesh(bm, "palm", bark, leaf)


class Grove:
    """A few meshes of each kind, stood as often as wanted; `finish` may haze the materials. Near trees want small leaves
    that light shines through."""

    def __init__(self, finish=lambda material: material, leaf_size=1.0, through=0.0):
        def green(name, tint, roughness):
            return finish(surfaces.cloth(name, tint, through) if through else surfaces.plain(name, tint, roughness))

        bark, palm_bark = (finish(surfaces.concrete(name, tint, scale=5, bump=.5, variance=.3))
                           for name, tint in (("bark", BARK), ("palm_bark", PALM_BARK)))
        greens = [green(f"neem_leaf{k}", tint, .5) for k, tint in enumerate(NEEM_LEAF)]
        self.kinds = {
            "neem": [neem(3 + k, bark, greens[k % len(greens)], leaf_size) for k in range(4)],
            "ashoka": [ashoka(11 + k, bark, green("ashoka_leaf", ASHOKA_LEAF, .45), leaf_size) for k in range(2)],
            "palm": [palm(21 + k, palm_bark, green("palm_leaf", PALM_LEAF, .4)) for k in range(2)],
        }

    def stand(self, kind, at, height, chance, wide=1.0):
        size = height / 10
        return shapes.scatter(chance.choice(self.kinds[kind]), at, (size * wide, size * wide, size), chance.random() * shapes.ANY_WAY)
