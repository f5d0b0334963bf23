"""The product in the studio.  args: kw, view (front, side, display, ring), reading."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from flare import *
from inverter import Body
from shot import render_cutout

GROUND = -.33  # all models stand on one line, so that their pictures can too
WARM, NEUTRAL = (1, .955, .90), (1, .985, .96)


def studio(scene, body, root, camera_at):
    """Returns the lamps that shall cast no shadow on the wall."""
    A = lambda k, d: float(shot.arg(k, d))
    backdrop = scene.world.node_tree.nodes["Background"]
    backdrop.inputs[0].default_value = (1, .975, .94, 1)
    backdrop.inputs[1].default_value = A("BG", .12)
    side = -1 if camera_at[0] < 0 else 1
    area((-side * A("KX", .35), -.95, 1.25), (0, -.17, .05), .55, A("KEY", 20), WARM, "Key", size_y=.55)
    area((side * .2, -.50, 1.35), (0, -.13, .2), 1.2, A("TOP", 5), NEUTRAL, "Top", size_y=.35)
    display = Vector((0, body.front(0, body.display), body.display)) + root.location
    return [
        area((side * 1.3, -.10 , .05), (side * body.hw, -.09, -.02), .16, A("FLANK", 4.2), NEUTRAL, "Flank", size_y=1.6),
        area((0, -1.6, -1.4), (0, -.1, -.2), 1.0, A("UNDER", 2), NEUTRAL, "Under", size_y=.5),
        sheen(display, Vector(camera_at), side),
    ]


def sheen(display, camera_at, side):
    """A soft box that only reflections see, set where the display mirrors it: the same diagonal on every model."""
    A = lambda k, d: float(shot.arg(k, d))
    ray = (display - camera_at).normalized()
    mirrored = Vector((ray.x, -ray.y, ray.z))
    across = mirrored.cross(Vector((0, 0, 1))).normalized()
    at = display + mirrored * 2.0 + across * A("SX", .475) * side + Vector((0, 0, A("SZ", .33)))
    lamp = area(at, display, 1.0, A("SHEEN", 6), NEUTRAL, "Sheen", size_y=1.6, roll=A("ROLL", -35) * side)
    lamp.visible_diffuse = False
    return lamp


def wall_plane():
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=6)
    bmesh.ops.rotate(bm, matrix=Matrix.Rotation(math.pi / 2, 3, "X"), verts=bm.verts)
    wall = mkobj("Wall", bm, mat("Wall", (.78, .75, .70), .8), smooth=False)
    wall.location.y = .001
    return wall


shot = Shot()
scene = reset()
kw = shot.arg("kw", "6.2")
body = Body(kw)
root = inverter(kw, reading=shot.arg("reading", None))
root.location.z = GROUND + body.hh
camera_at = (-1.12, -2.15, .22)
silent = studio(scene, body, root, camera_at)
camera(camera_at, (-.012, -.085, -.018), 100)
render_cutout(shot, wall_plane(), silent)
