"""Liver in a tray: smooth dark slices that lie over each other."""
import math
from kit import heap
from kit.slabs import slab
from kit.tones import Skin
from kit.tray import tray


def outline(k):
    def radius(a):
        return .36 * (1 + .24 * math.cos(2 * a) + .08 * math.cos(3 * a + 2 * k) + .045 * math.sin(4 * a + k) - .06 * math.cos(a + k))
    return radius


def liver_skin():
    """Even wet surface with a few vessels, pale around them."""
    skin = Skin('liver', .22, Specular=.45)
    wide = skin.noise(3.4, 4)
    grain = skin.noise(34, 4)
    far = skin.cells(2.6)
    vessel = skin.between(far, .060, .040)
    around = skin.times(skin.between(far, .105, .075), skin.less(1, vessel))
    skin.bump(skin.noise(6, 3), .16, .025).bump(grain, .07, .008).bump(vessel, -.7, .02)
    tone = skin.add(skin.times(wide, .40), skin.times(grain, .34))
    return skin.tones(skin.less(skin.add(tone, skin.times(around, .36)), skin.times(vessel, .4)))


def build():
    material = liver_skin()
    for k, (x, y, turn, floor, lean) in enumerate(((-.40, .28, 1.35, .035, .03), (-.10, .25, 1.60, .085, .05), (.20, .22, 1.45, .135, .06), (.46, .20, 1.75, .175, .07))):
        data = slab('slice', outline(k), .085, material, across=140, rings=36, lump=.020, scale=3.2, seed=k, edge=.8)
        heap.thing('slice', data, 'filling', (x, y, floor), (lean, lean, turn), (1, .82, 1))
    tray(film=False, high=.2, dome_height=.06, label=(1.0, .34))


CAMERA = {'elevation': 57, 'fill': .82}
