"""Walls with openings, windows, curtains and doors."""
import math

import bmesh

from .shapes import Parts, solid


def pierced_wall(name, origin, span, height, holes, material, thick=.23, along="X"):
    """A wall from `origin` along X or Y; `holes` are (start, sill, end, head), not overlapping along the wall."""
    parts = Parts(material)

    def piece(a, b, low, high):
        if b - a < 1e-4 or high - low < 1e-4:
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


def window_frame(name, hole, plane, material, panes=2, bars=0, width=.05, along="X", panel=None):
    """Frame, mullions and grille of an opening (start, sill, end, head) at depth `plane`."""
    start, sill, end, head = hole
    parts = Parts(material)

    def bar(centre, size):
        x, z = centre
        place, extent = ((x, plane, z), (size[0], .06, size[1])) if along == "X" else ((plane, x, z), (.06, size[0], size[1]))
        parts.box(place, extent)

    for i in range(panes + 1):
        bar((start + (end - start) * i / panes, (sill + head) / 2), (width, head - sill))
    for z in (sill, head):
        bar(((start + end) / 2, z), (end - start + width, width))
    for i in range(bars):
        bar(((start + end) / 2, sill + (head - sill) * (i + 1) / (bars + 1)), (end - start, .012))
    return parts.object(name, bevel=.003)


def curtain(start, end, sill, head, plane, material, along="X", folds=60):
    """A hanging curtain; the folds are two waves that do not repeat together."""
    bm = bmesh.new()
    low, high = [], []
    for i in range(folds + 1):
        u = start + (end - start) * i / folds
        v = plane + .035 * math.sin(i * 1.25) + .012 * math.sin(i * 2.9 + 1)
        for row, z in ((low, sill), (high, head)):
            row.append(bm.verts.new((u, v, z) if along == "X" else (v, u, z)))
    for i in range(folds):
        bm.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
    return solid(bm, "curtain", material, smooth=80)


def panelled_door(name, x, plane, width, height, material, base=0.0):
    """A ledged door, closed, with three sunk panels."""
    parts = Parts(material)
    z = base + height / 2
    parts.box((x, plane, z), (width, .04, height))
    for side in (-1, 1):
        parts.box((x + side * (width / 2 - .06), plane - .03, z), (.12, .03, height))
    for level in (.0, .34, .67, 1.0):
        parts.box((x, plane - .03, base + .07 + level * (height - .14)), (width - .24, .03, .14))
    return parts.object(name, bevel=.006)
