"""A round closed pie in an open box of card; the label is on the inside of the lid."""
import math
from kit import heap
from kit import materials as m
from kit.shapes import flat_label, mesh
from kit.slabs import slab
from kit.tones import Skin

W, HIGH = .80, .17


def box():
    """The open box with its lid behind and the label in it."""
    card = m.bumpy(m.plain('card', m.WHITE, .75, Specular=.2), .10, 60, 3, .01)
    paper = m.bumpy(m.plain('paper', (.86, .84, .80), .6, Specular=.25), .5, 5, 4, .05)
    mesh('lining', [(x, y, .03) for x, y in ((-W + .02, -W + .02), (W - .02, -W + .02), (W - .02, W - .02), (-W + .02, W - .02))], [(0, 1, 2, 3)], paper, 'other')
    t = .016
    for x0, x1, y0, y1 in ((-W, W, -W - t, -W), (-W, W, W, W + t), (-W - t, -W, -W, W), (W, W + t, -W, W)):
        vs = [(x, y, z) for z in (0, HIGH) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        mesh('wall', vs, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], card, 'body', False)
    tilt = math.radians(14)

    def lid(x, s, out=0.0):
        return (x, W + t + s * math.sin(tilt) - out * math.cos(tilt), HIGH + s * math.cos(tilt) + out * math.sin(tilt))
    h = .92
    for a, b in ((0, 0), (0, .016)):
        mesh('lid', [lid(-W, 0, b), lid(W, 0, b), lid(W, h, b), lid(-W, h, b)], [(0, 1, 2, 3)], card, 'body', False)
    for sx in (-1, 1):
        mesh('side', [lid(sx * W, 0, 0), lid(sx * W, h, 0), lid(sx * W * 1.0, h, .13), lid(sx * W, .10, .13)], [(0, 1, 2, 3)], card, 'body', False)
    mesh('top', [lid(-W, h, 0), lid(W, h, 0), lid(W, h, .13), lid(-W, h, .13)], [(0, 1, 2, 3)], card, 'body', False)
    label = m.plain('label', (.86, .86, .86), .6, Specular=.25)
    o, r, u = lid(-.66, .14, .022), lid(.66, .14, .022), lid(-.66, .80, .022)
    flat_label(o, tuple(a - b for a, b in zip(r, o)), tuple(a - b for a, b in zip(u, o)), label, .03)


def build():
    skin = Skin('crust', .38, Specular=.4)
    x, y, z = (skin.along(i) for i in range(3))
    far = skin.add(skin.times(x, x), skin.times(y, y))
    broad = skin.noise(2.6, 4)
    spots = skin.between(skin.noise(8, 5, distortion=.3), .46, .7)
    fine = skin.noise(30, 4)
    rim = skin.between(far, .33, .42)
    hole = skin.between(skin.add(far, skin.times(skin.less(fine, .5), .004)), .0055, .003)
    flour = skin.times(skin.between(skin.noise(17, 4), .55, .75), .10)
    skin.bump(skin.noise(5, 4), .35, .04).bump(fine, .12, .01).bump(hole, -.9, .04)
    tone = skin.add(skin.add(skin.times(broad, .42), skin.times(spots, .34)), skin.less(.08, flour))
    tone = skin.add(skin.times(tone, skin.less(1, skin.times(rim, .45))), skin.times(hole, .8))
    material = skin.tones(skin.lower(tone, 1))
    pie = slab('pie', lambda a: .68 * (1 + .012 * math.cos(3 * a) + .008 * math.cos(7 * a + 1)), .15, material, across=140, rings=60, lump=.022, scale=3.4, seed=3, edge=.75,
               top=lambda x, y: .035 * (1 - (x * x + y * y) / .5) + .004 * math.cos(46 * math.atan2(y, x)) * max(0, (math.hypot(x, y) - .5) / .2))
    heap.thing('pie', pie, 'filling', (0, 0, .035))
    box()


CAMERA = {'elevation': 36, 'fill': .8}
