"""Materials of the surroundings: paint, plaster, concrete, tiles, metal."""
import bpy

from .nodes import Graph


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
    patches = graph.noise(graph.position(), scale, 6)
    graph.feed(graph.surface().inputs["Roughness"], graph.remap(patches, .3, .7, low, high))
    return material


def concrete(name, colour, scale=3, bump=.35, variance=.35, roughness=.85, streaks=0.0, dirt=(.2, .16, .12), stains=0.0):
    """Plaster or concrete in world space; `streaks` are left by rain, `stains` by standing water."""
    material = plain(name, colour, roughness)
    graph = Graph(material)
    where = graph.position()
    dark = tuple(c * (1 - variance) for c in colour)
    light = tuple(min(1, c * (1 + variance * .6)) for c in colour)
    tone = graph.mix(graph.remap(graph.noise(where, scale, 12, .65), .3, .7), dark, light)
    if streaks:
        runs = graph.noise(graph.scale(where, (5, 5, .35)), 1, 8, .7)
        tone = graph.mix(graph.remap(runs, .5, .78, 0, streaks), tone, dirt)
    if stains:
        tone = graph.mix(water_marks(graph, where, stains), tone, dirt)
    shader = graph.surface()
    graph.feed(shader.inputs["Base Color"], tone)
    graph.feed(shader.inputs["Normal"], graph.bump(graph.noise(where, scale * 22, 6), bump, .01))
    return material


def water_marks(graph, where, amount, scale=.16):
    """Soft islands with a darker rim."""
    level = graph.noise(where, scale, 7, .6)
    from_rim = graph.math("ABSOLUTE", graph.math("SUBTRACT", level, .53))
    rim = graph.math("MAXIMUM", graph.math("SUBTRACT", 1, graph.math("DIVIDE", from_rim, .012)), 0)
    inside = graph.remap(level, .53, .60, 0, amount * .7)
    return graph.math("MAXIMUM", graph.math("MULTIPLY", rim, amount), inside)


def tiles(name, colour, size=(.6, .6), joint=.010, variance=.16, joint_colour=(.12, .10, .085), stains=.25, bump=.12,
          roughness=(.48, .80)):
    """A tiled floor in world XY: every tile has its own tone, the joints lie deeper."""
    material = plain(name, colour, roughness[1])
    graph = Graph(material)
    where = graph.position()
    x, y, _ = graph.split(where)
    columns, rows = graph.math("DIVIDE", x, size[0]), graph.math("DIVIDE", y, size[1])
    cell = graph.node("CombineXYZ", {0: graph.math("FLOOR", columns), 1: graph.math("FLOOR", rows)}).outputs[0]
    chance = graph.node("TexWhiteNoise", {"Vector": cell}, noise_dimensions="3D").outputs["Value"]

    def in_joint(along, length):
        middle = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", along), .5))
        half = .5 - joint / length / 2
        return graph.remap(middle, half - .006, half, 0, 1, smooth=True)

    gap = graph.math("MAXIMUM", in_joint(columns, size[0]), in_joint(rows, size[1]))
    dark, light = (tuple(min(1, c * k) for c in colour) for k in (1 - variance, 1 + variance))
    tone = graph.mix(chance, dark, light)
    wear = graph.noise(where, 1.3, 10, .62)
    tone = graph.mix(graph.remap(wear, .35, .75, 0, .38), tone, tuple(c * .62 for c in colour))
    tone = graph.mix(water_marks(graph, where, stains, .30), tone, tuple(c * .5 for c in colour))
    tone = graph.mix(graph.math("MULTIPLY", gap, .85), tone, joint_colour)
    grain = graph.noise(where, 55, 8, .65)
    height = graph.math("SUBTRACT", graph.math("MULTIPLY", grain, .35), graph.math("MULTIPLY", gap, 1.2))
    tilt = graph.math("MULTIPLY", chance, .25)
    shader = graph.surface()
    graph.feed(shader.inputs["Base Color"], tone)
    graph.feed(shader.inputs["Roughness"], graph.remap(graph.math("ADD", wear, tilt), .4, .9, *roughness))
    graph.feed(shader.inputs["Normal"], graph.bump(height, bump, .012))
    return material


def cloth(name, colour, through=.45):
    """Thin woven stuff that glows when lit from behind."""
    material = plain(name, colour, .9, specular=.1)
    graph = Graph(material)
    output = graph.tree.nodes["Material Output"].inputs[0]
    shade = graph.surface().outputs[0]
    glow = graph.node("BsdfTranslucent", {"Color": colour}).outputs[0]
    graph.feed(output, graph.node("MixShader", {0: through, 1: shade, 2: glow}).outputs[0])
    return material
