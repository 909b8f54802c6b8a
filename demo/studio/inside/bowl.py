"""A small bowl with a heap of small pieces, and some pieces next to it. The kind names its contents."""
import math
from kit import dish, produce
from kit.shapes import dice
from mathutils import Vector
from packs import raspberries
from . import pieces

RADIUS, HIGH, LEVEL = .86, .58, .47


def food(rough=.5, specular=.3, fine=9, bumps=.25, name='food'):
    skin = dish.Part(name, rough, Specular=specular)
    if bumps:
        skin.bump(skin.noise(fine * 3, 3), bumps, .01)
    return skin.done(skin.add(.12, skin.times(skin.noise(fine, 3), .76)))


# shapes, gap between two, layers, height of the dome, how far a thing leans (radians; 3 = any), how many lie next to it, rough, specular
KINDS = {
    'small': (lambda m: pieces.ball(m, .026, .003), .046, 2, .2, 3, 34, .45, .3),
    'peas': (lambda m: pieces.ball(m, .046, .004), .08, 2, .2, 3, 16, .5, .3),
    'grain': (lambda m: pieces.oval(m, .026, .05), .058, 2, .2, 3, 26, .5, .3),
    'oats': (lambda m: pieces.oval(m, .021, .068), .06, 2, .2, 1.57, 22, .5, .3),
    'facet': (lambda m: pieces.corner(m), .064, 2, .2, 3, 24, .5, .3),
    'flakes': (lambda m: pieces.flake(m), .078, 3, .22, .7, 16, .6, .2),
    'granola': (lambda m: pieces.flake(m, .058) + pieces.lumps(m, .075, .022) + pieces.flake(m, .05), .085, 3, .22, 1.0, 12, .45, .35),
    'tea': (lambda m: pieces.twist(m, .15, .0125, 8, .35), .052, 3, .24, .5, 26, .6, .25),
    'herb': (lambda m: pieces.leaf(m) + pieces.twist(m, .13, .009, 8, .4), .075, 4, .22, .6, 18, .65, .2),
    'nuts': (lambda m: pieces.ball(m, .098, .006, 0, 1.05), .17, 2, .2, 3, 5, .4, .35),
    'almonds': (lambda m: pieces.drop(m, .068, .125, .5), .125, 3, .2, 1.6, 6, .55, .25),
    'walnuts': (lambda m: pieces.walnut(m), .175, 2, .18, 1.5, 3, .5, .3),
    'cashews': (lambda m: pieces.bean(m), .15, 3, .2, .8, 4, .4, .35),
    'kernels': (lambda m: pieces.drop(m, .03, .056, .9, tip=.6), .06, 2, .2, 3, 20, .35, .4),
    'seeds': (lambda m: pieces.lying(pieces.drop(m, .052, .092, .40, tip=.62)), .092, 3, .2, .55, 12, .42, .35),
    'berries': (lambda m: pieces.ball(m, .088, .006, .02, .95), .155, 2, .2, 3, 6, .3, .4),
    'raspberries': (lambda m: [raspberries.berry(k, m) for k in range(3)], .17, 2, .2, 1.2, 4, .4, .35),
    'dried': (lambda m: pieces.lumps(m, .075, .03, .75, 6, 1.4), .115, 3, .2, 3, 8, .45, .35),
    'apricots': (lambda m: pieces.lumps(m, .15, .035, .34, 6, .9), .19, 3, .16, .7, 3, .42, .35),
    'cubes': (lambda m: pieces.cube(m), .17, 3, .16, 3, 4, .4, .35),
    'curd': (lambda m: pieces.lumps(m, .085, .035, .8, 6, 1.2) + pieces.lumps(m, .05, .02, .8, 4, 1.2), .095, 3, .3, 3, 0, .6, .3),
    'roe': (lambda m: pieces.ball(m, .05, .0), .083, 2, .2, 3, 0, .16, .55),
    'caviar': (lambda m: pieces.ball(m, .031, .0), .052, 2, .2, 3, 0, .16, .55),
    'mushrooms': (lambda m: pieces.mushroom(m, .1) + pieces.mushroom(m, .13), .14, 3, .2, 2.2, 0, .34, .35),
    'cucumbers': (lambda m: pieces.cucumber(m), .26, 2, .12, 0, 0, .25, .45),
}


# thick, flat and how far one lies above another (of the thickness), long, how many, height of the dome, how much one bends, rough, specular
STRANDS = {
    'mince': (.033, .92, .5, .24, 520, .30, 2.6, .34, .45),
    'shreds': (.032, .28, 3.0, .34, 520, .22, 2.4, .3, .45),
}


