"""The one house with light in a power cut: one or two storeys, porch with the inverter, balcony, modules on the roof.

Front faces -Y in the plane y=0, left flank in the plane x=0.
"""
import math

import bpy
from mathutils import Matrix

from flare import inverter
from . import dwelling, furniture, shapes, solar, surfaces

WIDTH, DEPTH, FLOOR, ROOF, WALL = 10.4, 9.0, 3.25, 6.45, .23
LIVING = (5.9, .95, 9.6, 2.55)
ENTRANCE = (3.55, .12, 4.75, 2.45)
BALCONY_DOOR = (1.2, .25, 4.3, 2.45)
BEDROOM = (6.6, .95, 9.4, 2.45)
FLANK_LOW, FLANK_HIGH = (6.0, 1.0, 7.4, 2.3), (5.4, 1.0, 6.9, 2.35)
BALCONY = dict(left=.25, right=4.85, reach=1.75)
INVERTER_X, INVERTER_Z, INVERTER_SCALE = 2.72, 1.72, 1.12
MODULE_TILT, MODULE_BASE = math.radians(20), 1.2
WARM = (1, .56, .24)


def lamp(location, size, power, colour=WARM):
    light = bpy.data.lights.new("lamp", "AREA")
    light.energy, light.color, light.size = power, colour, size
    shapes.link(bpy.data.objects.new("lamp", light)).location = location


def raised(hole):
    return (hole[0], hole[1] + FLOOR, hole[2], hole[3] + FLOOR)


