"""A drink in a glass; kinds: berries, citrus, fruit, mug (foam), thick, milk, shake, smoothie; a number at the end turns it."""
import math
from kit import bites, dish, materials, produce
from kit.shapes import curve, dice, lathe

SHAPES = {
    'tumbler': [(0, .05), (.36, .05), (.40, .02), (.42, .06), (.47, .5), (.50, 1.02), (.505, 1.05), (.49, 1.05)],
    'tall': [(0, .06), (.30, .06), (.34, .02), (.36, .06), (.40, .7), (.45, 1.42), (.452, 1.45), (.437, 1.45)],
    'cup': [(0, .06), (.32, .06), (.36, .03), (.44, .12), (.56, .36), (.60, .62), (.605, .66), (.59, .66)],
}


def glass(shape, level, drink):
    """A thin glass with its drink up to `level`. Returns the radius of the drink's surface."""
    profile = curve(SHAPES[shape], 6)
    lathe('glass', profile, materials.thin_glass(edge=.8), 'glass', 96)
    inner = [(max(0, r - .022), z + .035) for r, z in profile if .05 < z < level - .02 and r > .2]
    top = inner[-1][0]
    body = [(0, inner[0][1])] + inner + [(top, level), (top - .015, level + .008), (top * .5, level), (0, level)]
    lathe('drink', body, drink, 'other', 96)
    return top


def drink_skin(milky=False):
    one = dish.Part('liquid', .16 if not milky else .35, Specular=.4)
    up = one.between(one.along(2), .05, 1.1, False)
    return one.done(one.add(one.times(up, .6), one.times(one.noise(1.6, 2), .25)))


def straw(at, top, name='straw'):
    one = dish.Part(name, .45)
    band = one.between(one.sine(one.times(one.along(2), 40)), -.2, .2)
    path = [(at[0] + (top[0] - at[0]) * i / 30, at[1] + (top[1] - at[1]) * i / 30, at[2] + (top[2] - at[2]) * i / 30) for i in range(31)]
    dish.put(produce.tube('straw', path, lambda t: .032, one.done(one.times(band, .9)), 16), (0, 0, 0))


def slice_of_citrus():
    from .cup import slice_tone
    one = dish.Part('slice', .35, Specular=.35)
    return produce.turned('slice', [(0, -.025), (.235, -.025), (.25, -.015), (.25, .015), (.235, .025), (0, .025)], slice_tone(one), 48)


def ice(chance, top, level):
    one = bites.skin('ice', .12, 5, .2, .6)
    cubes = [dish.cut(k, one, (.24, .22, .2), 6, .02) for k in range(3)]
    for i in range(4):
        a = 1.57 * i + .6
        dish.put(cubes[i % 3], (top * .48 * math.cos(a), top * .48 * math.sin(a), level - .02), (chance.uniform(-.4, .4), chance.uniform(-.4, .4), a), chance.uniform(.85, 1.0))


