"""Small thick pancakes of curd in a box of card: fried flat sides, a pale waist."""
import math
from kit import heap
from kit.slabs import slab
from kit.shapes import dice
from kit.tones import Skin
from .pie_box import box


def build():
    chance = dice(8)
    skin = Skin('cake', .45, Specular=.38)
    z = skin.along(2)
    flat = skin.higher(skin.between(z, .095, .125), skin.between(z, .03, .012))
    fried = skin.add(skin.times(skin.noise(5, 4), .6), skin.times(skin.between(skin.noise(12, 4), .42, .64), .35))
    fine = skin.noise(30, 4)
    skin.bump(skin.noise(11, 4), .4, .02).bump(fine, .2, .01)
    tone = skin.add(skin.times(flat, skin.add(.18, skin.times(fried, .78))), skin.times(skin.noise(9, 3), .14))
    material = skin.tones(skin.lower(skin.higher(tone, 0), 1))
    shapes = [slab('cake', lambda a, k=k: .265 * (1 + .03 * math.cos(2 * a + k) + .02 * math.cos(5 * a + 2 * k)), .135, material, 90, 34, .016, 5, k, .55) for k in range(5)]
    places = [(-.46, .44, 0), (.04, .47, 0), (.49, .43, 0), (-.44, -.06, 0), (.06, -.03, 0), (.50, -.09, 0), (-.40, -.52, 0), (.10, -.53, 0)]
    places += [(-.20, .22, 1), (.28, .20, 1), (-.16, -.30, 1), (.32, -.30, 1)]
    for k, (x, y, layer) in enumerate(places):
        heap.thing('cake', shapes[k % 5], 'filling', (x, y, .035 + .137 * layer), (chance.uniform(-.05, .05) + .05 * layer, chance.uniform(-.05, .05), chance.uniform(0, 6)), 1.02)
    box()


CAMERA = {'elevation': 40, 'fill': .8}
