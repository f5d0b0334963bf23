"""Night: a street in a power cut, one house with warm windows."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import bpy
from mathutils import Vector

from flare import Shot, render, reset
from kit import plants, shapes, street, surfaces
from kit.lit_house import DEPTH, WIDTH, LitHouse
from kit.nodes import Graph
from kit.scooter import scooter
from kit.view import look

SKY = ((0, (.024, .044, .100)), (.12, (.0145, .028, .070)), (.35, (.0075, .0150, .043)), (.7, (.0042, .0085, .028)))
SKY_LIGHT = .8
SEEN, REFLECTED = .62, 2.6   # of the sky's light: what the camera sees, what glass and puddles mirror
STARS, STAR_GLOW = 190, 2.6
GATE_LINE, KERB = -5.2, -5.98
POLE_HEIGHT = 7.3
VIEWS = {
    "wide": dict(stand=(-8.6, -26.5, 4.2), heading=18, lens=29.5, shift=(0, .080)),
    "tall": dict(stand=(.8, -15.5, 3.1), heading=7.5, lens=41, shift=(0, -.045)),
    "close": dict(stand=(4.6, -4.3, 1.7), heading=-42, lens=24, shift=(0, .035)),
}
STOREYS = {"tall": 1}        # on a phone: the sky stays free for the headline, yet the camera comes close to the inverter
GATE = {"close": 100}        # how far its leaf stands open, in degrees: the camera is just behind it


def paint_sky():
    graph = Graph(bpy.context.scene.world)
    coords = graph.node("TexCoord").outputs["Generated"]
    height = graph.math("MAXIMUM", graph.split(coords)[2], 0)
    path = graph.node("LightPath").outputs
    seen = path["Is Camera Ray"]
    stars = graph.mix(graph.math("MULTIPLY", star_light(graph, coords, height), seen), (0, 0, 0), (.92, .95, 1))
    background = graph.tree.nodes["Background"]
    graph.feed(background.inputs[0], graph.mix(1.0, graph.ramp(height, SKY), stars, "ADD"))
    level = graph.math("MULTIPLY_ADD", path["Is Glossy Ray"], REFLECTED - 1, 1)
    level = graph.math("MULTIPLY_ADD", seen, SEEN - 1, level)
    graph.feed(background.inputs[1], graph.math("MULTIPLY", level, SKY_LIGHT))


def star_light(graph, coords, height):
    """Few bright, many faint, fewer towards the horizon."""
    cells = graph.node("TexVoronoi", {"Vector": coords, "Scale": STARS})
    chance = graph.node("SeparateColor", {0: cells.outputs["Color"]}).outputs[0]
    bright = graph.math("POWER", chance, 9)
    radius = graph.math("MULTIPLY_ADD", bright, .06, .085)
    core = graph.math("MAXIMUM", graph.math("SUBTRACT", 1, graph.math("DIVIDE", cells.outputs["Distance"], radius)), 0)
    glow = graph.math("MULTIPLY", graph.math("POWER", core, 1.5), graph.math("MULTIPLY_ADD", bright, STAR_GLOW, .06))
    return graph.math("MULTIPLY", glow, graph.remap(height, .05, .3))


def sun_lamp(name, energy, colour, angle, towards):
    light = bpy.data.lights.new(name, "SUN")
    light.energy, light.color, light.angle = energy, colour, math.radians(angle)
    lamp = shapes.link(bpy.data.objects.new(name, light))
    lamp.rotation_euler = Vector(towards).to_track_quat("-Z", "Y").to_euler()


def moonlight():
    """The moon stands behind the houses, so the fronts stay dark and the roofs get a rim; a blue fill opens the shadows."""
    sun_lamp("moon", .34, (.55, .70, 1), 1.2, (.62, -.62, -.75))
    sun_lamp("fill", .022, (.42, .62, 1), 60, (.5, .8, -.35))


def front_yard(house, gate):
    parts = shapes.Parts(house.plaster, house.slab)
    for left, right in ((4.95, WIDTH + .6), (-.9, .25)):
        parts.box(((left + right) / 2, GATE_LINE, .65), (right - left, .22, 1.3))
        parts.box(((left + right) / 2, GATE_LINE, 1.33), (right - left + .06, .32, .07), 1)
    for x in (-.9, WIDTH + .6):
        parts.box((x, (GATE_LINE + DEPTH) / 2, .65), (.22, DEPTH - GATE_LINE, 1.3))
        parts.box((x, (GATE_LINE + DEPTH) / 2, 1.33), (.32, DEPTH - GATE_LINE, .07), 1)
    parts.object("compound_wall", .01)
    for x in (.25, 4.95):
        shapes.box("gate_pier", (x, GATE_LINE, .85), (.42, .42, 1.7), house.cladding, .012)
        shapes.box("gate_cap", (x, GATE_LINE, 1.74), (.54, .54, .09), house.slab, .012)
        gate_globe(x)
    gate_leaf(.46, 1, 0, house.iron)
    gate_leaf(4.74, -1, -gate, house.iron)


def gate_globe(x):
    milk = surfaces.plain("globe", (1, .8, .55), .4, emission=(1, .64, .32), strength=7)
    shapes.ball("globe", (x, GATE_LINE, 1.94), .14, milk).visible_shadow = False
    light = bpy.data.lights.new("globe_light", "POINT")
    light.energy, light.color, light.shadow_soft_size = 22, (1, .56, .24), .16
    shapes.link(bpy.data.objects.new("globe_light", light)).location = (x, GATE_LINE, 2.0)


def gate_leaf(hinge, side, turn, iron, width=2.1):
    leaf = shapes.Parts(iron)
    for z in (.14, .55, 1.42):
        leaf.box((side * width / 2, 0, z), (width, .045, .05))
    for i in range(19):
        leaf.box((side * (.03 + i * (width - .06) / 18), 0, .78), (.018, .018, 1.28))
    thing = leaf.object("gate", .003)
    thing.location, thing.rotation_euler = (hinge, GATE_LINE, 0), (0, 0, math.radians(turn))


def overhead_line(iron, roof):
    """The line ends on the pole before the house: no wire crosses its front or the sky above it."""
    concrete = surfaces.concrete("pole", (.30, .29, .28), 4, .3, .2)
    left = (-52, -28, -4.4)
    for x in (*left, 19.5):
        street.pole(x, KERB + .25, POLE_HEIGHT, concrete, iron)
    for a, b in zip(left, left[1:]):
        for d in (-.55, -.2, .2, .55):
            shapes.wire("wire", (a, KERB + .25 + d, POLE_HEIGHT - .06), (b, KERB + .25 + d, POLE_HEIGHT - .06), .4 + abs(d) * .2, .011, iron)
        shapes.wire("cable", (a, KERB + .25, POLE_HEIGHT - 1.2), (b, KERB + .25, POLE_HEIGHT - 1.2), .7, .02, iron)
    shapes.wire("service", (left[-1], KERB + .25, POLE_HEIGHT - .9), (.1, .3, roof + .45), .35, .012, iron)
    shapes.box("junction", (left[-1] - .05, KERB + .07, 1.9), (.4, .25, .6), iron, .02)


def plant_things(chance, balcony):
    leaf = surfaces.plain("leaf", (.035, .060, .018), .7, specular=.2)
    bark = surfaces.plain("bark", (.06, .045, .035), .9)
    crowns = street.crowns(leaf)
    for x, y, size, height in ((-8.6, -4.0, .72, 4.2), (-18.5, -4.0, .9, 4.6), (-31, -4, 1.0, 4.6), (12.6, -3.6, .72, 3.9),
                               (-13, 13, 1.2, 5.6), (-38, 14, 1.4, 6.2), (25, -3.5, 1.0, 4.6), (3, 15, 1.1, 6.0)):
        street.tree(x, y, size, height, crowns, bark, chance)
    pots = [plants.crown(900, 3.0, k + 20, surfaces.plain(f"pot_leaf{k}", (.06, .115, .03), .45), .5, (.07, .16)) for k in range(3)]
    clay = surfaces.concrete("clay", (.36, .15, .075), 6, .3, .3)
    for x, y, size in ((5.4, -.62, 1.2), (1.05, -.5, 1.1), (1.7, -.4, .75), (6.4, -.6, .9), (9.6, -.7, 1.2),
                       (5.7, -4.4, 1.0), (7.2, -4.35, 1.2), (9, -4.4, 1.0)):
        plants.potted(pots, clay, x, y, .05, size, chance)
    for x, size in ((.75, .75), (4.35, .9)) if balcony else ():
        plants.potted(pots, clay, x, -1.35, 3.33, size, chance)
    for i in range(9):
        shapes.scatter(chance.choice(pots), (5.4 + i * .56, -4.48, 1.25 + chance.uniform(-.1, .15)), (.13, .10, .12), chance.random() * 6)


def row_of_neighbours(chance):
    row = street.Neighbours(chance)
    for left, right, front, storeys, tint, tank in (
            (-11.2, -2.6, .6, 2, 0, True), (-21.5, -12.4, -.2, 2, 1, False), (-33, -22.6, .4, 2, 2, True), (-46, -34, 0, 3, 3, False),
            (-60, -47, .2, 2, 0, True), (-78, -61, .2, 3, 1, False),
            (13.0, 21.4, .3, 2, 2, True), (22, 33, .6, 3, 3, False), (34, 46, .2, 2, 1, True)):
        row.house(left, right, front, storeys, tint, tank)
    for i in range(26):
        height = chance.choice((5.5, 6.5, 7.4))
        shapes.box("second_line", (-75 + i * 5.6, chance.uniform(17, 30), height / 2), (chance.uniform(5, 9), 6, height), chance.choice(row.walls), 0)
    return row


def main():
    shot = Shot()
    chance = random.Random(11)
    reset()
    paint_sky()
    moonlight()
    view = shot.arg("view", "wide")
    house = LitHouse(STOREYS.get(view, 2))
    front_yard(house, GATE.get(view, 72))
    paving = surfaces.concrete("paving", (.30, .26, .22), 2.2, .5, .25, .7)
    shapes.box("yard", (WIDTH / 2, -2.4, -.03), (WIDTH + 1.4, 6.2, .06), paving, 0)
    street.lay_street(KERB, paving, house.slab)
    row = row_of_neighbours(chance)
    overhead_line(house.iron, house.roof)
    plant_things(chance, house.tall)
    scooter(6.9, -6.4, 176, row.glass, house.alu)
    look(**VIEWS[view])
    render(shot, adaptive=.01, max_bounces=5)


main()
