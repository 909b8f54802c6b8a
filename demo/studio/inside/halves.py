"""Produce cut across on a board: one whole, a half that looks at who looks, slices. Kinds: tomato, apple, potato, root (with rings), pale (without), cucumber, onion."""
import math
from kit import dish, produce
from kit.shapes import dice
from kit.slabs import slab
from .serving import board
from .slices import slice_of

TOP = .094
# profile (radius, half height, dents above and below), ribs, rough, slices
KINDS = {
    'tomato': ((.33, .27, .07, .03), (5, .03), .2),
    'apple': ((.34, .31, .12, .07), (5, .015), .3),
    'potato': ((.27, .37, 0, 0), (2, .06), .6),
    'root': ((.3, .29, .0, .0), (3, .02), .5),
    'pale': ((.3, .29, .0, .0), (3, .02), .5),
    'cucumber': ((.17, .62, 0, 0), (3, .015), .35),
    'onion': ((.31, .27, -.10, -.03), (4, .012), .3),
}


def polar(skin):
    x, y = skin.along(0), skin.along(1)
    return skin._maths('SQRT', skin.add(skin.times(x, x), skin.times(y, y))), skin._maths('ARCTAN2', y, x)


def flesh_of(kind, r):
    """Colours of the cut, from the part's first colour to its last."""
    skin = dish.Part('flesh', .22 if kind in ('tomato', 'cucumber') else .4, Specular=.42)
    far, angle = polar(skin)
    grain = skin.noise(12, 4, fixed=True)
    if kind == 'tomato':
        walls = skin.size(skin.sine(skin.add(skin.times(angle, 2.5), skin.times(skin.noise(3, 2, fixed=True), 1.4))))
        room = skin.times(skin.times(skin.between(walls, .28, .5), skin.between(far, .3 * r, .42 * r)), skin.between(far, .84 * r, .76 * r))
        seed = skin.times(room, skin.between(skin.cells(17, fixed=True), .22, .15))
        skin.bump(skin.less(1, room), .6, .03).bump(seed, .4, .012)
        return skin.done(skin.add(skin.add(skin.times(grain, .22), skin.times(skin.less(1, room), .22)), skin.times(seed, .6)))
    if kind == 'apple':
        star = skin.size(skin.sine(skin.times(angle, 2.5)))
        edge = skin.times(skin.add(.16, skin.times(star, .2)), r)
        core = skin.between(skin.size(skin.less(far, edge)), .02, .006)
        pip = skin.times(skin.times(skin.between(star, .975, .992), skin.between(far, .12 * r, .16 * r)), skin.between(far, .30 * r, .26 * r))
        skin.bump(grain, .12, .01)
        return skin.done(skin.add(skin.less(skin.add(.55, skin.times(grain, .4)), skin.times(core, .2)), skin.times(pip, -.8)))
    if kind == 'cucumber':
        inner = skin.between(far, .70 * r, .56 * r)
        seed = skin.times(skin.times(inner, skin.between(far, .2 * r, .3 * r)), skin.between(skin.cells(20, stretch=(1, 1, .2), fixed=True), .2, .13))
        rays = skin.times(inner, skin.between(skin.size(skin.sine(skin.times(angle, 1.5))), .12, .02))
        return skin.done(skin.add(skin.add(skin.times(skin.between(far, 1.0 * r, .75 * r), .38), skin.times(grain, .14)), skin.add(skin.times(seed, .4), skin.times(rays, .2))))
    if kind == 'onion':
        rings = skin.between(skin.sine(skin.add(skin.times(far, 78), skin.times(skin.noise(2.5, 2, fixed=True), 2))), .55, .95)
        skin.bump(skin.less(1, rings), .5, .02)
        return skin.done(skin.less(skin.add(.6, skin.times(grain, .3)), skin.times(rings, .5)))
    if kind == 'pale':
        under = skin.times(skin.between(far, .8 * r, .9 * r), skin.between(far, .97 * r, .9 * r))
        rays = skin.times(skin.between(skin.sine(skin.add(skin.times(angle, 17), skin.times(grain, 3))), .6, .95), skin.between(far, .1 * r, .5 * r))
        return skin.done(skin.less(skin.add(.5, skin.times(grain, .4)), skin.add(skin.times(under, .3), skin.times(rays, .12))))
    if kind == 'root':
        rings = skin.between(skin.sine(skin.add(skin.times(far, 60), skin.times(skin.noise(3, 2, fixed=True), 3))), .2, .9)
        return skin.done(skin.add(skin.add(.1, skin.times(grain, .4)), skin.times(rings, .38)))
    skin.bump(skin.noise(20, 4, fixed=True), .1, .01)
    return skin.done(skin.add(.25, skin.times(grain, .5)))


