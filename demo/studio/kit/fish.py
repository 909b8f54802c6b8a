"""Whole fish lying on their side, the head to the left: a body between two lines, fins, an eye, a skin."""
import math
import bpy
from . import heap
from . import materials as m
from .tones import Skin

LONG = 1.16


def curve_at(points, t):
    """A smooth line through points (t, value)."""
    for (t0, v0), (t1, v1) in zip(points, points[1:]):
        if t0 <= t <= t1:
            k = (t - t0) / (t1 - t0)
            k = k * k * (3 - 2 * k)
            return v0 + (v1 - v0) * k
    return points[-1][1]


def data_of(name, vs, fs, skin):
    data = bpy.data.meshes.new(name)
    data.from_pydata(vs, [], fs)
    data.update()
    for p in data.polygons:
        p.use_smooth = True
    data.materials.append(skin)
    return data


def body(back, belly, skin, gill=.235, thick=.52):
    n, across, vs = 90, 40, []
    for i in range(n + 1):
        t = i / n
        up, low = curve_at(back, t), curve_at(belly, t)
        middle, half = (up + low) / 2, (up - low) / 2
        deep = half * thick * (1 - .55 * max(0, (t - .5) / .5))
        for k in range(across):
            a = 2 * math.pi * k / across
            c, s = math.cos(a), math.sin(a)
            lid = .013 * math.exp(-((t - gill + .05 * s * s) / .011) ** 2) * (c > .2)
            z = (deep - lid) * (abs(c) ** .8) * (1 if c > 0 else -1)
            vs.append((LONG * t, middle + half * s, z))
    fs = [(i * across + k, i * across + (k + 1) % across, (i + 1) * across + (k + 1) % across, (i + 1) * across + k) for i in range(n) for k in range(across)]
    fs += [tuple(range(across))[::-1], tuple(n * across + k for k in range(across))]
    return data_of('fish', vs, fs, skin)


def fin(near, far, skin, waves=14):
    """A fan of rays between two lines of points (t along the body, height)."""
    n, r, vs = 60, 8, []
    line = lambda points, t, j: curve_at([(k / (len(points) - 1), p[j]) for k, p in enumerate(points)], t)
    for i in range(n + 1):
        t = i / n
        a, b = [(LONG * line(ps, t, 0), line(ps, t, 1)) for ps in (near, far)]
        for j in range(r + 1):
            s = j / r
            vs.append((a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s, .010 * (1 - s) + .005 * math.cos(2 * math.pi * waves * t) * (1 - .4 * s) + .012))
    fs = [(i * (r + 1) + j, (i + 1) * (r + 1) + j, (i + 1) * (r + 1) + j + 1, i * (r + 1) + j + 1) for i in range(n) for j in range(r)]
    return data_of('fin', vs, fs, skin)


def fish_skin(half=.15, gill=.22, scales=34, spots=None, bars=0.0):
    """Skin from the back (0) to the belly (1). `spots` = (scale, size, tone): dark for a negative tone, otherwise pale."""
    skin = Skin('fish', .24, Specular=.6, Clearcoat=.3, Clearcoat_Roughness=.12)
    x, y = skin.along(0), skin.along(1)
    head = skin.between(skin.add(x, skin.times(skin.size(y), -.35)), gill, gill - .02)
    cells = skin.cells(scales, stretch=(1, 1.15, .6), fixed=True)
    side = skin.between(skin.add(y, skin.times(skin.less(skin.noise(7, 3), .5), .05)), half * .87, -half * .75, soft=False)
    pattern = skin.times(skin.between(cells, .1, .62), skin.times(.22, skin.less(1, head)))
    tone = skin.add(skin.times(side, .9), skin.times(pattern, .35))
    tone = skin.less(tone, skin.times(skin.between(skin.noise(30, 3), .56, .66), .08))
    if spots:
        scale, size, change = spots
        dots = skin.times(skin.between(skin.cells(scale, fixed=True), size, size * .72), skin.between(y, -half * .55, -half * .1))
        tone = skin.add(tone, skin.times(dots, change))
    if bars:
        stripe = skin.between(skin.sine(skin.add(skin.times(x, 46), skin.times(skin.noise(5, 3, fixed=True), 4))), .1, .8)
        tone = skin.less(tone, skin.times(skin.times(stripe, skin.between(y, -half * .5, half * .2)), bars))
    skin.bump(skin.times(cells, skin.less(1, head)), -.5, .4 / scales).bump(skin.times(skin.noise(12, 3), head), .2, .02)
    return skin.tones(skin.lower(skin.higher(tone, .02), 1))


def fin_skin():
    web = Skin('fin', .4, Specular=.4)
    return web.tones(web.add(.22, web.times(web.noise(16, 3), .4)))


class Fish:
    """All parts of one kind of fish; `put` places a fish."""

    def __init__(self, back, belly, skin, fins, eye=(.085, .018, .026), gill=.235, thick=.52):
        rays = fin_skin()
        self.parts = [(body(back, belly, skin, gill, thick), 0)]
        self.parts += [(fin(near, far, rays, waves), lift) for near, far, waves, lift in fins]
        self.dark = m.plain('eye', (.012, .012, .014), .08, Specular=.7)
        self.iris = m.plain('iris', (.62, .53, .30), .25, Specular=.6)
        self.eye = eye
        self.over = thick * (curve_at(back, eye[0]) - curve_at(belly, eye[0])) / 2

    def put(self, x, y, turn=0.0, lift=.10, size=(1.04, 1.28, 1.2), roll=.12):
        for data, up in self.parts:
            heap.thing('fish', data, 'filling', (x, y, lift + up * size[2]), (roll, 0, turn), size)
        c, s = math.cos(turn), math.sin(turn)
        ex, ey = LONG * self.eye[0] * size[0], self.eye[1] * size[1]
        for part, material, above in ((1, self.iris, .80), (.66, self.dark, 1.10)):
            radius = self.eye[2] * part * size[1] / 1.28
            bpy.ops.mesh.primitive_uv_sphere_add(segments=32, ring_count=16, radius=radius, location=(x + ex * c - ey * s, y + ex * s + ey * c, lift + self.over * above * size[2] + roll * ey))
            o = bpy.context.object
            o.scale = (1, 1, .5)
            bpy.ops.object.shade_smooth()
            o.data.materials.append(material)
            o['role'] = 'other'
