"""A Delhi neighbourhood for the distance: walk-up houses, towers, domes, trees, all sharing a few meshes."""
import math

from .shapes import Parts, lathe, scatter

STOREY = 3.1
WALL, TRIM, GLASS, TANK, LIT = range(5)


def walk_up(chance, materials, width=10, depth=10, storeys=4):
    """A house of flats: banded storeys, recessed balconies, a stair head and tanks on the roof. Base at z=0."""
    parts = Parts(*materials)
    height = storeys * STOREY
    parts.box((0, 0, height / 2), (width, depth, height))
    bays = max(2, round(width / 3.2))
    for floor in range(storeys):
        base = floor * STOREY
        parts.box((0, 0, base), (width + .5, depth + .5, .22), TRIM)
        for bay in range(bays):
            x = -width / 2 + width * (bay + .5) / bays
            for side in (-1, 1):
                front_bay(parts, chance, x, side * depth / 2, side, base, width / bays)
        for k in range(max(1, round(depth / 4))):
            y = -depth / 2 + depth * (k + .5) / max(1, round(depth / 4))
            for side in (-1, 1):
                opening(parts, chance, (side * width / 2, y, base + 1.75), (.1, 1.3, 1.3))
    roof_edge(parts, width, depth, height)
    roof_things(parts, chance, width, depth, height)
    return parts.mesh("walk_up")


def opening(parts, chance, centre, size):
    parts.box(centre, size, LIT if chance.random() < .05 else GLASS)


def front_bay(parts, chance, x, y, side, base, span):
    kind = chance.random()
    if kind < .35:
        out = 1.1
        parts.box((x, y + side * out / 2, base + .1), (span * .92, out, .16), TRIM)
        parts.box((x, y + side * out, base + .65), (span * .92, .08, .95), WALL if chance.random() < .5 else TRIM)
        opening(parts, chance, (x, y, base + 1.3), (span * .5, .1, 2.2))
    else:
        opening(parts, chance, (x, y, base + 1.75), (span * .5, .1, 1.35))
        parts.box((x, y + side * .28, base + 2.55), (span * .66, .56, .09), TRIM)


def roof_edge(parts, width, depth, height):
    for side in (-1, 1):
        parts.box((0, side * depth / 2, height + .5), (width, .2, 1.0))
        parts.box((side * width / 2, 0, height + .5), (.2, depth, 1.0))


def roof_things(parts, chance, width, depth, height):
    x, y = chance.uniform(-.2, .2) * width, chance.uniform(-.2, .2) * depth
    parts.box((x, y, height + 1.3), (3.2, 3.4, 2.6))
    parts.box((x, y, height + 2.65), (3.8, 4.0, .16), TRIM)
    for k in range(chance.choice((1, 2, 2, 3))):
        tank_on_stand(parts, x - 1.2 + k * 1.3, y + chance.uniform(-.6, .6), height + 2.7, chance.uniform(0, .6))
    if chance.random() < .6:
        mast = chance.uniform(2, 4)
        mx, my = chance.choice((-1, 1)) * width * .38, chance.choice((-1, 1)) * depth * .38
        parts.drum((mx, my, height + mast / 2), .04, mast, GLASS, segments=6)
        for k in range(3):
            parts.box((mx, my, height + mast - .2 - k * .3), (1.0 - k * .2, .04, .04), GLASS)
    if chance.random() < .35:
        shed_roof(parts, chance, width, depth, height)


def tank_on_stand(parts, x, y, z, lift):
    parts.box((x, y, z + lift / 2), (1.0, 1.0, lift + .1), TRIM)
    parts.drum((x, y, z + lift + .65), .55, 1.2, TANK)
    parts.drum((x, y, z + lift + 1.32), .5, .14, TANK, top=.22)


def shed_roof(parts, chance, width, depth, height):
    """A later room or a pergola, as every second roof has."""
    w, d = width * .4, depth * .45
    x, y = chance.choice((-1, 1)) * width * .24, -depth * .22
    parts.box((x, y, height + 2.4), (w, d, .12), TRIM)
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.box((x + sx * w * .45, y + sy * d * .45, height + 1.2), (.16, .16, 2.4), TRIM)


def tower(chance, materials, width=18, depth=16, storeys=14):
    """A block of flats with stacked balconies and a lift head."""
    parts = Parts(*materials)
    height = storeys * STOREY
    parts.box((0, 0, height / 2), (width * .8, depth * .8, height))
    for side in (-1, 1):
        parts.box((side * width * .34, 0, height / 2 - 1), (width * .24, depth, height - 2))
    for floor in range(1, storeys):
        z = floor * STOREY
        for side in (-1, 1):
            parts.box((0, side * depth * .44, z), (width * .4, 1.6, .5), TRIM)
            for wing in (-1, 1):
                parts.box((wing * width * .34, side * depth * .5, z - 1.2), (width * .15, .14, 1.5), GLASS)
            parts.box((0, side * depth * .4, z - 1.2), (width * .34, .14, 2.0), GLASS)
    parts.box((0, 0, height + 2), (width * .3, depth * .35, 4))
    parts.drum((width * .25, 0, height + 1.2), 1.2, 2.4, TANK)
    return parts.mesh("tower")


def dome(material):
    """An old tomb's dome on its drum, with a finial; one unit of radius."""
    profile = [(.86, 0), (.86, .55), (.94, .58), (.94, .64), (.88, .66)]
    profile += [(1.0 * math.cos(a) ** .8 * (1 + .06 * math.sin(2 * a)), .66 + 1.12 * math.sin(a))
                for a in (math.pi / 2 * k / 14 for k in range(14))]
    profile += [(.05, 1.80), (.07, 1.86), (.02, 1.95), (.035, 2.02), (.008, 2.2)]
    return lathe("dome", profile, material)


def minaret(material, height=30):
    profile = [(1.6, 0), (1.25, height * .55), (1.9, height * .56), (1.9, height * .58), (1.15, height * .59),
               (1.0, height * .85), (1.6, height * .86), (1.6, height * .88), (1.0, height * .89), (1.05, height * .93),
               (.8, height * .97), (.1, height), (.05, height * 1.04)]
    return lathe("minaret", profile, material, segments=20)


def fan(chance, near, far, spread, bend=1.0):
    """A random spot in a sector before the camera (which looks along +Y): x, y, distance."""
    away = near + (far - near) * chance.random() ** bend
    angle = math.radians(chance.uniform(*spread))
    return away * math.sin(angle), away * math.cos(angle), away


def settle(chance, meshes, count, sector, ground, keep=lambda x, y: True, sizes=(.9, 1.15)):
    """Stands buildings in a sector, square to one of a few street directions."""
    for _ in range(count):
        x, y, _ = fan(chance, *sector)
        if keep(x, y):
            turn = math.radians(chance.choice((0, 90, 180, 8, 98, -12)))
            scatter(chance.choice(meshes), (x, y, ground), chance.uniform(*sizes), turn)
