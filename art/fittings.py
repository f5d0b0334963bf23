"""Bought parts: glands, plugs, the isolator, screws, and the cuts that screws and vents need."""
import math

from measures import measures
from shapes import box, cyl, cylinder, move, prism, rrect

# Metres. Glands and plugs hang from the body's floor: z is how far below it.
FLOOR_LIFT, ROW_Y = .004, .80  # row: of the heat sink's depth, as the tray
TRAY = measures(y=.60, z=.014, narrower=.085, depth=.86, height=.03)
GLANDS = measures(from_edge=.085, pitch=.049, large=2, large_radius=.0155, radius=.0125)
# A gland from its seat to its mouth: z, radius as a share of the gland's, height.
HEXAGON, SEAL = measures(z=.006, wider=1.14, height=.009), measures(z=.0015, wider=1.2, height=.002)
NECK = measures(z=.0125, wider=.84, height=.006)
NUT = measures(z=.0240, wider=.95, height=.018, ribs=16, rib=(.0020, .0030, .0160))
DOME = measures(z=.0360, wider=.95, tip=.74, height=.007)
MOUTH = measures(z=.0392, wider=.58, height=.003)
PLUGS = measures(from_edge=.074, pitch=.027)
# z, radius, height, sides
PLUG_PARTS = (("Socket", .003, .0088, .008, 6), ("Plug", .017, .0068, .024, 32), ("Latch ring", .0205, .0078, .004, 32),
              ("Cap nut", .0345, .0078, .012, 12), ("Cap", .0405, .0056, .004, 32))
SWITCH_BASE = measures(out=.0012, radius=.0225, depth=.0045)
SWITCH_COLLAR = measures(out=.0048, radius=.0178, depth=.0050)
SWITCH_KNOB = measures(out=.0120, size=(.0125, .0095, .031))
SWITCH_POINTER = measures(out=.01825, z=.0085, size=(.0004, .0016, .009))
SWITCH_SEGMENTS, SCREW_SEGMENTS, SLOT_CORNER_STEPS = 96, 48, 6
SCREW_INSET, SCREW_FROM_EDGE = .0185, .0205
SCREW, DRIVE = measures(sunk=.0020, radius=.0036, length=.0030), measures(sunk=.0005, radius=.0018, length=.0002)
BORE_RADIUS, BORE_DEPTH, BORE_CUT = .0047, .0024, .02
SLOT_PITCH, SLOT_LENGTH, SLOT_HEIGHT, SLOT_DEPTH, SLOT_BACK = .0112, .028, .0046, .007, .006
TOP_SLOT, SLOTS = .105, 13  # for a body of the reference height
VENT_FLOOR = measures(thick=.004, smaller=.0004)


def connectors(body, M, root):
    width, height, _, glands, plugs = body.size
    y, floor = body.fins_end * ROW_Y, FLOOR_LIFT - body.hh
    size = (width - TRAY.narrower, -body.fins_end * TRAY.depth, TRAY.height)
    box("Tray", (0, body.fins_end * TRAY.y, floor + TRAY.z), size, M["dark"], bevel=.004, parent=root)
    for i in range(glands):
        radius = GLANDS.large_radius if i < GLANDS.large else GLANDS.radius
        gland(M, root, body.hw - GLANDS.from_edge - i * GLANDS.pitch, y, floor, radius)
    for i in range(plugs):
        plug(M, root, -body.hw + PLUGS.from_edge + i * PLUGS.pitch, y, floor)


