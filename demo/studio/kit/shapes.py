"""Bodies. Each has a role: label, filling, lid, body (coloured later), glass, or other (unchanged)."""
import math
import random
import bpy

FRONT = -math.pi / 2


def mesh(name, vertices, faces, material, role='other', smooth=True):
    me = bpy.data.meshes.new(name)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    me.from_pydata(vertices, [], faces)
    me.update()
    for p in me.polygons:
        p.use_smooth = smooth
    me.materials.append(material)
    o['role'] = role
    return o


def curve(points, steps=8):
    """A smooth line through (radius, height) points: Catmull-Rom."""
    out = []
    for i in range(len(points) - 1):
        p0, p1, p2 = points[max(0, i - 1)], points[i], points[i + 1]
        p3 = points[min(len(points) - 1, i + 2)]
        for k in range(steps):
            t = k / steps
            out.append(tuple(
                .5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                for a, b, c, d in zip(p0, p1, p2, p3)))
    out.append(points[-1])
    return [(max(0, r), z) for r, z in out]


def lathe(name, profile, material, role='other', steps=128):
    """A body of revolution around the upright axis."""
    n = len(profile)
    vs = [(r * math.cos(2 * math.pi * i / steps), r * math.sin(2 * math.pi * i / steps), z)
          for i in range(steps) for r, z in profile]
    fs = [(i * n + j, ((i + 1) % steps) * n + j, ((i + 1) % steps) * n + j + 1, i * n + j + 1)
          for i in range(steps) for j in range(n - 1)]
    o = mesh(name, vs, fs, material, role)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(50)
    return o


def radius_at(profile, z):
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        if z0 <= z <= z1 and z1 > z0:
            return r0 + (r1 - r0) * (z - z0) / (z1 - z0)
    return profile[-1][0]


def _patch(name, at, material, role, across=96, up=48, corner=.0, aspect=1.0):
    """A sheet from `at(u, v)`; its corners are rounded at `corner` of its height."""
    def within(u, v):
        """Position of a grid point after its corner is rounded, and whether the point was moved."""
        x, y = min(u, 1 - u) * aspect, min(v, 1 - v)
        far = math.hypot(corner - x, corner - y)
        if not (x < corner and y < corner and far > corner):
            return u, v, False
        x, y = (corner - (corner - side) * corner / far for side in (x, y))
        return (x / aspect if u < .5 else 1 - x / aspect), (y if v < .5 else 1 - y), True
    vs, index, places = [], {}, {}
    for i in range(across + 1):
        for j in range(up + 1):
            places[i, j] = within(i / across, j / up)
            index[i, j] = len(vs)
            vs.append(at(*places[i, j][:2]))
    fs, uvs = [], []
    for i in range(across):
        for j in range(up):
            corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            if all(places[c][2] for c in corners):
                continue
            fs.append([index[c] for c in corners])
            uvs += [places[c][:2] for c in corners]
    o = mesh(name, vs, fs, material, role)
    layer = o.data.uv_layers.new(name='u')
    for k, uv in enumerate(uvs):
        layer.data[k].uv = uv
    o['aspect'] = aspect
    return o


def round_label(profile, z0, z1, half, material, gap=.006, corner=.06, turn=0.0):
    """A label around a body of revolution, from z0 to z1, `half` radians to either side of the front."""
    middle = radius_at(profile, (z0 + z1) / 2)
    aspect = 2 * half * middle / (z1 - z0)

    def at(u, v):
        z = z0 + (z1 - z0) * v
        r = radius_at(profile, z) + gap
        a = FRONT + turn + half * (2 * u - 1)
        return (r * math.cos(a), r * math.sin(a), z)
    o = _patch('label', at, material, 'label', 420, 240, corner, aspect)
    o['round'] = True
    return o


def flat_label(origin, right, up, material, corner=.0, bend=None):
    """A label on a plane: its lower left corner and two edges as vectors; `bend(u, v)` lifts it along the normal."""
    length = lambda v: math.sqrt(sum(c * c for c in v))
    aspect = length(right) / length(up)
    n = [right[1] * up[2] - right[2] * up[1], right[2] * up[0] - right[0] * up[2], right[0] * up[1] - right[1] * up[0]]
    size = length(n)
    n = [c / size for c in n]

    def at(u, v):
        h = bend(u, v) if bend else 0
        return tuple(o + r * u + w * v + m * h for o, r, w, m in zip(origin, right, up, n))
    return _patch('label', at, material, 'label', 96, 96, corner, aspect)


def sheet(name, at, material, role='other', across=64, up=64):
    """A sheet from a function of (u, v)."""
    return _patch(name, at, material, role, across, up)


def rounded_box(name, size, material, role='body', bevel=.03, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A box; `location` is the centre of its bottom."""
    x, y, z = (c / 2 for c in size)
    vs = [(a * x, b * y, z + c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    fs = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = mesh(name, vs, fs, material, role, smooth=True)
    o.location, o.rotation_euler = location, rotation
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(40)
    if bevel:
        b = o.modifiers.new('b', 'BEVEL')
        b.width, b.segments = bevel, 4
        b.harden_normals = True
    return o


def smooth(o, levels=2):
    s = o.modifiers.new('s', 'SUBSURF')
    s.levels = s.render_levels = levels
    return o


def displace(o, strength, scale, seed=0):
    """Displaces a surface by lumps of the size `scale`; the seed shifts the pattern."""
    t = bpy.data.textures.new('t', 'CLOUDS')
    t.noise_scale = scale
    anchor = bpy.data.objects.new('anchor', None)
    anchor.location = (seed * 7.3, seed * 3.1, seed * 1.7)
    bpy.context.scene.collection.objects.link(anchor)
    d = o.modifiers.new('d', 'DISPLACE')
    d.texture, d.strength, d.mid_level = t, strength, .5
    d.texture_coords, d.texture_coords_object = 'OBJECT', anchor
    return o


def ball(location, radius, material, role='other', scale=(1, 1, 1), rotation=(0, 0, 0)):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=32, radius=radius, location=location, rotation=rotation)
    o = bpy.context.object
    o.scale = scale
    bpy.ops.object.shade_smooth()
    o.data.materials.append(material)
    o['role'] = role
    return o


def dice(seed):
    """A deterministic random generator."""
    return random.Random(seed)
