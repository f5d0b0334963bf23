"""Sunrise, or dusk, over a flat Delhi roof: rows of modules, the stair head with the inverter beside its door, the hazy city.
args: view, light (day, night)."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import bmesh
import bpy
from mathutils import Matrix, Vector

from flare import Shot, area, render, reset
from kit import city, night_sky, plants, shapes, sky, solar, surfaces
from kit.areca import Arecas
from kit.city import Sector
from kit.stair_head import StairHead
from kit.view import look
from kit.washing import hang_washing
from measures import measures

SUN = dict(elevation=6.0, azimuth=31)
SKY_LIGHT = .17
SKY = dict(sun_intensity=1.1, sun_size=math.radians(.9), air_density=1.1, dust_density=1.6, ozone_density=3.0, altitude=200)
CLOUD, CLOUD_COLOUR = dict(amount=.32, scale=(1.2, 1.8, 9), size=1.5, cover=(.52, .85)), (3.2, 2.8, 2.35)
# Sine of the height over the horizon and colour of the air; width and strength of the glows around the sun.
AIR = ((0, (.86, .42, .21)), (.05, (1.20, .68, .37)), (.16, (1.95, 1.38, .92)), (.45, (2.9, 2.42, 1.92)))
GLOW = ((.0007, 4.0), (.008, .9), (.09, .5))
GLOW_COLOUR = (1.5, .98, .52)
SUN_DISC, DISC_EDGE, DISC_LEVEL, DISC_COLOUR = .00022, (1.25, .8), 60, (1, .9, .7)   # edge: of the disc, from dark to bright
HAZE = 260

FLOOR_TILE, TILE_SIZE = (.27, .205, .16), (.45, .45)
PARAPET_COLOUR, COPING_COLOUR, STAIN = (.60, .53, .46), (.66, .60, .53), (.24, .20, .17)
FRAME_COLOUR, RAIL_COLOUR, BALLAST_COLOUR = (.62, .62, .63), (.6, .6, .61), (.34, .32, .30)
WALL_TINTS = ((.52, .42, .34), (.60, .53, .45), (.47, .34, .27), (.64, .60, .55), (.56, .46, .32))
TRIM, PANE, TANK, WINDOW_LIGHT, WINDOW_STRENGTH = (.55, .50, .44), (.04, .045, .05), (.03, .03, .03), (1, .62, .30), 2.5
TOMB_STONE, EARTH, TREE_LEAF, PIGEON = (.56, .42, .33), (.14, .11, .08), (.040, .060, .018), (.05, .045, .04)

# Metres; the roof is z = 0.
GROUND = -9.5
TILT = math.radians(17)
ROWS = ((.25, 1.2, 11), (3.55, .5, 14), (6.85, -.3, 15), (10.15, -1.0, 15))   # x, where it starts, how many modules
LOW_EDGE = .42
MODULE_GAP, MODULE_WOBBLE = .022, .0025
PITCH = solar.MODULE_WIDTH + MODULE_GAP
RAIL = measures(from_edge=.45, below=.025, width=.04, height=.045, longer=.1)
POST = measures(pitch=1.9, first=.25, below=.05, side=.045)
BALLAST_SIZE = (.42, .26, .14)
ROOF = dict(left=-7.5, right=15.4, front=-8, back=19.5)
SLAB, PARAPET_HEIGHT, PARAPET_THICK, COPING_Z, COPING_THICK, COPING_OVER = .4, .96, .22, .99, .07, .10
STAIR_HEAD = (-6.1, 11.2)
PALMS = ((.46, -.52, 1.0), (4.12, -.52, .95), (4.72, -.60, .60), (-.36, -.50, 1.1))   # x, y from the corner of the stair head, size
INNER_PALMS = PALMS[:3]   # the other frames would cut the last
WASHING = ((-1.25, 15.4, 2.05), (4.2, 17.9, 2.15))
CLEAR_BEFORE, CLEAR_BESIDE_SUN = 36, 15   # metres, degrees

VIEW_FAN = (-40, 80)   # degrees
LOW_HOUSES, LOW_SECTOR, LOW_GROUND = 46, Sector(38, 100, VIEW_FAN), GROUND - 1.2
HOUSES, HOUSE_SECTOR = 210, Sector(100, 460, VIEW_FAN, bend=.8)
HOUSE = measures(kinds=12, widths=(8, 13), depths=(8, 12), storeys=(3, 4, 5))
TOWER = measures(widths=(15, 22), depth=14, storeys=(8, 10, 13))
TOWERS_A_CLUSTER, TOWER_CLUSTERS = 6, [Sector(330, 800, headings) for headings in ((-38, 4), (6, 9), (40, 78))]
DOME_AT, DOME_SIZE = (62, 236, GROUND + 9), 10
MINARETS, MINARET_Y, MINARET_HEIGHT = (44, 80), 228, 27
PLAIN_AT, PLAIN_SIZE = (0, 900, GROUND - .1), (6000, 3000, .1)
TREES = measures(count=190, sector=Sector(26, 260, (-40, 75)), clear=27, sizes=(.8, 1.5), heights=(-4.6, -1.4), wider=1.1, kinds=4)
CROWN = measures(lumps=16, spreads=(1.35, 1.35, .75), sizes=(.7, 1.5), rough=.1)
PIGEONS = measures(count=11, sector=Sector(70, 95, (35, 44)), heights=(6.2, 9.5), lean=.6, roll=.5)   # roll: of the lean
WING = measures(lifts=(.05, .22), spans=(.26, .36), tail=-.07, head=.09, tip=.02)
NIGHT_WINDOWS, NIGHT_STARS = measures(strength=.55, share=.30), .5
AFTERGLOW = dict(energy=.05, colour=(1, .62, .45), angle=40, towards=(-.5, -.8, -.25))   # of the sky where the sun went down
INVERTER_LAMP = measures(at=(2.2, -.75, 2.35), aim=(2.2, 0, 1.45), size=.3, power=5, colour=(1, .72, .45))   # from the stair head
ROOF_SEED, CITY_SEED, PIGEON_SEED = 4, 12, 5
VIEWS = {
    "wide": dict(stand=(-2.6, -3.6, 2.95), heading=19, lens=25, shift=(0, 0), focus=9),
    "tall": dict(stand=(-6.8, -3.4, 2.7), heading=21, lens=31, shift=(-.025, -.03), focus=13),
    "door": dict(stand=(-6.65, 5.85, 1.65), heading=31, lens=32, shift=(0, .025), focus=5.8),
}


def air(graph, ray=None):
    return sky.sunlit_air(graph, ray or sky.view_ray(graph), sky.direction(**SUN), AIR, GLOW, GLOW_COLOUR)


def paint_sky():
    graph, light = sky.physical_sky(**SUN, strength=SKY_LIGHT, **SKY)
    ray = graph.node("TexCoord").outputs["Generated"]
    colour = air(graph, ray)
    colour = graph.mix(sky.cirrus(graph, **CLOUD), colour, CLOUD_COLOUR)
    away = graph.math("SUBTRACT", 1, graph.vector("DOT_PRODUCT", ray, tuple(sky.direction(**SUN)), out="Value"))
    outer, inner = (SUN_DISC * share for share in DISC_EDGE)
    disc = graph.remap(away, low=outer, high=inner, to_high=DISC_LEVEL, smooth=True)
    colour = graph.mix(1.0, colour, graph.mix(disc, (0, 0, 0), DISC_COLOUR), "ADD")
    level = 1 / SKY_LIGHT
    sky.show_to_camera(graph, light, graph.mix(1.0, colour, (level,) * 3, "MULTIPLY"))


def lay_roof():
    floor = surfaces.tiles("floor", FLOOR_TILE, TILE_SIZE)
    parapet = surfaces.concrete("parapet", PARAPET_COLOUR, scale=1.6, bump=.3, variance=.14, roughness=.85, streaks=.45, dirt=STAIN)
    coping = surfaces.concrete("coping", COPING_COLOUR, scale=2.2, bump=.3, variance=.10, roughness=.85, streaks=.25, dirt=STAIN)
    middle_x, middle_y = (ROOF["left"] + ROOF["right"]) / 2, (ROOF["front"] + ROOF["back"]) / 2
    width, depth = ROOF["right"] - ROOF["left"], ROOF["back"] - ROOF["front"]
    shapes.box("roof", (middle_x, middle_y, -SLAB / 2), (width, depth, SLAB), floor, bevel=0)
    back, left, right = (middle_x, ROOF["back"]), (ROOF["left"], middle_y), (ROOF["right"], middle_y)
    for (x, y), (w, d) in ((back, (width, PARAPET_THICK)), (left, (PARAPET_THICK, depth)), (right, (PARAPET_THICK, depth))):
        shapes.box("parapet", (x, y, PARAPET_HEIGHT / 2), (w, d, PARAPET_HEIGHT), parapet, bevel=.012)
        shapes.box("coping", (x, y, COPING_Z), (w + COPING_OVER, d + COPING_OVER, COPING_THICK), coping, bevel=.012)


def stand_row(meshes, rail, block, x, start, count, chance):
    """A row along +Y of upright modules whose low edge looks to -X."""
    for i in range(count):
        wobble = chance.uniform(-MODULE_WOBBLE, MODULE_WOBBLE)
        matrix = (Matrix.Translation((x, start + i * PITCH, LOW_EDGE)) @ Matrix.Rotation(-TILT + wobble, 4, "Y")
                  @ Matrix.Translation((solar.MODULE_LENGTH / 2, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z"))
        for mesh in meshes:
            shapes.place(mesh, matrix)
    length = count * PITCH
    middle = start - solar.MODULE_WIDTH / 2 + length / 2
    for up in (RAIL.from_edge, solar.MODULE_LENGTH - RAIL.from_edge):
        post_x, top = x + up * math.cos(TILT), LOW_EDGE + up * math.sin(TILT)
        shapes.box("rail", (post_x, middle, top - RAIL.below), (RAIL.width, length + RAIL.longer, RAIL.height), rail, bevel=.003)
        height = top - POST.below
        for k in range(int(length / POST.pitch) + 1):
            y = start - solar.MODULE_WIDTH / 2 + POST.first + k * POST.pitch
            shapes.box("post", (post_x, y, height / 2), (POST.side, POST.side, height), rail, bevel=.003)
            shapes.box("ballast", (post_x, y, BALLAST_SIZE[2] / 2), BALLAST_SIZE, block, bevel=.012)


def lay_array(chance):
    frame = surfaces.worn("frame", FRAME_COLOUR, low=.25, high=.42, scale=14, metallic=1)
    rail = surfaces.worn("rail", RAIL_COLOUR, low=.3, high=.5, scale=8, metallic=1)
    block = surfaces.concrete("ballast", BALLAST_COLOUR, scale=5, bump=.5, variance=.3)
    meshes = solar.module_meshes(solar.glass(), frame)
    for x, start, count in ROWS:
        stand_row(meshes, rail, block, x, start, count, chance)


def stand_palms(chance, palms):
    arecas, (left, front) = Arecas(), STAIR_HEAD
    for x, y, size in palms:
        arecas.stand(left + x, front + y, 0, size, chance)


def clear_of_sun(x, y):
    """Keeps near houses out of the light's way and off the roof itself."""
    return y > CLEAR_BEFORE and abs(math.degrees(math.atan2(x, y)) - SUN["azimuth"]) > CLEAR_BESIDE_SUN


