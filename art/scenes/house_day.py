"""One house through one day, one camera.  args: hour (0 to 24), power (grid, cut)."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from flare import Shot, render, reset
from kit import night_sky, sky
from kit.own_street import OwnStreet
from kit.view import look

SEED = 11
SUNRISE, SUNSET, NOON_HEIGHT = 6.1, 18.4, 58   # hours, degrees; the front looks south
LAMPS_FROM, LAMPS_TO = 17.9, 6.4               # lit from dusk till dawn
OTHERS_FROM, OTHERS_TO, OTHERS_LIT = 18.2, 6.0, .45   # the neighbours' windows and the street lamps
DARK_BELOW = 1.5                               # degrees of the sun: below, the sky is painted
# Height of the sun in degrees: strength of the sky, as an eye that gets used to it.
STRENGTH = ((1.5, .20), (8, .115), (20, .07), (58, .050))
AIR = dict(sun_size=math.radians(.7), sun_intensity=.9, air_density=1.1, dust_density=1.6, ozone_density=2.4, altitude=220)
DUSK_ENDS = 1.1                                # hours after sunset, and before sunrise
VIEW = dict(stand=(-5.6, -22.5, 3.6), heading=17.5, lens=30, shift=(0, .06))


def sun_at(hour):
    share = (hour - SUNRISE) / (SUNSET - SUNRISE)
    return NOON_HEIGHT * math.sin(math.pi * share), 90 + 180 * share


def between(stops, value):
    """Linear between the stops, level outside."""
    for (x0, y0), (x1, y1) in zip(stops, stops[1:]):
        if value <= x1:
            return y0 + (y1 - y0) * max(0, value - x0) / (x1 - x0)
    return stops[-1][1]


def light(hour):
    height, azimuth = sun_at(hour)
    if height > DARK_BELOW:
        sky.physical_sky(height, azimuth, between(STRENGTH, height), **AIR)
        return
    dusk = SUNRISE - DUSK_ENDS < hour < SUNSET + DUSK_ENDS
    night_sky.paint(night_sky.DUSK if dusk else night_sky.NIGHT, .5 if dusk else 1)
    night_sky.moonlight()


def main():
    shot = Shot()
    hour = float(shot.arg("hour", 12))
    reset()
    light(hour)
    dark = not OTHERS_TO < hour < OTHERS_FROM
    others = OTHERS_LIT if dark and shot.arg("power", "grid") == "grid" else 0
    OwnStreet(random.Random(SEED), storeys=2, gate=72, lamps=not LAMPS_TO < hour < LAMPS_FROM, others=others)
    look(**VIEW)
    render(shot, adaptive=.02, max_bounces=4)


main()
