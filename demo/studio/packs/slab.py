"""A block of salted fat or brisket, cut straight, layers on its cut side, a paper band around it."""
import math
import bpy
from mathutils import Vector, noise
from kit import heap
from kit import materials as m
from kit.shapes import _patch
from kit.tones import Skin

X, Y, Z = .80, .40, .17


def build():
    turn = math.radians(-14)
    skin = Skin('slab', .36, Specular=.45)
    x, y, z = (skin.along(i) for i in range(3))
    sway = skin.add(skin.times(skin.less(skin.noise(1.7, 3, (1, 1, .2), fixed=True), .5), .16), skin.times(skin.less(skin.noise(6, 3, (1, 1, .4), fixed=True), .5), .035))
    level = skin.add(z, sway)
    thick = skin.add(.5, skin.times(skin.less(skin.noise(2.1, 2, fixed=True), .5), 2.2))

    def streak(at, width):
        return skin.times(skin.between(skin.size(skin.less(level, at)), width, width * .35), thick)
    meat = skin.higher(skin.higher(streak(.06, .035), streak(-.035, .028)), skin.times(streak(-.10, .016), .8))
    fibres = skin.noise(17, 4, (.6, 1, 3))
    rind = skin.between(z, -.135, -.15)
    crust = skin.times(skin.between(z, .125, .15), skin.between(skin.noise(30, 4), .44, .60))
    skin.bump(fibres, .25, .012).bump(skin.noise(5, 4), .25, .03).bump(crust, .5, .015)
    tone = skin.add(skin.add(.02, skin.times(skin.noise(4, 3), .12)), skin.times(meat, skin.add(.42, skin.times(fibres, .3))))
    material = skin.tones(skin.lower(skin.higher(skin.higher(tone, skin.times(rind, .92)), skin.times(crust, .96)), 1))
    n, vs, index, fs = 40, [], {}, []
    half = (X, Y, Z)

    def at(face, i, j):
        axis, sign = face // 2, 1 if face % 2 else -1
        p = [0, 0, 0]
        p[axis], p[(axis + 1) % 3], p[(axis + 2) % 3] = sign, 2 * i / n - 1, 2 * j / n - 1
        key = tuple(round(c * n) for c in p)
        if key not in index:
            v = Vector(p)
            soft = [math.copysign(abs(c), c) for c in v]
            q = Vector([c * s for c, s in zip(soft, half)])
            inner = Vector([max(-s + .035, min(s - .035, c)) for c, s in zip(q, half)])
            out = q - inner
            if out.length > 1e-6:
                q = inner + out.normalized() * min(.035, out.length)
            q += Vector((0, 0, 1)) * .014 * noise.noise(q * 2.2) + (q - inner).normalized() * .010 * noise.noise(q * 6) if out.length > 1e-6 else Vector((0, 0, 0))
            index[key] = len(vs)
            vs.append(q)
        return index[key]
    for face in range(6):
        for i in range(n):
            for j in range(n):
                quad = [at(face, i, j), at(face, i + 1, j), at(face, i + 1, j + 1), at(face, i, j + 1)]
                fs.append(quad if face % 2 else quad[::-1])
    data = bpy.data.meshes.new('slab')
    data.from_pydata(vs, [], fs)
    data.update()
    for p in data.polygons:
        p.use_smooth = True
    data.materials.append(material)
    heap.thing('slab', data, 'filling', (0, 0, Z + .012), (0, 0, turn))

    def turned(x, y, z):
        return (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z + Z + .012)
    # the band goes over the top and down the front; its label is on both
    paper = m.plain('label', (.86, .86, .86), .6, Specular=.25)
    g, r = .014, .05
    path = [(Y + g, Z * .2), (Y + g, Z - r)] + [(Y + g - r + r * math.cos(a), Z + g - r + r * math.sin(a)) for a in [math.pi / 2 * k / 8 for k in range(1, 9)]]
    path += [(-Y - g + r, Z + g)] + [(-Y - g + r - r * math.sin(a), Z + g - r + r * math.cos(a)) for a in [math.pi / 2 * k / 8 for k in range(1, 9)]] + [(-Y - g, -Z - .008)]
    lengths = [0]
    for (y0, z0), (y1, z1) in zip(path, path[1:]):
        lengths.append(lengths[-1] + math.hypot(y1 - y0, z1 - z0))

    def along(s):
        for k in range(len(path) - 1):
            if s <= lengths[k + 1] + 1e-9:
                t = (s - lengths[k]) / (lengths[k + 1] - lengths[k])
                return path[k][0] + (path[k + 1][0] - path[k][0]) * t, path[k][1] + (path[k + 1][1] - path[k][1]) * t
        return path[-1]
    wide = .74
    _patch('label', lambda u, v: turned(-wide / 2 + wide * u, *along(lengths[-1] * (1 - v))), paper, 'label', 40, 160, 0, wide / lengths[-1])


CAMERA = {'elevation': 34, 'fill': .8}
