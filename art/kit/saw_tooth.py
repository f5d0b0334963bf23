"""The saw-tooth roof of a factory hall, with modules on every south slope.

Metres. X points east along the teeth, Y north across them; valleys at z=0; the hall's gable wall stands at x=0.
On a slope, y runs up it and z off the sheet.
"""
import math

import bmesh
from mathutils import Matrix, Vector

from measures import measures
from . import shapes, solar, surfaces

FRAME, CELL_GAP = (.70, .70, .71), (.15, .17, .20)
CELLS = ((.004, .012, .036), (.006, .016, .046))

PITCH, RISE, LENGTH, TEETH = 7.2, 2.05, 66.0, 13
SLOPE = math.hypot(PITCH, RISE)
ANGLE = math.atan2(RISE, PITCH)
FIRST_TOOTH = -2
NORTH = TEETH * PITCH
RIB = ((0, 0), (.19, 0), (.215, .032), (.265, .032), (.29, 0))   # x, z
SHEET_FROM, SHEET_SHORT = -.25, .02
GLAZING = measures(thick=.10, lower=.1)
MULLIONS = measures(pitch=1.5, out=.06, width=.06, thick=.05)
GUTTER = measures(y=.12, z=-.04, width=.42, depth=.10)
RIDGE = measures(y=-.06, z=.03, width=.34, thick=.05)
DOWNPIPE = measures(out=.07, y=.15, radius=.055, length=1.3)
GABLE, UPSTAND = .28, .30
GABLE_FOOT, GABLE_TOP, GABLE_LAP = -1.2, .3, .02
COPING = measures(thick=.09, over=.06, low=-.02, bend=-.32, bend_top=-.34, nose=.07)   # from the tooth's start, then from its end

BLOCK, WALKWAY = 9, .85              # modules side by side, then a way between
ARRAY = measures(west=1.25, east=1.6, low=1.72, rows=2, lift=.11, tilts=(.0022, .0015))   # tilts: how far modules are out of true
RAILS = measures(up=(2.2, 3.5, 4.5, 5.8), z=.075, shorter=2.2, width=.045, height=.05)
STRIPS = measures(count=6, z=.036, width=.62, shorter=.5, thick=.012)
TRUNKING = measures(y=1.5, z=.07, shorter=1, width=.11, height=.07)
TRUNKING_DROP = measures(at=(.6, .75, .07), size=(.11, 1.5, .07))
VENTS = measures(count=8, first=3.1, pitch=8.0, shift=1.6, east=1, below_ridge=.62, scale=.8)
VENT_CURB = measures(z=.05, size=(.68, .68, .10))


def on_slope(tooth):
    """Slope coordinates: x along the tooth, y up the slope, z off the sheet."""
    return Matrix.Translation((0, tooth * PITCH, 0)) @ Matrix.Rotation(ANGLE, 4, "X")


