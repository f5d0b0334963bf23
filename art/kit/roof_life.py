"""What shows that people work on a roof: a fitter, a chair, tools, a hose, a ladder, birds. Metres; z = 0 is the floor."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from measures import measures
from . import shapes, surfaces
from .trees import add_limb

SHIRT, TROUSERS, SKIN, HELMET, SHOE, HAIR = (.30, .36, .40), (.045, .050, .065), (.16, .085, .05), (.70, .52, .06), (.02, .018, .016), (.01, .009, .008)
CHAIR_BLUE, TOOL_RED, BUCKET_BLUE, HOSE_GREEN, RUBBER, GREY = (.10, .20, .30), (.34, .04, .03), (.03, .12, .36), (.04, .16, .06), (.02, .02, .02), (.42, .43, .44)
ALU, PIGEON, PIGEON_LIGHT = (.62, .63, .64), (.085, .09, .105), (.26, .27, .30)

# Of the fitter: rings of the body as height, half width, half depth, how far forward; limbs as points and radii.
TRUNK = ((.86, .182, .128, 0), (.94, .172, .122, 0), (1.06, .156, .110, .005), (1.20, .172, .114, .012), (1.31, .186, .114, .018),
         (1.385, .180, .100, .020), (1.43, .140, .082, .022), (1.465, .090, .068, .024), (1.49, .062, .060, .028))
HIPS = ((.74, .140, .096, .01), (.82, .168, .112, 0), (.90, .170, .116, 0), (.95, .160, .112, 0))
LEGS = ((-.085, ((0, .86, .092), (.05, .62, .085), (.10, .46, .064), (.02, .26, .060), (-.06, .10, .052))),
        (.085, ((0, .86, .092), (.09, .62, .085), (.15, .46, .064), (.17, .26, .060), (.19, .08, .052))))   # forward, height, radius
SHOULDER, SHOULDER_SIZE = (.158, .014, 1.352), (.082, .078, .076)
ARMS = ((-1, ((.178, .010, 1.375, .058), (.196, -.01, 1.28, .056), (.222, -.02, 1.12, .050), (.226, .05, .98, .040), (.222, .10, .88, .033))),
        (1, ((.178, .010, 1.375, .058), (.200, .02, 1.28, .056), (.232, .02, 1.12, .050), (.246, -.02, .98, .040), (.250, -.05, .88, .033))))
NECK, NECK_SIZE = (.022, 1.49), (.056, .058, .10)
HEAD, HEAD_SIZE = (.030, 1.595), (.078, .096, .118)
CAP, CAP_SIZE, BRIM = (.026, 1.628), (.096, .118, .098), measures(z=1.625, radius=.128, thick=.012)
SHOES = ((-.085, -.04, .05), (.085, .21, .035))   # across, forward, height

CHAIR = measures(seat=.42, half=.215, depth=.42, back=.86, lean=.09, leg=.022, arm=.63)
PIGEONS = measures(body=.105, girth=.052)


def ellipse(bm, at, half, sides=20):
    x, y, z = at
    return [bm.verts.new((x + half[0] * math.cos(a), y + half[1] * math.sin(a), z)) for a in (2 * math.pi * k / sides for k in range(sides))]


def loft(bm, rings):
    for low, high in zip(rings, rings[1:]):
        for k in range(len(low)):
            n = (k + 1) % len(low)
            bm.faces.new((low[k], low[n], high[n], high[k]))
    bm.faces.new(rings[0][::-1])
    bm.faces.new(rings[-1])


def rounded(bm, name, material, parent, levels=1):
    thing = shapes.solid(bm, name, material, smooth=70, parent=parent)
    if levels:
        soft = thing.modifiers.new("soft", "SUBSURF")
        soft.levels = soft.render_levels = levels
    return thing


def egg(name, at, size, material, parent, lower=-1.0):
    """An ellipsoid, cut off below `lower` of its half height."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=24, v_segments=16, radius=1)
    bmesh.ops.delete(bm, geom=[v for v in bm.verts if v.co.z < lower], context="VERTS")
    bmesh.ops.scale(bm, vec=Vector(size), verts=bm.verts)
    thing = rounded(bm, name, material, parent, levels=0)
    thing.location = at
    return thing


