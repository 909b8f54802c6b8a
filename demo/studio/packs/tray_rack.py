"""A rack of cutlets in a tray: the long muscle under its fat, and protruding ribs with clean ends."""
import math
from kit import heap
from kit.fused import Limb, fused
from kit.tones import Skin
from kit.tray import tray

BONES, STEP = 8, .146


def build():
    skin = Skin('rack', .29, Specular=.5)
    bone = skin.mark()
    fibres = skin.noise(8, 5, (1, 3, 3), .5)
    wide = skin.noise(3, 3)
    cover = skin.between(skin.add(wide, skin.times(skin.less(skin.noise(9, 4), .5), .30)), .48, .60)
    skin.bump(fibres, .30, .016).bump(cover, .22, .014).bump(skin.noise(22, 3), .12, .01)
    flesh = skin.add(.06, skin.times(fibres, .46))
    tone = skin.higher(flesh, skin.times(cover, skin.add(.44, skin.times(skin.noise(5, 3), .40))))
    clean = skin.between(bone, .5, .8)
    material = skin.tones(skin.lower(skin.higher(tone, skin.times(clean, skin.add(.90, skin.times(skin.less(skin.noise(10, 3), .5), .2)))), 1))
    half = STEP * BONES / 2
    parts = [Limb([(-half + .07, -.02, .13), (0, -.03, .15), (half - .07, -.02, .13)], [.165, .185, .160], 0, (1, 1.2, .82))]
    for i in range(BONES):
        x = STEP * (i - (BONES - 1) / 2)
        sway = .014 * math.sin(2.2 * i)
        parts.append(Limb([(x, .05, .18), (x + sway * .5, .26, .21)], [.078, .046], .0))
        parts.append(Limb([(x + sway * .5, .24, .21), (x + sway, .46, .205), (x + sway * 1.5, .60 + .02 * math.sin(1.9 * i), .17)], [.033, .031, .037], 1))
    data = fused('rack', parts, material, soft=.03, fine=.013, lump=.010, scale=5, seed=2)
    heap.thing('rack', data, 'filling', (.0, -.01, .03), (.10, 0, math.radians(-5)), 1.06)
    tray(film=False, high=.2, dome_height=.04, label=(1.0, .30))


CAMERA = {'elevation': 52, 'fill': .82}
NEAR = {'fill': 1.04}
