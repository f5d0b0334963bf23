"""The product. The wall is the plane y = 0, the front looks towards -Y, the middle of the body is the origin."""
from typing import NamedTuple

import bmesh
import bpy

from face import display, display_pocket, labels, ring, ring_well, word_mark
from fittings import connectors, isolator, screw_bores, screws, vent_floors, vent_slots
from materials import mats
from shapes import add_bevel, box, carve, crown_at, mkobj, shade_smooth, shell
from studio import link


class Size(NamedTuple):
    width: float
    height: float
    fins: int
    glands: int
    plugs: int


BODY = {
    "4.2": Size(.36, .48, 6, 2, 2),
    "5.0": Size(.38, .51, 7, 2, 4),
    "6.2": Size(.40, .54, 7, 3, 4),
    "8.2": Size(.44, .60, 8, 3, 4),
    "10.2": Size(.48, .66, 9, 4, 6),
}
STANDARD = {"4.2"}  # every other model is a hybrid
REFERENCE_HEIGHT = BODY["6.2"].height

COVER_DEPTH, CROWN, CORNER, EDGE = .078, .007, .034, .013
FIN_PITCH, FIN_THICKNESS, FIRST_FIN = .0105, .0036, -.018
FRAME_DEPTH, SEAM = .012, .0016
CHIN_SHARE = .275
LINE_HALF, LINE_INSET = .0026, .0016


class Body:
    """The measures that every part is placed by."""

    def __init__(self, kw):
        self.kw, self.size = kw, BODY[kw]
        self.hw, self.hh = self.size.width / 2, self.size.height / 2
        self.scale = self.size.height / REFERENCE_HEIGHT
        self.fins_end = FIRST_FIN - (self.size.fins - .5) * FIN_PITCH
        self.back = self.fins_end - FRAME_DEPTH - SEAM  # of the cover
        self.line = self.hh * (2 * CHIN_SHARE - 1)  # height of the orange line
        self.display = self.hh - .150 * self.scale
        self.ring = (self.line - self.hh) / 2 - .004
        self.flank = self.back - COVER_DEPTH * .45

    def front(self, x, z):
        return self.back - COVER_DEPTH - crown_at(x, z, self.hw, self.hh, CROWN)


def inverter(kw="6.2", M=None, reading=None):
    """`reading` is what the display says in kW; without it, the rated power."""
    body, M = Body(kw), M or mats()
    root = link(bpy.data.objects.new("Inverter", None))
    heat_sink(body, M, root)
    cover(body, M, root)
    display(body, M, root, reading or kw)
    word_mark(body, M, root)
    ring(body, M, root)
    labels(body, M, root, hybrid=kw not in STANDARD)
    connectors(body, M, root)
    isolator(body, M, root)
    screws(body, M, root)
    vent_floors(body, M, root)
    return root


def heat_sink(body, M, root):
    width, height, fins, *_ = body.size
    deep = -body.fins_end
    box("Bracket", (0, -.006, .03), (width * .62, .012, height * .72), M["steel"], .001, parent=root)
    box("Chassis", (0, -deep / 2 - .006, 0), (width - .085, deep - .010, height - .05), M["cast"], .006, parent=root)
    for i in range(fins):
        y = FIRST_FIN - i * FIN_PITCH
        box("Fin", (0, y, .004), (width - .020, FIN_THICKNESS, height - .075), M["alu"], .0011, 3, parent=root)
    for z in (-.24 * height, .25 * height):
        box("Tie bar", (0, FIRST_FIN - deep / 2 + .012, z), (width - .032, deep - .022, .011), M["alu"], .0015, parent=root)
    rear_fins(body, M, root, deep)
    outline = dict(bev=.0022, y0=body.fins_end, side=1)
    mkobj("Frame", shell(body.hw - .0035, body.hh - .0035, CORNER - .0035, FRAME_DEPTH, **outline), M["cast"], parent=root)
    mkobj("Gasket", shell(body.hw - .008, body.hh - .008, CORNER - .008, .02, .001, y0=body.fins_end - .004), M["rubber"], parent=root)


def rear_fins(body, M, root, deep):
    span = body.size.width - .10
    count = round(span / .0103)
    for i in range(count + 1):
        at = (i / count - .5) * span
        box("Rear fin", (at, -deep * .55, 0), (.0022, deep * .70, body.size.height - .038), M["alu"], .0006, 2, parent=root)


def cover(body, M, root):
    upper = cover_part(body, "Cover", body.line + LINE_HALF, None, M["white"], root)
    finish(upper, vent_slots(body) + [display_pocket(body)])
    lower = cover_part(body, "Chin", None, body.line - LINE_HALF, M["graph"], root)
    finish(lower, screw_bores(body) + [ring_well(body)])
    line = cover_part(body, "Line", body.line - LINE_HALF * 1.2, body.line + LINE_HALF * 1.2, M["orange"], root, LINE_INSET)
    add_bevel(line, .0006)


def cover_part(body, name, low, high, material, root, inset=0):
    bm = shell(body.hw - inset, body.hh - inset, CORNER - inset, COVER_DEPTH - inset, EDGE, crown=CROWN, y0=body.back)
    for z, keep_above in ((low, True), (high, False)):
        if z is None:
            continue
        geometry = bm.verts[:] + bm.edges[:] + bm.faces[:]
        bmesh.ops.bisect_plane(bm, geom=geometry, plane_co=(0, 0, z), plane_no=(0, 0, 1),
                               clear_inner=keep_above, clear_outer=not keep_above)
        bmesh.ops.contextual_create(bm, geom=[edge for edge in bm.edges if edge.is_boundary])
    return mkobj(name, bm, material, angle=40, parent=root)




def finish(part, cutters):
    carve(part, cutters)
    shade_smooth(part.data, 40)
    add_bevel(part, .0009)
