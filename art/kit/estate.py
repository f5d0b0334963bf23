"""The industrial estate around the factory: sheds, trees, a water tower, the town behind. Metres."""
import math

from mathutils import Matrix

from measures import measures
from . import city, shapes, sky, surfaces
from .city import Sector
from .roadside import Roadside
from .trees import Grove

GROUND = -10.5
PLAIN_AT, PLAIN_SIZE = (0, 900, GROUND - .05), (6000, 3000, .1)
SITE_MARGIN = measures(west=14, south=-80, east=12, north=16)   # kept free around the factory

SOIL, RUST_RUNS, SHED_WALL, SHED_OPENING, ROOF_LIGHT = (.28, .235, .17), (.40, .30, .22), (.60, .57, .52), (.06, .07, .08), (.72, .74, .64)
SHED_TINTS = ((.62, .64, .66), (.33, .45, .55), (.58, .55, .50), (.50, .30, .22))
TOWN_TINTS = ((.62, .60, .57), (.55, .50, .45), (.66, .64, .62), (.48, .36, .30), (.70, .67, .60))
TOWN_TRIM, TOWN_PANE, TOWN_TANK, WATER_TOWER = (.64, .62, .58), (.05, .06, .07), (.03, .03, .03), (.68, .66, .62)
WINDOW_LIGHT = (1, .64, .34), .9, .35   # colour, strength, share of the windows
STONE, BRICK, MAST_GREY = (.66, .52, .42), (.42, .20, .13), (.50, .51, .52)

SHEDS = measures(count=120, sector=Sector(140, 560, (-42, 50)), clear=36, yard=5, widths=(16, 28), lengths=(30, 64), heights=(6, 8.5))
SHED_ROOF = measures(rise=.11, eaves=.8, verge=1.2, thick=.12, above=.1)   # rise: of the width
STRIPS = measures(first=5, pitch=9, share=.36, width=.9, thick=.06, above=.08)
VENTS = measures(first=4, pitch=7, size=(1.3, 1.8, .7), above=.35)
WINDOWS = measures(first=2.6, pitch=5, size=(2.6, .2, 1.1), out=.05, below_eaves=1.5)
GATE = measures(size=(4.5, .2, 4.4), out=.06)

STOREYS, TOWER_STOREYS = (3, 4, 5), (9, 12, 15, 19)
HOUSE = measures(kinds=10, widths=(10, 18), depths=(9, 13))
TOWER = measures(widths=(16, 24), depth=15)
HOUSES = measures(count=150, sector=Sector(330, 1000, (-44, 52)), clear=12)
TOWERS = measures(count=6, sectors=[Sector(700, 1400, headings) for headings in ((-30, -17), (4, 12), (30, 46))])

LEGS = measures(count=8, circle=5, radius=.5, height=20)
RINGS = measures(heights=(6, 12.5), radius=5.5, thick=.5)
TOWER_CLEAR = 9

# Trees: where along the west wall (y, how far out), how high, which kinds. Tall ones show their boughs over the parapet.
ROW = ((66, 6, 16.6, "gum"), (79, 6, 14.4, "siris"), (84, 8.5, 15.6, "gum"), (100, 7, 14.6, "palm"), (118, 9, 13.2, "siris"), (126, 6, 14.2, "gum"))
NORTH_ROW = measures(count=10, first=-19, pitch=6.8, off=2.4, out=(9, 30), heights=(11, 15.5), kinds=("siris", "siris", "gum", "ashoka"))
WOOD = measures(count=260, sector=Sector(130, 900, (-44, 54), bend=1.4), clear=4, heights=(8, 14), kinds=("neem",) * 4 + ("siris",) * 3 + ("gum", "ashoka", "palm"))
DOME = measures(at=(-95, 420), size=9)
CHIMNEY = measures(at=(96, 395), height=31, foot=1.9, top=1.1)
MAST = measures(at=(-17, 260), height=38, foot=1.5, top=.5, bays=12, strut=.09, dishes=((33, .6), (35, .45), (30, .7)))
BEACON = measures(radius=.22, colour=(1, .10, .04), strength=14)   # on the mast, by night


