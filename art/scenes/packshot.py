"""The product in the studio.  args: kw, view (front, side, display, ring, turn), reading (in kW), light (day, night).
"turn" is the front view on a turntable: all frames in one picture, row by row; also frames, columns, and box
(left, top, right, bottom: the part of the front view that a frame shows)."""
import copy
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from typing import NamedTuple

from flare import *
from inverter import Body
from measures import measures
from shot import PASSES, render_cutout

GROUND = -.33  # all models stand on one line, so that their pictures can too
WARM, NEUTRAL = (1, .955, .90), (1, .985, .96)
BACKDROP, BACKDROP_STRENGTH = (1, .975, .94, 1), .12
WALL_COLOUR, WALL_HALF, WALL_GAP = (.78, .75, .70), 6, .001
DISPLAY_WALL = (.36, .325, .28)  # darker, so that the cover stands before it
DISPLAY_WALL_NIGHT = (.16, .175, .205)

# Camera, what it looks at, lens: of the whole unit from the ground line and from its middle, of details from the front.
FRONT_CAMERA, FRONT_TARGET, FRONT_LENS = Vector((-1.12, -2.15, .22)), Vector((-.030, -.085, -.022)), 94
SIDE_CAMERA, SIDE_TARGET, SIDE_LENS = Vector((1.22, -1.98, -.30)), Vector((.008, -.075, -.008)), 102
DISPLAY_CAMERA, DISPLAY_TARGET, DISPLAY_LENS = Vector((-.352, -.581, .150)), Vector((-.037, 0, .046)), 86
DISPLAY_LIFT, DISPLAY_BELOW_TOP = .35, .133  # the taller, the higher it looks, so that the edge of the cover is in the frame
DISPLAY_FSTOP = 7  # the corner of the cover stays readable, the wall goes soft
RING_CAMERA, RING_FSTOP = Vector((.456, -.383, .073)), 20
RING_ASIDE, RING_LIFT, RING_LENS = -.305, .045, 26.2  # for half of the body's width: from ring to label fills the frame
LABEL_FROM_EDGE, RING_FOCUS = .09, .3  # of the way from the ring to the label
RING_MIRROR_OFF = .90

TURN_WALL = .5  # behind the unit, out of its way
BACK_ROUGHNESS = .5  # even: its wear looks like noise where the plate mirrors a lamp
SLOTS = measures(across=(-.30, 0, .30), up=(-.40, .40), proud=.0003)  # shares of the body; for the screws in the wall
SLOT = dict(hw=.020, hh=.0045, r=.0045, depth=.001, bev=.0002)

SHEEN_RANGE = .9, .1
SHEEN_CAMERA = 2.4  # how far the camera stands from what mirrors a soft box of these measures
SHEEN_DISTANCE, SHEEN_ACROSS, SHEEN_UP = 2.0, .475, .33
SHEEN_WIDTH, SHEEN_HEIGHT, SHEEN_POWER, SHEEN_ROLL = 1.0, 1.6, 6, 35


class View(NamedTuple):
    """Where the camera stands and looks, in metres from the middle of the body."""
    camera: Vector
    target: Vector
    lens: float
    fstop: float = None
    focus: Vector = None
    mirror: Vector = None  # what the soft box is mirrored in; without it, the display
    mirror_off: float = 1  # how far from its middle


class Lamp(NamedTuple):
    """As for a camera at the right; for one at the left, x is mirrored. It aims at y and z of the middle plane."""
    name: str
    at: tuple
    aim: tuple
    width: float
    power: float
    colour: tuple = NEUTRAL
    height: float = None

    def light(self, near, aim_x=0):
        x, y, z = self.at
        return area((near * x, y, z), (near * aim_x, *self.aim), self.width, self.power, self.colour, self.name, size_y=self.height)


