"""A rack of ribs in a tray under film: bones shine through the meat, their ends are visible."""
import math
from kit import heap
from kit.fused import Limb, fused
from kit.slabs import slab
from kit.tones import Skin
from kit.tray import tray

BONES, STEP = 7, .172
LONG = .37


def place(i):
    """Position at which a bone crosses the middle, and its slope."""
    return STEP * (i - (BONES - 1) / 2), .030 * math.sin(1.3 * i + .5)


def build():
    skin = Skin('ribs', .27, Specular=.5)
    x, y = skin.along(0), skin.along(1)
    sway = skin.times(skin.less(skin.noise(2.6, 2, fixed=True), .5), .05)
    wave = skin.sine(skin.add(skin.times(skin.add(x, sway), 2 * math.pi / STEP), math.pi / 2))
    rag = skin.times(skin.less(skin.noise(9, 4, (1, .5, 1)), .5), .9)
    over = skin.between(skin.add(wave, rag), .42, .86)
    fibres = skin.noise(8, 5, (3.2, 1, 2), .5)
    fat = skin.between(skin.add(skin.noise(3.4, 4), skin.times(skin.less(skin.noise(14, 4), .5), .3)), .55, .68)
    pale = skin.times(over, skin.add(.60, skin.times(skin.less(skin.noise(7, 3, (1, .4, 1)), .4), .9)))
    skin.bump(fibres, .32, .016).bump(fat, .2, .012).bump(skin.noise(24, 3), .1, .01)
    tone = skin.higher(skin.add(skin.times(fibres, .46), skin.times(fat, .50)), pale)
    material = skin.tones(skin.lower(skin.higher(tone, .02), 1))
    end = Skin('bone', .5, Specular=.3)
    end.bump(end.noise(20, 3), .2, .01)
    bone = end.tones(end.add(.84, end.times(end.less(end.noise(9, 3), .5), .30)))

    def outline(a):
        c, s = math.cos(a), math.sin(a)
        p = 6
        return (abs(c / .64) ** p + abs(s / LONG) ** p) ** (-1 / p) * (1 + .012 * math.cos(7 * a) + .01 * math.cos(3 * a + 1))

    def top(x, y):
        return .034 * math.cos(2 * math.pi * x / STEP) * (1 - .35 * abs(y) / LONG) - .10 * (x / .64) ** 2 + .04
    data = slab('ribs', outline, .15, material, across=320, rings=50, lump=.02, scale=5, seed=3, edge=.5, top=top)
    at = (.0, .19, .05), (.10, 0, math.radians(-4)), (1.0, 1.0, 1.0)
    heap.thing('ribs', data, 'filling', *at)
    for i in range(BONES):
        bx, lean = place(i)
        low = .10 * (bx / .64) ** 2
        for s in (-1, 1):
            far = LONG + .055 + .02 * math.sin(2.3 * i + s)
            z = .105 - low
            part = Limb([(bx + s * lean * .6, s * (LONG - .09), z), (bx + s * lean, s * far, z - .02)], [.052, .046], 1, (1, 1, .8))
            heap.thing('bone', fused('bone', [part], bone, fine=.012, lump=.006, scale=14, seed=i), 'filling', *at)
    tray(high=.2, dome_height=.10, label=(1.0, .34))


CAMERA = {'elevation': 55, 'fill': .82}
