"""A round loaf of hearth bread, floured, cut on top before it was baked; a paper band around it."""
import math
import bpy
from mathutils import Vector, noise
from kit import heap
from kit import materials as m
from kit.shapes import _patch
from kit.tones import Skin

R, HIGH = .70, .60


def surface(a, t):
    """A point of the loaf: `a` around, t = 0 at the foot … 1 on top."""
    e = t * math.pi / 2
    c, s = math.cos(e), math.sin(e)
    r = R * (c ** .78) * (1 + .03 * math.cos(2 * a + .6) + .015 * math.cos(3 * a))
    z = HIGH * s ** .92
    x, y = r * math.cos(a) * 1.08, r * math.sin(a) * .94
    # the foot is drawn in
    if t < .12:
        k = (1 - t / .12) ** 2
        x, y = x * (1 - .10 * k), y * (1 - .10 * k)
    p = Vector((x, y, z))
    p += Vector((x, y, z * .8)).normalized() * (.022 * noise.noise(p * 3.1) + .010 * noise.noise(p * 8))
    # cuts: one long ear and two short ones
    for cx, cy, turn, long, wide in ((.02, -.10, .32, .56, .085), (-.05, .24, .32, .34, .05), (.12, -.40, .32, .30, .045)):
        dx, dy = p.x - cx, p.y - cy
        u, v = dx * math.cos(turn) + dy * math.sin(turn), -dx * math.sin(turn) + dy * math.cos(turn)
        v += .10 * u * u
        w = wide * math.sqrt(max(0, 1 - (u / long) ** 2))
        if abs(u) < long and p.z > .12:
            if -w < v < w:
                k = 1 - (v / w) ** 2
                p.z -= .055 * k ** .6 * (w / wide)
            elif w <= v < w + .07:
                p.z += .035 * (1 - (v - w) / .07) * (w / wide)
    return p


def cut_of(p):
    best = 0
    for cx, cy, turn, long, wide in ((.02, -.10, .32, .56, .085), (-.05, .24, .32, .34, .05), (.12, -.40, .32, .30, .045)):
        dx, dy = p[0] - cx, p[1] - cy
        u, v = dx * math.cos(turn) + dy * math.sin(turn), -dx * math.sin(turn) + dy * math.cos(turn)
        v += .10 * u * u
        w = wide * math.sqrt(max(0, 1 - (u / long) ** 2))
        if abs(u) < long and p[2] > .12 and w > 0:
            best = max(best, max(0, min(1, (1 - abs(v) / w) * 3)))
    return best


def build():
    skin = Skin('crust', .55, Specular=.3)
    mask = skin.tree.nodes.new('ShaderNodeAttribute')
    mask.attribute_name = 'cut'
    cut = mask.outputs['Fac']
    z = skin.along(2)
    broad, fine = skin.noise(2.4, 4), skin.noise(36, 4)
    blister = skin.between(skin.cells(24), .18, .04)
    rings = skin.sine(skin.times(skin.add(z, skin.times(skin.noise(3, 2), .05)), 88))
    flour = skin.times(skin.between(skin.add(skin.times(rings, .05), skin.add(skin.times(fine, .5), skin.times(skin.noise(4, 4), .6))), .50, .80), skin.less(1, cut))
    baked = skin.add(skin.times(broad, .5), skin.times(skin.between(z, .02, .42), .34))
    skin.bump(skin.noise(7, 5), .35, .03).bump(fine, .22, .01).bump(blister, .25, .012)
    # 0 flour … .2 crumb of the cut … 1 dark crust
    tone = skin.add(skin.add(.30, skin.times(baked, .72)), skin.times(blister, -.05))
    tone = skin.add(skin.times(tone, skin.less(1, skin.times(flour, .55))), 0)
    tone = skin.less(tone, skin.times(cut, skin.times(.42, skin.add(.5, skin.times(skin.noise(13, 4), .6)))))
    material = skin.tones(skin.lower(skin.higher(tone, 0), 1))
    n, up = 260, 120
    vs = [surface(2 * math.pi * i / n, j / up) for i in range(n) for j in range(up + 1)]
    fs = [(i * (up + 1) + j, ((i + 1) % n) * (up + 1) + j, ((i + 1) % n) * (up + 1) + j + 1, i * (up + 1) + j + 1) for i in range(n) for j in range(up)]
    data = bpy.data.meshes.new('loaf')
    data.from_pydata(vs, [], fs)
    data.update()
    layer = data.attributes.new('cut', 'FLOAT', 'POINT')
    for k, v in enumerate(vs):
        layer.data[k].value = cut_of(v)
    for p in data.polygons:
        p.use_smooth = True
    data.materials.append(material)
    heap.thing('loaf', data, 'filling', (0, 0, .01), (0, 0, 0))
    # a card stands before it
    label = m.plain('label', (.86, .86, .86), .65, Specular=.25)
    front = -math.pi / 2

    def band(u, v):
        a = front + .62 * (2 * u - 1)
        t = .03 + .22 * v
        e = t * math.pi / 2
        z = .02 + .27 * v
        r = R * 1.0 * (math.cos(max(0, (z - .02) / HIGH) * .9) ** .5) + .03
        return (r * math.cos(a) * 1.05, r * math.sin(a) * .98, z)
    _patch('label', band, label, 'label', 120, 60, 0, (2 * .62 * R * 1.05) / .27)


CAMERA = {'elevation': 27, 'fill': .78}
