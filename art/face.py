"""What the front shows: display, word mark, light ring and printed labels, all laid on the crowned cover."""
import os

import bmesh
import bpy

from measures import measures
from shapes import baked, cylinder, mkobj, move, prism, rrect, shade_smooth, shell, text, torus

FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "fonts")
WORD_FONT = os.path.join(FONTS, "anek-wordmark.ttf")
LABEL_FONT = os.path.join(FONTS, "anek-label.ttf")

# Metres; the front looks towards -Y.
GLASS_HALF, GLASS_CORNER, GLASS_GAP, GLASS_PROUD = (.076, .046), .0105, .0009, .0005
GLASS = dict(depth=.006, bev=.0011, y0=.006)
FLOOR, FLOOR_WIDER = dict(depth=.002, bev=.0002, y0=.0045), .0006  # of the pocket, under the glass
POCKET = measures(cut=.03, behind=.0115, corner_steps=10)
MARGIN = .0155  # from the glass's edge to its content
ON_GLASS, ON_COVER = .00004, .00002  # how far lettering stands before what carries it
TEXT_SMOOTH = 25  # degrees
# Lettering: height of the type, and where its foot stands from the middle of the display.
MODEL = measures(size=.0098, z=.0235, spacing=1.04)
READING = measures(size=.0400, z=-.0125, left=-.0015)  # the figure's own white, off the margin
UNIT = measures(size=.0165, gap=.0045)
WORD_MARK = measures(size=.038, above_line=.052, spacing=1.03, extrude=.00014, bevel=.00005)  # on a body of the reference height
LABEL = measures(below_ring=.0035, kind_size=.0088, kind_spacing=1.06, power_size=.0150)
SIDE_MARGIN = .032
TICKS = 32
TICK = measures(half_width=.00075, half_height=.0034, corner=.0004, corner_steps=3, thick=.00006)
RING_RADIUS, RING_SECTION, RING_FLATNESS, RING_SUNK = .0212, .00125, .8, .0002
KEY_RADIUS, KEY_PROUD, KEY = .0193, .0002, dict(depth=.004, bev=.0009, y0=.004)
WELL_RADIUS, WELL_DEPTH, WELL_CUT = .0231, .0022, .03
ROUND_CORNER_STEPS, ROUND_SEGMENTS = 32, 128


def lay_on_front(obj, body, at_x, at_z, lift):
    """Bends a flat thing, modelled in x and z round the origin, onto the front."""
    for vertex in obj.data.vertices:
        x, y, z = vertex.co
        vertex.co = (at_x + x, body.front(at_x + x, at_z + z) - lift + y, at_z + z)
    return obj


def front_text(body, root, words, at, size, material, font=LABEL_FONT, align="LEFT", spacing=1.0, extrude=.00003, lift=0, bevel=0):
    """Lettering as a mesh on the front; returns its width."""
    flat = text(words, (0, 0, 0), size, material, font, extrude, rot=(0, 0, 0), align=align, spacing=spacing, bevel=bevel)
    flat.data.align_y = "BOTTOM_BASELINE"
    bm = bmesh.new()
    bm.from_mesh(baked(flat))
    bpy.data.objects.remove(flat)
    for vertex in bm.verts:
        x, up, out = vertex.co
        vertex.co = (x, -out, up)
    obj = mkobj(words, bm, material, smooth=False, parent=root)
    width = max(vertex.co.x for vertex in obj.data.vertices)
    shade_smooth(obj.data, TEXT_SMOOTH)
    lay_on_front(obj, body, *at, lift)
    return width


def display_pocket(body):
    half = [h + GLASS_GAP for h in GLASS_HALF]
    outline = rrect(*half, GLASS_CORNER + GLASS_GAP, POCKET.corner_steps)
    return move(prism(outline, POCKET.cut), (0, body.front(0, body.display) + POCKET.behind, body.display))


def display(body, M, root, reading):
    z = body.display
    glass = mkobj("Glass", shell(*GLASS_HALF, GLASS_CORNER, **GLASS), M["glass"], parent=root)
    lay_on_front(glass, body, 0, z, GLASS_PROUD)
    floor = mkobj("Pocket floor", shell(*[h + FLOOR_WIDER for h in GLASS_HALF], GLASS_CORNER, **FLOOR), M["rubber"], parent=root)
    lay_on_front(floor, body, 0, z, 0)
    left, lift = MARGIN - GLASS_HALF[0], GLASS_PROUD + ON_GLASS
    on_glass = dict(body=body, root=root, lift=lift)
    front_text(words=f"FLARE {body.kw}KW", at=(left, z + MODEL.z), size=MODEL.size, material=M["lcdd"], spacing=MODEL.spacing, **on_glass)
    width = front_text(words=reading, at=(left + READING.left, z + READING.z), size=READING.size, material=M["lcd"], **on_glass)
    front_text(words="kW", at=(left + width + UNIT.gap, z + READING.z), size=UNIT.size, material=M["lcd"], **on_glass)
    level(body, M, root, float(reading) / float(body.kw), lift)


def level(body, M, root, share, lift):
    """The reading once more, as lit ticks out of the rated power."""
    z, half = body.display - GLASS_HALF[1] + MARGIN, GLASS_HALF[0] - MARGIN
    for i in range(TICKS):
        x = -half + 2 * half * i / (TICKS - 1)
        lit = i < round(share * TICKS)
        tick = prism(rrect(TICK.half_width, TICK.half_height, TICK.corner, TICK.corner_steps), TICK.thick)
        lay_on_front(mkobj("Tick", tick, M["lcdo" if lit else "lcdd"], parent=root), body, x, z, lift)


def word_mark(body, M, root):
    word = WORD_MARK
    size, at = word.size * body.scale, (0, body.line + word.above_line * body.scale)
    front_text(body, root, "FLARE", at, size, M["print"], WORD_FONT, "CENTER", word.spacing, extrude=word.extrude, bevel=word.bevel)


def ring(body, M, root):
    place = dict(body=body, at_x=0, at_z=body.ring)
    led = mkobj("Light ring", torus(RING_RADIUS, RING_SECTION, flatten=RING_FLATNESS), M["led"], parent=root)
    lay_on_front(led, lift=-RING_SUNK, **place)
    disc = shell(KEY_RADIUS, KEY_RADIUS, KEY_RADIUS, n=ROUND_CORNER_STEPS, side=1, **KEY)
    key = mkobj("Key", disc, M["glass"], parent=root)
    lay_on_front(key, lift=KEY_PROUD, **place)


def ring_well(body):
    at = (0, body.front(0, body.ring) - WELL_CUT / 2 + WELL_DEPTH, body.ring)
    return move(cylinder(WELL_RADIUS, WELL_CUT, "Y", ROUND_SEGMENTS), at)


def labels(body, M, root, hybrid):
    z, edge = body.ring - LABEL.below_ring, body.hw - SIDE_MARGIN
    kind = "HYBRID SOLAR INVERTER" if hybrid else "SOLAR INVERTER"
    printed = dict(body=body, root=root, material=M["printw"], lift=ON_COVER)
    front_text(words=kind, at=(-edge, z), size=LABEL.kind_size, spacing=LABEL.kind_spacing, **printed)
    front_text(words=f"{body.kw}KW", at=(edge, z), size=LABEL.power_size, align="RIGHT", **printed)
