"""The darkroom: fog glow, vignette, colour balance and Filmic.  blender -b -P grade.py -- '{"source": .npy, "target": .png, "grade": {…}}'"""
import json
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from exr import write_exr

DEFAULTS = {"exposure": 0, "look": "Medium High Contrast", "gain": None, "lift": (1, 1, 1), "saturation": None,
            "glare": 0, "glareThreshold": 1.5, "glareSize": 7, "vignette": 0}
VIGNETTE_WIDTH, VIGNETTE_HEIGHT, VIGNETTE_BLUR = 1, .95, 35  # of the frame; in percent of it


def main(source, target, grade):
    grade = {**DEFAULTS, **grade}
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    exr = target + ".exr"
    write_exr(exr, np.load(source).astype(np.float32)[..., :3])
    build_nodes(scene, bpy.data.images.load(exr), grade)
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = grade["look"]
    scene.view_settings.exposure = grade["exposure"]
    write_png(scene, target)
    os.remove(exr)


def build_nodes(scene, image, grade):
    scene.render.resolution_x, scene.render.resolution_y = image.size
    scene.render.resolution_percentage = 100
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    node = tree.nodes.new("CompositorNodeImage")
    node.image = image
    out = node.outputs["Image"]
    for step in (add_glare, add_vignette, add_balance, add_saturation):
        out = step(tree, out, grade)
    tree.links.new(out, tree.nodes.new("CompositorNodeComposite").inputs[0])


def add_glare(tree, out, grade):
    if not grade["glare"]:
        return out
    node = tree.nodes.new("CompositorNodeGlare")
    node.glare_type, node.quality = "FOG_GLOW", "HIGH"
    node.size, node.threshold, node.mix = grade["glareSize"], grade["glareThreshold"], grade["glare"] - 1
    tree.links.new(out, node.inputs[0])
    return node.outputs[0]


def add_vignette(tree, out, grade):
    if not grade["vignette"]:
        return out
    mask = tree.nodes.new("CompositorNodeEllipseMask")
    mask.width, mask.height = VIGNETTE_WIDTH, VIGNETTE_HEIGHT
    blur = tree.nodes.new("CompositorNodeBlur")
    blur.filter_type, blur.use_relative, blur.aspect_correction = "FAST_GAUSS", True, "NONE"
    blur.factor_x = blur.factor_y = VIGNETTE_BLUR
    level = tree.nodes.new("CompositorNodeMapRange")
    level.inputs["To Min"].default_value = 1 - grade["vignette"]
    multiply = tree.nodes.new("CompositorNodeMixRGB")
    multiply.blend_type = "MULTIPLY"
    tree.links.new(mask.outputs[0], blur.inputs[0])
    tree.links.new(blur.outputs[0], level.inputs["Value"])
    tree.links.new(out, multiply.inputs[1])
    tree.links.new(level.outputs[0], multiply.inputs[2])
    return multiply.outputs[0]


def add_balance(tree, out, grade):
    if not grade["gain"]:
        return out
    node = tree.nodes.new("CompositorNodeColorBalance")
    node.correction_method = "LIFT_GAMMA_GAIN"
    node.gain, node.lift = grade["gain"], grade["lift"]
    tree.links.new(out, node.inputs[1])
    return node.outputs[0]


def add_saturation(tree, out, grade):
    if grade["saturation"] is None:
        return out
    node = tree.nodes.new("CompositorNodeHueSat")
    node.inputs["Saturation"].default_value = grade["saturation"]
    tree.links.new(out, node.inputs["Image"])
    return node.outputs[0]


def write_png(scene, target):
    """A render of nothing: only the compositor works."""
    camera = bpy.data.objects.new("Camera", bpy.data.cameras.new("Camera"))
    scene.collection.objects.link(camera)
    scene.camera = camera
    scene.render.engine = "CYCLES"
    scene.cycles.samples = 1
    scene.render.dither_intensity = 1
    scene.render.filepath = target
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    bpy.ops.render.render(write_still=True)


main(**json.loads(sys.argv[sys.argv.index("--") + 1]))
