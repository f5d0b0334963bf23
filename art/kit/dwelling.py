"""Walls with openings, windows, curtains and doors. Metres."""
import math
from typing import NamedTuple

import bmesh

from measures import measures
from .shapes import Parts, solid

NOTHING = 1e-4                       # thinner pieces of a wall are left out
FRAME_DEPTH, BAR_THICK = .06, .012
CURTAIN_WAVES = ((.035, 1.25, 0), (.012, 2.9, 1))   # height, radians from fold to fold, radians at the start
CURTAIN_SMOOTH = 80                  # degrees
LEAF_THICK = .04                     # of a door
LEDGES = measures(width=.12, height=.14, thick=.03, out=.03, levels=(.0, .34, .67, 1.0))   # levels: of the door's height


class Opening(NamedTuple):
    """In a wall: from where to where along it, sill and head above its foot."""
    start: float
    sill: float
    end: float
    head: float

    @property
    def middle(self):
        return (self.start + self.end) / 2

    @property
    def width(self):
        return self.end - self.start

    def shifted(self, along=0, up=0):
        return Opening(self.start + along, self.sill + up, self.end + along, self.head + up)


def pierced_wall(name, origin, span, height, holes, material, thick=.23, along="X"):
    """A wall from `origin` along X or Y; its openings do not overlap along the wall."""
    parts = Parts(material)

    def piece(a, b, low, high):
        if b - a < NOTHING or high - low < NOTHING:
            return
        middle, size = (a + b) / 2, b - a
        centre, extent = ((middle, thick / 2), (size, thick)) if along == "X" else ((thick / 2, middle), (thick, size))
        parts.box((origin[0] + centre[0], origin[1] + centre[1], origin[2] + (low + high) / 2), (*extent, high - low))

    at = 0
    for start, sill, end, head in sorted(holes):
        piece(at, start, 0, height)
        piece(start, end, 0, sill)
        piece(start, end, head, height)
        at = end
    piece(at, span, 0, height)
    return parts.object(name, bevel=.004)


def window_frame(name, hole, plane, material, panes=2, bars=0, width=.05, along="X"):
    """Frame, mullions and grille of an opening at depth `plane`."""
    start, sill, end, head = hole
    parts = Parts(material)

    def bar(centre, size):
        x, z = centre
        wide, high = size
        place, extent = ((x, plane, z), (wide, FRAME_DEPTH, high)) if along == "X" else ((plane, x, z), (FRAME_DEPTH, wide, high))
        parts.box(place, extent)

    for i in range(panes + 1):
        bar((start + (end - start) * i / panes, (sill + head) / 2), (width, head - sill))
    for z in (sill, head):
        bar(((start + end) / 2, z), (end - start + width, width))
    for i in range(bars):
        bar(((start + end) / 2, sill + (head - sill) * (i + 1) / (bars + 1)), (end - start, BAR_THICK))
    return parts.object(name, bevel=.003)


def curtain(start, end, sill, head, plane, material, along="X", folds=60):
    """A hanging curtain; the folds are two waves that do not repeat together."""
    bm = bmesh.new()
    low, high = [], []
    for i in range(folds + 1):
        u = start + (end - start) * i / folds
        v = sum((height * math.sin(i * step + first) for height, step, first in CURTAIN_WAVES), plane)
        for row, z in ((low, sill), (high, head)):
            row.append(bm.verts.new((u, v, z) if along == "X" else (v, u, z)))
    for i in range(folds):
        bm.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
    return solid(bm, "curtain", material, smooth=CURTAIN_SMOOTH)


def panelled_door(name, x, plane, width, height, material, base=0.0):
    """A ledged door, closed, with three sunk panels."""
    parts = Parts(material)
    z, front = base + height / 2, plane - LEDGES.out
    parts.box((x, plane, z), (width, LEAF_THICK, height))
    for side in (-1, 1):
        parts.box((x + side * (width / 2 - LEDGES.width / 2), front, z), (LEDGES.width, LEDGES.thick, height))
    for level in LEDGES.levels:
        at = (x, front, base + LEDGES.height / 2 + level * (height - LEDGES.height))
        parts.box(at, (width - 2 * LEDGES.width, LEDGES.thick, LEDGES.height))
    return parts.object(name, bevel=.006)