def fitter(at, heading, size=1.0):
    """A man from behind, in the middle of a step, a bucket in his right hand; `heading` in degrees from +Y towards +X."""
    root = shapes.empty("fitter", at, (0, 0, -math.radians(heading)))
    root.scale = (size,) * 3
    shirt, trousers = surfaces.concrete("shirt", SHIRT, scale=9, bump=.5, variance=.10), surfaces.concrete("trousers", TROUSERS, scale=9, bump=.5, variance=.15)
    skin, shoe = surfaces.plain("skin", SKIN, roughness=.5), surfaces.plain("shoe", SHOE, roughness=.5)
    for name, rings, material in (("trunk", TRUNK, shirt), ("hips", HIPS, trousers)):
        bm = bmesh.new()
        loft(bm, [ellipse(bm, (0, forward, z), half) for z, *half, forward in rings])
        rounded(bm, name, material, root)
    for x, points in LEGS:
        bm = bmesh.new()
        add_limb(bm, [Vector((x, y, z)) for y, z, _ in points], [r for *_, r in points], sides=14)
        rounded(bm, "leg", trousers, root)
    for side, points in ARMS:
        bm = bmesh.new()
        add_limb(bm, [Vector((side * x, y, z)) for x, y, z, _ in points[:3]], [r * 1.12 for *_, r in points[:3]], sides=12)
        rounded(bm, "sleeve", shirt, root)
        x, y, z = SHOULDER
        egg("shoulder", (side * x, y, z), SHOULDER_SIZE, shirt, root)
        bm = bmesh.new()
        add_limb(bm, [Vector((side * x, y, z)) for x, y, z, _ in points[2:]], [r for *_, r in points[2:]], sides=12)
        rounded(bm, "arm", skin, root)
        x, y, z, _ = points[-1]
        egg("hand", (side * x, y, z - .05), (.032, .042, .062), skin, root)
    egg("neck", (0, *NECK), NECK_SIZE, skin, root)
    egg("head", (0, *HEAD), HEAD_SIZE, skin, root)
    egg("hair", (0, HEAD[0] - .008, HEAD[1] + .004), (.081, .094, .112), surfaces.plain("hair", HAIR, roughness=.6), root, lower=-.35)
    helmet = surfaces.plain("helmet", HELMET, roughness=.35)
    egg("cap", (0, *CAP), CAP_SIZE, helmet, root, lower=0)
    shapes.drum("brim", (0, CAP[0] + .012, BRIM.z), BRIM.radius, BRIM.thick, helmet, segments=32, bevel=.004, parent=root).scale = (.86, 1.08, 1)
    for x, y, z in SHOES:
        egg("shoe", (x, y + .05, z), (.050, .135, .055), shoe, root, lower=-.75)
    bucket((.252, -.04, .50), root)


def bucket(at, parent=None):
    x, y, z = at
    blue = surfaces.plain("bucket", BUCKET_BLUE, roughness=.4)
    shapes.drum("bucket", (x, y, z + .13), .10, .26, blue, segments=32, bevel=.006, top=.14, parent=parent)
    shapes.drum("water", (x, y, z + .262), .128, .002, surfaces.plain("bucket_dark", RUBBER, roughness=.1), segments=32, bevel=0, parent=parent)
    grip = [(x + .138 * math.cos(a), y, z + .25 + .13 * math.sin(a)) for a in (math.pi * k / 10 for k in range(11))]
    shapes.tube("handle", grip, .004, surfaces.plain("wire", GREY, roughness=.4, metallic=1), parent=parent)


def chair(at, heading):
    """The moulded plastic chair of every roof."""
    root = shapes.empty("chair", at, (0, 0, -math.radians(heading)))
    blue = surfaces.worn("chair", CHAIR_BLUE, low=.34, high=.55, scale=6)
    c = CHAIR
    shapes.box("seat", (0, 0, c.seat), (2 * c.half, c.depth, .022), blue, bevel=.011, parent=root)
    for x in (-1, 1):
        for y in (-1, 1):
            foot, head = Vector((x * (c.half + .03), y * (c.depth / 2 + .03), 0)), Vector((x * (c.half - .02), y * (c.depth / 2 - .02), c.arm if y > 0 else c.seat))
            shapes.tube("leg", [tuple(foot), tuple(head)], c.leg, blue, parent=root)
        arm = [(x * (c.half - .01), c.depth / 2 - .03, c.arm), (x * (c.half + .02), 0, c.arm + .012), (x * (c.half + .01), -c.depth / 2, c.arm + .03)]
        shapes.tube("arm", arm, .022, blue, parent=root)
    tilt = math.atan2(c.lean, c.back - c.seat)
    for k in range(5):
        x = (k - 2) * .082
        rise = (c.back - c.seat) * (1 - .04 * abs(k - 2))
        at = (x, -c.depth / 2 - c.lean / 2, c.seat + rise / 2)
        shapes.box("slat", at, (.056, .014, rise), blue, bevel=.006, turn=(tilt, 0, 0), parent=root)
    shapes.box("crest", (0, -c.depth / 2 - c.lean, c.back), (2 * c.half - .02, .02, .075), blue, bevel=.009, turn=(tilt, 0, 0), parent=root)


def toolbox(at, heading):
    root = shapes.empty("toolbox", at, (0, 0, math.radians(heading)))
    red, steel = surfaces.worn("toolbox", TOOL_RED, low=.35, high=.6, scale=9), surfaces.plain("tool_steel", GREY, roughness=.35, metallic=1)
    shapes.box("box", (0, 0, .10), (.46, .21, .19), red, bevel=.008, parent=root)
    shapes.box("lid", (0, 0, .215), (.47, .22, .035), red, bevel=.010, parent=root)
    shapes.tube("grip", [(-.12, 0, .23), (-.11, 0, .275), (.11, 0, .275), (.12, 0, .23)], .009, steel, parent=root)
    for x in (-.14, .14):
        shapes.box("catch", (x, -.112, .19), (.035, .008, .05), steel, bevel=.002, parent=root)


