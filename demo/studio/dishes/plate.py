"""
Hot dishes on a plate: KIND = main and side joined by a dash (skewer-onion), a number at the end is another arrangement.
Mains: skewer, lulya, fillet, crumbed, steak, cutlets, fish, ribs, wings, leg, rolls, slabs. Sides: onion, potatoes, wedges, fries,
vegetables, salad, mash, rice, lemon, none.
"""
import math
from kit import bites, dish, produce
from kit.fused import Limb, fused
from kit.shapes import curve, dice
from kit.slabs import slab
from mathutils import Vector
from .cup import slice_tone
from .soup import strewn

TOP = .075
"""Height of the plate's floor."""


def lemon(places):
    one = dish.Part('slice', .35, Specular=.35)
    data = produce.turned('slice', [(0, -.025), (.235, -.025), (.25, -.015), (.25, .015), (.235, .025), (0, .025)], slice_tone(one), 48)
    for x, y, z, lean, turn in places:
        dish.put(data, (x, y, z), (lean, .05, turn), .78)


# ---- mains: at the left and front, along x
def skewer(chance, seed):
    meat = bites.browned('main', .36, 5)
    steel = bites.skin('stick', .3, 3, 0, .5)
    shapes = [dish.cut(k, meat, (.25, .27, .22), 4, .05, 12) for k in range(6)]
    for row in range(2):
        y = .02 - .33 * row + .05 * seed
        for i in range(5):
            x = -.52 + .245 * i + .05 * row
            dish.put(shapes[(i + row * 3) % 6], (x, y + chance.uniform(-.02, .02), TOP + .13), (chance.uniform(-.5, .5), chance.uniform(-.15, .15), chance.uniform(-.15, .15)), chance.uniform(.94, 1.1))
        path = [(-.98 + 1.9 * i / 8, y, TOP + .13) for i in range(9)]
        dish.put(produce.tube('stick', path, lambda t: .018, steel, 10), (0, 0, 0))


def lulya(chance, seed):
    meat = bites.browned('main', .36, 5)
    steel = bites.skin('stick', .3, 3, 0, .5)
    for row in range(2):
        y = .04 - .31 * row
        path = [(-.62 + 1.24 * i / 80, y, TOP + .12) for i in range(81)]
        data = produce.tube('lulya', path, lambda t: (.115 + .014 * math.sin(46 * t + row)) * max(0, 1 - abs(2 * t - 1) ** 9) ** .5, meat, 30)
        dish.put(data, (0, 0, 0))
        dish.put(produce.tube('stick', [(-.98 + 1.95 * i / 8, y, TOP + .12) for i in range(9)], lambda t: .018, steel, 10), (0, 0, 0))


def piece(name, material, long, wide, thick, seed, fall=.0, lump=.02):
    """A slab of fish or meat with an uneven outline, thinner at one end by `fall`."""
    data = slab(name, lambda a: 1 / math.sqrt((math.cos(a) / long) ** 2 + (math.sin(a) / wide) ** 2) * (1 + .08 * math.cos(2 * a + seed) + .05 * math.sin(3 * a + seed)), thick, material, 110, 30, lump, 5, seed, .6)
    for v in data.vertices:
        v.co.z *= 1 - fall * (v.co.x / long * .5 + .5)
    return data


def fillet(chance, seed):
    meat = bites.grilled('main', 5)
    dish.put(piece('fillet', meat, .60, .25, .15, seed, .4), (-.12, -.14, TOP), (0, 0, .12 + .2 * seed), 1.0)
    if seed:
        dish.put(piece('fillet', meat, .5, .22, .14, seed + 3, .4), (-.05, .2, TOP), (0, 0, -.1), .95)


def crumbed(chance, seed):
    meat = bites.browned('main', .5, 6)
    for k, (x, y, turn) in enumerate(((-.28, -.05, .5), (.04, -.28, .25), (-.06, .12, .8))[:2 + seed % 2]):
        dish.put(piece('crumbed', meat, .46, .2, .16, k + seed, .3, .035), (x, y, TOP + .03 * k), (.1, 0, turn), 1.0)


def steak(chance, seed):
    meat = bites.grilled('main', 4.2)
    dish.put(piece('steak', meat, .52, .36, .16, seed + 1), (-.14, -.12, TOP), (0, 0, .3), 1.0)
    dish.put(dish.cut(2, bites.skin('top', .3, 4, .1), (.2, .18, .08), 6, .015), (-.14, -.14, TOP + .2), (.05, .04, .4))


