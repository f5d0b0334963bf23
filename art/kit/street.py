"""A residential street without light: wet road, dark neighbours, poles, a parked scooter."""
import math

from . import plants, shapes, surfaces
from .nodes import Graph

STOREY = 3.05
WALL, TRIM, GLASS, IRON, TANK, COVER = range(6)


def wet_asphalt():
    material = surfaces.plain("asphalt", (.03, .03, .032), .5, specular=.6)
    graph = Graph(material)
    where = graph.position()
    wet = graph.remap(graph.noise(where, .42, 5, .55), .42, .60, 0, 1, smooth=True)
    shader = graph.surface()
    graph.feed(shader.inputs["Roughness"], graph.remap(wet, 0, 1, .42, .055))
    graph.feed(shader.inputs["Base Color"], graph.mix(wet, (.052, .050, .049), (.020, .020, .021)))
    grain = graph.node("Bump", {"Height": graph.noise(where, 34, 4, .7), "Distance": .012,
                                "Strength": graph.remap(wet, 0, .9, .55, .015)})
    graph.feed(shader.inputs["Normal"], grain.outputs[0])
    return material


def lay_street(kerb_y, paving, slab):
    verge = surfaces.concrete("verge", (.15, .125, .095), 1.2, .6, .35, .8)
    shapes.box("road", (0, kerb_y - 5.3, -.09), (160, 11.2, .06), wet_asphalt(), 0)
    shapes.box("earth", (0, 40, -.16), (400, 120, .1), verge, 0)
    shapes.box("pavement", (0, kerb_y + .43, -.045), (160, .9, .06), paving, 0)
    shapes.box("kerb", (0, kerb_y, -.02), (160, .14, .14), slab, .02)
    shapes.box("far_side", (0, kerb_y - 15, -.05), (160, 8, .1), verge, 0)


