"""A saw-tooth factory hall with modules on every south slope, and the flat roof beside it.

X points east along the teeth, Y north across them; valleys at z=0; the hall's gable wall stands at x=0.
"""
import math

import bmesh
from mathutils import Matrix, Vector

from flare import inverter
from . import shapes, solar, surfaces

PITCH, RISE, LENGTH, TEETH = 7.2, 2.05, 66.0, 13
SLOPE = math.hypot(PITCH, RISE)
ANGLE = math.atan2(RISE, PITCH)
FIRST_TOOTH = -2
GABLE, UPSTAND = .28, .30
FLAT_WIDTH, FLAT_LEVEL = 17.0, -1.15
NORTH = TEETH * PITCH
BLOCK, WALKWAY = 9, .85
STATION = dict(x=-3.2, y=17.6)
TRAY_X = -1.35


def on_slope(tooth):
    """Slope coordinates: x along the tooth, y up the slope, z off the sheet."""
    return Matrix.Translation((0, tooth * PITCH, 0)) @ Matrix.Rotation(ANGLE, 4, "X")


class Factory:
    def __init__(self, chance):
        self.chance = chance
        self.sheet = surfaces.concrete("sheet", (.62, .64, .655), .5, .02, .12, .42, .34, (.42, .38, .33))
        self.skylight = surfaces.plain("skylight", (.74, .76, .66), .35)
        self.glazing = surfaces.plain("glazing", (.25, .32, .34), .12, specular=.6)
        self.flat = surfaces.concrete("cool_roof", (.60, .585, .555), .35, .25, .16, .8, dirt=(.36, .32, .265), stains=.42)
        self.wall = surfaces.concrete("gable", (.62, .595, .55), 1.1, .25, .10, .85, .55, (.34, .29, .24))
        self.coping = surfaces.concrete("coping", (.74, .725, .69), 1.5, .3, .12, streaks=.3)
        self.galvanised = surfaces.worn("galvanised", (.62, .63, .64), .28, .5, 6, 1)
        self.pipe = surfaces.worn("pipe", (.42, .43, .44), .35, .5, 5, .6)
        self.dark = surfaces.plain("dark", (.02, .02, .022), .5)
        self.joint = surfaces.plain("joint", (.36, .34, .31), .9)
        self.modules = solar.module_meshes(
            solar.glass(dust=.045, busbar=.22, gap_colour=(.15, .17, .20), cells=((.004, .012, .036), (.006, .016, .046)), coat=.8),
            surfaces.plain("frame", (.70, .70, .71), .30, 1))
        self.vent = solar.turbine_vent(self.galvanised)
        self.cladding = self.ribbed_sheet()
        for tooth in range(FIRST_TOOTH, TEETH):
            self.tooth(tooth)
        for build in (self.flat_roof, self.cable_tray, self.pipes, self.station, self.plant):
            build()

    def ribbed_sheet(self, step=.30):
        bm = bmesh.new()
        profile = []
        for i in range(round(LENGTH / step)):
            x = i * step
            profile += [(x, 0), (x + .19, 0), (x + .215, .032), (x + .265, .032), (x + .29, 0)]
        low = [bm.verts.new((x, -.25, z)) for x, z in profile]
        high = [bm.verts.new((x, SLOPE - .02, z)) for x, z in profile]
        for i in range(len(profile) - 1):
            bm.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
        return shapes.to_mesh(bm, "cladding", self.sheet)

    def tooth(self, k):
        slope = on_slope(k)
        shapes.place(self.cladding, slope)
        middle = LENGTH / 2
        parts = shapes.Parts(self.glazing, self.galvanised, self.sheet, self.dark)
        parts.box((middle, (k + 1) * PITCH, RISE / 2 - .1), (LENGTH, .10, RISE), 0)
        parts.box((middle, k * PITCH + .12, -.04), (LENGTH, .42, .10), 1)
        parts.box((middle, (k + 1) * PITCH - .06, RISE + .03), (LENGTH, .34, .05), 2)
        for i in range(round(LENGTH / 1.5)):
            parts.box((i * 1.5, (k + 1) * PITCH + .06, RISE / 2 - .1), (.06, .05, RISE), 2)
        if k:
            parts.drum((-GABLE - .07, k * PITCH + .15, -.65), .055, 1.3, 3)
        parts.object("tooth", 0)
        self.lay_modules(slope)
        self.on_sheet(slope, k)
        self.gable_end(k)

    def lay_modules(self, slope):
        x, count = 1.25, 0
        while x < LENGTH - 1.6:
            for row in range(2):
                y = 1.72 + solar.MODULE_LENGTH / 2 + row * (solar.MODULE_LENGTH + .02)
                seat = Matrix.Translation((x + solar.MODULE_WIDTH / 2, y, .11))
                tilt = Matrix.Rotation(self.chance.uniform(-.0022, .0022), 4, "X") @ Matrix.Rotation(self.chance.uniform(-.0015, .0015), 4, "Y")
                for mesh in self.modules:
                    shapes.place(mesh, slope @ seat @ tilt)
            count += 1
            x += solar.MODULE_WIDTH + .02 + (WALKWAY if count % BLOCK == 0 else 0)

    def on_sheet(self, slope, k):
        """Rails, fibreglass strips in the walkways, a cable to the gable, ventilators along the ridge."""
        parts = shapes.Parts(self.galvanised, self.skylight, self.sheet, self.dark)
        for y in (2.2, 3.5, 4.5, 5.8):
            parts.box((LENGTH / 2, y, .075), (LENGTH - 2.2, .045, .05), 0)
        for i in range(6):
            x = 1.25 + (i + 1) * (BLOCK * (solar.MODULE_WIDTH + .02)) + i * WALKWAY + WALKWAY / 2
            parts.box((x, SLOPE / 2, .036), (.62, SLOPE - .5, .012), 1)
        parts.box((LENGTH / 2, 1.5, .07), (LENGTH - 1, .11, .07), 0)
        parts.box((.6, .75, .07), (.11, 1.5, .07), 0)
        for i in range(8):
            x = 3.1 + i * 8.0 + (1.6 if k % 2 else 0)
            if x < LENGTH - 1:
                parts.box((x, SLOPE - .62, .05), (.68, .68, .10), 2)
                shapes.scatter(self.vent, slope @ Vector((x, SLOPE - .62, 0)), .8, self.chance.random() * 6)
        parts.object("on_sheet", 0).matrix_world = slope

    def gable_end(self, k):
        start, end, up = k * PITCH, (k + 1) * PITCH, UPSTAND
        shapes.prism("gable", [(start, -1.2), (end, -1.2), (end, RISE + up), (end - .3, RISE + up), (start, up + .02)], -GABLE, 0, self.wall, "X")
        shapes.prism("gable_coping", [(start - .02, up), (start - .02, up + .09), (end - .34, RISE + up + .09), (end + .07, RISE + up + .09),
                                      (end + .07, RISE + up), (end - .32, RISE + up)], -GABLE - .06, .06, self.coping, "X")

    def flat_roof(self):
        west, level = -FLAT_WIDTH, FLAT_LEVEL
        middle, span, reach = west / 2, FLAT_WIDTH, NORTH + 60
        shapes.box("flat", (middle, NORTH / 2 - 12, level - .2), (span, reach, .4), self.flat, 0)
        parts = shapes.Parts(self.joint, self.wall, self.coping, self.dark)
        for i in range(1, 5):
            parts.box((west + i * 3.6, NORTH / 2 - 12, level + .002), (.016, reach - 20, .004), 0)
        for i in range(28):
            parts.box((middle, -30 + i * 4.4, level + .002), (span, .016, .004), 0)
        for centre, size in (((west, NORTH / 2 - 12), (.25, reach - 20)), ((middle, NORTH + 8), (span, .25))):
            parts.box((*centre, level + .5), (*size, 1.0), 1)
            parts.box((*centre, level + 1.03), (size[0] + .11, size[1] + .11, .07), 2)
        for i in range(12):
            y = -6 + i * 8.8
            parts.box((west + .16, y, level + .06), (.1, .35, .12), 3)
            parts.box((west + .9, y, level + .004), (.34, .34, .006), 3)
        for i in range(20):
            parts.box((-7.2 + .08 * (i % 3), 3 + i * 3.1, level + .02), (.62, .62, .04), 2)
        parts.object("flat_things", 0)

    def cable_tray(self):
        level = FLAT_LEVEL
        parts = shapes.Parts(self.galvanised, self.coping)
        for dx in (-.16, .16):
            parts.box((TRAY_X + dx, NORTH / 2, level + .30), (.012, NORTH + 6, .09))
        parts.box((TRAY_X, NORTH / 2, level + .27), (.30, NORTH + 6, .008))
        for i in range(int((NORTH + 6) / 2.4)):
            parts.box((TRAY_X, -2.4 + i * 2.4, level + .13), (.05, .05, .26))
            parts.box((TRAY_X, -2.4 + i * 2.4, level + .05), (.36, .30, .10), 1)
        for i in range(int((NORTH + 3) / 5.4)):
            parts.box((TRAY_X, -.6 + i * 5.4, level + .352), (.34, 4.75, .012))
        parts.object("cable_tray", 0)
        for lane in range(4):
            run = [(TRAY_X - .09 + .055 * lane + self.chance.uniform(-.01, .01), -3 + i * 1.5, level + .30 + self.chance.uniform(0, .012))
                   for i in range(int(NORTH / 1.5) + 3)]
            shapes.tube("cable", run, .018, self.dark)

    def pipes(self):
        level, west = FLAT_LEVEL, -FLAT_WIDTH
        shapes.drum("main", (west + .75, NORTH / 2, level + .22), .055, NORTH + 6, self.pipe, "Y", 20, 0)
        shapes.drum("branch", (west + .95, NORTH / 2, level + .18), .03, NORTH + 6, self.pipe, "Y", 16, 0)
        parts = shapes.Parts(self.coping, self.pipe)
        for i in range(20):
            parts.box((west + .85, -4 + i * 4.6, level + .07), (.5, .22, .14))
        for y in (9, 31, 53, 70):
            parts.box((west + 2.2, y, level + .25), (.5, .5, .5))
            parts.drum((west + 2.2, y, level + .75), .10, .6, 1)
            parts.drum((west + 2.2, y, level + 1.1), .22, .12, 1, top=.05)
        parts.object("pipe_things", 0)

    def station(self):
        """Three inverters under a small roof, facing south."""
        x0, y0, level = STATION["x"], STATION["y"], FLAT_LEVEL
        shapes.box("station_wall", (x0, y0 + .12, level + 1.1), (3.3, .24, 2.2), self.wall, .01)
        shapes.box("station_roof", (x0, y0 - .02, level + 2.24), (3.6, .62, .07), self.coping, .01)
        shapes.box("station_pad", (x0, y0 - .5, level + .06), (3.9, 1.6, .12), self.coping, .02)
        for j in (-1, 0, 1):
            unit = inverter("10.2", reading="8.7")
            unit.location, unit.scale = (x0 + j * .95, y0, level + 1.42), (1.15,) * 3
            for dx in (-.08, .1):
                shapes.drum("conduit", (x0 + j * .95 + dx, y0 - .06, level + .62), .02, .98, self.galvanised, segments=16)
        shapes.box("station_tray", (x0, y0 - .10, level + .20), (3.2, .14, .12), self.galvanised, .005)
        east = x0 + 1.6
        shapes.box("station_link", ((east + TRAY_X) / 2, y0 - .10, level + .28), (abs(TRAY_X - east) + .3, .22, .06), self.galvanised, .005)

    def plant(self):
        """Air handling and tanks at the far end."""
        level = FLAT_LEVEL
        parts = shapes.Parts(self.sheet, self.galvanised, self.dark, self.coping)
        parts.box((-12.2, 63, level + 1.1), (3.4, 2.2, 1.7))
        for i in range(9):
            parts.box((-12.2, 61.88, level + .5 + i * .15), (2.6, .03, .05), 2)
        parts.box((-8.2, 63, level + 1.2), (5.2, .8, .7), 1)
        parts.box((-5.6, 60.4, level + 1.2), (.8, 5.8, .7), 1)
        for x in (-10.2, -8, -5.6):
            parts.box((x, 62.6, level + .4), (.1, .1, .9), 2)
        for y in (38, 41.2, 44.4):
            parts.box((-14.2, y, level + .62), (.9, 1.5, 1.1))
            parts.drum((-14.2, y, level + 1.19), .36, .06, 2, segments=28)
            parts.box((-14.2, y, level + .04), (1.2, 1.8, .08), 3)
        parts.box((-12.9, 73.5, level + .6), (4.4, 2.4, 1.2), 3)
        for x in (-13.8, -12.0):
            parts.drum((x, 73.5, level + 2.2), .95, 2.0, 2, segments=48)
            parts.drum((x, 73.5, level + 3.28), .9, .2, 2, segments=48, top=.36)
        parts.object("plant", .01)
