"""Ring, orange line and word mark in the last sun, through leaves.  args: kw, reading."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from flare import *
from inverter import Body

SUN_FROM = Vector((-.72, -.50, .46)).normalized()
SUN_COLOUR, SUN_SIZE = (1, .68, .36), math.radians(.8)
SKY_COLOUR = (.74, .80, 1, 1)
LEAF_WIDTH = .30  # of its length
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
    steps = 9
    rib = [bm.verts.new((length * i / steps, 0, 0)) for i in range(steps + 1)]
    for sign in (-1, 1):
        rim = []
        for i in range(1, steps):
            t = i / steps
            half = length * LEAF_WIDTH * .5 * math.sin(math.pi * t ** .8)
            rim.append(bm.verts.new((length * t, sign * half, half * .25)))
        bm.faces.new((rib[0], rib[1], rim[0]))
        bm.faces.new((rib[-1], rim[-1], rib[-2]))
        for i in range(steps - 2):
            bm.faces.new((rib[i + 1], rib[i + 2], rim[i + 1], rim[i]))
    return bm


def bough(across, up, at, length, tilt, leaf_length, material, rng):
    """A twig in the plane that the sun sees, with leaves on both sides."""
    turn = math.radians(tilt)
    along = across * math.cos(turn) + up * math.sin(turn)
    count = round(length / (leaf_length * .42))
    points = [at + along * length * (i / count - .5) + up * .03 * math.sin(3 * i / count) for i in range(count + 1)]
    for start, end in zip(points, points[1:]):
        twig(start, end, material)
    for i, point in enumerate(points):
        swing = math.radians(52 + rng.uniform(-16, 16)) * (1 if i % 2 else -1)
        way = across * math.cos(turn + swing) + up * math.sin(turn + swing)
        obj = mkobj("Leaf", leaf(leaf_length * rng.uniform(.75, 1.1)), material, smooth=False)
        facing = SUN_FROM + Vector((rng.uniform(-.7, .7), rng.uniform(-.7, .7), rng.uniform(-.7, .7)))
        side_way = facing.cross(way).normalized()
        obj.matrix_world = Matrix.Translation(point) @ Matrix((way, side_way, way.cross(side_way))).transposed().to_4x4()


def twig(start, end, material):
    obj = cyl("Twig", (0, 0, 0), .0016, (end - start).length * 1.05, material, seg=8, bevel=0)
    obj.location = (start + end) / 2
    obj.rotation_euler = (end - start).to_track_quat("Z", "Y").to_euler()


def golden_hour(scene, focus, seed):
    sky = scene.world.node_tree.nodes["Background"]
    sky.inputs["Color"].default_value, sky.inputs["Strength"].default_value = SKY_COLOUR, .22
    sun = bpy.data.lights.new("Sun", "SUN")
    sun.energy, sun.color, sun.angle = 5.6, SUN_COLOUR, SUN_SIZE
    lamp = link(bpy.data.objects.new("Sun", sun))
    lamp.rotation_euler = (-SUN_FROM).to_track_quat("-Z", "Y").to_euler()
    area(focus + Vector((.9, -.5, .3)), focus, .8, 1.6, (1, .80, .58), "Wall bounce")
    rng = random.Random(seed)
    leaves = mat("Leaf", (.06, .09, .02), .6)
    across = SUN_FROM.cross(Vector((0, 0, 1))).normalized()
    up = across.cross(SUN_FROM).normalized()
    for distance, x, y, length, tilt, leaf_length in BOUGHS:
        bough(across, up, focus + SUN_FROM * distance + across * x + up * y, length, tilt, leaf_length, leaves, rng)


def main():
    shot, scene = Shot(), reset()
    body = Body(shot.arg("kw", "6.2"))
    inverter(body.kw, reading=shot.arg("reading", None))
    key = Vector((0, body.front(0, body.ring), body.ring))
    focus = key + Vector((-.047, 0, .074))
    golden_hour(scene, focus, int(shot.arg("seed", 4)))
    wall = mkobj("Wall", shell(3, 3, .01, .1, .001, y0=.1), mat("Lime wash", (.62, .50, .38), .9, bump=(26, .4, .006, 9)))
    wall.location.z = body.ring
    camera(focus + Vector((-.27, -.56, -.085)), focus, 74, 4, key.lerp(focus, .4))
    render(shot, adaptive=.015, max_bounces=6)


main()