KEY = Lamp("Key", at=(-.35, -.95, 1.25), aim=(-.17, .05), width=.55, power=20, colour=WARM)
TOP = Lamp("Top", at=(.2, -.50, 1.35), aim=(-.13, .2), width=1.2, power=5, height=.35)
FLANK = Lamp("Flank", at=(1.3, -.10, .05), aim=(-.09, -.02), width=.16, power=4.2, height=1.6)
# By night: a warm lamp above, whose light dies down the cover, and a cool window along the flank.
NIGHT_AIR, NIGHT_AIR_STRENGTH = (.50, .60, 1, 1), .022
NIGHT_LAMP = Lamp("Lamp", at=(-.30, -.46, .92), aim=(-.10, .10), width=.14, power=5.2, colour=(1, .80, .58))
CLOSE_LAMP = NIGHT_LAMP._replace(colour=(1, .92, .84))  # from near, a warm one makes the wall brown, the cover mauve
NIGHT_RIM = Lamp("Window", at=(1.2, -.02, .05), aim=(-.09, 0), width=.22, power=3.4, colour=(.56, .70, 1), height=1.5)
NIGHT_UNDER = Lamp("Glow from below", at=(.3, -1.3, -.75), aim=(-.1, -.2), width=.9, power=2.6, colour=(.66, .76, 1))
NIGHT_SHEEN = .16  # of the day's
UNDER = Lamp("Under", at=(0, -1.6, -1.4), aim=(-.1, -.2), width=1.0, power=2, height=.5)


def front(body):
    lower = Vector((0, 0, GROUND + body.hh))
    return View(FRONT_CAMERA - lower, FRONT_TARGET - lower, FRONT_LENS)


def side(body):
    return View(SIDE_CAMERA * body.scale, SIDE_TARGET * body.scale, SIDE_LENS)


def display(body):
    glass = on_front(body, 0, body.display)
    lift = Vector((0, 0, DISPLAY_LIFT * (body.hh - body.display - DISPLAY_BELOW_TOP)))
    return View(glass + DISPLAY_CAMERA, glass + DISPLAY_TARGET + lift, DISPLAY_LENS, DISPLAY_FSTOP, glass)


def ring(body):
    key = on_front(body, 0, body.ring)
    label = on_front(body, LABEL_FROM_EDGE - body.hw, body.ring)
    target = key + Vector((RING_ASIDE, 0, RING_LIFT)) * body.hw
    focus = key.lerp(label, RING_FOCUS)
    return View(target + RING_CAMERA, target, RING_LENS / body.hw, RING_FSTOP, focus, key, RING_MIRROR_OFF)


def on_front(body, x, z):
    return Vector((x, body.front(x, z), z))


def by_night(scene, body, view):
    near = set_air(scene, view, NIGHT_AIR, NIGHT_AIR_STRENGTH)
    for lamp in (CLOSE_LAMP if view.fstop else NIGHT_LAMP, NIGHT_RIM, NIGHT_UNDER):
        lamp.light(near)
    sheen(view.mirror or on_front(body, 0, body.display), view.camera, near, view.mirror_off, NIGHT_SHEEN)


def set_air(scene, view, colour, strength):
    """Returns the side of the flank that the camera sees."""
    backdrop = scene.world.node_tree.nodes["Background"]
    backdrop.inputs["Color"].default_value, backdrop.inputs["Strength"].default_value = colour, strength
    return -1 if view.camera.x < 0 else 1


def studio(scene, body, view):
    """Returns the lamps that shall cast no shadow on the wall."""
    near = set_air(scene, view, BACKDROP, BACKDROP_STRENGTH)
    KEY.light(near)
    TOP.light(near)
    return [
        FLANK.light(near, aim_x=body.hw),
        UNDER.light(near),
        sheen(view.mirror or on_front(body, 0, body.display), view.camera, near, view.mirror_off),
    ]