def cutlets(chance, seed):
    meat = bites.browned('main', .42, 5)
    for k, (x, y, turn) in enumerate(((-.38, .02, .7), (-.06, -.3, .3), (.02, .06, .6))[:3 - seed % 2]):
        dish.put(produce.turned('cutlet', produce.oval(.22, .12, 24, 2.5), meat, 48, lump=.02, scale=6, seed=k + seed, squash=(1.35, 1, 1)), (x, y, TOP + .11 + .05 * (k == 2)), (.06, .1 * (k == 2), turn), 1)


def whole(chance, seed):
    from kit.fish import body
    meat = bites.grilled('main', 5)
    back = ((0, .02), (.08, .09), (.2, .15), (.4, .19), (.6, .15), (.8, .07), (.9, .05), (1, .06))
    belly = ((0, -.02), (.08, -.08), (.2, -.15), (.4, -.2), (.6, -.15), (.8, -.07), (.9, -.05), (1, -.06))
    if seed == 1:
        back, belly = (tuple((t, v * 1.75 if .1 < t < .85 else v) for t, v in line) for line in (back, belly))
    for k, (y, size) in enumerate(((-.1, 1.28),) if seed < 2 else ((.24, .95), (-.02, .98), (-.28, .95))):
        at = (-.78 * size, y, TOP + .07 * size)
        dish.put(body(back, belly, meat), at, (0, 0, .06 - .05 * k), size)
        tail = produce.leaf_shape('tail', .3, .5, meat, .0, .1, 12, lambda t: .25 + .75 * t, .03, k)
        dish.put(tail, (at[0] + 1.12 * size, y + .065 - .05 * k, TOP + .07), (0, 0, .06), size)
        eye = bites.ball(bites.skin('eye', .2, 3, 0), .035)[0]
        dish.put(eye, (at[0] + .13 * size, y + .03, TOP + .16 * size), (0, 0, 0), size)


def ribs(chance, seed):
    meat, bone = bites.browned('main', .3, 5), bites.skin('bone', .5, 6, .2)
    for k in range(5):
        x, turn = -.52 + .23 * k, .1 * (k - 2)
        curve_ = [(0, -.36 + .72 * i / 20, TOP + .10 + .12 * math.sin(math.pi * i / 20)) for i in range(21)]
        dish.put(produce.tube('meat', [(p[0], p[1] - .02, p[2]) for p in curve_], lambda t: .115 * max(0, 1 - abs(2 * t - 1) ** 5) ** .5 * (1 + .08 * math.sin(9 * t + k)), meat, 22), (x, -.08, 0), (0, 0, turn))
        ends = [(0, -.5 + 1.02 * i / 20, TOP + .07 + .13 * math.sin(math.pi * i / 20)) for i in range(21)]
        dish.put(produce.tube('bone', ends, lambda t: .042 + .012 * abs(2 * t - 1) ** 6 * (t < .98), bone, 12), (x, -.08, 0), (0, 0, turn))


def wings(chance, seed):
    from packs.tray_wings import wing
    meat = bites.browned('main', .3, 5)
    for k, (x, y, turn, lift) in enumerate(((-.5, .22, .1, 0), (-.1, .34, -.3, 0), (-.56, -.16, -.35, 0), (.26, -.28, .2, 0), (-.18, -.4, .1, 0), (-.24, .0, -.14, .14), (.1, .04, .35, .14))):
        dish.rest(wing(k, meat), x, y, TOP + lift, (chance.uniform(-.14, .14), chance.uniform(-.12, .12), turn + seed), .9)


def leg(chance, seed):
    from packs.tray_legs import leg as shape
    meat = bites.browned('main', .28, 5)
    dish.rest(shape(seed, meat), -.16, -.1, TOP, (.2, 0, -.4), 1.55)


