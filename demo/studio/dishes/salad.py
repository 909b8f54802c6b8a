"""
A salad on a plate or in a bowl; kinds: leaves (leaves, pieces, croutons or cubes), chopped (small cubes under a dressing),
shreds (thin sticks), rounds (slices of tomato and cucumber), caprese, layers (a moulded cake of layers). A number at the end is another arrangement.
"""
import math
from kit import bites, dish, produce
from kit.shapes import dice
from .soup import strewn


def leafy(chance, seed):
    green = bites.skin('leaf', .38, 6, .35, .4)
    lettuce = bites.leaves(green, .46, .32)
    pieces = bites.skin('pieces', .32, 8, .4)
    bites.mound(chance, lettuce, 46, .74, .12, .22, lean=.8)
    if seed % 2:
        shapes = bites.wedge(pieces, .15, .9) + [dish.cut(k, pieces, (.22, .16, .12), 4, .02) for k in range(3)]
    else:
        shapes = [dish.cut(k, pieces, ((.24, .18, .09), (.2, .17, .14), (.3, .12, .07))[k % 3], 4, .02) for k in range(6)]
    for i, (x, y) in enumerate(strewn(chance, 22, .58, .18, .6)):
        dish.put(shapes[i % len(shapes)], (x, y, .37 - .3 * (x * x + y * y)), (chance.uniform(-.5, .5), chance.uniform(-.5, .5), chance.uniform(0, 6.28)), chance.uniform(.9, 1.2))
    crumbs = bites.browned('crumbs', .55)
    cubes = [dish.cut(k, crumbs, (.13, .12, .11), 6, .015) for k in range(5)]
    for i, (x, y) in enumerate(strewn(chance, 14 + seed * 2, .6, .18, .6)):
        dish.put(cubes[i % 5], (x, y, .41 - .3 * (x * x + y * y)), (chance.uniform(-1, 1), chance.uniform(-1, 1), 0), chance.uniform(.85, 1.15))
    white = bites.skin('shave', .4, 5, .1, .3, .3, .5)
    shave = bites.strip(white, .26, .1, .012, .02)
    for i, (x, y) in enumerate(strewn(chance, 10, .55, .2, .6)):
        dish.put(shave[i % 4], (x, y, .44 - .3 * (x * x + y * y)), (chance.uniform(-.6, .6), chance.uniform(-.4, .4), chance.uniform(0, 6.28)), 1)


def chopped(chance, seed):
    pieces = bites.skin('pieces', .3, 8, .3)
    cubes = [dish.cut(k, pieces, ((.13, .12, .11), (.15, .11, .1), (.12, .12, .12))[k % 3], 8, .012, 7) for k in range(9)]
    bites.mound(chance, cubes, 300, .66, .12, .34, lean=3, layers=4)
    if seed == 1:
        dish.dollop((.02, -.03, .50), .24)
    white = bites.skin('top', .3, 6, .15)
    ring = bites.ring(white, .12, .02, .7)
    for i, (x, y) in enumerate(strewn(chance, 9, .42, .2, .6)):
        dish.put(ring[i % 3], (x, y, .50 - .42 * (x * x + y * y)), (chance.uniform(-.3, .3), chance.uniform(-.3, .3), i), chance.uniform(.7, 1.1))
    dish.herbs(dish.in_disc(.55, lambda x, y: .50 - .4 * (x * x + y * y)), 40, chance, (.05, .1))
    dish.sprig((0, 0, .52 if seed != 1 else .62), chance, .5)


def shreds(chance, seed):
    strand = bites.skin('pieces', .3, 6, .25)
    shapes = []
    for k in range(12):
        bend, long = chance.uniform(-1.1, 1.1), chance.uniform(.3, .62)
        path = [(long * (t - .5), bend * .25 * math.sin(math.pi * t), .06 * math.sin(4 * t + k)) for t in [i / 16 for i in range(17)]]
        shapes.append(produce.tube('shred', path, lambda t: .021 * min(1, 12 * t + .3, 12 * (1 - t) + .3), strand, 6))
    bites.mound(chance, shapes, 420, .60, .12, .36, lean=.45, layers=4)
    grain = bites.ball(bites.skin('crumbs', .5, 9), .022, .002)
    for x, y in strewn(chance, 50, .6, .05, .6):
        dish.put(grain[0], (x, y, .52 - .45 * (x * x + y * y)), (0, 0, 0), chance.uniform(.7, 1.2))
    dish.herbs(dish.in_disc(.5, lambda x, y: .54 - .4 * (x * x + y * y)), 30, chance, (.05, .1))
    if seed == 1:
        ring = bites.ring(bites.skin('top', .3, 6, .15), .15, .022, .7)
        for i, (x, y) in enumerate(strewn(chance, 8, .4, .2, .6)):
            dish.put(ring[i % 3], (x, y, .54 - .4 * (x * x + y * y)), (chance.uniform(-.4, .4), chance.uniform(-.4, .4), i), 1)
    dish.sprig((0, 0, .56), chance, .5)


