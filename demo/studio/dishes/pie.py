"""
Baked goods with a filling; kinds: round (closed, a piece cut out), open (filling on top), lattice, buns (one broken), triangle,
rings (open buns), boat, flat (a flat round cut in pieces), thin (folded flatbreads), halves (half-moons), fold.
"""
import math
from kit import bites, dish, produce
from kit.shapes import curve, dice
from mathutils import Vector, noise
from .soup import strewn

BOARD = .09


def crust_skin(name='crust'):
    return bites.browned(name, .45, 3.6, .35)


def board():
    dish.turned_ware([(0, .0), (1.10, .0), (1.14, .03), (1.14, .06), (1.11, .085), (.9, .085), (0, .085)], dish.wood_part())


def filled(chance, seed, name='filling', rough=.4):
    return bites.skin(name, rough, 9, .6)


def closed(chance, seed):
    from inside.serving import sector
    outside, inside = crust_skin(), filled(chance, seed)
    cut = .75
    start = -1.57 + cut / 2 - .5
    sector(.86, .36, start, start + 2 * math.pi - cut, outside, inside, (0, 0, BOARD), .12, .01, 3 + seed, ((outside, 0, .16), (inside, .16, .8), (outside, .8, 1)))
    # the piece that was cut out, in front
    sector(.86, .36, start - cut + .08, start - .08, outside, inside, (.0, -.2, BOARD), .12, .01, 7, ((outside, 0, .16), (inside, .16, .8), (outside, .8, 1)), steps=3)
    for i in range(40):  # a braid around the top
        a = start + (2 * math.pi - cut) * (i + .5) / 40
        dish.put(produce.turned('knot', produce.oval(.07, .05, 10), outside, 18, squash=(1.5, .8, 1), seed=i) if i == 0 else data, (.78 * math.cos(a), .78 * math.sin(a), BOARD + .36), (0, 0, a + .9)) if i else None
        if i == 0:
            data = produce.turned('knot', produce.oval(.07, .05, 10), outside, 18, squash=(1.5, .8, 1), seed=i)
    leaf = produce.leaf_shape('leaf', .34, .2, outside, .1, .3, 10)
    if seed != 1:
        for i in range(5):
            dish.put(leaf, (0, .06, BOARD + .385), (0, 0, 1.25 * i), 1)


def rim(material, radius=.9, high=.2, wide=.12):
    ring = curve([(0, .02), (radius - .1, .02), (radius, .04), (radius + .03, high * .6), (radius, high), (radius - wide * .6, high * 1.02), (radius - wide, high * .7), (radius - wide - .02, .06), (0, .06)], 6)
    dish.put(produce.turned('crust', ring, material, 160, lambda a, t: 1 + .018 * math.sin(26 * a) + .01 * math.sin(3 * a), .012, 5, 2), (0, 0, BOARD))


def opened(chance, seed):
    rim(crust_skin())
    dish.surface(filled(chance, seed, 'filling', .3), .80, BOARD + .15, .02, dome=.05)
    pieces = bites.skin('pieces', .3, 8, .3)
    if seed == 0:
        shapes, gap, n = bites.ball(pieces, .075, .005, .015), .125, 70
    elif seed == 1:
        shapes, gap, n = [dish.cut(k, pieces, ((.22, .15, .08), (.16, .14, .1), (.24, .1, .06))[k % 3], 4, .02) for k in range(6)], .15, 46
    else:
        shapes, gap, n = bites.disc(pieces, .2, .05, .02), .27, 14
    for i, (x, y) in enumerate(strewn(chance, n, .72, gap, .5)):
        dish.put(shapes[i % len(shapes)], (x, y, BOARD + .2), (chance.uniform(-.25, .25), chance.uniform(-.25, .25), chance.uniform(0, 6.28)), chance.uniform(.9, 1.12))
    dish.sprig((.0, -.02, BOARD + .26), chance, .6)