def build_city(chance, air_of, night):
    def hazed(material):
        return sky.haze(material, HAZE, air_of)

    trim = hazed(surfaces.plain("trim_far", TRIM, roughness=.9))
    pane = surfaces.lit_windows("pane_far", PANE, WINDOW_LIGHT, NIGHT_WINDOWS.strength, NIGHT_WINDOWS.share) if night else \
        surfaces.plain("pane_far", PANE, roughness=.3)
    pane = hazed(pane)
    tank = hazed(surfaces.plain("tank_far", TANK, roughness=.5))
    lit = hazed(surfaces.plain("lit_far", (0, 0, 0), emission=WINDOW_LIGHT, strength=NIGHT_WINDOWS.strength if night else WINDOW_STRENGTH))
    walls = [hazed(surfaces.concrete(f"wall_far{i}", tint, scale=.25, bump=.1, variance=.2)) for i, tint in enumerate(WALL_TINTS)]

    def kind(i):
        return walls[i % len(walls)], trim, pane, tank, lit

    storeys = HOUSE.storeys
    houses = [city.walk_up(chance, kind(i), chance.uniform(*HOUSE.widths), chance.uniform(*HOUSE.depths), storeys[i % len(storeys)])
              for i in range(HOUSE.kinds)]
    towers = [city.tower(chance, kind(i), chance.uniform(*TOWER.widths), TOWER.depth, tall) for i, tall in enumerate(TOWER.storeys)]
    city.settle(chance, houses[::len(storeys)], LOW_HOUSES, LOW_SECTOR, LOW_GROUND, clear_of_sun)
    city.settle(chance, houses, HOUSES, HOUSE_SECTOR, GROUND)
    for sector in TOWER_CLUSTERS:
        city.settle(chance, towers, TOWERS_A_CLUSTER, sector, GROUND)
    stone = hazed(surfaces.plain("tomb", TOMB_STONE, roughness=.8))
    shapes.scatter(city.dome(stone), DOME_AT, DOME_SIZE)
    for x in MINARETS:
        shapes.scatter(city.minaret(stone, MINARET_HEIGHT), (x, MINARET_Y, GROUND))
    ground = hazed(surfaces.plain("ground", EARTH, roughness=.9))
    shapes.box("ground", PLAIN_AT, PLAIN_SIZE, ground, bevel=0)
    plant_trees(chance, hazed(surfaces.plain("leaf_far", TREE_LEAF, roughness=.6, specular=.2)))


