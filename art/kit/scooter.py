"""A parked scooter, as stands before every second gate."""
import math

import bmesh

from . import shapes, surfaces

TYRE, TYRE_WIDTH = .21, .055
OUTLINES = (  # side view (x, z), width, which material
    (((-.95, .52), (-.80, .42), (-.30, .30), (-.12, .30), (-.10, .50), (-.20, .68), (-.60, .72), (-.92, .66)), .30, "body", .06),
    (((-.92, .70), (-.60, .73), (-.18, .70), (-.12, .76), (-.40, .80), (-.70, .83), (-.95, .80)), .27, "rubber", .03),
    (((-.30, .24), (.34, .24), (.34, .31), (-.30, .31)), .30, "body", .02),
    (((.30, .24), (.38, .24), (.62, .62), (.52, .92), (.46, .92), (.50, .62)), .36, "body", .03),
    (((.40, .40), (.82, .36), (.86, .46), (.66, .54), (.46, .52)), .14, "body", .04),
    (((.42, .92), (.58, .92), (.62, 1.02), (.52, 1.08), (.42, 1.04)), .26, "body", .04),
)


def tyre(material, parent, x, around=40, across=12):
    bm = bmesh.new()
    rings = []
    for i in range(around):
        a = 2 * math.pi * i / around
        ring = []
        for j in range(across):
            b = 2 * math.pi * j / across
            radius = TYRE + TYRE_WIDTH * math.cos(b)
            ring.append(bm.verts.new((radius * math.cos(a), TYRE_WIDTH * math.sin(b), radius * math.sin(a))))
        rings.append(ring)
    for i in range(around):
        for j in range(across):
            k, n = (i + 1) % around, (j + 1) % across
            bm.faces.new((rings[i][j], rings[k][j], rings[k][n], rings[i][n]))
    shapes.solid(bm, "tyre", material, parent=parent).location = (x, 0, .235)


def scooter(x, y, turn, glass, alu):
    paint = {"body": surfaces.plain("scooter", (.10, .014, .012), .22, coat=.6), "rubber": surfaces.plain("rubber", (.012,) * 3, .7)}
    root = shapes.empty("scooter", (x, y, 0), (math.radians(-7), 0, math.radians(turn)))
    for wheel in (-.62, .62):
        tyre(paint["rubber"], root, wheel)
        shapes.drum("hub", (wheel, 0, .235), .13, .05, alu, "Y", 24, parent=root)
    for outline, width, stuff, bevel in OUTLINES:
        shapes.prism("panel", outline, -width / 2, width / 2, paint[stuff], bevel=bevel, parent=root)
    shapes.drum("headlamp", (.615, 0, 1.0), .07, .03, glass, "X", 24, parent=root)
    shapes.drum("handlebar", (.46, 0, 1.06), .014, .64, paint["rubber"], "Y", 12, parent=root)
    for side in (-1, 1):
        shapes.drum("grip", (.45, side * .31, 1.06), .02, .12, paint["rubber"], "Y", 16, parent=root)
        shapes.tube("mirror_stem", [(.47, side * .20, 1.07), (.46, side * .27, 1.20), (.45, side * .30, 1.26)], .007, paint["rubber"], root)
        shapes.drum("mirror", (.45, side * .31, 1.29), .055, .015, glass, "X", 24, parent=root)
    shapes.tube("stand", [(-.05, .12, .25), (-.12, .2, .02)], .014, alu, root)
