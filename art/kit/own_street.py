"""The lit house in its street: compound wall and gate, neighbours, overhead line, trees and pots.

Metres; the house's front is y = 0, its left flank x = 0.
"""
import math

import bpy

from measures import measures
from . import plants, shapes, street, surfaces
from .lit_house import DEPTH, WIDTH, LitHouse
from .scooter import scooter
from .shrub import Shrubs

GLOBE_MILK, GLOBE_GLOW, GLOBE_STRENGTH = (1, .8, .55), (1, .64, .32), 7
GLOBE_LIGHT, GLOBE_POWER, GLOBE_RADIUS, GLOBE_LIGHT_RADIUS = (1, .56, .24), 20, .115, .13

PAVING, POLE_GREY = (.30, .26, .22), (.30, .29, .28)
TREE_LEAF, BARK, HEDGE_LEAF = (.035, .060, .018), (.06, .045, .035), (.06, .115, .03)

GATE_LINE, KERB = -5.2, -5.98
COMPOUND_LEFT, COMPOUND_RIGHT = -.9, WIDTH + .6
PIERS = (.25, 4.95)
WALL_HEIGHT, WALL_THICK = 1.3, .22
COPING = measures(z=1.33, thick=.07, wide=.32, over=.06)
PIER_SIZE, CAP_SIZE, CAP_Z, GLOBE_Z, GLOBE_LIGHT_Z = (.42, .42, 1.46), (.54, .54, .09), 1.50, 1.67, 1.74   # the globe stays below the inverter
HINGES, LEAF_WIDTH = (.46, 4.74), 2.1
RAILS = measures(heights=(.14, .55, 1.42), thick=.045, height=.05)
BARS = measures(count=19, inset=.03, z=.78, size=(.018, .018, 1.28))
YARD_AT, YARD_SIZE = (WIDTH / 2, -2.4, -.03), (WIDTH + 1.4, 6.2, .06)
POLE_HEIGHT, POLE_LINE = 7.3, KERB + .25
POLES, LAST_POLE = (-52, -28, -4.4), 19.5
WIRES = measures(below=.06, sag=.4, outer_sag=.2, radius=.011)   # below the pole's top; the outer ones hang lower
CABLE = measures(below=1.2, sag=.7, radius=.02)
SERVICE = measures(below=.9, sag=.35, radius=.012, end=(.1, .3), above_roof=.45)
JUNCTION = measures(x=-.05, y=.07, z=1.9, size=(.4, .25, .6))   # from the last pole, from the kerb
SCOOTER = (6.9, -6.4, 176)    # x, y, heading
TREES = (                     # x, y, size of the crown, height of the trunk
    (-8.6, -4.0, .72, 4.2), (-18.5, -4.0, .9, 4.6), (-31, -4, 1.0, 4.6), (12.6, -3.6, .72, 3.9),
    (-13, 13, 1.2, 5.6), (-38, 14, 1.4, 6.2), (25, -3.5, 1.0, 4.6), (3, 15, 1.1, 6.0),
)
POTS = (                      # x, y, size
    (5.4, -.62, 1.2), (1.05, -.5, 1.1), (1.7, -.4, .75), (6.4, -.6, .9), (9.6, -.7, 1.2),
    (5.7, -4.4, 1.0), (7.2, -4.35, 1.2), (9, -4.4, 1.0),
)
GROUND_POTS_Z = .05
BALCONY_POTS, BALCONY_POTS_Y, BALCONY_POTS_Z = ((.75, .75), (4.35, .9)), -1.35, 3.33   # x, size
HEDGE = measures(kinds=3, count=9, left=5.4, pitch=.56, y=-4.48, z=1.25, rise=(-.1, .15), size=(.13, .10, .12))
NEIGHBOURS = (                # left, right, front, storeys, tint, tank
    (-11.2, -2.6, .6, 2, 0, True), (-21.5, -12.4, -.2, 2, 1, False), (-33, -22.6, .4, 2, 2, True), (-46, -34, 0, 3, 3, False),
    (-60, -47, .2, 2, 0, True), (-78, -61, .2, 3, 1, False),
    (13.0, 21.4, .3, 2, 2, True), (22, 33, .6, 3, 3, False), (34, 46, .2, 2, 1, True),
)
SECOND_LINE = measures(count=26, left=-75, pitch=5.6, back=(17, 30), width=(5, 9), depth=6, heights=(5.5, 6.5, 7.4))


class OwnStreet:
    """`gate`: how far its leaf stands open, in degrees; `lamps`: whether the house's lamps and windows are lit;
    `others`: which share of the neighbours' windows is, and with them the street lamps; `parked`: whether the scooter stands there."""

    def __init__(self, chance, storeys, gate, lamps=True, others=0, puddles=street.AFTER_RAIN, parked=True):
        house = LitHouse(storeys, lamps)
        front_yard(house, gate, lamps)
        paving = surfaces.concrete("paving", PAVING, scale=2.2, bump=.5, variance=.25, roughness=.7)
        shapes.box("yard", YARD_AT, YARD_SIZE, paving, bevel=0)
        street.lay_street(KERB, paving, house.slab, puddles)
        row = row_of_neighbours(chance, others)
        overhead_line(house.iron, house.roof, lit=others > 0)
        plant_things(chance, house.tall)
        if parked:
            scooter(*SCOOTER, row.glass, house.alu)