def far_crown(seed, leaf):
    """Rough lumps: loose leaves look like confetti at this distance."""
    chance, bm = random.Random(seed), bmesh.new()
    for _ in range(CROWN.lumps):
        centre = Matrix.Translation([chance.gauss(0, spread) for spread in CROWN.spreads])
        bmesh.ops.create_icosphere(bm, subdivisions=4, radius=chance.uniform(*CROWN.sizes), matrix=centre)
    for vertex in bm.verts:
        vertex.co += Vector([chance.gauss(0, CROWN.rough) for _ in range(3)])
    return shapes.to_mesh(bm, "crown", leaf)


def plant_trees(chance, leaf):
    crowns = [far_crown(k, leaf) for k in range(TREES.kinds)]
    for _ in range(TREES.count):
        x, y, _ = city.fan(chance, *TREES.sector)
        if y > TREES.clear:
            size = chance.uniform(*TREES.sizes)
            wide = size * TREES.wider
            shapes.scatter(chance.choice(crowns), (x, y, chance.uniform(*TREES.heights)), (wide, wide, size), chance.random() * shapes.ANY_WAY)


def fly_pigeons(chance):
    bird = sky.haze(surfaces.plain("pigeon", PIGEON, roughness=.8), HAZE, air)
    for _ in range(PIGEONS.count):
        x, y, _ = city.fan(chance, *PIGEONS.sector)
        lift, span, lean = chance.uniform(*WING.lifts), chance.uniform(*WING.spans), chance.uniform(-PIGEONS.lean, PIGEONS.lean)
        height = chance.uniform(*PIGEONS.heights)
        bm = bmesh.new()
        for side in (-1, 1):
            wing = ((0, WING.tail, 0), (0, WING.head, 0), (side * span, WING.tip, lift))
            bm.faces.new([bm.verts.new(corner) for corner in wing])
        thing = shapes.solid(bm, "pigeon", bird, smooth=None)
        thing.location, thing.rotation_euler = (x, y, height), (0, lean * PIGEONS.roll, lean)


