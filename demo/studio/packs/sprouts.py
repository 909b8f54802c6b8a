"""Dense living sprouts in a tray: a white stem, two leaves."""
import math
import bpy
from kit import heap
from kit import materials as m
from kit.punnet import punnet
from kit.shapes import dice, sheet
from kit.tones import Skin


def seedling(k, skin):
    """A stem and two (or four) leaves in one mesh."""
    chance = dice(k)
    high = chance.uniform(.52, .66)
    lean = (chance.uniform(-.09, .09), chance.uniform(-.09, .09))
    vs, fs = [], []
    n = 6
    for i in range(9):
        t = i / 8
        for j in range(n):
            a = 2 * math.pi * j / n
            r = .0105 - .002 * t
            vs.append((r * math.cos(a) + lean[0] * t * t, r * math.sin(a) + lean[1] * t * t, high * t))
    fs += [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(8) for j in range(n)]
    way = chance.uniform(0, 6.28)
    for side in range(2):
        a0 = way + math.pi * side
        long, wide, lift = chance.uniform(.11, .15), chance.uniform(.09, .115), chance.uniform(.15, .6)
        base = len(vs)
        for i in range(9):
            t = i / 8
            w = wide * (math.sin(math.pi * (.06 + .94 * t) ** .85) ** .6) * (.25 + .75 * min(1, t * 3)) / 2
            for s in (-1, -.5, 0, .5, 1):
                dent = .12 * (1 - abs(s)) * max(0, t - .8) * 5  # the end is notched like a heart
                x, y = long * (t - dent * .2), w * s
                z = high + long * (lift * t - .25 * t * t) + .22 * abs(s) * w
                vs.append((x * math.cos(a0) - y * math.sin(a0) + lean[0], x * math.sin(a0) + y * math.cos(a0) + lean[1], z))
        fs += [(base + i * 5 + j, base + i * 5 + j + 1, base + (i + 1) * 5 + j + 1, base + (i + 1) * 5 + j) for i in range(8) for j in range(4)]
    data = bpy.data.meshes.new('seedling')
    data.from_pydata(vs, [], fs)
    data.update()
    for p in data.polygons:
        p.use_smooth = True
    data.materials.append(skin)
    return data


def build():
    chance = dice(43)
    skin = Skin('sprout', .45, Specular=.35)
    leaf = skin.between(skin.along(2), .46, .56)
    tone = skin.add(skin.times(leaf, .55), skin.times(skin.less(skin.noise(9, 3), .2), .5))
    skin.bump(skin.noise(20, 2), .15, .01)
    material = skin.tones(tone)
    shapes = [seedling(k, material) for k in range(14)]
    punnet(height=.34)
    ground = m.bumpy(m.plain('soil', (.05, .032, .02), .95), .8, 30, 4, .03)
    sheet('soil', lambda u, v: (.74 * (2 * u - 1), .49 * (2 * v - 1), .16), ground, 'other', 8, 8)
    for i in range(620):
        x, y = chance.uniform(-.74, .74), chance.uniform(-.49, .49)
        edge = max(abs(x) / .74, abs(y) / .49)
        heap.thing('sprout', shapes[i % 14], 'filling', (x, y, .15 + chance.uniform(-.02, .03)),
                   (-.28 * y * edge + chance.uniform(-.14, .14), .28 * x * edge + chance.uniform(-.14, .14), chance.uniform(0, 6.28)), chance.uniform(.8, 1.1))


CAMERA = {'elevation': 24, 'fill': .8}
