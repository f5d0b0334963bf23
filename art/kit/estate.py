"""The industrial estate around the factory: sheds, trees, a water tower, the town behind."""
import math

from mathutils import Matrix

from . import city, plants, shapes, sky, surfaces

GROUND = -10.5


class Estate:
    """`air(graph)` is the colour of the haze, `site` the rectangle (west, east, north) to keep free."""

    def __init__(self, chance, air, haze, site):
        self.chance, self.air, self.haze = chance, air, haze
        self.taken = [(site[0] - 14, -80, site[1] + 12, site[2] + 16)]
        for build in (self.ground, self.sheds, self.town, self.water_tower):
            build()
        self.trees(site)

    def hazed(self, material):
        return sky.haze(material, self.haze, self.air)

    def free(self, x, y, margin=0.0):
        return not any(a - margin < x < c + margin and b - margin < y < d + margin for a, b, c, d in self.taken)

    def ground(self):
        soil = self.hazed(surfaces.concrete("soil", (.28, .235, .17), .02, .1, .3))
        shapes.box("ground", (0, 900, GROUND - .05), (6000, 3000, .1), soil, 0)

    def sheds(self):
        roofs = [self.hazed(surfaces.concrete(f"shed{i}", tint, .1, .05, .16, .5, .4, (.40, .30, .22)))
                 for i, tint in enumerate(((.62, .64, .66), (.33, .45, .55), (.58, .55, .50), (.50, .30, .22)))]
        walls = self.hazed(surfaces.concrete("shed_wall", (.60, .57, .52), .2, .1, .12, streaks=.4))
        opening = self.hazed(surfaces.plain("shed_opening", (.06, .07, .08), .4))
        strip = self.hazed(surfaces.plain("shed_strip", (.72, .74, .64), .5))
        for _ in range(120):
            x, y, _ = city.fan(self.chance, 140, 560, (-42, 50))
            width, length, height = self.chance.uniform(16, 28), self.chance.uniform(30, 64), self.chance.uniform(6, 8.5)
            if self.free(x, y + length / 2, 36):
                self.taken.append((x - width / 2 - 5, y - 5, x + width / 2 + 5, y + length + 5))
                self.shed(x, y, width, length, height, self.chance.choice(roofs), walls, opening, strip)

    def shed(self, x, y, width, length, height, roof, wall, opening, strip):
        rise = width * .11
        shapes.prism("shed", [(x - width / 2, GROUND), (x + width / 2, GROUND), (x + width / 2, GROUND + height),
                              (x, GROUND + height + rise), (x - width / 2, GROUND + height)], y, y + length, wall)
        pitch = math.atan2(rise, width / 2)
        parts = shapes.Parts(roof, opening, strip)
        for side in (-1, 1):
            centre = (x + side * width / 4, y + length / 2, GROUND + height + rise / 2 + .1)
            turn = Matrix.Rotation(side * pitch, 3, "Y")
            parts.box(centre, (width / 2 / math.cos(pitch) + .8, length + 1.2, .12), 0, turn)
            for k in range(int(length // 9)):
                spot = (centre[0], y + 5 + k * 9, centre[2] + .08)
                parts.box(spot, (width * .36, .9, .06), 2, turn)
        for k in range(int(length // 7)):
            parts.box((x, y + 4 + k * 7, GROUND + height + rise + .35), (1.3, 1.8, .7))
        for k in range(int(width // 5)):
            parts.box((x - width / 2 + 2.6 + k * 5, y - .05, GROUND + height - 1.5), (2.6, .2, 1.1), 1)
        parts.box((x, y - .06, GROUND + 2.2), (4.5, .2, 4.4), 1)
        parts.object("shed_roof", 0)

    def town(self):
        tints = ((.62, .60, .57), (.55, .50, .45), (.66, .64, .62), (.48, .36, .30), (.70, .67, .60))
        trim = self.hazed(surfaces.plain("town_trim", (.64, .62, .58), .9))
        pane = self.hazed(surfaces.plain("town_pane", (.05, .06, .07), .2))
        tank = self.hazed(surfaces.plain("town_tank", (.03, .03, .03), .5))
        kinds = [(self.hazed(surfaces.concrete(f"town{i}", t, .12, .1, .15)), trim, pane, tank, pane) for i, t in enumerate(tints)]
        houses = [city.walk_up(self.chance, kinds[i % 5], self.chance.uniform(10, 18), self.chance.uniform(9, 13), 3 + i % 3) for i in range(10)]
        towers = [city.tower(self.chance, kinds[i % 5], self.chance.uniform(16, 24), 15, s) for i, s in enumerate((9, 12, 15, 19))]
        city.settle(self.chance, houses, 150, (330, 1000, (-44, 52)), GROUND, lambda x, y: self.free(x, y, 12))
        city.settle(self.chance, towers, 34, (760, 1500, (-44, 52)), GROUND)

    def water_tower(self, x=-44, y=250):
        stuff = self.hazed(surfaces.concrete("water_tower", (.68, .66, .62), .3, .1, .08, streaks=.35))
        parts = shapes.Parts(stuff)
        for j in range(8):
            a = j * math.pi / 4
            parts.drum((x + 5 * math.cos(a), y + 5 * math.sin(a), GROUND + 10), .5, 20, segments=12)
        for z in (6, 12.5):
            parts.drum((x, y, GROUND + z), 5.5, .5, segments=32)
        parts.drum((x, y, GROUND + 21.2), 5.2, 2.8, segments=48, top=8)
        parts.drum((x, y, GROUND + 25.2), 8, 5.2, segments=48)
        parts.drum((x, y, GROUND + 28.8), 8.2, 2.0, segments=48, top=1.2)
        parts.drum((x, y, GROUND + 30.2), 1.3, .9, segments=24)
        parts.object("water_tower", .05)
        self.taken.append((x - 9, y - 9, x + 9, y + 9))

    def trees(self, site):
        leaves = [self.hazed(surfaces.plain(f"leaf{i}", tint, .5)) for i, tint in
                  enumerate(((.060, .105, .022), (.075, .115, .018), (.035, .075, .024), (.05, .09, .03)))]
        crowns = [plants.crown(26000, 3.4, 10 + k, leaf, .28, (.026, .062), 15) for k, leaf in enumerate(leaves * 2)]

        def stand(x, y, top, size):
            shapes.scatter(self.chance.choice(crowns), (x, y, top - 2.0 * size), (size * 1.1, size * 1.1, size * .95), self.chance.random() * 6)

        for i in range(34):
            x, y = site[0] - self.chance.uniform(7, 16), -6 + i * 3.4 + self.chance.uniform(-1, 1)
            stand(x, y, self.chance.uniform(-4.3, -.5), self.chance.uniform(1.0, 1.7))
        for _ in range(900):
            x, y, _ = city.fan(self.chance, 120, 900, (-42, 54), 1.5)
            if self.free(x, y, 2):
                stand(x, y, self.chance.uniform(-5.0, -1.5), self.chance.uniform(1.1, 2.0))
