"""Materials of the surroundings: paint, plaster, concrete, tiles, metal."""
import bpy

from .nodes import Graph

MOST_NOISE = dict(low=.3, high=.7)   # nearly all values of a noise lie between
LIGHTER = .6                         # how far concrete turns lighter, of how far it turns darker
RAIN_STRETCH = (5, 5, .35)           # runs are thin and long
GRAIN_FINER = 22                     # than the clouds of tone
SHORE, INLAND, RIM, INSIDE = .53, .60, .012, .7   # of water marks: levels of noise, width of the rim, tone beside the rim's
TILE_EDGE = .006                     # of a tile: how softly it falls into the joint
WORN_TONE, WET_TONE = .62, .5        # of the tile's colour
WEAR, JOINT_DARKNESS = .38, .85
GRAIN_HEIGHT, JOINT_DEPTH, TILE_OWN_GLOSS = .35, 1.2, .25


def plain(name, colour, roughness=.5, metallic=0.0, specular=.5, coat=0.0, emission=None, strength=0.0):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    inputs = material.node_tree.nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value = (*colour, 1)
    inputs["Roughness"].default_value = roughness
    inputs["Metallic"].default_value = metallic
    inputs["Specular"].default_value = specular
    inputs["Clearcoat"].default_value = coat
    if emission:
        inputs["Emission"].default_value = (*emission, 1)
        inputs["Emission Strength"].default_value = strength
    return material


def worn(name, colour, low, high, scale=8, metallic=0.0, **settings):
    """A plain material whose roughness wanders: metal, varnish, plastic that has been touched."""
    material = plain(name, colour, low, metallic, **settings)
    graph = Graph(material)
    patches = graph.noise(graph.position(), scale, detail=6)
    graph.feed(graph.surface().inputs["Roughness"], graph.remap(patches, **MOST_NOISE, to_low=low, to_high=high))
    return material


def concrete(name, colour, scale=3, bump=.35, variance=.35, roughness=.85, streaks=0.0, dirt=(.2, .16, .12), stains=0.0):
    """Plaster or concrete in world space; `streaks` are left by rain, `stains` by standing water."""
    material = plain(name, colour, roughness)
    graph = Graph(material)
    where = graph.position()
    dark = tuple(c * (1 - variance) for c in colour)
    light = tuple(min(1, c * (1 + variance * LIGHTER)) for c in colour)
    tone = graph.mix(graph.remap(graph.noise(where, scale, detail=12, roughness=.65), **MOST_NOISE), dark, light)
    if streaks:
        runs = graph.noise(graph.scale(where, RAIN_STRETCH), scale=1, detail=8, roughness=.7)
        tone = graph.mix(graph.remap(runs, low=.5, high=.78, to_high=streaks), tone, dirt)
    if stains:
        tone = graph.mix(water_marks(graph, where, stains), tone, dirt)
    shader = graph.surface()
    graph.feed(shader.inputs["Base Color"], tone)
    graph.feed(shader.inputs["Normal"], graph.bump(graph.noise(where, scale * GRAIN_FINER, detail=6), bump, distance=.01))
    return material


def water_marks(graph, where, amount, scale=.16):
    """Soft islands with a darker rim."""
    level = graph.noise(where, scale, detail=7, roughness=.6)
    from_rim = graph.math("ABSOLUTE", graph.math("SUBTRACT", level, SHORE))
    rim = graph.math("MAXIMUM", graph.math("SUBTRACT", 1, graph.math("DIVIDE", from_rim, RIM)), 0)
    inside = graph.remap(level, low=SHORE, high=INLAND, to_high=amount * INSIDE)
    return graph.math("MAXIMUM", graph.math("MULTIPLY", rim, amount), inside)


def tiles(name, colour, size=(.6, .6), joint=.010, variance=.16, joint_colour=(.12, .10, .085), stains=.25, bump=.12,
          roughness=(.48, .80)):
    """A tiled floor in world XY: every tile has its own tone, the joints lie deeper."""
    smooth, rough = roughness
    material = plain(name, colour, rough)
    graph = Graph(material)
    where = graph.position()
    x, y, _ = graph.split(where)
    columns, rows = graph.math("DIVIDE", x, size[0]), graph.math("DIVIDE", y, size[1])
    cell = graph.node("CombineXYZ", {0: graph.math("FLOOR", columns), 1: graph.math("FLOOR", rows)}).outputs[0]
    chance = graph.node("TexWhiteNoise", {"Vector": cell}, noise_dimensions="3D").outputs["Value"]

    def in_joint(along, length):
        middle = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", along), .5))
        half = .5 - joint / length / 2
        return graph.remap(middle, low=half - TILE_EDGE, high=half, smooth=True)

    def toned(factor):
        return tuple(c * factor for c in colour)

    gap = graph.math("MAXIMUM", in_joint(columns, size[0]), in_joint(rows, size[1]))
    dark, light = (tuple(min(1, c * k) for c in colour) for k in (1 - variance, 1 + variance))
    tone = graph.mix(chance, dark, light)
    wear = graph.noise(where, scale=1.3, detail=10, roughness=.62)
    tone = graph.mix(graph.remap(wear, low=.35, high=.75, to_high=WEAR), tone, toned(WORN_TONE))
    tone = graph.mix(water_marks(graph, where, stains, scale=.30), tone, toned(WET_TONE))
    tone = graph.mix(graph.math("MULTIPLY", gap, JOINT_DARKNESS), tone, joint_colour)
    grain = graph.noise(where, scale=55, detail=8, roughness=.65)
    height = graph.math("SUBTRACT", graph.math("MULTIPLY", grain, GRAIN_HEIGHT), graph.math("MULTIPLY", gap, JOINT_DEPTH))
    own_gloss = graph.math("MULTIPLY", chance, TILE_OWN_GLOSS)
    shader = graph.surface()
    graph.feed(shader.inputs["Base Color"], tone)
    graph.feed(shader.inputs["Roughness"], graph.remap(graph.math("ADD", wear, own_gloss), low=.4, high=.9, to_low=smooth, to_high=rough))
    graph.feed(shader.inputs["Normal"], graph.bump(height, bump, distance=.012))
    return material


def cloth(name, colour, through=.45):
    """Thin woven stuff that glows when lit from behind."""
    material = plain(name, colour, roughness=.9, specular=.1)
    graph = Graph(material)
    output = graph.tree.nodes["Material Output"].inputs[0]
    shade = graph.surface().outputs[0]
    glow = graph.node("BsdfTranslucent", {"Color": colour}).outputs[0]
    graph.feed(output, graph.node("MixShader", {0: through, 1: shade, 2: glow}).outputs[0])
    return material


def lit_windows(name, colour, light, strength, share, cell=3.1):
    """Panes of a far town after dark: some, picked by where they are, have light behind them."""
    material = plain(name, colour, roughness=.3, emission=light)
    graph = Graph(material)
    corner = graph.vector("FLOOR", graph.vector("DIVIDE", graph.position(), (cell,) * 3))
    chance = graph.node("TexWhiteNoise", {"Vector": corner}, noise_dimensions="3D").outputs["Value"]
    level = graph.remap(chance, low=1 - share, high=1, to_low=.25 * strength, to_high=strength)
    on = graph.math("GREATER_THAN", chance, 1 - share)
    graph.feed(graph.surface().inputs["Emission Strength"], graph.math("MULTIPLY", level, on))
    return material
