"""Ring, orange line and word mark in the last sun, through leaves, or by a lamp.  args: kw, reading, light (day, night)."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from flare import *
from inverter import Body
from materials import OFF_WHITE
from measures import measures

SUN_FROM = Vector((-.74, -.46, .49)).normalized()
LIME_WASH, LEAF_GREEN, LEAF_GLOW = (.60, .47, .35), (.035, .075, .014), (.16, .30, .03)
LEAF_THROUGH = .4  # share of the light that passes a leaf
COAT = dict(rough=.40, coat=.85, coatr=.11, bump=Grain(420, .10, .0004, detail=3))  # so close, the powder coat shows
FOCUS_FROM_RING = Vector((-.047, 0, .074))  # towards the word mark
CAMERA_FROM_FOCUS, LENS, FSTOP = Vector((-.29, -.58, -.075)), 76, 8
SHARP_AT = .35  # of the way from the ring to the middle of the picture
SEED = 4
WALL = measures(half=3, corner=.01, depth=.1, edge=.001)

# Colour and strength of the sky; colour, angle and strength of the sun or lamp; then area lamps: from the focus, colour, size, power.
LIGHTS = {
    "day": dict(sky=((.80, .82, .92, 1), .17), sun=((1, .70, .40), .55, 5.4),
                lamps=(("Bounce", (.9, -.5, .3), (1, .78, .54), .8, 1.5),)),
    "night": dict(sky=((.42, .52, 1, 1), .045), sun=((1, .62, .32), 2.2, .95),
                  lamps=(("Moon", (1.1, -.7, .9), (.56, .68, 1), 1.0, 1.1),)),
}
# A long window that only the paint mirrors: it runs along the cover as a sheen.
SHEEN = measures(at=(.62, -.80, .42), width=.16, height=1.1, roll=24)
SHEEN_POWER = {"day": 2.4, "night": .8}
SHEEN_COLOUR = {"day": (1, .93, .84), "night": (.60, .72, 1)}

LEAF_WIDTH, LEAF_FOLD, LEAF_STEPS = .30, .25, 9  # of its length; of its half width; pieces along its midrib
LEAF_BELLY = .8  # under 1: widest nearer to its stalk
LEAF_SPACING, LEAF_SWING, SWING_RANGE = .42, 52, 16  # of a leaf's length; degrees off the twig
LEAF_LENGTHS, LEAF_LEAN = (.75, 1.1), .7  # of the bough's own; how far it may turn from the sun
TWIG_RADIUS, TWIG_OVERLAP, TWIG_SAG, TWIG_BEND = .0016, 1.05, .03, 3
BOUGHS = (  # distance towards the sun, across, up, length, tilt in degrees, leaf length: near ones fall sharp, far ones soft
    (.16, -.115, .105, .26, 212, .046),
    (.34, .150, .150, .36, 238, .056),
    (.70, .26, -.10, .46, 165, .068),
    (1.50, -.22, -.20, .60, 30, .095),
    (2.60, .02, .22, .95, 250, .150),
)
IN_VIEW = measures(at=(-.222, -.235, .122), length=.22, tilt=-62, leaf=.050)  # a twig before the cover, from the focus


def leaf(length):
    """A pointed blade along +x, a little folded at its midrib."""
    bm = bmesh.new()
    steps = LEAF_STEPS
    rib = [bm.verts.new((length * i / steps, 0, 0)) for i in range(steps + 1)]
    for sign in (-1, 1):
        rim = []
        for i in range(1, steps):
            t = i / steps
            half = length * LEAF_WIDTH * .5 * math.sin(math.pi * t ** LEAF_BELLY)
            rim.append(bm.verts.new((length * t, sign * half, half * LEAF_FOLD)))
        bm.faces.new((rib[0], rib[1], rim[0]))
        bm.faces.new((rib[-1], rim[-1], rib[-2]))
        for i in range(steps - 2):
            bm.faces.new((rib[i + 1], rib[i + 2], rim[i + 1], rim[i]))
    return bm


def bough(across, up, at, length, tilt, leaf_length, material, rng):
    """A twig in the plane that the sun sees, with leaves on both sides."""
    turn = math.radians(tilt)
    along = across * math.cos(turn) + up * math.sin(turn)
    count = round(length / (leaf_length * LEAF_SPACING))
    points = [at + along * length * (i / count - .5) + up * TWIG_SAG * math.sin(TWIG_BEND * i / count) for i in range(count + 1)]
    for start, end in zip(points, points[1:]):
        twig(start, end, material)
    for i, point in enumerate(points):
        swing = math.radians(LEAF_SWING + rng.uniform(-SWING_RANGE, SWING_RANGE)) * (1 if i % 2 else -1)
        way = across * math.cos(turn + swing) + up * math.sin(turn + swing)
        obj = mkobj("Leaf", leaf(leaf_length * rng.uniform(*LEAF_LENGTHS)), material, smooth=False)
        facing = SUN_FROM + Vector([rng.uniform(-LEAF_LEAN, LEAF_LEAN) for _ in range(3)])
        side_way = facing.cross(way).normalized()
        obj.matrix_world = Matrix.Translation(point) @ Matrix((way, side_way, way.cross(side_way))).transposed().to_4x4()


def twig(start, end, material):
    obj = cyl("Twig", (0, 0, 0), TWIG_RADIUS, (end - start).length * TWIG_OVERLAP, material, seg=8, bevel=0)
    obj.location = (start + end) / 2
    obj.rotation_euler = (end - start).to_track_quat("Z", "Y").to_euler()


def leaf_stuff():
    """A leaf lets some light through, so its shadow is never quite black."""
    material = mat("Leaf", LEAF_GREEN, rough=.42)
    tree = material.node_tree
    through, mixed = tree.nodes.new("ShaderNodeBsdfTranslucent"), tree.nodes.new("ShaderNodeMixShader")
    through.inputs["Color"].default_value = (*LEAF_GLOW, 1)
    mixed.inputs[0].default_value = LEAF_THROUGH
    tree.links.new(tree.nodes["Principled BSDF"].outputs[0], mixed.inputs[1])
    tree.links.new(through.outputs[0], mixed.inputs[2])
    tree.links.new(mixed.outputs[0], tree.nodes["Material Output"].inputs[0])
    return material


def light_up(scene, focus, light):
    colour, strength = LIGHTS[light]["sky"]
    sky = scene.world.node_tree.nodes["Background"]
    sky.inputs["Color"].default_value, sky.inputs["Strength"].default_value = colour, strength
    sun = bpy.data.lights.new("Sun", "SUN")
    sun.color, angle, sun.energy = LIGHTS[light]["sun"]
    sun.angle = math.radians(angle)
    lamp = link(bpy.data.objects.new("Sun", sun))
    lamp.rotation_euler = (-SUN_FROM).to_track_quat("-Z", "Y").to_euler()
    for name, at, colour, size, power in LIGHTS[light]["lamps"]:
        area(focus + Vector(at), focus, size, power, colour, name)
    sheen = area(focus + Vector(SHEEN.at), focus, SHEEN.width, SHEEN_POWER[light], SHEEN_COLOUR[light], "Sheen",
                 size_y=SHEEN.height, roll=SHEEN.roll)
    sheen.visible_diffuse = False


def grow(focus, seed):
    rng = random.Random(seed)
    leaves = leaf_stuff()
    across = SUN_FROM.cross(Vector((0, 0, 1))).normalized()
    up = across.cross(SUN_FROM).normalized()
    for distance, x, y, length, tilt, leaf_length in BOUGHS:
        bough(across, up, focus + SUN_FROM * distance + across * x + up * y, length, tilt, leaf_length, leaves, rng)
    bough(Vector((1, 0, 0)), Vector((0, 0, 1)), focus + Vector(IN_VIEW.at), IN_VIEW.length, IN_VIEW.tilt, IN_VIEW.leaf, leaves, rng)


def main():
    shot, scene = Shot(), reset()
    body, kit = Body(shot.arg("kw", "6.2")), mats()
    kit["white"] = mat("Cover", OFF_WHITE, **COAT)
    inverter(body.kw, kit, reading=shot.arg("reading", None))
    key = Vector((0, body.front(0, body.ring), body.ring))
    focus = key + FOCUS_FROM_RING
    light_up(scene, focus, shot.arg("light", "day"))
    grow(focus, int(shot.arg("seed", SEED)))
    lime_wash = mat("Lime wash", LIME_WASH, rough=.9, bump=Grain(scale=26, strength=.4, distance=.006, detail=9))
    wall = mkobj("Wall", shell(WALL.half, WALL.half, WALL.corner, WALL.depth, WALL.edge, y0=WALL.depth), lime_wash)
    wall.location.z = body.ring
    camera(focus + CAMERA_FROM_FOCUS, focus, LENS, FSTOP, key.lerp(focus, SHARP_AT))
    render(shot, adaptive=.015, max_bounces=6)


main()
