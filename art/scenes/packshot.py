"""The product in the studio.  args: kw, view (front, side, display, ring), reading (in kW)."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from typing import NamedTuple

from flare import *
from inverter import Body
from shot import render_cutout

GROUND = -.33  # all models stand on one line, so that their pictures can too
WARM, NEUTRAL = (1, .955, .90), (1, .985, .96)
BACKDROP = (1, .975, .94, 1)
SHEEN_RANGE = .9, .1


class View(NamedTuple):
    """Where the camera stands and looks, in metres from the middle of the body."""
    camera: Vector
    target: Vector
    lens: float
    fstop: float = None
    focus: Vector = None
    mirror: Vector = None  # what the soft box is mirrored in; without it, the display
    mirror_off: float = 1  # how far from its middle


def front(body):
    lower = Vector((0, 0, GROUND + body.hh))
    return View(Vector((-1.12, -2.15, .22)) - lower, Vector((-.030, -.085, -.022)) - lower, 94)


def side(body):
    return View(Vector((1.22, -1.98, -.30)) * body.scale, Vector((.008, -.075, -.008)) * body.scale, 102)


def display(body):
    glass = on_front(body, 0, body.display)
    return View(glass + Vector((-.235, -.40, .055)), glass + Vector((.004, 0, -.002)), 82, 9)


def ring(body):
    key = on_front(body, 0, body.ring)
    label = on_front(body, .09 - body.hw, body.ring)  # the kind of inverter, whole in the frame
    target = key.lerp(label, .70) + Vector((0, 0, .012 * body.scale))
    return View(target + Vector((-.44, -.40, .070)), target, 114 / body.scale, 9, key.lerp(label, .4), key, .90)


def on_front(body, x, z):
    return Vector((x, body.front(x, z), z))


def studio(scene, body, view):
    """Returns the lamps that shall cast no shadow on the wall."""
    backdrop = scene.world.node_tree.nodes["Background"]
    backdrop.inputs["Color"].default_value, backdrop.inputs["Strength"].default_value = BACKDROP, .12
    near = -1 if view.camera.x < 0 else 1  # the flank that the camera sees
    area((-near * .35, -.95, 1.25), (0, -.17, .05), .55, 20, WARM, "Key")
    area((near * .2, -.50, 1.35), (0, -.13, .2), 1.2, 5, NEUTRAL, "Top", size_y=.35)
    return [
        area((near * 1.3, -.10, .05), (near * body.hw, -.09, -.02), .16, 4.2, NEUTRAL, "Flank", size_y=1.6),
        area((0, -1.6, -1.4), (0, -.1, -.2), 1.0, 2, NEUTRAL, "Under", size_y=.5),
        sheen(view.mirror or on_front(body, 0, body.display), view.camera, near, view.mirror_off),
    ]


def sheen(mirror, camera_at, near, off):
    """A soft box that only reflections see, set where the glass mirrors it: the same diagonal on every model."""
    ray = mirror - camera_at
    reach = ray.length / 2.4  # nearer cameras want a nearer, smaller box
    ray.normalize()
    mirrored = Vector((ray.x, -ray.y, ray.z))
    across = mirrored.cross(Vector((0, 0, 1))).normalized()
    at = mirror + (mirrored * 2.0 + (across * .475 * near + Vector((0, 0, .33))) * off) * reach
    lamp = area(at, mirror, 1.0 * reach, 6 * reach ** 2, NEUTRAL, "Sheen", size_y=1.6 * reach, roll=-35 * near)
    lamp.visible_diffuse = False
    fade_across(lamp.data)
    return lamp


def fade_across(lamp):
    """Bright at one edge, dim at the other, as a soft box with its bulb off centre."""
    lamp.use_nodes = True
    tree = lamp.node_tree
    place = tree.nodes.new("ShaderNodeNewGeometry")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    level = tree.nodes.new("ShaderNodeMapRange")
    level.inputs["To Min"].default_value, level.inputs["To Max"].default_value = SHEEN_RANGE
    tree.links.new(place.outputs["Parametric"], split.inputs[0])
    tree.links.new(split.outputs["X"], level.inputs["Value"])
    tree.links.new(level.outputs[0], tree.nodes["Emission"].inputs["Strength"])


def wall_plane():
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=6)
    bmesh.ops.rotate(bm, matrix=Matrix.Rotation(math.pi / 2, 3, "X"), verts=bm.verts)
    wall = mkobj("Wall", bm, mat("Wall", (.78, .75, .70), .8), smooth=False)
    wall.location.y = .001
    return wall


def main():
    shot, scene = Shot(), reset()
    body = Body(shot.arg("kw", "6.2"))
    view = {"front": front, "side": side, "display": display, "ring": ring}[shot.arg("view", "front")](body)
    inverter(body.kw, reading=shot.arg("reading", None))
    silent = studio(scene, body, view)
    camera(view.camera, view.target, view.lens, view.fstop, view.focus)
    if view.fstop:
        wall_plane()
        render(shot, adaptive=.015, max_bounces=6)
    else:
        render_cutout(shot, wall_plane(), silent, adaptive=.015, max_bounces=6)


main()
