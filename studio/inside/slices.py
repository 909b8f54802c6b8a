"""Slices on a board. Kinds: bread, sausage (rounds), fat (salted fat, brisket, ham)."""
import math
from kit import dish, produce
from kit.shapes import curve, dice
from kit.slabs import slab
from .serving import board

TOP = .094


def crumb():
    skin = dish.Part('crumb', .8, Specular=.12)
    holes = skin.between(skin.cells(13, stretch=(1, 1, 1)), .30, .05)
    wide = skin.between(skin.cells(6), .22, .04)
    skin.bump(skin.less(1, holes), .5, .02).bump(skin.less(1, wide), .5, .03)
    return skin.done(skin.less(skin.add(.5, skin.times(skin.noise(6, 4), .5)), skin.add(skin.times(holes, .22), skin.times(wide, .3))))


def crust():
    skin = dish.Part('crust', .6, Specular=.25)
    skin.bump(skin.noise(14, 5), .4, .02)
    return skin.done(skin.add(.1, skin.times(skin.noise(6, 5), .8)))


def loaf_outline(a):
    """A round loaf cut across: flat below (angle -90°), a dome above."""
    x, y = math.cos(a), math.sin(a)
    high, square = (.37, 2.2) if y > 0 else (.24, 3.6)
    return ((abs(x) / .56) ** square + (abs(y) / high) ** square) ** (-1 / square)


def slice_of(k, outline, thick, face, rim, edge=.022):
    """A flat slice and the rim around it, both around the origin."""
    data = slab('face', lambda a: outline(a) * .985, thick, face, 140, 40, .006, 5, k, .12)

    def around(u, v):
        a, t = 2 * math.pi * u, math.pi * v
        r = outline(a) + edge * (math.sin(t) - .55)
        return (r * math.cos(a), r * math.sin(a), thick / 2 - math.cos(t) * (thick / 2 + .006))
    return data, produce.grid('rim', 140, 12, around, rim, True)


def bread(chance):
    inside, outside = crumb(), crust()
    for k in range(4):
        turn, at = (.26 + .03 * k, .02, .12 - .12 * k), (-.44 + .26 * k, .26 - .22 * k, TOP + .13 + .025 * k)
        for data in slice_of(k, loaf_outline, .115, inside, outside):
            dish.put(data, at, turn, 1.02)
    bits = dish.cut(1, inside, (.05, .04, .03), 3, .02, 5)
    for _ in range(26):
        dish.rest(bits, chance.gauss(.7, .2), chance.gauss(.1, .25), TOP, (0, 0, chance.uniform(0, 6)), chance.uniform(.3, .9))


def sausage(chance):
    skin = dish.Part('flesh', .34, Specular=.4)
    fat = skin.between(skin.noise(13, 4, distortion=.5), .58, .63)
    skin.bump(skin.noise(30, 4), .2, .01)
    inside = skin.done(skin.add(skin.times(skin.noise(6, 4), .5), skin.times(fat, .6)))
    skin = dish.Part('casing', .4, Specular=.35)
    skin.bump(skin.noise(12, 4), .3, .015)
    outside = skin.done(skin.add(.1, skin.times(skin.noise(7, 4), .8)))
    r = .31
    circle = lambda a: r * (1 + .02 * math.sin(2 * a + 1))
    for k in range(7):
        for data in slice_of(k, circle, .05, inside, outside, .014):
            dish.put(data, (-.62 + .165 * k, -.22 + .03 * k - .01 * k * k, TOP + .07 + .004 * k), (.03, -.36, .1 * k + 0), 1.0)
    # what is left of it, its cut to the front
    body = produce.turned('body', curve([(0, .0), (r * .985, 0), (r, .02), (r * 1.0, .3), (r * .99, .8), (r * .9, .96), (r * .6, 1.06), (.06, 1.12), (.035, 1.16), (.05, 1.2), (0, 1.22)], 6), outside, 80, lump=.012, scale=4)
    turn = (math.pi / 2 - .0, 0, -1.05)
    x, y, z = -.28, .28, TOP + r
    dish.put(body, (x, y, z), (0, math.pi / 2, .32))
    face = slab('face', lambda a: r * .98, .03, inside, 120, 30, .006, 5, 9, .15)
    dish.put(face, (x + .012 * math.cos(.32), y + .012 * math.sin(.32), z), (0, -math.pi / 2, .32))
    dish.sprig((.72, -.36, TOP + .01), chance, .55)


def fat(chance):
    """Thin slices side by side; layers run along them."""
    skin = dish.Part('flesh', .34, Specular=.42)
    wave = skin.noise(2.2, 3, (1, 1, .3))
    bands = skin.waves(3.6, (0, 0, 1), 2.2, 3, 'Z')
    high = skin.add(skin.along(2), skin.times(skin.less(wave, .5), .2))
    rind = skin.between(high, -.185, -.215)
    meat = skin.times(skin.between(bands, .45, .7), skin.between(high, -.15, .02))
    skin.bump(skin.noise(16, 4), .2, .012)
    inside = skin.done(skin.higher(skin.add(skin.times(skin.noise(6, 3), .2), skin.times(meat, .5)), skin.times(rind, 1.0)))
    dish.rest(dish.cut(2, inside, (.5, .66, .46), 14, .02, 44), -.62, .12, TOP, (0, 0, .2))
    for k in range(6):
        dish.rest(dish.cut(k + 5, inside, (.045, .64, .44), 12, .012, 34), -.22 + .155 * k, .06 - .045 * k, TOP, (0, .75 + .055 * k, .2 + .02 * k))
    dish.sprig((.1, -.5, TOP + .01), chance, .5)
    pepper = dish.Part('pepper', .5)
    corn = dish.cut(1, pepper.done(pepper.noise(4, 2)), (.03, .03, .03), 3, .01, 4)
    for _ in range(16):
        dish.rest(corn, chance.uniform(-.5, .9), chance.uniform(-.62, -.38), TOP, (0, 0, 0), chance.uniform(.6, 1.1))


def build(kind='bread'):
    chance = dice(8)
    board(2.15, 1.42, .09)
    {'bread': bread, 'sausage': sausage, 'fat': fat}[kind](chance)


CAMERA = {'elevation': 42, 'fill': .86, 'low': .0}
