"""Produce as mesh data: bodies of revolution with ribs, dents and lumps; top along z, radius some .2."""
import math
import bpy
from mathutils import Euler, Matrix, Vector, noise

from .shapes import dice


def turned(name, profile, material, across=56, ribs=None, lump=0.0, scale=3.0, seed=0, bend=0.0, squash=(1, 1, 1)):
    """
    A closed body around z: `profile` are (radius, z) from bottom to top; `ribs(angle, t)` multiplies the radius (t = 0…1
    along the profile); `lump` is the amplitude of noise of `scale`; `bend` is the curvature of the axis.
    """
    vs, n = [], len(profile)
    shift = Vector((seed * 5.3 + 1.7, seed * 2.9, seed * 7.1))
    for i in range(across):
        a = 2 * math.pi * i / across
        for j, (r, z) in enumerate(profile):
            r2 = r * (ribs(a, j / (n - 1)) if ribs else 1)
            p = Vector((r2 * math.cos(a) * squash[0], r2 * math.sin(a) * squash[1], z * squash[2]))
            if lump:
                way = Vector((p.x, p.y, p.z * .35))
                if way.length > 1e-6:
                    p += way.normalized() * lump * (noise.noise(p * scale + shift) + .45 * noise.noise(p * scale * 2.1 + shift))
            if bend:
                angle = p.z * bend
                p = Vector(((p.x + 1 / bend) * math.cos(angle) - 1 / bend, p.y, (p.x + 1 / bend) * math.sin(angle)))
            vs.append(p)
    fs = [(i * n + j, ((i + 1) % across) * n + j, ((i + 1) % across) * n + j + 1, i * n + j + 1)
          for i in range(across) for j in range(n - 1)]
    data = bpy.data.meshes.new(name)
    data.from_pydata(vs, [], fs)
    data.update()
    for p in data.polygons:
        p.use_smooth = True
    data.materials.append(material)
    return data


def oval(radius, high, steps=28, power=2.0, dent_above=0.0, dent_below=0.0, width=.35):
    """A profile between ball and box; `dents` are their depths above and below, `width` their width (of the radius)."""
    out = []
    for i in range(steps + 1):
        t = -math.pi / 2 + math.pi * i / steps
        c, s = max(0, math.cos(t)), math.sin(t)
        k = (c ** power + abs(s) ** power) ** (-1 / power) if power != 2 else 1
        r, z = radius * c * k, high * s * k
        near = math.exp(-(r / (radius * width)) ** 2)
        out.append((r, z - dent_above * near if s > 0 else z + dent_below * near))
    return out


def leaf_shape(name, length, width, material, curl=.3, fold=.15, steps=12, outline=None, wavy=0.0, seed=0):
    """A leaf from the origin along x, its face along z: `outline(t)` is its half width (0…1), `curl` the drop of its end."""
    chance = dice(seed)
    phase = chance.uniform(0, 6)
    outline = outline or (lambda t: math.sin(math.pi * min(1, t ** .8)) ** .8)
    across, vs = 6, []
    for i in range(steps + 1):
        t = i / steps
        w = width * max(.02, outline(t)) / 2
        for j in range(-across, across + 1):
            s = j / across
            z = -curl * length * t * t + fold * abs(s) * w + wavy * math.sin(9 * t + phase + 2 * s) * abs(s)
            vs.append((length * t, s * w, z))
    m = 2 * across + 1
    fs = [(i * m + j, i * m + j + 1, (i + 1) * m + j + 1, (i + 1) * m + j) for i in range(steps) for j in range(m - 1)]
    data = bpy.data.meshes.new(name)
    data.from_pydata(vs, [], fs)
    data.update()
    for p in data.polygons:
        p.use_smooth = True
    data.materials.append(material)
    return data


