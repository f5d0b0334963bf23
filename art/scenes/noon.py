"""Noon: a long saw-tooth factory roof with a large array under hard light."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from flare import Shot, render, reset
from kit import sky
from kit.estate import Estate
from kit.factory import Factory
from kit.flat_roof import FLAT_WIDTH
from kit.saw_tooth import LENGTH, NORTH
from kit.view import look

SUN = dict(elevation=46, azimuth=116)
AIR = dict(sun_intensity=1.0, sun_size=math.radians(.6), air_density=1.0, dust_density=.9, ozone_density=2.2, altitude=220)
SKY_LIGHT = .05
SKY = ((0, (.93, .97, 1.0)), (.06, (.78, .90, 1.0)), (.18, (.52, .73, .97)), (.40, (.30, .53, .86)))
SKY_LEVEL = 1.15
CLOUD, CLOUD_COLOUR = .5, (.97, .985, 1)
HAZE, HAZE_COLOUR = 1000, (.66, .80, .97)
FACTORY_SEED, ESTATE_SEED = 7, 9
VIEWS = {
    "wide": dict(stand=(-6.2, -9.5, 7.4), heading=15, lens=26, shift=(0, -.035)),
    "tall": dict(stand=(-5.4, -3.5, 6.2), heading=11, lens=30, shift=(-.01, -.14)),
    "close": dict(stand=(-6.1, 10.2, 2.9), heading=26.5, lens=36, shift=(0, -.225)),
}


def paint_sky():
    """Light and reflections come from the physical sky; the camera sees a paler one that dark words stand on."""
    graph, light = sky.physical_sky(**SUN, strength=SKY_LIGHT, **AIR)
    height = graph.math("MAXIMUM", graph.split(graph.node("TexCoord").outputs["Generated"])[2], 0)
    colour = graph.mix(sky.cirrus(graph, CLOUD), graph.ramp(height, SKY), CLOUD_COLOUR)
    level = SKY_LEVEL / SKY_LIGHT
    sky.show_to_camera(graph, light, graph.mix(1.0, colour, (level,) * 3, "MULTIPLY"))


def air(_graph):
    return HAZE_COLOUR


def main():
    shot = Shot()
    reset()
    paint_sky()
    Factory(random.Random(FACTORY_SEED))
    Estate(random.Random(ESTATE_SEED), air, HAZE, (-FLAT_WIDTH, LENGTH, NORTH))
    look(**VIEWS[shot.arg("view", "wide")])
    render(shot, adaptive=.02, max_bounces=4)


main()