def lattice(chance, seed):
    crust = crust_skin()
    rim(crust)
    dish.surface(filled(chance, seed, 'filling', .25), .80, BOARD + .15, .03, dome=.05)
    for way in (0, 1):
        for k in range(5):
            d = -.56 + .28 * k
            half = math.sqrt(.80 ** 2 - d * d)
            def at(u, v, d=d, half=half, way=way, k=k):
                a, s = 2 * math.pi * u, -half + 2 * half * v
                r = math.hypot(s, d)
                z = BOARD + .22 + .04 * (1 - r * r) + .012 * math.sin(11 * s + 3.14 * (k + way)) + .022 * math.sin(a)
                across = d + .062 * math.cos(a)
                return (s, across, z) if way else (across, s, z)
            dish.put(produce.grid('band', 14, 50, at, crust, True), (0, 0, 0), (0, 0, .5))


def bun(material, k, long=.34, wide=.2, high=.17, seam=True):
    data = produce.turned('bun', produce.oval(wide, high, 30, 2.3, dent_below=.03), material, 72, lump=.008, scale=4, seed=k, squash=(long / wide, 1, 1))
    if seam:
        for v in data.vertices:
            if v.co.z > 0:
                v.co.z += .03 * math.exp(-(v.co.y / .028) ** 2) * max(0, 1 - (v.co.x / long) ** 2) * (1 + .3 * math.sin(40 * v.co.x))
    return data


def buns(chance, seed):
    material = bites.browned('crust', .3, 2.6, .45)
    board()
    for k, (x, y, z, turn) in enumerate(((-.46, .28, 0, .4), (.12, .46, 0, -.3), (-.5, -.22, 0, -.5), (-.14, .16, .25, .2))):
        dish.put(bun(material, k), (x, y, BOARD + .15 + z), (.0, .05, turn), 1.1)
    # one broken in two, its filling seen
    inside = bites.skin('filling', .45, 10, .8)
    for side, (x, y, turn) in ((1, (.2, -.22, .35)), (-1, (.66, -.02, .35))):
        half = bun(material, 8 + side)
        for v in half.vertices:
            v.co.x = max(v.co.x, 0) * .95 if side < 0 else min(v.co.x, 0) * .95
        turned_ = (0, .0, turn + (.3 if side < 0 else 0))
        dish.put(half, (x, y, BOARD + .15), turned_, 1.15)
        plug = produce.turned('plug', produce.oval(.155, .122, 24, 2.3), inside, 48, lump=.03, scale=9, seed=side, squash=(.42, 1, 1))
        dish.put(plug, (x, y, BOARD + .15), turned_, 1.15)
        crumbs = bites.ball(inside, .035, .012)
        for i in range(7):
            dish.put(crumbs[i % 4], (.43 + chance.uniform(-.12, .12), -.2 + chance.uniform(-.12, .12), BOARD + .02), (i, i, 0), chance.uniform(.6, 1.2))


def triangle(chance, seed):
    material, inside = bites.browned('crust', .3, 2.6, .45), bites.skin('filling', .4, 9, .6)
    board()

    def shape(k):
        def edge(a):
            return 1 / max(math.cos(((a + math.pi / 2) % (2 * math.pi / 3)) - math.pi / 3), .3) * .23
        data = produce.turned('tri', produce.oval(1, .17, 30, 2.6, dent_below=.04), material, 96, lambda a, t: min(edge(a), .40), .01, 5, k)
        for v in data.vertices:
            far = math.hypot(v.co.x, v.co.y)
            if v.co.z > 0:
                for j in range(3):
                    a = -math.pi / 2 + 2 * math.pi / 3 * j
                    along, across = v.co.x * math.cos(a) + v.co.y * math.sin(a), -v.co.x * math.sin(a) + v.co.y * math.cos(a)
                    if along > .05:
                        v.co.z += .05 * math.exp(-(across / .03) ** 2) * min(1, (along - .05) * 8) * (1 + .25 * math.sin(50 * along))
                v.co.z -= .08 * math.exp(-(far / .06) ** 2)
        return data
    for k, (x, y, turn) in enumerate(((-.46, .3, .2), (.34, .42, 1.2), (-.16, -.34, .5), (.58, -.22, .9))):
        dish.put(shape(k), (x, y, BOARD + .14), (.03, .03, turn), 1.12)
        dish.put(bites.ball(inside, .06, .012)[k % 4], (x, y, BOARD + .24), (0, 0, k), 1.0)


