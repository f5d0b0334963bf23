"""What can be seen through the lit windows."""
import math
import random

from . import plants, shapes, surfaces

RUST, TEAL, OCHRE, CREAM = (.30, .10, .045), (.05, .12, .13), (.42, .24, .07), (.72, .62, .48)


def standing_lamp(x, y, z, iron):
    shade = surfaces.plain("shade", (.9, .7, .45), .8, emission=(1, .60, .27), strength=3.2)
    shapes.drum("shade", (x, y, z + 1.45), .19, .26, shade, bevel=0, top=.13)
    shapes.drum("stem", (x, y, z + .72), .015, 1.4, iron, segments=12, bevel=0)


def ceiling_fan(x, y, z, iron):
    shapes.drum("fan_rod", (x, y, z + .2), .015, .4, iron, segments=10, bevel=0)
    shapes.drum("fan_hub", (x, y, z), .11, .09, iron, segments=24)
    for k in range(3):
        a = k * 2 * math.pi / 3 + .4
        shapes.box("fan_blade", (x + .38 * math.cos(a), y + .38 * math.sin(a), z), (.62, .12, .01), iron, 0, turn=(0, .08, a))


def bookcase(x, y, z, wood, chance, width=1.6, shelves=4):
    case = shapes.Parts(wood)
    height = shelves * .52 + .1
    case.box((x, y + .16, z + height / 2), (width, .03, height))
    for side in (-1, 1):
        case.box((x + side * width / 2, y, z + height / 2), (.04, .34, height))
    for level in range(shelves + 1):
        case.box((x, y, z + .05 + level * .52), (width, .34, .035))
    case.object("bookcase", .003)
    inks = [surfaces.plain(f"spine{i}", c, .7) for i, c in enumerate((RUST, TEAL, OCHRE, CREAM, (.10, .07, .06)))]
    for level in range(shelves):
        at = x - width / 2 + .08
        while at < x + width / 2 - .12:
            thick, tall = chance.uniform(.03, .075), chance.uniform(.24, .40)
            if chance.random() < .86:
                shapes.box("book", (at + thick / 2, y - .04, z + .07 + level * .52 + tall / 2), (thick * .94, .22, tall), chance.choice(inks), 0)
            at += thick


def picture(x, y, z, width, height, colour, iron):
    shapes.box("picture_frame", (x, y, z), (width, .03, height), iron, .004)
    shapes.box("picture_mount", (x, y - .02, z), (width - .08, .01, height - .08), surfaces.plain("mount", CREAM, .8), 0)
    shapes.box("picture", (x, y - .027, z), (width * .62, .006, height * .6), surfaces.plain("picture", colour, .7), 0)


def sofa(x, y, z, width, colour):
    stuff = surfaces.plain("upholstery", colour, .85)
    shapes.box("seat", (x, y, z + .28), (width, .85, .34), stuff, .06)
    shapes.box("sofa_back", (x, y + .36, z + .58), (width, .22, .55), stuff, .08)
    for side in (-1, 1):
        shapes.box("arm", (x + side * width / 2, y, z + .42), (.2, .85, .40), stuff, .07)
    cushion = surfaces.plain("cushion", OCHRE, .9)
    for dx in (-.5, .55):
        shapes.box("cushion", (x + dx, y + .18, z + .62), (.42, .16, .40), cushion, .07, turn=(-.25, 0, dx * .2))


def houseplant(x, y, z, size, seed):
    chance = random.Random(seed)
    leaf = surfaces.plain("houseplant", (.05, .11, .03), .5)
    clay = surfaces.plain("planter", (.55, .48, .40), .7)
    plants.potted([plants.crown(420, 3, seed, leaf, .6, (.14, .30))], clay, x, y, z, size, chance)


def living_room(floor, wood, iron):
    chance = random.Random(3)
    bookcase(7.0, 4.6, floor, wood, chance)
    picture(9.1, 4.83, floor + 1.75, .95, .7, RUST, iron)
    sofa(7.7, 2.4, floor, 1.9, RUST)
    standing_lamp(9.1, 1.9, floor, iron)
    ceiling_fan(7.7, 2.2, floor + 2.6, iron)
    houseplant(6.2, 1.4, floor, 1.0, 31)


def upstairs_lounge(floor, wood, iron):
    chance = random.Random(8)
    bookcase(1.55, 4.6, floor, wood, chance, 1.1, 4)
    picture(2.85, 4.83, floor + 1.65, 1.0, .75, TEAL, iron)
    picture(3.95, 4.83, floor + 1.70, .5, .65, OCHRE, iron)
    sofa(3.2, 3.6, floor, 1.7, TEAL)
    standing_lamp(2.15, 3.5, floor, iron)
    ceiling_fan(2.9, 2.3, floor + 2.45, iron)
    houseplant(4.1, 1.2, floor, 1.25, 40)
    shade = surfaces.plain("pendant", (.5, .22, .07), .6, emission=(1, .52, .2), strength=1.6)
    shapes.drum("pendant", (3.75, 2.0, floor + 2.1), .20, .2, shade, bevel=.004, top=.06)
    shapes.drum("pendant_cord", (3.75, 2.0, floor + 2.6), .006, .9, iron, segments=8, bevel=0)


def bedroom(floor, wood):
    shapes.box("wardrobe", (7.2, 4.5, floor + 1.15), (1.5, .55, 2.3), wood, .01)
    shapes.box("headboard", (8.7, 4.7, floor + .75), (1.7, .12, 1.2), wood, .03)
    iron = surfaces.plain("iron_in", (.03, .03, .03), .5)
    picture(8.7, 4.83, floor + 1.85, .9, .55, RUST, iron)
    standing_lamp(7.95, 3.6, floor, iron)
    houseplant(9.1, .95, floor + .55, .7, 52)
