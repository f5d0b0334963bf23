"""Ring, orange line and word mark in the last sun, through leaves.  args: kw, reading."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from flare import *
from inverter import Body
from measures import measures

SUN_FROM = Vector((-.72, -.50, .46)).normalized()
SUN_COLOUR, SUN_SIZE, SUN_STRENGTH = (1, .68, .36), math.radians(.8), 5.6
SKY_COLOUR, SKY_STRENGTH = (.74, .80, 1, 1), .22
BOUNCE_FROM, BOUNCE_COLOUR, BOUNCE_SIZE, BOUNCE_POWER = Vector((.9, -.5, .3)), (1, .80, .58), .8, 1.6
LIME_WASH, LEAF_GREEN = (.62, .50, .38), (.06, .09, .02)
FOCUS_FROM_RING = Vector((-.047, 0, .074))  # towards the word mark
CAMERA_FROM_FOCUS, LENS, FSTOP = Vector((-.27, -.56, -.085)), 74, 4
SHARP_AT = .4  # of the way from the ring to the middle of the picture
SEED = 4
WALL = measures(half=3, corner=.01, depth=.1, edge=.001)

LEAF_WIDTH, LEAF_FOLD, LEAF_STEPS = .30, .25, 9  # of its length; of its half width; pieces along its midrib
LEAF_BELLY = .8  # under 1: widest nearer to its stalk
LEAF_SPACING, LEAF_SWING, SWING_RANGE = .42, 52, 16  # of a leaf's length; degrees off the twig
LEAF_LENGTHS, LEAF_LEAN = (.75, 1.1), .7  # of the bough's own; how far it may turn from the sun
TWIG_RADIUS, TWIG_OVERLAP, TWIG_SAG, TWIG_BEND = .0016, 1.05, .03, 3
BOUGHS = (  # distance towards the sun, across, up, length, tilt in degrees, leaf length: near ones fall sharp, far ones soft
    (.42, .16, .13, .42, 205, .056),
    (.55, -.10, .20, .40, 320, .062),
    (.75, .22, -.10, .46, 165, .068),
    (1.00, -.20, -.16, .50, 30, .080),
    (1.10, .05, .26, .50, 250, .085),
)


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


def golden_hour(scene, focus, seed):
    sky = scene.world.node_tree.nodes["Background"]
    sky.inputs["Color"].default_value, sky.inputs["Strength"].default_value = SKY_COLOUR, SKY_STRENGTH
    sun = bpy.data.lights.new("Sun", "SUN")
    sun.energy, sun.color, sun.angle = SUN_STRENGTH, SUN_COLOUR, SUN_SIZE
    lamp = link(bpy.data.objects.new("Sun", sun))
    lamp.rotation_euler = (-SUN_FROM).to_track_quat("-Z", "Y").to_euler()
    area(focus + BOUNCE_FROM, focus, BOUNCE_SIZE, BOUNCE_POWER, BOUNCE_COLOUR, "Wall bounce")
    rng = random.Random(seed)
    leaves = mat("Leaf", LEAF_GREEN, rough=.6)
    across = SUN_FROM.cross(Vector((0, 0, 1))).normalized()
    up = across.cross(SUN_FROM).normalized()
    for distance, x, y, length, tilt, leaf_length in BOUGHS:
        bough(across, up, focus + SUN_FROM * distance + across * x + up * y, length, tilt, leaf_length, leaves, rng)


def main():
    shot, scene = Shot(), reset()
    body = Body(shot.arg("kw", "6.2"))
    inverter(body.kw, reading=shot.arg("reading", None))
    key = Vector((0, body.front(0, body.ring), body.ring))
    focus = key + FOCUS_FROM_RING
    golden_hour(scene, focus, int(shot.arg("seed", SEED)))
    lime_wash = mat("Lime wash", LIME_WASH, rough=.9, bump=Grain(scale=26, strength=.4, distance=.006, detail=9))
    wall = mkobj("Wall", shell(WALL.half, WALL.half, WALL.corner, WALL.depth, WALL.edge, y0=WALL.depth), lime_wash)
    wall.location.z = body.ring
    camera(focus + CAMERA_FROM_FOCUS, focus, LENS, FSTOP, key.lerp(focus, SHARP_AT))
    render(shot, adaptive=.015, max_bounces=6)


main()
