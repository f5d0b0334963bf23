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
LIMEWASH = (.47, .285, .205)
RADIUS, TO_WALL = .0125, .045      # of the conduits
LIT_BAND = (1.12, 1.885)           # height on the wall between the shade of the eaves and of the hedge
VIEWS = {
    "wide": dict(stand=(-.95, -2.45, 1.50), aim=(-.02, 0), lens=39, shift=(0, .055), focus=UNIT),
    "tall": dict(stand=(-.15, -2.75, 1.46), aim=(.42, 0), lens=52, shift=(.03, .02), focus=UNIT),
}


def limewash(name, colour):
    """Brushed in thin coats: clouds of tone, faint brush strokes, a trowelled ground."""
    material = surfaces.plain(name, colour, .9, specular=.25)
    graph = Graph(material)
    where = graph.position()
    clouds = graph.remap(graph.noise(where, 1.5, 9, .6, .6), .3, .72)
    strokes = graph.noise(graph.scale(where, (5, 5, 17)), 2.2, 6, .65, 1.2)
    tone = graph.mix(clouds, tuple(c * .80 for c in colour), tuple(min(.9, c * 1.16) for c in colour))
    tone = graph.mix(graph.remap(strokes, .42, .75, 0, .30), tone, tuple(min(.9, c * 1.28) for c in colour))
    worn = graph.remap(graph.noise(where, 3.4, 12, .72), .66, .74, 0, .45)
    tone = graph.mix(worn, tone, tuple(c * .72 for c in colour))
    grain = graph.math("MULTIPLY_ADD", graph.noise(where, 2.6, 3), 2.6, graph.noise(where, 38, 8, .7, .3))
    shader = graph.surface()
    graph.feed(shader.inputs["Base Color"], tone)
    graph.feed(shader.inputs["Normal"], graph.bump(grain, .38, .006))
    return material


def build_wall():
    shapes.box("wall", (0, .15, 1.5), (9, .3, 7), limewash("wall", LIMEWASH), 0)
    shapes.box("plinth", (0, -.012, .0), (9, .03, 1.0), limewash("plinth", tuple(c * .55 for c in LIMEWASH)), .006)


def shutter():
    """The edge of a painted window shutter closes the picture at the right."""
    paint = surfaces.worn("shutter", (.045, .105, .105), .38, .6, 5)
    wood = shapes.Parts(paint)
    left = 1.36
    wood.box((left + .02, -.02, 1.6), (.07, .08, 2.0))
    wood.box((left + .36, -.012, 1.6), (.62, .03, 1.9))
    for i in range(24):
        wood.box((left + .36, -.036, .74 + i * .075), (.50, .02, .055), turn=Matrix.Rotation(.5, 3, "X"))
    for x in (left + .09, left + .62):
        wood.box((x, -.035, 1.6), (.07, .04, 1.9))
    wood.object("shutter", .004)


def conduit(x, top, steel, grey):
    shapes.drum("conduit", (x, -TO_WALL, top - .6), RADIUS, 1.2, grey, segments=32, bevel=0)
    shapes.drum("coupling", (x, -TO_WALL, top - .03), RADIUS * 1.32, .05, grey, segments=32)
    for z in (top - .20, top - .62):
        saddle(x, z, steel)


def saddle(x, z, steel, height=.016):
    """A pipe strap: it bends over the conduit and lies flat on the wall, a screw on each side."""
    bm = bmesh.new()
    arc = [(-.034, -.001), (-.019, -.001)]
    arc += [(-math.cos(a) * (RADIUS + .002), -TO_WALL - math.sin(a) * (RADIUS + .002)) for a in (math.pi * k / 12 for k in range(13))]
    arc += [(.019, -.001), (.034, -.001)]
    low = [bm.verts.new((x + dx, y, z - height / 2)) for dx, y in arc]
    high = [bm.verts.new((x + dx, y, z + height / 2)) for dx, y in arc]
    for i in range(len(arc) - 1):
        bm.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
    strap = shapes.solid(bm, "saddle", steel, smooth=50)
    strap.modifiers.new("gauge", "SOLIDIFY").thickness = .0014
    for dx in (-.027, .027):
        shapes.drum("saddle_screw", (x + dx, -.003, z), .0035, .003, steel, "Y", 12, 0)


