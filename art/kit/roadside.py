"""Tall trees of a dusty roadside, seen over a roof: a bare trunk, boughs in the open, crowns in clumps. Metres."""
import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from measures import measures
from . import shapes, surfaces
from .trees import add_limb

PALE_BARK, DARK_BARK = (.52, .47, .39), (.15, .115, .085)
GUM_LEAF, SIRIS_LEAF = (.105, .140, .066), ((.115, .150, .036), (.090, .130, .036))
LEAF_THROUGH = .4
GOLDEN_ANGLE = 2.4

# For a tree of ten metres. Boughs: from which height to which, how far they reach (the lowest and the highest) and rise.
GUM = measures(trunk=.15, wander=.16, boughs=13, span=(5.2, 9.4), reach=(1.8, .5), rise=(1.5, .7), limb=.06,
               clump=(.30, .52), tall=1.15, leaves=420, leaf=(.05, .10), slim=.26, hang=.62, knots=(.6, .8, 1.0))
SIRIS = measures(trunk=.22, wander=.12, boughs=12, span=(4.8, 8.0), reach=(2.7, .9), rise=(1.4, 1.7), limb=.10,
                 clump=(.62, 1.15), tall=.66, leaves=800, leaf=(.045, .09), slim=.5, hang=.2, knots=(.5, .7, .88, 1.08))
TRUNK_KNEES, TRUNK_TOP = 6, .25
BOUGH_BEND, KNEE, CLUMP_OFF, TO_THE_RIM = .25, .45, .30, .55


def foliage(rng, form, centres, sizes):
    """All leaves of a tree: one diamond each, drawn at random in its clump."""
    count = form.leaves
    clump = np.repeat(np.arange(len(centres)), count)
    total = len(clump)

    def directions():
        ways = rng.normal(size=(total, 3))
        return ways / np.linalg.norm(ways, axis=1, keepdims=True)

    spot = directions() * (rng.random((total, 1)) ** TO_THE_RIM) * sizes[clump, None] * (1, 1, form.tall) + centres[clump]
    along = directions() * (1 - form.hang) - np.array((0, 0, form.hang))
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across = np.cross(along, directions())
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    length = rng.uniform(*form.leaf, (total, 1))
    along, across = along * length, across * length * form.slim
    corners = np.stack((spot - along, spot + across, spot + along, spot - across), 1)
    mesh = bpy.data.meshes.new("leaves")
    mesh.from_pydata(corners.reshape(-1, 3).tolist(), [], np.arange(total * 4).reshape(-1, 4).tolist())
    mesh.polygons.foreach_set("material_index", np.ones(total, np.int32))
    return mesh


def tree(seed, form, name, bark, leaf):
    chance, rng, bm = random.Random(seed), np.random.default_rng(seed), bmesh.new()
    low, high = form.span
    stem = [Vector((chance.gauss(0, form.wander) * k ** .5 if k else 0, chance.gauss(0, form.wander) * k ** .5 if k else 0, high * k / TRUNK_KNEES))
            for k in range(TRUNK_KNEES + 1)]
    stem[0].z = -.3
    add_limb(bm, stem, [form.trunk * (1.3 if k == 0 else 1 - (1 - TRUNK_TOP) * k / TRUNK_KNEES) for k in range(TRUNK_KNEES + 1)], sides=10)
    centres, sizes = [], []
    for k in range(form.boughs):
        t = k / (form.boughs - 1)
        height = low + (high - low) * t
        piece = min(TRUNK_KNEES - 1, int(height / high * TRUNK_KNEES))
        root = stem[piece].lerp(stem[piece + 1], height / high * TRUNK_KNEES - piece)
        turn = k * GOLDEN_ANGLE + chance.uniform(-.4, .4)
        reach = (form.reach[0] + (form.reach[1] - form.reach[0]) * t) * chance.uniform(.6, 1.15)
        rise = (form.rise[0] + (form.rise[1] - form.rise[0]) * t) * chance.uniform(.7, 1.2)
        tip = root + Vector((reach * math.cos(turn), reach * math.sin(turn), rise))
        knee = root.lerp(tip, KNEE) - Vector((0, 0, BOUGH_BEND * rise))
        thick = form.limb * (1.15 - .6 * t)
        add_limb(bm, [root, knee, tip], [thick, thick * .7, thick * .25], sides=6)
        for knot in form.knots:
            off = Vector([chance.gauss(0, CLUMP_OFF) for _ in range(3)])
            centres.append(knee.lerp(tip, knot) + off)
            sizes.append(chance.uniform(*form.clump) * (.75 + .25 * knot))
    leaves = foliage(rng, form, np.array(centres), np.array(sizes))
    bm.from_mesh(leaves)
    return shapes.to_mesh(bm, name, bark, leaf)


class Roadside:
    """A few meshes of each kind, stood as often as wanted; `finish` may haze the materials."""

    def __init__(self, finish):
        pale, dark = (finish(surfaces.concrete(name, tint, scale=3, bump=.4, variance=.3))
                      for name, tint in (("pale_bark", PALE_BARK), ("dark_bark", DARK_BARK)))
        gum = finish(surfaces.cloth("gum_leaf", GUM_LEAF, LEAF_THROUGH))
        siris = [finish(surfaces.cloth(f"siris_leaf{k}", tint, LEAF_THROUGH)) for k, tint in enumerate(SIRIS_LEAF)]
        self.kinds = {
            "gum": [tree(31 + k, GUM, "gum", pale, gum) for k in range(3)],
            "siris": [tree(41 + k, SIRIS, "siris", dark, siris[k % 2]) for k in range(3)],
        }

    def stand(self, kind, at, height, chance, wide=1.0):
        size = height / 10
        return shapes.scatter(chance.choice(self.kinds[kind]), at, (size * wide, size * wide, size), chance.random() * shapes.ANY_WAY)
