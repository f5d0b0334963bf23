"""A residential street, without light or with: wet road, neighbours, poles, a parked scooter.

Metres; houses front -Y. Heights are measured from the floor, window, roof or pole's top that the part belongs to.
"""
import math
import random

from flare import area
from measures import measures
from . import plants, shapes, surfaces
from .nodes import Graph

STOREY = 3.05
WALL, TRIM, GLASS, IRON, TANK, COVER, LIT = range(7)
LIT_SEED, WINDOW_GLOW, WINDOW_STRENGTH = 5, (1, .62, .30), 1.1
LAMP_GLOW, LAMP_STRENGTH, LAMP_POWER = (1, .80, .56), 30, 130

ASPHALT, DRY_ROAD, WET_ROAD, VERGE = (.03, .03, .032), (.052, .050, .049), (.020, .020, .021), (.15, .125, .095)
TINTS = ((.42, .38, .34), (.34, .34, .36), (.46, .36, .30), (.38, .40, .38))
TRIM_GREY, COVER_GREY = (.50, .48, .45), (.55, .55, .54)
DARK_GLASS, IRON_BLACK, TANK_BLACK = (.01, .012, .016), (.018, .019, .022), (.012, .012, .013)

AFTER_RAIN, DRY = .42, .95   # levels of noise, see asphalt

# y from the kerb's line, but for the earth.
STREET_LENGTH = 160
ROAD = measures(y=-5.3, z=-.09, width=11.2, thick=.06)
PAVEMENT = measures(y=.43, z=-.045, width=.9, thick=.06)
KERB = measures(y=0, z=-.02, width=.14, thick=.14)
FAR_SIDE = measures(y=-15, z=-.05, width=8, thick=.1)
EARTH_AT, EARTH_SIZE = (0, 40, -.16), (400, 120, .1)

BACK_Y, ABOVE_STOREYS, FLOOR_LIFT, BAY = 9, .2, .1, 3.1
BAND = measures(out=.04, over=.12, thick=.14, height=.22)
DOWNPIPES = measures(left=.25, right=.3, out=.07, radius=.05)
TANK_ROOM = measures(off=.2, depth=.7, size=(2.6, 2.4, 1.0))   # off and depth: of the house
TANK_DRUM = measures(z=1.55, radius=.5, height=1.0)
PARAPET = measures(thick=.2, height=.7)
COPING = measures(z=.73, over=.1, thick=.06)

WINDOW = measures(z=1.6, out=.01, size=(1.5, .06, 1.3))
MULLIONS = measures(across=(-.75, -.25, .25, .75), out=.05, size=(.05, .06, 1.34))
GRILLE = measures(count=6, first=-.55, pitch=.22, out=.06, size=(1.5, .014, .014))
SILL, CHAJJA = measures(z=-.72, out=.07, size=(1.7, .2, .06)), measures(z=.80, out=.28, size=(1.95, .56, .08))
FLANK_WINDOW = measures(count=2, z=1.6, out=.01, size=(.06, 1.3, 1.2))
FLANK_CHAJJA = measures(z=2.35, out=.25, size=(.5, 1.6, .07))

BALCONY = measures(reach=1.15, share=1.15, widest=3.6, thick=.14)   # share: of the bay
BALCONY_DOOR = measures(z=1.15, out=.01, size=(1.7, .06, 2.1))
DOOR_MULLIONS = measures(across=(-.85, 0, .85), out=.05, size=(.06, .06, 2.1))
RAILS = measures(heights=(.12, 1.0), inset=.03, thick=.04)
BARS = measures(first=.02, pitch=.13, z=.56, size=(.016, .016, .9))

AIR_CONDITIONER_SHARE = .4
AIR_CONDITIONER = measures(x=.2, z=.55, out=.22, size=(.82, .30, .55))
AC_FAN = measures(x=-.12, out=.375, radius=.21, thick=.012)
AC_SHELF = measures(z=-.31, out=.2, size=(.7, .36, .04))

COMPOUND_Y, GATE_SHARE = -5.0, .68   # share: of the front, from its left end
COMPOUND_WALL, COMPOUND_COPING = measures(thick=.2, height=1.24), measures(z=1.27, over=.06, width=.3, thick=.06)
GATE_PIER = measures(x=1.4, side=.36, height=1.6)
GATE_BARS = measures(gaps=22, half=1.2, z=.72, size=(.02, .02, 1.3))
GATE_RAILS = measures(heights=(.1, .7, 1.36), size=(2.5, .04, .05))

