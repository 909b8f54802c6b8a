"""Two whole fish in a tray under film: a dark back, scales, a light belly."""
import math
import bpy
from kit import heap
from kit import materials as m
from kit.tones import Skin
from kit.tray import tray


def curve_at(points, t):
    """A soft line through (t, value)."""
    for (t0, v0), (t1, v1) in zip(points, points[1:]):
        if t0 <= t <= t1:
            k = (t - t0) / (t1 - t0)
            k = k * k * (3 - 2 * k)
            return v0 + (v1 - v0) * k
    return points[-1][1]


BACK = ((0, .006), (.06, .055), (.16, .105), (.36, .150), (.55, .135), (.75, .075), (.88, .038), (1, .040))
BELLY = ((0, -.004), (.06, -.05), (.16, -.095), (.34, -.145), (.55, -.125), (.75, -.062), (.88, -.034), (1, -.036))
LONG = 1.16


def data_of(name, vs, fs, skin):
    data = bpy.data.meshes.new(name)
    data.from_pydata(vs, [], fs)
    data.update()
    for p in data.polygons:
        p.use_smooth = True
    data.materials.append(skin)
    return data


def body(skin):
    n, across, vs = 90, 40, []
    for i in range(n + 1):
        t = i / n
        up, low = curve_at(BACK, t), curve_at(BELLY, t)
        middle, half = (up + low) / 2, (up - low) / 2
        thick = half * .52 * (1 - .55 * max(0, (t - .5) / .5))
        gill = .010 * math.exp(-((t - .235 - .02 * 0) / .012) ** 2)
        for k in range(across):
            a = 2 * math.pi * k / across
            c, s = math.cos(a), math.sin(a)
            y = middle + half * s
            z = (thick - (gill if c > .2 else 0)) * (abs(c) ** .8) * (1 if c > 0 else -1)
            vs.append((LONG * t, y, z))
    fs = [(i * across + k, i * across + (k + 1) % across, (i + 1) * across + (k + 1) % across, (i + 1) * across + k) for i in range(n) for k in range(across)]
    fs += [tuple(range(across))[::-1], tuple(n * across + k for k in range(across))]
    return data_of('fish', vs, fs, skin)


def fin(points_near, points_far, skin, waves=14):
    """A fan of rays between two lines."""
    n, r, vs = 60, 8, []
    for i in range(n + 1):
        t = i / n
        a = [curve_at([(k / (len(points_near) - 1), p[j]) for k, p in enumerate(points_near)], t) for j in (0, 1)]
        b = [curve_at([(k / (len(points_far) - 1), p[j]) for k, p in enumerate(points_far)], t) for j in (0, 1)]
        for j in range(r + 1):
            s = j / r
            vs.append((a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s, .010 * (1 - s) + .005 * math.cos(2 * math.pi * waves * t) * (1 - .4 * s) + .012))
    fs = [(i * (r + 1) + j, (i + 1) * (r + 1) + j, (i + 1) * (r + 1) + j + 1, i * (r + 1) + j + 1) for i in range(n) for j in range(r)]
    return data_of('fin', vs, fs, skin)


def build():
    skin = Skin('fish', .24, Specular=.6, Clearcoat=.3, Clearcoat_Roughness=.12)
    x, y, z = (skin.along(i) for i in range(3))
    head = skin.between(skin.add(x, skin.times(skin.size(y), -.35)), .22, .20)
    scales = skin.cells(34, stretch=(1, 1.15, .6), fixed=True)
    side = skin.between(skin.add(y, skin.times(skin.less(skin.noise(7, 3), .5), .05)), .13, -.11, soft=False)
    speck = skin.times(skin.between(skin.noise(30, 3), .56, .66), .1)
    pattern = skin.times(skin.between(scales, .1, .62), skin.times(.22, skin.less(1, head)))
    skin.bump(skin.times(scales, skin.less(1, head)), -.5, .012).bump(skin.times(skin.noise(12, 3), head), .2, .02)
    tone = skin.less(skin.add(skin.times(side, .9), skin.times(pattern, .35)), speck)
    material = skin.tones(skin.lower(skin.higher(tone, .02), 1))
    web = Skin('fin', .4, Specular=.4)
    rays = web.tones(web.add(.22, web.times(web.noise(16, 3), .4)))
    eye = m.plain('eye', (.012, .012, .014), .08, Specular=.7)
    iris = m.plain('iris', (.62, .53, .30), .25, Specular=.6)
    shape = body(material)
    tail = fin([(LONG * .985, .036), (LONG * .992, 0), (LONG * .985, -.034)], [(LONG * 1.19, .17), (LONG * 1.10, .0), (LONG * 1.19, -.165)], rays, 16)
    dorsal = fin([(LONG * .36, .135), (LONG * .48, .135), (LONG * .62, .105)], [(LONG * .42, .235), (LONG * .54, .205), (LONG * .66, .135)], rays, 11)
    anal = fin([(LONG * .62, -.095), (LONG * .7, -.075), (LONG * .77, -.052)], [(LONG * .66, -.165), (LONG * .74, -.125), (LONG * .80, -.075)], rays, 8)
    breast = fin([(LONG * .245, -.045), (LONG * .25, -.062), (LONG * .25, -.08)], [(LONG * .36, -.05), (LONG * .37, -.085), (LONG * .345, -.115)], rays, 7)
    for k, (px, py, turn, lift) in enumerate(((-.69, .38, -.08, .10), (-.69, -.03, .0, .12))):
        for data, role, up in ((shape, 'filling', 0), (tail, 'filling', -.012), (dorsal, 'filling', -.01), (anal, 'filling', -.01), (breast, 'filling', .055)):
            o = heap.thing('fish', data, role, (px, py, lift + up), (.12, 0, turn), (1.04, 1.28, 1.2))
        c, s = math.cos(turn), math.sin(turn)
        ex, ey = LONG * .085 * 1.04, .018 * 1.28
        for radius, material_, role, up in ((.026, iris, 'other', .038), (.017, eye, 'other', .052)):
            bpy.ops.mesh.primitive_uv_sphere_add(segments=32, ring_count=16, radius=radius, location=(px + ex * c - ey * s, py + ex * s + ey * c, lift + up))
            o = bpy.context.object
            o.scale = (1, 1, .5)
            bpy.ops.object.shade_smooth()
            o.data.materials.append(material_)
            o['role'] = role
    tray(high=.2, dome_height=.06, label=(1.0, .36))


CAMERA = {'elevation': 57, 'fill': .82}
