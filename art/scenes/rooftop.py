"""Sunrise over a flat Delhi roof: rows of modules, the stair head with the inverter beside its door, the hazy city."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import bmesh
from mathutils import Matrix

from flare import Shot, render, reset
from kit import city, plants, shapes, sky, solar, surfaces
from kit.stair_head import POTS, StairHead
from kit.view import look
from kit.washing import hang_washing

SUN = dict(elevation=6.0, azimuth=31)
SKY_LIGHT = .17
AIR = ((0, (.86, .42, .21)), (.05, (1.20, .68, .37)), (.16, (1.95, 1.38, .92)), (.45, (2.9, 2.42, 1.92)))
GLOW = ((.0007, 4.0), (.008, .9), (.09, .5))
GLOW_COLOUR = (1.5, .98, .52)
SUN_DISC = .00022
HAZE = 260
GROUND = -9.5
TILT = math.radians(17)
ROWS = ((.25, 1.2, 11), (3.55, .5, 14), (6.85, -.3, 15), (10.15, -1.0, 15))
LOW_EDGE = .42
PITCH = solar.MODULE_WIDTH + .022
ROOF = dict(left=-7.5, right=15.4, front=-8, back=19.5)
POTS_AT_THE_DOOR = tuple(pot for pot in POTS if pot[0] > 0)   # the frame would cut the one beside the wall
VIEWS = {
    "wide": dict(stand=(-2.6, -3.6, 2.95), heading=19, lens=25, shift=(0, 0), focus=9),
    "tall": dict(stand=(-6.8, -3.4, 2.7), heading=21, lens=31, shift=(-.025, -.03), focus=13),
    "door": dict(stand=(-6.65, 5.85, 1.65), heading=31, lens=32, shift=(0, .025), focus=5.8),
}


def air(graph, ray=None):
    return sky.sunlit_air(graph, ray or sky.view_ray(graph), sky.direction(**SUN), AIR, GLOW, GLOW_COLOUR)


def paint_sky():
    graph, light = sky.physical_sky(**SUN, strength=SKY_LIGHT, sun_intensity=1.1, sun_size=math.radians(.9), air_density=1.1,
                                    dust_density=1.6, ozone_density=3.0, altitude=200)
    ray = graph.node("TexCoord").outputs["Generated"]
    colour = air(graph, ray)
    colour = graph.mix(sky.cirrus(graph, .32, (1.2, 1.8, 9), 1.5, (.52, .85)), colour, (3.2, 2.8, 2.35))
    away = graph.math("SUBTRACT", 1, graph.vector("DOT_PRODUCT", ray, tuple(sky.direction(**SUN)), out="Value"))
    disc = graph.remap(away, SUN_DISC * 1.25, SUN_DISC * .8, 0, 60, smooth=True)
    colour = graph.mix(1.0, colour, graph.mix(disc, (0, 0, 0), (1, .9, .7)), "ADD")
    level = 1 / SKY_LIGHT
    sky.show_to_camera(graph, light, graph.mix(1.0, colour, (level,) * 3, "MULTIPLY"))


def lay_roof():
    floor = surfaces.tiles("floor", (.27, .205, .16), (.45, .45))
    parapet = surfaces.concrete("parapet", (.60, .53, .46), 1.6, .3, .14, .85, .45, (.24, .20, .17))
    coping = surfaces.concrete("coping", (.66, .60, .53), 2.2, .3, .10, .85, .25, (.24, .20, .17))
    middle_x, middle_y = (ROOF["left"] + ROOF["right"]) / 2, (ROOF["front"] + ROOF["back"]) / 2
    width, depth = ROOF["right"] - ROOF["left"], ROOF["back"] - ROOF["front"]
    shapes.box("roof", (middle_x, middle_y, -.2), (width, depth, .4), floor, 0)
    sides = (((middle_x, ROOF["back"]), (width, .22)), ((ROOF["left"], middle_y), (.22, depth)), ((ROOF["right"], middle_y), (.22, depth)))
    for (x, y), (w, d) in sides:
        shapes.box("parapet", (x, y, .48), (w, d, .96), parapet, .012)
        shapes.box("coping", (x, y, .99), (w + .10, d + .10, .07), coping, .012)


def stand_row(meshes, rail, block, x, start, count, chance):
    """A row along +Y of upright modules whose low edge looks to -X."""
    for i in range(count):
        wobble = chance.uniform(-.0025, .0025)
        matrix = (Matrix.Translation((x, start + i * PITCH, LOW_EDGE)) @ Matrix.Rotation(-TILT + wobble, 4, "Y")
                  @ Matrix.Translation((solar.MODULE_LENGTH / 2, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z"))
        for mesh in meshes:
            shapes.place(mesh, matrix)
    length = count * PITCH
    middle = start - solar.MODULE_WIDTH / 2 + length / 2
    for up in (.45, solar.MODULE_LENGTH - .45):
        post_x, top = x + up * math.cos(TILT), LOW_EDGE + up * math.sin(TILT)
        shapes.box("rail", (post_x, middle, top - .025), (.04, length + .1, .045), rail, .003)
        for k in range(int(length / 1.9) + 1):
            y = start - solar.MODULE_WIDTH / 2 + .25 + k * 1.9
            shapes.box("post", (post_x, y, (top - .05) / 2), (.045, .045, top - .05), rail, .003)
            shapes.box("ballast", (post_x, y, .07), (.42, .26, .14), block, .012)


def lay_array(chance):
    frame = surfaces.worn("frame", (.62, .62, .63), .25, .42, 14, 1)
    rail = surfaces.worn("rail", (.6, .6, .61), .3, .5, 8, 1)
    block = surfaces.concrete("ballast", (.34, .32, .30), 5, .5, .3)
    meshes = solar.module_meshes(solar.glass(), frame)
    for x, start, count in ROWS:
        stand_row(meshes, rail, block, x, start, count, chance)


def clear_of_sun(x, y):
    """Keeps near houses out of the light's way and off the roof itself."""
    return y > 36 and abs(math.degrees(math.atan2(x, y)) - SUN["azimuth"]) > 15


