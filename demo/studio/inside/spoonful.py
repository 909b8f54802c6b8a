"""A small bowl of what is thick, a wooden spoon in it. Kinds: smooth, coarse, honey (with a dipper), jam (whole berries in it), oil."""
import math
from kit import dish, produce
from kit.shapes import curve, dice
from dishes.soup import strewn
from mathutils import Euler, Vector, noise
from . import slices
from .serving import handle

RADIUS, LEVEL = .8, .42


def relief(kind, r, a):
    """Height of the food above its level."""
    fade = 1 - (r / .74) ** 4
    p = Vector((r * math.cos(a), r * math.sin(a), 0))
    if kind == 'smooth':
        wave = 1 - 2 * abs(math.sin((a + r * 15 + .8 * noise.noise(p * 2.5)) / 2)) ** .7
        return fade * (.042 * wave * min(1, r * 6) + .07 * (1 - (r / .74) ** 2) + .07 * math.exp(-(r / .11) ** 2))
    if kind == 'coarse':
        return fade * (.055 * (1 - (r / .74) ** 2) + .045 * noise.noise(p * 4) + .034 * noise.noise(p * 9.5) + .018 * noise.noise(p * 21))
    return .012 * max(0, (r / .74 - .94) / .06) ** 2 + .004 * noise.noise(p * 3)


def build(kind='smooth'):
    chance = dice(31)
    dish.bowl(dish.ware(), RADIUS, .54)
    liquid = kind in ('honey', 'jam', 'oil')
    skin = dish.Part('food', .3 if liquid else .36, Specular=.38)
    if kind == 'coarse':
        skin.bump(skin.noise(26, 4, fixed=True), .4, .02)
        tone = skin.add(.1, skin.times(skin.noise(11, 4, fixed=True), .8))
    elif liquid:
        x, y = skin.along(0), skin.along(1)
        far = skin._maths('SQRT', skin.add(skin.times(x, x), skin.times(y, y)))
        tone = skin.add(skin.between(far, .2, .75, False), skin.times(skin.noise(2.5, 2, fixed=True), .25))
    else:
        skin.bump(skin.noise(34, 3, fixed=True), .08, .006)
        tone = skin.add(.3, skin.times(skin.noise(3.5, 3, fixed=True), .5))
    food = skin.done(tone)
    dish.put(produce.grid('food', 220, 90, lambda u, v: Vector((.735 * v * math.cos(6.2832 * u), .735 * v * math.sin(6.2832 * u), LEVEL + relief(kind, .735 * v, 6.2832 * u))), food, True), (0, 0, 0))
    if kind == 'honey':
        dipper(food)
    elif kind == 'oil':
        bread()
    else:
        handle((.12, .10, LEVEL - .06), (1.02, .62, .98))
    if kind == 'jam':
        skin = dish.Part('pieces', .24, Specular=.45)
        berry = skin.done(skin.add(.15, skin.times(skin.noise(7, 3), .75)))
        shapes = [produce.turned('berry', produce.oval(.1, .092, 18, dent_above=.016, width=.3), berry, 28, lump=.01, scale=6, seed=k) for k in range(4)]
        for x, y in strewn(chance, 34, .62, .15, .5):
            dish.put(shapes[chance.randrange(4)], (x, y, LEVEL - .035 + chance.uniform(-.02, .025)), (chance.uniform(-1, 1), chance.uniform(-1, 1), 0), chance.uniform(.75, 1.15))


def dipper(food):
    """A dipper: a turned head with furrows, half in the honey."""
    skin = dish.Part('spoon', .5, Specular=.25)
    fibres = skin.noise(4, 4, (9, 9, 1), .6, fixed=True)
    wood = skin.bump(fibres, .1, .008).done(fibres)
    points = [(0, -.24)]
    for k in range(6):
        z = -.22 + .075 * k
        r = (.115, .155, .17, .17, .155, .12)[k]
        points += [(r * .9, z - .028), (r, z - .015), (r, z + .012), (r * .9, z + .022), (.07, z + .028), (.07, z + .042)]
    points += [(.045, .24), (.038, .5), (.036, 1.1), (.048, 1.3), (.05, 1.34), (.03, 1.38), (0, 1.385)]
    data = produce.turned('dipper', points, wood, 48)
    turn = (Vector((.86, .34, .46)).to_track_quat('Z', 'Y')).to_euler()
    dish.put(data, (-.06, -.06, LEVEL + .10), turn)
    # honey over the furrows and a drop next to them
    coat = produce.turned('coat', curve([(.0, -.255), (.12, -.24), (.165, -.15), (.18, -.02), (.17, .09), (.13, .14), (.09, .155)], 6), food, 48, lump=.012, scale=6)
    low = Euler(turn).to_matrix()
    for v in coat.vertices:
        if (low @ v.co).z > .03:
            v.co *= .86
    dish.put(coat, (-.06, -.06, LEVEL + .09), turn)


def bread():
    """Two small slices of bread next to the oil."""
    inside, outside = slices.crumb(), slices.crust()
    for k, (x, y, z, turn) in enumerate(((.62, -.78, .05, (0, 0, -.15)), (.93, -.56, .11, (.12, .16, .5)))):
        for data in slices.slice_of(k, lambda a: .56 * slices.loaf_outline(a), .09, inside, outside, .016):
            dish.put(data, (x, y, z), turn)


CAMERA = {'elevation': 40, 'fill': .82, 'low': .0}