def beside(chance, shapes, count, radius, size=1.0, angle=-.75):
    """Ingredients of the drink at the foot of the glass."""
    for i in range(count):
        a = angle + .34 * (i % 4 - 1.5) + chance.uniform(-.08, .08)
        r = radius + .2 * (i // 4) + chance.uniform(-.03, .05)
        dish.rest(shapes[i % len(shapes)], r * math.cos(a), r * math.sin(a), .0, (chance.uniform(-1, 1), chance.uniform(-1, 1), a), size * chance.uniform(.9, 1.1))


def build(kind='berries'):
    seed = int(kind[-1]) if kind[-1].isdigit() else 0
    kind = kind.rstrip('0123456789')
    chance = dice(21 + seed)
    shape = {'shake': 'tall', 'smoothie': 'tall', 'citrus': 'tall', 'thick': 'cup'}.get(kind, 'tumbler')
    if kind == 'berries' and seed == 2:
        shape = 'tall'
    level = {'tall': 1.22, 'tumbler': .88, 'cup': .55}[shape]
    top = glass(shape, level, drink_skin(kind in ('milk', 'shake', 'smoothie', 'thick')))
    foot = {'tall': .58, 'tumbler': .66, 'cup': .76}[shape]
    if kind in ('berries', 'thick'):
        berries = bites.ball(bites.skin('berry', .28, 7), .085, .005, .02)
        beside(chance, berries, 9 if seed != 1 else 12, foot, 1.0 if seed != 1 else .9, -.8 if seed != 2 else -2.2)
        for i in range(5 if kind == 'berries' else 3):
            a = i * 2.4 + seed
            dish.put(berries[i % 4], (top * .45 * math.cos(a), top * .45 * math.sin(a), level + .02), (i, i, 0), .95)
        if kind == 'berries':
            ice(chance, top, level)
        dish.sprig((.02, -.06, level + .06), chance, .6, turn=seed)
    elif kind == 'citrus':
        ice(chance, top, level)
        one = slice_of_citrus()
        dish.put(one, (top * .92, -.12, level + .16), (1.45, .25, .5 + .3 * seed), 1.05)
        dish.put(one, (-.62 if seed != 1 else .66, -.28, .03), (.04, .02, .4), 1.05)
        dish.put(one, (-.50 if seed != 1 else .48, -.48, .075), (.14, .1, 1.4), 1.0)
        dish.sprig((-.1, -.1, level + .08), chance, .75, turn=seed * 2)
        straw((-.1, .1, .2), (-.34 + .1 * seed, .2, 1.86))
    elif kind == 'fruit':
        fruit = bites.skin('berry', .4, 6, .5)
        pieces = [produce.turned('fruit', produce.oval(.15, .10, 20, 2.3), fruit, 30, lambda a, t, k=k: 1 + .12 * math.sin(2 * a + k), .03, 6, k) for k in range(4)]
        for i in range(4):
            a = i * 1.7 + .4
            dish.put(pieces[i], (top * .42 * math.cos(a), top * .42 * math.sin(a), level + .0), (chance.uniform(-.4, .4), chance.uniform(-.4, .4), a), .95)
        beside(chance, pieces, 6, foot + .08, 1.1, -.8 if seed != 1 else -2.3)
    elif kind == 'mug':
        clay = bites.skin('foam', .6, 14, .3, .2, .5, .4)
        lathe('foam', curve([(0, level + .12), (top * .6, level + .12), (top * .92, level + .09), (top + .0, level + .02), (top, level - .05)], 6), clay, 'other', 80)
        foam = bites.ball(clay, .05, .004)
        for i in range(34):
            r, a = top * .92 * math.sqrt((i + .5) / 34), 2.4 * i
            dish.put(foam[i % 4], (r * math.cos(a), r * math.sin(a), level + .085 + .03 * (1 - r)), (0, 0, 0), chance.uniform(.6, 1.3))
        path = [(.46 + .26 * math.sin(math.pi * i / 24), 0, .22 + .58 * i / 24) for i in range(25)]
        handle = produce.tube('handle', path, lambda t: .05, materials.thin_glass('handle', edge=.7), 16)
        dish.put(handle, (0, 0, 0), (0, 0, -.5))['role'] = 'glass'
        from inside import pieces
        bread = bites.browned('bread', .6)
        cubes = [dish.cut(k, bread, (.26, .22, .2), 5, .02) for k in range(4)]
        for i, (x, y, z) in enumerate(((-.62, -.34, .1), (-.44, -.56, .1), (-.75, -.1, .1), (-.58, -.42, .28))):
            dish.put(cubes[i], (x, y, z), (.1 * i, .1, i * 1.1), 1)
    elif kind == 'milk':
        dish.herbs(dish.in_disc(top * .6, level + .01), 26, chance, (.06, .1))
        dish.sprig((0, 0, level + .02), chance, .6)
        ring = bites.disc(bites.skin('slice', .3, 5, .1), .15, .03)
        for i, (x, y) in enumerate(((.60, -.32), (.44, -.52), (.72, -.1))):
            dish.put(ring[i], (x, y, .03 + .02 * i), (.1, .08, i), 1)
    elif kind in ('shake', 'smoothie'):
        straw((.1, .05, .3), (.30, .16, 1.95))
        if kind == 'shake':
            dish.dollop((-.02, -.02, level + .08), .34)
            dish.dollop((-.02, -.02, level + .26), .2)
            dish.put(bites.ball(bites.skin('berry', .25, 7), .09)[0], (-.02, -.03, level + .42))
        else:
            dish.sprig((-.1, -.06, level + .02), chance, .8)
            fruit = bites.disc(bites.skin('slice', .4, 5, .2), .16, .06)
            for i, (x, y) in enumerate(((.52, -.3), (.38, -.46), (-.5, -.36))):
                dish.put(fruit[i], (x, y, .04 + .03 * (i == 1)), (.1, .05, i), 1)


CAMERA = {'elevation': 24, 'fill': .82, 'low': .0}
