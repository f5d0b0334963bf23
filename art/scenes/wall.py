"""Golden hour: the inverter on a lime-washed wall, in the last band of sun with the shadow of a neem tree or of a lattice.  args: view."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import bmesh
from mathutils import Matrix, Vector

from flare import Shot, camera, inverter, mats, render, reset
from kit import plants, shapes, sky, surfaces
from kit.glands import mouths
from kit.nodes import Graph
from measures import measures

SUN = dict(elevation=13, azimuth=236)
SUNWARD = sky.direction(**SUN)
MODEL = "8.2"
UNIT = Vector((.50, 0, 1.52))
AIR = dict(strength=.13, sun_intensity=1.7, sun_size=math.radians(.9), air_density=1.2, dust_density=1.6, ozone_density=2.5)

# Linear colours.
LIMEWASH, SHUTTER_PAINT, LEAF_GREEN = (.47, .285, .205), (.045, .105, .105), (.05, .10, .025)
CONDUIT_GREY, DARK, SHADE = (.46, .46, .455), (.015, .015, .016), (.12, .09, .07)
# Sunlight this orange makes graphite brown and outshines lamps: both are set against it.
GRAPHITE, INK, SUN_GLINT = (.0145, .0212, .035), (.011, .015, .023), .22
GLOW = measures(led=15, lcd=4.5, lcdo=8, lcdd=1.9)
PLINTH_TONE = .55                  # of the wall's
COAT_DARK, COAT_LIGHT, STROKE_LIGHT, WORN_DARK, BRIGHTEST = .80, 1.16, 1.28, .72, .9
STROKE_STRETCH, TROWEL_DEPTH = (5, 5, 17), 2.6   # strokes run along the wall; the trowel's waves: of the grain's height

# Metres: middle and size of boxes, x to the right, z up; the wall's face is y = 0.
WALL_AT, WALL_SIZE = (0, .15, 1.5), (9, .3, 7)
PLINTH_AT, PLINTH_SIZE = (0, -.012, .0), (9, .03, 1.0)
SHUTTER = measures(left=1.36, middle=1.6, height=1.9)
POST = measures(x=.02, y=-.02, size=(.07, .08, 2.0))                        # x: from the shutter's left edge
BOARD = measures(x=.36, y=-.012, width=.62, thick=.03)
STILES = measures(x=(.09, .62), y=-.035, width=.07, thick=.04)
SLATS = measures(count=24, lowest=.74, pitch=.075, y=-.036, size=(.50, .02, .055), turn=.5)
RADIUS = .0125                     # of the conduits
CONDUIT_LENGTH = 1.7
COUPLING = measures(below=.024, length=.05, wider=1.32)
SADDLES_BELOW = (.20, .62)         # the conduit's end
SADDLE = measures(height=.016, gauge=.0014, clearance=.002, foot=((.019, -.001), (.034, -.001)), steps=12, smooth_below=50)
SADDLE_SCREW = measures(x=.027, y=-.003, radius=.0035, length=.003)
STAND_OFF = measures(size=(.034, .022), gap=.004)                           # between the wall and a saddle
BOX_X, BOX_Z, BOX_CONDUIT_TOP, BOX_CONDUIT_Y = 1.0, 1.38, 1.24, -.045
BOX_BACK, BOX_LID = measures(y=-.04, size=(.20, .08, .26)), measures(y=-.086, size=(.19, .014, .25))
BOX_WINDOW = measures(y=-.0925, z=.02, size=(.15, .004, .085))              # z: from the box's middle, as below
BREAKERS = measures(count=5, pitch=.028, y=-.095, z=.02, size=(.025, .004, .070))
TOGGLE = measures(y=-.101, z=.026, size=(.010, .012, .020))
LID_SCREWS = measures(x=.075, y=-.094, heights=(-.085, .098), radius=.005, length=.004)
BOX_GLAND = measures(below=.14, radius=.019, height=.03)

WIDE_BOUGHS = (                    # where the shadow's root falls, metres towards the sun, turn in degrees, size, which bough
    ((-1.80, 2.02), .40, -12, .70, 0),
    ((-1.58, 1.40), .30, 3, .56, 3),
    ((-1.22, 2.10), .65, -27, .46, 2),
    ((1.38, 2.10), .9, -58, .5, 1),
)                                  # none falls on the unit: on its plain cover a shadow looks like a stain
TALL_BOUGHS = (
    ((-1.06, 1.97), .9, -14, .56, 0),
    ((-.92, 1.36), .7, 6, .44, 3),
)
BOUGH_KINDS = 4
LATTICE = measures(left=-4.0, right=.15, low=.9, high=2.1, away=1.3, pitch=.17, bar=.042, frame=.09, thick=.02)
LIT_BAND = (1.12, 1.885)           # height on the wall between the shade of the eaves and of the hedge
SHADE_HALF = 7
EAVES = dict(low=LIT_BAND[1], high=5.0, away=5.0, tilt=.04)
HEDGE = dict(low=-2.0, high=LIT_BAND[0], away=3.2, tilt=-.11)
FSTOP = 2.2
VIEWS = {
    "wide": dict(stand=(-.95, -2.45, 1.50), aim=-.02, lens=39, shift=(0, .055)),
    "tall": dict(stand=(-.15, -2.75, 1.46), aim=.42, lens=52, shift=(.03, .02)),
    "lattice": dict(stand=(1.45, -2.5, 1.42), aim=-.22, lens=36, shift=(0, .07)),
    "lattice_tall": dict(stand=(1.25, -2.75, 1.44), aim=.50, lens=42, shift=(.02, -.15)),
}


def product_colours():
    kit = mats()
    for name, colour in (("graph", GRAPHITE), ("print", INK)):
        inputs = kit[name].node_tree.nodes["Principled BSDF"].inputs
        inputs["Base Color"].default_value = (*colour, 1)
        inputs["Specular"].default_value, inputs["Specular Tint"].default_value = SUN_GLINT, 1
    for name, strength in GLOW._asdict().items():
        kit[name].node_tree.nodes["Principled BSDF"].inputs["Emission Strength"].default_value = strength
    return kit


def toned(colour, factor):
    return tuple(min(BRIGHTEST, c * factor) for c in colour)


def limewash(name, colour):
    """Brushed in thin coats: clouds of tone, faint brush strokes, a trowelled ground."""
    material = surfaces.plain(name, colour, roughness=.9, specular=.25)
    graph = Graph(material)
    where = graph.position()
    clouds = graph.remap(graph.noise(where, scale=1.5, detail=9, roughness=.6, distortion=.6), low=.3, high=.72)
    strokes = graph.noise(graph.scale(where, STROKE_STRETCH), scale=2.2, detail=6, roughness=.65, distortion=1.2)
    tone = graph.mix(clouds, toned(colour, COAT_DARK), toned(colour, COAT_LIGHT))
    tone = graph.mix(graph.remap(strokes, low=.42, high=.75, to_high=.30), tone, toned(colour, STROKE_LIGHT))
    worn = graph.remap(graph.noise(where, scale=3.4, detail=12, roughness=.72), low=.66, high=.74, to_high=.45)
    tone = graph.mix(worn, tone, toned(colour, WORN_DARK))
    trowel, fine = graph.noise(where, scale=2.6, detail=3), graph.noise(where, scale=38, detail=8, roughness=.7, distortion=.3)
    grain = graph.math("MULTIPLY_ADD", trowel, TROWEL_DEPTH, fine)
    shader = graph.surface()
    graph.feed(shader.inputs["Base Color"], tone)
    graph.feed(shader.inputs["Normal"], graph.bump(grain, strength=.38, distance=.006))
    return material


def build_wall():
    shapes.box("wall", WALL_AT, WALL_SIZE, limewash("wall", LIMEWASH), bevel=0)
    shapes.box("plinth", PLINTH_AT, PLINTH_SIZE, limewash("plinth", toned(LIMEWASH, PLINTH_TONE)), bevel=.006)


def shutter():
    """The edge of a painted window shutter closes the picture at the right."""
    paint = surfaces.worn("shutter", SHUTTER_PAINT, low=.38, high=.6, scale=5)
    wood = shapes.Parts(paint)
    left, z, height = SHUTTER
    wood.box((left + POST.x, POST.y, z), POST.size)
    wood.box((left + BOARD.x, BOARD.y, z), (BOARD.width, BOARD.thick, height))
    for i in range(SLATS.count):
        at = (left + BOARD.x, SLATS.y, SLATS.lowest + i * SLATS.pitch)
        wood.box(at, SLATS.size, turn=Matrix.Rotation(SLATS.turn, 3, "X"))
    for x in STILES.x:
        wood.box((left + x, STILES.y, z), (STILES.width, STILES.thick, height))
    wood.object("shutter", bevel=.004)


def conduit(x, y, top, steel, grey):
    shapes.drum("conduit", (x, y, top - CONDUIT_LENGTH / 2), RADIUS, CONDUIT_LENGTH, grey, segments=32, bevel=0)
    shapes.drum("coupling", (x, y, top - COUPLING.below), RADIUS * COUPLING.wider, COUPLING.length, grey, segments=32)
    for below in SADDLES_BELOW:
        saddle(x, y, top - below, steel)
        stand_off = -y - RADIUS - STAND_OFF.gap
        width, height = STAND_OFF.size
        shapes.box("stand_off", (x, -stand_off / 2, top - below), (width, stand_off, height), grey, bevel=.003)


def saddle(x, y, z, steel):
    """A pipe strap: it bends over the conduit and lies flat on the wall, a screw on each side."""
    bm = bmesh.new()
    bend, steps = RADIUS + SADDLE.clearance, SADDLE.steps
    arc = [(-dx, foot) for dx, foot in reversed(SADDLE.foot)]
    arc += [(-math.cos(a) * bend, y - math.sin(a) * bend) for a in (math.pi * k / steps for k in range(steps + 1))]
    arc += SADDLE.foot
    low = [bm.verts.new((x + dx, dy, z - SADDLE.height / 2)) for dx, dy in arc]
    high = [bm.verts.new((x + dx, dy, z + SADDLE.height / 2)) for dx, dy in arc]
    for i in range(len(arc) - 1):
        bm.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
    strap = shapes.solid(bm, "saddle", steel, smooth=SADDLE.smooth_below)
    strap.modifiers.new("gauge", "SOLIDIFY").thickness = SADDLE.gauge
    screw = SADDLE_SCREW
    for dx in (-screw.x, screw.x):
        shapes.drum("saddle_screw", (x + dx, screw.y, z), screw.radius, screw.length, steel, "Y", segments=12, bevel=0)


def breaker_box(x, z, plastic, steel, dark):
    """A small distribution box: hinged lid, a window with the breakers' toggles, two knock-outs."""
    shapes.box("box_back", (x, BOX_BACK.y, z), BOX_BACK.size, plastic, bevel=.012)
    shapes.box("box_lid", (x, BOX_LID.y, z), BOX_LID.size, plastic, bevel=.008)
    shapes.box("box_window", (x, BOX_WINDOW.y, z + BOX_WINDOW.z), BOX_WINDOW.size, dark, bevel=.004)
    toggles = shapes.Parts(plastic, dark)
    for i in range(BREAKERS.count):
        at = x - (BREAKERS.count - 1) / 2 * BREAKERS.pitch + i * BREAKERS.pitch
        toggles.box((at, BREAKERS.y, z + BREAKERS.z), BREAKERS.size)
        toggles.box((at, TOGGLE.y, z + TOGGLE.z), TOGGLE.size, slot=1)
    toggles.object("toggles", bevel=.001)
    for dz in LID_SCREWS.heights:
        at = (x + LID_SCREWS.x, LID_SCREWS.y, z + dz)
        shapes.drum("lid_screw", at, LID_SCREWS.radius, LID_SCREWS.length, steel, "Y", segments=20)
    shapes.drum("box_gland", (x, BOX_CONDUIT_Y, z - BOX_GLAND.below), BOX_GLAND.radius, BOX_GLAND.height, dark, segments=24)