def light_inverter():
    (left, front), lamp = STAIR_HEAD, INVERTER_LAMP
    at, aim = [(left + x, front + y, z) for x, y, z in (lamp.at, lamp.aim)]
    area(at, aim, lamp.size, lamp.power, lamp.colour)


def main():
    shot = Shot()
    chance = random.Random(ROOF_SEED)
    reset()
    night = shot.arg("light", "day") == "night"
    if night:
        night_sky.paint(night_sky.DUSK, NIGHT_STARS)
        night_sky.sun_lamp("afterglow", **AFTERGLOW)
        # So wide a sun would be mirrored in the modules as a disc.
        bpy.data.objects["afterglow"].visible_glossy = False
        light_inverter()
    else:
        paint_sky()
    lay_roof()
    lay_array(chance)
    view = shot.arg("view", "wide")
    at_the_door = view == "door"   # there a tank hides the mast, but not its arms
    StairHead(*STAIR_HEAD, mast=not at_the_door)
    stand_palms(chance, PALMS if view == "wide" else INNER_PALMS)
    hang_washing(*WASHING)
    build_city(random.Random(CITY_SEED), night_sky.air(night_sky.DUSK) if night else air, night)
    if not night:
        fly_pigeons(random.Random(PIGEON_SEED))
    look(**VIEWS[view])
    render(shot, adaptive=.02, max_bounces=4)


main()
