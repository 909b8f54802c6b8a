"""Round cutlets in a tray under film."""
import math
from kit import heap
from kit.shapes import dice
from kit.slabs import slab
from kit.tones import Skin
from kit.tray import tray


def build():
    chance = dice(14)
    skin = Skin('patty', .42, Specular=.4)
    crumbs = skin.noise(15, 5)
    fat = skin.between(skin.noise(17, 4, distortion=.6), .57, .66)
    skin.bump(crumbs, .7, .03).bump(skin.noise(34, 4), .35, .014)
    material = skin.tones(skin.add(skin.times(crumbs, .62), skin.times(fat, .42)))
    for k in range(6):
        x, y = -.47 + .47 * (k % 3), .33 - .48 * (k // 3)
        data = slab('patty', lambda a, k=k: .225 * (1 + .035 * math.cos(2 * a + k) + .025 * math.cos(5 * a + 2 * k)), .13, material, lump=.022, scale=9, seed=k, edge=.9, rings=36)
        heap.thing('patty', data, 'filling', (x + chance.uniform(-.015, .015), y + chance.uniform(-.015, .015), .04), (0, 0, chance.uniform(0, 6)))
    tray(high=.2, dome_height=.05, label=(1.0, .34))


CAMERA = {'elevation': 57, 'fill': .82}
