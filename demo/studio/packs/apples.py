"""Apples with a blush, a heap in a tray."""
import math
from kit import heap, produce
from kit import materials as m
from kit.punnet import fence, punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(12)
    skin = Skin('apple', .27, Specular=.45, Clearcoat=.15, Clearcoat_Roughness=.15)
    skin.bump(skin.noise(7, 2), .04, .02)
    streaks = skin.noise(4.2, 5, (5, 5, .8))
    side = skin.between(skin.add(skin.times(skin.along(0), 2.6), skin.times(skin.noise(2.2, 3), .9)), -.1, .85)
    dots = skin.between(skin.cells(26), .10, .055)
    pit = skin.between(skin.add(skin.size(skin.along(0)), skin.size(skin.along(1))), .12, .03)
    tone = skin.add(skin.times(side, .62), skin.times(skin.between(streaks, .3, .7), .38))
    tone = skin.less(skin.times(tone, skin.less(1, skin.times(pit, .75))), skin.times(dots, .16))
    material = skin.tones(tone)
    shapes = [produce.turned('apple', produce.oval(.205, .195, dent_above=.085, dent_below=.045, width=.32, power=2.1), material,
                             ribs=lambda a, t, k=k: (1 + .02 * math.cos(5 * a + k)) * (1.03 - .10 * (1 - t) ** 1.5), lump=.012, scale=2.6, seed=k) for k in range(5)]
    stem = m.plain('stem', (.16, .085, .035), .7)
    stems = [produce.turned('stem', [(0, 0), (.011, 0), (.009, .06), (.011, .12), (.016, .135), (0, .14)], stem, 10, bend=1.5 + k) for k in range(3)]
    tray, walls = punnet(), fence()
    for i, o in enumerate(heap.pour(shapes, 22, (tray, walls), (.45, .22), chance, (.35, .42), (.94, 1.06), lying=heap.upright(1.1))):
        produce.on(o, stems[i % 3], 'other', (0, 0, .09), (0, 0, i))


CAMERA = {'elevation': 30, 'fill': .8}
