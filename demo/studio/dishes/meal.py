"""
Dishes with a build of their own; kinds: burger (double, one without meat: burger1), spaghetti (a sauce on top; 1: pieces), lasagne,
cake (a cut piece in layers), pot (panna cotta), cannoli, eggs (a pan of eggs in sauce: 0; fried with bacon and toast: 1).
"""
import math
from kit import bites, dish, produce
from kit.shapes import curve, dice
from .soup import strands, strewn


def burger(chance, seed):
    dish.turned_ware([(0, .0), (.86, .0), (.9, .03), (.9, .06), (.87, .085), (.6, .085), (0, .085)], dish.wood_part())
    bun, meat = bites.browned('crust', .3, 2.4, .45), bites.browned('main', .45, 6)
    z = .09
    dish.put(produce.turned('bun', curve([(0, 0), (.5, 0), (.57, .06), (.56, .14), (.52, .16), (0, .16)], 5), bun, 80), (0, 0, z))
    z += .17
    leaf = bites.leaves(bites.skin('leaf', .38, 6, .35), .34, .34, wavy=.09)
    for i in range(12):
        a = 2 * math.pi * i / 12
        dish.put(leaf[i % 6], (.36 * math.cos(a), .36 * math.sin(a), z + .02), (chance.uniform(-.2, .2), .1, a), 1)
    cheese = bites.skin('cheese', .3, 4, .1)
    for k in range(2 if seed == 0 else 1):
        z += .06
        dish.put(produce.turned('patty', produce.oval(.57, .085, 24, 3.2), meat, 90, lump=.03, scale=7, seed=k), (0, 0, z + .06))
        z += .15
        slice_ = dish.cut(3, cheese, (.98, .98, .03), 12, .004, 21)
        for v in slice_.vertices:
            v.co.z -= max(0, math.hypot(v.co.x, v.co.y) - .5) * .9
        dish.put(slice_, (0, 0, z + .02), (0, 0, .5 + k))
    red = bites.disc(bites.skin('tomato', .25, 6, .15), .26, .06)
    for i in range(4):
        dish.put(red[i % 3], (.27 * math.cos(1.57 * i + .6), .27 * math.sin(1.57 * i + .6), z + .08), (.05, .05, i), 1)
    top = produce.turned('top', curve([(0, 0), (.55, 0), (.61, .08), (.57, .24), (.42, .36), (.2, .42), (0, .43)], 6), bun, 96, lump=.008)
    dish.put(top, (0, 0, z + .13), (.03, -.02, 0))
    seeds = bites.ball(bites.skin('cream', .4, 5, .1), .02, .002, 0, 1.7)
    for x, y in strewn(chance, 44, .44, .07, .5):
        r = math.hypot(x, y)
        dish.put(seeds[0], (x, y, z + .13 + .43 - .62 * r ** 2.2), (1.4 * y, -1.4 * x, chance.uniform(0, 6)), 1)


def spaghetti(chance, seed):
    dish.plate(dish.ware(), 1.05, .06)
    pasta = bites.skin('noodles', .3, 5, .1)
    for level, (count, radius) in enumerate(((70, .60), (50, .46), (26, .3))):
        strands(pasta, chance, count, (0, 0), radius, .12 + .09 * level, .1, .020)
    if seed == 0:
        sauce = bites.skin('sauce', .3, 10, .8)
        lumps = bites.ball(sauce, .07, .02)
        bites.mound(chance, lumps, 110, .36, .36, .14, lean=3, layers=3)
    else:
        pieces = bites.skin('pieces', .3, 8, .3)
        shapes = [dish.cut(k, pieces, ((.18, .12, .1), (.13, .13, .12), (.24, .08, .06))[k % 3], 4, .02) for k in range(6)]
        bites.scatter(chance, shapes, [(x, y, .46 - .5 * (x * x + y * y)) for x, y in strewn(chance, 26, .56, .17, .6)], lean=.5)
    grains = bites.strip(bites.skin('shave', .4, 5, .1), .1, .03, .01, .01)
    bites.scatter(chance, grains, [(x, y, .53 - .5 * (x * x + y * y)) for x, y in strewn(chance, 40, .5, .06, .6)], lean=.5)
    dish.sprig((0, 0, .56), chance, .7)


