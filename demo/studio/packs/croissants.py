"""Two croissants in an open box of card: layers that step down to the tips, darker on their backs."""
import math
from mathutils import Vector, noise
from kit import heap, produce
from kit.tones import Skin
from .pie_box import box


def croissant(k, material, radius=.205, arc=.40, span=1.25):
    """A croissant lying flat, its belly to +y, tips bent forward."""
    def ridge(s, a):
        f = (abs(s) * 3.3 + .5 + .10 * math.cos(a - .6)) % 1
        return math.sin(math.pi * f) ** .55

    def at(u, v):
        s, a = 2 * v - 1, 2 * math.pi * u
        body = radius * max(0, 1 - abs(s) ** 1.9) ** .72 + .012 * (1 - abs(s))
        r = body * (.86 + .17 * ridge(s, a))
        way = s * span
        out = arc + r * math.cos(a) * 1.12
        p = Vector((out * math.sin(way), out * math.cos(way), r * math.sin(a) * .92))
        p += p.normalized() * .012 * noise.noise(p * 7 + Vector((k * 3, k, 1)))
        return (p.x, p.y - arc, max(-.7 * radius, p.z))

    def baked(u, v):
        s, a = 2 * v - 1, 2 * math.pi * u
        return max(0, min(1, .2 + .8 * ridge(s, a) * (.35 + .65 * max(0, math.sin(a)))))
    return produce.grid('croissant', 72, 220, at, material, True, baked)


def build():
    skin = Skin('crust', .34, Specular=.45, Clearcoat=.15, Clearcoat_Roughness=.2)
    flakes = skin.noise(9, 5, (1, 1, 1), .8)
    fine = skin.noise(34, 4)
    skin.bump(flakes, .3, .025).bump(fine, .15, .01)
    baked = skin.mark()
    tone = skin.add(skin.times(baked, .62), skin.times(skin.less(flakes, .3), .7))
    material = skin.tones(skin.lower(skin.higher(tone, 0), 1))
    for k, (x, y, turn) in enumerate(((-.04, .50, .10), (.05, -.22, -.14))):
        heap.thing('croissant', croissant(k, material, .235, .42, 1.28), 'filling', (x, y, .23), (.05, 0, turn), 1.22)
    box()


CAMERA = {'elevation': 38, 'fill': .8}
