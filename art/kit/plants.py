"""Trees and pot plants as clouds of leaf cards."""
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