def block(name, size, z, material):
    data = dish.cut(4, material, size, 14, .02, 25)
    dish.put(data, (0, -.02, z), (0, 0, .35))


def lasagne(chance, seed):
    """A square of layers: sheets of dough and sauce, browned on top; 1: another number of layers and a cream top."""
    dish.plate(dish.ware(), 1.0, .02)
    light, dark = bites.skin('noodles', .4, 6, .3), bites.skin('sauce', .35, 9, .6)
    n = 4 if seed == 0 else 5
    for k in range(n):
        block('dark', (.98, .72, .11), .12 + .115 * k, dark)
        block('light', (1.0, .74, .035), .175 + .115 * k, light)
    top = bites.browned('cheese', .35, 4) if seed == 0 else bites.skin('cheese', .5, 12, .3)
    block('top', (1.0, .74, .07), .19 + .115 * n - .1, top)
    dish.sprig((.05, 0, .2 + .115 * n - .05), chance, .6)


def cake(chance, seed):
    from inside.serving import sector
    dish.plate(dish.ware(), .95, .02)
    light, dark, top = bites.skin('noodles', .5, 9, .3), bites.skin('cream', .4, 6, .15), bites.skin('cheese', .35, 6, .2)
    n = 7 if seed == 0 else 1
    layers = [(light if k % 2 == 0 else dark, k / (2 * n), (k + 1) / (2 * n)) for k in range(2 * n)] if seed == 0 else [(light, 0, .22), (dark, .22, .93), (top, .93, 1)]
    sector(1.15, .52, -2.2, -1.45, top, light, (.25, .62, .07), .03, .006, 2, tuple((m, a, b) for m, a, b in layers), steps=2)
    berries = bites.ball(bites.skin('berry', .28, 7), .08, .005, .02)
    bites.scatter(chance, berries, [(-.02, -.08, .64), (.1, .05, .64), (.5, -.3, .14), (.62, -.1, .14), (.45, -.5, .14)], lean=1)
    dish.sprig((.06, .02, .66), chance, .5)


def pot(chance, seed):
    dish.plate(dish.ware(), .92, .02)
    white = bites.skin('cream', .25, 4, .05, .4, .3, .5)
    dish.put(produce.turned('mould', curve([(0, 0), (.46, 0), (.48, .04), (.42, .3), (.37, .4), (.33, .42), (0, .42)], 6), white, 96, lambda a, t: 1 + .012 * math.sin(12 * a)), (0, .02, .08))
    dish.surface(bites.skin('sauce', .12, 4, .05, .5), .34, 0, .012).location = (0, .02, .515)
    pool = dish.surface(bites.skin('sauce', .12, 4, .05, .5), .62, 0, .01)
    pool.location = (0, 0, .076)
    berries = bites.ball(bites.skin('berry', .28, 7), .1, .01, .02, 1.15)
    bites.scatter(chance, berries, [(-.04, .0, .58), (.12, .08, .57), (.04, -.1, .57), (.5, -.2, .17), (.38, -.42, .17), (-.5, -.25, .17)], lean=.8)
    dish.sprig((.05, .02, .62), chance, .5)


