"""The flat roof beside the factory's hall: cable tray, pipes, the inverters, the plant at its far end.

Metres. X points east, the hall's gable wall stands at x=0; Y north; heights are measured from the roof's level.
"""
from flare import inverter
from measures import measures
from . import shapes
from .saw_tooth import NORTH

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
SLABS = measures(count=20, x=-7.2, askew=.08, repeat=3, first=3, pitch=3.1, z=.02, size=(.62, .62, .04))   # a path, a little crooked

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
UNITS = measures(model="10.2", reading="8.7", pitch=.95, z=1.42, scale=1.15)
CONDUITS = measures(off=(-.08, .1), y=-.06, z=.62, radius=.02, length=.98)

# At the flat roof's far end.
HANDLER = measures(at=(-12.2, 63, 1.1), size=(3.4, 2.2, 1.7))
LOUVRES = measures(count=9, y=61.88, first=.5, pitch=.15, size=(2.6, .03, .05))
DUCTS = (((-8.2, 63, 1.2), (5.2, .8, .7)), ((-5.6, 60.4, 1.2), (.8, 5.8, .7)))   # middle, size
DUCT_LEGS = measures(across=(-10.2, -8, -5.6), y=62.6, z=.4, size=(.1, .1, .9))
COOLERS = measures(along=(38, 41.2, 44.4), x=-14.2, z=.62, size=(.9, 1.5, 1.1), pad_z=.04, pad=(1.2, 1.8, .08))
COOLER_FAN = measures(z=1.19, radius=.36, height=.06)
TANK_BASE = measures(at=(-12.9, 73.5, .6), size=(4.4, 2.4, 1.2))
TANKS = measures(across=(-13.8, -12.0), y=73.5, z=2.2, radius=.95, height=2.0)
TANK_LID = measures(z=3.28, radius=.9, top=.36, height=.2)


def on_flat(x, y, z):
    return x, y, FLAT_LEVEL + z


class FlatRoof:
    """A roof of the factory's `stuff`."""

    def __init__(self, stuff, chance):
        self.stuff, self.chance = stuff, chance
        for build in (self.floor, self.cable_tray, self.pipes, self.station, self.plant):
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
        for i in range(SLABS.count):
            at = on_flat(SLABS.x + SLABS.askew * (i % SLABS.repeat), SLABS.first + i * SLABS.pitch, SLABS.z)
            parts.box(at, SLABS.size, coping)
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
        for j in (-1, 0, 1):
            x = x0 + j * UNITS.pitch
            unit = inverter(UNITS.model, reading=UNITS.reading)
            unit.location, unit.scale = on_flat(x, y0, UNITS.z), (UNITS.scale,) * 3
            for dx in CONDUITS.off:
                at = on_flat(x + dx, y0 + CONDUITS.y, CONDUITS.z)
                shapes.drum("conduit", at, CONDUITS.radius, CONDUITS.length, self.stuff.galvanised, segments=16)
        board("station_tray", STATION_TRAY, self.stuff.galvanised, bevel=.005)
        link, east = STATION_LINK, x0 + STATION_LINK.east
        size = (abs(TRAY_X - east) + link.longer, link.width, link.height)
        shapes.box("station_link", on_flat((east + TRAY_X) / 2, y0 + link.y, link.z), size, self.stuff.galvanised, bevel=.005)

    def plant(self):
        """Air handling and tanks at the far end."""
        parts = shapes.Parts(self.stuff.sheet, self.stuff.galvanised, self.stuff.dark, self.stuff.coping)
        sheet, zinc, dark, concrete = range(4)
        parts.box(on_flat(*HANDLER.at), HANDLER.size, sheet)
        for i in range(LOUVRES.count):
            at = (HANDLER.at[0], LOUVRES.y, FLAT_LEVEL + LOUVRES.first + i * LOUVRES.pitch)
            parts.box(at, LOUVRES.size, dark)
        for at, size in DUCTS:
            parts.box(on_flat(*at), size, zinc)
        for x in DUCT_LEGS.across:
            parts.box(on_flat(x, DUCT_LEGS.y, DUCT_LEGS.z), DUCT_LEGS.size, dark)
        for y in COOLERS.along:
            parts.box(on_flat(COOLERS.x, y, COOLERS.z), COOLERS.size, sheet)
            parts.drum(on_flat(COOLERS.x, y, COOLER_FAN.z), COOLER_FAN.radius, COOLER_FAN.height, dark, segments=28)
            parts.box(on_flat(COOLERS.x, y, COOLERS.pad_z), COOLERS.pad, concrete)
        parts.box(on_flat(*TANK_BASE.at), TANK_BASE.size, concrete)
        for x in TANKS.across:
            parts.drum(on_flat(x, TANKS.y, TANKS.z), TANKS.radius, TANKS.height, dark, segments=48)
            parts.drum(on_flat(x, TANKS.y, TANK_LID.z), TANK_LID.radius, TANK_LID.height, dark, segments=48, top=TANK_LID.top)
        parts.object("plant", bevel=.01)
