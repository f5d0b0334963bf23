"""An empty Cycles scene, its camera and its lamps."""
import math

import bpy
from mathutils import Vector

FAR_AWAY = 5000  # metres: nothing beyond is drawn


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.world = bpy.data.worlds.new("World")
    scene.world.use_nodes = True
    return scene


def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def aim(obj, target):
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat("-Z", "Y").to_euler()


def area(loc, target, size, power, col=(1, 1, 1), name="Area", spread=None, size_y=None, roll=0):
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.energy, lamp.color, lamp.shape = power, col, "RECTANGLE"
    lamp.size, lamp.size_y = size, size_y or size
    if spread:
        lamp.spread = math.radians(spread)
    obj = link(bpy.data.objects.new(name, lamp))
    obj.location = loc
    aim(obj, target)
    obj.rotation_euler.rotate_axis("Z", math.radians(roll))
    return obj


def camera(loc, target, lens=85, fstop=None, focus=None, shift=(0, 0)):
    data = bpy.data.cameras.new("Camera")
    data.lens, data.clip_end = lens, FAR_AWAY
    data.shift_x, data.shift_y = shift
    obj = link(bpy.data.objects.new("Camera", data))
    obj.location = loc
    aim(obj, target)
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = obj
    return obj
