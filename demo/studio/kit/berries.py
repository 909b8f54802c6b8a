"""Berries covered with small parts: positions of the parts, and the fall of a heap of such berries."""
import math
import bpy
from mathutils import Matrix, Vector

from . import heap, produce

GOLDEN = math.pi * (3 - math.sqrt(5))
TINY = 1e-3


def spiral(profile, count, chance, first=0.0, last=1.0, jitter=.12):
    """`count` evenly spaced places (angle, t) on a body of revolution `profile(t)` → (radius, z), for t of first…last."""
    n = 400
    at = [first + (last - first) * i / n for i in range(n + 1)]
    points = [profile(t) for t in at]
    area = [0.0]
    for (r, z), (r2, z2) in zip(points, points[1:]):
        area.append(area[-1] + (r + r2) * math.hypot(r2 - r, z2 - z))
    places, j = [], 0
    for i in range(count):
        wanted = area[-1] * (i + .5 + chance.uniform(-1, 1) * jitter * 3) / count
        j = next((k for k in range(n) if area[k + 1] >= wanted), n - 1)
        share = (wanted - area[j]) / max(area[j + 1] - area[j], 1e-9)
        places.append((GOLDEN * i + chance.uniform(-1, 1) * jitter, at[j] + share * (at[j + 1] - at[j])))
    return places


def frame(at, a, t):
    """A point of a surface, its outward normal and the direction towards the top."""
    p = at(a, t)
    t1, t2 = max(0, t - TINY), min(1, t + TINY)
    up = (at(a, t2) - at(a, t1)).normalized()
    normal = (at(a + TINY, t) - at(a - TINY, t)).cross(up).normalized()
    return p, normal, up


def joined(name, parts, material):
    """Builds one mesh of (points, faces, marks)."""
    vs, fs, marks = [], [], []
    for points, faces, mark in parts:
        base = len(vs)
        vs += points
        fs += [tuple(base + k for k in f) for f in faces]
        marks += mark
    data = bpy.data.meshes.new(name)
    data.from_pydata(vs, [], fs)
    data.update()
    for p in data.polygons:
        p.use_smooth = True
    data.attributes.new('mark', 'FLOAT', 'POINT').data.foreach_set('value', marks)
    data.materials.append(material)
    return data


def pour(shapes, outlines, *args, **settings):
    """Simulates the fall of coarse outlines, and replaces each by its shape."""
    shape_of = {outline.name: shape for outline, shape in zip(outlines, shapes)}
    things = heap.pour(outlines, *args, **settings)
    for o in things:
        o.data = shape_of[o.data.name]
    return things


def kept_inside(part, width=1.5, depth=1.0, height=.40, flare=.07, gap=.03):
    """Bends a leaf along a tray's wall, so that it does not intersect it."""
    matrix = part.matrix_basis
    back = matrix.inverted()
    places = [matrix @ v.co for v in part.data.vertices]

    def held(p):
        grow = flare * min(max(p.z, 0), height) / height - gap
        return Vector((max(-width / 2 - grow, min(width / 2 + grow, p.x)), max(-depth / 2 - grow, min(depth / 2 + grow, p.y)), p.z))
    if all(p.z > height + .03 or (held(p) - p).length < 1e-5 for p in places):
        return
    part.data = part.data.copy()
    for v, p in zip(part.data.vertices, places):
        if p.z <= height + .03:
            v.co = back @ held(p)
