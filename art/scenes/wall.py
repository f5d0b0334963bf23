"""Golden hour: the inverter on a lime-washed wall, in the last band of sun with the shadow of a neem tree."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import bmesh
from mathutils import Matrix, Vector

from flare import BODY, Shot, camera, inverter, mats, render, reset
from kit import plants, shapes, sky, surfaces
from kit.nodes import Graph

SUN = dict(elevation=13, azimuth=236)
SUNWARD = sky.direction(**SUN)
MODEL, READING = "8.2", "3.4"
UNIT = Vector((.50, 0, 1.52))
AIR = dict(strength=.13, sun_intensity=1.7, sun_size=math.radians(.9), air_density=1.2, dust_density=1.6, ozone_density=2.5)

# Linear colours.
LIMEWASH, SHUTTER_PAINT, LEAF_GREEN = (.47, .285, .205), (.045, .105, .105), (.05, .10, .025)
CONDUIT_GREY, DARK, SHADE = (.46, .46, .455), (.015, .015, .016), (.12, .09, .07)
PLINTH_TONE = .55                  # of the wall's
COAT_DARK, COAT_LIGHT, STROKE_LIGHT, WORN_DARK, BRIGHTEST = .80, 1.16, 1.28, .72, .9

# Metres: middle and size of boxes, x to the right, z up; the wall's face is y = 0.
WALL_AT, WALL_SIZE = (0, .15, 1.5), (9, .3, 7)
PLINTH_AT, PLINTH_SIZE = (0, -.012, .0), (9, .03, 1.0)
SHUTTER_LEFT, SHUTTER_MIDDLE, SHUTTER_HEIGHT = 1.36, 1.6, 1.9
SLATS, SLAT_PITCH, LOWEST_SLAT, SLAT_TURN = 24, .075, .74, .5
RADIUS, TO_WALL = .0125, .045      # of the conduits
CONDUIT_LENGTH, COUPLING_LENGTH, COUPLING_WIDER = 1.2, .05, 1.32
SADDLES_BELOW = (.20, .62)         # the conduit's end
SADDLE_HEIGHT, SADDLE_GAUGE, SADDLE_SCREW_X = .016, .0014, .027
SADDLE_FOOT = ((.019, -.001), (.034, -.001))
CONDUITS = (-.086, .065, .135)     # from the unit's middle
CONDUIT_GAP = .03                  # under the unit
BOX_X, BOX_Z, BOX_CONDUIT_TOP = 1.0, 1.38, 1.24
BREAKERS, BREAKER_PITCH = 5, .028
LID_SCREW_X, LID_SCREWS = .075, (-.085, .098)

BOUGHS = (                         # where the shadow's root falls, metres towards the sun, turn in degrees, size, which bough
    ((-2.0, 2.0), 1.7, -16, 1.15, 0),
    ((-1.9, 1.45), 2.4, 2, .9, 3),
    ((-.85, 2.1), 2.0, -34, .85, 2),
    ((.95, 2.08), 2.3, -52, .8, 1),
)
LIT_BAND = (1.12, 1.885)           # height on the wall between the shade of the eaves and of the hedge
SHADE_HALF = 7
EAVES = dict(low=LIT_BAND[1], high=5.0, away=5.0, tilt=.04)
HEDGE = dict(low=-2.0, high=LIT_BAND[0], away=3.2, tilt=-.11)
FSTOP = 2.2
VIEWS = {
    "wide": dict(stand=(-.95, -2.45, 1.50), aim=(-.02, 0), lens=39, shift=(0, .055), focus=UNIT),
    "tall": dict(stand=(-.15, -2.75, 1.46), aim=(.42, 0), lens=52, shift=(.03, .02), focus=UNIT),
}


def toned(colour, factor):
    return tuple(min(BRIGHTEST, c * factor) for c in colour)


def limewash(name, colour):
    """Brushed in thin coats: clouds of tone, faint brush strokes, a trowelled ground."""
    material = surfaces.plain(name, colour, .9, specular=.25)
    graph = Graph(material)
    where = graph.position()
    clouds = graph.remap(graph.noise(where, 1.5, 9, .6, .6), .3, .72)
    strokes = graph.noise(graph.scale(where, (5, 5, 17)), 2.2, 6, .65, 1.2)
    tone = graph.mix(clouds, toned(colour, COAT_DARK), toned(colour, COAT_LIGHT))
    tone = graph.mix(graph.remap(strokes, .42, .75, 0, .30), tone, toned(colour, STROKE_LIGHT))
    worn = graph.remap(graph.noise(where, 3.4, 12, .72), .66, .74, 0, .45)
    tone = graph.mix(worn, tone, toned(colour, WORN_DARK))
    grain = graph.math("MULTIPLY_ADD", graph.noise(where, 2.6, 3), 2.6, graph.noise(where, 38, 8, .7, .3))
    shader = graph.surface()
    graph.feed(shader.inputs["Base Color"], tone)
    graph.feed(shader.inputs["Normal"], graph.bump(grain, .38, .006))
    return material


def build_wall():
    shapes.box("wall", WALL_AT, WALL_SIZE, limewash("wall", LIMEWASH), 0)
    shapes.box("plinth", PLINTH_AT, PLINTH_SIZE, limewash("plinth", toned(LIMEWASH, PLINTH_TONE)), .006)


def shutter():
    """The edge of a painted window shutter closes the picture at the right."""
    paint = surfaces.worn("shutter", SHUTTER_PAINT, .38, .6, 5)
    wood = shapes.Parts(paint)
    left, z, height = SHUTTER_LEFT, SHUTTER_MIDDLE, SHUTTER_HEIGHT
    post, board, stiles = left + .02, left + .36, (left + .09, left + .62)
    wood.box((post, -.02, z), (.07, .08, 2.0))
    wood.box((board, -.012, z), (.62, .03, height))
    for i in range(SLATS):
        wood.box((board, -.036, LOWEST_SLAT + i * SLAT_PITCH), (.50, .02, .055), turn=Matrix.Rotation(SLAT_TURN, 3, "X"))
    for x in stiles:
        wood.box((x, -.035, z), (.07, .04, height))
    wood.object("shutter", .004)


def conduit(x, top, steel, grey):
    shapes.drum("conduit", (x, -TO_WALL, top - CONDUIT_LENGTH / 2), RADIUS, CONDUIT_LENGTH, grey, segments=32, bevel=0)
    shapes.drum("coupling", (x, -TO_WALL, top - .03), RADIUS * COUPLING_WIDER, COUPLING_LENGTH, grey, segments=32)
    for below in SADDLES_BELOW:
        saddle(x, top - below, steel)


def saddle(x, z, steel, height=SADDLE_HEIGHT):
    """A pipe strap: it bends over the conduit and lies flat on the wall, a screw on each side."""
    bm = bmesh.new()
    bend = RADIUS + .002
    arc = [(-dx, y) for dx, y in reversed(SADDLE_FOOT)]
    arc += [(-math.cos(a) * bend, -TO_WALL - math.sin(a) * bend) for a in (math.pi * k / 12 for k in range(13))]
    arc += SADDLE_FOOT
    low = [bm.verts.new((x + dx, y, z - height / 2)) for dx, y in arc]
    high = [bm.verts.new((x + dx, y, z + height / 2)) for dx, y in arc]
    for i in range(len(arc) - 1):
        bm.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
    strap = shapes.solid(bm, "saddle", steel, smooth=50)
    strap.modifiers.new("gauge", "SOLIDIFY").thickness = SADDLE_GAUGE
    for dx in (-SADDLE_SCREW_X, SADDLE_SCREW_X):
        shapes.drum("saddle_screw", (x + dx, -.003, z), .0035, .003, steel, "Y", 12, 0)


def breaker_box(x, z, plastic, steel, dark):
    """A small distribution box: hinged lid, a window with the breakers' toggles, two knock-outs."""
    shapes.box("box_back", (x, -.04, z), (.20, .08, .26), plastic, .012)
    shapes.box("box_lid", (x, -.086, z), (.19, .014, .25), plastic, .008)
    shapes.box("box_window", (x, -.0925, z + .02), (.15, .004, .085), dark, .004)
    toggles = shapes.Parts(plastic, dark)
    for i in range(BREAKERS):
        at = x - (BREAKERS - 1) / 2 * BREAKER_PITCH + i * BREAKER_PITCH
        toggles.box((at, -.095, z + .02), (.025, .004, .070))
        toggles.box((at, -.101, z + .026), (.010, .012, .020), 1)
    toggles.object("toggles", .001)
    for dz in LID_SCREWS:
        shapes.drum("lid_screw", (x + LID_SCREW_X, -.094, z + dz), .005, .004, steel, "Y", 20)
    shapes.drum("box_gland", (x, -TO_WALL, z - .14), .019, .03, dark, segments=24)


