"""The stair head of a Delhi roof: door, inverter, window with a lamp behind it, tanks on top.

Metres and watts, measured from the left end of the front wall; y runs into the house.
"""
import bpy

from flare import area, inverter
from measures import measures
from . import dwelling, shapes, surfaces
from .dwelling import Opening

PLASTER, PLASTER_RUNS, TRIM, TRIM_RUNS = (.72, .66, .58), (.36, .30, .25), (.58, .53, .47), (.25, .21, .18)
ZINC, IRON, TANK_BLACK = (.56, .56, .57), (.03, .028, .027), (.014, .014, .015)
DOOR_PAINT, WINDOW_PAINT, ROOM, DRAPE = (.045, .115, .120), (.06, .10, .10), (.70, .50, .32), (.62, .40, .22)
WARM, BULB_MILK, BULB_LIGHT = (1, .58, .27), (1, .8, .6), (1, .62, .30)

WIDTH, DEPTH, HEIGHT, WALL = 4.3, 3.8, 2.72, .22
DOOR = Opening(start=2.75, sill=0, end=3.65, head=2.08)
WINDOW = Opening(start=.55, sill=1.05, end=1.65, head=1.95)
BACK = measures(narrower=.1, thick=.2)
SLAB = measures(wider=.7, deeper=.8, thick=.16)
PLINTH = measures(out=.012, wider=.03, thick=.03, height=.18)
STEP = measures(x=3.2, reach=.56, width=1.3, height=.12)
CHAJJA = measures(above=.16, wider=.4, thick=.07, over_door=.50, over_window=.40)

LEAF = measures(plane=.13, narrower=.1, shorter=.06, base=.02)
DOOR_FRAME = measures(plane=.08, width=.07)
BOLT = measures(x=-.3, y=.075, z=1.02, radius=.012, length=.2)   # x: from the door's middle
WINDOW_FRAME = measures(plane=.12, panes=2, bars=6)
SILL = measures(out=.03, below=.03, wider=.2, depth=.16, thick=.05)
ROOM_WALL = measures(y=1.6, z=1.4, size=(2.2, .05, 2.4))
CURTAIN = measures(plane=.36, beside=.05, past=.1, left=.42, right=.30)
ROOM_LAMP = measures(y=.9, below_slab=.3, aim_y=1.1, size=.5, power=16)

INVERTER_AT, INVERTER_Z, INVERTER_SCALE = 2.2, 1.50, 1.15
CONDUITS = measures(off=(-.09, .08), y=-.05, z=.66, radius=.0125, length=1.02)
SADDLES = measures(heights=(.35, .85), y=-.03, size=(.05, .06, .018))
TRUNKING = measures(x=-.7, y=-.03, z=.16, size=(1.6, .06, .06))   # x: from the inverter's middle
LAMP = measures(x=3.2, z=2.42, base_y=-.02, base_radius=.085, base_thick=.04, bulb_y=-.07, bulb_radius=.06)
GLOW = measures(y=-.2, z=2.40, radius=.06, power=7)

# The tanks' barrel: radius, height; a rib is measured from its foot.
BARREL_FOOT = [(.50, 0), (.545, .04)]
RIBS = measures(count=5, first=.10, pitch=.19, profile=((.55, 0), (.565, .025), (.565, .055), (.55, .08), (.545, .15)))
BARREL_TOP = [(.55, 1.06), (.50, 1.14), (.32, 1.21), (.24, 1.22), (.24, 1.30), (.22, 1.32), (.03, 1.335)]
TANKS = measures(across=(1.15, 2.55), y=1.5, segments=64)
BEARERS = measures(apart=.28, size=(1.15, .14, .12))
PIPE = measures(radius=.022, x=.3, tank_y=1.06, y=.82, z=.22, end_z=.04)   # x: from the tank's middle
MANIFOLD = measures(start=1.45, z=.05, past=.24, drop=.1, bend=.3, wall=.06, end_z=.1)
MAST = measures(at=(3.75, 2.6), radius=.02, height=1.6)
DIPOLES = measures(lengths=(.9, .75, .6, .5), top=1.55, pitch=.16, radius=.006)


