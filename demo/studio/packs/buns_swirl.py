"""Rolled buns in a box of card: a strip of dough wound into a spiral, glazed."""
import math
from mathutils import Vector, noise
from kit import heap, produce
from kit.tones import Skin
from .pie_box import box


def bun(k, material):
    turns, wide = 2.7, .118

    def at(u, v):
        w, a = v * turns * 2 * math.pi, 2 * math.pi * u
        out = .02 + .112 * w / (2 * math.pi)
        thick = wide * .56 * min(1, .3 + v * 4) * min(1, .25 + (1 - v) * 9)
        high = .15 + .06 * (1 - v) ** 1.5
        c, s = math.cos(a), math.sin(a)
        x = out + thick * (abs(c) ** .8) * (1 if c > 0 else -1)
        z = .14 + high * (abs(s) ** .75) * (1 if s > 0 else -1)
        p = Vector((x * math.cos(w + k), x * math.sin(w + k), z))
        p += Vector((p.x, p.y, .1)).normalized() * .012 * noise.noise(p * 6 + Vector((k, 2, 5)))
        return tuple(p)

    def baked(u, v):
        return max(0, math.sin(2 * math.pi * u)) ** 1.4
    return produce.grid('bun', 40, 300, at, material, True, baked)


def build():
    skin = Skin('bun', .3, Specular=.45, Clearcoat=.3, Clearcoat_Roughness=.15)
    broad, fine = skin.noise(4, 4), skin.noise(26, 4)
    sugar = skin.times(skin.between(skin.noise(38, 3), .6, .68), skin.between(skin.noise(5, 3), .42, .6))
    skin.bump(skin.noise(9, 4), .2, .02).bump(sugar, .5, .012)
    baked = skin.mark()
    tone = skin.add(skin.add(.05, skin.times(baked, .48)), skin.times(broad, .45))
    tone = skin.less(tone, skin.times(sugar, .5))
    material = skin.tones(skin.lower(skin.higher(tone, 0), 1))
    for k, (x, y) in enumerate(((-.37, .37), (.38, .36), (-.37, -.37), (.37, -.38))):
        heap.thing('bun', bun(k * 1.7, material), 'filling', (x, y, .035), (0, 0, k))
    box()


CAMERA = {'elevation': 42, 'fill': .8}
