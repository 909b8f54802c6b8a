"""Breasts of duck and goose on their skin in a tray under film: scored skin above, dark flesh along the rim."""
import math
from kit import heap
from kit.slabs import slab
from kit.tones import Skin
from kit.tray import tray


def outline(k):
    def radius(a):
        c, s = math.cos(a), math.sin(a)
        r = (abs(c / .46) ** 2.3 + abs(s / .235) ** 2.3) ** (-1 / 2.3)
        return r * (1 + .10 * c + .03 * math.cos(3 * a + k))
    return radius


def build():
    skin = Skin('breast', .30, Specular=.5)
    x, y, z = (skin.along(i) for i in range(3))
    pores = skin.cells(30)
    wide = skin.noise(3.2, 4)
    cuts = skin.higher(skin.between(skin.sine(skin.add(skin.times(x, 46), skin.times(y, 46))), .93, .99),
                       skin.between(skin.sine(skin.add(skin.times(x, 46), skin.times(y, -46))), .93, .99))
    above = skin.between(z, .085, .115)
    fibres = skin.noise(9, 5, (1, 4, 4), .4)
    skin.bump(skin.between(pores, .45, .0), .3, .01).bump(cuts, -.5, .016).bump(skin.noise(7, 4), .16, .02)
    cover = skin.less(skin.add(.70, skin.times(skin.less(wide, .5), .6)), skin.times(cuts, .16))
    flesh = skin.add(.02, skin.times(fibres, .34))
    tone = skin.add(skin.times(cover, above), skin.times(flesh, skin.less(1, above)))
    material = skin.tones(skin.lower(skin.higher(tone, .01), 1))
    for k, (px, py, turn, floor) in enumerate(((-.05, .40, .10, .04), (.03, .02, -.06, .05))):
        data = slab('breast', outline(k), .155, material, across=140, rings=36, lump=.018, scale=3.4, seed=k, edge=1.0)
        heap.thing('breast', data, 'filling', (px, py, floor), (.08, 0, turn), (1.25, .92, 1.1))
    tray(high=.2, dome_height=.10, label=(1.0, .34))


CAMERA = {'elevation': 57, 'fill': .82}