def build_city(chance):
    def hazed(material):
        return sky.haze(material, HAZE, air)

    tints = ((.52, .42, .34), (.60, .53, .45), (.47, .34, .27), (.64, .60, .55), (.56, .46, .32))
    trim = hazed(surfaces.plain("trim_far", (.55, .50, .44), .9))
    pane = hazed(surfaces.plain("pane_far", (.04, .045, .05), .3))
    tank = hazed(surfaces.plain("tank_far", (.03, .03, .03), .5))
    lit = hazed(surfaces.plain("lit_far", (0, 0, 0), emission=(1, .62, .30), strength=2.5))
    walls = [hazed(surfaces.concrete(f"wall_far{i}", tint, .25, .1, .2)) for i, tint in enumerate(tints)]
    kinds = [(wall, trim, pane, tank, lit) for wall in walls]
    houses = [city.walk_up(chance, kinds[i % 5], chance.uniform(8, 13), chance.uniform(8, 12), 3 + i % 3) for i in range(12)]
    towers = [city.tower(chance, kinds[i % 5], chance.uniform(15, 22), 14, s) for i, s in enumerate((8, 10, 13))]
    low = [house for i, house in enumerate(houses) if i % 3 == 0]
    city.settle(chance, low, 46, (38, 100, (-40, 80)), GROUND - 1.2, clear_of_sun)
    city.settle(chance, houses, 210, (100, 460, (-40, 80), .8), GROUND)
    for spread in ((-38, 4), (6, 9), (40, 78)):
        city.settle(chance, towers, 6, (330, 800, spread), GROUND)
    stone = hazed(surfaces.plain("tomb", (.56, .42, .33), .8))
    shapes.scatter(city.dome(stone), (62, 236, GROUND + 9), 10)
    for x in (44, 80):
        shapes.scatter(city.minaret(stone, 27), (x, 228, GROUND))
    ground = hazed(surfaces.plain("ground", (.14, .11, .08), .9))
    shapes.box("ground", (0, 900, GROUND - .1), (6000, 3000, .1), ground, 0)
    leaf = hazed(surfaces.plain("leaf_far", (.040, .060, .018), .6, specular=.2))
    crowns = [plants.crown(22000, 3.2, k, leaf, .28, (.022, .052), 15) for k in range(4)]
    for _ in range(190):
        x, y, away = city.fan(chance, 26, 260, (-40, 75))
        if y > 27:
            size = chance.uniform(.8, 1.5)
            shapes.scatter(chance.choice(crowns), (x, y, chance.uniform(-4.6, -1.4)), (size * 1.1, size * 1.1, size), chance.random() * 6)


def fly_pigeons(chance):
    bird = sky.haze(surfaces.plain("pigeon", (.05, .045, .04), .8), HAZE, air)
    for _ in range(11):
        x, y, _ = city.fan(chance, 70, 95, (35, 44))
        lift, span, lean = chance.uniform(.05, .22), chance.uniform(.26, .36), chance.uniform(-.6, .6)
        height = chance.uniform(6.2, 9.5)
        bm = bmesh.new()
        for side in (-1, 1):
            wing = ((0, -.07, 0), (0, .09, 0), (side * span, .02, lift))
            bm.faces.new([bm.verts.new(corner) for corner in wing])
        thing = shapes.solid(bm, "pigeon", bird, smooth=None)
        thing.location, thing.rotation_euler = (x, y, height), (0, lean * .5, lean)


def main():
    shot = Shot()
    chance = random.Random(4)
    reset()
    paint_sky()
    lay_roof()
    lay_array(chance)
    leaf = surfaces.plain("leaf", (.045, .09, .022), .45)
    leaves = [plants.crown(1100, 3.0, 20 + k, leaf, .45, (.06, .14)) for k in range(3)]
    view = shot.arg("view", "wide")
    at_the_door = view == "door"   # there a tank hides the mast, but not its arms
    StairHead(-6.1, 11.2, chance, leaves, POTS_AT_THE_DOOR if at_the_door else POTS, mast=not at_the_door)
    hang_washing((-1.25, 15.4, 2.05), (4.2, 17.9, 2.15))
    build_city(random.Random(12))
    fly_pigeons(random.Random(5))
    look(**VIEWS[view])
    render(shot, adaptive=.02, max_bounces=4)


main()