class LitHouse:
    def __init__(self, storeys=2):
        self.tall, self.roof = storeys == 2, ROOF if storeys == 2 else FLOOR
        self.plaster = surfaces.concrete("house", (.66, .62, .56), 1.4, .25, .08, .85, .22, (.3, .26, .22))
        self.cladding = surfaces.concrete("cladding", (.40, .30, .23), 1.6, .35, .12)
        self.groove = surfaces.plain("groove", (.12, .10, .08), .9)
        self.slab = surfaces.concrete("slab", (.60, .57, .53), 2, .3, .12)
        self.iron = surfaces.plain("iron", (.018, .019, .022), .42, .3)
        self.wood = surfaces.worn("wood", (.22, .085, .032), .34, .55, 6)
        self.alu = surfaces.plain("alu", (.5, .5, .52), .35, 1)
        self.room = surfaces.plain("room", (.78, .62, .44), .9)
        self.drape = surfaces.cloth("drape", (.78, .60, .40), .35)
        for build in (self.walls, self.edges, self.rooms, self.windows, self.entrance, self.balcony, self.product, self.array, self.lights):
            build()

    def floors(self, low, *high):
        """Openings of the ground floor and, where there is one, of the floor above."""
        return [low, *(raised(hole) for hole in high)] if self.tall else [low]

    def walls(self):
        dwelling.pierced_wall("front_low", (0, 0, 0), WIDTH, FLOOR, [LIVING, ENTRANCE], self.plaster)
        flank = [(h[0] - WALL, h[1], h[2] - WALL, h[3]) for h in (FLANK_LOW, FLANK_HIGH)]
        dwelling.pierced_wall("flank_low", (0, WALL, 0), DEPTH - WALL, FLOOR, flank[:1], self.plaster, along="Y")
        if self.tall:
            dwelling.pierced_wall("front_high", (0, 0, FLOOR), WIDTH, ROOF - FLOOR, [BALCONY_DOOR, BEDROOM], self.plaster)
            dwelling.pierced_wall("flank_high", (0, WALL, FLOOR), DEPTH - WALL, ROOF - FLOOR, flank[1:], self.plaster, along="Y")
        shapes.box("right", (WIDTH - .1, DEPTH / 2 + .1, self.roof / 2), (.2, DEPTH - .25, self.roof), self.plaster)
        shapes.box("back", (WIDTH / 2, DEPTH, self.roof / 2), (WIDTH, .2, self.roof), self.plaster)

    def edges(self):
        shapes.box("band", (WIDTH / 2, -.03, FLOOR), (WIDTH + .12, .10, .30), self.slab, .01)
        shapes.box("band_left", (-.03, DEPTH / 2, FLOOR), (.10, DEPTH, .30), self.slab, .01)
        for hole in self.floors(LIVING, BEDROOM):
            shapes.box("chajja", ((hole[0] + hole[2]) / 2, -.30, hole[3] + .14), (hole[2] - hole[0] + .6, .62, .09), self.slab, .01)
        for hole in self.floors(FLANK_LOW, FLANK_HIGH):
            shapes.box("chajja", (-.26, (hole[0] + hole[2]) / 2, hole[3] + .14), (.54, hole[2] - hole[0] + .5, .09), self.slab, .01)
        half = (DEPTH - .42, DEPTH / 2 + .01)
        for (x, y), (w, d) in (((WIDTH / 2, .12), (WIDTH, .2)), ((.1, half[1]), (.2, half[0])),
                               ((WIDTH - .1, half[1]), (.2, half[0])), ((WIDTH / 2, DEPTH - .1), (WIDTH, .2))):
            shapes.box("parapet", (x, y, self.roof + .42), (w, d, .84), self.plaster, .01)
            shapes.box("coping", (x, y, self.roof + .87), (w + .12, d + .12, .07), self.slab, .01)
        shapes.box("pier", (5.2, -.10, self.roof / 2 + .3), (.55, .32, self.roof + .6), self.cladding, .01)
        grooves = shapes.Parts(self.groove)
        for i in range(round((self.roof + .3) / .26)):
            grooves.box((5.2, -.263, .3 + i * .26), (.56, .012, .012))
        grooves.object("grooves")

    def rooms(self):
        shapes.box("floor", (WIDTH / 2, DEPTH / 2, .05), (WIDTH, DEPTH - .1, .1), self.slab, 0)
        shapes.box("ceiling_low", (WIDTH / 2, DEPTH / 2, FLOOR), (WIDTH - .1, DEPTH - .1, .14), self.room, 0)
        for low, high, x in ((.1, FLOOR - .07, 5.2), (FLOOR + .07, ROOF - .16, 5.5))[:1 + self.tall]:
            shapes.box("partition", (x, DEPTH / 2, (low + high) / 2), (.1, DEPTH - .5, high - low), self.room, 0)
            shapes.box("rear", (WIDTH / 2, 4.9, (low + high) / 2), (WIDTH - .5, .1, high - low), self.room, 0)
        furniture.living_room(.1, self.wood, self.iron)
        if self.tall:
            self.rooms_upstairs()

    def rooms_upstairs(self):
        shapes.box("ceiling_high", (WIDTH / 2, DEPTH / 2, ROOF - .08), (WIDTH - .1, DEPTH - .1, .16), self.room, 0)
        furniture.upstairs_lounge(FLOOR + .07, self.wood, self.iron)
        furniture.bedroom(FLOOR + .07, self.wood)

    def windows(self):
        for hole, panes, bars in zip(self.floors(LIVING, BALCONY_DOOR, BEDROOM), (3, 3, 2), (7, 0, 6)):
            dwelling.window_frame("window", hole, .10, self.iron, panes, bars)
        for hole in self.floors(FLANK_LOW, FLANK_HIGH):
            dwelling.window_frame("window_flank", hole, .10, self.iron, 2, 5, along="Y")
        for hole, gather in zip(self.floors(LIVING, BEDROOM, BALCONY_DOOR), (.55, .75, .42)):
            low, high = hole[1] - .1, hole[3] + .05
            dwelling.curtain(hole[0] - .05, hole[0] + gather, low, high, .42, self.drape)
            dwelling.curtain(hole[2] - gather, hole[2] + .05, low, high, .42, self.drape)
        for high in self.floors(FLANK_LOW, FLANK_HIGH)[1:]:
            dwelling.curtain(high[0], high[0] + .6, high[1], high[3], .42, self.drape, along="Y")

    def entrance(self):
        dwelling.panelled_door("door", 3.98, .16, .80, 2.30, self.wood, .15)
        dwelling.window_frame("door_frame", ENTRANCE, .12, self.wood, 1, width=.07)
        shapes.box("mullion", (4.42, .12, 1.3), (.06, .06, 2.3), self.wood, .004)
        shapes.drum("knob", (4.28, .10, 1.2), .03, .05, self.alu, "Y", 20)
        shapes.box("porch", (2.6, -.9, .06), (4.6, 1.9, .12), self.slab, .015)
        shapes.box("porch_step", (2.6, -1.0, .02), (5.0, 2.5, .06), self.slab, .015)

    def balcony(self):
        left, right, reach = BALCONY["left"], BALCONY["right"], BALCONY["reach"]
        shapes.box("balcony", ((left + right) / 2, -reach / 2, FLOOR - .03), (right - left, reach, .18), self.slab, .012)
        for x in (left + .2, right - .2):
            shapes.box("column", (x, -reach + .22, FLOOR / 2 - .05), (.26, .26, FLOOR - .1), self.plaster, .012)
        if self.tall:
            self.railing(left, right, reach)

    def railing(self, left, right, reach):
        rail = shapes.Parts(self.iron)
        for z in (FLOOR + .15, FLOOR + 1.05):
            rail.box(((left + right) / 2, -reach + .05, z), (right - left, .05, .05))
            for x in (left + .03, right - .03):
                rail.box((x, -reach / 2, z), (.05, reach, .05))
        for i in range(41):
            rail.box((left + .03 + (right - left - .06) * i / 40, -reach + .05, FLOOR + .6), (.016, .016, .9))
        for i in range(1, 14):
            for x in (left + .03, right - .03):
                rail.box((x, -reach + .05 + (reach - .05) * i / 14, FLOOR + .6), (.016, .016, .9))
        rail.object("railing")

    def product(self):
        unit = inverter("6.2", reading="1.1")
        unit.location, unit.scale = (INVERTER_X, 0, INVERTER_Z), (INVERTER_SCALE,) * 3
        for dx in (-.07, .075):
            shapes.drum("conduit", (INVERTER_X + dx, -.05, 1.10), .016, .62, self.alu, segments=16)
        cabinet = surfaces.plain("cabinet", (.62, .61, .59), .45)
        shapes.box("battery", (INVERTER_X, -.12, .50), (.60, .22, .72), cabinet, .02)
        shapes.box("battery_seam", (INVERTER_X, -.232, .70), (.58, .004, .006), self.iron, 0)

    def array(self):
        frame = surfaces.plain("frame", (.62, .62, .63), .32, 1)
        meshes = solar.module_meshes(solar.glass(dust=.05, busbar=.3, gap_colour=(.2, .21, .23)), frame)
        for column in range(8):
            for row in range(2):
                up = solar.MODULE_LENGTH / 2 + row * (solar.MODULE_LENGTH + .02)
                matrix = (Matrix.Translation((.95 + column * (solar.MODULE_WIDTH + .02), .55, self.roof + MODULE_BASE))
                          @ Matrix.Rotation(MODULE_TILT, 4, "X") @ Matrix.Translation((0, up, 0)))
                for mesh in meshes:
                    shapes.place(mesh, matrix)
        stand = shapes.Parts(self.alu)
        for up in (.5, 2.3, 4.1):
            y, z = .55 + up * math.cos(MODULE_TILT), self.roof + MODULE_BASE + up * math.sin(MODULE_TILT)
            stand.box((5.0, y, z - .04), (9.4, .05, .06))
            for i in range(5):
                stand.box((.6 + i * 2.25, y, (self.roof + z) / 2), (.06, .06, z - self.roof))
        stand.object("stand")
        shapes.box("stair_head", (8.4, 7.4, self.roof + 1.1), (3.2, 2.4, 2.2), self.plaster, .01)
        shapes.box("stair_slab", (8.4, 7.3, self.roof + 2.27), (3.6, 2.8, .14), self.slab, .01)

    def lights(self):
        rooms = [(7.7, 2.4, FLOOR - .12, 1.6, 120), (2.6, 2.6, FLOOR - .12, 1.2, 70), (2.5, 6.9, FLOOR - .15, 1.2, 40)]
        if self.tall:
            rooms += [(2.8, 2.4, ROOF - .22, 1.4, 95), (8.0, 2.4, ROOF - .22, 1.4, 70), (2.5, 6.9, ROOF - .22, 1.2, 34)]
        for x, y, z, size, power in rooms:
            lamp((x, y, z), size, power)
        disc = surfaces.plain("downlight", (1, .8, .6), emission=(1, .68, .38), strength=14)
        for x in (1.3, 2.7, 4.1):
            shapes.drum("downlight", (x, -.75, FLOOR - .125), .07, .01, disc, segments=24, bevel=0)
            lamp((x, -.75, FLOOR - .14), .12, 24)
