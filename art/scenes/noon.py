"""Noon on a factory's roof: three inverters, rows of modules beside the saw-tooth hall, a fitter at work; or the
same roof at dusk.  args: view, light (day, night)."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from flare import Shot, area, render, reset
from kit import night_sky, roof_life as life, shapes, sky, surfaces
from kit.estate import Estate
from kit.factory import Factory
from kit.flat_roof import FLAT_LEVEL, FLAT_WIDTH, STATION, STATION_ROOF, on_flat
from kit.saw_tooth import LENGTH, NORTH, PITCH
from kit.view import look
from measures import measures

SUN = dict(elevation=50, azimuth=140)
AIR = dict(sun_intensity=1.0, sun_size=math.radians(.6), air_density=1.0, dust_density=.9, ozone_density=2.2, altitude=220)
SKY_LIGHT = .05
SKY = ((0, (.93, .97, 1.0)), (.06, (.78, .90, 1.0)), (.18, (.52, .73, .97)), (.40, (.30, .53, .86)))
SKY_LEVEL = 1.15
CLOUD, CLOUD_COLOUR = .5, (.97, .985, 1)
HAZE, HAZE_COLOUR = 1000, (.66, .80, .97)
FACTORY_SEED, ESTATE_SEED = 7, 9
VIEWS = {
    "wide": dict(stand=(-7.4, 11.2, 1.35), heading=17, lens=27, shift=(0, -.032)),
    "tall": dict(stand=(-8.3, 8.6, 1.60), heading=21.5, lens=37, shift=(0, -.085)),
    "close": dict(stand=(-6.1, 10.2, 2.9), heading=24, lens=35, shift=(0, -.235)),
}

# x and y on the flat roof, heading in degrees.
FITTERS = {"wide": (-7.7, 37.0, 4), "tall": (-3.9, 30.5, 6), "close": (-4.2, 31.0, 4)}
CHAIR, TOOLBOX, SPANNERS, COIL = (-5.75, 19.3, 215), (-4.72, 17.25, 12), (-4.25, 16.95, 30), (-5.35, 16.3)
LADDER_FOOT, LADDER_HEAD = (-.98, 33.2, 0), (-.33, 33.2, 2.95)
BUCKET, HOSE = (-7.9, 22.0), ((-8.0, 26.0), (-8.3, 24.2), (-7.1, 23.0), (-7.5, 21.5), (-6.3, 20.7), (-4.6, 21.4), (-2.2, 21.0))
PIGEONS = ((-1.15, 60), (-.85, 15), (.95, -40))   # x from the station's middle, heading
KITES = ((34, 84, 10.6, 60, 1.0), (27, 96, 12.4, 20, .9), (46, 110, 11.4, 110, 1.0))   # x, y, z, heading, span
KITE_BROWN = (.06, .045, .03)
PAD_TOP = .12

NIGHT_READINGS, NIGHT_STARS, NIGHT_HAZE = ("2.4", "2.3", "2.4"), .5, 1400
LAMP_MILK, LAMP_LIGHT = (1, .8, .6), (1, .66, .36)
LAMPS = measures(along=(-.72, .28), y=-.19, z=2.17, size=(.26, .09, .05), aim_y=.12, power=26)   # from the station's middle
WALL_LAMPS = measures(teeth=(5, 7, 9, 11), before_end=1.5, x=-.34, z=.95, size=(.10, .28, .12), out=.9, power=42)   # on the gables, over the flat roof
MOON = dict(energy=.055, colour=(.58, .70, 1), angle=1.2, towards=(.55, .60, -.58))   # behind the camera
AFTERGLOW = dict(energy=.045, colour=(1, .60, .42), angle=40, towards=(.8, -.35, -.22))
FILL = dict(energy=.05, colour=(.48, .62, 1), angle=70, towards=(.2, .6, -.8))


def paint_sky():
    """Light and reflections come from the physical sky; the camera sees a paler one that words stand on."""
    graph, light = sky.physical_sky(**SUN, strength=SKY_LIGHT, **AIR)
    height = graph.math("MAXIMUM", graph.split(graph.node("TexCoord").outputs["Generated"])[2], 0)
    colour = graph.mix(sky.cirrus(graph, CLOUD), graph.ramp(height, SKY), CLOUD_COLOUR)
    level = SKY_LEVEL / SKY_LIGHT
    sky.show_to_camera(graph, light, graph.mix(1.0, colour, (level,) * 3, "MULTIPLY"))


def air(_graph):
    return HAZE_COLOUR


def lamps():
    """Two bulkhead lamps under the station's roof, more along the hall, the moon, and what is left of the sky in the west."""
    milk = surfaces.plain("bulkhead", LAMP_MILK, roughness=.5, emission=LAMP_LIGHT, strength=16)
    for dx in LAMPS.along:
        at = on_flat(STATION.x + dx, STATION.y + LAMPS.y, LAMPS.z)
        shapes.box("bulkhead", at, LAMPS.size, milk, bevel=.02).visible_shadow = False
        x, y, z = at
        area((x, y, z - LAMPS.size[2]), (x, y + LAMPS.aim_y, z - 2), LAMPS.size[0], LAMPS.power, LAMP_LIGHT)
    for tooth in WALL_LAMPS.teeth:
        at = (WALL_LAMPS.x, tooth * PITCH - WALL_LAMPS.before_end, WALL_LAMPS.z)
        shapes.box("wall_lamp", at, WALL_LAMPS.size, milk, bevel=.02).visible_shadow = False
        area((at[0], at[1], at[2] - WALL_LAMPS.size[2]), (at[0] - WALL_LAMPS.out, at[1], FLAT_LEVEL), WALL_LAMPS.size[1], WALL_LAMPS.power, LAMP_LIGHT)
    night_sky.sun_lamp("moon", **MOON)
    night_sky.sun_lamp("afterglow", **AFTERGLOW)
    night_sky.sun_lamp("fill", **FILL)


