"""One picture to take: what the runner asks of a scene, and the render itself."""
import copy
import json
import os
import sys
import time

import bpy
import numpy as np

PASSES = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
CHANNELS = len("RGBA")
SHADOW_SAMPLES, SHADOW_SHRINK = 160, 4  # mostly soft: few pixels, but clean ones, and enough for the dark line of contact
NEVER_STOP_EARLY = .0001
FEWEST_SAMPLES = 10
DIFFUSE_BOUNCES, TRANSMISSION_BOUNCES, TRANSPARENT_BOUNCES = 4, 6, 8
BRIGHTEST_BOUNCE = 8   # clamps fireflies
BLUR_GLOSSY = .5


class Shot:
    """The arguments after `--`: out (path without ending), width, height, percent, samples, border, args."""

    def __init__(self):
        given = json.loads(sys.argv[sys.argv.index("--") + 1]) if "--" in sys.argv else {}
        self.out = given.get("out", "out/shot")
        self.width, self.height = given.get("width", 1600), given.get("height", 1600)
        self.percent = given.get("percent", 25)
        self.samples = given.get("samples", 24)
        self.border = given.get("border")
        self.args = given.get("args", {})

    def arg(self, name, default):
        return self.args.get(name, default)


def render(shot, transparent=False, adaptive=.01, max_bounces=8):
    """Writes <out>_color.npy, <out>_albedo.npy and <out>_normal.npy, the denoiser's input."""
    scene = bpy.context.scene
    set_frame(scene, shot, transparent)
    set_sampling(scene.cycles, shot.samples, adaptive, max_bounces)
    scene.view_layers[0].cycles.denoising_store_passes = True
    write_passes(scene, shot.out, transparent)
    started = time.time()
    bpy.ops.render.render(write_still=False)
    for name in PASSES:
        to_numpy(shot.out, name)
    print(f"RENDERED {os.path.basename(shot.out)} in {time.time() - started:.0f} s", flush=True)


def render_cutout(shot, wall, silent=(), adaptive=.01, max_bounces=8):
    """The product alone with its alpha, then the shadow that it casts on the wall (<out>_shadow.npy).
    The silent lamps shape the product but cast no shadow."""
    wall.visible_camera = False
    render(shot, True, adaptive, max_bounces)
    for obj in bpy.context.scene.objects:
        obj.visible_camera = obj == wall
    for lamp in silent:
        lamp.hide_render = True
    wall.is_shadow_catcher = True
    caught = copy.copy(shot)
    caught.out, caught.samples, caught.percent = shot.out + "_caught", SHADOW_SAMPLES, max(shot.percent // SHADOW_SHRINK, 1)
    render(caught, True, NEVER_STOP_EARLY, max_bounces=2)
    np.save(f"{shot.out}_shadow.npy", np.load(f"{caught.out}_color.npy")[..., 3])
    for name in PASSES:
        os.remove(f"{caught.out}_{name}.npy")


def set_frame(scene, shot, transparent):
    r = scene.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = shot.width, shot.height, shot.percent
    r.film_transparent = transparent
    r.use_persistent_data = False
    if shot.border:
        r.use_border = r.use_crop_to_border = True
        r.border_min_x, r.border_min_y, r.border_max_x, r.border_max_y = shot.border


def set_sampling(cycles, samples, adaptive, max_bounces):
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = adaptive
    cycles.adaptive_min_samples = FEWEST_SAMPLES
    cycles.use_denoising = False
    cycles.max_bounces = max_bounces
    cycles.diffuse_bounces = cycles.glossy_bounces = DIFFUSE_BOUNCES
    cycles.transmission_bounces = TRANSMISSION_BOUNCES
    cycles.transparent_max_bounces = TRANSPARENT_BOUNCES
    cycles.sample_clamp_indirect = BRIGHTEST_BOUNCE
    cycles.blur_glossy = BLUR_GLOSSY
    cycles.caustics_reflective = cycles.caustics_refractive = False


def write_passes(scene, out, transparent):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    file = tree.nodes.new("CompositorNodeOutputFile")
    file.base_path = os.path.dirname(out) + "/"
    file.format.file_format = "OPEN_EXR"
    file.format.color_depth = "32"
    file.format.color_mode = "RGBA" if transparent else "RGB"
    file.file_slots.clear()
    for name, socket in PASSES.items():
        file.file_slots.new(f"{os.path.basename(out)}_{name}@")
        tree.links.new(layers.outputs[socket], file.inputs[-1])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])


def to_numpy(out, name):
    exr = f"{out}_{name}@{bpy.context.scene.frame_current:04d}.exr"
    image = bpy.data.images.load(exr, check_existing=False)
    image.colorspace_settings.name = "Non-Color"
    image.alpha_mode = "CHANNEL_PACKED"
    width, height = image.size
    pixels = np.empty(width * height * CHANNELS, np.float32)
    image.pixels.foreach_get(pixels)
    np.save(f"{out}_{name}.npy", pixels.reshape(height, width, CHANNELS)[::-1])
    bpy.data.images.remove(image)
    os.remove(exr)
