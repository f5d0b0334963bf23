"""Joins the graded product, its alpha and its shadow: on nothing, or on the warm plate of the site.
cutout.py <prefix> plate | lamplit | shadow | body    reads <prefix>.png, _color.npy (alpha) and _shadow.npy; writes <prefix>.png.
"shadow" keeps it on nothing, "body" leaves the shadow out, "lamplit" is the plate of the dark theme, without a shadow."""
import sys

import cv2
import numpy as np

WHITE = 255
SHADOW_COLOUR = np.float32((30, 22, 16)) / WHITE  # warm, near black
SHADOW_STRENGTH, SHADOW_FLOOR = .50, .02
GRAIN, GRAIN_SIZE = .12, 5  # of the render: depth and pixels
SOFT, CLOSE = 1 / 100, 1 / 400  # of the width: how far the shadow is smoothed out in the open, and where the wall is touched
OPEN, TOUCHED = .45, .85  # depth of the shadow that counts as one or the other
FADE = .12  # of the frame: the shadow is gone before the picture ends
PLATE = np.float32(((0xF8, 0xF4, 0xEC), (0xE9, 0xE2, 0xD4))) / WHITE
LAMPLIT = np.float32(((0x6A, 0x5B, 0x4B), (0x3F, 0x38, 0x3A), (0x1C, 0x21, 0x35))) / WHITE  # in the pool of light, half way out, at the rim
POOL, POOL_REACH = (.55, .36), .85  # of the frame
FULL, EMPTY = .999, 1e-4  # alpha: above counts as one, below as none
DITHER_SEED, DITHER = 1, .5  # of a step of the 8-bit scale


def smoothstep(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def shadow_layer(caught, width, height):
    even = cv2.bilateralFilter(caught.astype(np.float32), 0, GRAIN, GRAIN_SIZE)
    full = cv2.resize(even, (width, height), interpolation=cv2.INTER_CUBIC)
    soft, close = (cv2.GaussianBlur(full, (0, 0), width * radius) for radius in (SOFT, CLOSE))
    touched = smoothstep((np.maximum(soft, close) - OPEN) / (TOUCHED - OPEN))
    soft += (close - soft) * touched
    x, y = np.linspace(0, 1, width), np.linspace(0, 1, height)
    edge = np.minimum(np.minimum(x, 1 - x)[None], np.minimum(y, 1 - y)[:, None]) / FADE
    return np.clip(soft - SHADOW_FLOOR, 0, 1) * SHADOW_STRENGTH * smoothstep(edge)


def plate(height, width):
    x, y = np.meshgrid(np.linspace(0, 1, width), np.linspace(0, 1, height))
    t = ((x + y) / 2)[..., None]
    return PLATE[0] * (1 - t) + PLATE[1] * t


def lamplit_plate(height, width):
    x, y = np.meshgrid(np.linspace(0, 1, width), np.linspace(0, 1, height))
    t = smoothstep(np.hypot(x - POOL[0], y - POOL[1]) / POOL_REACH)
    return np.stack([np.interp(t, (0, .5, 1), band) for band in LAMPLIT.T], 2)


def dithered(values):
    noise = np.random.default_rng(DITHER_SEED).triangular(-1, 0, 1, values.shape) * DITHER
    return np.clip(np.round(values * WHITE + noise), 0, WHITE).astype(np.uint8)


def write(path, colour, alpha, full):
    """With an alpha; where it is `full` it stays so, where it is nothing the colour is black."""
    cutout = np.concatenate([np.round(colour * WHITE), dithered(alpha)], 2)
    cutout[..., 3:][full] = WHITE
    cutout[..., :3][cutout[..., 3] == 0] = 0
    cv2.imwrite(path, cutout[..., (2, 1, 0, 3)].astype(np.uint8))


def main(prefix, ground):
    product = cv2.imread(prefix + ".png")[..., ::-1].astype(np.float32) / WHITE
    cover = np.clip(np.load(prefix + "_color.npy")[..., 3:], 0, 1)
    height, width = cover.shape[:2]
    if ground == "body":
        write(prefix + ".png", product, cover, cover >= FULL)
        return
    if ground == "lamplit":
        cv2.imwrite(prefix + ".png", dithered(product * cover + lamplit_plate(height, width) * (1 - cover))[..., ::-1])
        return
    shadow = shadow_layer(np.load(prefix + "_shadow.npy"), width, height)[..., None] * (1 - cover)
    alpha = cover + shadow
    both = product * cover + SHADOW_COLOUR * shadow
    if ground == "plate":
        cv2.imwrite(prefix + ".png", dithered(both + plate(height, width) * (1 - alpha))[..., ::-1])
        return
    write(prefix + ".png", np.where(alpha > 0, both / np.maximum(alpha, EMPTY), 0), alpha, cover >= FULL)


main(*sys.argv[1:3])
