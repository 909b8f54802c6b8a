"""Flat cuts: a slab with any outline, a rounded edge and its own surface."""
import math
import bpy
from mathutils import Vector, noise


def slab(name, radius, thick, skin, across=96, rings=26, lump=.02, scale=4.0, seed=0, edge=.5, dish=0.0, top=None):
    """
    A flat cut with the outline `radius(angle)`, its bottom at z = 0. `edge` is the roundness of its rim (of the
    thickness), `top(x, y)` lifts the surface, `dish` lowers the middle.
    """
    vs, shift = [], Vector((seed * 3.1, seed * 7.7, seed))
    for k in range(rings + 1):
        t = k / rings
        for i in range(across):
            a = 2 * math.pi * i / across
            r = radius(a) * t
            x, y = r * math.cos(a), r * math.sin(a)
            fall = max(0, (t - (1 - edge * thick / max(.05, radius(a)))) / (edge * thick / max(.05, radius(a))))
            z = thick * (1 - edge * (1 - math.sqrt(max(0, 1 - min(1, fall) ** 2))))
            z += (lump * noise.noise(Vector((x, y, 0)) * scale + shift) - dish * (1 - t * t)) * (1 - fall * .6)
            z += top(x, y) * (1 - fall) if top else 0
            vs.append((x, y, max(.005, z)))
    n = across
    fs = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(rings) for i in range(n)]
    low = len(vs)
    for part in (.55, 0):  # the rim goes down and in
        for i in range(n):
            a = 2 * math.pi * i / n
            r = radius(a) * (1.0 if part else .94)
            vs.append((r * math.cos(a), r * math.sin(a), thick * part * .5))
    outer = rings * n
    for base in (low, low + n):
        fs += [(outer + i, outer + (i + 1) % n, base + (i + 1) % n, base + i) for i in range(n)]
        outer = base
    data = bpy.data.meshes.new(name)
    data.from_pydata(vs, [], fs)
    data.update()
    for p in data.polygons:
        p.use_smooth = True
    data.materials.append(skin)
    return data
