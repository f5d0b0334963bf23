"""Photovoltaic modules and the things that stand beside them on a roof."""
import math

import bmesh

from .nodes import Graph
from .shapes import add_box, to_mesh
from .surfaces import plain

MODULE_WIDTH, MODULE_LENGTH, MODULE_DEPTH = 1.134, 2.278, .035
FRAME_WIDTH = .012
CELL_COLUMNS, CELL_ROWS = 6, 24
BUSBARS = 60


def glass(name="PV", dust=.10, busbar=.55, gap_colour=(.30, .31, .33), cells=((.006, .011, .032), (.010, .019, .052)),
          coat=.45):
    """Half-cut cells under dusty, slightly wavy glass. `busbar` is how clearly the silver lines show."""
    material = plain(name, (.01, .012, .02), .06, specular=.30, coat=coat)
    graph = Graph(material)
    across, along, gap, bars = cell_grid(graph)
    tone = graph.mix(cell_chance(graph, across, along), *cells)
    tone = graph.mix(graph.math("MULTIPLY", bars, busbar), tone, (.16, .17, .19))
    tone = graph.mix(gap, tone, gap_colour)
    where = graph.position()
    dirt = graph.noise(where, 2.2, 10, .7)
    shader = graph.surface()
    graph.feed(shader.inputs["Base Color"], graph.mix(graph.remap(dirt, .45, .8, 0, dust), tone, (.42, .34, .26)))
    graph.feed(shader.inputs["Roughness"], graph.remap(dirt, .35, .8, .05, .22))
    graph.feed(shader.inputs["Clearcoat Roughness"], graph.remap(dirt, .4, .8, .02, .12))
    wave = graph.bump(graph.noise(where, 1.1, 1), .25, .004)
    graph.feed(shader.inputs["Normal"], wave)
    graph.feed(shader.inputs["Clearcoat Normal"], wave)
    return material


def cell_grid(graph):
    u, v, _ = graph.split(graph.node("TexCoord").outputs["UV"])
    across = graph.math("DIVIDE", graph.math("SUBTRACT", u, .018), .964)
    along = graph.math("DIVIDE", graph.math("SUBTRACT", v, .010), .980)

    def lines(coordinate, count, width):
        part = graph.math("FRACT", graph.math("MULTIPLY", coordinate, count))
        return graph.math("GREATER_THAN", graph.math("ABSOLUTE", graph.math("SUBTRACT", part, .5)), .5 - width)

    def outside(coordinate):
        return graph.math("GREATER_THAN", graph.math("ABSOLUTE", graph.math("SUBTRACT", coordinate, .5)), .5)

    middle = graph.math("LESS_THAN", graph.math("ABSOLUTE", graph.math("SUBTRACT", along, .5)), .0045)
    gap = middle
    for line in (lines(across, CELL_COLUMNS, .010), lines(along, CELL_ROWS, .018), outside(across), outside(along)):
        gap = graph.math("MAXIMUM", gap, line)
    return across, along, gap, lines(across, BUSBARS, .035)


def cell_chance(graph, across, along):
    module = graph.math("MULTIPLY", graph.node("ObjectInfo").outputs["Random"], 91.7)
    column = graph.math("FLOOR", graph.math("MULTIPLY", across, CELL_COLUMNS))
    row = graph.math("FLOOR", graph.math("MULTIPLY", along, CELL_ROWS / 2))
    cell = graph.node("CombineXYZ", {0: column, 1: row, 2: module}).outputs[0]
    return graph.node("TexWhiteNoise", {"Vector": cell}, noise_dimensions="3D").outputs["Value"]


def module_meshes(glass_material, frame_material):
    """One glass mesh and one frame mesh, shared by every module; lies in XY, long side along Y."""
    return glass_mesh(glass_material), frame_mesh(frame_material)


def glass_mesh(material):
    bm = bmesh.new()
    a, b = MODULE_WIDTH / 2 - .011, MODULE_LENGTH / 2 - .011
    face = bm.faces.new([bm.verts.new((x, y, MODULE_DEPTH - .003)) for x, y in ((-a, -b), (a, -b), (a, b), (-a, b))])
    layer = bm.loops.layers.uv.new("UV")
    for loop, uv in zip(face.loops, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop[layer].uv = uv
    return to_mesh(bm, "module_glass", material)


def frame_mesh(material):
    bm = bmesh.new()
    x, y = MODULE_WIDTH / 2 - FRAME_WIDTH / 2, MODULE_LENGTH / 2 - FRAME_WIDTH / 2
    for side in (-1, 1):
        add_box(bm, (side * x, 0, MODULE_DEPTH / 2), (FRAME_WIDTH, MODULE_LENGTH, MODULE_DEPTH))
        add_box(bm, (0, side * y, MODULE_DEPTH / 2), (MODULE_WIDTH - 2 * FRAME_WIDTH, FRAME_WIDTH, MODULE_DEPTH))
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=.0015, segments=1, affect="EDGES")
    add_box(bm, (0, 0, .02), (MODULE_WIDTH - .02, MODULE_LENGTH - .02, .004))
    return to_mesh(bm, "module_frame", material)


def turbine_vent(material, vanes=22):
    """Roof ventilator: a throat, an onion of curved vanes, a cap."""
    bm = bmesh.new()

    def cone(low, high, depth, z):
        verts = bmesh.ops.create_cone(bm, cap_ends=True, segments=28, radius1=low, radius2=high, depth=depth)["verts"]
        bmesh.ops.translate(bm, vec=(0, 0, z), verts=verts)

    cone(.36, .25, .26, .13)
    profile = ((.24, .26), (.33, .32), (.385, .42), (.38, .54), (.30, .66), (.16, .73))
    for vane in range(vanes):
        pairs = []
        for step, (radius, z) in enumerate(profile):
            angle = 2 * math.pi * vane / vanes + .06 * step
            width = .75 * 2 * math.pi / vanes * (.6 if step in (0, len(profile) - 1) else 1)
            pairs.append([bm.verts.new((r * math.cos(a), r * math.sin(a), z))
                          for r, a in ((radius, angle), (radius - .05, angle + width))])
        for low, high in zip(pairs, pairs[1:]):
            bm.faces.new((low[0], low[1], high[1], high[0]))
    cone(.19, .03, .08, .76)
    return to_mesh(bm, "turbine", material, smooth=40)