def cast_leaves(where):
    """Boughs between the sun and the wall."""
    leaf = surfaces.plain("leaf", LEAF_GREEN, roughness=.5)
    boughs = [plants.bough(k, leaf, twigs=8, leaves=9, leaf=.085) for k in range(BOUGH_KINDS)]
    for (x, z), away, turn, size, kind in where:
        root = Vector((x, 0, z)) + SUNWARD * away
        across = Vector((0, 0, 1)).cross(SUNWARD).normalized()
        frame = Matrix((across, -SUNWARD, SUNWARD.cross(across))).transposed().to_4x4()
        tilt = Matrix.Rotation(math.radians(-turn), 4, "Y")
        thing = shapes.place(boughs[kind], Matrix.Translation(root) @ frame @ tilt @ Matrix.Scale(size, 4))
        thing.visible_camera = False


def cast_lattice():
    """A wooden screen between the sun and the wall; its diagonal bars end at its frame."""
    left, right, low, high, away, pitch, bar, frame, thick = LATTICE
    wood = shapes.Parts(surfaces.plain("lattice", SHADE, roughness=.9))
    for slope in (1, -1):
        rises = [z - slope * x for z in (low, high) for x in (left, right)]
        for k in range(math.ceil((max(rises) - min(rises)) / pitch)):
            rise = min(rises) + k * pitch
            ends = sorted(((low - rise) * slope, (high - rise) * slope))
            start, end = max(left, ends[0]), min(right, ends[1])
            if start < end:
                x = (start + end) / 2
                wood.box((x, 0, slope * x + rise), ((end - start) * math.sqrt(2), thick, bar), turn=Matrix.Rotation(-slope * math.pi / 4, 3, "Y"))
    wood.box((right + frame / 2, 0, (low + high) / 2), (frame, thick, high - low))
    screen = wood.object("lattice")
    screen.location, screen.visible_camera = SUNWARD * away, False