def rolls(chance, seed):
    outside = bites.skin('main', .36, 7, .5)
    inside = bites.skin('bone', .4, 9, .3)
    shapes, fill = bites.log(outside, .34, .105, 4, .012, .12), bites.log(inside, .37, .075, 2, .01, .2)
    places = [(-.42, .26), (-.02, .34), (-.56, -.02), (-.16, .03), (-.4, -.32), (.02, -.3), (.26, .05)]
    for i, (x, y) in enumerate(places):
        turn = (chance.uniform(-.2, .2), chance.uniform(-.04, .04), .6 + chance.uniform(-.25, .25))
        dish.put(shapes[i % 4], (x, y, TOP + .1), turn, 1)
        dish.put(fill[i % 2], (x, y, TOP + .1), turn, 1)
    for i, (x, y) in enumerate(((-.28, .16), (-.1, -.14))):
        dish.put(shapes[i], (x, y, TOP + .27), (0, 0, .6 - .3 * i), 1)
    grains = bites.ball(bites.skin('eye', .25, 6, .1), .026)
    for x, y in strewn(chance, 26, .55, .07, .6):
        dish.put(grains[0], (x - .1, y, TOP + .34 - .4 * (x * x + y * y)), (0, 0, 0), chance.uniform(.8, 1.2))


def slabs(chance, seed):
    """Slices laid like tiles: cured meat, salted fat, jellied meat, cheese."""
    meat, second = bites.skin('main', .3, 5, .3), bites.skin('bone', .35, 5, .2)
    for row, name in enumerate((meat, second)):
        for i in range(6):
            data = dish.cut(i + 6 * row + seed, name, (.34, .3, .075), 9, .012, 9)
            dish.put(data, (-.55 + .19 * i, .22 - .42 * row, TOP + .08), (.05, -.42, .1), 1)


# ---- sides: at the right and back
def potatoes(chance, seed):
    shapes = bites.ball(bites.skin('side', .35, 6, .25), .15, .02, 0, .85)
    for i, (x, y) in enumerate(((.5, .36), (.74, .08), (.24, .58), (.5, .05), (.62, -.22), (-.04, .62))):
        dish.put(shapes[i % 4], (x, y, TOP + .12), (chance.uniform(-1, 1), chance.uniform(-1, 1), i), chance.uniform(.9, 1.15))
    dish.herbs(lambda c: (c.uniform(.2, .8), c.uniform(-.2, .6), TOP + .25), 30, chance, (.05, .09))


def wedges(chance, seed):
    shapes = bites.wedge(bites.browned('side', .45, 4), .2, 1.0)
    for i, (x, y) in enumerate(((.5, .4), (.74, .1), (.22, .6), (.46, .08), (.64, -.2), (-.06, .66), (.4, .3), (.6, .0))):
        dish.put(shapes[i % 4], (x, y, TOP + .03 + .12 * (i > 5)), (chance.uniform(-.3, .3), chance.uniform(-.2, .2), chance.uniform(0, 6)), chance.uniform(.9, 1.1))


def fries(chance, seed):
    shapes = bites.stick(bites.browned('side', .45, 4), .46, .065)
    bites.mound(chance, shapes, 44, .42, TOP + .03, .26, lean=.25, middle=(.42, .24))


def vegetables(chance, seed):
    red, green = bites.wedge(bites.skin('side', .3, 6, .3), .2, .9), bites.disc(bites.grilled('second', 5), .17, .07, .03)
    for i, (x, y) in enumerate(((.46, .44), (.76, .06), (.16, .62), (.62, -.26))):
        dish.put(red[i % 4], (x, y, TOP + .02), (.2, .1, i * 1.3), 1)
    for i, (x, y) in enumerate(((.52, .16), (.3, .36), (.72, .3), (-.1, .66), (.5, -.08))):
        dish.put(green[i % 3], (x, y, TOP + .07 + .03 * (i % 2)), (.25, .2, i), 1)


def salad(chance, seed):
    shapes = bites.leaves(bites.skin('side', .38, 6, .35), .36, .26)
    for i, (x, y) in enumerate(strewn(chance, 18, .36, .1, .6)):
        dish.put(shapes[i % 6], (.44 + x, .3 + y, TOP + .06 + .12 * (1 - math.hypot(x, y) / .36)), (chance.uniform(-.5, .5), chance.uniform(-.5, .2), math.atan2(y, x)), chance.uniform(.8, 1.1))
    red = bites.wedge(bites.skin('second', .25, 6, .15), .14, 1.1)
    for i, (x, y) in enumerate(((.72, .02), (.52, -.12), (.12, .58))):
        dish.put(red[i], (x, y, TOP + .02), (.1, .1, i * 1.9), 1)