class StairHead:
    """Front wall in the plane y = `y`, left corner at `x`."""

    def __init__(self, x, y, mast=True):
        self.x, self.y = x, y
        self.plaster = surfaces.concrete("plaster", PLASTER, scale=1.7, bump=.22, variance=.07, roughness=.88, streaks=.16, dirt=PLASTER_RUNS)
        self.trim = surfaces.concrete("trim", TRIM, scale=2.2, bump=.3, variance=.12, roughness=.85, streaks=.3, dirt=TRIM_RUNS)
        self.steel = surfaces.worn("galvanised", ZINC, low=.3, high=.5, scale=8, metallic=1)
        self.dark = surfaces.plain("iron", IRON, roughness=.5)
        self.build()
        if mast:
            self.roof_mast()

    def build(self):
        self.shell()
        self.door()
        self.window()
        self.mount_inverter()
        self.mount_lamp()
        self.tanks()

    def at(self, x, y=0.0, z=0.0):
        return (self.x + x, self.y + y, z)

    def shell(self):
        dwelling.pierced_wall("front", self.at(0), WIDTH, HEIGHT, [DOOR, WINDOW], self.plaster, WALL)
        for x in (WALL / 2, WIDTH - WALL / 2):
            shapes.box("flank", self.at(x, DEPTH / 2 + WALL / 2, HEIGHT / 2), (WALL, DEPTH - WALL, HEIGHT), self.plaster)
        shapes.box("back", self.at(WIDTH / 2, DEPTH, HEIGHT / 2), (WIDTH - BACK.narrower, BACK.thick, HEIGHT), self.plaster)
        size = (WIDTH + SLAB.wider, DEPTH + SLAB.deeper, SLAB.thick)
        shapes.box("slab", self.at(WIDTH / 2, DEPTH / 2, HEIGHT + SLAB.thick / 2), size, self.trim, bevel=.012)
        size = (WIDTH + PLINTH.wider, PLINTH.thick, PLINTH.height)
        shapes.box("plinth", self.at(WIDTH / 2, -PLINTH.out, PLINTH.height / 2), size, self.trim, bevel=.006)
        shapes.box("step", self.at(STEP.x, -STEP.reach / 2, STEP.height / 2), (STEP.width, STEP.reach, STEP.height), self.trim, bevel=.012)
        for hole, reach in ((DOOR, CHAJJA.over_door), (WINDOW, CHAJJA.over_window)):
            centre = self.at(hole.middle, -reach / 2, hole.head + CHAJJA.above)
            shapes.box("chajja", centre, (hole.width + CHAJJA.wider, reach, CHAJJA.thick), self.trim, bevel=.008)

    def door(self):
        paint = surfaces.worn("door_paint", DOOR_PAINT, low=.38, high=.6, scale=5)
        middle = self.x + DOOR.middle
        size = (DOOR.width - LEAF.narrower, DOOR.head - LEAF.shorter)
        dwelling.panelled_door("door", middle, self.y + LEAF.plane, *size, paint, LEAF.base)
        frame = DOOR.shifted(along=self.x)
        dwelling.window_frame("door_frame", frame, self.y + DOOR_FRAME.plane, paint, panes=1, width=DOOR_FRAME.width)
        shapes.drum("bolt", (middle + BOLT.x, self.y + BOLT.y, BOLT.z), BOLT.radius, BOLT.length, self.steel, "X", segments=16)

    def window(self):
        hole = WINDOW.shifted(along=self.x)
        paint = surfaces.worn("window_paint", WINDOW_PAINT, low=.4, high=.6, scale=5)
        dwelling.window_frame("window", hole, self.y + WINDOW_FRAME.plane, paint, WINDOW_FRAME.panes, WINDOW_FRAME.bars)
        size = (hole.width + SILL.wider, SILL.depth, SILL.thick)
        shapes.box("sill", (hole.middle, self.y - SILL.out, hole.sill - SILL.below), size, self.trim, bevel=.006)
        room = surfaces.plain("room", ROOM, roughness=.9)
        shapes.box("room_wall", (hole.middle, self.y + ROOM_WALL.y, ROOM_WALL.z), ROOM_WALL.size, room)
        drape = surfaces.cloth("curtain", DRAPE)
        hung = dict(sill=hole.sill - CURTAIN.past, head=hole.head + CURTAIN.past, plane=self.y + CURTAIN.plane, material=drape)
        dwelling.curtain(hole.start - CURTAIN.beside, hole.start + CURTAIN.left, **hung)
        dwelling.curtain(hole.end - CURTAIN.right, hole.end + CURTAIN.beside, **hung)
        lamp, aim = (hole.middle, self.y + ROOM_LAMP.y, HEIGHT - ROOM_LAMP.below_slab), (hole.middle, self.y + ROOM_LAMP.aim_y, 0)
        area(lamp, aim, ROOM_LAMP.size, ROOM_LAMP.power, WARM)

    def mount_inverter(self):
        product = inverter("6.2", reading="0.6")
        product.location = self.at(INVERTER_AT, 0, INVERTER_Z)
        product.scale = (INVERTER_SCALE,) * 3
        for dx in CONDUITS.off:
            x = INVERTER_AT + dx
            shapes.drum("conduit", self.at(x, CONDUITS.y, CONDUITS.z), CONDUITS.radius, CONDUITS.length, self.steel, segments=16)
            for z in SADDLES.heights:
                shapes.box("saddle", self.at(x, SADDLES.y, z), SADDLES.size, self.steel, bevel=.002)
        shapes.box("trunking", self.at(INVERTER_AT + TRUNKING.x, TRUNKING.y, TRUNKING.z), TRUNKING.size, self.steel, bevel=.004)

    def mount_lamp(self):
        milk = surfaces.plain("bulkhead", BULB_MILK, roughness=.5, emission=BULB_LIGHT, strength=9)
        shapes.drum("lamp_base", self.at(LAMP.x, LAMP.base_y, LAMP.z), LAMP.base_radius, LAMP.base_thick, self.dark, "Y")
        bulb = shapes.ball("lamp", self.at(LAMP.x, LAMP.bulb_y, LAMP.z), LAMP.bulb_radius, milk)
        bulb.visible_shadow = False
        glow = bpy.data.lights.new("lamp_glow", "POINT")
        glow.energy, glow.color, glow.shadow_soft_size = GLOW.power, WARM, GLOW.radius
        shapes.link(bpy.data.objects.new("lamp_glow", glow)).location = self.at(LAMP.x, GLOW.y, GLOW.z)

    def tanks(self):
        shell = surfaces.worn("tank", TANK_BLACK, low=.30, high=.5, scale=4)
        ribs = [(radius, RIBS.first + rib * RIBS.pitch + up) for rib in range(RIBS.count) for radius, up in RIBS.profile]
        mesh = shapes.lathe("tank", BARREL_FOOT + ribs + BARREL_TOP, shell, TANKS.segments)
        top, thick = HEIGHT + SLAB.thick, BEARERS.size[2]
        for x in TANKS.across:
            for side in (-1, 1):
                shapes.box("bearer", self.at(x, TANKS.y + side * BEARERS.apart, top + thick / 2), BEARERS.size, self.trim, bevel=.006)
            shapes.scatter(mesh, self.at(x, TANKS.y, top + thick))
            outlet = ((PIPE.tank_y, PIPE.z), (PIPE.y, PIPE.z), (PIPE.y, PIPE.end_z))
            shapes.tube("pipe", [self.at(x + PIPE.x, y, top + z) for y, z in outlet], PIPE.radius, self.steel)
        past, wall = WIDTH + MANIFOLD.past, WIDTH + MANIFOLD.wall
        run = ((MANIFOLD.start, top + MANIFOLD.z), (past, top + MANIFOLD.z), (past, HEIGHT - MANIFOLD.drop),
               (wall, HEIGHT - MANIFOLD.bend), (wall, MANIFOLD.end_z))
        shapes.tube("manifold", [self.at(x, PIPE.y, z) for x, z in run], PIPE.radius, self.steel)

    def roof_mast(self):
        base = HEIGHT + SLAB.thick
        shapes.drum("mast", self.at(*MAST.at, base + MAST.height / 2), MAST.radius, MAST.height, self.steel, segments=12)
        for k, length in enumerate(DIPOLES.lengths):
            at = self.at(*MAST.at, base + DIPOLES.top - k * DIPOLES.pitch)
            shapes.drum("dipole", at, DIPOLES.radius, length, self.steel, "X", segments=8, bevel=0)