def over(dome):
    return lambda x, y: LEVEL + dome * max(0, 1 - (x * x + y * y) / .62)


def spread(chance, radius, gap):
    """Random but even places on a disc: a jittered spiral."""
    count = int(math.pi * radius * radius / (gap * gap * .8))
    for i in range(count):
        r, a = radius * math.sqrt((i + .5) / count), 2.39996 * i
        yield r * math.cos(a) + chance.uniform(-.3, .3) * gap, r * math.sin(a) + chance.uniform(-.3, .3) * gap


def turn_of(chance, lean):
    return chance.uniform(-lean, lean), chance.uniform(-lean, lean), chance.uniform(0, 6.283)


def build(kind='grain'):
    chance = dice(sum(ord(c) for c in kind))
    dish.bowl(dish.ware(), RADIUS, HIGH)
    if kind == 'flour':
        flour(chance)
        return
    if kind == 'chips':
        chips(chance)
        return
    if kind in STRANDS:
        strands(chance, *STRANDS[kind])
        return
    shapes_of, gap, layers, dome, lean, beside, rough, specular = KINDS[kind]
    material = food(rough, specular)
    shapes = shapes_of(material)
    z = over(dome)
    under = dish.Part('food', .9, Specular=0)
    dish.surface(under.done(under.times(under.chance, .05)), .66, LEVEL - gap * .8 - .04, 0, dome=dome)
    long = kind == 'cucumbers'
    reach = max(v.co.length for data in shapes for v in data.vertices)
    leans = not long and lean < 1 and reach >= .13  # wide flat things lean on the wall
    reach *= .85 if lean >= 1 or long else .65 if reach < .13 else .62  # small flat things hide the wall
    for layer in range(layers):
        depth = gap * .42 * (layers - 1 - layer)
        for x, y in spread(chance, .6 + .685 * (LEVEL - depth - .21) - reach, gap * (1.0 if layer < layers - 1 else 1.08)):
            turn = (math.pi / 2 + chance.uniform(-.12, .12), 0, chance.uniform(-.5, .5) + 1.2) if long else turn_of(chance, lean)
            if leans and math.hypot(x, y) > .32:
                turn = (turn[0] * .5, -.62 * math.hypot(x, y) / .6 + turn[1] * .4, math.atan2(y, x))
            at = (x, y, z(x, y) - depth + chance.uniform(-.15, .15) * gap)
            dish.put(shapes[chance.randrange(len(shapes))], at, turn, chance.uniform(.86, 1.14))['unframed'] = True
    outside(chance, shapes, beside, lean)


def outside(chance, shapes, count, lean):
    """Some pieces next to the bowl, in front of it on the right."""
    for i in range(count):
        a, r = chance.gauss(-.8, .2), .74 + abs(chance.gauss(0, .13))
        x, y = r * math.cos(a), r * math.sin(a)
        dish.rest(shapes[i % len(shapes)], x, y, .0, turn_of(chance, min(lean, 1.57) if lean < 3 else 3), chance.uniform(.86, 1.1))['unframed'] = True


def strands(chance, thick, flat, above, long, count, dome, bend, rough, specular):
    """Long soft pieces: each follows the heap, and turns at the wall."""
    material = food(rough, specular, 15, .5)
    high, wall, n = over(dome), .765 - thick, 22
    under = dish.Part('food', .9, Specular=0)
    dish.surface(under.done(under.times(under.chance, .12)), .765, LEVEL - thick * .9, 0, dome=dome)
    for k in range(count):
        a, r = 2.39996 * k, wall * math.sqrt((k + .5) / count)
        x, y = r * math.cos(a), r * math.sin(a)
        heading, lift = chance.uniform(0, 6.283), chance.uniform(-.7, above) * thick
        turn, phase, length = chance.uniform(-bend, bend), chance.uniform(0, 6.283), long * chance.uniform(.6, 1.1)
        path = []
        for i in range(n):
            t = i / (n - 1)
            path.append((x, y, high(x, y) + lift + (.5 + .3 * above) * thick * math.sin(5 * t + phase)))
            heading += (turn + 1.6 * math.sin(7 * t + phase)) / n
            x, y = x + length / n * math.cos(heading), y + length / n * math.sin(heading)
            far = math.hypot(x, y)
            if far > wall:
                x, y = x * wall / far, y * wall / far
        size = thick * (chance.uniform(.82, 1.15) if flat > .9 else chance.uniform(.45, 1.25))
        data = produce.tube('strand', path, lambda t: size * min(1, 12 * t, 12 * (1 - t)) ** .5 * (1 + .07 * math.sin(23 * t + phase)), material, 10)
        if flat < .9:  # a ribbon that leans now to one side, now to the other
            lean = chance.uniform(-1.2, 1.2)
            for i, v in enumerate(data.vertices):
                axis, before, after = Vector(path[i % n]), Vector(path[max(0, i % n - 1)]), Vector(path[min(n - 1, i % n + 1)])
                along = (after - before).normalized()
                side = along.cross(Vector((0, 0, 1))).normalized()
                a = lean + 1.4 * math.sin(phase + i % n / 7)
                thin = (side.cross(along) * math.cos(a) + side * math.sin(a)).normalized()
                v.co -= thin * (v.co - axis).dot(thin) * (1 - flat)
        dish.put(data, (0, 0, 0))['unframed'] = True


