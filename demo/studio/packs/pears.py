"""Pears, a heap in a tray."""
import math
from kit import heap, produce
from kit import materials as m
from kit.punnet import fence, punnet
from kit.shapes import curve, dice
from kit.tones import Skin


def build():
    chance = dice(14)
    skin = Skin('pear', .32, Specular=.42, Clearcoat=.1, Clearcoat_Roughness=.2)
    skin.bump(skin.noise(9, 3), .07, .02)
    side = skin.between(skin.add(skin.times(skin.along(0), 2.4), skin.times(skin.noise(2.2, 3), .9)), -.1, .9)
    dots = skin.between(skin.cells(38), .13, .06)
    rust = skin.between(skin.add(skin.along(2), skin.times(skin.noise(8, 4), .12)), .30, .40)
    tone = skin.add(skin.times(side, .6), skin.times(skin.noise(4, 4), .3))
    material = skin.tones(skin.lower(skin.higher(skin.less(skin.add(tone, skin.times(rust, .12)), skin.times(dots, .14)), 0), 1))

    def profile(k):
        f = 1 + .03 * (k % 3)
        return curve([(0, -.17), (.05, -.185), (.13, -.18), (.19, -.12), (.208, -.02), (.185, .08), (.14, .16 * f), (.105, .23 * f), (.085, .29 * f), (.055, .325 * f), (.015, .325 * f), (0, .315 * f)], 5)
    shapes = [produce.turned('pear', profile(k), material, 60, ribs=lambda a, t, k=k: 1 + .025 * math.cos(2 * a + k) + .015 * math.cos(5 * a), lump=.014, scale=2.6, seed=k, bend=(.15, .3, .1, .35)[k % 4]) for k in range(5)]
    stem = m.plain('stem', (.13, .075, .03), .7)
    stems = [produce.turned('stem', [(0, -.02), (.013, -.02), (.010, .05), (.012, .11), (.018, .125), (0, .13)], stem, 10, bend=2 + k) for k in range(3)]
    tray, walls = punnet(), fence()
    for i, o in enumerate(heap.pour(shapes, 19, (tray, walls), (.42, .2), chance, (.38, .46), (.95, 1.06), lying=heap.upright(1.2))):
        top = max(o.data.vertices, key=lambda v: v.co.z).co
        produce.on(o, stems[i % 3], 'other', (top.x * .7, top.y * .7, top.z - .01), (0, 0, i))


CAMERA = {'elevation': 30, 'fill': .8}
