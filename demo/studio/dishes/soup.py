"""Soup in a bowl: broth with drops of fat, cut vegetables and meat, herbs. Kinds: cream, puree, porridge, stew, noodles."""
import math
from kit import dish, produce
from kit.shapes import dice

LEVEL = .40


def broth(smooth=False):
    skin = dish.Part('broth', .2 if not smooth else .34, Specular=.32)
    if smooth:
        folds = skin.waves(1.1, (1, 1, 1), 5, 2, fixed=True)
        skin.bump(folds, .35, .03).bump(skin.noise(30, 3), .12, .01)
        return skin.done(skin.add(skin.times(folds, .3), skin.times(skin.noise(3, 4), .5)))
    drops = skin.between(skin.cells(10, fixed=True), .16, .10)
    few = skin.between(skin.noise(3, 3), .46, .56)
    skin.bump(skin.times(drops, few), .25, .01)
    return skin.done(skin.add(skin.add(.1, skin.times(skin.noise(2.2, 4), .55)), skin.times(skin.times(drops, few), .4)))


def pieces_part(name='pieces', rough=.28):
    skin = dish.Part(name, rough, Specular=.42)
    skin.bump(skin.noise(14, 4, (1, 2.5, 2.5)), .5, .02).bump(skin.noise(40, 3), .2, .006)
    return skin.done(skin.add(.1, skin.times(skin.noise(8, 4), .8)))


def strewn(chance, count, radius, gap, power=.6):
    """Random places in a disc with a minimum distance of `gap`."""
    taken = []
    for _ in range(count * 30):
        a, r = chance.uniform(0, 6.28), radius * chance.random() ** power
        x, y = r * math.cos(a), r * math.sin(a)
        if all((x - u) ** 2 + (y - v) ** 2 > gap * gap for u, v in taken):
            taken.append((x, y))
        if len(taken) == count:
            break
    return taken


def build(kind=''):
    chance = dice(7)
    dish.bowl(dish.ware())
    dish.surface(broth(kind in ('puree', 'porridge')), .90, LEVEL, .006 if kind not in ('puree', 'porridge') else .03, dome=.05 if kind == 'porridge' else 0)
    if kind in ('puree', 'porridge'):
        smooth(kind, chance)
        return
    pieces = pieces_part()
    stew = kind == 'stew'
    sizes = ((.27, .2, .15), (.23, .2, .16), (.32, .13, .11), (.21, .19, .15)) if stew else ((.15, .13, .1), (.28, .05, .045), (.15, .14, .045), (.19, .12, .1))
    cubes = [dish.cut(k, pieces, sizes[k % 4], 6 if stew else 5, .016, 10) for k in range(16)]
    places = strewn(chance, 60 if stew else 66, .74, .105 if stew else .095)
    for i, (x, y) in enumerate(places):
        far = math.hypot(x, y)
        up = (.11 * (1 - far / .8) + chance.uniform(-.02, .05)) if stew else .01 + .03 * (1 - far) + chance.uniform(-.02, .02)
        if kind == 'noodles' and x > -.1 and i % 3:
            continue
        dish.put(cubes[i % 16], (x, y, LEVEL + up), (chance.uniform(-.4, .4), chance.uniform(-.4, .4), chance.uniform(0, 6.28)), chance.uniform(.8, 1.1))
    if kind == 'noodles':
        noodles(chance)
    if kind == 'cream':
        dish.dollop((.12, -.1, LEVEL + .05), .25)
        dish.sprig((.14, -.1, LEVEL + .2), chance, .45)
    dish.herbs(dish.in_disc(.70, LEVEL + (.15 if stew else .06)), 36 if stew else 64, chance, (.05, .12))
    if kind in ('', 'stew'):
        dish.sprig((.05, -.05, LEVEL + (.24 if stew else .1)), chance, .5)