def front_yard(house, gate, lamps):
    parts = shapes.Parts(house.plaster, house.slab)
    plaster, slab = range(2)
    for left, right in ((PIERS[1], COMPOUND_RIGHT), (COMPOUND_LEFT, PIERS[0])):
        middle, length = (left + right) / 2, right - left
        parts.box((middle, GATE_LINE, WALL_HEIGHT / 2), (length, WALL_THICK, WALL_HEIGHT), plaster)
        parts.box((middle, GATE_LINE, COPING.z), (length + COPING.over, COPING.wide, COPING.thick), slab)
    middle, length = (GATE_LINE + DEPTH) / 2, DEPTH - GATE_LINE
    for x in (COMPOUND_LEFT, COMPOUND_RIGHT):
        parts.box((x, middle, WALL_HEIGHT / 2), (WALL_THICK, length, WALL_HEIGHT), plaster)
        parts.box((x, middle, COPING.z), (COPING.wide, length, COPING.thick), slab)
    parts.object("compound_wall", bevel=.01)
    for x in PIERS:
        shapes.box("gate_pier", (x, GATE_LINE, PIER_SIZE[2] / 2), PIER_SIZE, house.cladding, bevel=.012)
        shapes.box("gate_cap", (x, GATE_LINE, CAP_Z), CAP_SIZE, house.slab, bevel=.012)
        gate_globe(x, lamps)
    gate_leaf(HINGES[0], side=1, turn=0, iron=house.iron)
    gate_leaf(HINGES[1], side=-1, turn=-gate, iron=house.iron)


def gate_globe(x, lit):
    milk = surfaces.plain("globe", GLOBE_MILK, roughness=.4, emission=GLOBE_GLOW, strength=GLOBE_STRENGTH if lit else 0)
    shapes.ball("globe", (x, GATE_LINE, GLOBE_Z), GLOBE_RADIUS, milk).visible_shadow = not lit
    if not lit:
        return
    light = bpy.data.lights.new("globe_light", "POINT")
    light.energy, light.color, light.shadow_soft_size = GLOBE_POWER, GLOBE_LIGHT, GLOBE_LIGHT_RADIUS
    shapes.link(bpy.data.objects.new("globe_light", light)).location = (x, GATE_LINE, GLOBE_LIGHT_Z)


def gate_leaf(hinge, side, turn, iron, width=LEAF_WIDTH):
    leaf = shapes.Parts(iron)
    for z in RAILS.heights:
        leaf.box((side * width / 2, 0, z), (width, RAILS.thick, RAILS.height))
    for i in range(BARS.count):
        leaf.box((side * (BARS.inset + i * (width - 2 * BARS.inset) / (BARS.count - 1)), 0, BARS.z), BARS.size)
    thing = leaf.object("gate", bevel=.003)
    thing.location, thing.rotation_euler = (hinge, GATE_LINE, 0), (0, 0, math.radians(turn))


def overhead_line(iron, roof, lit):
    """The line ends on the pole before the house: no wire crosses its front or the sky above it."""
    concrete = surfaces.concrete("pole", POLE_GREY, scale=4, bump=.3, variance=.2)
    wires, cable, service = (POLE_HEIGHT - line.below for line in (WIRES, CABLE, SERVICE))
    for x in (*POLES, LAST_POLE):
        street.pole(x, POLE_LINE, POLE_HEIGHT, concrete, iron, lit)
    for a, b in zip(POLES, POLES[1:]):
        for d in street.INSULATORS.along:
            y, sag = POLE_LINE + d, WIRES.sag + abs(d) * WIRES.outer_sag
            shapes.wire("wire", (a, y, wires), (b, y, wires), sag, WIRES.radius, iron)
        shapes.wire("cable", (a, POLE_LINE, cable), (b, POLE_LINE, cable), CABLE.sag, CABLE.radius, iron)
    last = POLES[-1]
    shapes.wire("service", (last, POLE_LINE, service), (*SERVICE.end, roof + SERVICE.above_roof), SERVICE.sag, SERVICE.radius, iron)
    shapes.box("junction", (last + JUNCTION.x, KERB + JUNCTION.y, JUNCTION.z), JUNCTION.size, iron, bevel=.02)


def plant_things(chance, balcony):
    leaf = surfaces.plain("leaf", TREE_LEAF, roughness=.7, specular=.2)
    bark = surfaces.plain("bark", BARK, roughness=.9)
    crowns = street.crowns(leaf)
    for x, y, size, height in TREES:
        street.tree(x, y, size, height, crowns, bark, chance)
    shrubs = Shrubs()
    for x, y, size in POTS:
        shrubs.stand(x, y, GROUND_POTS_Z, size, chance)
    for x, size in BALCONY_POTS if balcony else ():
        shrubs.stand(x, BALCONY_POTS_Y, BALCONY_POTS_Z, size, chance)
    green = surfaces.plain("hedge_leaf", HEDGE_LEAF, roughness=.45)
    bushes = [plants.crown(leaves=900, radius=3.0, seed=k + 20, material=green, flatness=.5, leaf=(.07, .16)) for k in range(HEDGE.kinds)]
    for i in range(HEDGE.count):
        at = (HEDGE.left + i * HEDGE.pitch, HEDGE.y)
        shapes.scatter(chance.choice(bushes), (*at, HEDGE.z + chance.uniform(*HEDGE.rise)), HEDGE.size, chance.random() * shapes.ANY_WAY)


def row_of_neighbours(chance, lit):
    row = street.Neighbours(chance, lit)
    for house in NEIGHBOURS:
        row.house(*house)
    line = SECOND_LINE
    for i in range(line.count):
        height = chance.choice(line.heights)
        at = (line.left + i * line.pitch, chance.uniform(*line.back), height / 2)
        size = (chance.uniform(*line.width), line.depth, height)
        shapes.box("second_line", at, size, chance.choice(row.walls), bevel=0)
    return row
