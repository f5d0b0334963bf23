"""The product. The wall is the plane y = 0, the front looks towards -Y, the middle of the body is the origin."""
from typing import NamedTuple

import bmesh
import bpy

from face import display, display_pocket, labels, ring, ring_well, word_mark
from fittings import connectors, isolator, screw_bores, screws, vent_floors, vent_slots
from materials import mats
from measures import measures
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

# Metres. "Narrower", "lower" and the like: than the body or the heat sink.
COVER_DEPTH, CROWN, CORNER, EDGE, RIM = .078, .007, .034, .013, .0009
COVER_SMOOTH = 40  # degrees
FIN_PITCH, FIN_THICKNESS, FIRST_FIN = .0105, .0036, -.018
FIN = measures(z=.004, narrower=.022, lower=.075, corner=.010, edge=.0009)
FRAME_DEPTH, FRAME_INSET, FRAME_EDGE, SEAM = .012, .0035, .0022, .0016
GASKET = measures(inset=.008, behind=.004, depth=.02, edge=.001)
PLATE = measures(narrower=.014, lower=.058, corner=.014, depth=.011, edge=.0016)  # on the wall; the heat sink hangs on it
HANGER = measures(narrower=.060, lower=.120, depth=.012)
CHASSIS = measures(back=.006, narrower=.050, shallower=.010, lower=.088)
TIE_BARS = measures(levels=(-.24, .25), y=.012, narrower=.032, shallower=.022, height=.011)  # levels: of the body's height
REAR_FINS = measures(narrower=.10, pitch=.0103, y=.55, thick=.0022, depth=.70, lower=.038)  # y and depth: of the heat sink's
CHIN_SHARE = .275
LINE_HALF, LINE_INSET, LINE_TUCK, LINE_EDGE = .0026, .0016, 1.2, .0006
DISPLAY_BELOW_TOP = .150  # of the reference height's body
RING_LOWER = .004  # than the chin's middle
FLANK = .45  # of the cover's depth


class Body:
    """The measures that every part is placed by."""

    def __init__(self, kw):
        self.kw, self.size = kw, BODY[kw]
        self.hw, self.hh = self.size.width / 2, self.size.height / 2
        self.scale = self.size.height / REFERENCE_HEIGHT
        self.fins_end = FIRST_FIN - (self.size.fins - .5) * FIN_PITCH
        self.back = self.fins_end - FRAME_DEPTH - SEAM  # of the cover
        self.line = self.hh * (2 * CHIN_SHARE - 1)  # height of the orange line
        self.display = self.hh - DISPLAY_BELOW_TOP * self.scale
        self.ring = (self.line - self.hh) / 2 - RING_LOWER
        self.flank = self.back - COVER_DEPTH * FLANK

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
    mounting_plate(body, M, root)
    size = (width - CHASSIS.narrower, deep - CHASSIS.shallower, height - CHASSIS.lower)
    box("Chassis", (0, -deep / 2 - CHASSIS.back, FIN.z), size, M["sink"], bevel=.006, parent=root)
    half = (width - FIN.narrower) / 2, (height - FIN.lower) / 2
    for i in range(fins):
        fin = shell(*half, FIN.corner, FIN_THICKNESS, FIN.edge, y0=FIN_THICKNESS / 2, nb=3, nf=1, n=6, side=1)
        mkobj("Fin", fin, M["alu"], parent=root).location = (0, FIRST_FIN - i * FIN_PITCH, FIN.z)
    size = (width - TIE_BARS.narrower, deep - TIE_BARS.shallower, TIE_BARS.height)
    for level in TIE_BARS.levels:
        box("Tie bar", (0, FIRST_FIN - deep / 2 + TIE_BARS.y, level * height), size, M["alu"], bevel=.0015, parent=root)
    rear_fins(body, M, root, deep)
    mkobj("Frame", inset_shell(body, FRAME_INSET, FRAME_DEPTH, bev=FRAME_EDGE, y0=body.fins_end, side=1), M["cast"], parent=root)
    behind = body.fins_end - GASKET.behind
    mkobj("Gasket", inset_shell(body, GASKET.inset, GASKET.depth, bev=GASKET.edge, y0=behind), M["rubber"], parent=root)


def mounting_plate(body, M, root):
    """A folded sheet, a little wider than the fins, and the hanger between the two."""
    half = body.hw - PLATE.narrower / 2, body.hh - PLATE.lower / 2
    plate = mkobj("Plate", shell(*half, PLATE.corner, PLATE.depth, PLATE.edge, nb=4, nf=1, n=8, side=1), M["plate"], parent=root)
    plate.location.z = FIN.z
    size = (body.size.width - HANGER.narrower, HANGER.depth, body.size.height - HANGER.lower)
    box("Hanger", (0, -PLATE.depth - HANGER.depth / 2, FIN.z), size, M["plate"], bevel=.001, parent=root)


def inset_shell(body, inset, depth, **outline):
    return shell(body.hw - inset, body.hh - inset, CORNER - inset, depth, **outline)


def rear_fins(body, M, root, deep):
    span = body.size.width - REAR_FINS.narrower
    count = round(span / REAR_FINS.pitch)
    size = (REAR_FINS.thick, deep * REAR_FINS.depth, body.size.height - REAR_FINS.lower)
    for i in range(count + 1):
        at = (i / count - .5) * span
        box("Rear fin", (at, -deep * REAR_FINS.y, 0), size, M["alu"], bevel=.0006, seg=2, parent=root)


def cover(body, M, root):
    upper = cover_part(body, "Cover", body.line + LINE_HALF, None, M["white"], root)
    finish(upper, vent_slots(body) + [display_pocket(body)])
    lower = cover_part(body, "Chin", None, body.line - LINE_HALF, M["graph"], root)
    finish(lower, screw_bores(body) + [ring_well(body)])
    half = LINE_HALF * LINE_TUCK
    line = cover_part(body, "Line", body.line - half, body.line + half, M["orange"], root, LINE_INSET)
    add_bevel(line, LINE_EDGE)


def cover_part(body, name, low, high, material, root, inset=0):
    bm = inset_shell(body, inset, COVER_DEPTH - inset, bev=EDGE, crown=CROWN, y0=body.back)
    for z, keep_above in ((low, True), (high, False)):
        if z is None:
            continue
        geometry = bm.verts[:] + bm.edges[:] + bm.faces[:]
        bmesh.ops.bisect_plane(bm, geom=geometry, plane_co=(0, 0, z), plane_no=(0, 0, 1),
                               clear_inner=keep_above, clear_outer=not keep_above)
        bmesh.ops.contextual_create(bm, geom=[edge for edge in bm.edges if edge.is_boundary])
    return mkobj(name, bm, material, angle=COVER_SMOOTH, parent=root)


def finish(part, cutters):
    carve(part, cutters)
    shade_smooth(part.data, COVER_SMOOTH)
    add_bevel(part, RIM)
