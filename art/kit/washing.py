"""A washing line with the sun behind it."""
import math

import bmesh
from mathutils import Vector

from . import shapes, surfaces

SAG = .16
PIECES = (  # start and end along the line, length of the drop, colour
    (.10, .29, 1.15, (.80, .76, .70)), (.33, .47, .80, (.58, .30, .13)),
    (.50, .72, 1.25, (.78, .74, .70)), (.76, .92, .70, (.22, .27, .36)),
)


def hang_washing(start, end):
    """The far end hangs on a post of its own."""
    line = surfaces.plain("line", (.5, .48, .45), .8)
    shapes.wire("line", start, end, SAG, .006, line)
    shapes.drum("line_post", (end[0], end[1], end[2] / 2), .03, end[2] + .1, line)
    for seed, (a, b, drop, colour) in enumerate(PIECES):
        piece(Vector(start), Vector(end), a, b, drop, surfaces.cloth("washing", colour, .55), seed)


def piece(start, end, a, b, drop, stuff, seed, columns=36, rows=10):
    bm = bmesh.new()
    grid = []
    for i in range(columns + 1):
        t = a + (b - a) * i / columns
        top = start.lerp(end, t) - Vector((0, 0, SAG * 4 * t * (1 - t)))
        wave = .050 * math.sin(i * .23 + seed) + .035 * math.sin(i * .51 + 1.7 * seed) + .012 * math.sin(i * 1.2)
        grid.append([bm.verts.new(top + Vector((-wave * d, wave * d * 2, -drop * d))) for d in (j / rows for j in range(rows + 1))])
    for left, right in zip(grid, grid[1:]):
        for j in range(rows):
            bm.faces.new((left[j], right[j], right[j + 1], left[j + 1]))
    shapes.solid(bm, "washing", stuff, smooth=80)