def flesh(name):
    """A slice of tomato or cucumber: a rim of peel, seeds around the middle."""
    one = dish.Part(name, .22, Specular=.45)
    x, y = one.along(0), one.along(1)
    far = one._maths('SQRT', one.add(one.times(x, x), one.times(y, y)))
    seeds = one.between(one.sine(one.times(one._maths('ARCTAN2', y, x), 6)), .1, .7)
    middle = one.times(one.between(far, .19, .15), one.between(far, .05, .09))
    rim = one.between(far, .215, .235)
    one.bump(one.noise(20, 3), .2, .008)
    return one.done(one.less(one.add(.55, one.times(one.times(seeds, middle), .4)), one.times(rim, .55)))


def rounds(chance, seed, caprese=False):
    red = bites.disc(flesh('tomato'), .245, .07, .02)
    second = bites.disc(flesh('second') if not caprese else bites.skin('second', .3, 4, .2, .35, .35, .5), .235, .075, .02)
    count = 14
    for i in range(count):
        a = 2 * math.pi * i / count + seed
        dish.put((red if i % 2 else second)[i % 3], (.52 * math.cos(a), .52 * math.sin(a), .16), (.0, .38, a + 1.57 + .9), chance.uniform(.95, 1.08))
    for i in range(7):
        a = 2 * math.pi * i / 7 + seed
        dish.put((red if i % 2 else second)[i % 3], (.22 * math.cos(a), .22 * math.sin(a), .22), (.0, .34, a + 1.57 + .9), chance.uniform(.95, 1.05))
    if not caprese:
        ring = bites.ring(bites.skin('top', .3, 6, .15), .15, .02, .7)
        for i, (x, y) in enumerate(strewn(chance, 12, .6, .22, .6)):
            dish.put(ring[i % 3], (x, y, .30 - .14 * (x * x + y * y)), (chance.uniform(-.3, .3), chance.uniform(-.3, .3), i), chance.uniform(.8, 1.15))
        cubes = [dish.cut(k, bites.skin('crumbs', .4, 6, .3), (.14, .13, .11), 6, .015) for k in range(4)]
        if seed:
            for i, (x, y) in enumerate(strewn(chance, 18, .52, .17, .6)):
                dish.put(cubes[i % 4], (x, y, .33 - .14 * (x * x + y * y)), (chance.uniform(-1, 1), chance.uniform(-1, 1), 0), 1)
        dish.herbs(dish.in_disc(.65, lambda x, y: .31 - .14 * (x * x + y * y)), 46, chance, (.06, .11))
    for x, y in ((0, 0), (.35, .2), (-.3, .25), (-.1, -.4)) if caprese else ((0, 0),):
        dish.sprig((x, y, .31), chance, .6 if caprese else .55, leaves=5 if caprese else 8)


def layered(chance, seed):
    """A moulded round cake of layers, as herring under its coat."""
    for k, name in enumerate(('one', 'two', 'three', 'four')):
        r = .60
        one = bites.skin(name, .35, 14, .7, .4)
        data = produce.turned(name, [(0, 0), (r * .6, 0), (r, 0), (r + .012, .03), (r + .012, .1), (r, .125), (r * .9, .13), (r * .5, .13), (0, .13)], one, 120, lump=.02, scale=9, seed=k)
        dish.put(data, (0, 0, .07 + .125 * k), (0, 0, k))
    crumbs = bites.ball(bites.skin('crumbs', .5, 9), .03, .006)
    for x, y in strewn(chance, 90, .52, .05, .5):
        dish.put(crumbs[0], (x, y, .585), (chance.uniform(0, 3), 0, 0), chance.uniform(.6, 1.2))
    dish.sprig((0, 0, .60), chance, .6)
    dish.herbs(dish.in_disc(.5, .60), 14, chance, (.05, .09))


def build(kind='leaves'):
    seed = int(kind[-1]) if kind[-1].isdigit() else 0
    kind = kind.rstrip('0123456789')
    chance = dice(31 + seed * 7)
    dish.plate(dish.ware(), 1.02, .03)
    {'leaves': leafy, 'chopped': chopped, 'shreds': shreds, 'rounds': rounds, 'layers': layered,
     'caprese': lambda c, s: rounds(c, s, True)}[kind](chance, seed)


CAMERA = {'elevation': 44, 'fill': .86, 'low': .0}