def at_work(view, night):
    x, y, heading = FITTERS[view]
    if not night:
        life.fitter(on_flat(x, y, 0), heading)
    life.chair(on_flat(*CHAIR[:2], 0), CHAIR[2])
    life.toolbox(on_flat(*TOOLBOX[:2], PAD_TOP), TOOLBOX[2])
    life.spanners(on_flat(*SPANNERS[:2], PAD_TOP), SPANNERS[2])
    life.coil(on_flat(*COIL, 0))
    life.bucket(on_flat(*BUCKET, 0))
    life.hose(HOSE, FLAT_LEVEL)
    life.ladder(on_flat(*LADDER_FOOT), on_flat(*LADDER_HEAD))
    if night:
        return
    top = STATION_ROOF.z + STATION_ROOF.size[2] / 2
    for dx, heading in PIGEONS:
        life.pigeon(on_flat(STATION.x + dx, STATION.y - .1, top), heading)
    brown = sky.haze(surfaces.plain("kite", KITE_BROWN, roughness=.8), HAZE, air)
    for x, y, z, heading, span in KITES:
        life.in_flight((x, y, z), heading, span, .22, brown)


def main():
    shot = Shot()
    reset()
    night = shot.arg("light", "day") == "night"
    if night:
        night_sky.paint(night_sky.DUSK, NIGHT_STARS)
        lamps()
    else:
        paint_sky()
    Factory(random.Random(FACTORY_SEED), NIGHT_READINGS if night else None)
    Estate(random.Random(ESTATE_SEED), night_sky.air(night_sky.DUSK) if night else air, NIGHT_HAZE if night else HAZE, (-FLAT_WIDTH, LENGTH, NORTH), night)
    view = shot.arg("view", "wide")
    at_work(view, night)
    look(**VIEWS[view])
    render(shot, adaptive=.02, max_bounces=4)


main()
