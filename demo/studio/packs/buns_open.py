"""Round open pies in a box of card: a crimped rim, a filling browned on top."""
import math
from kit import heap
from kit.slabs import slab
from kit.tones import Skin
from .pie_box import box


def skin_of():
    skin = Skin('bun', .42, Specular=.4)
    x, y = skin.along(0), skin.along(1)
    far = skin.add(skin.times(x, x), skin.times(y, y))
    inside = skin.between(skin.add(far, skin.times(skin.less(skin.noise(6, 3), .5), .012)), .078, .062)
    spots = skin.between(skin.noise(7, 4), .44, .66)
    fine = skin.noise(30, 4)
    skin.bump(skin.times(skin.noise(13, 4), inside), .5, .02).bump(fine, .14, .01)
    dough = skin.add(skin.times(skin.noise(4, 4), .34), .04)
    cream = skin.less(skin.add(.76, skin.times(skin.noise(9, 3), .2)), skin.times(spots, .40))
    tone = skin.add(skin.times(dough, skin.less(1, inside)), skin.times(cream, inside))
    return skin.tones(skin.lower(skin.higher(tone, 0), 1))


def build():
    material = skin_of()

    def top(k):
        def lift(x, y):
            r, a = math.hypot(x, y), math.atan2(y, x)
            rim = math.exp(-((r - .30) / .045) ** 2) * (.055 + .014 * math.cos(15 * a + k))
            return rim - .02 * math.exp(-(r / .2) ** 4)
        return lift
    for k, (x, y) in enumerate(((-.38, .38), (.38, .37), (-.37, -.37), (.38, -.38))):
        data = slab('bun', lambda a, k=k: .355 * (1 + .012 * math.cos(3 * a + k) + .012 * math.cos(15 * a + k)), .13, material, 120, 44, .014, 4, k, .8, top=top(k))
        heap.thing('bun', data, 'filling', (x, y, .035), (0, 0, k * 1.3))
    box()


CAMERA = {'elevation': 42, 'fill': .8}
