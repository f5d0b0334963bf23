"""One house through one day, one camera.  args: hour (0 to 24), power (grid, cut), backup (whether the house has light in a cut)."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import bpy

from flare import Shot, render, reset
from kit import city, night_sky, shapes, sky, street, surfaces
from kit.nodes import Graph
from kit.own_street import OwnStreet
from kit.trees import Grove
from kit.view import look

SEED, TOWN_SEED = 11, 4
SUNRISE, SUNSET, NOON_HEIGHT = 6.1, 18.4, 56   # hours, degrees; the front looks south
RISES_AT, SETS_AT = 106, 254                   # azimuth: so that the low sun rakes along the front
LAMPS_FROM, LAMPS_TO = 17.9, 6.6               # lit from dusk till dawn
OTHERS_FROM, OTHERS_TO, OTHERS_LIT = 18.2, 6.0, .6   # the neighbours' windows and the street lamps
AWAY = (8.6, 17)                               # the scooter, with its rider
DARK_BELOW = 1.5                               # degrees of the sun: below, the sky alone gives light
NIGHT_BELOW = -15
VIEW = dict(stand=(-4.4, -25, 7.6), heading=15.5, lens=42, shift=(0, -.115))

# Height of the sun in degrees: strength of the sky, as an eye that gets used to it.
STRENGTH = ((1.5, .20), (8, .125), (20, .078), (56, .050))
AIR = dict(sun_size=math.radians(.7), sun_intensity=.9, air_density=1.1, dust_density=1.6, ozone_density=2.4, altitude=220)
# Height of the sun: what the camera sees of the sky, from the horizon up; the haze has the same colours.
LEVELS = (0, .10, .26, .5)                     # sine of the height over the horizon
SKY = (
    (-9, ((.320, .170, .095), (.130, .115, .125), (.044, .074, .128), (.018, .038, .088))),
    (-3, ((.500, .290, .170), (.240, .210, .210), (.090, .135, .205), (.042, .074, .145))),
    (2, ((.800, .500, .300), (.520, .450, .430), (.250, .320, .450), (.120, .190, .350))),
    (8, ((.820, .660, .500), (.560, .560, .580), (.310, .420, .580), (.170, .280, .480))),
    (20, ((.780, .780, .760), (.540, .640, .740), (.330, .480, .690), (.200, .340, .590))),
    (56, ((.760, .800, .830), (.520, .650, .780), (.310, .480, .720), (.190, .350, .630))),
)
GLOW = ((-9, .12), (-2, .40), (3, .55), (12, .22), (30, .04))   # height of the sun: strength of the light around it
GLOW_COLOUR, GLOW_WIDTH = (1, .52, .22), .42
HAZE, HAZE_FROM = 420, 40
EARTH, WALLS, TRIM, PANE, TANK = (.20, .17, .13), ((.55, .50, .44), (.50, .42, .36), (.48, .49, .47), (.58, .54, .48)), (.60, .57, .53), (.03, .035, .04), (.015, .015, .016)
TOWN_LIGHT = (1, .64, .34), .9, .35            # colour, strength, share of the windows
HOUSES = ((9, 9, 3), (11, 9, 4), (8, 10, 3), (12, 10, 4), (10, 8, 3))   # width, depth, storeys
ROWS = ((36, -42, 66, 10.5), (54, -60, 96, 12), (84, -80, 140, 13), (130, -110, 210, 14))   # y, from x, to x, pitch
SPARED, SPREAD = .16, 3
DEAD_IN_CUT = "Lit figures", "Lit orange", "Lit dim", "Light ring"   # materials of the inverter's display and ring
TREES = (                                      # kind, x, y, height
    ("neem", -10.5, 19, 10.5), ("ashoka", -4.2, 21, 11), ("neem", 14.5, 24, 11.5), ("palm", 20.5, 20, 12), ("ashoka", -6.4, 22.5, 9.5),
    ("neem", 27, 30, 12), ("neem", -22, 31, 12.5), ("palm", -16.5, 27, 12.5), ("neem", 7, 46, 13), ("neem", 44, 46, 13), ("ashoka", 34, 29, 11),
)


def sun_at(hour):
    share = (hour - SUNRISE) / (SUNSET - SUNRISE)
    return NOON_HEIGHT * math.sin(math.pi * share), RISES_AT + (SETS_AT - RISES_AT) * share


def between(stops, value):
    """Linear between the stops, level outside; values may be nested."""
    def mix(a, b, t):
        return tuple(mix(x, y, t) for x, y in zip(a, b)) if isinstance(a, tuple) else a + (b - a) * t

    for (x0, y0), (x1, y1) in zip(stops, stops[1:]):
        if value <= x1:
            return mix(y0, y1, max(0, value - x0) / (x1 - x0))
    return stops[-1][1]


def air(height, azimuth):
    """For `sky.haze`: the colour of the sky along a view ray."""
    if height < NIGHT_BELOW:
        return night_sky.air(night_sky.NIGHT)
    stops = tuple(zip(LEVELS, between(SKY, height)))
    sun = sky.direction(max(height, 0), azimuth)
    return lambda graph, ray=None: sky.sunlit_air(graph, ray or sky.view_ray(graph), sun, stops, ((GLOW_WIDTH, between(GLOW, height)),), GLOW_COLOUR)


def light(height, azimuth, colour):
    if height < NIGHT_BELOW:
        night_sky.paint()
        night_sky.moonlight()
    elif height < DARK_BELOW:
        graph = Graph(bpy.context.scene.world)
        graph.feed(graph.tree.nodes["Background"].inputs[0], colour(graph, graph.node("TexCoord").outputs["Generated"]))
        night_sky.sun_lamp("fill", **night_sky.FILL)
    else:
        strength = between(STRENGTH, height)
        graph, physical = sky.physical_sky(height, azimuth, strength, **AIR)
        seen = colour(graph, graph.node("TexCoord").outputs["Generated"])
        clouds = sky.cirrus(graph, .35)
        seen = graph.mix(clouds, seen, graph.mix(.5, seen, (1, .97, .93)))
        sky.show_to_camera(graph, physical, graph.mix(1.0, seen, (1 / strength,) * 3, "MULTIPLY"))


def town(colour, lit):
    chance = random.Random(TOWN_SEED)

    def hazed(material):
        return sky.haze(material, HAZE, colour, HAZE_FROM)

    trim = hazed(surfaces.plain("town_trim", TRIM, roughness=.9))
    pane = hazed(surfaces.lit_windows("town_pane", PANE, *TOWN_LIGHT) if lit else surfaces.plain("town_pane", PANE, roughness=.2))
    tank = hazed(surfaces.plain("town_tank", TANK, roughness=.5))
    walls = [hazed(surfaces.concrete(f"town{i}", tint, scale=.3, bump=.1, variance=.15, streaks=.3)) for i, tint in enumerate(WALLS)]
    houses = [city.walk_up(chance, (walls[i % len(walls)], trim, pane, tank, pane), *size) for i, size in enumerate(HOUSES)]
    for y, start, end, pitch in ROWS:
        for i in range(int((end - start) / pitch)):
            if chance.random() > SPARED:
                at = (start + i * pitch + chance.uniform(-1, 1), y + chance.uniform(-SPREAD, SPREAD), 0)
                shapes.scatter(chance.choice(houses), at, chance.uniform(.9, 1.08), chance.choice((0, math.pi)))
    shapes.box("plain", (0, 200, -.4), (900, 420, .1), hazed(surfaces.plain("plain", EARTH, roughness=.9)), bevel=0)
    grove = Grove(hazed)
    for kind, x, y, height in TREES:
        grove.stand(kind, (x, y, 0), height, chance)


def without_battery():
    """Then the inverter is off in a power cut, too."""
    for thing in bpy.context.scene.objects:
        if thing.name.startswith(("battery", "level")):
            thing.hide_render = True
    for name in DEAD_IN_CUT:
        bpy.data.materials[name].node_tree.nodes["Principled BSDF"].inputs["Emission Strength"].default_value = 0


def main():
    shot = Shot()
    hour, cut = float(shot.arg("hour", 12)), shot.arg("power", "grid") == "cut"
    reset()
    sun = sun_at(hour)
    colour = air(*sun)
    light(*sun, colour)
    dark = not OTHERS_TO < hour < OTHERS_FROM
    others = OTHERS_LIT if dark and not cut else 0
    backup = shot.arg("backup", True)
    lamps = not LAMPS_TO < hour < LAMPS_FROM and (not cut or backup)
    OwnStreet(random.Random(SEED), 2, gate=72, lamps=lamps, others=others, puddles=street.DRY, parked=not AWAY[0] < hour < AWAY[1])
    if not backup:
        without_battery()
    town(colour, others > 0)
    look(**VIEW)
    render(shot, adaptive=.02, max_bounces=4)


main()
