"""A round cake in crumbs in an open box of card; the label is on the inside of the lid."""
import math
from kit import heap, produce
from kit.shapes import dice
from kit.tones import Skin
from .pie_box import box


def build():
    chance = dice(33)
    skin = Skin('cake', .7, Specular=.2)
    crumbs = skin.noise(26, 5)
    skin.bump(crumbs, .8, .04).bump(skin.noise(60, 3), .4, .015)
    material = skin.tones(skin.add(skin.times(crumbs, .75), skin.times(skin.noise(4, 3), .22)))
    profile = [(0, 0), (.30, 0), (.60, 0), (.625, .01), (.635, .05), (.635, .2), (.632, .36), (.62, .40), (.59, .425), (.5, .432), (.3, .436), (.1, .437), (0, .437)]
    fine = []
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        for k in range(8):
            fine.append((r0 + (r1 - r0) * k / 8, z0 + (z1 - z0) * k / 8))
    data = produce.turned('cake', fine + [profile[-1]], material, 200, lump=.014, scale=9, seed=3)
    heap.thing('cake', data, 'filling', (0, 0, .04))
    bits = [produce.turned('crumb', produce.oval(.017, .013, 6), material, 8, lump=.006, scale=30, seed=k) for k in range(9)]
    for i in range(420):
        a, r = chance.uniform(0, 6.28), .60 * math.sqrt(chance.random())
        heap.thing('crumb', bits[i % 9], 'filling', (r * math.cos(a), r * math.sin(a), .484), (chance.uniform(0, 6), chance.uniform(0, 6), 0), chance.uniform(.6, 1.5))
    box()


CAMERA = {'elevation': 34, 'fill': .8}