def shade(low, high, away, tilt):
    """A board between the sun and the wall that darkens it from `low` to `high`; its edge rises by `tilt` towards the right."""
    card = surfaces.plain("shade", SHADE, roughness=.9)
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
    kit = product_colours()
    build_wall()
    shutter()
    inverter(MODEL, kit, reading=shot.arg("reading", "3.4")).location = UNIT
    steel, plastic = kit["steel"], kit["white"]
    grey, dark = surfaces.plain("conduit", CONDUIT_GREY, roughness=.42), surfaces.plain("dark", DARK, roughness=.4)
    for dx, y, dz in mouths(MODEL):
        conduit(UNIT.x + dx, y, UNIT.z + dz, steel, grey)
    name = shot.arg("view", "wide")
    if name != "tall":             # too narrow for it
        breaker_box(BOX_X, BOX_Z, plastic, steel, dark)
        conduit(BOX_X, BOX_CONDUIT_Y, BOX_CONDUIT_TOP, steel, grey)
    if name.startswith("lattice"):
        cast_lattice()
    else:
        cast_leaves(TALL_BOUGHS if name == "tall" else WIDE_BOUGHS)
    shade(**EAVES)
    shade(**HEDGE)
    stand, aim, lens, shift = VIEWS[name].values()
    camera(stand, (aim, 0, stand[2]), lens, fstop=FSTOP, focus=tuple(UNIT), shift=shift)
    render(shot, adaptive=.02, max_bounces=5)


main()
