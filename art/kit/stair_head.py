"""The stair head of a Delhi roof: door, inverter, window with a lamp behind it, tanks on top, plants along the wall."""
import math

import bpy

from flare import area, inverter
from . import dwelling, plants, shapes, surfaces

WIDTH, DEPTH, HEIGHT, WALL = 4.3, 3.8, 2.72, .22
DOOR = (2.75, 0, 3.65, 2.08)
WINDOW = (.55, 1.05, 1.65, 1.95)
INVERTER_AT = 2.2
INVERTER_SCALE = 1.15
WARM = (1, .58, .27)
POTS = ((.25, -.30, 1.0), (3.98, -.28, 1.05), (4.42, .10, .8), (-.25, -.55, 1.25), (4.5, -.42, .62))  # x, y, size


class StairHead:
    """Front wall in the plane y = `y`, left corner at `x`."""

    def __init__(self, x, y, chance, leaves, pots=POTS, mast=True):
        self.x, self.y, self.chance, self.leaves = x, y, chance, leaves
        self.plaster = surfaces.concrete("plaster", (.72, .66, .58), 1.7, .22, .07, .88, .16, (.36, .30, .25))
        self.trim = surfaces.concrete("trim", (.58, .53, .47), 2.2, .3, .12, .85, .3, (.25, .21, .18))
        self.steel = surfaces.worn("galvanised", (.56, .56, .57), .3, .5, 8, 1)
        self.dark = surfaces.plain("iron", (.03, .028, .027), .5)
        self.build()
        self.stand(pots)
        if mast:
            self.roof_mast()

    def build(self):
        self.shell()
        self.door()
        self.window()
        self.mount_inverter()
        self.tanks()

    def at(self, x, y=0.0, z=0.0):
        return (self.x + x, self.y + y, z)

    def shell(self):
        dwelling.pierced_wall("front", self.at(0), WIDTH, HEIGHT, [DOOR, WINDOW], self.plaster, WALL)
        middle = self.at(WIDTH / 2, DEPTH / 2)
        for x in (WALL / 2, WIDTH - WALL / 2):
            shapes.box("flank", self.at(x, DEPTH / 2 + WALL / 2, HEIGHT / 2), (WALL, DEPTH - WALL, HEIGHT), self.plaster)
        shapes.box("back", self.at(WIDTH / 2, DEPTH, HEIGHT / 2), (WIDTH - .1, .2, HEIGHT), self.plaster)
        shapes.box("slab", (middle[0], middle[1], HEIGHT + .08), (WIDTH + .7, DEPTH + .8, .16), self.trim, .012)
        shapes.box("plinth", self.at(WIDTH / 2, -.012, .09), (WIDTH + .03, .03, .18), self.trim, .006)
        shapes.box("step", self.at(3.2, -.28, .06), (1.3, .56, .12), self.trim, .012)
        for hole, reach in ((DOOR, .50), (WINDOW, .40)):
            centre = self.at((hole[0] + hole[2]) / 2, -reach / 2, hole[3] + .16)
            shapes.box("chajja", centre, (hole[2] - hole[0] + .4, reach, .07), self.trim, .008)

    def door(self):
        paint = surfaces.worn("door_paint", (.045, .115, .120), .38, .6, 5)
        start, _, end, head = DOOR
        middle = self.x + (start + end) / 2
        dwelling.panelled_door("door", middle, self.y + .13, end - start - .1, head - .06, paint, .02)
        frame = (self.x + start, 0, self.x + end, head)
        dwelling.window_frame("door_frame", frame, self.y + .08, paint, panes=1, width=.07)
        shapes.drum("bolt", (middle - .3, self.y + .075, 1.02), .012, .2, self.steel, "X", 16)

    def window(self):
        start, sill, end, head = (v + (self.x if i % 2 == 0 else 0) for i, v in enumerate(WINDOW))
        paint = surfaces.worn("window_paint", (.06, .10, .10), .4, .6, 5)
        dwelling.window_frame("window", (start, sill, end, head), self.y + .12, paint, panes=2, bars=6)
        shapes.box("sill", ((start + end) / 2, self.y - .03, sill - .03), (end - start + .2, .16, .05), self.trim, .006)
        room = surfaces.plain("room", (.70, .50, .32), .9)
        shapes.box("room_wall", ((start + end) / 2, self.y + 1.6, 1.4), (2.2, .05, 2.4), room)
        drape = surfaces.cloth("curtain", (.62, .40, .22))
        dwelling.curtain(start - .05, start + .42, sill - .1, head + .1, self.y + .36, drape)
        dwelling.curtain(end - .30, end + .05, sill - .1, head + .1, self.y + .36, drape)
        area(((start + end) / 2, self.y + .9, HEIGHT - .3), ((start + end) / 2, self.y + 1.1, 0), .5, 16, WARM)

    def mount_inverter(self):
        product = inverter("6.2", reading="0.6")
        product.location = self.at(INVERTER_AT, 0, 1.50)
        product.scale = (INVERTER_SCALE,) * 3
        for dx in (-.09, .08):
            shapes.drum("conduit", self.at(INVERTER_AT + dx, -.05, .66), .0125, 1.02, self.steel, segments=16)
            for z in (.35, .85):
                shapes.box("saddle", self.at(INVERTER_AT + dx, -.03, z), (.05, .06, .018), self.steel, .002)
        shapes.box("trunking", self.at(INVERTER_AT - .7, -.03, .16), (1.6, .06, .06), self.steel, .004)
        lamp = surfaces.plain("bulkhead", (1, .8, .6), .5, emission=(1, .62, .30), strength=9)
        shapes.drum("lamp_base", self.at(3.2, -.02, 2.42), .085, .04, self.dark, "Y")
        bulb = shapes.ball("lamp", self.at(3.2, -.07, 2.42), .06, lamp)
        bulb.visible_shadow = False
        glow = bpy.data.lights.new("lamp_glow", "POINT")
        glow.energy, glow.color, glow.shadow_soft_size = 7, WARM, .06
        shapes.link(bpy.data.objects.new("lamp_glow", glow)).location = self.at(3.2, -.2, 2.40)

    def tanks(self):
        shell = surfaces.worn("tank", (.014, .014, .015), .30, .5, 4)
        barrel = [(.50, 0), (.545, .04)]
        for rib in range(5):
            z = .10 + rib * .19
            barrel += [(.55, z), (.565, z + .025), (.565, z + .055), (.55, z + .08), (.545, z + .15)]
        barrel += [(.55, 1.06), (.50, 1.14), (.32, 1.21), (.24, 1.22), (.24, 1.30), (.22, 1.32), (.03, 1.335)]
        mesh = shapes.lathe("tank", barrel, shell, 64)
        top = HEIGHT + .16
        for x in (1.15, 2.55):
            for dy in (-.28, .28):
                shapes.box("bearer", self.at(x, 1.5 + dy, top + .06), (1.15, .14, .12), self.trim, .006)
            shapes.scatter(mesh, self.at(x, 1.5, top + .12))
            shapes.tube("pipe", [self.at(x + .3, 1.06, top + .22), self.at(x + .3, .82, top + .22), self.at(x + .3, .82, top + .04)],
                        .022, self.steel)
        shapes.tube("manifold", [self.at(1.45, .82, top + .05), self.at(WIDTH + .24, .82, top + .05),
                                 self.at(WIDTH + .24, .82, HEIGHT - .1), self.at(WIDTH + .06, .82, HEIGHT - .3),
                                 self.at(WIDTH + .06, .82, .1)], .022, self.steel)

    def roof_mast(self):
        base = HEIGHT + .16
        shapes.drum("mast", self.at(3.75, 2.6, base + .8), .02, 1.6, self.steel, segments=12)
        for k, length in enumerate((.9, .75, .6, .5)):
            shapes.drum("dipole", self.at(3.75, 2.6, base + 1.55 - k * .16), .006, length, self.steel, "X", 8, 0)

    def stand(self, pots):
        clay = surfaces.concrete("terracotta", (.40, .165, .085), 6, .3, .25)
        for x, y, size in pots:
            plants.potted(self.leaves, clay, *self.at(x, y), size, self.chance)
