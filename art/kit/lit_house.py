"""The one house with light in a power cut: one or two storeys, porch with the inverter, balcony, modules on the roof.

Metres and watts. Front faces -Y in the plane y=0, left flank in the plane x=0.
"""
import math
from typing import NamedTuple

import bpy
from mathutils import Matrix

from flare import area, inverter
from measures import measures
from . import dwelling, furniture, shapes, solar, surfaces
from .dwelling import Opening
from .glands import mouths

PLASTER, PLASTER_RUNS, CLADDING, GROOVE, SLAB = (.66, .62, .56), (.3, .26, .22), (.40, .30, .23), (.12, .10, .08), (.60, .57, .53)
IRON, TEAK, ALU, ROOM, DRAPE = (.018, .019, .022), (.22, .085, .032), (.5, .5, .52), (.78, .62, .44), (.78, .60, .40)
BATTERY_DARK, BATTERY_LIGHT, LEVEL_LIGHT, FRAME, CELL_GAP = (.050, .053, .058), (.76, .75, .73), (.55, 1, .62), (.62, .62, .63), (.2, .21, .23)
WARM, DISC, DISC_LIGHT = (1, .56, .24), (1, .8, .6), (1, .68, .38)


class Window(NamedTuple):
    hole: Opening
    panes: int
    bars: int = 0
    gather: float = 0   # width of the curtain at each side

    def raised(self):
        return self._replace(hole=self.hole.shifted(up=FLOOR))


WIDTH, DEPTH, FLOOR, ROOF, WALL = 10.4, 9.0, 3.25, 6.45, .23
LIVING = Window(Opening(start=5.9, sill=.95, end=9.6, head=2.55), panes=3, bars=7, gather=.55)
BALCONY_DOOR = Window(Opening(start=1.2, sill=.25, end=4.3, head=2.45), panes=3, gather=.42)
BEDROOM = Window(Opening(start=6.6, sill=.95, end=9.4, head=2.45), panes=2, bars=6, gather=.75)
FLANK_LOW = Window(Opening(start=6.0, sill=1.0, end=7.4, head=2.3), panes=2, bars=5)
FLANK_HIGH = Window(Opening(start=5.4, sill=1.0, end=6.9, head=2.35), panes=2, bars=5, gather=.6)
ENTRANCE = Opening(start=3.55, sill=.12, end=4.75, head=2.45)
WINDOW_PLANE = .10
CURTAIN = measures(plane=.42, beside=.05, below=.1, above=.05)   # beside, below, above: past the opening

RIGHT_WALL = measures(thick=.2, y=.1, shorter=.25)
BACK_THICK = .2
BAND = measures(out=.03, over=.12, thick=.10, height=.30)
CHAJJA = measures(above=.14, thick=.09)
FRONT_CHAJJA, FLANK_CHAJJA = measures(y=-.30, reach=.62, wider=.6), measures(x=-.26, reach=.54, wider=.5)
PARAPET = measures(thick=.2, height=.84, front_y=.12, flank_y=.01, flank_shorter=.42)
COPING = measures(z=.87, over=.12, thick=.07)
PIER = measures(x=5.2, y=-.10, width=.55, depth=.32, above_roof=.6)
GROOVES = measures(first=.3, pitch=.26, above_roof=.3, y=-.263, size=(.56, .012, .012))
GROUND_SLAB, CEILING, ROOF_SLAB, SLAB_INSET = .1, .14, .16, .1
PARTITIONS, PARTITION_THICK, PARTITION_SHORTER, REAR_Y = (5.2, 5.5), .1, .5, 4.9   # partitions: x on each floor

DOOR = measures(x=3.98, plane=.16, width=.80, height=2.30, base=.15)
DOOR_FRAME = measures(plane=.12, width=.07)
MULLION = measures(at=(4.42, .12, 1.3), size=(.06, .06, 2.3))
KNOB = measures(at=(4.28, .10, 1.2), radius=.03, length=.05)
PORCH = measures(at=(2.6, -.9, .06), size=(4.6, 1.9, .12))
PORCH_STEP = measures(at=(2.6, -1.0, .02), size=(5.0, 2.5, .06))
BALCONY = measures(left=.25, right=4.85, reach=1.75, lower=.03, thick=.18)
COLUMNS = measures(inset=.2, back=.22, side=.26, lower=.1)
RAILS = measures(heights=(.15, 1.05), inset=.03, front=.05, thick=.05)
BARS = measures(front=40, flank=14, z=.6, size=(.016, .016, .9))   # gaps between bars

