"""Trees and pot plants as clouds of leaf cards."""
import math
import random

import bmesh
from mathutils import Vector

from .shapes import drum, scatter, to_mesh, tube
from .surfaces import plain

LEAF = ((-.5, -1, 0), (.5, -1, 0), (.6, .4, 0), (0, 1.2, 0), (-.6, .4, 0))


def turned(chance):
    return Vector([chance.gauss(0, 1) for _ in range(3)]).to_track_quat("Z", "Y").to_matrix()


def crown(leaves, radius, seed, material, flatness=.32, leaf=(.06, .14), clumps=11):
    """A crown of several clumps; `leaf` is the span of leaf sizes."""
    chance = random.Random(seed)
    spread = (.5, .5, flatness)
    blobs = [(Vector([chance.gauss(0, s) for s in spread]) * radius, chance.uniform(.35, .6) * radius) for _ in range(clumps)]
    bm = bmesh.new()
    for _ in range(leaves):
        centre, size = chance.choice(blobs)
        out = Vector([chance.gauss(0, 1) for _ in range(3)]).normalized()
        spot = centre + out * size * chance.random() ** .35
        turn, span = turned(chance), chance.uniform(*leaf) * radius / 2.5
        bm.faces.new([bm.verts.new(spot + turn @ Vector(corner) * span) for corner in LEAF])
    return to_mesh(bm, "crown", material)


def potted(meshes, pot_material, x, y, z, size, chance):
    drum("pot", (x, y, z + .2 * size), .15 * size, .4 * size, pot_material, segments=40, bevel=.02, top=.21 * size)
    drum("rim", (x, y, z + .41 * size), .225 * size, .06 * size, pot_material, segments=40, bevel=.01)
    bark = plain("stem", (.10, .07, .04), .8)
    for _ in range(5):
        lean = [chance.gauss(0, .09) * size for _ in range(2)]
        tube("stem", [(x, y, z + .4 * size), (x + lean[0] * .4, y + lean[1] * .4, z + .7 * size),
                      (x + lean[0], y + lean[1], z + 1.05 * size)], .006 * size, bark)
    scatter(chance.choice(meshes), (x, y, z + .85 * size), (.13 * size, .13 * size, .17 * size), chance.random() * 6)


LONG_LEAF = ((0, 0, 0), (.16, .45, .02), (.20, .85, .03), (.12, 1.35, .02), (0, 1.8, 0), (-.12, 1.35, .02), (-.20, .85, .03), (-.16, .45, .02))


def bough(seed, material, length=1.5, twigs=9, leaves=11, leaf=.075, droop=.25):
    """A bough with twigs and leaves in pairs, growing along +X: casts a shadow that reads as a tree, not as confetti."""
    chance = random.Random(seed)
    bm = bmesh.new()
    spine = [Vector((length * t, .06 * length * chance.gauss(0, 1) * t, length * (.10 * math.sin(3 * t) - droop * t * t)))
             for t in (k / 10 for k in range(11))]
    add_stem(bm, spine, .014 * length)
    for k in range(twigs):
        t = .18 + .8 * k / twigs
        root = spine[min(9, int(t * 10))].lerp(spine[min(10, int(t * 10) + 1)], t * 10 % 1)
        side = 1 if k % 2 else -1
        reach = length * (.42 - .22 * t) * chance.uniform(.8, 1.2)
        aim = Vector((.75, chance.gauss(0, .35), side * chance.uniform(.45, .95))).normalized()
        twig = [root + aim * reach * s - Vector((0, 0, droop * .5 * reach * s * s)) for s in (0, .25, .5, .75, 1)]
        add_stem(bm, twig, .005 * length)
        for n in range(leaves):
            add_leaf(bm, chance, twig, (n + 1) / leaves, 1 if n % 2 else -1, leaf)
    return to_mesh(bm, "bough", material)


def add_leaf(bm, chance, twig, t, side, size):
    at = min(3, int(t * 4))
    spot = twig[at].lerp(twig[at + 1], min(1, t * 4 - at))
    along = (twig[at + 1] - twig[at]).normalized()
    up = Vector((chance.gauss(0, .4), chance.gauss(0, .6), side)).normalized()
    way = (along * .7 + up * .8 + Vector((0, 0, -.25))).normalized()
    across = way.cross(Vector((chance.gauss(0, .5), -1, chance.gauss(0, .5)))).normalized()
    normal = way.cross(across)
    span = size * chance.uniform(.75, 1.2)
    bm.faces.new([bm.verts.new(spot + (across * x + way * y + normal * z) * span) for x, y, z in LONG_LEAF])


def add_stem(bm, points, radius, sides=5):
    rings = []
    for i, point in enumerate(points):
        thin = radius * (1 - .75 * i / (len(points) - 1))
        rings.append([bm.verts.new(point + Vector((0, math.cos(a), math.sin(a))) * thin)
                      for a in (2 * math.pi * k / sides for k in range(sides))])
    for low, high in zip(rings, rings[1:]):
        for k in range(sides):
            n = (k + 1) % sides
            bm.faces.new((low[k], low[n], high[n], high[k]))