def breaker_box(x, z, plastic, steel, dark):
    """A small distribution box: hinged lid, a window with the breakers' toggles, two knock-outs."""
    shapes.box("box_back", (x, -.04, z), (.20, .08, .26), plastic, .012)
    shapes.box("box_lid", (x, -.086, z), (.19, .014, .25), plastic, .008)
    shapes.box("box_window", (x, -.0925, z + .02), (.15, .004, .085), dark, .004)
    toggles = shapes.Parts(plastic, dark)
    for i in range(5):
        toggles.box((x - .056 + i * .028, -.095, z + .02), (.025, .004, .070))
        toggles.box((x - .056 + i * .028, -.101, z + .026), (.010, .012, .020), 1)
    toggles.object("toggles", .001)
    for dz in (-.085, .098):
        shapes.drum("lid_screw", (x + .075, -.094, z + dz), .005, .004, steel, "Y", 20)
    shapes.drum("box_gland", (x, -TO_WALL, z - .14), .019, .03, dark, segments=24)


def cast_leaves():
    """Boughs between the sun and the wall; `spot` is where the shadow's root falls."""
    leaf = surfaces.plain("leaf", (.05, .10, .025), .5)
    boughs = [plants.bough(k, leaf, twigs=8, leaves=9, leaf=.085) for k in range(4)]
    for spot, away, turn, size, kind in (((-2.0, 2.0), 1.7, -16, 1.15, 0), ((-1.9, 1.45), 2.4, 2, .9, 3), ((-.85, 2.1), 2.0, -34, .85, 2),
                                         ((.95, 2.08), 2.3, -52, .8, 1)):
        root = Vector((spot[0], 0, spot[1])) + SUNWARD * away
        across = Vector((0, 0, 1)).cross(SUNWARD).normalized()
        frame = Matrix((across, -SUNWARD, SUNWARD.cross(across))).transposed().to_4x4()
        tilt = Matrix.Rotation(math.radians(-turn), 4, "Y")
        thing = shapes.place(boughs[kind], Matrix.Translation(root) @ frame @ tilt @ Matrix.Scale(size, 4))
        thing.visible_camera = False


def shade(low, high, away, tilt):
    """A board between the sun and the wall that darkens it from `low` to `high`; its edge rises by `tilt` towards the right."""
    card = surfaces.plain("shade", (.12, .09, .07), .9)
    middle = Vector((0, 0, (low + high) / 2)) + SUNWARD * away
    across = Vector((1, 0, tilt))
    bm = bmesh.new()
    for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        bm.verts.new(middle + across * 7 * i + Vector((0, 0, j * (high - low) / 2)))
    bm.verts.ensure_lookup_table()
    bm.faces.new(bm.verts)
    board = shapes.solid(bm, "shade", card, smooth=None)
    board.visible_camera = board.visible_diffuse = board.visible_glossy = False


def main():
    shot = Shot()
    reset()
    sky.physical_sky(**SUN, strength=.13, sun_intensity=1.7, sun_size=math.radians(.9), air_density=1.2, dust_density=1.6, ozone_density=2.5)
    kit = mats()
    build_wall()
    shutter()
    inverter(MODEL, kit, reading=READING).location = UNIT
    steel, plastic = kit["steel"], kit["white"]
    grey, dark = surfaces.plain("conduit", (.46, .46, .455), .42), surfaces.plain("dark", (.015, .015, .016), .4)
    bottom = UNIT.z - BODY[MODEL][1] / 2 - .03
    for dx in (-.086, .065, .135):
        conduit(UNIT.x + dx, bottom, steel, grey)
    breaker_box(1.0, 1.38, plastic, steel, dark)
    conduit(1.0, 1.24, steel, grey)
    cast_leaves()
    shade(LIT_BAND[1], 5.0, 5.0, .04)
    shade(-2.0, LIT_BAND[0], 3.2, -.11)
    view = VIEWS[shot.arg("view", "wide")]
    x, y, z = view["stand"]
    camera(view["stand"], (*view["aim"], z), view["lens"], fstop=2.2, focus=tuple(view["focus"]), shift=view["shift"])
    render(shot, adaptive=.02, max_bounces=5)


main()