MODEL = "6.2"
INVERTER_X, INVERTER_Z, INVERTER_SCALE = 2.72, 1.72, 1.12
CONDUITS = measures(every=2, radius=.0105)   # every second gland, down to the battery
BATTERY = measures(y=-.125, z=.52, size=(.60, .23, .76))
BATTERY_FRONT = measures(y=-.246, z=.555, size=(.56, .018, .61))    # a light panel on the dark cabinet
BATTERY_SEAM = measures(y=-.2555, z=.742, size=(.56, .004, .005))
BATTERY_LEVEL = measures(x=-.20, y=-.2565, z=.80, pitch=.034, size=(.022, .004, .010), lit=4, count=5)
BATTERY_LAMP = measures(x=.15, y=-1.3, z=2.9, aim_z=.55, size=.35, power=9)
MODULE_TILT, MODULE_BASE = math.radians(20), 1.2
ARRAY = measures(columns=8, rows=2, x=.95, y=.55)
RACK = measures(up=(.5, 2.3, 4.1), x=5.0, length=9.4, width=.05, height=.06, below=.04)   # up: along the slope
LEGS = measures(count=5, first=.6, pitch=2.25, side=.06)
STAIR = measures(at=(8.4, 7.4), height=2.2, size=(3.2, 2.4))
STAIR_SLAB = measures(at=(8.4, 7.3), z=2.27, size=(3.6, 2.8, .14))


class RoomLamp(NamedTuple):
    x: float
    y: float
    z: float
    size: float
    power: float


LAMPS_LOW = (RoomLamp(7.7, 2.4, FLOOR - .12, 1.6, 120), RoomLamp(2.6, 2.6, FLOOR - .12, 1.2, 70), RoomLamp(2.5, 6.9, FLOOR - .15, 1.2, 40))
LAMPS_HIGH = (RoomLamp(2.8, 2.4, ROOF - .22, 1.4, 95), RoomLamp(8.0, 2.4, ROOF - .22, 1.4, 70), RoomLamp(2.5, 6.9, ROOF - .22, 1.2, 34))
DOWNLIGHTS = measures(across=(1.3, 2.7, 4.1), y=-.75, below=.125, radius=.07, thick=.01, light_below=.14, light_size=.12, power=24)


def lamp(location, size, power, colour=WARM):
    light = bpy.data.lights.new("lamp", "AREA")
    light.energy, light.color, light.size = power, colour, size
    shapes.link(bpy.data.objects.new("lamp", light)).location = location