def cannoli(chance, seed):
    dish.plate(dish.ware(), 1.0, .02)
    shell, cream = bites.browned('crust', .4, 4), bites.skin('cream', .4, 6, .15, .4, .3, .5)
    for k, (x, y, z, turn) in enumerate(((-.1, .3, .24, .15), (.0, -.22, .24, .0), (.0, .04, .56, .35))):
        path = [(1.0 * (i / 40 - .5), 0, 0) for i in range(41)]
        dish.put(produce.tube('shell', path, lambda t: .185 + .03 * abs(2 * t - 1) ** 2 + .006 * math.sin(60 * t), shell, 40), (x, y, z), (.2, 0, turn))
        for side in (-1, 1):
            data = produce.turned('end', produce.oval(.185, .12, 20), cream, 40, lambda a, t: 1 + .06 * math.sin(7 * a), .015, 6, k)
            dish.put(data, (x + side * .5 * math.cos(turn), y + side * .5 * math.sin(turn), z), (0, 1.57, turn), 1)
            nuts = bites.ball(bites.skin('berry', .5, 9), .025, .008)
            for i in range(12):
                a, r = 2.4 * i, .15 * math.sqrt(i / 12)
                dish.put(nuts[i % 4], (x + side * .6 * math.cos(turn), y + side * .6 * math.sin(turn) + r * math.cos(a), z + r * math.sin(a)), (i, i, 0), 1)


def eggs(chance, seed):
    white, yolk = bites.skin('white', .28, 4, .15, .4, .4, .5), bites.skin('yolk', .18, 5, .05, .5)
    iron = bites.skin('pan', .45, 9, .15)
    if seed == 0:
        dish.turned_ware([(0, .0), (.8, .0), (.86, .03), (.95, .22), (.965, .25), (.93, .25), (.86, .1), (0, .08)], iron)
        dish.put(produce.tube('handle', [(.9 + .75 * i / 20, 0, .2 + .05 * i / 20) for i in range(21)], lambda t: .075 * (1 if t < .94 else 2 * (1 - t) ** .3), iron, 16), (0, 0, 0), (0, 0, .5))
        dish.surface(bites.skin('sauce', .3, 10, .9), .88, .16, .03)
        pieces = bites.skin('pieces', .3, 8, .3)
        bites.scatter(chance, bites.strip(pieces, .22, .06, .03, .02), [(x, y, .19) for x, y in strewn(chance, 36, .78, .17, .5)], lean=.3)
        places, top = ((-.36, .24), (.3, .36), (.1, -.26), (-.4, -.34)), .18
    else:
        dish.plate(dish.ware(), 1.05, .02)
        bites.scatter(chance, bites.strip(bites.skin('main', .3, 6, .3), .62, .17, .025, .04, waves=14), [(.42, .3, .14), (.5, .12, .15)], lean=.1)
        toast = bites.browned('crust', .5, 4)
        for k in range(2):
            dish.put(dish.cut(k, toast, (.46, .42, .08), 7, .02, 12), (-.46 + .1 * k, .38, .12 + .09 * k), (.05, .05, .4 + .3 * k), 1)
        places, top = ((-.3, -.22), (.26, -.3)), .09
    for k, (x, y) in enumerate(places):
        data = produce.turned('white', produce.oval(.29, .045, 18, 2.6), white, 60, lambda a, t, k=k: 1 + .12 * math.sin(3 * a + k) + .07 * math.sin(5 * a + 2 * k), .012, 6, k)
        dish.put(data, (x, y, top), (0, 0, k), .92)
        dish.put(bites.ball(yolk, .115, .001, 0, .62)[0], (x + .02, y - .02, top + .045))
    dish.herbs(dish.in_disc(.7, top + .05), 40, chance, (.05, .1))
    dish.sprig((.02, .06, top + .06), chance, .6)


def build(kind):
    seed = int(kind[-1]) if kind[-1].isdigit() else 0
    {'burger': burger, 'spaghetti': spaghetti, 'lasagne': lasagne, 'cake': cake, 'pot': pot, 'cannoli': cannoli, 'eggs': eggs}[kind.rstrip('0123456789')](dice(91 + seed), seed)


CAMERA = {'elevation': 36, 'fill': .86, 'low': .0}
