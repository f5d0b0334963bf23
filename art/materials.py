"""Plastics, metals, glass and light of the product; `mat` serves the scenes too."""
from typing import NamedTuple

import bpy

# Linear colours, then those of light.
OFF_WHITE, GRAPHITE, DARK_PLASTIC, RUBBER = (.80, .79, .765), (.021, .0225, .0255), (.012, .012, .013), (.006, .006, .006)
ALUMINIUM, CAST, STEEL = (.60, .60, .61), (.085, .088, .094), (.55, .55, .56)
SINK, PLATE, NYLON = (.30, .30, .31), (.34, .345, .35), (.019, .0195, .021)
ORANGE, RED, RING, BLACK, BLACK_GLASS = (.95, .16, .006), (.55, .012, .01), (1, .3, .05), (0, 0, 0), (.0035, .004, .005)
INK, LIGHT_INK = (.030, .032, .036), (.62, .62, .61)
RING_LIGHT, FIGURE_LIGHT, TICK_LIGHT, DIM_LIGHT = (1, .30, .03), (.80, .90, 1), (1, .32, .05), (.30, .33, .38)
WEAR_DETAIL = 6


class Grain(NamedTuple):
    """Bumps; `distance` is their height in metres."""
    scale: float
    strength: float
    distance: float
    detail: float = 2


class Wear(NamedTuple):
    """Roughness that wanders from `low` to `high`."""
    scale: float
    low: float
    high: float


def mat(name, col, rough=.5, metal=0, spec=.5, coat=0, coatr=.05, bump=None, emit=None, estr=0, rvar=None):
    """bump: the Grain of the surface. rvar: its Wear."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    for socket, value in (("Base Color", (*col, 1)), ("Roughness", rough), ("Metallic", metal), ("Specular", spec),
                          ("Clearcoat", coat), ("Clearcoat Roughness", coatr)):
        shader.inputs[socket].default_value = value
    if emit:
        shader.inputs["Emission"].default_value = (*emit, 1)
        shader.inputs["Emission Strength"].default_value = estr
    if bump:
        add_bump(tree, shader, bump)
    if rvar:
        add_roughness(tree, shader, rvar)
    return material


def noise(tree, scale, detail):
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    node = tree.nodes.new("ShaderNodeTexNoise")
    node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = scale, detail
    tree.links.new(coordinates.outputs["Object"], node.inputs["Vector"])
    return node.outputs["Fac"]


def add_bump(tree, shader, grain):
    node = tree.nodes.new("ShaderNodeBump")
    node.inputs["Strength"].default_value, node.inputs["Distance"].default_value = grain.strength, grain.distance
    tree.links.new(noise(tree, grain.scale, grain.detail), node.inputs["Height"])
    tree.links.new(node.outputs["Normal"], shader.inputs["Normal"])


def add_roughness(tree, shader, wear):
    node = tree.nodes.new("ShaderNodeMapRange")
    for socket, value in (("From Min", .3), ("From Max", .7), ("To Min", wear.low), ("To Max", wear.high)):
        node.inputs[socket].default_value = value
    tree.links.new(noise(tree, wear.scale, WEAR_DETAIL), node.inputs["Value"])
    tree.links.new(node.outputs[0], shader.inputs["Roughness"])


def mats():
    lit = dict(col=BLACK, rough=.035, coat=1, coatr=.02)
    return {
        "white": mat("Cover", OFF_WHITE, rough=.38, coat=.25, coatr=.18, bump=Grain(1400, .05, .0004), rvar=Wear(7, .35, .44)),
        "graph": mat("Graphite", GRAPHITE, rough=.42, bump=Grain(1600, .2, .0004), rvar=Wear(9, .38, .48)),
        "dark": mat("Dark plastic", DARK_PLASTIC, rough=.5, bump=Grain(1200, .1, .0004)),
        "nylon": mat("Nylon", NYLON, rough=.36, bump=Grain(900, .06, .0004), rvar=Wear(40, .30, .44)),
        "rubber": mat("Gasket", RUBBER, rough=.8),
        "alu": mat("Anodised aluminium", ALUMINIUM, rough=.36, metal=1, bump=Grain(500, .05, .0003), rvar=Wear(12, .32, .46)),
        "cast": mat("Cast aluminium", CAST, rough=.5, metal=.6, bump=Grain(900, .22, .0005), rvar=Wear(20, .42, .58)),
        "sink": mat("Root of the fins", SINK, rough=.5, metal=1, bump=Grain(700, .1, .0003), rvar=Wear(16, .42, .56)),
        "plate": mat("Galvanised plate", PLATE, rough=.5, metal=.85, bump=Grain(300, .05, .0004), rvar=Wear(24, .42, .6)),
        "steel": mat("Steel", STEEL, rough=.3, metal=1, rvar=Wear(30, .22, .4)),
        "orange": mat("Orange", ORANGE, rough=.32, coat=.4),
        "glass": mat("Black glass", BLACK_GLASS, rough=.035, spec=.55, coat=1, coatr=.02),
        "print": mat("Print", INK, rough=.4),
        "printw": mat("Light print", LIGHT_INK, rough=.5),
        "led": mat("Light ring", RING, rough=.4, emit=RING_LIGHT, estr=4.2),
        "lcd": mat("Lit figures", **lit, emit=FIGURE_LIGHT, estr=1.6),
        "lcdo": mat("Lit orange", **lit, emit=TICK_LIGHT, estr=2.2),
        "lcdd": mat("Lit dim", **lit, emit=DIM_LIGHT, estr=.35),
        "red": mat("Red", RED, rough=.4),
    }
