"""Trees and pot plants as clouds of leaf cards."""
import math
import random

import bmesh
from mathutils import Vector

from measures import measures
from .shapes import ANY_WAY, drum, scatter, to_mesh, tube
from .surfaces import plain

LEAF = ((-.5, -1, 0), (.5, -1, 0), (.6, .4, 0), (0, 1.2, 0), (-.6, .4, 0))
LONG_LEAF = ((0, 0, 0), (.16, .45, .02), (.20, .85, .03), (.12, 1.35, .02), (0, 1.8, 0), (-.12, 1.35, .02), (-.20, .85, .03), (-.16, .45, .02))
STEM_BROWN = (.10, .07, .04)

CROWN_SPREAD, CLUMP_SIZES = .5, (.35, .6)   # of the crown's radius
TO_THE_RIM = .35                            # the smaller, the more leaves sit at the outside of their clump
LEAF_SIZES_AT = 2.5                         # the radius of a crown whose leaves have the sizes given

# For a plant of size 1.
POT = measures(z=.2, foot=.15, height=.4, top=.21, edge=.02)
RIM = measures(z=.41, radius=.225, height=.06, edge=.01)
STEMS = measures(count=5, lean=.09, bend=.4, heights=(.4, .7, 1.05), radius=.006)
FOLIAGE = measures(z=.85, size=(.13, .13, .17))

# Of the bough's length; the spine is cut in pieces, each twig in four.
SPINE = measures(pieces=10, wander=.06, arch=.10, arch_bend=3, radius=.014)
TWIG = measures(first=.18, span=.8, reach=.42, shorter=.22, reaches=(.8, 1.2), radius=.005, pieces=4, droop=.5)
TWIG_AIM = measures(along=.75, across=.35, up=(.45, .95))
LEAF_AIM = measures(along=.7, up=.8, hang=-.25, sway=(.4, .6), twist=.5)
LEAF_SIZES, STEM_TAPER = (.75, 1.2), .75


def turned(chance):
    return Vector([chance.gauss(0, 1) for _ in range(3)]).to_track_quat("Z", "Y").to_matrix()


def crown(leaves, radius, seed, material, flatness=.32, leaf=(.06, .14), clumps=11):
    """A crown of several clumps; `leaf` is the span of leaf sizes."""
    chance = random.Random(seed)
    spread = (CROWN_SPREAD, CROWN_SPREAD, flatness)
    blobs = [(Vector([chance.gauss(0, s) for s in spread]) * radius, chance.uniform(*CLUMP_SIZES) * radius) for _ in range(clumps)]
    bm = bmesh.new()
    for _ in range(leaves):
        centre, size = chance.choice(blobs)
        out = Vector([chance.gauss(0, 1) for _ in range(3)]).normalized()
        spot = centre + out * size * chance.random() ** TO_THE_RIM
        turn, span = turned(chance), chance.uniform(*leaf) * radius / LEAF_SIZES_AT
        bm.faces.new([bm.verts.new(spot + turn @ Vector(corner) * span) for corner in LEAF])
    return to_mesh(bm, "crown", material)


def potted(meshes, pot_material, x, y, z, size, chance):
    drum("pot", (x, y, z + POT.z * size), POT.foot * size, POT.height * size, pot_material, segments=40, bevel=POT.edge, top=POT.top * size)
    drum("rim", (x, y, z + RIM.z * size), RIM.radius * size, RIM.height * size, pot_material, segments=40, bevel=RIM.edge)
    bark = plain("stem", STEM_BROWN, roughness=.8)
    low, bend, tip = (z + height * size for height in STEMS.heights)
    for _ in range(STEMS.count):
        lean = [chance.gauss(0, STEMS.lean) * size for _ in range(2)]
        tube("stem", [(x, y, low), (x + lean[0] * STEMS.bend, y + lean[1] * STEMS.bend, bend), (x + lean[0], y + lean[1], tip)],
             STEMS.radius * size, bark)
    scatter(chance.choice(meshes), (x, y, z + FOLIAGE.z * size), tuple(side * size for side in FOLIAGE.size), chance.random() * ANY_WAY)


def bough(seed, material, length=1.5, twigs=9, leaves=11, leaf=.075, droop=.25):
    """A bough with twigs and leaves in pairs, growing along +X: casts a shadow that reads as a tree, not as confetti."""
    chance = random.Random(seed)
    bm = bmesh.new()
    pieces = SPINE.pieces
    spine = [Vector((length * t, SPINE.wander * length * chance.gauss(0, 1) * t,
                     length * (SPINE.arch * math.sin(SPINE.arch_bend * t) - droop * t * t)))
             for t in (k / pieces for k in range(pieces + 1))]
    add_stem(bm, spine, SPINE.radius * length)
    for k in range(twigs):
        t = TWIG.first + TWIG.span * k / twigs
        root = spine[min(pieces - 1, int(t * pieces))].lerp(spine[min(pieces, int(t * pieces) + 1)], t * pieces % 1)
        side = 1 if k % 2 else -1
        reach = length * (TWIG.reach - TWIG.shorter * t) * chance.uniform(*TWIG.reaches)
        aim = Vector((TWIG_AIM.along, chance.gauss(0, TWIG_AIM.across), side * chance.uniform(*TWIG_AIM.up))).normalized()
        twig = [root + aim * reach * s - Vector((0, 0, droop * TWIG.droop * reach * s * s))
                for s in (n / TWIG.pieces for n in range(TWIG.pieces + 1))]
        add_stem(bm, twig, TWIG.radius * length)
        for n in range(leaves):
            add_leaf(bm, chance, twig, (n + 1) / leaves, 1 if n % 2 else -1, leaf)
    return to_mesh(bm, "bough", material)


def add_leaf(bm, chance, twig, t, side, size):
    at = min(TWIG.pieces - 1, int(t * TWIG.pieces))
    spot = twig[at].lerp(twig[at + 1], min(1, t * TWIG.pieces - at))
    along = (twig[at + 1] - twig[at]).normalized()
    up = Vector((*(chance.gauss(0, sway) for sway in LEAF_AIM.sway), side)).normalized()
    way = (along * LEAF_AIM.along + up * LEAF_AIM.up + Vector((0, 0, LEAF_AIM.hang))).normalized()
    across = way.cross(Vector((chance.gauss(0, LEAF_AIM.twist), -1, chance.gauss(0, LEAF_AIM.twist)))).normalized()
    normal = way.cross(across)
    span = size * chance.uniform(*LEAF_SIZES)
    bm.faces.new([bm.verts.new(spot + (across * x + way * y + normal * z) * span) for x, y, z in LONG_LEAF])


def add_stem(bm, points, radius, sides=5):
    rings = []
    for i, point in enumerate(points):
        thin = radius * (1 - STEM_TAPER * i / (len(points) - 1))
        rings.append([bm.verts.new(point + Vector((0, math.cos(a), math.sin(a))) * thin)
                      for a in (2 * math.pi * k / sides for k in range(sides))])
    for low, high in zip(rings, rings[1:]):
        for k in range(sides):
            n = (k + 1) % sides
            bm.faces.new((low[k], low[n], high[n], high[k]))
