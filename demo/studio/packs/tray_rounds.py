"""Slices across the bone in a tray under film: a ring of bone with marrow, flesh around it, a rim of fat."""
import math
from kit import heap
from kit.slabs import slab
from kit.tones import Skin
from kit.tray import tray


def outline(k):
    return lambda a: .34 * (1 + .09 * math.cos(2 * (a - .5 * k)) + .06 * math.cos(3 * a + 1 + 2 * k) + .035 * math.sin(5 * a + k))


def flesh(k):
    skin = Skin(f'round{k}', .28, Specular=.5)
    x, y = skin.along(0), skin.along(1)
    bx, by = (.05, -.06, .03, -.04)[k % 4], (.03, .02, -.04, .05)[k % 4]

    def far(cx, cy):
        dx, dy = skin.less(x, cx), skin.less(y, cy)
        square = skin.add(skin.times(dx, dx), skin.times(dy, dy))
        root = skin._maths('SQRT', square)
        return root
    wobble = skin.times(skin.less(skin.noise(6, 3), .5), .05)
    bone_far = skin.add(far(bx, by), skin.times(wobble, .5))
    ring = skin.times(skin.between(bone_far, .060, .068), skin.between(bone_far, .112, .102))
    marrow = skin.between(bone_far, .068, .060)
    rim = skin.between(skin.add(far(0, 0), wobble), .285, .315)
    seams = skin.between(skin.add(skin.cells(2.6, 'DISTANCE_TO_EDGE'), skin.times(skin.less(skin.noise(8, 4), .5), .18)), .05, .018)
    fibres = skin.noise(24, 4, distortion=.3)
    skin.bump(fibres, .24, .012).bump(skin.higher(seams, ring), .25, .012)
    meat = skin.add(skin.times(skin.noise(3, 4), .32), skin.times(fibres, .22))
    tone = skin.higher(skin.add(meat, skin.times(seams, .5)), skin.times(rim, .94))
    tone = skin.higher(skin.times(tone, skin.between(bone_far, .098, .116)), ring)
    tone = skin.add(tone, skin.times(marrow, .72))
    return skin.tones(skin.lower(tone, 1))


def build():
    for k, (x, y, turn, floor, lean) in enumerate(((-.40, .28, .4, .04, .05), (.10, .34, 1.9, .07, -.06), (.44, .10, 3.3, .11, .10), (-.14, -.02, 5.0, .14, .06))):
        data = slab('round', outline(k), .15, flesh(k), lump=.022, scale=3.5, seed=k)
        heap.thing('round', data, 'filling', (x, y, floor), (lean, lean / 2, turn))
    tray(high=.2, dome_height=.15, label=(1.0, .34))


CAMERA = {'elevation': 57, 'fill': .82}
