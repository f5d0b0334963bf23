"""Night: a street in a power cut, one house with warm windows.  args: view."""
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from flare import Shot, render, reset
from kit import night_sky
from kit.own_street import OwnStreet
from kit.view import look

SEED = 11
VIEWS = {
    "wide": dict(stand=(-6.6, -26.5, 4.2), heading=14.5, lens=29.5, shift=(0, .080)),
    "tall": dict(stand=(.8, -15.5, 3.1), heading=7.5, lens=41, shift=(0, -.045)),
    "close": dict(stand=(4.35, -3.5, 1.5), heading=-38, lens=27, shift=(0, -.03)),
}
STOREYS_USUAL, STOREYS = 2, {"tall": 1}   # on a phone: the sky stays free for the headline, yet the camera comes close to the inverter
GATE_USUAL, GATE = 72, {"close": 100}     # how far its leaf stands open, in degrees: the camera is just behind it


def main():
    shot = Shot()
    reset()
    night_sky.paint()
    night_sky.moonlight()
    view = shot.arg("view", "wide")
    OwnStreet(random.Random(SEED), STOREYS.get(view, STOREYS_USUAL), GATE.get(view, GATE_USUAL))
    look(**VIEWS[view])
    render(shot, adaptive=.01, max_bounces=5)


main()