class LitHouse:
    def __init__(self, storeys=2, lamps=True):
        self.tall, self.roof = storeys == 2, ROOF if storeys == 2 else FLOOR
        self.lit = lamps
        self.plaster = surfaces.concrete("house", PLASTER, scale=1.4, bump=.25, variance=.08, roughness=.85, streaks=.22, dirt=PLASTER_RUNS)
        self.cladding = surfaces.concrete("cladding", CLADDING, scale=1.6, bump=.35, variance=.12)
        self.groove = surfaces.plain("groove", GROOVE, roughness=.9)
        self.slab = surfaces.concrete("slab", SLAB, scale=2, bump=.3, variance=.12)
        self.iron = surfaces.plain("iron", IRON, roughness=.42, metallic=.3)
        self.wood = surfaces.worn("wood", TEAK, low=.34, high=.55, scale=6)
        self.alu = surfaces.plain("alu", ALU, roughness=.35, metallic=1)
        self.room = surfaces.plain("room", ROOM, roughness=.9)
        self.drape = surfaces.cloth("drape", DRAPE, through=.35)
        for build in (self.walls, self.edges, self.rooms, self.windows, self.entrance, self.balcony, self.product, self.array):
            build()
        self.lights()

    def floors(self, low, *high):
        """Windows of the ground floor and, where there is one, of the floor above."""
        return [low, *(window.raised() for window in high)] if self.tall else [low]

    def walls(self):
        flank_low, flank_high = (window.hole.shifted(along=-WALL) for window in (FLANK_LOW, FLANK_HIGH))
        dwelling.pierced_wall("front_low", (0, 0, 0), WIDTH, FLOOR, [LIVING.hole, ENTRANCE], self.plaster)
        dwelling.pierced_wall("flank_low", (0, WALL, 0), DEPTH - WALL, FLOOR, [flank_low], self.plaster, along="Y")
        if self.tall:
            upper = ROOF - FLOOR
            dwelling.pierced_wall("front_high", (0, 0, FLOOR), WIDTH, upper, [BALCONY_DOOR.hole, BEDROOM.hole], self.plaster)
            dwelling.pierced_wall("flank_high", (0, WALL, FLOOR), DEPTH - WALL, upper, [flank_high], self.plaster, along="Y")
        right, middle = RIGHT_WALL, self.roof / 2
        at = (WIDTH - right.thick / 2, DEPTH / 2 + right.y, middle)
        shapes.box("right", at, (right.thick, DEPTH - right.shorter, self.roof), self.plaster)
        shapes.box("back", (WIDTH / 2, DEPTH, middle), (WIDTH, BACK_THICK, self.roof), self.plaster)

    def edges(self):
        shapes.box("band", (WIDTH / 2, -BAND.out, FLOOR), (WIDTH + BAND.over, BAND.thick, BAND.height), self.slab, bevel=.01)
        shapes.box("band_left", (-BAND.out, DEPTH / 2, FLOOR), (BAND.thick, DEPTH, BAND.height), self.slab, bevel=.01)
        for hole, *_ in self.floors(LIVING, BEDROOM):
            size = (hole.width + FRONT_CHAJJA.wider, FRONT_CHAJJA.reach, CHAJJA.thick)
            shapes.box("chajja", (hole.middle, FRONT_CHAJJA.y, hole.head + CHAJJA.above), size, self.slab, bevel=.01)
        for hole, *_ in self.floors(FLANK_LOW, FLANK_HIGH):
            size = (FLANK_CHAJJA.reach, hole.width + FLANK_CHAJJA.wider, CHAJJA.thick)
            shapes.box("chajja", (FLANK_CHAJJA.x, hole.middle, hole.head + CHAJJA.above), size, self.slab, bevel=.01)
        self.parapet()
        height = self.roof + PIER.above_roof
        shapes.box("pier", (PIER.x, PIER.y, self.roof / 2 + PIER.above_roof / 2), (PIER.width, PIER.depth, height), self.cladding, bevel=.01)
        grooves = shapes.Parts(self.groove)
        for i in range(round((self.roof + GROOVES.above_roof) / GROOVES.pitch)):
            grooves.box((PIER.x, GROOVES.y, GROOVES.first + i * GROOVES.pitch), GROOVES.size)
        grooves.object("grooves")

    def parapet(self):
        thick = PARAPET.thick
        across, along = (WIDTH, thick), (thick, DEPTH - PARAPET.flank_shorter)
        flank_y = DEPTH / 2 + PARAPET.flank_y
        for (x, y), (w, d) in (((WIDTH / 2, PARAPET.front_y), across), ((thick / 2, flank_y), along),
                               ((WIDTH - thick / 2, flank_y), along), ((WIDTH / 2, DEPTH - thick / 2), across)):
            shapes.box("parapet", (x, y, self.roof + PARAPET.height / 2), (w, d, PARAPET.height), self.plaster, bevel=.01)
            shapes.box("coping", (x, y, self.roof + COPING.z), (w + COPING.over, d + COPING.over, COPING.thick), self.slab, bevel=.01)

    def rooms(self):
        middle, inner = (WIDTH / 2, DEPTH / 2), (WIDTH - SLAB_INSET, DEPTH - SLAB_INSET)
        shapes.box("floor", (*middle, GROUND_SLAB / 2), (WIDTH, inner[1], GROUND_SLAB), self.slab, bevel=0)
        shapes.box("ceiling_low", (*middle, FLOOR), (*inner, CEILING), self.room, bevel=0)
        storeys = ((GROUND_SLAB, FLOOR - CEILING / 2), (FLOOR + CEILING / 2, ROOF - ROOF_SLAB))
        for (low, high), x in list(zip(storeys, PARTITIONS))[:1 + self.tall]:
            z, height = (low + high) / 2, high - low
            shapes.box("partition", (x, DEPTH / 2, z), (PARTITION_THICK, DEPTH - PARTITION_SHORTER, height), self.room, bevel=0)
            shapes.box("rear", (WIDTH / 2, REAR_Y, z), (WIDTH - PARTITION_SHORTER, PARTITION_THICK, height), self.room, bevel=0)
        furniture.living_room(GROUND_SLAB, self.wood, self.iron, self.lit)
        if self.tall:
            shapes.box("ceiling_high", (*middle, ROOF - ROOF_SLAB / 2), (*inner, ROOF_SLAB), self.room, bevel=0)
            furniture.upstairs_lounge(FLOOR + CEILING / 2, self.wood, self.iron, self.lit)
            furniture.bedroom(FLOOR + CEILING / 2, self.wood, self.lit)

    def windows(self):
        for window in self.floors(LIVING, BALCONY_DOOR, BEDROOM):
            dwelling.window_frame("window", window.hole, WINDOW_PLANE, self.iron, window.panes, window.bars)
        for window in self.floors(FLANK_LOW, FLANK_HIGH):
            dwelling.window_frame("window_flank", window.hole, WINDOW_PLANE, self.iron, window.panes, window.bars, along="Y")
        for (start, sill, end, head), *_, gather in self.floors(LIVING, BEDROOM, BALCONY_DOOR):
            low, high = sill - CURTAIN.below, head + CURTAIN.above
            dwelling.curtain(start - CURTAIN.beside, start + gather, low, high, CURTAIN.plane, self.drape)
            dwelling.curtain(end - gather, end + CURTAIN.beside, low, high, CURTAIN.plane, self.drape)
        for (start, sill, _, head), *_, gather in self.floors(FLANK_LOW, FLANK_HIGH)[1:]:
            dwelling.curtain(start, start + gather, sill, head, CURTAIN.plane, self.drape, along="Y")

    def entrance(self):
        dwelling.panelled_door("door", DOOR.x, DOOR.plane, DOOR.width, DOOR.height, self.wood, DOOR.base)
        dwelling.window_frame("door_frame", ENTRANCE, DOOR_FRAME.plane, self.wood, panes=1, width=DOOR_FRAME.width)
        shapes.box("mullion", MULLION.at, MULLION.size, self.wood, bevel=.004)
        shapes.drum("knob", KNOB.at, KNOB.radius, KNOB.length, self.alu, "Y", segments=20)
        shapes.box("porch", PORCH.at, PORCH.size, self.slab, bevel=.015)
        shapes.box("porch_step", PORCH_STEP.at, PORCH_STEP.size, self.slab, bevel=.015)

    def balcony(self):
        left, right, reach, lower, thick = BALCONY
        shapes.box("balcony", ((left + right) / 2, -reach / 2, FLOOR - lower), (right - left, reach, thick), self.slab, bevel=.012)
        for x in (left + COLUMNS.inset, right - COLUMNS.inset):
            at = (x, -reach + COLUMNS.back, FLOOR / 2 - COLUMNS.lower / 2)
            shapes.box("column", at, (COLUMNS.side, COLUMNS.side, FLOOR - COLUMNS.lower), self.plaster, bevel=.012)
        if self.tall:
            self.railing(left, right, reach)

    def railing(self, left, right, reach):
        rail = shapes.Parts(self.iron)
        inset, front, thick = RAILS.inset, -reach + RAILS.front, RAILS.thick
        ends = (left + inset, right - inset)
        for height in RAILS.heights:
            rail.box(((left + right) / 2, front, FLOOR + height), (right - left, thick, thick))
            for x in ends:
                rail.box((x, -reach / 2, FLOOR + height), (thick, reach, thick))
        for i in range(BARS.front + 1):
            rail.box((left + inset + (right - left - 2 * inset) * i / BARS.front, front, FLOOR + BARS.z), BARS.size)
        for i in range(1, BARS.flank):
            for x in ends:
                rail.box((x, front + (reach - RAILS.front) * i / BARS.flank, FLOOR + BARS.z), BARS.size)
        rail.object("railing")

    def product(self):
        unit = inverter(MODEL, reading="1.1")
        unit.location, unit.scale = (INVERTER_X, 0, INVERTER_Z), (INVERTER_SCALE,) * 3
        end = BATTERY.z + BATTERY.size[2] / 2
        for dx, y, dz in mouths(MODEL, INVERTER_SCALE)[::CONDUITS.every]:
            top = INVERTER_Z + dz
            shapes.drum("conduit", (INVERTER_X + dx, y, (top + end) / 2), CONDUITS.radius, top - end, self.alu, segments=16)
        self.battery()

    def battery(self):
        """A dark cabinet with a light front and a level; it has a lamp of its own, as the picture's claim is about it."""
        x = INVERTER_X
        cabinet, panel = surfaces.worn("battery", BATTERY_DARK, low=.36, high=.5, scale=7), surfaces.worn("battery_front", BATTERY_LIGHT, low=.34, high=.46, scale=7)
        shapes.box("battery", (x, BATTERY.y, BATTERY.z), BATTERY.size, cabinet, bevel=.022)
        shapes.box("battery_front", (x, BATTERY_FRONT.y, BATTERY_FRONT.z), BATTERY_FRONT.size, panel, bevel=.008)
        shapes.box("battery_seam", (x, BATTERY_SEAM.y, BATTERY_SEAM.z), BATTERY_SEAM.size, self.iron, bevel=0)
        on, off = surfaces.plain("level_on", (0, 0, 0), emission=LEVEL_LIGHT, strength=5), surfaces.plain("level_off", BATTERY_DARK, roughness=.4)
        for k in range(BATTERY_LEVEL.count):
            at = (x + BATTERY_LEVEL.x + k * BATTERY_LEVEL.pitch, BATTERY_LEVEL.y, BATTERY_LEVEL.z)
            shapes.box("level", at, BATTERY_LEVEL.size, on if k < BATTERY_LEVEL.lit else off, bevel=.001)

    def array(self):
        frame = surfaces.plain("frame", FRAME, roughness=.32, metallic=1)
        meshes = solar.module_meshes(solar.glass(dust=.05, busbar=.3, gap_colour=CELL_GAP), frame)
        base = self.roof + MODULE_BASE
        for column in range(ARRAY.columns):
            for row in range(ARRAY.rows):
                x = ARRAY.x + column * (solar.MODULE_WIDTH + solar.MODULE_GAP)
                up = solar.MODULE_LENGTH / 2 + row * (solar.MODULE_LENGTH + solar.MODULE_GAP)
                slope = Matrix.Translation((x, ARRAY.y, base)) @ Matrix.Rotation(MODULE_TILT, 4, "X")
                for mesh in meshes:
                    shapes.place(mesh, slope @ Matrix.Translation((0, up, 0)))
        stand = shapes.Parts(self.alu)
        for up in RACK.up:
            y, z = ARRAY.y + up * math.cos(MODULE_TILT), base + up * math.sin(MODULE_TILT)
            stand.box((RACK.x, y, z - RACK.below), (RACK.length, RACK.width, RACK.height))
            for i in range(LEGS.count):
                stand.box((LEGS.first + i * LEGS.pitch, y, (self.roof + z) / 2), (LEGS.side, LEGS.side, z - self.roof))
        stand.object("stand")
        shapes.box("stair_head", (*STAIR.at, self.roof + STAIR.height / 2), (*STAIR.size, STAIR.height), self.plaster, bevel=.01)
        shapes.box("stair_slab", (*STAIR_SLAB.at, self.roof + STAIR_SLAB.z), STAIR_SLAB.size, self.slab, bevel=.01)

    def lights(self):
        lit = self.lit
        if lit:
            spot = BATTERY_LAMP
            area((INVERTER_X + spot.x, spot.y, spot.z), (INVERTER_X, 0, spot.aim_z), spot.size, spot.power, WARM, spread=50)
        for x, y, z, size, power in (LAMPS_LOW + (LAMPS_HIGH if self.tall else ())) * lit:
            lamp((x, y, z), size, power)
        disc, spots = surfaces.plain("downlight", DISC, emission=DISC_LIGHT, strength=14 if lit else 0), DOWNLIGHTS
        for x in spots.across:
            shapes.drum("downlight", (x, spots.y, FLOOR - spots.below), spots.radius, spots.thick, disc, segments=24, bevel=0)
            if lit:
                lamp((x, spots.y, FLOOR - spots.light_below), spots.light_size, spots.power)