def onion(chance, seed):
    shapes = bites.ring(bites.skin('side', .3, 6, .15), .15, .024, .8)
    for i, (x, y) in enumerate(strewn(chance, 16, .34, .1, .6)):
        dish.put(shapes[i % 3], (.38 + x, .42 + y * .8, TOP + .05 + .05 * (i % 3)), (chance.uniform(-.5, .5), chance.uniform(-.5, .5), i), chance.uniform(.7, 1.15))
    red = bites.wedge(bites.skin('second', .25, 6, .15), .16, 1.1)
    for i, (x, y) in enumerate(((-.3, .58), (-.06, .66), (-.5, .42))):
        dish.put(red[i], (x, y, TOP + .02), (.1, .1, i * 1.9), 1)
    dish.sprig((.78, .06, TOP + .03), chance, .7, turn=1)
    dish.sprig((.7, -.2, TOP + .03), chance, .6, turn=3)


def heap_of(size, count, name='side'):
    def put(chance, seed):
        shapes = bites.ball(bites.skin(name, .4, 7, .2), size, size * .12)
        bites.mound(chance, shapes, count, .42, TOP + .02, .26, lean=3, middle=(.40, .26), layers=4)
    return put


def rice(chance, seed):
    one = bites.skin('side', .4, 7, .2)
    grain = [produce.turned('grain', produce.oval(.02, .05, 10), one, 10, seed=k) for k in range(3)]
    bites.mound(chance, grain, 420, .42, TOP + .01, .26, lean=3, middle=(.40, .26), layers=4)


def mash(chance, seed):
    one = bites.skin('side', .45, 5, .25)
    data = produce.turned('mash', curve([(0, 0), (.42, 0), (.45, .05), (.38, .14), (.25, .2), (.1, .24), (0, .24)], 5), one, 90, lambda a, t: 1 + .05 * math.sin(5 * a + 9 * t), .03, 5, 3)
    dish.put(data, (.38, .28, TOP))
    dish.put(dish.cut(2, bites.skin('top', .3, 4, .1), (.14, .13, .07), 6, .015), (.38, .24, TOP + .26), (.05, .04, .4))


MAINS = {'skewer': skewer, 'lulya': lulya, 'fillet': fillet, 'crumbed': crumbed, 'steak': steak, 'cutlets': cutlets, 'fish': whole, 'ribs': ribs,
         'wings': wings, 'leg': leg, 'rolls': rolls, 'slabs': slabs, 'none': lambda chance, seed: None}
SIDES = {'onion': onion, 'potatoes': potatoes, 'wedges': wedges, 'fries': fries, 'vegetables': vegetables, 'salad': salad, 'rice': rice, 'mash': mash,
         'berries': heap_of(.055, 60), 'shreds': heap_of(.05, 90), 'none': lambda chance, seed: None, 'lemon': lambda chance, seed: None}


def build(kind):
    seed = int(kind[-1]) if kind[-1].isdigit() else 0
    main, side, *more = kind.rstrip('0123456789').split('-')
    chance = dice(51 + seed * 3 + len(kind))
    dish.plate(dish.ware(), 1.08, .02)
    MAINS[main](chance, seed)
    SIDES[side](chance, seed)
    if 'lemon' in more or side == 'lemon':
        lemon([(-.55, .42, TOP + .04, .1, .3), (-.36, .54, TOP + .07, .15, 1.3)] if side != 'lemon' else [(.55, .3, TOP + .04, .1, .3), (.7, .08, TOP + .07, .15, 1.3), (.3, .52, TOP + .05, .1, 2)])
    if 'sauce' in more:
        dip(-.5, .5)
    dish.herbs(dish.in_disc(.75, TOP + .03), 16, chance, (.05, .09))
    dish.sprig((.66, -.42, TOP + .03), chance, .6)


def dip(x, y):
    """A small bowl of sauce."""
    clay = dish.Part('ware', .25, Specular=.5)
    material = clay.done(clay.add(.3, clay.times(clay.noise(2.5, 3), .4)))
    dish.turned_ware([(0, .02), (.14, .02), (.2, .06), (.25, .2), (.24, .21), (.22, .18), (.15, .06), (0, .05)], material).location = (x, y, TOP)
    dish.surface(bites.skin('sauce', .2, 4, .1), .222, 0, .01).location = (x, y, TOP + .165)


CAMERA = {'elevation': 42, 'fill': .88, 'low': .0}
