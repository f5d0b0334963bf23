"""Solids: single bevelled parts, and `Parts`, many of them in one mesh."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

SMOOTH_BELOW = 35       # degrees between faces that shading rounds
EDGE_SEGMENTS = 2       # of a bevel
TUBE_RESOLUTION = 3
ANY_WAY = 6             # radians, nearly a full turn: for what may face any way
AXIS_TURN = {"Z": None, "Y": Matrix.Rotation(math.pi / 2, 3, "X"), "X": Matrix.Rotation(math.pi / 2, 3, "Y")}


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def empty(name, location=(0, 0, 0), turn=(0, 0, 0)):
    thing = link(bpy.data.objects.new(name, None))
    thing.location, thing.rotation_euler = location, turn
    return thing


def place(mesh, matrix):
    thing = link(bpy.data.objects.new(mesh.name, mesh))
    thing.matrix_world = matrix
    return thing


def scatter(mesh, location, scale=1.0, turn=0.0):
    thing = link(bpy.data.objects.new(mesh.name, mesh))
    thing.location = location
    thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    thing.rotation_euler = (0, 0, turn)
    return thing


def to_mesh(bm, name, *materials, smooth=None):
    """`smooth` is the angle in degrees under which edges are rounded by shading."""
    mesh = bpy.data.meshes.new(name)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    for material in materials:
        mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(smooth)
    return mesh


def solid(bm, name, material, bevel=0.0, smooth=SMOOTH_BELOW, parent=None):
    thing = link(bpy.data.objects.new(name, to_mesh(bm, name, material, smooth=smooth)))
    if bevel:
        add_bevel(thing, bevel)
    thing.parent = parent
    return thing


def add_bevel(thing, width):
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method, edge.harden_normals = width, EDGE_SEGMENTS, "ANGLE", True


def add_box(bm, centre, size, turn=None):
    verts = bmesh.ops.create_cube(bm, size=1)["verts"]
    bmesh.ops.scale(bm, vec=Vector(size), verts=verts)
    if turn:
        bmesh.ops.rotate(bm, matrix=turn, verts=verts)
    bmesh.ops.translate(bm, vec=Vector(centre), verts=verts)
    return verts


def add_drum(bm, centre, radius, height, axis="Z", segments=32, top=None):
    cone = bmesh.ops.create_cone(bm, cap_ends=True, segments=segments, radius1=radius,
                                 radius2=radius if top is None else top, depth=height)
    verts = cone["verts"]
    if AXIS_TURN[axis]:
        bmesh.ops.rotate(bm, matrix=AXIS_TURN[axis], verts=verts)
    bmesh.ops.translate(bm, vec=Vector(centre), verts=verts)
    return verts


def box(name, centre, size, material, bevel=.004, turn=None, parent=None):
    bm = bmesh.new()
    add_box(bm, (0, 0, 0), size)
    thing = solid(bm, name, material, bevel, parent=parent)
    thing.location = centre
    if turn:
        thing.rotation_euler = turn
    return thing


def drum(name, centre, radius, height, material, axis="Z", segments=32, bevel=.002, top=None, parent=None):
    bm = bmesh.new()
    add_drum(bm, (0, 0, 0), radius, height, axis, segments, top)
    thing = solid(bm, name, material, bevel, parent=parent)
    thing.location = centre
    return thing


def ball(name, centre, radius, material):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=32, v_segments=20, radius=radius)
    thing = solid(bm, name, material)
    thing.location = centre
    return thing


def lathe(name, profile, material, segments=48, smooth=40):
    """Mesh of a profile of (radius, height) turned about Z."""
    bm = bmesh.new()
    rings = []
    for radius, height in profile:
        angles = (2 * math.pi * i / segments for i in range(segments))
        rings.append([bm.verts.new((radius * math.cos(a), radius * math.sin(a), height)) for a in angles])
    for low, high in zip(rings, rings[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            bm.faces.new((low[i], low[j], high[j], high[i]))
    for cap in (rings[0], rings[-1]):
        bm.faces.new(cap)
    return to_mesh(bm, name, material, smooth=smooth)


def prism(name, outline, start, end, material, axis="Y", bevel=0.0, parent=None):
    """Closed outline pushed along an axis: 'Y' takes (x, z), 'X' takes (y, z)."""
    def at(point, depth):
        return (point[0], depth, point[1]) if axis == "Y" else (depth, point[0], point[1])

    bm = bmesh.new()
    near = [bm.verts.new(at(p, start)) for p in outline]
    far = [bm.verts.new(at(p, end)) for p in outline]
    bm.faces.new(near)
    bm.faces.new(far[::-1])
    for i in range(len(outline)):
        j = (i + 1) % len(outline)
        bm.faces.new((near[i], near[j], far[j], far[i]))
    return solid(bm, name, material, bevel, smooth=SMOOTH_BELOW if bevel else None, parent=parent)


def tube(name, points, radius, material, parent=None):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, TUBE_RESOLUTION
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for target, point in zip(spline.points, points):
        target.co = (*point, 1)
    curve.materials.append(material)
    thing = link(bpy.data.objects.new(name, curve))
    thing.parent = parent
    return thing


def hang(sag, t):
    """How far a rope hangs below the straight line at `t` of its way: a parabola, `sag` deep in the middle."""
    return sag * 4 * t * (1 - t)


def wire(name, start, end, sag, radius, material, pieces=18):
    """A cable hanging between two points."""
    points = []
    for i in range(pieces + 1):
        t = i / pieces
        point = Vector(start).lerp(Vector(end), t)
        points.append((point.x, point.y, point.z - hang(sag, t)))
    return tube(name, points, radius, material)


class Parts:
    """Many solids in one mesh with several materials: one object, which can be set up many times."""

    def __init__(self, *materials):
        self.materials, self.bm = materials, bmesh.new()

    def paint(self, verts, slot):
        for face in {f for v in verts for f in v.link_faces}:
            face.material_index = slot

    def box(self, centre, size, slot=0, turn=None):
        self.paint(add_box(self.bm, centre, size, turn), slot)

    def drum(self, centre, radius, height, slot=0, axis="Z", segments=20, top=None):
        self.paint(add_drum(self.bm, centre, radius, height, axis, segments, top), slot)

    def mesh(self, name, smooth=None):
        return to_mesh(self.bm, name, *self.materials, smooth=smooth)

    def object(self, name, bevel=0.0, smooth=SMOOTH_BELOW):
        thing = link(bpy.data.objects.new(name, self.mesh(name, smooth)))
        if bevel:
            add_bevel(thing, bevel)
        return thing
