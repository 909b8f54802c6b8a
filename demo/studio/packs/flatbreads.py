"""Flat round breads in a box of card, one leaning on another: blisters and scorched spots."""
import math
from kit import heap
from kit.slabs import slab
from kit.tones import Skin
from .pie_box import box


def build():
    skin = Skin('bread', .55, Specular=.3)
    broad = skin.noise(2.4, 4)
    blister = skin.between(skin.add(skin.cells(5.5), skin.times(skin.less(skin.noise(9, 3), .5), .3)), .42, .16)
    scorch = skin.times(blister, skin.between(skin.noise(3.3, 4), .40, .56))
    fine = skin.noise(32, 4)
    flour = skin.times(skin.between(skin.noise(12, 5), .5, .72), .16)
    skin.bump(skin.times(blister, .8), .55, .035).bump(fine, .18, .01)
    tone = skin.less(skin.add(skin.add(.06, skin.times(broad, .45)), skin.add(skin.times(scorch, .55), skin.times(blister, .06))), flour)
    material = skin.tones(skin.lower(skin.higher(tone, 0), 1))
    for k, (x, y, z, turn, r) in enumerate(((-.04, .06, .035, (0, 0, 0), .60), (.05, .05, .112, (.0, .0, 1), .58), (-.04, .0, .19, (.0, .0, 2.2), .60), (.04, -.03, .27, (.03, .01, 4), .58))):
        data = slab('bread', lambda a, k=k, r=r: r * (1 + .015 * math.cos(2 * a + k) + .012 * math.cos(5 * a + 2 * k)), .09, material, 140, 60, .02, 5, k, .9,
                    top=lambda x, y: .018 * math.exp(-((math.hypot(x, y) - .5) / .07) ** 2))
        heap.thing('bread', data, 'filling', (x, y, z), turn)
    box()


CAMERA = {'elevation': 38, 'fill': .8}
