"""A Delhi neighbourhood for the distance: walk-up houses, towers, domes, trees, all sharing a few meshes.

Metres. Heights are measured from the floor or the roof that carries the part; shares are of the house, the bay or the tower.
"""
import math
from typing import NamedTuple

from measures import measures
from .shapes import Parts, lathe, scatter

STOREY = 3.1
WALL, TRIM, GLASS, TANK, LIT = range(5)
STREETS = (0, 90, 180, 8, 98, -12)   # degrees that houses are turned by
LIT_SHARE, BALCONY_SHARE, SOLID_RAIL_SHARE, MAST_SHARE, SHED_SHARE = .05, .35, .5, .6, .35

FRONT_BAY, SIDE_BAY = 3.2, 4         # about
BAND = measures(out=.5, thick=.22)
PANE = .1
SIDE_WINDOW = measures(z=1.75, width=1.3, height=1.3)
WINDOW = measures(z=1.75, share=.5, height=1.35)
CHAJJA = measures(z=2.55, share=.66, reach=.56, thick=.09)
BALCONY = measures(z=.1, share=.92, reach=1.1, thick=.16)
RAIL = measures(z=.65, thick=.08, height=.95)
BALCONY_DOOR = measures(z=1.3, share=.5, height=2.2)

PARAPET = measures(thick=.2, height=1.0)
STAIR = measures(off=.2, size=(3.2, 3.4, 2.6), slab_z=2.65, slab=(3.8, 4.0, .16))
TANKS = measures(counts=(1, 2, 2, 3), first=-1.2, pitch=1.3, off=.6, z=2.7, lifts=(0, .6))
TANK_STAND = measures(side=1.0, sunk=.1)
BARREL = measures(z=.65, radius=.55, height=1.2)
LID = measures(z=1.32, radius=.5, top=.22, height=.14)
MAST = measures(heights=(2, 4), share=.38, radius=.04)
DIPOLES = measures(count=3, below=.2, pitch=.3, longest=1.0, shorter=.2, thick=.04)
SHED = measures(width=.4, depth=.45, x=.24, y=-.22, height=2.4, roof=.12, posts=.45, post=.16)

CORE = .8
WINGS = measures(x=.34, width=.24, lower=2)
TOWER_SLAB = measures(y=.44, width=.4, reach=1.6, thick=.5)
TOWER_PANE, BELOW_SLAB = .14, 1.2
WING_WINDOW = measures(y=.5, width=.15, height=1.5)
HALL_WINDOW = measures(y=.4, width=.34, height=2.0)
LIFT_HEAD = measures(width=.3, depth=.35, height=4)
TOWER_TANK = measures(x=.25, radius=1.2, height=2.4)

# Profiles: radius, height. The dome's for a radius of one, the minaret's heights are shares.
DOME_DRUM = [(.86, 0), (.86, .55), (.94, .58), (.94, .64), (.88, .66)]
ONION = measures(steps=14, base=.66, height=1.12, fullness=.8, swell=.06)
FINIAL = [(.05, 1.80), (.07, 1.86), (.02, 1.95), (.035, 2.02), (.008, 2.2)]
MINARET = ((1.6, 0), (1.25, .55), (1.9, .56), (1.9, .58), (1.15, .59), (1.0, .85), (1.6, .86), (1.6, .88), (1.0, .89), (1.05, .93),
           (.8, .97), (.1, 1), (.05, 1.04))


class Sector(NamedTuple):
    """Of the view: how far away, from and to, and between which headings in degrees; `bend` under 1 sends more of them far."""
    near: float
    far: float
    headings: tuple
    bend: float = 1.0


def walk_up(chance, materials, width=10, depth=10, storeys=4):
    """A house of flats: banded storeys, recessed balconies, a stair head and tanks on the roof. Base at z=0."""
    parts = Parts(*materials)
    height = storeys * STOREY
    parts.box((0, 0, height / 2), (width, depth, height))
    bays, side_bays = max(2, round(width / FRONT_BAY)), max(1, round(depth / SIDE_BAY))
    for floor in range(storeys):
        base = floor * STOREY
        parts.box((0, 0, base), (width + BAND.out, depth + BAND.out, BAND.thick), TRIM)
        for bay in range(bays):
            x = -width / 2 + width * (bay + .5) / bays
            for side in (-1, 1):
                front_bay(parts, chance, x, side * depth / 2, side, base, width / bays)
        for bay in range(side_bays):
            y = -depth / 2 + depth * (bay + .5) / side_bays
            for side in (-1, 1):
                opening(parts, chance, (side * width / 2, y, base + SIDE_WINDOW.z), (PANE, SIDE_WINDOW.width, SIDE_WINDOW.height))
    roof_edge(parts, width, depth, height)
    roof_things(parts, chance, width, depth, height)
    return parts.mesh("walk_up")


def opening(parts, chance, centre, size):
    parts.box(centre, size, LIT if chance.random() < LIT_SHARE else GLASS)


def front_bay(parts, chance, x, y, side, base, span):
    if chance.random() < BALCONY_SHARE:
        wide, out = span * BALCONY.share, BALCONY.reach
        parts.box((x, y + side * out / 2, base + BALCONY.z), (wide, out, BALCONY.thick), TRIM)
        rail = WALL if chance.random() < SOLID_RAIL_SHARE else TRIM
        parts.box((x, y + side * out, base + RAIL.z), (wide, RAIL.thick, RAIL.height), rail)
        opening(parts, chance, (x, y, base + BALCONY_DOOR.z), (span * BALCONY_DOOR.share, PANE, BALCONY_DOOR.height))
    else:
        opening(parts, chance, (x, y, base + WINDOW.z), (span * WINDOW.share, PANE, WINDOW.height))
        parts.box((x, y + side * CHAJJA.reach / 2, base + CHAJJA.z), (span * CHAJJA.share, CHAJJA.reach, CHAJJA.thick), TRIM)