def star(name, points, length, width, material, lift=.25, seed=0):
    """The green calyx of a tomato: around the origin, in the plane of x and y, ends lifted."""
    chance = dice(seed)
    vs, fs = [], []
    for k in range(points):
        a = 2 * math.pi * (k + chance.uniform(-.2, .2)) / points
        long = length * chance.uniform(.75, 1.15)
        up = lift * chance.uniform(.2, 1.4)
        base = len(vs)
        for i in range(9):
            t = i / 8
            w = width * math.sin(math.pi * (t * .86 + .1)) * (1 - t * .35)
            z = long * (up * t * t - .12 * math.sin(math.pi * t)) + .012
            for s in (-1, 0, 1):
                x, y = long * t, s * w / 2
                vs.append((x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z - (.2 * w if s == 0 else 0)))
        for i in range(8):
            for j in (0, 1):
                o = base + i * 3 + j
                fs.append((o, o + 1, o + 4, o + 3))
    # the stem in the middle
    base, n = len(vs), 8
    for i in range(5):
        t = i / 4
        for k in range(n):
            a = 2 * math.pi * k / n
            r = .016 * (1.35 - .4 * t + (.25 if i == 4 else 0)) * length / .12
            vs.append((r * math.cos(a) + .25 * length * t * t, r * math.sin(a), .9 * length * t * .6))
    for i in range(4):
        for k in range(n):
            fs.append((base + i * n + k, base + i * n + (k + 1) % n, base + (i + 1) * n + (k + 1) % n, base + (i + 1) * n + k))
    data = bpy.data.meshes.new(name)
    data.from_pydata(vs, [], fs)
    data.update()
    for p in data.polygons:
        p.use_smooth = True
    data.materials.append(material)
    return data


def grid(name, across, up, at, material, ring=False, mark=None):
    """
    Any surface: `at(u, v)` returns a point for u, v of 0...1; `ring` joins the last column to the first. `mark(u, v)` (0...1)
    is stored at the points for the skin (`Skin.mark`).
    """
    columns = across if ring else across + 1
    places = [(i / across, j / up) for i in range(columns) for j in range(up + 1)]
    m = up + 1
    fs = [(i * m + j, ((i + 1) % columns) * m + j, ((i + 1) % columns) * m + j + 1, i * m + j + 1) for i in range(across) for j in range(up)]
    data = bpy.data.meshes.new(name)
    data.from_pydata([at(u, v) for u, v in places], [], fs)
    data.update()
    for p in data.polygons:
        p.use_smooth = True
    if mark:
        layer = data.attributes.new('mark', 'FLOAT', 'POINT')
        layer.data.foreach_set('value', [mark(u, v) for u, v in places])
    data.materials.append(material)
    return data


def tube(name, path, radius, material, across=10, mark=None):
    """A round body along `path` (points); `radius(t)` for t of 0...1. An end with the radius 0 is closed."""
    points = [Vector(p) for p in path]
    k = len(points)
    frames = []
    up = Vector((.21, .13, 1)).normalized()
    for i in range(k):
        along = (points[min(k - 1, i + 1)] - points[max(0, i - 1)]).normalized()
        side = along.cross(up)
        side = side.normalized() if side.length > .05 else along.cross(Vector((1, 0, 0))).normalized()
        up = side.cross(along).normalized()
        frames.append((side, up))

    def at(u, v):
        i = round(v * (k - 1))
        a, (side, above), r = 2 * math.pi * u, frames[i], radius(v)
        return points[i] + (side * math.cos(a) + above * math.sin(a)) * r
    return grid(name, across, k - 1, at, material, True, mark)


def on(o, data, role, at, turn=(0, 0, 0)):
    """Attaches a part (a stem, a calyx) to an object at a place in the object's coordinates."""
    part = bpy.data.objects.new('part', data)
    bpy.context.scene.collection.objects.link(part)
    part.matrix_world = o.matrix_basis @ Matrix.Translation(at) @ Euler(turn).to_matrix().to_4x4()
    part['role'] = role
    return part