def spanners(at, heading):
    root = shapes.empty("spanners", at, (0, 0, math.radians(heading)))
    steel, rubber = surfaces.plain("spanner", GREY, roughness=.3, metallic=1), surfaces.plain("driver", TOOL_RED, roughness=.4)
    for k, length in enumerate((.24, .19)):
        shapes.box("spanner", (0, k * .07, .006), (length, .016, .007), steel, bevel=.003, turn=(0, 0, .2 * k), parent=root)
        for side in (-1, 1):
            shapes.drum("jaw", (side * length / 2, k * .07 + side * .2 * k * length / 2, .006), .018, .008, steel, segments=12, parent=root)
    shapes.drum("driver", (.02, -.09, .012), .012, .10, rubber, "X", segments=12, parent=root)
    shapes.drum("shaft", (.13, -.09, .012), .004, .13, steel, "X", segments=8, bevel=0, parent=root)


def coil(at, radius=.24, turns=7):
    """A coil of cable, thrown down; its end runs away."""
    x, y, z = at
    black = surfaces.plain("coil", RUBBER, roughness=.5)
    points = []
    for i in range(turns * 24):
        a = 2 * math.pi * i / 24
        wobble = 1 + .06 * math.sin(a * .37) + .05 * math.sin(a * .11 + 1)
        points.append((x + radius * wobble * math.cos(a), y + radius * wobble * math.sin(a), z + .012 + .013 * (i / 24 % 4)))
    points += [(x + radius + .25 * t, y + .5 * t - .3 * t * t, z + .012) for t in (k / 8 for k in range(1, 13))]
    shapes.tube("coil", points, .010, black)


def hose(points, z):
    """A garden hose through the points, lying as it fell."""
    green = surfaces.plain("hose", HOSE_GREEN, roughness=.4)
    curve = bpy.data.curves.new("hose", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = "3D", .014, 3, 24
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for target, (x, y) in zip(spline.bezier_points, points):
        target.co = (x, y, z + .014)
        target.handle_left_type = target.handle_right_type = "AUTO"
    curve.materials.append(green)
    shapes.link(bpy.data.objects.new("hose", curve))


def ladder(foot, head, width=.42):
    """An aluminium ladder from the floor to where it leans, `width` along Y."""
    alu = surfaces.worn("ladder", ALU, low=.25, high=.45, scale=8, metallic=1)
    foot, head = Vector(foot), Vector(head)
    for side in (-1, 1):
        off = Vector((0, side * width / 2, 0))
        shapes.tube("stile", [tuple(foot + off), tuple(head + off)], .024, alu)
    count = int((head - foot).length / .28)
    for k in range(1, count):
        at = foot.lerp(head, k / count)
        shapes.tube("rung", [(at.x, at.y - width / 2, at.z), (at.x, at.y + width / 2, at.z)], .014, alu)


def pigeon(at, heading):
    """Sitting; `heading` in degrees from +Y towards +X."""
    root = shapes.empty("pigeon", at, (0, 0, -math.radians(heading)))
    grey, light, dark = (surfaces.plain(name, tint, roughness=.6) for name, tint in (("pigeon", PIGEON), ("pigeon_wing", PIGEON_LIGHT), ("pigeon_leg", (.3, .09, .06))))
    body = egg("body", (0, 0, .095), (PIGEONS.girth, PIGEONS.body, .056), light, root)
    body.rotation_euler = (.35, 0, 0)
    egg("breast", (0, .062, .118), (.045, .052, .056), grey, root)
    egg("neck", (0, .078, .158), (.026, .028, .045), grey, root)
    egg("head", (0, .090, .200), (.021, .026, .022), grey, root)
    shapes.drum("beak", (0, .120, .197), .0015, .022, dark, "Y", segments=8, bevel=0, top=.005, parent=root)
    tail = shapes.box("tail", (0, -.135, .058), (.042, .11, .010), grey, bevel=.004, parent=root)
    tail.rotation_euler = (.35, 0, 0)
    for x in (-.018, .018):
        shapes.tube("shank", [(x, .02, .05), (x, .022, 0)], .004, dark, parent=root)


def in_flight(at, heading, span, lift, material):
    """A kite over the roofs: two bent wings and a tail."""
    bm = bmesh.new()
    for side in (-1, 1):
        bm.faces.new([bm.verts.new(p) for p in ((0, -.12, 0), (0, .14, 0), (side * span * .45, .16, lift), (side * span * .42, -.08, lift))])
        bm.faces.new([bm.verts.new(p) for p in ((side * span * .45, .16, lift), (side * span, -.02, lift * .6), (side * span * .42, -.08, lift))])
    bm.faces.new([bm.verts.new(p) for p in ((-.04, -.1, 0), (.04, -.1, 0), (.10, -.42, 0), (0, -.36, 0), (-.10, -.42, 0))])
    bm.faces.new([bm.verts.new(p) for p in ((-.05, -.1, -.02), (.05, -.1, -.02), (.03, .3, 0), (-.03, .3, 0))])
    bird = shapes.solid(bm, "kite", material, smooth=None)
    bird.location, bird.rotation_euler = at, (0, math.radians(14), -math.radians(heading))