def chips(chance):
    """Thin curled slices of dried apple: a ring of them leans on the wall, the others are a heap within it."""
    skin = dish.Part('food', .5, Specular=.3)
    x, y = skin.along(0), skin.along(1)
    far = skin._maths('SQRT', skin.add(skin.times(x, x), skin.times(y, y)))
    rim, heart = skin.between(far, .185, .212), skin.between(far, .10, .03)
    grain = skin.noise(16, 4)
    skin.bump(skin.noise(30, 3), .25, .01).bump(skin.noise(9, 2), .2, .02)
    tone = skin.add(.52, skin.times(grain, .42))
    tone = skin.less(skin.less(tone, skin.times(rim, .75)), skin.times(heart, .16))
    material = skin.done(skin.lower(skin.higher(tone, .02), 1))
    shapes = [pieces.chip(material, .215, k) for k in range(9)]
    under = dish.Part('food', .9, Specular=0)
    dish.surface(under.done(under.add(.1, under.times(under.noise(9, 3), .4))), .70, LEVEL - .13, 0, dome=.16)

    def put(x, y, z, turn, size=1):
        dish.put(shapes[chance.randrange(9)], (x, y, z), turn, size * chance.uniform(.84, 1.1))['unframed'] = True
    for count, r, z, lean, size in ((15, .52, LEVEL - .13, .7, 1), (26, .685, LEVEL - .05, .5, .48), (19, .655, LEVEL + .01, 1.0, .92), (15, .59, LEVEL + .06, .7, 1)):
        for i in range(count):
            a = 2 * math.pi * (i + chance.uniform(-.4, .4)) / count
            far = r + chance.uniform(-.02, .015)
            put(far * math.cos(a), far * math.sin(a), z + chance.uniform(-.02, .02), (chance.uniform(-.2, .2), -lean + chance.uniform(-.15, .2), a + chance.uniform(-.3, .3)), size)
    high = over(.16)
    for layer in range(3):
        for x, y in spread(chance, .50 - .07 * layer, .19):
            away, a = math.hypot(x, y), math.atan2(y, x)
            put(x, y, high(x, y) - .04 + .05 * layer + chance.uniform(-.03, .03), (chance.uniform(-.5, .5), -.5 * away + chance.uniform(-.55, .55), a + chance.uniform(-1, 1)))
    outside(chance, shapes, 3, .3)


def flour(chance):
    """Flour or salt: a soft mound with furrows of the scoop."""
    skin = dish.Part('food', .95, Specular=.05)
    skin.bump(skin.noise(22, 5, fixed=True), .55, .03).bump(skin.noise(90, 2, fixed=True), .3, .006)
    material = skin.done(skin.add(.35, skin.times(skin.noise(7, 5, fixed=True), .6)))
    from mathutils import Vector, noise
    o = dish.surface(material, .8, LEVEL, 0, dome=.3)
    for v in o.data.vertices:
        p = v.co
        far = math.hypot(p.x, p.y) / .8
        rough = .09 * noise.noise(Vector((p.x * 3.4, p.y * 3.4, 1))) + .04 * noise.noise(Vector((p.x * 8, p.y * 8, 4)))
        ridge = -.11 * math.exp(-((p.y + .18 + .25 * p.x) / .11) ** 2) * (1 if p.x > -.35 else max(0, 1 - (-.35 - p.x) * 5))
        p.z += (rough + ridge) * (1 - far ** 6)
    shapes = pieces.lumps(material, .03, .01)
    for x, y in [(chance.gauss(.62, .16), chance.gauss(-.62, .12)) for _ in range(26)]:
        if math.hypot(x, y) > .74:
            dish.rest(shapes[chance.randrange(6)], x, y, 0, turn_of(chance, 3), chance.uniform(.3, 1.0))['unframed'] = True


CAMERA = {'elevation': 40, 'fill': .78, 'low': .02}
