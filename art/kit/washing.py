"""A washing line with the sun behind it."""
import math
from typing import NamedTuple

import bmesh
from mathutils import Vector

from measures import measures
from . import shapes, surfaces

HEMP, LINEN, WHITE, OCHRE, INDIGO = (.5, .48, .45), (.80, .76, .70), (.78, .74, .70), (.58, .30, .13), (.22, .27, .36)
LINE = measures(sag=.16, radius=.006)
POST = measures(radius=.03, above=.1)
THROUGH = .55        # the share of light that the stuff lets pass
SMOOTH_BELOW = 80    # degrees


class Piece(NamedTuple):
    """Hangs between two shares of the line's length."""
    start: float
    end: float
    drop: float
    colour: tuple


class Wave(NamedTuple):
    height: float
    step: float          # radians from one column of the stuff to the next
    shift: float = 0     # radians from one piece to the next


PIECES = (Piece(.10, .29, 1.15, LINEN), Piece(.33, .47, .80, OCHRE), Piece(.50, .72, 1.25, WHITE), Piece(.76, .92, .70, INDIGO))
WAVES = (Wave(.050, .23, 1), Wave(.035, .51, 1.7), Wave(.012, 1.2))
OUTWARD = 2          # a wave moves the stuff this much more across the line than along it


def hang_washing(start, end):
    """The far end hangs on a post of its own."""
    line = surfaces.plain("line", HEMP, roughness=.8)
    shapes.wire("line", start, end, LINE.sag, LINE.radius, line)
    x, y, height = end
    shapes.drum("line_post", (x, y, height / 2), POST.radius, height + POST.above, line)
    for seed, piece in enumerate(PIECES):
        hang(piece, Vector(start), Vector(end), surfaces.cloth("washing", piece.colour, THROUGH), seed)


def hang(piece, start, end, stuff, seed, columns=36, rows=10):
    bm = bmesh.new()
    grid = []
    for i in range(columns + 1):
        t = piece.start + (piece.end - piece.start) * i / columns
        top = start.lerp(end, t) - Vector((0, 0, shapes.hang(LINE.sag, t)))
        wave = sum(wave.height * math.sin(i * wave.step + wave.shift * seed) for wave in WAVES)
        grid.append([bm.verts.new(top + Vector((-wave * d, wave * d * OUTWARD, -piece.drop * d))) for d in (j / rows for j in range(rows + 1))])
    for left, right in zip(grid, grid[1:]):
        for j in range(rows):
            bm.faces.new((left[j], right[j], right[j + 1], left[j + 1]))
    shapes.solid(bm, "washing", stuff, smooth=SMOOTH_BELOW)
