"""Bought parts: glands, plugs, the isolator, screws, and the cuts that screws and vents need."""
import math

from shapes import box, cyl, cylinder, move, prism, rrect

SCREW_INSET, SCREW_RADIUS, BORE_RADIUS, BORE_DEPTH = .0185, .0036, .0047, .0024
SLOT_PITCH, SLOT_LENGTH, SLOT_HEIGHT, SLOT_DEPTH, SLOT_BACK = .0112, .028, .0046, .007, .006
GLAND_PITCH, PLUG_PITCH = .049, .027


def connectors(body, M, root):
    width, height, _, glands, plugs = body.size
    y, floor = body.fins_end * .72, .004 - body.hh
    box("Tray", (0, body.fins_end * .62, floor + .014), (width - .085, -body.fins_end * .8, .03), M["dark"], .004, parent=root)
    for i in range(glands):
        gland(M, root, body.hw - .085 - i * GLAND_PITCH, y, floor, .0155 if i < 2 else .0125)
    for i in range(plugs):
        plug(M, root, -body.hw + .074 + i * PLUG_PITCH, y, floor)


def gland(M, root, x, y, top, r):
    part = dict(m=M["dark"], parent=root)
    cyl("Hexagon", (x, y, top - .006), r * 1.12, .010, seg=6, bevel=.0012, **part)
    cyl("Nut", (x, y, top - .020), r * .95, .022, bevel=.0012, **part)
    for i in range(18):
        a = i / 18 * 2 * math.pi
        at = (x + r * .95 * math.cos(a), y + r * .95 * math.sin(a), top - .020)
        box("Rib", at, (.0022, .0022, .017), bevel=.0005, seg=2, rot=(0, 0, a), **part)
    cyl("Dome", (x, y, top - .035), r * .8, .010, bevel=.002, r2=r * .92, **part)


def plug(M, root, x, y, top):
    part = dict(m=M["dark"], parent=root, seg=32, bevel=.001)
    cyl("Socket", (x, y, top - .004), .0085, .012, **part)
    cyl("Plug", (x, y, top - .020), .0066, .026, **part)
    cyl("Collar", (x, y, top - .034), .0073, .005, **part)


def isolator(body, M, root):
    """The rotary switch on the left flank of the chin."""
    x, y, z = -body.hw, body.flank, body.ring
    cyl("Switch base", (x - .0012, y, z), .0225, .0045, M["dark"], "X", 96, .0012, parent=root)
    cyl("Switch collar", (x - .0048, y, z), .0178, .0050, M["graph"], "X", 96, .0012, parent=root)
    box("Switch knob", (x - .0120, y, z), (.0125, .0095, .031), M["dark"], .003, parent=root)
    box("Switch pointer", (x - .01825, y, z + .0085), (.0004, .0016, .009), M["printw"], 0, parent=root)


def screw_places(body):
    for x in (SCREW_INSET - body.hw, body.hw - SCREW_INSET):
        for z in (.0205 - body.hh, body.line - .0205):
            yield x, body.front(x, z), z


def screw_bores(body):
    return [move(cylinder(BORE_RADIUS, .02, "Y", 48), (x, y - .010 + BORE_DEPTH, z)) for x, y, z in screw_places(body)]


def screws(body, M, root):
    for x, y, z in screw_places(body):
        cyl("Screw", (x, y + .0020, z), SCREW_RADIUS, .0030, M["steel"], "Y", 48, .0007, parent=root)
        cyl("Drive", (x, y + .0005, z), .0018, .0002, M["rubber"], "Y", 6, 0, parent=root)


def vent_slots(body):
    """Two rows of slots in the flanks of the cover."""
    cutters = []
    for x in (-body.hw, body.hw):
        for z in slot_heights(body):
            slot = prism(rrect(SLOT_LENGTH / 2, SLOT_HEIGHT / 2, SLOT_HEIGHT / 2, 6), SLOT_DEPTH * 2)
            turn_to_flank(slot)
            cutters.append(move(slot, (x, body.flank + SLOT_BACK, z)))
    return cutters


def slot_heights(body):
    return [.105 * body.scale - i * SLOT_PITCH for i in range(round(13 * body.scale))]


def vent_floors(body, M, root):
    """The dark inside that shows through the slots."""
    for side in (-1, 1):
        for z in slot_heights(body):
            at = (side * (body.hw - SLOT_DEPTH), body.flank + SLOT_BACK, z)
            box("Vent floor", at, (.004, SLOT_LENGTH - .0004, SLOT_HEIGHT - .0004), M["rubber"], 0, parent=root)


def turn_to_flank(bm):
    for vertex in bm.verts:
        x, y, z = vertex.co
        vertex.co = (y, x, z)
