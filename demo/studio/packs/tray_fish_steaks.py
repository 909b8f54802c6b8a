"""Steaks across a fish in a tray under film: a rim of skin, seams between the leaves, the bone in the middle."""
import math
from kit import heap
from kit.slabs import slab
from kit.tones import Skin
from kit.tray import tray


def outline(a):
    """A steak with its back up (+y), its belly open below."""
    s, c = math.sin(a), math.cos(a)
    r = 1 / ((abs(c) / .30) ** 2.1 + (abs(s) / .36) ** 2.1) ** (1 / 2.1)
    narrow = 1 - .10 * max(0, s)
    notch = 1 - .60 * math.exp(-(abs(a - 1.5 * math.pi) / .20) ** 3)
    return r * narrow * notch


def steak_skin():
    skin = Skin('steak', .25, Specular=.55)
    x, y = skin.along(0), skin.along(1)
    ax = skin.size(x)
    u, v = skin.times(x, 1 / .30), skin.times(y, 1 / .36)
    out = skin._maths('SQRT', skin.add(skin.times(u, u), skin.times(v, v)))
    narrow = skin.add(out, skin.times(skin.higher(v, 0), .10))
    rim = skin.between(narrow, .89, .93)
    spine_y = skin.add(y, -.02)
    spine = skin._maths('SQRT', skin.add(skin.times(x, x), skin.times(spine_y, spine_y)))
    wobble = skin.times(skin.less(skin.noise(4, 3), .5), .09)
    run = skin.add(skin.times(skin.add(spine, wobble), 56), skin.times(ax, 14))
    seams = skin.times(skin.between(skin.sine(run), .72, .99), skin.between(spine, .05, .10))
    middle = skin.times(skin.between(skin.add(ax, skin.times(skin.size(wobble), .2)), .012, .004), skin.between(y, .02, .06))
    bone = skin.between(spine, .050, .036)
    core = skin.between(spine, .018, .010)
    side = skin.times(skin.between(skin.size(spine_y), .014, .004), skin.between(spine, .03, .07))
    fibres = skin.noise(18, 4)
    skin.bump(skin.times(seams, -1), .3, .010).bump(fibres, .16, .01)
    flesh = skin.add(.36, skin.add(skin.times(skin.less(fibres, .3), .26), skin.times(skin.noise(2.5, 3), .10)))
    tone = skin.add(flesh, skin.add(skin.times(seams, .40), skin.times(skin.higher(middle, side), .3)))
    tone = skin.higher(tone, skin.times(bone, .97))
    tone = skin.less(tone, skin.times(core, .30))
    lower = skin.between(skin.along(2), .115, .095)  # the wall of the cut is skin
    edge = skin.higher(rim, skin.times(lower, skin.between(narrow, .80, .90)))
    pale = skin.times(skin.between(y, -.10, -.26), .35)  # the belly is lighter
    tone = skin.add(skin.times(tone, skin.less(1, edge)), skin.times(edge, skin.add(.03, pale)))
    return skin.tones(skin.lower(skin.higher(tone, .01), 1))


def build():
    material = steak_skin()
    for k, (x, y, turn, floor, lean) in enumerate(((-.42, .20, .30, .04, .0), (.02, .24, -.12, .075, .05), (.44, .16, -.42, .11, .07))):
        data = slab('steak', outline, .15, material, across=160, rings=34, lump=.012, scale=3, seed=k, edge=.35)
        heap.thing('steak', data, 'filling', (x, y, floor), (lean, -lean, turn), 1.02)
    tray(high=.2, dome_height=.13, label=(1.0, .34))


CAMERA = {'elevation': 57, 'fill': .82}
