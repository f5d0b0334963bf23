"""Plastics, metals, glass and light of the product; `mat` serves the scenes too."""
import bpy


def mat(name, col, rough=.5, metal=0, spec=.5, coat=0, coatr=.05, bump=None, emit=None, estr=0, rvar=None):
    """bump = (scale, strength, distance[, detail]): grain of the surface. rvar = (scale, low, high): uneven roughness."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    for socket, value in (("Base Color", (*col, 1)), ("Roughness", rough), ("Metallic", metal), ("Specular", spec),
                          ("Clearcoat", coat), ("Clearcoat Roughness", coatr)):
        shader.inputs[socket].default_value = value
    if emit:
        shader.inputs["Emission"].default_value = (*emit, 1)
        shader.inputs["Emission Strength"].default_value = estr
    if bump:
        add_bump(tree, shader, *bump)
    if rvar:
        add_roughness(tree, shader, *rvar)
    return material


def noise(tree, scale, detail):
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    node = tree.nodes.new("ShaderNodeTexNoise")
    node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = scale, detail
    tree.links.new(coordinates.outputs["Object"], node.inputs["Vector"])
    return node.outputs["Fac"]


def add_bump(tree, shader, scale, strength, distance, detail=2):
    node = tree.nodes.new("ShaderNodeBump")
    node.inputs["Strength"].default_value, node.inputs["Distance"].default_value = strength, distance
    tree.links.new(noise(tree, scale, detail), node.inputs["Height"])
    tree.links.new(node.outputs["Normal"], shader.inputs["Normal"])


def add_roughness(tree, shader, scale, low, high):
    node = tree.nodes.new("ShaderNodeMapRange")
    for socket, value in (("From Min", .3), ("From Max", .7), ("To Min", low), ("To Max", high)):
        node.inputs[socket].default_value = value
    tree.links.new(noise(tree, scale, 6), node.inputs["Value"])
    tree.links.new(node.outputs[0], shader.inputs["Roughness"])


def mats():
    lit = dict(col=(0, 0, 0), rough=.035, coat=1, coatr=.02)
    return {
        "white": mat("Cover", (.80, .79, .765), .38, coat=.25, coatr=.18, bump=(1400, .05, .0004), rvar=(7, .35, .44)),
        "graph": mat("Graphite", (.021, .0225, .0255), .42, bump=(1600, .2, .0004), rvar=(9, .38, .48)),
        "dark": mat("Dark plastic", (.012, .012, .013), .5, bump=(1200, .1, .0004)),
        "rubber": mat("Gasket", (.006, .006, .006), .8),
        "alu": mat("Anodised aluminium", (.60, .60, .61), .36, metal=1, bump=(500, .05, .0003), rvar=(12, .32, .46)),
        "cast": mat("Cast aluminium", (.085, .088, .094), .5, metal=.6, bump=(900, .22, .0005), rvar=(20, .42, .58)),
        "steel": mat("Steel", (.55, .55, .56), .3, metal=1, rvar=(30, .22, .4)),
        "orange": mat("Orange", (.95, .16, .006), .32, coat=.4),
        "glass": mat("Black glass", (.0035, .004, .005), .035, spec=.55, coat=1, coatr=.02),
        "print": mat("Print", (.030, .032, .036), .4),
        "printw": mat("Light print", (.62, .62, .61), .5),
        "led": mat("Light ring", (1, .3, .05), .4, emit=(1, .30, .03), estr=4.2),
        "lcd": mat("Lit figures", **lit, emit=(.80, .90, 1), estr=1.6),
        "lcdo": mat("Lit orange", **lit, emit=(1, .32, .05), estr=2.2),
        "lcdd": mat("Lit dim", **lit, emit=(.30, .33, .38), estr=.35),
        "red": mat("Red", (.55, .012, .01), .4),
    }