def cast_leaves():
    """Boughs between the sun and the wall."""
    leaf = surfaces.plain("leaf", LEAF_GREEN, .5)
    boughs = [plants.bough(k, leaf, twigs=8, leaves=9, leaf=.085) for k in range(4)]
    for (x, z), away, turn, size, kind in BOUGHS:
        root = Vector((x, 0, z)) + SUNWARD * away
        across = Vector((0, 0, 1)).cross(SUNWARD).normalized()
        frame = Matrix((across, -SUNWARD, SUNWARD.cross(across))).transposed().to_4x4()
        tilt = Matrix.Rotation(math.radians(-turn), 4, "Y")
        thing = shapes.place(boughs[kind], Matrix.Translation(root) @ frame @ tilt @ Matrix.Scale(size, 4))
        thing.visible_camera = False


def shade(low, high, away, tilt):
    """A board between the sun and the wall that darkens it from `low` to `high`; its edge rises by `tilt` towards the right."""
    card = surfaces.plain("shade", SHADE, .9)
    middle = Vector((0, 0, (low + high) / 2)) + SUNWARD * away
    across = Vector((1, 0, tilt))
    bm = bmesh.new()
    for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        bm.verts.new(middle + across * SHADE_HALF * i + Vector((0, 0, j * (high - low) / 2)))
    bm.verts.ensure_lookup_table()
    bm.faces.new(bm.verts)
    board = shapes.solid(bm, "shade", card, smooth=None)
    board.visible_camera = board.visible_diffuse = board.visible_glossy = False


def main():
    shot = Shot()
    reset()
    sky.physical_sky(**SUN, **AIR)
    kit = mats()
    build_wall()
    shutter()
    inverter(MODEL, kit, reading=READING).location = UNIT
    steel, plastic = kit["steel"], kit["white"]
    grey, dark = surfaces.plain("conduit", CONDUIT_GREY, .42), surfaces.plain("dark", DARK, .4)
    bottom = UNIT.z - BODY[MODEL].height / 2 - CONDUIT_GAP
    for dx in CONDUITS:
        conduit(UNIT.x + dx, bottom, steel, grey)
    breaker_box(BOX_X, BOX_Z, plastic, steel, dark)
    conduit(BOX_X, BOX_CONDUIT_TOP, steel, grey)
    cast_leaves()
    shade(**EAVES)
    shade(**HEDGE)
    view = VIEWS[shot.arg("view", "wide")]
    height = view["stand"][2]
    camera(view["stand"], (*view["aim"], height), view["lens"], fstop=FSTOP, focus=tuple(view["focus"]), shift=view["shift"])
    render(shot, adaptive=.02, max_bounces=5)


main()