def roof_edge(parts, width, depth, height):
    z = height + PARAPET.height / 2
    for side in (-1, 1):
        parts.box((0, side * depth / 2, z), (width, PARAPET.thick, PARAPET.height))
        parts.box((side * width / 2, 0, z), (PARAPET.thick, depth, PARAPET.height))


def roof_things(parts, chance, width, depth, height):
    x, y = (chance.uniform(-STAIR.off, STAIR.off) * side for side in (width, depth))
    parts.box((x, y, height + STAIR.size[2] / 2), STAIR.size)
    parts.box((x, y, height + STAIR.slab_z), STAIR.slab, TRIM)
    for k in range(chance.choice(TANKS.counts)):
        at = (x + TANKS.first + k * TANKS.pitch, y + chance.uniform(-TANKS.off, TANKS.off), height + TANKS.z)
        tank_on_stand(parts, *at, chance.uniform(*TANKS.lifts))
    if chance.random() < MAST_SHARE:
        mast(parts, chance, width, depth, height)
    if chance.random() < SHED_SHARE:
        shed_roof(parts, chance, width, depth, height)


def mast(parts, chance, width, depth, height):
    tall = chance.uniform(*MAST.heights)
    x, y = (chance.choice((-1, 1)) * side * MAST.share for side in (width, depth))
    parts.drum((x, y, height + tall / 2), MAST.radius, tall, GLASS, segments=6)
    for k in range(DIPOLES.count):
        z = height + tall - DIPOLES.below - k * DIPOLES.pitch
        parts.box((x, y, z), (DIPOLES.longest - k * DIPOLES.shorter, DIPOLES.thick, DIPOLES.thick), GLASS)


def tank_on_stand(parts, x, y, z, lift):
    parts.box((x, y, z + lift / 2), (TANK_STAND.side, TANK_STAND.side, lift + TANK_STAND.sunk), TRIM)
    parts.drum((x, y, z + lift + BARREL.z), BARREL.radius, BARREL.height, TANK)
    parts.drum((x, y, z + lift + LID.z), LID.radius, LID.height, TANK, top=LID.top)


def shed_roof(parts, chance, width, depth, height):
    """A later room or a pergola, as every second roof has."""
    w, d = width * SHED.width, depth * SHED.depth
    x, y = chance.choice((-1, 1)) * width * SHED.x, depth * SHED.y
    parts.box((x, y, height + SHED.height), (w, d, SHED.roof), TRIM)
    for sx in (-1, 1):
        for sy in (-1, 1):
            at = (x + sx * w * SHED.posts, y + sy * d * SHED.posts, height + SHED.height / 2)
            parts.box(at, (SHED.post, SHED.post, SHED.height), TRIM)


def tower(chance, materials, width=18, depth=16, storeys=14):
    """A block of flats with stacked balconies and a lift head."""
    parts = Parts(*materials)
    height = storeys * STOREY
    parts.box((0, 0, height / 2), (width * CORE, depth * CORE, height))
    for side in (-1, 1):
        parts.box((side * width * WINGS.x, 0, height / 2 - WINGS.lower / 2), (width * WINGS.width, depth, height - WINGS.lower))
    for floor in range(1, storeys):
        z = floor * STOREY
        for side in (-1, 1):
            parts.box((0, side * depth * TOWER_SLAB.y, z), (width * TOWER_SLAB.width, TOWER_SLAB.reach, TOWER_SLAB.thick), TRIM)
            for wing in (-1, 1):
                at = (wing * width * WINGS.x, side * depth * WING_WINDOW.y, z - BELOW_SLAB)
                parts.box(at, (width * WING_WINDOW.width, TOWER_PANE, WING_WINDOW.height), GLASS)
            parts.box((0, side * depth * HALL_WINDOW.y, z - BELOW_SLAB), (width * HALL_WINDOW.width, TOWER_PANE, HALL_WINDOW.height), GLASS)
    parts.box((0, 0, height + LIFT_HEAD.height / 2), (width * LIFT_HEAD.width, depth * LIFT_HEAD.depth, LIFT_HEAD.height))
    parts.drum((width * TOWER_TANK.x, 0, height + TOWER_TANK.height / 2), TOWER_TANK.radius, TOWER_TANK.height, TANK)
    return parts.mesh("tower")


def dome(material):
    """An old tomb's dome on its drum, with a finial; one unit of radius."""
    onion = [(math.cos(a) ** ONION.fullness * (1 + ONION.swell * math.sin(2 * a)), ONION.base + ONION.height * math.sin(a))
             for a in (math.pi / 2 * k / ONION.steps for k in range(ONION.steps))]
    return lathe("dome", DOME_DRUM + onion + FINIAL, material)


def minaret(material, height=30):
    return lathe("minaret", [(radius, height * share) for radius, share in MINARET], material, segments=20)


def fan(chance, near, far, headings, bend=1.0):
    """A random spot in a sector before the camera (which looks along +Y): x, y, distance."""
    away = near + (far - near) * chance.random() ** bend
    angle = math.radians(chance.uniform(*headings))
    return away * math.sin(angle), away * math.cos(angle), away


def settle(chance, meshes, count, sector, ground, keep=lambda x, y: True, sizes=(.9, 1.15)):
    """Stands buildings in a sector, square to one of a few street directions."""
    for _ in range(count):
        x, y, _ = fan(chance, *sector)
        if keep(x, y):
            turn = math.radians(chance.choice(STREETS))
            scatter(chance.choice(meshes), (x, y, ground), chance.uniform(*sizes), turn)