class SawTooth:
    """Teeth of the factory's `stuff`."""

    def __init__(self, stuff, chance):
        self.stuff, self.chance = stuff, chance
        self.modules = solar.module_meshes(solar.glass(dust=.045, busbar=.22, gap_colour=CELL_GAP, cells=CELLS, coat=.8),
                                           surfaces.plain("frame", FRAME, roughness=.30, metallic=1))
        self.vent = solar.turbine_vent(stuff.galvanised)
        self.cladding = self.ribbed_sheet()
        for tooth in range(FIRST_TOOTH, TEETH):
            self.tooth(tooth)

    def ribbed_sheet(self, step=.30):
        bm = bmesh.new()
        profile = [(i * step + x, z) for i in range(round(LENGTH / step)) for x, z in RIB]
        low = [bm.verts.new((x, SHEET_FROM, z)) for x, z in profile]
        high = [bm.verts.new((x, SLOPE - SHEET_SHORT, z)) for x, z in profile]
        for i in range(len(profile) - 1):
            bm.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
        return shapes.to_mesh(bm, "cladding", self.stuff.sheet)

    def tooth(self, k):
        slope = on_slope(k)
        shapes.place(self.cladding, slope)
        middle, start, end = LENGTH / 2, k * PITCH, (k + 1) * PITCH
        parts = shapes.Parts(self.stuff.glazing, self.stuff.galvanised, self.stuff.sheet, self.stuff.dark)
        glazing, zinc, sheet, dark = range(4)
        parts.box((middle, end, RISE / 2 - GLAZING.lower), (LENGTH, GLAZING.thick, RISE), glazing)
        parts.box((middle, start + GUTTER.y, GUTTER.z), (LENGTH, GUTTER.width, GUTTER.depth), zinc)
        parts.box((middle, end + RIDGE.y, RISE + RIDGE.z), (LENGTH, RIDGE.width, RIDGE.thick), sheet)
        for i in range(round(LENGTH / MULLIONS.pitch)):
            at = (i * MULLIONS.pitch, end + MULLIONS.out, RISE / 2 - GLAZING.lower)
            parts.box(at, (MULLIONS.width, MULLIONS.thick, RISE), sheet)
        if k:
            parts.drum((-GABLE - DOWNPIPE.out, start + DOWNPIPE.y, -DOWNPIPE.length / 2), DOWNPIPE.radius, DOWNPIPE.length, dark)
        parts.object("tooth", bevel=0)
        self.lay_modules(slope)
        self.on_sheet(slope, k)
        self.gable_end(start, end)

    def lay_modules(self, slope):
        x, count = ARRAY.west, 0
        while x < LENGTH - ARRAY.east:
            for row in range(ARRAY.rows):
                y = ARRAY.low + solar.MODULE_LENGTH / 2 + row * (solar.MODULE_LENGTH + solar.MODULE_GAP)
                seat = Matrix.Translation((x + solar.MODULE_WIDTH / 2, y, ARRAY.lift))
                along, across = (Matrix.Rotation(self.chance.uniform(-tilt, tilt), 4, axis) for tilt, axis in zip(ARRAY.tilts, "XY"))
                for mesh in self.modules:
                    shapes.place(mesh, slope @ seat @ (along @ across))
            count += 1
            x += solar.MODULE_WIDTH + solar.MODULE_GAP + (WALKWAY if count % BLOCK == 0 else 0)

    def on_sheet(self, slope, k):
        """Rails, fibreglass strips in the walkways, a cable to the gable, ventilators along the ridge."""
        parts = shapes.Parts(self.stuff.galvanised, self.stuff.skylight, self.stuff.sheet, self.stuff.dark)
        zinc, skylight, sheet, _ = range(4)
        for y in RAILS.up:
            parts.box((LENGTH / 2, y, RAILS.z), (LENGTH - RAILS.shorter, RAILS.width, RAILS.height), zinc)
        for i in range(STRIPS.count):
            x = ARRAY.west + (i + 1) * (BLOCK * (solar.MODULE_WIDTH + solar.MODULE_GAP)) + i * WALKWAY + WALKWAY / 2
            parts.box((x, SLOPE / 2, STRIPS.z), (STRIPS.width, SLOPE - STRIPS.shorter, STRIPS.thick), skylight)
        parts.box((LENGTH / 2, TRUNKING.y, TRUNKING.z), (LENGTH - TRUNKING.shorter, TRUNKING.width, TRUNKING.height), zinc)
        parts.box(TRUNKING_DROP.at, TRUNKING_DROP.size, zinc)
        for i in range(VENTS.count):
            x, y = VENTS.first + i * VENTS.pitch + (VENTS.shift if k % 2 else 0), SLOPE - VENTS.below_ridge
            if x < LENGTH - VENTS.east:
                parts.box((x, y, VENT_CURB.z), VENT_CURB.size, sheet)
                shapes.scatter(self.vent, slope @ Vector((x, y, 0)), VENTS.scale, self.chance.random() * shapes.ANY_WAY)
        parts.object("on_sheet", bevel=0).matrix_world = slope

    def gable_end(self, start, end):
        low, high = UPSTAND, RISE + UPSTAND
        wall = [(start, GABLE_FOOT), (end, GABLE_FOOT), (end, high), (end - GABLE_TOP, high), (start, low + GABLE_LAP)]
        shapes.prism("gable", wall, -GABLE, 0, self.stuff.wall, "X")
        c, top = COPING, COPING.thick
        coping = [(start + c.low, low), (start + c.low, low + top), (end + c.bend_top, high + top), (end + c.nose, high + top),
                  (end + c.nose, high), (end + c.bend, high)]
        shapes.prism("gable_coping", coping, -GABLE - c.over, c.over, self.stuff.coping, "X")
