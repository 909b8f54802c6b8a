"""Pieces cut from something round, on a plate. Kinds: pie (a filling between two crusts), cake (thin layers and cream), souffle
(beaten cream on sponge under chocolate)."""
import math
from kit import dish
from kit.shapes import dice
from .serving import sector


def part(name, rough, fine, bump=.3, specular=.25):
    skin = dish.Part(name, rough, Specular=specular)
    skin.bump(skin.noise(fine, 5), bump, .02)
    return skin.done(skin.add(.1, skin.times(skin.noise(fine * .5, 5), .8)))


def build(kind='pie'):
    chance = dice(6)
    dish.plate(dish.ware(), 1.08)
    crust = part('crust', .5, 13, .35)
    if kind == 'souffle':
        souffle(crust)
        return
    filling = part('filling', .38, 15, .9, .35)
    if kind == 'pie':
        layers = ((crust, 0, .16), (filling, .16, .8), (crust, .8, 1))
        high, radius, wide = .34, 1.0, 40
    else:
        cream = part('cream', .4, 20, .15, .3)
        layers = []
        for k in range(5):
            layers += [(crust, k * .2, k * .2 + .125), (cream, k * .2 + .125, k * .2 + .2)]
        high, radius, wide = .58, 1.0, 40
    for k, (x, y, turn) in enumerate(((-.52, -.36, 8), (-.36, .12, 34)) if kind == 'pie' else ((-.48, -.3, 10),)):
        start = math.radians(turn - wide / 2)
        sector(radius, high, start, start + math.radians(wide), crust if kind == 'pie' else part('crumbs', .7, 26, .8), crust, (x, y, .06), .07 if kind == 'pie' else .03, .022, 3 + k, layers, steps=1.5)
    dish.sprig((.5, -.5, .1), chance, .42)


def souffle(crust):
    foam = part('cream', .55, 60, .22, .25)
    skin = dish.Part('glaze', .42, Specular=.4)
    glaze = skin.bump(skin.noise(2.2, 2), .08, .02).done(skin.add(.25, skin.times(skin.noise(3, 3), .5)))
    layers = ((crust, 0, .12), (foam, .12, .50), (crust, .50, .59), (foam, .59, .93), (glaze, .93, 1))
    start = math.radians(-12)
    sector(1.02, .5, start, start + math.radians(44), glaze, crust, (-.48, -.3, .06), .05, .008, 3, layers, steps=1.5)


CAMERA = {'elevation': 36, 'fill': .84, 'low': .0}
