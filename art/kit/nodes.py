"""A short way to write shader graphs."""


class Graph:
    """Adds nodes to a material's or world's tree; values may be numbers, colours or sockets."""

    def __init__(self, owner):
        self.tree = owner.node_tree

    def feed(self, socket, value):
        if hasattr(value, "is_output"):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == "RGBA":
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def node(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for key, value in (inputs or {}).items():
            self.feed(node.inputs[key], value)
        return node

    def math(self, operation, *values):
        node = self.node("Math", operation=operation)
        for socket, value in zip(node.inputs, values):
            self.feed(socket, value)
        return node.outputs[0]

    def vector(self, operation, *values, out=0):
        node = self.node("VectorMath", operation=operation)
        for socket, value in zip(node.inputs, values):
            self.feed(socket, value)
        return node.outputs[out]

    def mix(self, factor, a, b, blend="MIX"):
        return self.node("MixRGB", {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def noise(self, vector, scale, detail=2, roughness=0.5, distortion=0):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion}
        return self.node("TexNoise", inputs).outputs["Fac"]

    def remap(self, value, low, high, to_low=0.0, to_high=1.0, smooth=False):
        kind = "SMOOTHSTEP" if smooth else "LINEAR"
        return self.node("MapRange", {0: value, 1: low, 2: high, 3: to_low, 4: to_high}, interpolation_type=kind).outputs[0]

    def ramp(self, value, stops):
        node = self.node("ValToRGB", {0: value})
        node.color_ramp.interpolation = "EASE"
        elements = node.color_ramp.elements
        for spare in list(elements)[1:]:
            elements.remove(spare)
        for index, (position, colour) in enumerate(stops):
            element = elements[0] if index == 0 else elements.new(position)
            element.position, element.color = position, (*colour, 1)
        return node.outputs[0]

    def scale(self, vector, factors):
        return self.node("Mapping", {"Vector": vector, "Scale": factors}).outputs[0]

    def split(self, vector):
        return self.node("SeparateXYZ", {0: vector}).outputs

    def position(self):
        return self.node("NewGeometry").outputs["Position"]

    def bump(self, height, strength, distance):
        return self.node("Bump", {"Height": height, "Strength": strength, "Distance": distance}).outputs[0]

    def surface(self):
        """The material's main shader node."""
        return self.tree.nodes["Principled BSDF"]
