"""The flat roof beside the factory's hall: modules on racks, cable tray, pipes, the inverters, coolers and tanks.

Metres. X points east, the hall's gable wall stands at x=0; Y north; heights are measured from the roof's level.
"""
import math

from mathutils import Matrix

from flare import inverter
from measures import measures
from . import shapes, solar, surfaces
from .glands import mouths
from .saw_tooth import NORTH
from .stair_head import BARREL_FOOT, BARREL_TOP, RIBS

CABINET_GREY, PATCH, PATCH_DUST, TANK_BLACK = (.44, .45, .45), (.36, .345, .32), (.46, .43, .38), (.014, .014, .015)

FLAT_WIDTH, FLAT_LEVEL, FLAT_THICK = 17.0, -1.15, .4
FLAT_MIDDLE, FLAT_REACH, EDGE_REACH = NORTH / 2 - 12, NORTH + 60, NORTH + 40   # along Y
JOINT = measures(z=.002, width=.016, thick=.004)
LONG_JOINTS = measures(count=4, pitch=3.6)
CROSS_JOINTS = measures(count=28, first=-30, pitch=4.4)
PARAPET = measures(north=8, thick=.25, height=1.0)
PARAPET_COPING = measures(z=1.03, over=.11, thick=.07)
OUTLETS = measures(count=12, first=-6, pitch=8.8)
SPOUT = measures(x=.16, z=.06, size=(.1, .35, .12))
GRATE = measures(x=.9, z=.004, size=(.34, .34, .006))

TRAY_X, TRAY_LONGER = -1.35, 6
TRAY_SIDE = measures(x=.16, z=.30, thick=.012, height=.09)
TRAY_BED = measures(z=.27, width=.30, thick=.008)
TRAY_FEET = measures(first=-2.4, pitch=2.4, post_z=.13, post=(.05, .05, .26), block_z=.05, block=(.36, .30, .10))
TRAY_LIDS = measures(first=-.6, pitch=5.4, longer=3, z=.352, size=(.34, 4.75, .012))
CABLES = measures(lanes=4, first=-.09, pitch=.055, z=.30, sway=.01, rise=.012, radius=.018, south=-3, step=1.5, more=3)

PIPES_LONGER = 6
MAIN, BRANCH = measures(x=.75, z=.22, radius=.055, segments=20), measures(x=.95, z=.18, radius=.03, segments=16)
SADDLES = measures(count=20, x=.85, first=-4, pitch=4.6, z=.07, size=(.5, .22, .14))
COWLS = measures(along=(9, 31, 53, 70), x=2.2)
COWL_CURB, COWL_PIPE = measures(z=.25, size=(.5, .5, .5)), measures(z=.75, radius=.10, height=.6)
COWL_HAT = measures(z=1.1, radius=.22, top=.05, height=.12)

STATION = measures(x=-3.2, y=17.6)
STATION_WALL = measures(y=.12, z=1.1, size=(3.3, .24, 2.2))
STATION_ROOF = measures(y=-.02, z=2.24, size=(3.6, .62, .07))
STATION_PAD = measures(y=-.5, z=.06, size=(3.9, 1.6, .12))
STATION_TRAY = measures(y=-.10, z=.20, size=(3.2, .14, .12))
STATION_LINK = measures(east=1.6, y=-.10, z=.28, longer=.3, width=.22, height=.06)
UNITS = measures(model="10.2", readings=("8.7", "8.6", "8.7"), pitch=.86, x=-.28, z=1.42, scale=1.15)
CONDUITS = measures(each=2, foot=.24, radius=.016)   # foot: in the tray

CABINET = measures(x=1.28, y=-.11, z=1.30, size=(.46, .22, .70))
CABINET_DOOR = measures(y=-.232, size=(.42, .016, .65))
CABINET_LOCK = measures(x=.16, y=-.243, radius=.016, length=.014)

RACKS = measures(west=-15.7, modules=6, south=(21.5, 26.0, 30.5, 35.0, 39.5, 44.0, 53.0, 57.5, 62.0, 66.5, 71.0), low=.36, tilt=math.radians(14),
                 wobble=.003)
