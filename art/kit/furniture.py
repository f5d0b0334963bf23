"""What can be seen through the lit windows. Metres; every piece stands at x, y on a floor at height z."""
import math
import random

from measures import measures
from . import plants, shapes, surfaces

RUST, TEAL, OCHRE, CREAM, UMBER = (.30, .10, .045), (.05, .12, .13), (.42, .24, .07), (.72, .62, .48), (.10, .07, .06)
PARCHMENT, LAMP_LIGHT, COPPER, PENDANT_LIGHT = (.9, .7, .45), (1, .60, .27), (.5, .22, .07), (1, .52, .2)
FIG_GREEN, CLAY, IRON = (.05, .11, .03), (.55, .48, .40), (.03, .03, .03)

SHADE = measures(z=1.45, radius=.19, top=.13, height=.26)
STEM = measures(z=.72, radius=.015, height=1.4)
PENDANT = measures(at=(3.75, 2.0), z=2.1, radius=.20, top=.06, height=.2)
PENDANT_CORD = measures(z=2.6, radius=.006, length=.9)
FAN_ROD, FAN_HUB = measures(z=.2, radius=.015, height=.4), measures(radius=.11, height=.09)
BLADES = measures(count=3, first=.4, out=.38, size=(.62, .12, .01), twist=.08)

SHELF_PITCH, FIRST_SHELF, CASE_TOP = .52, .05, .1
CASE = measures(depth=.34, board=.035, side=.04, back_y=.16, back=.03)
BOOKS = measures(left=.08, right=.12, y=-.04, above_shelf=.07, thick=(.03, .075), tall=(.24, .40), depth=.22, share=.86, slack=.94)

FRAME = .03
MOUNT = measures(out=.02, inset=.08, thick=.01)
CANVAS = measures(out=.027, width=.62, height=.6, thick=.006)   # width and height: of the frame's
SEAT = measures(z=.28, depth=.85, height=.34)
BACK = measures(y=.36, z=.58, depth=.22, height=.55)
ARM = measures(z=.42, size=(.2, .85, .40))
CUSHIONS = measures(across=(-.5, .55), y=.18, z=.62, size=(.42, .16, .40), lean=-.25, askew=.2)
WARDROBE = measures(at=(7.2, 4.5), z=1.15, size=(1.5, .55, 2.3))
HEADBOARD = measures(at=(8.7, 4.7), z=.75, size=(1.7, .12, 1.2))
LIVING_SEED, LOUNGE_SEED = 3, 8
REAR, SHELF_WALL = 4.83, 4.6         # how deep in the room pictures hang and bookcases stand


def standing_lamp(x, y, z, iron, lit):
    shade = surfaces.plain("shade", PARCHMENT, roughness=.8, emission=LAMP_LIGHT, strength=3.2 * lit)
    shapes.drum("shade", (x, y, z + SHADE.z), SHADE.radius, SHADE.height, shade, bevel=0, top=SHADE.top)
    shapes.drum("stem", (x, y, z + STEM.z), STEM.radius, STEM.height, iron, segments=12, bevel=0)


def ceiling_fan(x, y, z, iron):
    shapes.drum("fan_rod", (x, y, z + FAN_ROD.z), FAN_ROD.radius, FAN_ROD.height, iron, segments=10, bevel=0)
    shapes.drum("fan_hub", (x, y, z), FAN_HUB.radius, FAN_HUB.height, iron, segments=24)
    for k in range(BLADES.count):
        a = k * 2 * math.pi / BLADES.count + BLADES.first
        at = (x + BLADES.out * math.cos(a), y + BLADES.out * math.sin(a), z)
        shapes.box("fan_blade", at, BLADES.size, iron, bevel=0, turn=(0, BLADES.twist, a))


def bookcase(x, y, z, wood, chance, width=1.6, shelves=4):
    case = shapes.Parts(wood)
    height = shelves * SHELF_PITCH + CASE_TOP
    case.box((x, y + CASE.back_y, z + height / 2), (width, CASE.back, height))
    for side in (-1, 1):
        case.box((x + side * width / 2, y, z + height / 2), (CASE.side, CASE.depth, height))
    for level in range(shelves + 1):
        case.box((x, y, z + FIRST_SHELF + level * SHELF_PITCH), (width, CASE.depth, CASE.board))
    case.object("bookcase", bevel=.003)
    inks = [surfaces.plain(f"spine{i}", ink, roughness=.7) for i, ink in enumerate((RUST, TEAL, OCHRE, CREAM, UMBER))]
    for level in range(shelves):
        at = x - width / 2 + BOOKS.left
        while at < x + width / 2 - BOOKS.right:
            thick, tall = chance.uniform(*BOOKS.thick), chance.uniform(*BOOKS.tall)
            if chance.random() < BOOKS.share:
                middle = (at + thick / 2, y + BOOKS.y, z + BOOKS.above_shelf + level * SHELF_PITCH + tall / 2)
                shapes.box("book", middle, (thick * BOOKS.slack, BOOKS.depth, tall), chance.choice(inks), bevel=0)
            at += thick


