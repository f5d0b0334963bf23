"""Skies seen by the camera, and the haze that fades far things into the same colours."""
import math

import bpy
from mathutils import Vector

from .nodes import Graph

CIRRUS_TURN = (.05, .10, .4)  # radians


def direction(elevation, azimuth):
    """Unit vector to the sun; azimuth from +Y towards +X, both in degrees (as Blender's sky texture)."""
    e, a = math.radians(elevation), math.radians(azimuth)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


def physical_sky(elevation, azimuth, strength, **settings):
    """Nishita sky as the scene's light; returns the world's graph and the sky's colour."""
    graph = Graph(bpy.context.scene.world)
    sky = graph.node("TexSky", sky_type="NISHITA", sun_elevation=math.radians(elevation),
                     sun_rotation=math.radians(azimuth), **settings)
    background = graph.tree.nodes["Background"]
    background.inputs[1].default_value = strength
    graph.feed(background.inputs[0], sky.outputs[0])
    return graph, sky.outputs[0]


def show_to_camera(graph, light, picture, share=1.0):
    """The camera sees the painted sky, the scene keeps the light of the physical one."""
    camera_ray = graph.node("LightPath").outputs["Is Camera Ray"]
    factor = graph.math("MULTIPLY", camera_ray, share)
    graph.feed(graph.tree.nodes["Background"].inputs[0], graph.mix(factor, light, picture))


def cirrus(graph, amount, scale=(1.6, 1.6, 11), size=1.9, cover=(.50, .80)):
    """Factor of thin stretched clouds."""
    coords = graph.node("TexCoord").outputs["Generated"]
    node = graph.node("Mapping", {"Vector": coords, "Scale": scale, "Rotation": CIRRUS_TURN})
    cloud = graph.noise(node.outputs[0], size, detail=9, roughness=.6, distortion=.5)
    return graph.remap(cloud, *cover, to_high=amount)


def sunlit_air(graph, ray, sun, stops, glow, glow_colour):
    """Colour of the air along `ray`: a ramp over height plus a glow around the sun.

    `stops` are (sine of the elevation, colour); `glow` are (width, strength) pairs.
    """
    height = graph.math("MAXIMUM", graph.split(ray)[2], 0)
    colour = graph.ramp(height, stops)
    towards = graph.math("MAXIMUM", graph.vector("DOT_PRODUCT", ray, tuple(sun), out="Value"), 0)
    away = graph.math("SUBTRACT", 1, towards)
    for width, strength in glow:
        fall = graph.math("EXPONENT", graph.math("DIVIDE", away, -width))
        colour = graph.mix(graph.math("MULTIPLY", fall, strength), colour, glow_colour, "ADD")
    return colour


def view_ray(graph):
    """From the camera to the shaded point, for materials."""
    incoming = graph.node("NewGeometry").outputs["Incoming"]
    return graph.vector("MULTIPLY", incoming, (-1, -1, -1))


def haze(material, distance, air, start=0):
    """Aerial perspective: blends the surface into the air with the distance from the camera.

    `air(graph)` gives the colour; only camera rays see it, so the haze lights nothing.
    """
    graph = Graph(material)
    output = graph.tree.nodes["Material Output"].inputs[0]
    surface = output.links[0].from_socket
    away = graph.node("CameraData").outputs["View Distance"]
    path = graph.math("MAXIMUM", graph.math("SUBTRACT", away, start), 0)
    veil = graph.math("SUBTRACT", 1, graph.math("EXPONENT", graph.math("DIVIDE", path, -distance)))
    veil = graph.math("MULTIPLY", veil, graph.node("LightPath").outputs["Is Camera Ray"])
    glow = graph.node("Emission", {0: air(graph)}).outputs[0]
    graph.feed(output, graph.node("MixShader", {0: veil, 1: surface, 2: glow}).outputs[0])
    return material
