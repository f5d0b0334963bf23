"""Bevelled solids and lettering; every edge catches light."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from studio import link

SMOOTH_BELOW = 35
BEVEL_ABOVE = math.radians(30)
MERGE_WITHIN = 1e-6
TEXT_RESOLUTION = 8
REAR_EDGE = ((.6, 0), (.18, .0004))  # of a shell: inset as a share of its bevel, metres before its back
REAR_REACH = .4                      # of its bevel: where the rear edge ends


def mkobj(name, bm, m=None, smooth=True, bevel=0, seg=3, angle=SMOOTH_BELOW, parent=None):
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    obj = link(bpy.data.objects.new(name, mesh))
    if m:
        mesh.materials.append(m)
    if smooth:
        shade_smooth(mesh, angle)
    if bevel:
        add_bevel(obj, bevel, seg)
    if parent:
        obj.parent = parent
    return obj


def shade_smooth(mesh, angle=SMOOTH_BELOW):
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(angle)


def add_bevel(obj, width, segments=3):
    bevel = obj.modifiers.new("Bevel", "BEVEL")
    bevel.width, bevel.segments = width, segments
    bevel.limit_method, bevel.angle_limit, bevel.harden_normals = "ANGLE", BEVEL_ABOVE, True


def box(name, c, s, m, bevel=.002, seg=3, rot=None, parent=None):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=Vector(s), verts=bm.verts)
    obj = mkobj(name, bm, m, bevel=bevel, seg=seg, parent=parent)
    obj.location = c
    if rot:
        obj.rotation_euler = rot
    return obj


def cylinder(r, h, axis="Z", seg=48, r2=None):
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=seg, radius1=r, radius2=r if r2 is None else r2, depth=h)
    if axis != "Z":
        turn = Matrix.Rotation(math.pi / 2, 3, "X" if axis == "Y" else "Y")
        bmesh.ops.rotate(bm, matrix=turn, verts=bm.verts)
    return bm


def cyl(name, c, r, h, m, axis="Z", seg=48, bevel=.0008, r2=None, parent=None):
    obj = mkobj(name, cylinder(r, h, axis, seg, r2), m, bevel=bevel, seg=2, parent=parent)
    obj.location = c
    return obj


def torus(major, minor, flatten=1, around=128, across=16):
    """A ring that faces -Y; flatten < 1 makes its section a low ellipse."""
    bm = bmesh.new()
    loops = []
    for i in range(around):
        a = 2 * math.pi * i / around
        section = [2 * math.pi * j / across for j in range(across)]
        loops.append([bm.verts.new(((major + minor * math.cos(b)) * math.cos(a), flatten * minor * math.sin(b),
                                    (major + minor * math.cos(b)) * math.sin(a))) for b in section])
    bridge(bm, loops + loops[:1])
    return bm


def rrect(hw, hh, r, n=14, side=1):
    """The outline of a rounded rectangle: n steps a corner, `side` steps along each straight edge."""
    r = max(min(r, hw, hh), 0)
    points = []
    for cx, cz, start in ((hw - r, hh - r, 0), (r - hw, hh - r, 90), (r - hw, r - hh, 180), (hw - r, r - hh, 270)):
        for i in range(n + 1):
            a = math.radians(start + 90 * i / n)
            points.append((cx + r * math.cos(a), cz + r * math.sin(a)))
    corners = [points[k * (n + 1):(k + 1) * (n + 1)] for k in range(4)]
    outline = []
    for here, after in zip(corners, corners[1:] + corners[:1]):
        (x0, z0), (x1, z1) = here[-1], after[0]
        outline += here + [(x0 + (x1 - x0) * t / side, z0 + (z1 - z0) * t / side) for t in range(1, side)]
    return outline


def bridge(bm, loops):
    count = len(loops[0])
    for a, b in zip(loops, loops[1:]):
        for i in range(count):
            j = (i + 1) % count
            bm.faces.new((a[i], a[j], b[j], b[i]))


def crown_at(x, z, hw, hh, crown):
    return crown * (1 - (x / hw) ** 2) * (1 - (z / hh) ** 2)


def shell(hw, hh, r, depth, bev, crown=0, nb=8, nf=14, n=14, y0=0, side=24):
    """A rounded slab: its back at y0, its crowned front towards -Y."""
    profile = [(bev * inset, y0 - before, 0) for inset, before in REAR_EDGE]
    profile += [(0, y0 - bev * REAR_REACH, 0), (0, y0 - (depth - bev), 0)]
    for i in range(1, nb + 1):
        a = math.pi / 2 * i / nb
        profile.append((bev * (1 - math.cos(a)), y0 - (depth - bev) - bev * math.sin(a), math.sin(a)))
    reach = min(hw, hh)
    profile += [(bev + (reach - bev) * i / nf, y0 - depth, 1) for i in range(1, nf + 1)]
    bm = bmesh.new()
    loops = []
    for inset, y, share in profile:
        outline = rrect(hw - inset, hh - inset, r - inset, n, side)
        loops.append([bm.verts.new((x, y - share * crown_at(x, z, hw, hh, crown), z)) for x, z in outline])
    bridge(bm, loops)
    bm.faces.new(loops[0][::-1])
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=MERGE_WITHIN)
    return bm


def prism(outline, depth):
    """An outline in x and z, pulled along y from -depth/2 to depth/2: a cutter for pockets."""
    bm = bmesh.new()
    loops = [[bm.verts.new((x, y, z)) for x, z in outline] for y in (-depth / 2, depth / 2)]
    bridge(bm, loops)
    bm.faces.new(loops[0])
    bm.faces.new(loops[1][::-1])
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=MERGE_WITHIN)
    return bm


def move(bm, offset):
    bmesh.ops.translate(bm, vec=Vector(offset), verts=bm.verts)
    return bm


def carve(obj, cutters):
    """Cuts each solid out of the object; call before its bevel is added so that the rim of the cut is bevelled too."""
    joined = bmesh.new()
    for cutter in cutters:
        part = bpy.data.meshes.new("Cutter")
        bmesh.ops.recalc_face_normals(cutter, faces=cutter.faces)
        cutter.to_mesh(part)
        cutter.free()
        joined.from_mesh(part)
    tool = mkobj("Cutter", joined, smooth=False)
    cut = obj.modifiers.new("Cut", "BOOLEAN")
    cut.operation, cut.solver, cut.object = "DIFFERENCE", "EXACT", tool
    obj.data = baked(obj)
    obj.modifiers.clear()
    bpy.data.objects.remove(tool)


def baked(obj):
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    return bpy.data.meshes.new_from_object(obj.evaluated_get(graph))


def text(s, loc, size, m, font, extrude=.0002, rot=(math.pi / 2, 0, 0), align="CENTER", spacing=1.0, parent=None, bevel=0):
    curve = bpy.data.curves.new("Text", "FONT")
    curve.body, curve.size, curve.extrude, curve.bevel_depth = s, size, extrude, bevel
    curve.align_x, curve.align_y, curve.space_character, curve.resolution_u = align, "CENTER", spacing, TEXT_RESOLUTION
    curve.font = bpy.data.fonts.load(font, check_existing=True)
    curve.materials.append(m)
    obj = link(bpy.data.objects.new("Text " + s, curve))
    obj.location, obj.rotation_euler = loc, rot
    if parent:
        obj.parent = parent
    return obj