def sheen(mirror, camera_at, near, off, level=1):
    """A soft box that only reflections see, set where the glass mirrors it: the same diagonal on every model."""
    ray = mirror - camera_at
    reach = ray.length / SHEEN_CAMERA  # nearer cameras want a nearer, smaller box
    ray.normalize()
    mirrored = Vector((ray.x, -ray.y, ray.z))
    across = mirrored.cross(Vector((0, 0, 1))).normalized()
    aside = across * SHEEN_ACROSS * near + Vector((0, 0, SHEEN_UP))
    at = mirror + (mirrored * SHEEN_DISTANCE + aside * off) * reach
    width, height, power = SHEEN_WIDTH * reach, SHEEN_HEIGHT * reach, SHEEN_POWER * reach ** 2 * level
    lamp = area(at, mirror, width, power, NEUTRAL, "Sheen", size_y=height, roll=-SHEEN_ROLL * near)
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


def wall_plane(colour=WALL_COLOUR):
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=WALL_HALF)
    bmesh.ops.rotate(bm, matrix=Matrix.Rotation(math.pi / 2, 3, "X"), verts=bm.verts)
    wall = mkobj("Wall", bm, mat("Wall", colour, rough=.8), smooth=False)
    wall.location.y = WALL_GAP
    return wall


def finish_back(body, unit):
    """Only a turntable shows the side that hangs on the wall."""
    plate = bpy.data.materials["Galvanised plate"].node_tree
    rough = plate.nodes["Principled BSDF"].inputs["Roughness"]
    plate.links.remove(rough.links[0])
    rough.default_value = BACK_ROUGHNESS
    for across in SLOTS.across:
        for up in SLOTS.up:
            slot = mkobj("Slot", shell(**SLOT, y0=SLOTS.proud, n=8, nf=1, side=1), bpy.data.materials["Gasket"], parent=unit)
            slot.location = (across * body.size.width, 0, up * body.size.height)


def turntable(shot, unit, body):
    """The first frame is the packshot's; then the unit turns, the light stays."""
    frames, columns = shot.arg("frames", 24), shot.arg("columns", 6)
    left, top, right, bottom = shot.arg("box", (0, 0, 1, 1))
    axis = Matrix.Translation((0, body.front(0, 0) / 2, 0))
    frame = copy.copy(shot)
    frame.out, frame.border = shot.out + "_frame", (left, 1 - bottom, right, 1 - top)
    cells = {name: [] for name in PASSES}
    for i in range(frames):
        unit.matrix_world = axis @ Matrix.Rotation(2 * math.pi * i / frames, 4, "Z") @ axis.inverted()
        render(frame, transparent=True, adaptive=.015, max_bounces=6)
        for name in PASSES:
            cells[name].append(np.load(f"{frame.out}_{name}.npy"))
            os.remove(f"{frame.out}_{name}.npy")
    for name, parts in cells.items():
        rows = [np.concatenate(parts[i:i + columns], 1) for i in range(0, frames, columns)]
        np.save(f"{shot.out}_{name}.npy", np.concatenate(rows, 0))


def main():
    shot, scene = Shot(), reset()
    body = Body(shot.arg("kw", "6.2"))
    name = shot.arg("view", "front")
    view = {"front": front, "side": side, "display": display, "ring": ring, "turn": front}[name](body)
    unit = inverter(body.kw, reading=shot.arg("reading", None))
    night = shot.arg("light", "day") == "night"
    silent = (by_night if night else studio)(scene, body, view)
    camera(view.camera, view.target, view.lens, view.fstop, view.focus)
    if name == "turn":
        wall = wall_plane()
        wall.location.y, wall.visible_camera = TURN_WALL, False
        finish_back(body, unit)
        turntable(shot, unit, body)
    elif view.fstop:
        display_wall = DISPLAY_WALL_NIGHT if night else DISPLAY_WALL
        wall_plane(display_wall if name == "display" else WALL_COLOUR)
        render(shot, adaptive=.015, max_bounces=6)
    elif night:
        wall_plane().visible_camera = False
        render(shot, transparent=True, adaptive=.015, max_bounces=6)
    else:
        render_cutout(shot, wall_plane(), silent, adaptive=.015, max_bounces=6)


main()
