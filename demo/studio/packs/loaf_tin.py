"""A loaf from a tin: straight sides, a domed dark top, a paper band around its middle."""
import math
import bpy
from mathutils import Vector, noise
from kit import heap
from kit import materials as m
from kit.shapes import _patch
from kit.tones import Skin

X, Y, Z = .80, .36, .50


def form(x, a, out=0.0):
    """The loaf's outline across, at x: straight below, a dome above. `a` from the front foot (0) to the back (1)."""
    pts = 1 - abs(x / X) ** 10
    k = max(0, pts) ** .22
    dome = .14 * max(0, 1 - abs(x / X) ** 2.6)
    p = 3.6
    w = math.pi * a
    c, s = math.cos(w), math.sin(w)
    r = (abs(c) ** p + abs(s) ** p) ** (-1 / p)
    y = -(Y * (.94 + .06 * s)) * r * c * (.93 + .07 * k)
    z = (Z * s * r) * (.9 + .1 * k)
    z += dome * max(0, s) ** 3
    y *= 1 + .04 * max(0, s - .6)
    way = Vector((0, -c, s))
    return Vector((x, y, max(0, z))) + way * out


def build():
    skin = Skin('crust', .55, Specular=.3)
    z = skin.along(2)
    fine, broad = skin.noise(30, 4), skin.noise(3, 4)
    pores = skin.between(skin.cells(20), .17, .05)
    skin.bump(skin.noise(6, 5), .4, .035).bump(fine, .3, .012).bump(pores, -.25, .012)
    tone = skin.add(skin.add(.12, skin.times(skin.between(z, .30, .62), .52)), skin.add(skin.times(broad, .3), skin.times(fine, .14)))
    material = skin.tones(skin.less(tone, skin.times(pores, .05)))
    n, up, vs = 150, 110, []
    for i in range(n + 1):
        x = X * (2 * i / n - 1)
        for j in range(up + 1):
            p = form(x, j / up)
            w = Vector((0, p.y, p.z)).normalized() if p.length > 0 else Vector((0, 0, 1))
            vs.append(p + w * (.014 * noise.noise(p * 3.2) + .007 * noise.noise(p * 9)))
    fs = [(i * (up + 1) + j, (i + 1) * (up + 1) + j, (i + 1) * (up + 1) + j + 1, i * (up + 1) + j + 1) for i in range(n) for j in range(up)]
    fs += [tuple(range(up + 1)), tuple(n * (up + 1) + j for j in range(up, -1, -1))]
    data = bpy.data.meshes.new('loaf')
    data.from_pydata(vs, [], fs)
    data.update()
    for p in data.polygons:
        p.use_smooth = True
    data.materials.append(material)
    turn = math.radians(-20)
    heap.thing('loaf', data, 'filling', (0, 0, .005), (0, 0, turn))
    label = m.plain('label', (.86, .86, .86), .6, Specular=.25)

    def band(u, v):
        p = form(.36 * (2 * u - 1), .012 + .62 * v, .026)
        return (p.x * math.cos(turn) - p.y * math.sin(turn), p.x * math.sin(turn) + p.y * math.cos(turn), p.z + .005)
    length, last = 0, Vector(band(.5, 0))
    for k in range(1, 41):
        now = Vector(band(.5, k / 40))
        length, last = length + (now - last).length, now
    _patch('label', band, label, 'label', 40, 140, 0, .72 / length)


CAMERA = {'elevation': 24, 'fill': .78}
