"""Two steaks in a tray under film: a rim of fat, marbled flesh."""
import math
from kit import heap
from kit.slabs import slab
from kit.tones import Skin
from kit.tray import tray


def outline(k):
    return lambda a: .43 * (1 + .26 * math.cos(2 * (a - .3 * k)) + .11 * math.cos(3 * a + 1 + 2 * k) + .05 * math.sin(5 * a + k)) * (.92 if math.sin(a) < -.2 else 1)


def flesh(k):
    """Fat along the upper rim, veins that branch from it."""
    skin = Skin(f'steak{k}', .28, Specular=.5)
    x, y, z = (skin.along(i) for i in range(3))
    wobble = skin.times(skin.less(skin.noise(5, 3), .5), .09)
    rim = skin.between(skin.add(skin.add(skin.times(y, 1.0), skin.times(x, -.22)), wobble), .265, .285)
    island = skin.between(skin.add(skin.cells(1.9, 'DISTANCE_TO_EDGE'), skin.times(skin.less(skin.noise(7, 4), .5), .22)), .055, .02)
    veins = skin.between(skin.add(skin.cells(5.5, 'DISTANCE_TO_EDGE', (.8, 1.3, 1)), skin.times(skin.less(skin.noise(12, 4), .5), .3)), .05, .01)
    specks = skin.between(skin.noise(26, 4, distortion=.8), .585, .64)
    thin = skin.between(skin.noise(3.1, 3), .42, .58)
    fat = skin.higher(skin.higher(rim, skin.times(island, .9)), skin.times(skin.higher(veins, skin.times(specks, .8)), skin.times(thin, .72)))
    fibres = skin.noise(26, 4, distortion=.3)
    skin.bump(fibres, .22, .01).bump(fat, .25, .012)
    return skin.tones(skin.lower(skin.add(skin.add(skin.times(skin.noise(3, 4), .3), skin.times(fibres, .18)), skin.times(fat, .8)), 1.0))


def build():
    for k, (x, y, turn, floor) in enumerate(((-.26, .20, .25, .04), (.27, .05, -.30, .13))):
        data = slab('steak', outline(k), .16, flesh(k), lump=.03, scale=3.5, seed=k)
        heap.thing('steak', data, 'filling', (x, y, floor), (0, .05 * (1 - 2 * k), turn))
    tray(high=.2, dome_height=.15, label=(1.0, .36))


CAMERA = {'elevation': 57, 'fill': .82}
