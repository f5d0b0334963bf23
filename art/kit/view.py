"""Cameras that look level, so that walls stay upright; the shift moves the horizon."""
import math

from flare import camera


def look(stand, heading, lens, shift=(0, 0), focus=None, fstop=4):
    """`heading` in degrees from +Y towards +X; `focus` is the distance kept sharp, or None for all."""
    x, y, z = stand
    ahead = (math.sin(math.radians(heading)), math.cos(math.radians(heading)))
    target = (x + ahead[0], y + ahead[1], z)
    if focus is None:
        return camera(stand, target, lens, shift=shift)
    return camera(stand, target, lens, fstop=fstop, focus=(x + focus * ahead[0], y + focus * ahead[1], z), shift=shift)