RACK_RAIL = measures(up=(.5, 1.8), below=.03, width=.045, height=.05)
RACK_LEG = measures(pitch=2.17, first=.2, side=.05)
BALLAST = (.44, .30, .13)

# Repairs and leaks: middle and size of the darker patches.
PATCHES = (((-6.5, 20.2), (1.2, .8)), ((-4.6, 23.8), (1.7, .7)), ((-6.0, 31.0), (1.0, 1.8)), ((-9.9, 17.6), (.7, 1.2)))
PATCH_Z, PATCH_THICK = .002, .003

COOLERS = measures(along=(47.2, 49.6), x=-13.2, z=.62, size=(.9, 1.5, 1.1), pad_z=.04, pad=(1.2, 1.8, .08))
COOLER_FAN = measures(z=1.19, radius=.36, height=.06)
TANK_FRAME = measures(at=(-14.6, 80.0), size=(3.4, 1.8), height=1.9, leg=.10, deck=.12)
TANKS = measures(across=(-15.4, -13.8), scale=1.25)


def on_flat(x, y, z):
    return x, y, FLAT_LEVEL + z


class FlatRoof:
    """A roof of the factory's `stuff`."""

    def __init__(self, stuff, chance, modules, readings):
        self.stuff, self.chance, self.modules, self.readings = stuff, chance, modules, readings
        for build in (self.floor, self.patches, self.cable_tray, self.pipes, self.station, self.racks, self.coolers, self.tanks):
            build()

    def floor(self):
        west, span = -FLAT_WIDTH, FLAT_WIDTH
        middle = west / 2
        shapes.box("flat", on_flat(middle, FLAT_MIDDLE, -FLAT_THICK / 2), (span, FLAT_REACH, FLAT_THICK), self.stuff.flat, bevel=0)
        parts = shapes.Parts(self.stuff.joint, self.stuff.wall, self.stuff.coping, self.stuff.dark)
        joint, wall, coping, dark = range(4)
        for i in range(1, LONG_JOINTS.count + 1):
            at = on_flat(west + i * LONG_JOINTS.pitch, FLAT_MIDDLE, JOINT.z)
            parts.box(at, (JOINT.width, EDGE_REACH, JOINT.thick), joint)
        for i in range(CROSS_JOINTS.count):
            at = on_flat(middle, CROSS_JOINTS.first + i * CROSS_JOINTS.pitch, JOINT.z)
            parts.box(at, (span, JOINT.width, JOINT.thick), joint)
        sides = (((west, FLAT_MIDDLE), (PARAPET.thick, EDGE_REACH)), ((middle, NORTH + PARAPET.north), (span, PARAPET.thick)))
        for centre, (wide, deep) in sides:
            parts.box(on_flat(*centre, PARAPET.height / 2), (wide, deep, PARAPET.height), wall)
            over = PARAPET_COPING.over
            parts.box(on_flat(*centre, PARAPET_COPING.z), (wide + over, deep + over, PARAPET_COPING.thick), coping)
        for i in range(OUTLETS.count):
            for part in (SPOUT, GRATE):
                parts.box(on_flat(west + part.x, OUTLETS.first + i * OUTLETS.pitch, part.z), part.size, dark)
        parts.object("flat_things", bevel=0)

    def cable_tray(self):
        parts = shapes.Parts(self.stuff.galvanised, self.stuff.coping)
        zinc, concrete = range(2)
        length = NORTH + TRAY_LONGER
        for side in (-1, 1):
            parts.box(on_flat(TRAY_X + side * TRAY_SIDE.x, NORTH / 2, TRAY_SIDE.z), (TRAY_SIDE.thick, length, TRAY_SIDE.height), zinc)
        parts.box(on_flat(TRAY_X, NORTH / 2, TRAY_BED.z), (TRAY_BED.width, length, TRAY_BED.thick), zinc)
        for i in range(int(length / TRAY_FEET.pitch)):
            y = TRAY_FEET.first + i * TRAY_FEET.pitch
            parts.box(on_flat(TRAY_X, y, TRAY_FEET.post_z), TRAY_FEET.post, zinc)
            parts.box(on_flat(TRAY_X, y, TRAY_FEET.block_z), TRAY_FEET.block, concrete)
        for i in range(int((NORTH + TRAY_LIDS.longer) / TRAY_LIDS.pitch)):
            parts.box(on_flat(TRAY_X, TRAY_LIDS.first + i * TRAY_LIDS.pitch, TRAY_LIDS.z), TRAY_LIDS.size, zinc)
        parts.object("cable_tray", bevel=0)
        for lane in range(CABLES.lanes):
            x = TRAY_X + CABLES.first + CABLES.pitch * lane
            run = [(x + self.chance.uniform(-CABLES.sway, CABLES.sway), CABLES.south + i * CABLES.step,
                    FLAT_LEVEL + CABLES.z + self.chance.uniform(0, CABLES.rise)) for i in range(int(NORTH / CABLES.step) + CABLES.more)]
            shapes.tube("cable", run, CABLES.radius, self.stuff.dark)

    def pipes(self):
        west, length = -FLAT_WIDTH, NORTH + PIPES_LONGER
        for name, pipe in (("main", MAIN), ("branch", BRANCH)):
            shapes.drum(name, on_flat(west + pipe.x, NORTH / 2, pipe.z), pipe.radius, length, self.stuff.pipe, "Y", pipe.segments, bevel=0)
        parts = shapes.Parts(self.stuff.coping, self.stuff.pipe)
        concrete, pipe = range(2)
        for i in range(SADDLES.count):
            parts.box(on_flat(west + SADDLES.x, SADDLES.first + i * SADDLES.pitch, SADDLES.z), SADDLES.size, concrete)
        for y in COWLS.along:
            x = west + COWLS.x
            parts.box(on_flat(x, y, COWL_CURB.z), COWL_CURB.size, concrete)
            parts.drum(on_flat(x, y, COWL_PIPE.z), COWL_PIPE.radius, COWL_PIPE.height, pipe)
            parts.drum(on_flat(x, y, COWL_HAT.z), COWL_HAT.radius, COWL_HAT.height, pipe, top=COWL_HAT.top)
        parts.object("pipe_things", bevel=0)

    def station(self):
        """Three inverters under a small roof, facing south."""
        x0, y0 = STATION.x, STATION.y

        def board(name, part, material, bevel):
            shapes.box(name, on_flat(x0, y0 + part.y, part.z), part.size, material, bevel)

        board("station_wall", STATION_WALL, self.stuff.wall, bevel=.01)
        board("station_roof", STATION_ROOF, self.stuff.coping, bevel=.01)
        board("station_pad", STATION_PAD, self.stuff.coping, bevel=.02)
        for j, reading in zip((-1, 0, 1), self.readings):
            x = x0 + UNITS.x + j * UNITS.pitch
            unit = inverter(UNITS.model, reading=reading)
            unit.location, unit.scale = on_flat(x, y0, UNITS.z), (UNITS.scale,) * 3
            for dx, dy, dz in mouths(UNITS.model, UNITS.scale)[:CONDUITS.each]:
                top = UNITS.z + dz
                at = on_flat(x + dx, y0 + dy, (top + CONDUITS.foot) / 2)
                shapes.drum("conduit", at, CONDUITS.radius, top - CONDUITS.foot, self.stuff.galvanised, segments=16)
        self.cabinet(x0 + CABINET.x, y0)
        board("station_tray", STATION_TRAY, self.stuff.galvanised, bevel=.005)
        link, east = STATION_LINK, x0 + STATION_LINK.east
        size = (abs(TRAY_X - east) + link.longer, link.width, link.height)
        shapes.box("station_link", on_flat((east + TRAY_X) / 2, y0 + link.y, link.z), size, self.stuff.galvanised, bevel=.005)

    def cabinet(self, x, y):
        """The steel box where the three are joined."""
        steel = surfaces.worn("cabinet", CABINET_GREY, low=.38, high=.55, scale=5)
        shapes.box("cabinet", on_flat(x, y + CABINET.y, CABINET.z), CABINET.size, steel, bevel=.006)
        shapes.box("cabinet_door", on_flat(x, y + CABINET_DOOR.y, CABINET.z), CABINET_DOOR.size, steel, bevel=.005)
        lock = on_flat(x + CABINET_LOCK.x, y + CABINET_LOCK.y, CABINET.z)
        shapes.drum("cabinet_lock", lock, CABINET_LOCK.radius, CABINET_LOCK.length, self.stuff.dark, "Y", segments=20)
        shapes.drum("cabinet_conduit", on_flat(x, y + CABINET.y, .58), .024, .76, self.stuff.galvanised, segments=16)

    def patches(self):
        bitumen = surfaces.concrete("patch", PATCH, scale=2.4, bump=.5, variance=.3, roughness=.9, dirt=PATCH_DUST, stains=.6)
        for (x, y), (wide, deep) in PATCHES:
            turn = (0, 0, self.chance.uniform(-.12, .12))
            shapes.box("patch", on_flat(x, y, PATCH_Z), (wide, deep, PATCH_THICK), bitumen, bevel=.001, turn=turn)

    def racks(self):
        """Rows of modules that face south, on ballast."""
        stand, chance = shapes.Parts(self.stuff.galvanised, self.stuff.coping), self.chance
        zinc, concrete = range(2)
        pitch = solar.MODULE_WIDTH + solar.MODULE_GAP
        middle, length = RACKS.west + RACKS.modules * pitch / 2, RACKS.modules * pitch
        for south in RACKS.south:
            slope = Matrix.Translation(on_flat(0, south, RACKS.low)) @ Matrix.Rotation(RACKS.tilt, 4, "X")
            for i in range(RACKS.modules):
                seat = Matrix.Translation((RACKS.west + (i + .5) * pitch, solar.MODULE_LENGTH / 2, 0))
                turn = Matrix.Rotation(chance.uniform(-RACKS.wobble, RACKS.wobble), 4, "X")
                for mesh in self.modules:
                    shapes.place(mesh, slope @ seat @ turn)
            for up in RACK_RAIL.up:
                y, z = south + up * math.cos(RACKS.tilt), RACKS.low + up * math.sin(RACKS.tilt) - RACK_RAIL.below
                stand.box(on_flat(middle, y, z), (length, RACK_RAIL.width, RACK_RAIL.height), zinc)
                for k in range(int(length / RACK_LEG.pitch) + 1):
                    x = RACKS.west + RACK_LEG.first + k * RACK_LEG.pitch
                    stand.box(on_flat(x, y, z / 2), (RACK_LEG.side, RACK_LEG.side, z), zinc)
                    stand.box(on_flat(x, y, BALLAST[2] / 2), BALLAST, concrete)
        stand.object("racks", bevel=0)

    def coolers(self):
        parts = shapes.Parts(self.stuff.sheet, self.stuff.dark, self.stuff.coping)
        sheet, dark, concrete = range(3)
        for y in COOLERS.along:
            parts.box(on_flat(COOLERS.x, y, COOLERS.z), COOLERS.size, sheet)
            parts.drum(on_flat(COOLERS.x, y, COOLER_FAN.z), COOLER_FAN.radius, COOLER_FAN.height, dark, segments=28)
            parts.box(on_flat(COOLERS.x, y, COOLERS.pad_z), COOLERS.pad, concrete)
        parts.object("coolers", bevel=.01)

    def tanks(self):
        """Two ribbed tanks on a steel frame."""
        x, y = TANK_FRAME.at
        wide, deep = TANK_FRAME.size
        frame = shapes.Parts(self.stuff.pipe)
        frame.box(on_flat(x, y, TANK_FRAME.height), (wide, deep, TANK_FRAME.deck))
        for dx in (-.5, 0, .5):
            for dy in (-.5, .5):
                at = on_flat(x + dx * (wide - TANK_FRAME.leg), y + dy * (deep - TANK_FRAME.leg), TANK_FRAME.height / 2)
                frame.box(at, (TANK_FRAME.leg, TANK_FRAME.leg, TANK_FRAME.height))
        frame.object("tank_frame", bevel=0)
        ribs = [(radius, RIBS.first + rib * RIBS.pitch + up) for rib in range(RIBS.count) for radius, up in RIBS.profile]
        mesh = shapes.lathe("tank", BARREL_FOOT + ribs + BARREL_TOP, surfaces.worn("tank", TANK_BLACK, low=.3, high=.5, scale=4), segments=48)
        for across in TANKS.across:
            shapes.scatter(mesh, on_flat(across, y, TANK_FRAME.height + TANK_FRAME.deck / 2), TANKS.scale)
