"""A pile of thin pancakes in a box of card, some folded in four."""
import math
from kit import heap
from kit.slabs import slab
from kit.tones import Skin
from .pie_box import box


def build():
    skin = Skin('blin', .4, Specular=.4, Clearcoat=.12, Clearcoat_Roughness=.3)
    lace = skin.cells(19, 'DISTANCE_TO_EDGE')
    net = skin.between(skin.add(lace, skin.times(skin.less(skin.noise(14, 4), .5), .10)), .03, .11)
    patches = skin.noise(3.2, 4)
    x, y = skin.along(0), skin.along(1)
    far = skin.add(skin.times(x, x), skin.times(y, y))
    rim = skin.between(far, .34, .42)
    skin.bump(skin.noise(22, 4), .2, .012)
    tone = skin.add(skin.add(skin.times(net, skin.times(skin.between(patches, .3, .7), .42)), skin.times(patches, .3)), skin.times(rim, .2))
    material = skin.tones(skin.lower(skin.higher(tone, 0), 1))
    thick = .028
    for k in range(9):
        data = slab('blin', lambda a, k=k: .655 * (1 + .012 * math.cos(3 * a + k) + .008 * math.cos(7 * a + 2 * k)), thick, material, 140, 40, .022, 3, k, .9)
        heap.thing('blin', data, 'filling', (.02 * math.sin(3 * k), .02 * math.cos(5 * k), .035 + .031 * k), (.012 * math.sin(k), .012 * math.cos(2 * k), k * 1.7))
    # folded in four: a quarter with soft layers
    def quarter(a):
        a = (a + math.pi) % (2 * math.pi) - math.pi
        inside = abs(a) <= math.pi / 4
        return .56 if inside else .56 * .08 / max(.08, abs(math.sin(abs(a) - math.pi / 4)))
    for k, (px, py, turn) in enumerate(((-.30, .12, -.5), (.02, -.24, .35))):
        for layer in range(4):
            data = slab('fold', lambda a, k=k: quarter(a) * (1 + .02 * math.cos(5 * a + k)), thick * 1.1, material, 200, 30, .016, 4, 20 + 7 * k + layer, .9,
                        top=lambda x, y: .03 * math.exp(-((x - .22) / .2) ** 2))
            heap.thing('blin', data, 'filling', (px + .012 * layer, py, .325 + .034 * layer), (0, -.03, turn + .03 * layer), 1 - .012 * layer)
    box()


CAMERA = {'elevation': 40, 'fill': .8}
