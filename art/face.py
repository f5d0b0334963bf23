"""What the front shows: display, word mark, light ring and printed labels, all laid on the crowned cover."""
import os

import bmesh
import bpy

from shapes import baked, cylinder, mkobj, move, prism, rrect, shade_smooth, shell, text, torus

FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "fonts")
WORD_FONT = os.path.join(FONTS, "anek-wordmark.ttf")
LABEL_FONT = os.path.join(FONTS, "anek-label.ttf")

GLASS_HALF, GLASS_CORNER, GLASS_GAP, GLASS_PROUD = (.076, .046), .0105, .0009, .0005
MARGIN = .0155  # from the glass's edge to its content
TICKS = 32
RING_RADIUS, RING_SECTION, KEY_RADIUS, WELL_RADIUS, WELL_DEPTH = .0212, .00125, .0193, .0231, .0022
SIDE_MARGIN = .032


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
    shade_smooth(obj.data, 25)
    lay_on_front(obj, body, *at, lift)
    return width


def display_pocket(body):
    half = [h + GLASS_GAP for h in GLASS_HALF]
    outline = rrect(*half, GLASS_CORNER + GLASS_GAP, 10)
    return move(prism(outline, .03), (0, body.front(0, body.display) + .0115, body.display))


def display(body, M, root, reading):
    z = body.display
    glass = mkobj("Glass", shell(*GLASS_HALF, GLASS_CORNER, .006, .0011, y0=.006), M["glass"], parent=root)
    lay_on_front(glass, body, 0, z, GLASS_PROUD)
    floor = mkobj("Pocket floor", shell(*[h + .0006 for h in GLASS_HALF], GLASS_CORNER, .002, .0002, y0=.0045), M["rubber"], parent=root)
    lay_on_front(floor, body, 0, z, 0)
    left, lift = MARGIN - GLASS_HALF[0], GLASS_PROUD + .00004
    on_glass = dict(body=body, root=root, lift=lift)
    front_text(words=f"FLARE {body.kw}KW", at=(left, z + .0235), size=.0098, material=M["lcdd"], spacing=1.04, **on_glass)
    width = front_text(words=reading, at=(left - .0015, z - .0125), size=.0400, material=M["lcd"], **on_glass)
    front_text(words="kW", at=(left + width + .0045, z - .0125), size=.0165, material=M["lcd"], **on_glass)
    level(body, M, root, float(reading) / float(body.kw), lift)


def level(body, M, root, share, lift):
    """The reading once more, as lit ticks out of the rated power."""
    z, half = body.display - GLASS_HALF[1] + MARGIN, GLASS_HALF[0] - MARGIN
    for i in range(TICKS):
        x = -half + 2 * half * i / (TICKS - 1)
        lit = i < round(share * TICKS)
        tick = prism(rrect(.00075, .0034, .0004, 3), .00006)
        lay_on_front(mkobj("Tick", tick, M["lcdo" if lit else "lcdd"], parent=root), body, x, z, lift)


def word_mark(body, M, root):
    size = .038 * body.scale
    at = (0, body.line + .052 * body.scale)
    front_text(body, root, "FLARE", at, size, M["print"], WORD_FONT, "CENTER", 1.03, extrude=.0006, bevel=.00014)


def ring(body, M, root):
    place = dict(body=body, at_x=0, at_z=body.ring)
    led = mkobj("Light ring", torus(RING_RADIUS, RING_SECTION, flatten=.8), M["led"], parent=root)
    lay_on_front(led, lift=-.0002, **place)
    key = mkobj("Key", shell(KEY_RADIUS, KEY_RADIUS, KEY_RADIUS, .004, .0009, n=32, side=1, y0=.004), M["glass"], parent=root)
    lay_on_front(key, lift=.0002, **place)


def ring_well(body):
    return move(cylinder(WELL_RADIUS, .03, "Y", 128), (0, body.front(0, body.ring) - .015 + WELL_DEPTH, body.ring))


def labels(body, M, root, hybrid):
    z, edge = body.ring - .0035, body.hw - SIDE_MARGIN
    kind = "HYBRID SOLAR INVERTER" if hybrid else "SOLAR INVERTER"
    printed = dict(body=body, root=root, material=M["printw"], lift=.00002)
    front_text(words=kind, at=(-edge, z), size=.0088, spacing=1.06, **printed)
    front_text(words=f"{body.kw}KW", at=(edge, z), size=.0150, align="RIGHT", **printed)