POLE = measures(foot=.13, top=.085)
CROSS_ARM = measures(below=.25, size=(.08, 1.3, .08))
INSULATORS = measures(along=(-.55, -.2, .2, .55), below=.14, radius=.035, height=.14)
LAMP_ARM = measures(points=((0, 1.5), (-.7, 1.0), (-1.5, .85)), radius=.035)   # y, how far below the pole's top
LAMP_HEAD = measures(y=-1.75, below=.87, size=(.22, .6, .1))

# Of the crown's size, but for the trunk's bends; heights: of the trunk's.
CROWN_FLATTER, TRUNK_RADIUS = .92, .13
TRUNK_BENDS = measures(middle_x=.08, middle=.5, top_x=-.05, top_y=.1)
BOUGHS = measures(count=4, apart=1.7, reach=1.3, bend=.4, root_z=.55, bend_z=.85, tip=.5, radius=.05)


def asphalt(puddles):
    """`puddles`: the level of noise from which the road is wet."""
    material = surfaces.plain("asphalt", ASPHALT, roughness=.5, specular=.6)
    graph = Graph(material)
    where = graph.position()
    wet = graph.remap(graph.noise(where, scale=.42, detail=5, roughness=.55), low=puddles, high=puddles + .18, smooth=True)
    shader = graph.surface()
    graph.feed(shader.inputs["Roughness"], graph.remap(wet, low=0, high=1, to_low=.42, to_high=.055))
    graph.feed(shader.inputs["Base Color"], graph.mix(wet, DRY_ROAD, WET_ROAD))
    grain = graph.node("Bump", {"Height": graph.noise(where, scale=34, detail=4, roughness=.7), "Distance": .012,
                                "Strength": graph.remap(wet, low=0, high=.9, to_low=.55, to_high=.015)})
    graph.feed(shader.inputs["Normal"], grain.outputs[0])
    return material


def lay_street(kerb_y, paving, slab, puddles=AFTER_RAIN):
    verge = surfaces.concrete("verge", VERGE, scale=1.2, bump=.6, variance=.35, roughness=.8)

    def lane(name, part, material, bevel=0):
        shapes.box(name, (0, kerb_y + part.y, part.z), (STREET_LENGTH, part.width, part.thick), material, bevel)

    lane("road", ROAD, asphalt(puddles))
    shapes.box("earth", EARTH_AT, EARTH_SIZE, verge, bevel=0)
    lane("pavement", PAVEMENT, paving)
    lane("kerb", KERB, slab, bevel=.02)
    lane("far_side", FAR_SIDE, verge)


