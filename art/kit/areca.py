"""Areca palms in clay pots: fronds that arch from one root, leaflets in pairs along them. Metres, for a palm of size 1."""
import math
import random

import bmesh
from mathutils import Vector

from measures import measures
from . import shapes, surfaces
from .trees import add_limb

RIB_COLOUR, LEAF_COLOURS = (.30, .29, .07), ((.080, .180, .034), (.110, .215, .040), (.175, .245, .046))
CLAY_COLOUR, SOIL_COLOUR = (.40, .165, .085), (.035, .024, .017)
LEAF = measures(through=.4, roughness=.36, specular=.5)

# Radius, height: up the outside, over the rim and down to the soil.
POT = ((.145, 0), (.150, .012), (.195, .335), (.222, .340), (.228, .352), (.228, .400), (.222, .410), (.204, .410), (.196, .398), (.188, .340))
SOIL = measures(z=.350, radius=.194, thick=.03)

# From the first, upright frond to the last: lean at the root and bend up to the tip, in radians.
FROND = measures(count=16, apart=2.4, root=.07, lengths=(1.0, 1.3), leans=(.03, .42), bends=(.55, 1.40), bend_late=1.7,
                 pieces=14, radius=.0085, taper=.85, sway=.10)
# From the first pair to the last: the angle with the rib; lift and sag give a V with hanging tips.
LEAFLET = measures(pairs=30, first=.34, length=.34, swell=(.22, .90), lengths=(.88, 1.1), angles=(1.05, .42),
                   lift=.42, sags=(.25, .75), width=.0085, crease=.35, sway=.09)
BLADE = ((0, .35), (.18, .85), (.42, 1), (.68, .80), (.88, .42), (1, 0))   # share of the length, of the width


def between(span, t):
    first, last = span
    return first + (last - first) * t


def rib(chance, heading, outer):
    out = Vector((math.cos(heading), math.sin(heading), 0))
    lean, bend = between(FROND.leans, outer) + chance.gauss(0, FROND.sway), between(FROND.bends, outer)
    piece = chance.uniform(*FROND.lengths) / FROND.pieces
    points = [out * FROND.root * outer]
    for k in range(1, FROND.pieces + 1):
        pitch = lean + bend * (k / FROND.pieces) ** FROND.bend_late
        points.append(points[-1] + (out * math.sin(pitch) + Vector((0, 0, math.cos(pitch)))) * piece)
    return points


def add_leaflet(bm, chance, root, along, side, t, slot):
    across = along.cross(Vector((0, 0, 1))).normalized() * side
    above = across.cross(along) * side
    angle = between(LEAFLET.angles, t) + chance.gauss(0, LEAFLET.sway)
    way = (along * math.cos(angle) + across * math.sin(angle) + above * LEAFLET.lift).normalized()
    flat = way.cross(above).normalized()
    length = LEAFLET.length * math.sin(math.pi * between(LEAFLET.swell, t)) * chance.uniform(*LEAFLET.lengths)
    sag = Vector((0, 0, chance.uniform(*LEAFLET.sags) * length))
    rows = []
    for s, share in BLADE:
        middle, half = root + way * length * s - sag * s * s, LEAFLET.width * share
        rows.append([bm.verts.new(middle + flat * half * k + above * half * LEAFLET.crease * abs(k)) for k in (-1, 0, 1)])
    for low, high in zip(rows, rows[1:]):
        for k in (0, 1):
            bm.faces.new((low[k], low[k + 1], high[k + 1], high[k])).material_index = slot


def add_frond(bm, chance, points, slot):
    pieces = FROND.pieces
    add_limb(bm, points, [FROND.radius * (1 - FROND.taper * k / pieces) for k in range(pieces + 1)], sides=6)
    for n in range(LEAFLET.pairs):
        t = n / (LEAFLET.pairs - 1)
        at = between((LEAFLET.first, 1), t) * pieces
        k = min(pieces - 1, int(at))
        for side in (-1, 1):
            add_leaflet(bm, chance, points[k].lerp(points[k + 1], at - k), (points[k + 1] - points[k]).normalized(), side, t, slot)


def foliage(seed, stalk, leaves):
    chance, bm = random.Random(seed), bmesh.new()
    for n in range(FROND.count):
        points = rib(chance, n * FROND.apart + chance.gauss(0, FROND.sway), n / (FROND.count - 1))
        add_frond(bm, chance, points, slot=1 + chance.randrange(len(leaves)))
    return shapes.to_mesh(bm, "areca", stalk, *leaves, smooth=50)


def leaf(name, colour):
    material = surfaces.cloth(name, colour, LEAF.through)
    inputs = material.node_tree.nodes["Principled BSDF"].inputs
    inputs["Roughness"].default_value, inputs["Specular"].default_value = LEAF.roughness, LEAF.specular
    return material


class Arecas:
    """A few palms, stood as often as wanted."""

    def __init__(self, kinds=3):
        stalk = surfaces.plain("areca_rib", RIB_COLOUR, roughness=.45)
        leaves = [leaf(f"areca_leaf{k}", colour) for k, colour in enumerate(LEAF_COLOURS)]
        self.palms = [foliage(k, stalk, leaves) for k in range(kinds)]
        self.pot = shapes.lathe("pot", POT, surfaces.concrete("terracotta", CLAY_COLOUR, scale=6, bump=.3, variance=.25))
        self.soil = surfaces.concrete("soil", SOIL_COLOUR, scale=18, bump=1, variance=.4)

    def stand(self, x, y, z, size, chance):
        turn = chance.random() * shapes.ANY_WAY
        shapes.scatter(self.pot, (x, y, z), size, turn)
        shapes.drum("soil", (x, y, z + SOIL.z * size), SOIL.radius * size, SOIL.thick * size, self.soil)
        shapes.scatter(chance.choice(self.palms), (x, y, z + SOIL.z * size), size, turn)
