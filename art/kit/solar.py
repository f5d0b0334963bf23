"""Photovoltaic modules and the things that stand beside them on a roof."""
import math

import bmesh

from measures import measures
from .nodes import Graph
from .shapes import add_box, to_mesh
from .surfaces import plain

MODULE_WIDTH, MODULE_LENGTH, MODULE_DEPTH = 1.134, 2.278, .035
MODULE_GAP = .02                     # between neighbours
FRAME_WIDTH, FRAME_EDGE = .012, .0015
GLASS_INSET, GLASS_SUNK = .011, .003
BACK = measures(inset=.02, z=.02, thick=.004)
CELL_COLUMNS, CELL_ROWS = 6, 24
BUSBARS = 60

# Of the glass: from its edge to the first cell, and what the cells cover.
EDGE_ACROSS, CELLS_ACROSS = .018, .964
EDGE_ALONG, CELLS_ALONG = .010, .980
MIDDLE_GAP = .0045                   # half of the gap between the two halves of a module
COLUMN_GAP, ROW_GAP, BUSBAR = .010, .018, .035   # half of each line, of the distance between two
SILICON, SILVER, DUST = (.01, .012, .02), (.16, .17, .19), (.42, .34, .26)
APART = 91.7                         # draws the modules' chances apart

TURBINE = measures(segments=28, twist=.06, vane_depth=.05, vane_width=.75, pointed=.6,   # width of the space there is
                   profile=((.24, .26), (.33, .32), (.385, .42), (.38, .54), (.30, .66), (.16, .73)))   # radius, height
THROAT = dict(low=.36, high=.25, depth=.26, z=.13)
CAP = dict(low=.19, high=.03, depth=.08, z=.76)


def glass(name="PV", dust=.10, busbar=.55, gap_colour=(.30, .31, .33), cells=((.006, .011, .032), (.010, .019, .052)),
          coat=.45):
    """Half-cut cells under dusty, slightly wavy glass. `busbar` is how clearly the silver lines show."""
    material = plain(name, SILICON, roughness=.06, specular=.30, coat=coat)
    graph = Graph(material)
    across, along, gap, bars = cell_grid(graph)
    tone = graph.mix(cell_chance(graph, across, along), *cells)
    tone = graph.mix(graph.math("MULTIPLY", bars, busbar), tone, SILVER)
    tone = graph.mix(gap, tone, gap_colour)
    where = graph.position()
    dirt = graph.noise(where, scale=2.2, detail=10, roughness=.7)
    shader = graph.surface()
    graph.feed(shader.inputs["Base Color"], graph.mix(graph.remap(dirt, low=.45, high=.8, to_high=dust), tone, DUST))
    graph.feed(shader.inputs["Roughness"], graph.remap(dirt, low=.35, high=.8, to_low=.05, to_high=.22))
    graph.feed(shader.inputs["Clearcoat Roughness"], graph.remap(dirt, low=.4, high=.8, to_low=.02, to_high=.12))
    wave = graph.bump(graph.noise(where, scale=1.1, detail=1), strength=.25, distance=.004)
    graph.feed(shader.inputs["Normal"], wave)
    graph.feed(shader.inputs["Clearcoat Normal"], wave)
    return material


def cell_grid(graph):
    u, v, _ = graph.split(graph.node("TexCoord").outputs["UV"])
    across = graph.math("DIVIDE", graph.math("SUBTRACT", u, EDGE_ACROSS), CELLS_ACROSS)
    along = graph.math("DIVIDE", graph.math("SUBTRACT", v, EDGE_ALONG), CELLS_ALONG)

    def lines(coordinate, count, width):
        part = graph.math("FRACT", graph.math("MULTIPLY", coordinate, count))
        return graph.math("GREATER_THAN", graph.math("ABSOLUTE", graph.math("SUBTRACT", part, .5)), .5 - width)

    def outside(coordinate):
        return graph.math("GREATER_THAN", graph.math("ABSOLUTE", graph.math("SUBTRACT", coordinate, .5)), .5)

    middle = graph.math("LESS_THAN", graph.math("ABSOLUTE", graph.math("SUBTRACT", along, .5)), MIDDLE_GAP)
    gap = middle
    for line in (lines(across, CELL_COLUMNS, COLUMN_GAP), lines(along, CELL_ROWS, ROW_GAP), outside(across), outside(along)):
        gap = graph.math("MAXIMUM", gap, line)
    return across, along, gap, lines(across, BUSBARS, BUSBAR)


def cell_chance(graph, across, along):
    module = graph.math("MULTIPLY", graph.node("ObjectInfo").outputs["Random"], APART)
    column = graph.math("FLOOR", graph.math("MULTIPLY", across, CELL_COLUMNS))
    row = graph.math("FLOOR", graph.math("MULTIPLY", along, CELL_ROWS / 2))
    cell = graph.node("CombineXYZ", {0: column, 1: row, 2: module}).outputs[0]
    return graph.node("TexWhiteNoise", {"Vector": cell}, noise_dimensions="3D").outputs["Value"]


def module_meshes(glass_material, frame_material):
    """One glass mesh and one frame mesh, shared by every module; lies in XY, long side along Y."""
    return glass_mesh(glass_material), frame_mesh(frame_material)


def glass_mesh(material):
    bm = bmesh.new()
    a, b = MODULE_WIDTH / 2 - GLASS_INSET, MODULE_LENGTH / 2 - GLASS_INSET
    face = bm.faces.new([bm.verts.new((x, y, MODULE_DEPTH - GLASS_SUNK)) for x, y in ((-a, -b), (a, -b), (a, b), (-a, b))])
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
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=FRAME_EDGE, segments=1, affect="EDGES")
    add_box(bm, (0, 0, BACK.z), (MODULE_WIDTH - BACK.inset, MODULE_LENGTH - BACK.inset, BACK.thick))
    return to_mesh(bm, "module_frame", material)


def turbine_vent(material, vanes=22):
    """Roof ventilator: a throat, an onion of curved vanes, a cap."""
    bm = bmesh.new()

    def cone(low, high, depth, z):
        verts = bmesh.ops.create_cone(bm, cap_ends=True, segments=TURBINE.segments, radius1=low, radius2=high, depth=depth)["verts"]
        bmesh.ops.translate(bm, vec=(0, 0, z), verts=verts)

    cone(**THROAT)
    last = len(TURBINE.profile) - 1
    for vane in range(vanes):
        pairs = []
        for step, (radius, z) in enumerate(TURBINE.profile):
            angle = 2 * math.pi * vane / vanes + TURBINE.twist * step
            width = TURBINE.vane_width * 2 * math.pi / vanes * (TURBINE.pointed if step in (0, last) else 1)
            pairs.append([bm.verts.new((r * math.cos(a), r * math.sin(a), z))
                          for r, a in ((radius, angle), (radius - TURBINE.vane_depth, angle + width))])
        for low, high in zip(pairs, pairs[1:]):
            bm.faces.new((low[0], low[1], high[1], high[0]))
    cone(**CAP)
    return to_mesh(bm, "turbine", material, smooth=40)