class Neighbours:
    """Houses along the street, front towards -Y, built of one set of dark materials. `lit`: share of their windows."""

    def __init__(self, chance, lit=0):
        self.chance = chance
        self.lit, self.lit_chance = lit, random.Random(LIT_SEED)
        self.light = surfaces.plain("lit_window", DARK_GLASS, roughness=.3, emission=WINDOW_GLOW, strength=WINDOW_STRENGTH)
        self.walls = [surfaces.concrete(f"neighbour{i}", tint, scale=1.2, bump=.2, variance=.1, streaks=.35) for i, tint in enumerate(TINTS)]
        self.trim = surfaces.concrete("neighbour_trim", TRIM_GREY, scale=2, bump=.3, variance=.1)
        self.glass = surfaces.plain("dark_glass", DARK_GLASS, roughness=.08, specular=.6)
        self.iron = surfaces.plain("neighbour_iron", IRON_BLACK, roughness=.45, metallic=.3)
        self.tank = surfaces.plain("neighbour_tank", TANK_BLACK, roughness=.38)
        self.cover = surfaces.plain("neighbour_cover", COVER_GREY, roughness=.5)

    def house(self, left, right, front, storeys, tint, tank=True):
        parts = shapes.Parts(self.walls[tint], self.trim, self.glass, self.iron, self.tank, self.cover, self.light)
        width, depth, height = right - left, BACK_Y - front, storeys * STOREY + ABOVE_STOREYS
        middle = (left + right) / 2
        parts.box((middle, front + depth / 2, height / 2), (width, depth, height))
        self.parapet(parts, left, right, front, depth, height)
        bays = max(2, round(width / BAY))
        balcony = self.chance.randrange(bays)
        for floor in range(storeys):
            base = floor * STOREY + FLOOR_LIFT
            parts.box((middle, front - BAND.out, base + STOREY), (width + BAND.over, BAND.thick, BAND.height), TRIM)
            for bay in range(bays):
                x = left + width * (bay + .5) / bays
                if floor and bay == balcony:
                    self.balcony(parts, x, front, base, width / bays)
                else:
                    self.window(parts, x, front, base)
                    if floor and self.chance.random() < AIR_CONDITIONER_SHARE:
                        self.air_conditioner(parts, x + AIR_CONDITIONER.x, front, base + AIR_CONDITIONER.z)
            self.flank(parts, right, front, depth, base)
        for x in (left + DOWNPIPES.left, right - DOWNPIPES.right):
            parts.drum((x, front - DOWNPIPES.out, height / 2), DOWNPIPES.radius, height, COVER)
        if tank:
            x, y = middle + self.chance.uniform(-TANK_ROOM.off, TANK_ROOM.off) * width, front + depth * TANK_ROOM.depth
            parts.box((x, y, height + TANK_ROOM.size[2] / 2), TANK_ROOM.size)
            parts.drum((x, y, height + TANK_DRUM.z), TANK_DRUM.radius, TANK_DRUM.height, TANK, segments=32)
        parts.object("neighbour", bevel=.008)
        self.compound(left, right, self.walls[tint])

    def parapet(self, parts, left, right, front, depth, height):
        thick, middle_y = PARAPET.thick, front + depth / 2
        for x, w, y, d in (((left + right) / 2, right - left, front + thick / 2, thick), (left + thick / 2, thick, middle_y, depth),
                           (right - thick / 2, thick, middle_y, depth)):
            parts.box((x, y, height + PARAPET.height / 2), (w, d, PARAPET.height))
            parts.box((x, y, height + COPING.z), (w + COPING.over, d + COPING.over, COPING.thick), TRIM)

    def pane(self):
        return LIT if self.lit_chance.random() < self.lit else GLASS

    def window(self, parts, x, front, base):
        z = base + WINDOW.z
        parts.box((x, front - WINDOW.out, z), WINDOW.size, self.pane())
        for dx in MULLIONS.across:
            parts.box((x + dx, front - MULLIONS.out, z), MULLIONS.size, IRON)
        for k in range(GRILLE.count):
            parts.box((x, front - GRILLE.out, z + GRILLE.first + k * GRILLE.pitch), GRILLE.size, IRON)
        for slab in (SILL, CHAJJA):
            parts.box((x, front - slab.out, z + slab.z), slab.size, TRIM)

    def balcony(self, parts, x, front, base, span):
        reach, width = BALCONY.reach, min(span * BALCONY.share, BALCONY.widest)
        parts.box((x, front - reach / 2, base), (width, reach, BALCONY.thick), TRIM)
        parts.box((x, front - BALCONY_DOOR.out, base + BALCONY_DOOR.z), BALCONY_DOOR.size, self.pane())
        for dx in DOOR_MULLIONS.across:
            parts.box((x + dx, front - DOOR_MULLIONS.out, base + BALCONY_DOOR.z), DOOR_MULLIONS.size, IRON)
        rail_y, thick = front - reach + RAILS.inset, RAILS.thick
        for z in RAILS.heights:
            parts.box((x, rail_y, base + z), (width, thick, thick), IRON)
        for i in range(int(width / BARS.pitch) + 1):
            parts.box((x - width / 2 + BARS.first + i * BARS.pitch, rail_y, base + BARS.z), BARS.size, IRON)
        for side in (-1, 1):
            parts.box((x + side * width / 2, front - reach / 2, base + RAILS.heights[-1]), (thick, reach, thick), IRON)

    def air_conditioner(self, parts, x, front, z):
        parts.box((x, front - AIR_CONDITIONER.out, z), AIR_CONDITIONER.size, COVER)
        parts.drum((x + AC_FAN.x, front - AC_FAN.out, z), AC_FAN.radius, AC_FAN.thick, IRON, axis="Y", segments=28)
        parts.box((x, front - AC_SHELF.out, z + AC_SHELF.z), AC_SHELF.size, IRON)

    def flank(self, parts, x, front, depth, base):
        for k in range(FLANK_WINDOW.count):
            y = front + depth * (k + .5) / FLANK_WINDOW.count
            parts.box((x + FLANK_WINDOW.out, y, base + FLANK_WINDOW.z), FLANK_WINDOW.size, self.pane())
            parts.box((x + FLANK_CHAJJA.out, y, base + FLANK_CHAJJA.z), FLANK_CHAJJA.size, TRIM)

    def compound(self, left, right, wall):
        gate = left + (right - left) * GATE_SHARE
        parts = shapes.Parts(wall, self.trim, self.glass, self.iron)
        tall, pier, bars = COMPOUND_WALL.height, GATE_PIER, GATE_BARS
        for a, b in ((left, gate - pier.x), (gate + pier.x, right)):
            parts.box(((a + b) / 2, COMPOUND_Y, tall / 2), (b - a, COMPOUND_WALL.thick, tall))
            size = (b - a + COMPOUND_COPING.over, COMPOUND_COPING.width, COMPOUND_COPING.thick)
            parts.box(((a + b) / 2, COMPOUND_Y, COMPOUND_COPING.z), size, TRIM)
        for side in (-1, 1):
            parts.box((gate + side * pier.x, COMPOUND_Y, pier.height / 2), (pier.side, pier.side, pier.height), TRIM)
        for i in range(bars.gaps + 1):
            parts.box((gate - bars.half + i * (2 * bars.half) / bars.gaps, COMPOUND_Y, bars.z), bars.size, IRON)
        for z in GATE_RAILS.heights:
            parts.box((gate, COMPOUND_Y, z), GATE_RAILS.size, IRON)
        parts.object("compound", bevel=.006)


