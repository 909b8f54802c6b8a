"""A fillet of red fish in a tray under film: pale seams between its leaves."""
import math
from kit import heap
from kit.slabs import slab
from kit.tones import Skin
from kit.tray import tray


def build():
    skin = Skin('salmon', .26, Specular=.55)
    x, y = skin.along(0), skin.along(1)
    bend = skin.size(skin.add(y, skin.times(skin.less(skin.noise(3, 2, fixed=True), .5), .03)))
    run = skin.add(skin.add(skin.times(x, 30), skin.times(bend, -34)), skin.times(skin.noise(2.6, 3, fixed=True), 3.2))
    seams = skin.between(skin.sine(run), .80, .99)
    middle = skin.between(bend, .022, .004)
    fibres = skin.noise(16, 4, (1, 2, 1))
    belly = skin.between(y, -.20, -.33)
    skin.bump(skin.times(seams, -1), .3, .012).bump(fibres, .16, .01)
    tone = skin.add(skin.add(skin.times(fibres, .35), skin.times(skin.noise(2.2, 3), .22)), skin.add(skin.times(seams, .48), skin.times(middle, .25)))
    material = skin.tones(skin.lower(skin.add(tone, skin.times(belly, .15)), 1))

    def outline(a):
        c, s = math.cos(a), math.sin(a)
        p = 3.2
        r = (abs(c / .64) ** p + abs(s / (.33 + .03 * c)) ** p) ** (-1 / p)
        return r * (1 + .01 * math.cos(5 * a))
    for k, (px, py, turn, z) in enumerate(((0, .20, .03, .04),)):
        data = slab('fillet', outline, .16, material, across=160, rings=30, lump=.02, scale=2.6, seed=5, edge=.8, top=lambda x, y: .05 * (1 - (y / .34) ** 2) - .02)
        heap.thing('fillet', data, 'filling', (px, py, z), (.04, 0, turn), (1.02, 1.12, 1))
    tray(high=.2, dome_height=.08, label=(1.0, .36))


CAMERA = {'elevation': 57, 'fill': .82}