def smooth(kind, chance):
    """Thick soup with a swirl of cream and seeds, or porridge with berries and butter."""
    if kind == 'puree':
        skin = dish.Part('cream', .35, Specular=.3)
        cream = skin.done(skin.add(.4, skin.times(skin.noise(6, 2), .3)))
        for k in range(150):
            t = k / 149
            a, r = 1.2 + 9.2 * t, .10 + .42 * t
            size = .028 + .022 * math.sin(3.1416 * t)
            data = produce.turned('dot', produce.oval(1, .35, 8), cream, 12) if k == 0 else data
            dish.put(data, (r * math.cos(a), r * math.sin(a) * .9, LEVEL + .004), (0, 0, 0), size)
    pieces = pieces_part('pieces', .3)
    if kind == 'puree':
        seeds = [produce.turned('seed', produce.oval(.03, .055, 10), pieces, 14, squash=(1, .5, 1), seed=k) for k in range(3)]
        for i, (x, y) in enumerate(strewn(chance, 34, .5, .05, .5)):
            dish.put(seeds[i % 3], (x * .8 + .1, y * .8 + .08, LEVEL + .022), (1.57 + chance.uniform(-.3, .3), 0, chance.uniform(0, 6)), chance.uniform(.8, 1.2))
        dish.sprig((-.02, .05, LEVEL + .02), chance, .5)
        dish.herbs(dish.in_disc(.6, LEVEL + .01), 26, chance, (.04, .08))
        return
    berries = [produce.turned('berry', produce.oval(.085, .078, 14, dent_above=.02, width=.35), pieces, 20, lump=.004, seed=k) for k in range(3)]
    for i, (x, y) in enumerate(strewn(chance, 22, .40, .125, .55)):
        dish.put(berries[i % 3], (x - .12, y - .08, LEVEL + .1 + .05 * (i < 5)), (chance.uniform(-1, 1), chance.uniform(-1, 1), 0), chance.uniform(.8, 1.1))
    skin = dish.Part('cream', .22, Specular=.45)
    butter = skin.done(skin.add(.3, skin.times(skin.noise(4, 2), .4)))
    dish.put(dish.cut(3, butter, (.24, .2, .09), 5, .02), (.36, .14, LEVEL + .08), (.12, -.1, .5))
    dish.surface(butter, .2, 0, .02).location = (.36, .14, LEVEL + .047)
    dish.sprig((-.1, -.1, LEVEL + .2), chance, .42)


def noodles(chance):
    """Noodles in loops, and halves of an egg."""
    skin = dish.Part('noodles', .3, Specular=.4)
    strand = skin.done(skin.add(.3, skin.times(skin.noise(5, 2), .4)))
    strands(strand, chance, 42, (.24, 0), .46, LEVEL + .0, .05, .020)
    skin = dish.Part('white', .3, Specular=.4)
    white = skin.done(skin.add(.4, skin.times(skin.noise(5, 2), .2)))
    skin = dish.Part('yolk', .35, Specular=.4)
    yolk = skin.done(skin.add(.2, skin.times(skin.noise(9, 3), .6)))
    half = produce.turned('white', [(0, -.12), (.1, -.11), (.17, -.06), (.19, 0), (.185, .012), (.12, .014), (0, .014)], white, 40, squash=(1.22, 1, 1))
    inner = produce.turned('yolk', [(0, .012), (.1, .016), (.108, .02), (.09, .034), (.05, .04), (0, .042)], yolk, 30)
    for x, y, turn in ((-.34, .22, .5), (-.5, -.12, 1.2)):
        dish.put(half, (x, y, LEVEL + .09), (.18, -.16, turn))
        dish.put(inner, (x, y, LEVEL + .09), (.18, -.16, turn))


def strands(material, chance, count, middle, radius, floor, high, thick):
    """Pasta in a low mound: each strand is a loop around its own centre."""
    ring = [(math.cos(k * math.pi / 3), math.sin(k * math.pi / 3)) for k in range(6)]
    for s in range(count):
        cx, cy = middle[0] + chance.uniform(-.3, .3) * radius, middle[1] + chance.uniform(-.3, .3) * radius
        r, squash, turn = chance.uniform(.35, .85) * radius, chance.uniform(.55, 1), chance.uniform(0, 3.14)
        start, long = chance.uniform(0, 6.28), chance.uniform(3.2, 6.6)
        up = floor + high * (1.25 - r / radius) * 1.1 * chance.uniform(.55, 1.25)
        vs, fs, n = [], [], 46
        w1, w2 = chance.uniform(0, 6), chance.uniform(0, 6)
        for i in range(n):
            t = start + long * i / (n - 1)
            rr = r * (1 + .10 * math.sin(3 * t + w1))
            x, y = rr * math.cos(t), rr * squash * math.sin(t)
            px, py = cx + x * math.cos(turn) - y * math.sin(turn), cy + x * math.sin(turn) + y * math.cos(turn)
            pz = up + .03 * math.sin(2 * t + w2)
            ox, oy = math.cos(t) * math.cos(turn) - math.sin(t) * math.sin(turn), math.cos(t) * math.sin(turn) + math.sin(t) * math.cos(turn)
            vs += [(px + thick * c * ox, py + thick * c * oy, pz + thick * d) for c, d in ring]
        for i in range(n - 1):
            fs += [(i * 6 + k, i * 6 + (k + 1) % 6, (i + 1) * 6 + (k + 1) % 6, (i + 1) * 6 + k) for k in range(6)]
        dish.put(dish.data_of('strand', vs, fs, material), (0, 0, 0))


CAMERA = {'elevation': 50, 'fill': .84, 'low': .0}