def rings(chance, seed):
    """Open buns: a rim of dough around its filling."""
    material, inside = bites.browned('crust', .3, 2.6, .45), bites.skin('filling', .4, 8, .5)
    board()
    ring = curve([(0, 0), (.36, 0), (.43, .06), (.42, .14), (.34, .185), (.26, .15), (.24, .1), (0, .1)], 6)
    ripple = (lambda a, t: 1 + .03 * math.sin(16 * a) * (.2 < t < .8)) if seed == 1 else None
    fill = produce.turned('fill', curve([(0, .05), (.26, .05), (.27, .11), (.22, .165), (.1, .19), (0, .195)], 5), inside, 60, lump=.02, scale=8, seed=3)
    for k, (x, y, z) in enumerate(((-.44, .3, 0), (.44, .34, 0), (.0, -.38, 0)) if seed != 2 else ((0, 0, 0),)):
        size = 1.06 if seed != 2 else 2.0
        dish.put(produce.turned('ring', ring, material, 96, ripple, .01, 5, k), (x, y, BOARD + z), (0, 0, k), size)
        dish.put(fill, (x, y, BOARD + z), (0, 0, k), size)


def boat(chance, seed):
    """Dough shaped as a boat, open in the middle: cheese with a yolk, or a filling with a slit (seed 1: two small ones)."""
    material, inside = bites.browned('crust', .32, 3, .4), bites.skin('filling', .3, 7, .4)
    board()

    def shell(long, wide, slit):
        def at(u, v):
            a = 2 * math.pi * u
            point = 1 + .32 * abs(math.cos(a)) ** 9
            if v < .5:
                t = v * 2
                r, z = .72 + .28 * t, .02 + 0 * t
                r, z = .6 + .4 * math.sin(t * 1.57), .16 * (1 - math.cos(t * 1.57))
            else:
                t = (v - .5) * 2
                r, z = 1 - slit * t, .16 + .14 * math.sin(math.pi * min(1, t * 1.15) * .87)
                z = .16 + .15 * math.sin(2.6 * t)
            rope = 1 + .02 * math.sin(22 * a + 8 * v)
            return (long * r * math.cos(a) * point, wide * r * math.sin(a) * rope, z)
        return produce.grid('boat', 120, 40, at, material, True)
    if seed == 0:
        dish.put(shell(.74, .56, .42), (0, 0, BOARD), (0, 0, .42))
        surface = dish.surface(inside, 1, 0, .03)
        surface.scale, surface.location, surface.rotation_euler = (.66, .42, 1), (0, 0, BOARD + .17), (0, 0, .42)
        yolk = bites.ball(bites.skin('yolk', .2, 5, .05), .15, .002, 0, .5)[0]
        dish.put(yolk, (.02, -.03, BOARD + .2))
        dish.put(dish.cut(2, bites.skin('cream', .3, 4, .1), (.15, .13, .06), 6, .015), (-.3, -.1, BOARD + .21), (.05, .04, .4))
        return
    for k, (x, y) in enumerate(((-.1, .34), (.06, -.34))):
        dish.put(shell(.58, .32, .72), (x, y, BOARD), (0, 0, .3), 1.12)
        fill = produce.turned('fill', produce.oval(.1, .05, 14), inside, 40, lump=.02, scale=9, seed=k, squash=(3.6, 1, 1))
        dish.put(fill, (x, y, BOARD + .2), (0, 0, .3), 1.12)


def flat(chance, seed):
    """A flat round with a filling, cut in eight; two pieces pulled out."""
    from inside.serving import sector
    outside, inside = bites.browned('crust', .42, 3, .38), bites.skin('filling', .3, 8, .5)
    board()
    for i in range(8):
        a = 2 * math.pi * i / 8 + .2
        out = {5: .16, 6: .24}.get(i, .015)
        m = a + math.pi / 8
        sector(.86, .17 if seed != 1 else .11, a + .02, a + math.pi / 4 - .02, outside, inside, (out * math.cos(m), out * math.sin(m), BOARD), .06, .012, i + 1, ((outside, 0, .22), (inside, .22, .78), (outside, .78, 1)))
    dish.put(dish.cut(2, bites.skin('cream', .3, 4, .1), (.17, .15, .06), 6, .015), (.0, .06, BOARD + .2 - .05 * (seed == 1)), (.05, .04, .4))
    dish.herbs(dish.in_disc(.7, BOARD + .19 - .06 * (seed == 1)), 14, chance, (.04, .08))