class Neighbours:
    """Houses along the street, front towards -Y, built of one set of dark materials."""

    def __init__(self, chance):
        self.chance = chance
        tints = ((.42, .38, .34), (.34, .34, .36), (.46, .36, .30), (.38, .40, .38))
        self.walls = [surfaces.concrete(f"neighbour{i}", t, 1.2, .2, .1, streaks=.35) for i, t in enumerate(tints)]
        self.trim = surfaces.concrete("neighbour_trim", (.50, .48, .45), 2, .3, .1)
        self.glass = surfaces.plain("dark_glass", (.01, .012, .016), .08, specular=.6)
        self.iron = surfaces.plain("neighbour_iron", (.018, .019, .022), .45, .3)
        self.tank = surfaces.plain("neighbour_tank", (.012, .012, .013), .38)
        self.cover = surfaces.plain("neighbour_cover", (.55, .55, .54), .5)

    def house(self, left, right, front, storeys, tint, tank=True):
        parts = shapes.Parts(self.walls[tint], self.trim, self.glass, self.iron, self.tank, self.cover)
        width, depth, height = right - left, 9 - front, storeys * STOREY + .2
        middle = (left + right) / 2
        parts.box((middle, front + depth / 2, height / 2), (width, depth, height))
        self.parapet(parts, left, right, front, depth, height)
        bays = max(2, round(width / 3.1))
        balcony = self.chance.randrange(bays)
        for floor in range(storeys):
            base = floor * STOREY + .1
            parts.box((middle, front - .04, base + STOREY), (width + .12, .14, .22), TRIM)
            for bay in range(bays):
                x = left + width * (bay + .5) / bays
                if floor and bay == balcony:
                    self.balcony(parts, x, front, base, width / bays)
                else:
                    self.window(parts, x, front, base)
                    if floor and self.chance.random() < .4:
                        self.air_conditioner(parts, x + .2, front, base + .55)
            self.flank(parts, right, front, depth, base)
        for x in (left + .25, right - .3):
            parts.drum((x, front - .07, height / 2), .05, height, COVER)
        if tank:
            x = middle + self.chance.uniform(-.2, .2) * width
            parts.box((x, front + depth * .7, height + .5), (2.6, 2.4, 1.0))
            parts.drum((x, front + depth * .7, height + 1.55), .5, 1.0, TANK, segments=32)
        parts.object("neighbour", .008)
        self.compound(left, right, self.walls[tint])

    def parapet(self, parts, left, right, front, depth, height):
        for x, w, y, d in (((left + right) / 2, right - left, front + .1, .2), (left + .1, .2, front + depth / 2, depth),
                           (right - .1, .2, front + depth / 2, depth)):
            parts.box((x, y, height + .35), (w, d, .7))
            parts.box((x, y, height + .73), (w + .1, d + .1, .06), TRIM)

    def window(self, parts, x, front, base):
        z = base + 1.6
        parts.box((x, front - .01, z), (1.5, .06, 1.3), GLASS)
        for dx in (-.75, -.25, .25, .75):
            parts.box((x + dx, front - .05, z), (.05, .06, 1.34), IRON)
        for k in range(6):
            parts.box((x, front - .06, z - .55 + k * .22), (1.5, .014, .014), IRON)
        parts.box((x, front - .07, z - .72), (1.7, .2, .06), TRIM)
        parts.box((x, front - .28, z + .80), (1.95, .56, .08), TRIM)

    def balcony(self, parts, x, front, base, span):
        reach, width = 1.15, min(span * 1.15, 3.6)
        parts.box((x, front - reach / 2, base), (width, reach, .14), TRIM)
        parts.box((x, front - .01, base + 1.15), (1.7, .06, 2.1), GLASS)
        for dx in (-.85, 0, .85):
            parts.box((x + dx, front - .05, base + 1.15), (.06, .06, 2.1), IRON)
        for z in (.12, 1.0):
            parts.box((x, front - reach + .03, base + z), (width, .04, .04), IRON)
        for i in range(int(width / .13) + 1):
            parts.box((x - width / 2 + .02 + i * .13, front - reach + .03, base + .56), (.016, .016, .9), IRON)
        for side in (-1, 1):
            parts.box((x + side * width / 2, front - reach / 2, base + 1.0), (.04, reach, .04), IRON)

    def air_conditioner(self, parts, x, front, z):
        parts.box((x, front - .22, z), (.82, .30, .55), COVER)
        parts.drum((x - .12, front - .375, z), .21, .012, IRON, axis="Y", segments=28)
        parts.box((x, front - .2, z - .31), (.7, .36, .04), IRON)

    def flank(self, parts, x, front, depth, base):
        for k in range(2):
            y = front + depth * (k + .5) / 2
            parts.box((x + .01, y, base + 1.6), (.06, 1.3, 1.2), GLASS)
            parts.box((x + .25, y, base + 2.35), (.5, 1.6, .07), TRIM)

    def compound(self, left, right, wall):
        gate = left + (right - left) * .68
        parts = shapes.Parts(wall, self.trim, self.glass, self.iron)
        for a, b in ((left, gate - 1.4), (gate + 1.4, right)):
            parts.box(((a + b) / 2, -5.0, .62), (b - a, .2, 1.24))
            parts.box(((a + b) / 2, -5.0, 1.27), (b - a + .06, .3, .06), TRIM)
        for side in (-1, 1):
            parts.box((gate + side * 1.4, -5.0, .8), (.36, .36, 1.6), TRIM)
        for i in range(23):
            parts.box((gate - 1.2 + i * 2.4 / 22, -5.0, .72), (.02, .02, 1.3), IRON)
        for z in (.1, .7, 1.36):
            parts.box((gate, -5.0, z), (2.5, .04, .05), IRON)
        parts.object("compound", .006)


def pole(x, y, height, concrete, iron, lamp=True):
    shapes.drum("pole", (x, y, height / 2), .13, height, concrete, segments=20, bevel=0, top=.085)
    shapes.box("cross_arm", (x, y, height - .25), (.08, 1.3, .08), iron, .006)
    for d in (-.55, -.2, .2, .55):
        shapes.drum("insulator", (x, y + d, height - .14), .035, .14, concrete, segments=12)
    if lamp:
        shapes.tube("lamp_arm", [(x, y, height - 1.5), (x, y - .7, height - 1.0), (x, y - 1.5, height - .85)], .035, iron)
        shapes.box("lamp_head", (x, y - 1.75, height - .87), (.22, .6, .1), iron, .02)


def tree(x, y, size, height, crowns, bark, chance):
    shapes.scatter(chance.choice(crowns), (x, y, height), (size, size, size * .92), chance.random() * 6)
    shapes.tube("trunk", [(x, y, 0), (x + .08, y, height * .5), (x - .05, y + .1, height)], .13 * size, bark)
    for k in range(4):
        a = k * 1.7 + chance.random()
        reach = 1.3 * size
        shapes.tube("bough", [(x, y, height * .55), (x + reach * .4 * math.cos(a), y + reach * .4 * math.sin(a), height * .85),
                              (x + reach * math.cos(a), y + reach * math.sin(a), height + .5 * size)], .05 * size, bark)


def crowns(material, count=4):
    return [plants.crown(34000, 3.2, k, material, .28, (.024, .056), 16) for k in range(count)]