class Estate:
    """`air(graph)` is the colour of the haze, `site` the rectangle (west, east, north) to keep free."""

    def __init__(self, chance, air, haze, site, night=False):
        self.chance, self.air, self.haze, self.night = chance, air, haze, night
        west, east, north = site
        self.taken = [(west - SITE_MARGIN.west, SITE_MARGIN.south, east + SITE_MARGIN.east, north + SITE_MARGIN.north)]
        for build in (self.ground, self.sheds, self.town, self.water_tower, self.landmarks, self.mast):
            build()
        self.trees(west, north)

    def hazed(self, material):
        return sky.haze(material, self.haze, self.air)

    def free(self, x, y, margin=0.0):
        return not any(a - margin < x < c + margin and b - margin < y < d + margin for a, b, c, d in self.taken)

    def ground(self):
        soil = self.hazed(surfaces.concrete("soil", SOIL, scale=.02, bump=.1, variance=.3))
        shapes.box("ground", PLAIN_AT, PLAIN_SIZE, soil, bevel=0)

    def sheds(self):
        roofs = [self.hazed(surfaces.concrete(f"shed{i}", tint, scale=.1, bump=.05, variance=.16, roughness=.5, streaks=.4, dirt=RUST_RUNS))
                 for i, tint in enumerate(SHED_TINTS)]
        walls = self.hazed(surfaces.concrete("shed_wall", SHED_WALL, scale=.2, bump=.1, variance=.12, streaks=.4))
        opening = self.hazed(surfaces.plain("shed_opening", SHED_OPENING, roughness=.4))
        strip = self.hazed(surfaces.plain("shed_strip", ROOF_LIGHT, roughness=.5))
        yard = SHEDS.yard
        for _ in range(SHEDS.count):
            x, y, _ = city.fan(self.chance, *SHEDS.sector)
            width, length, height = (self.chance.uniform(*span) for span in (SHEDS.widths, SHEDS.lengths, SHEDS.heights))
            if self.free(x, y + length / 2, SHEDS.clear):
                self.taken.append((x - width / 2 - yard, y - yard, x + width / 2 + yard, y + length + yard))
                self.shed(x, y, width, length, height, self.chance.choice(roofs), walls, opening, strip)

    def shed(self, x, y, width, length, height, roof, wall, opening, strip):
        rise, eaves = width * SHED_ROOF.rise, GROUND + height
        shapes.prism("shed", [(x - width / 2, GROUND), (x + width / 2, GROUND), (x + width / 2, eaves),
                              (x, eaves + rise), (x - width / 2, eaves)], y, y + length, wall)
        pitch = math.atan2(rise, width / 2)
        parts = shapes.Parts(roof, opening, strip)
        for side in (-1, 1):
            centre = (x + side * width / 4, y + length / 2, eaves + rise / 2 + SHED_ROOF.above)
            turn = Matrix.Rotation(side * pitch, 3, "Y")
            slope = width / 2 / math.cos(pitch)
            parts.box(centre, (slope + SHED_ROOF.eaves, length + SHED_ROOF.verge, SHED_ROOF.thick), 0, turn)
            for k in range(int(length // STRIPS.pitch)):
                spot = (centre[0], y + STRIPS.first + k * STRIPS.pitch, centre[2] + STRIPS.above)
                parts.box(spot, (width * STRIPS.share, STRIPS.width, STRIPS.thick), 2, turn)
        for k in range(int(length // VENTS.pitch)):
            parts.box((x, y + VENTS.first + k * VENTS.pitch, eaves + rise + VENTS.above), VENTS.size)
        for k in range(int(width // WINDOWS.pitch)):
            parts.box((x - width / 2 + WINDOWS.first + k * WINDOWS.pitch, y - WINDOWS.out, eaves - WINDOWS.below_eaves), WINDOWS.size, 1)
        parts.box((x, y - GATE.out, GROUND + GATE.size[2] / 2), GATE.size, 1)
        parts.object("shed_roof", bevel=0)

    def town(self):
        chance = self.chance
        trim = self.hazed(surfaces.plain("town_trim", TOWN_TRIM, roughness=.9))
        pane = self.hazed(surfaces.lit_windows("town_pane", TOWN_PANE, *WINDOW_LIGHT) if self.night else
                          surfaces.plain("town_pane", TOWN_PANE, roughness=.2))
        tank = self.hazed(surfaces.plain("town_tank", TOWN_TANK, roughness=.5))
        walls = [self.hazed(surfaces.concrete(f"town{i}", tint, scale=.12, bump=.1, variance=.15)) for i, tint in enumerate(TOWN_TINTS)]

        def kind(i):
            return walls[i % len(walls)], trim, pane, tank, pane

        houses = [city.walk_up(chance, kind(i), chance.uniform(*HOUSE.widths), chance.uniform(*HOUSE.depths), STOREYS[i % len(STOREYS)])
                  for i in range(HOUSE.kinds)]
        towers = [city.tower(chance, kind(i), chance.uniform(*TOWER.widths), TOWER.depth, storeys) for i, storeys in enumerate(TOWER_STOREYS)]
        city.settle(chance, houses, HOUSES.count, HOUSES.sector, GROUND, lambda x, y: self.free(x, y, HOUSES.clear))
        for sector in TOWERS.sectors:
            city.settle(chance, towers, TOWERS.count, sector, GROUND, sizes=(.75, 1.2))

    def water_tower(self, x=-44, y=250):
        stuff = self.hazed(surfaces.concrete("water_tower", WATER_TOWER, scale=.3, bump=.1, variance=.08, streaks=.35))
        parts = shapes.Parts(stuff)

        def drum(z, radius, height, segments, top=None):
            parts.drum((x, y, GROUND + z), radius, height, segments=segments, top=top)

        for leg in range(LEGS.count):
            a = leg * 2 * math.pi / LEGS.count
            at = (x + LEGS.circle * math.cos(a), y + LEGS.circle * math.sin(a), GROUND + LEGS.height / 2)
            parts.drum(at, LEGS.radius, LEGS.height, segments=12)
        for z in RINGS.heights:
            drum(z, RINGS.radius, RINGS.thick, segments=32)
        drum(z=21.2, radius=5.2, height=2.8, segments=48, top=8)     # the bowl's foot
        drum(z=25.2, radius=8, height=5.2, segments=48)
        drum(z=28.8, radius=8.2, height=2.0, segments=48, top=1.2)   # its roof
        drum(z=30.2, radius=1.3, height=.9, segments=24)
        parts.object("water_tower", bevel=.05)
        self.taken.append((x - TOWER_CLEAR, y - TOWER_CLEAR, x + TOWER_CLEAR, y + TOWER_CLEAR))

    def landmarks(self):
        """A dome and a brick chimney, so that no two parts of the skyline are alike."""
        stone = self.hazed(surfaces.plain("stone", STONE, roughness=.8))
        shapes.scatter(city.dome(stone), (*DOME.at, GROUND + 5), DOME.size)
        brick = self.hazed(surfaces.concrete("brick", BRICK, scale=.4, bump=.1, variance=.25))
        at = (*CHIMNEY.at, GROUND + CHIMNEY.height / 2)
        shapes.drum("chimney", at, CHIMNEY.foot, CHIMNEY.height, brick, segments=24, bevel=0, top=CHIMNEY.top)

    def mast(self):
        """A lattice mast with dishes."""
        steel = self.hazed(surfaces.plain("mast", MAST_GREY, roughness=.5))
        x, y = MAST.at

        def corner(k, share):
            half = MAST.foot + (MAST.top - MAST.foot) * share
            return (x + half * (1 if k in (0, 1) else -1), y + half * (1 if k in (1, 2) else -1), GROUND + MAST.height * share)

        for k in range(4):
            shapes.tube("mast_leg", [corner(k, 0), corner(k, 1)], MAST.strut, steel)
            for bay in range(MAST.bays):
                low, high = bay / MAST.bays, (bay + 1) / MAST.bays
                shapes.tube("mast_brace", [corner(k, low), corner((k + 1) % 4, high), corner(k, high)], MAST.strut * .6, steel)
        if self.night:
            red = surfaces.plain("beacon", BEACON.colour, emission=BEACON.colour, strength=BEACON.strength)
            shapes.ball("beacon", (x, y, GROUND + MAST.height + BEACON.radius), BEACON.radius, red)
        for z, radius in MAST.dishes:
            shapes.drum("dish", (x, y - MAST.foot, GROUND + z), radius, .35, steel, "Y", segments=24)

    def trees(self, west, north):
        chance, grove, roadside = self.chance, Grove(self.hazed), Roadside(self.hazed)

        def stand(kind, at, height, wide=1.0):
            (roadside if kind in roadside.kinds else grove).stand(kind, at, height, chance, wide)

        for y, out, height, kind in ROW:
            stand(kind, (west - out, y, GROUND), height, chance.uniform(.95, 1.1))
        for i in range(NORTH_ROW.count):
            at = (NORTH_ROW.first + i * NORTH_ROW.pitch + chance.uniform(-NORTH_ROW.off, NORTH_ROW.off), north + chance.uniform(*NORTH_ROW.out), GROUND)
            stand(chance.choice(NORTH_ROW.kinds), at, chance.uniform(*NORTH_ROW.heights))
        for _ in range(WOOD.count):
            x, y, _ = city.fan(chance, *WOOD.sector)
            if self.free(x, y, WOOD.clear):
                stand(chance.choice(WOOD.kinds), (x, y, GROUND), chance.uniform(*WOOD.heights), chance.uniform(1, 1.35))