def thin(chance, seed):
    """Thin flatbreads: a stack, the upper one folded."""
    material = bites.browned('crust', .5, 4, .3)
    board()
    for i in range(4 if seed != 1 else 2):
        r, high = (.84, .03) if seed != 1 else (.82, .1)
        data = produce.turned('round', [(0, 0), (r * .5, 0), (r - .04, .0), (r, high / 2), (r - .04, high), (r * .5, high * (.7 if seed == 1 else 1)), (0, high * (.55 if seed == 1 else 1))], material, 110, lambda a, t, i=i: 1 + .02 * math.sin(3 * a + i), .03, 4, i)
        dish.put(data, (chance.uniform(-.04, .04), chance.uniform(-.04, .04), BOARD + .02 + (.045 if seed != 1 else .13) * i), (.01, .01, i * 1.3))
    top = BOARD + .02 + (.045 * 4 if seed != 1 else .26)

    def fold(u, v):
        a, r = math.pi * u, .76 * v
        return Vector((r * math.cos(a), r * math.sin(a), .035 * noise.noise(Vector((r * 3 * math.cos(a), r * 3 * math.sin(a), 2)))))
    if seed != 1:
        for k in range(2):
            dish.put(produce.grid('fold', 60, 20, fold, material), (.06, -.26, top + .03 + .05 * k), (.06, 0, .25 + .02 * k))
    dish.sprig((-.2, .3, top + .02), chance, .6)


def halves(chance, seed):
    """Half-moons with a pressed rim: fried pasties; seed 1: one large; seed 2: thin rounds folded over a filling."""
    material, inside = bites.browned('crust', .35, 3.2, .42), bites.skin('filling', .4, 8, .5)
    dish.plate(dish.ware(), 1.08, .02)

    def shape(k, thick):
        def at(u, v):
            a, t = math.pi * v, u * 2 * math.pi
            side, s = (1 if u < .5 else -1), abs(1 - 2 * (u if u < .5 else 1 - u) * 2) if False else None
            w = (2 * u if u < .5 else 2 - 2 * u)
            belly = math.sin(math.pi * min(1, w / .86)) ** .7 * math.sin(a) ** .5 if w < .86 else 0
            z = side * (thick * belly + .012) * (1 if side > 0 else .45)
            if w > .86:
                z += .018 * math.sin(30 * a) * (w - .86) / .14
            r = .5 * w
            return Vector((r * math.cos(a) * 1.06, r * math.sin(a), z + .015 * noise.noise(Vector((r * 7 * math.cos(a), r * 7 * math.sin(a), k * 3)))))
        return produce.grid('half', 64, 60, at, material, True)
    places = ((-.1, .12, .0, .3), (.0, -.28, .05, .0), (-.34, -.5, .1, -.3), (.36, -.5, .1, .35)) if seed == 0 else ((.0, -.28, .03, .2),) if seed == 1 else ((-.06, .06, .0, .25), (.0, -.28, .06, .0), (.05, -.55, .12, -.2))
    for k, (x, y, z, turn) in enumerate(places):
        size = {0: 1.0, 1: 1.62, 2: 1.25}[seed]
        thick = {0: .16, 1: .17, 2: .045}[seed]
        dish.put(shape(k, thick), (x, y, .13 + z), (.1, .0, turn), size)
        if seed == 2:
            fill = produce.turned('fill', produce.oval(.06, .03, 12), inside, 40, lump=.02, scale=9, seed=k, squash=(9, 1, 1))
            dish.put(fill, (x, y - .0, .13 + z), (.1, 0, turn), size * .9)
    dish.sprig((.62, .3, .1), chance, .7)


def build(kind):
    seed = int(kind[-1]) if kind[-1].isdigit() else 0
    kind = kind.rstrip('0123456789')
    chance = dice(71 + seed * 3)
    if kind in ('round', 'open', 'lattice'):
        board()
    {'round': closed, 'open': opened, 'lattice': lattice, 'buns': buns, 'triangle': triangle, 'rings': rings, 'boat': boat, 'flat': flat, 'thin': thin, 'halves': halves}[kind](chance, seed)


CAMERA = {'elevation': 44, 'fill': .88, 'low': .0}
