"""The product from its side, on a wall by night: a warm lamp above, a cool window beside it.  args: kw, reading (in kW)."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from flare import *
from inverter import Body
from measures import measures

# As the side view of the packshots, by day: for the 6.2KW; larger models are seen from further away.
CAMERA, TARGET, LENS = Vector((1.22, -1.98, -.30)), Vector((.008, -.075, -.008)), 102
AIR, AIR_STRENGTH = (.46, .58, 1, 1), .030
WALL_COLOUR, WALL_ROUGHNESS, WALL_HALF, WALL_GAP = (.125, .130, .150), .75, 6, .001
PLASTER = Grain(9, .30, .004, detail=6)

LAMP = measures(at=(-.16, -.50, .84), target=(.04, -.06, .10), size=.10, power=4.4, colour=(1, .78, .54))
WINDOW = measures(at=(1.15, -.30, .05), target=(.20, -.07, -.02), size=.20, height=1.5, power=4.6, colour=(.42, .60, 1))
BELOW = measures(at=(.30, -1.30, -.75), target=(0, -.10, -.20), size=.9, power=1.6, colour=(.62, .74, 1))
# Only the glass mirrors it: as a sheen across the display.
SHEEN = measures(distance=2.0, across=.475, up=.33, size=1.0, height=1.6, power=.9, roll=-35, colour=(1, .985, .96))


def light(lamp, scale, name):
    at, target = (Vector(spot) * scale for spot in (lamp.at, lamp.target))
    size, height = lamp.size * scale, getattr(lamp, "height", lamp.size) * scale
    return area(at, target, size, lamp.power * scale ** 2, lamp.colour, name, size_y=height)


def sheen(glass, camera_at):
    """Set where the display mirrors it for the camera."""
    ray = (glass - camera_at).normalized()
    mirrored = Vector((ray.x, -ray.y, ray.z))
    across = mirrored.cross(Vector((0, 0, 1))).normalized()
    at = glass + mirrored * SHEEN.distance + across * SHEEN.across + Vector((0, 0, SHEEN.up))
    lamp = area(at, glass, SHEEN.size, SHEEN.power, SHEEN.colour, "Sheen", size_y=SHEEN.height, roll=SHEEN.roll)
    lamp.visible_diffuse = False


def wall():
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=WALL_HALF)
    bmesh.ops.rotate(bm, matrix=Matrix.Rotation(math.pi / 2, 3, "X"), verts=bm.verts)
    mkobj("Wall", bm, mat("Wall", WALL_COLOUR, rough=WALL_ROUGHNESS, bump=PLASTER), smooth=False).location.y = WALL_GAP


def main():
    shot, scene = Shot(), reset()
    body = Body(shot.arg("kw", "6.2"))
    inverter(body.kw, reading=shot.arg("reading", None))
    sky = scene.world.node_tree.nodes["Background"]
    sky.inputs["Color"].default_value, sky.inputs["Strength"].default_value = AIR, AIR_STRENGTH
    for lamp, name in ((LAMP, "Lamp"), (WINDOW, "Window"), (BELOW, "Glow from below")):
        light(lamp, body.scale, name)
    stand = CAMERA * body.scale
    sheen(Vector((0, body.front(0, body.display), body.display)), stand)
    wall()
    camera(stand, TARGET * body.scale, LENS)
    render(shot, adaptive=.015, max_bounces=6)


main()