def gland(M, root, x, y, top, r):
    """Seal, hexagon, thread, ribbed cap nut, and the mouth's rubber."""
    part = dict(m=M["nylon"], parent=root)
    cyl("Seal", (x, y, top - SEAL.z), r * SEAL.wider, SEAL.height, M["rubber"], bevel=.0005, parent=root)
    cyl("Hexagon", (x, y, top - HEXAGON.z), r * HEXAGON.wider, HEXAGON.height, seg=6, bevel=.0010, **part)
    cyl("Neck", (x, y, top - NECK.z), r * NECK.wider, NECK.height, bevel=.0006, **part)
    cyl("Nut", (x, y, top - NUT.z), r * NUT.wider, NUT.height, bevel=.0014, **part)
    for i in range(NUT.ribs):
        a = i / NUT.ribs * 2 * math.pi
        at = (x + r * NUT.wider * math.cos(a), y + r * NUT.wider * math.sin(a), top - NUT.z)
        box("Rib", at, NUT.rib, bevel=.0006, seg=2, rot=(0, 0, a), **part)
    cyl("Dome", (x, y, top - DOME.z), r * DOME.tip, DOME.height, bevel=.002, r2=r * DOME.wider, **part)
    cyl("Mouth", (x, y, top - MOUTH.z), r * MOUTH.wider, MOUTH.height, M["rubber"], bevel=.0008, parent=root)


def plug(M, root, x, y, top):
    """A panel's plug, as wide at its latch as at its cap nut."""
    for name, z, radius, height, sides in PLUG_PARTS:
        cyl(name, (x, y, top - z), radius, height, M["nylon"], seg=sides, bevel=.0009, parent=root)


def isolator(body, M, root):
    """The rotary switch on the left flank of the chin."""
    x, y, z = -body.hw, body.flank, body.ring
    for name, part, material in (("Switch base", SWITCH_BASE, M["dark"]), ("Switch collar", SWITCH_COLLAR, M["graph"])):
        cyl(name, (x - part.out, y, z), part.radius, part.depth, material, "X", SWITCH_SEGMENTS, bevel=.0012, parent=root)
    box("Switch knob", (x - SWITCH_KNOB.out, y, z), SWITCH_KNOB.size, M["dark"], bevel=.003, parent=root)
    box("Switch pointer", (x - SWITCH_POINTER.out, y, z + SWITCH_POINTER.z), SWITCH_POINTER.size, M["printw"], bevel=0, parent=root)


def screw_places(body):
    for x in (SCREW_INSET - body.hw, body.hw - SCREW_INSET):
        for z in (SCREW_FROM_EDGE - body.hh, body.line - SCREW_FROM_EDGE):
            yield x, body.front(x, z), z


def screw_bores(body):
    return [move(cylinder(BORE_RADIUS, BORE_CUT, "Y", SCREW_SEGMENTS), (x, y - BORE_CUT / 2 + BORE_DEPTH, z))
            for x, y, z in screw_places(body)]


def screws(body, M, root):
    for x, y, z in screw_places(body):
        cyl("Screw", (x, y + SCREW.sunk, z), SCREW.radius, SCREW.length, M["steel"], "Y", SCREW_SEGMENTS, bevel=.0007, parent=root)
        cyl("Drive", (x, y + DRIVE.sunk, z), DRIVE.radius, DRIVE.length, M["rubber"], "Y", seg=6, bevel=0, parent=root)


def vent_slots(body):
    """Two rows of slots in the flanks of the cover."""
    cutters = []
    for x in (-body.hw, body.hw):
        for z in slot_heights(body):
            slot = prism(rrect(SLOT_LENGTH / 2, SLOT_HEIGHT / 2, SLOT_HEIGHT / 2, SLOT_CORNER_STEPS), SLOT_DEPTH * 2)
            turn_to_flank(slot)
            cutters.append(move(slot, (x, body.flank + SLOT_BACK, z)))
    return cutters


def slot_heights(body):
    return [TOP_SLOT * body.scale - i * SLOT_PITCH for i in range(round(SLOTS * body.scale))]


def vent_floors(body, M, root):
    """The dark inside that shows through the slots."""
    size = (VENT_FLOOR.thick, SLOT_LENGTH - VENT_FLOOR.smaller, SLOT_HEIGHT - VENT_FLOOR.smaller)
    for side in (-1, 1):
        for z in slot_heights(body):
            at = (side * (body.hw - SLOT_DEPTH), body.flank + SLOT_BACK, z)
            box("Vent floor", at, size, M["rubber"], bevel=0, parent=root)


def turn_to_flank(bm):
    for vertex in bm.verts:
        x, y, z = vertex.co
        vertex.co = (y, x, z)