def pole(x, y, height, concrete, iron, lit=False):
    shapes.drum("pole", (x, y, height / 2), POLE.foot, height, concrete, segments=20, bevel=0, top=POLE.top)
    shapes.box("cross_arm", (x, y, height - CROSS_ARM.below), CROSS_ARM.size, iron, bevel=.006)
    for d in INSULATORS.along:
        shapes.drum("insulator", (x, y + d, height - INSULATORS.below), INSULATORS.radius, INSULATORS.height, concrete, segments=12)
    shapes.tube("lamp_arm", [(x, y + d, height - below) for d, below in LAMP_ARM.points], LAMP_ARM.radius, iron)
    at = (x, y + LAMP_HEAD.y, height - LAMP_HEAD.below)
    shapes.box("lamp_head", at, LAMP_HEAD.size, iron, bevel=.02)
    if lit:
        wide, long, thick = LAMP_HEAD.size
        glow = surfaces.plain("lamp_glass", (0, 0, 0), emission=LAMP_GLOW, strength=LAMP_STRENGTH)
        under = (at[0], at[1], at[2] - thick / 2)
        shapes.box("lamp_glass", under, (wide * .7, long * .7, .02), glow, bevel=0).visible_shadow = False
        area((under[0], under[1], under[2] - .03), (under[0], under[1], 0), wide, LAMP_POWER, LAMP_GLOW, size_y=long)


def tree(x, y, size, height, crowns, bark, chance):
    shapes.scatter(chance.choice(crowns), (x, y, height), (size, size, size * CROWN_FLATTER), chance.random() * shapes.ANY_WAY)
    bends = TRUNK_BENDS
    trunk = [(x, y, 0), (x + bends.middle_x, y, height * bends.middle), (x + bends.top_x, y + bends.top_y, height)]
    shapes.tube("trunk", trunk, TRUNK_RADIUS * size, bark)
    for k in range(BOUGHS.count):
        a = k * BOUGHS.apart + chance.random()
        reach = BOUGHS.reach * size
        points = [(x, y, height * BOUGHS.root_z),
                  (x + reach * BOUGHS.bend * math.cos(a), y + reach * BOUGHS.bend * math.sin(a), height * BOUGHS.bend_z),
                  (x + reach * math.cos(a), y + reach * math.sin(a), height + BOUGHS.tip * size)]
        shapes.tube("bough", points, BOUGHS.radius * size, bark)


def crowns(material, count=4):
    return [plants.crown(leaves=34000, radius=3.2, seed=k, material=material, flatness=.28, leaf=(.024, .056), clumps=16) for k in range(count)]
