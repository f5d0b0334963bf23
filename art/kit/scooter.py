"""A parked scooter, as stands before every second gate. Metres; x runs forward, z up."""
import math
from typing import NamedTuple

import bmesh

from measures import measures
from . import shapes, surfaces

RED, RUBBER = (.10, .014, .012), (.012,) * 3
LEAN = math.radians(-7)
WHEELS, AXLE = (-.62, .62), .235
TYRE = measures(radius=.21, section=.055)
HUB = measures(radius=.13, width=.05)
HEADLAMP = measures(at=(.615, 0, 1.0), radius=.07, depth=.03)
HANDLEBAR = measures(at=(.46, 0, 1.06), radius=.014, length=.64)
GRIP = measures(x=.45, y=.31, z=1.06, radius=.02, length=.12)
MIRROR = measures(x=.45, y=.31, z=1.29, radius=.055, depth=.015)
MIRROR_STEM = measures(points=((.47, .20, 1.07), (.46, .27, 1.20), (.45, .30, 1.26)), radius=.007)
STAND = measures(points=((-.05, .12, .25), (-.12, .2, .02)), radius=.014)


class Panel(NamedTuple):
    outline: tuple   # side view: x, z
    width: float
    edge: float
    stuff: str = "body"


PANELS = (
    Panel(((-.95, .52), (-.80, .42), (-.30, .30), (-.12, .30), (-.10, .50), (-.20, .68), (-.60, .72), (-.92, .66)), width=.30, edge=.06),
    Panel(((-.92, .70), (-.60, .73), (-.18, .70), (-.12, .76), (-.40, .80), (-.70, .83), (-.95, .80)), width=.27, edge=.03, stuff="rubber"),
    Panel(((-.30, .24), (.34, .24), (.34, .31), (-.30, .31)), width=.30, edge=.02),
    Panel(((.30, .24), (.38, .24), (.62, .62), (.52, .92), (.46, .92), (.50, .62)), width=.36, edge=.03),
    Panel(((.40, .40), (.82, .36), (.86, .46), (.66, .54), (.46, .52)), width=.14, edge=.04),
    Panel(((.42, .92), (.58, .92), (.62, 1.02), (.52, 1.08), (.42, 1.04)), width=.26, edge=.04),
)


def tyre(material, parent, x, around=40, across=12):
    bm = bmesh.new()
    rings = []
    for i in range(around):
        a = 2 * math.pi * i / around
        ring = []
        for j in range(across):
            b = 2 * math.pi * j / across
            radius = TYRE.radius + TYRE.section * math.cos(b)
            ring.append(bm.verts.new((radius * math.cos(a), TYRE.section * math.sin(b), radius * math.sin(a))))
        rings.append(ring)
    for i in range(around):
        for j in range(across):
            k, n = (i + 1) % around, (j + 1) % across
            bm.faces.new((rings[i][j], rings[k][j], rings[k][n], rings[i][n]))
    shapes.solid(bm, "tyre", material, parent=parent).location = (x, 0, AXLE)


def scooter(x, y, turn, glass, alu):
    paint = {"body": surfaces.plain("scooter", RED, roughness=.22, coat=.6), "rubber": surfaces.plain("rubber", RUBBER, roughness=.7)}
    root = shapes.empty("scooter", (x, y, 0), (LEAN, 0, math.radians(turn)))

    def drum(name, at, part, length, stuff, axis, segments):
        shapes.drum(name, at, part.radius, length, stuff, axis, segments, parent=root)

    for wheel in WHEELS:
        tyre(paint["rubber"], root, wheel)
        drum("hub", (wheel, 0, AXLE), HUB, HUB.width, alu, "Y", segments=24)
    for panel in PANELS:
        shapes.prism("panel", panel.outline, -panel.width / 2, panel.width / 2, paint[panel.stuff], bevel=panel.edge, parent=root)
    drum("headlamp", HEADLAMP.at, HEADLAMP, HEADLAMP.depth, glass, "X", segments=24)
    drum("handlebar", HANDLEBAR.at, HANDLEBAR, HANDLEBAR.length, paint["rubber"], "Y", segments=12)
    for side in (-1, 1):
        drum("grip", (GRIP.x, side * GRIP.y, GRIP.z), GRIP, GRIP.length, paint["rubber"], "Y", segments=16)
        stem = [(x, side * y, z) for x, y, z in MIRROR_STEM.points]
        shapes.tube("mirror_stem", stem, MIRROR_STEM.radius, paint["rubber"], root)
        drum("mirror", (MIRROR.x, side * MIRROR.y, MIRROR.z), MIRROR, MIRROR.depth, glass, "X", segments=24)
    shapes.tube("stand", STAND.points, STAND.radius, alu, root)
