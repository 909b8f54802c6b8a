"""A round pizza on a board: crust, sauce, melted cheese, topping; kinds rounds (slices of sausage, tomato) and pieces."""
import math
from kit import dish, produce
from kit.shapes import curve, dice
from .soup import pieces_part, strewn


def build(kind='rounds'):
    chance = dice(17)
    crust = dish.Part('crust', .55, Specular=.25)
    burnt = crust.between(crust.noise(5, 5, fixed=True), .4, .75, False)
    x, y = crust.along(0), crust.along(1)
    crust.bump(crust.noise(11, 5), .6, .03)
    material = crust.done(crust.add(.1, crust.times(crust.less(1, burnt), .85)))
    ring = curve([(0, .03), (.8, .03), (.95, .035), (1.02, .09), (1.0, .165), (.93, .19), (.86, .15), (.82, .10), (.6, .09), (0, .09)], 6)
    dish.put(produce.turned('crust', ring, material, 160, lambda a, t: 1 + .012 * math.sin(5 * a) + .008 * math.sin(11 * a), .028, 5, 2), (0, 0, .09))
    sauce = dish.Part('sauce', .35, Specular=.4)
    sauce.bump(sauce.noise(14, 4), .4, .02)
    dish.surface(sauce.done(sauce.add(.2, sauce.times(sauce.noise(5, 4), .6))), .87, .195, .02)
    cheese = dish.Part('cheese', .28, Specular=.4)
    brown = cheese.between(cheese.noise(7, 5), .56, .74)
    cheese.bump(cheese.noise(6, 4), .5, .03).bump(cheese.noise(22, 3), .2, .008)
    melted = cheese.done(cheese.add(.72, cheese.add(cheese.times(cheese.noise(3, 3), .35), cheese.times(brown, -.62))))
    blobs = [produce.turned('blob', produce.oval(.2, .035, 14), melted, 40, lambda a, t: 1 + .16 * math.sin(3 * a + k) + .1 * math.sin(5 * a + 2 * k), .02, 6, k) for k in range(6)]
    for i, (x, y) in enumerate(strewn(chance, 44, .74, .15, .5)):
        dish.put(blobs[i % 6], (x, y, .205), (0, 0, chance.uniform(0, 6.28)), chance.uniform(.75, 1.15))
    pieces = pieces_part('pieces', .3)
    if kind == 'rounds':
        shapes = [produce.turned('round', curve([(0, -.012), (.13, -.012), (.15, .006), (.152, .022), (.14, .02), (.09, .006), (0, .004)], 5), pieces, 48, lambda a, t: 1 + .02 * math.sin(3 * a + k), .008, 8, k) for k in range(4)]
        places = strewn(chance, 17, .72, .29, .5)
        for i, (x, y) in enumerate(places):
            dish.put(shapes[i % 4], (x, y, .25), (chance.uniform(-.1, .1), chance.uniform(-.1, .1), chance.uniform(0, 6.28)), chance.uniform(.9, 1.08))
    else:
        shapes = [dish.cut(k, pieces, ((.2, .13, .05), (.15, .12, .07), (.26, .06, .045), (.13, .12, .09))[k % 4], 3, .03) for k in range(12)]
        for i, (x, y) in enumerate(strewn(chance, 52, .75, .12, .5)):
            dish.put(shapes[i % 12], (x, y, .25), (chance.uniform(-.2, .2), chance.uniform(-.2, .2), chance.uniform(0, 6.28)), chance.uniform(.8, 1.1))
    green = dish.herb_part(.4)
    for x, y in strewn(chance, 5, .58, .36, .5):
        dish.sprig((x, y, .255), chance, .62, green, chance.uniform(0, 6), 3)
    dish.herbs(dish.in_disc(.74, .25), 30, chance, (.03, .07), green)
    dish.turned_ware([(0, .0), (1.10, .0), (1.14, .03), (1.14, .06), (1.11, .085), (.9, .085), (0, .085)], dish.wood_part())


CAMERA = {'elevation': 55, 'fill': .9, 'low': .0}