def picture(x, z, width, height, colour, iron, y=REAR):
    shapes.box("picture_frame", (x, y, z), (width, FRAME, height), iron, bevel=.004)
    paper = surfaces.plain("mount", CREAM, roughness=.8)
    shapes.box("picture_mount", (x, y - MOUNT.out, z), (width - MOUNT.inset, MOUNT.thick, height - MOUNT.inset), paper, bevel=0)
    paint = surfaces.plain("picture", colour, roughness=.7)
    shapes.box("picture", (x, y - CANVAS.out, z), (width * CANVAS.width, CANVAS.thick, height * CANVAS.height), paint, bevel=0)


def sofa(x, y, z, width, colour):
    stuff = surfaces.plain("upholstery", colour, roughness=.85)
    shapes.box("seat", (x, y, z + SEAT.z), (width, SEAT.depth, SEAT.height), stuff, bevel=.06)
    shapes.box("sofa_back", (x, y + BACK.y, z + BACK.z), (width, BACK.depth, BACK.height), stuff, bevel=.08)
    for side in (-1, 1):
        shapes.box("arm", (x + side * width / 2, y, z + ARM.z), ARM.size, stuff, bevel=.07)
    cushion = surfaces.plain("cushion", OCHRE, roughness=.9)
    for dx in CUSHIONS.across:
        at, turn = (x + dx, y + CUSHIONS.y, z + CUSHIONS.z), (CUSHIONS.lean, 0, dx * CUSHIONS.askew)
        shapes.box("cushion", at, CUSHIONS.size, cushion, bevel=.07, turn=turn)


def houseplant(x, y, z, size, seed):
    chance = random.Random(seed)
    leaf = surfaces.plain("houseplant", FIG_GREEN, roughness=.5)
    clay = surfaces.plain("planter", CLAY, roughness=.7)
    crown = plants.crown(leaves=420, radius=3, seed=seed, material=leaf, flatness=.6, leaf=(.14, .30))
    plants.potted([crown], clay, x, y, z, size, chance)


def pendant(floor, iron, lit):
    shade = surfaces.plain("pendant", COPPER, roughness=.6, emission=PENDANT_LIGHT, strength=1.6 * lit)
    shapes.drum("pendant", (*PENDANT.at, floor + PENDANT.z), PENDANT.radius, PENDANT.height, shade, bevel=.004, top=PENDANT.top)
    shapes.drum("pendant_cord", (*PENDANT.at, floor + PENDANT_CORD.z), PENDANT_CORD.radius, PENDANT_CORD.length, iron, segments=8, bevel=0)


def living_room(floor, wood, iron, lit=True):
    bookcase(x=7.0, y=SHELF_WALL, z=floor, wood=wood, chance=random.Random(LIVING_SEED))
    picture(x=9.1, z=floor + 1.75, width=.95, height=.7, colour=RUST, iron=iron)
    sofa(x=7.7, y=2.4, z=floor, width=1.9, colour=RUST)
    standing_lamp(x=9.1, y=1.9, z=floor, iron=iron, lit=lit)
    ceiling_fan(x=7.7, y=2.2, z=floor + 2.6, iron=iron)
    houseplant(x=6.2, y=1.4, z=floor, size=1.0, seed=31)


def upstairs_lounge(floor, wood, iron, lit=True):
    bookcase(x=1.55, y=SHELF_WALL, z=floor, wood=wood, chance=random.Random(LOUNGE_SEED), width=1.1)
    picture(x=2.85, z=floor + 1.65, width=1.0, height=.75, colour=TEAL, iron=iron)
    picture(x=3.95, z=floor + 1.70, width=.5, height=.65, colour=OCHRE, iron=iron)
    sofa(x=3.2, y=3.6, z=floor, width=1.7, colour=TEAL)
    standing_lamp(x=2.15, y=3.5, z=floor, iron=iron, lit=lit)
    ceiling_fan(x=2.9, y=2.3, z=floor + 2.45, iron=iron)
    houseplant(x=4.1, y=1.2, z=floor, size=1.25, seed=40)
    pendant(floor, iron, lit)


def bedroom(floor, wood, lit=True):
    shapes.box("wardrobe", (*WARDROBE.at, floor + WARDROBE.z), WARDROBE.size, wood, bevel=.01)
    shapes.box("headboard", (*HEADBOARD.at, floor + HEADBOARD.z), HEADBOARD.size, wood, bevel=.03)
    iron = surfaces.plain("iron_in", IRON, roughness=.5)
    picture(x=8.7, z=floor + 1.85, width=.9, height=.55, colour=RUST, iron=iron)
    standing_lamp(x=7.95, y=3.6, z=floor, iron=iron, lit=lit)
    houseplant(x=9.1, y=.95, z=floor + .55, size=.7, seed=52)
