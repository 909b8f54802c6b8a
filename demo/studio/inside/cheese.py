"""Cheese on a board. Kinds: hard (a wedge and slices), soft (a white block, cut), round (a head with a wedge taken out)."""
import math
from kit import dish
from kit.shapes import dice
from .serving import board, sector

TOP = .094


def paste(rough=.42, specks=False, eyes=False):
    skin = dish.Part('paste', rough, Specular=.32)
    skin.bump(skin.noise(22, 5), .16, .012)
    if specks:
        skin.bump(skin.noise(9, 4), .4, .03)
        spot = skin.between(skin.noise(8.5, 5, distortion=.4), .62, .68)
        return skin.done(skin.add(skin.times(skin.noise(4, 4), .45), skin.times(spot, .62)))
    return skin.done(skin.add(.2, skin.times(skin.noise(3, 4), .6)))


def rind():
    skin = dish.Part('rind', .6, Specular=.25)
    skin.bump(skin.noise(12, 5), .35, .02)
    return skin.done(skin.add(.1, skin.times(skin.noise(6, 5), .8)))


def hard(chance):
    eyes = [(chance.uniform(.15, 1.0), chance.uniform(.04, .4), chance.uniform(.012, .034)) for _ in range(13)]

    def dent(r, z):
        return max([s * .8 * math.sqrt(max(0, 1 - ((r - a) ** 2 + (z - b) ** 2) / s ** 2)) for a, b, s in eyes if (r - a) ** 2 + (z - b) ** 2 < s ** 2] or [0])
    inside, outside = paste(), rind()
    start = math.radians(-7)
    sector(1.2, .5, start, start + math.radians(36), outside, inside, (-.66, -.02, TOP), .035, .006, 3, dent=dent, steps=1.6)
    for k in range(4):
        data = dish.cut(k + 2, inside, (.66, .40, .04), 14, .008, 30)
        dish.put(data, (-.42 + .2 * k, -.40 + .01 * k, TOP + .028 + .024 * k), (.03, -.09, .12 + .06 * k), .92)
    crumbs = [dish.cut(k + 9, inside, (.09, .07, .06), 4, .03, 8) for k in range(4)]
    for k, (x, y) in enumerate(((.62, -.34), (.74, -.42), (.56, -.46), (.7, -.28))):
        dish.rest(crumbs[k], x, y, TOP, (.4 * k, .2, k), .8 + .1 * k)


def soft(chance):
    inside = paste(.5, True)
    dish.rest(dish.cut(3, inside, (.86, .62, .44), 14, .014, 40), -.36, .14, TOP, (0, 0, .25))
    for k, (x, y, lean) in enumerate(((.26, .03, .5), (.45, -.02, .95), (.64, -.08, 1.2))):
        dish.rest(dish.cut(k + 11, inside, (.075, .52, .40), 12, .014, 26), x, y, TOP, (0, lean, .25 + .06 * k))
    cubes = [dish.cut(k + 20, inside, (.17, .16, .15), 9, .02, 14) for k in range(5)]
    for k, (x, y) in enumerate(((-.15, -.42), (.06, -.47), (-.36, -.46), (.22, -.40), (-.03, -.33))):
        dish.rest(cubes[k], x, y, TOP, (.1 * k, .06 * k, .9 * k), chance.uniform(.85, 1.05))
    dish.sprig((-.62, -.4, TOP + .01), chance, .6)


def round_(chance):
    inside, outside = paste(.34), rind()
    a = math.radians(-74)
    sector(.66, .34, a + math.radians(48), a + 2 * math.pi, outside, inside, (-.22, .08, TOP), .09, .012, 5)
    sector(.66, .34, a + math.radians(2), a + math.radians(44), outside, inside, (-.02, -.12, TOP), .09, .012, 7, steps=1.6)
    dish.sprig((.66, .3, TOP + .01), chance, .6)


def build(kind='hard'):
    chance = dice(14)
    board(1.95, 1.3, .09)
    {'hard': hard, 'soft': soft, 'round': round_}[kind](chance)


CAMERA = {'elevation': 38, 'fill': .86, 'low': .0}
