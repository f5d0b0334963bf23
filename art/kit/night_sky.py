"""The sky after sunset, with stars, a moon and the haze that fits it."""
import math

import bpy
from mathutils import Vector

from measures import measures
from . import shapes, sky
from .nodes import Graph

# Sine of the height over the horizon, colour.
NIGHT = ((0, (.024, .044, .100)), (.12, (.0145, .028, .070)), (.35, (.0075, .0150, .043)), (.7, (.0042, .0085, .028)))
DUSK = ((0, (.300, .130, .060)), (.045, (.150, .098, .085)), (.13, (.052, .066, .112)), (.34, (.0170, .0310, .078)), (.7, (.0080, .0150, .045)))
SKY_LIGHT = .8
SEEN, REFLECTED = .62, 2.6   # of the sky's light: what the camera sees, what glass and puddles mirror
STARS, STAR_COLOUR = 190, (.92, .95, 1)
STAR = measures(rarity=9, radius=.085, wider=.06, falloff=1.5, faintest=.06, glow=2.6)   # wider, glow: what the brightest have more
STARS_FADE = (.05, .3)       # between these heights over the horizon
MOON = dict(energy=.34, colour=(.55, .70, 1), angle=1.2, towards=(.62, -.62, -.75))
FILL = dict(energy=.022, colour=(.42, .62, 1), angle=60, towards=(.5, .8, -.35))


def paint(stops=NIGHT, stars=1.0):
    graph = Graph(bpy.context.scene.world)
    coords = graph.node("TexCoord").outputs["Generated"]
    height = graph.math("MAXIMUM", graph.split(coords)[2], 0)
    path = graph.node("LightPath").outputs
    seen = path["Is Camera Ray"]
    shown = graph.math("MULTIPLY", star_light(graph, coords, height), graph.math("MULTIPLY", seen, stars))
    background = graph.tree.nodes["Background"]
    graph.feed(background.inputs[0], graph.mix(1.0, graph.ramp(height, stops), graph.mix(shown, (0, 0, 0), STAR_COLOUR), "ADD"))
    level = graph.math("MULTIPLY_ADD", path["Is Glossy Ray"], REFLECTED - 1, 1)
    level = graph.math("MULTIPLY_ADD", seen, SEEN - 1, level)
    graph.feed(background.inputs[1], graph.math("MULTIPLY", level, SKY_LIGHT))


def air(stops):
    """For `sky.haze`: far things fade into what the camera sees of the sky behind them."""
    def colour(graph):
        height = graph.math("MAXIMUM", graph.split(sky.view_ray(graph))[2], 0)
        return graph.mix(1.0, graph.ramp(height, stops), (SEEN * SKY_LIGHT,) * 3, "MULTIPLY")
    return colour


def star_light(graph, coords, height):
    """Few bright, many faint, fewer towards the horizon."""
    cells = graph.node("TexVoronoi", {"Vector": coords, "Scale": STARS})
    chance = graph.node("SeparateColor", {0: cells.outputs["Color"]}).outputs[0]
    bright = graph.math("POWER", chance, STAR.rarity)
    radius = graph.math("MULTIPLY_ADD", bright, STAR.wider, STAR.radius)
    core = graph.math("MAXIMUM", graph.math("SUBTRACT", 1, graph.math("DIVIDE", cells.outputs["Distance"], radius)), 0)
    glow = graph.math("MULTIPLY", graph.math("POWER", core, STAR.falloff), graph.math("MULTIPLY_ADD", bright, STAR.glow, STAR.faintest))
    return graph.math("MULTIPLY", glow, graph.remap(height, *STARS_FADE))


def sun_lamp(name, energy, colour, angle, towards):
    light = bpy.data.lights.new(name, "SUN")
    light.energy, light.color, light.angle = energy, colour, math.radians(angle)
    lamp = shapes.link(bpy.data.objects.new(name, light))
    lamp.rotation_euler = Vector(towards).to_track_quat("-Z", "Y").to_euler()


def moonlight():
    """The moon stands behind the houses, so the fronts stay dark and the roofs get a rim; a blue fill opens the shadows."""
    sun_lamp("moon", **MOON)
    sun_lamp("fill", **FILL)
