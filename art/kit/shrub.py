"""Shrubs in clay pots: boughs that rise from one root, with leaves in pairs. Metres, for a shrub of size 1."""
import math

from mathutils import Matrix

from measures import measures
from . import plants, shapes, surfaces
from .plants import POT, RIM

LEAVES = ((.030, .085, .022), (.045, .110, .028), (.070, .130, .032))
CLAY_COLOUR, SOIL_COLOUR = (.36, .15, .075), (.035, .024, .017)
LEAF = measures(through=.25, roughness=.40, specular=.45)
BOUGH = measures(length=.9, twigs=9, leaves=8, leaf=.055, droop=.12)
BOUGHS = measures(count=9, apart=2.4, root=.05, leans=(.08, .62), sway=.06, lengths=(.75, 1.1))   # leans: from upright to outermost
SOIL = measures(z=.43, radius=.195, thick=.02)


def leaf(name, colour):
    material = surfaces.cloth(name, colour, LEAF.through)
    inputs = material.node_tree.nodes["Principled BSDF"].inputs
    inputs["Roughness"].default_value, inputs["Specular"].default_value = LEAF.roughness, LEAF.specular
    return material


class Shrubs:
    def __init__(self):
        self.boughs = [plants.bough(k + 5, leaf(f"shrub_leaf{k}", colour), **BOUGH._asdict()) for k, colour in enumerate(LEAVES)]
        self.clay = surfaces.concrete("clay", CLAY_COLOUR, scale=6, bump=.3, variance=.3)
        self.soil = surfaces.concrete("soil", SOIL_COLOUR, scale=18, bump=1, variance=.4)

    def stand(self, x, y, z, size, chance):
        shapes.drum("pot", (x, y, z + POT.z * size), POT.foot * size, POT.height * size, self.clay, segments=40, bevel=POT.edge, top=POT.top * size)
        shapes.drum("rim", (x, y, z + RIM.z * size), RIM.radius * size, RIM.height * size, self.clay, segments=40, bevel=RIM.edge)
        shapes.drum("soil", (x, y, z + SOIL.z * size), SOIL.radius * size, SOIL.thick * size, self.soil)
        upright, outermost = BOUGHS.leans
        for n in range(BOUGHS.count):
            lean = upright + (outermost - upright) * n / (BOUGHS.count - 1) + chance.gauss(0, BOUGHS.sway)
            turn, roll = n * BOUGHS.apart + chance.gauss(0, BOUGHS.sway), chance.random() * shapes.ANY_WAY
            # A bough grows along +X.
            rise = Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(lean - math.pi / 2, 4, "Y") @ Matrix.Translation((BOUGHS.root, 0, 0))
            root = Matrix.Translation((x, y, z + SOIL.z * size))
            grown = Matrix.Rotation(roll, 4, "X") @ Matrix.Scale(size * chance.uniform(*BOUGHS.lengths), 4)
            shapes.place(chance.choice(self.boughs), root @ rise @ grown)