def skin_of(kind, rough):
    skin = dish.Part('skin', rough, Specular=.4 if rough < .5 else .2)
    if kind in ('potato', 'root', 'pale'):
        skin.bump(skin.noise(9, 5), .3, .02).bump(skin.between(skin.cells(12), .1, .05), .3, .01)
    if kind == 'cucumber':
        skin.bump(skin.between(skin.cells(9, stretch=(1, 1, .8)), .18, .05), .5, .03)
    streaks = skin.noise(4, 5, (5, 5, .6)) if kind in ('apple', 'onion', 'cucumber') else skin.noise(3.5, 4)
    return skin.done(skin.add(.1, skin.times(streaks, .8)))


def build(kind='tomato'):
    chance = dice(len(kind) * 7)
    board(2.15, 1.42, .09)
    (r, high, above, below), (count, deep), rough = KINDS[kind]
    outside, inside = skin_of(kind, rough), flesh_of(kind, r)
    profile = produce.oval(r, high, 40, 2.2 if kind != 'cucumber' else 3.2, max(0, above), max(0, below), .3)
    if kind == 'onion':
        profile = [(q, z + (.12 * math.exp(-(q / .06) ** 2) if z > 0 else 0)) for q, z in profile]
    ribs = lambda a, t: 1 + deep * math.cos(count * a)
    whole = produce.turned('whole', profile, outside, 80, ribs, .012, 3, 2)
    low = produce.turned('half', [(q, z) for q, z in profile if z <= .001], outside, 96, ribs, .008, 3, 4)
    ring = lambda a: r * (1 + deep * math.cos(count * a))
    if kind == 'cucumber':
        dish.rest(whole, -.1, .34, TOP, (0, math.pi / 2 + .0, .12))
        dish.rest(whole, .12, .08, TOP, (0, math.pi / 2, -.06), .95)
        places = [(-.72 + .235 * k, -.36 + .02 * (k % 2), TOP + .05 + .012 * k) for k in range(7)]
    else:
        dish.rest(whole, -.52, .26, TOP, (.12, -.12, .7) if kind != 'potato' else (1.45, .0, .6))
        turn = (.92, .10, .12)
        o = dish.rest(low, .12, .24, TOP, turn)
        dish.put(slab('face', lambda a: ring(a) * 1.0, .012, inside, 140, 40, .002, 5, 3, .6), tuple(o.location), turn)
        places = [(-.34 + .30 * k, -.36 - .015 * k, TOP + .05 + .02 * k) for k in range(4)]
    for k, (x, y, z) in enumerate(places):
        for data in slice_of(k, ring, .055, inside, outside, .004):
            dish.put(data, (x, y, z), (.04, -.30 if kind != 'cucumber' else -.34, (.04 if kind in ('root', 'pale', 'onion') else .5) * k), .88 if kind != 'cucumber' else 1.0)
    if kind in ('tomato', 'cucumber', 'potato'):
        dish.sprig((.76, -.2, TOP + .01), chance, .6)
    elif kind == 'apple':
        skin = dish.Part('herb', .45, Specular=.3)
        herb = skin.done(skin.add(.15, skin.times(skin.noise(9, 3), .7)))
        leaf = produce.leaf_shape('leaf', .34, .2, herb, .25, .4, 16)
        dish.put(leaf, (-.5, .25, TOP + .6), (.3, -.3, .5))
        dish.put(leaf, (.72, -.1, TOP + .03), (.1, -.05, -.8))


CAMERA = {'elevation': 42, 'fill': .86, 'low': .0}
