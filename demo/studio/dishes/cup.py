"""A cup of tea on a saucer; kinds: foam (milk foam with a drawn leaf), lemon and herb."""
import math
from kit import dish, produce
from kit.shapes import dice, mesh


def slice_tone(skin):
    """A slice of lemon: rind, white, segments (centred at the origin, its face along z)."""
    tree = skin.tree
    place = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(skin.place, place.inputs[0])
    x, y = place.outputs[0], place.outputs[1]
    far = skin._maths('SQRT', skin.add(skin.times(x, x), skin.times(y, y)))
    angle = skin._maths('ARCTAN2', y, x)
    rib = skin.between(skin.size(skin.sine(skin.times(angle, 4))), .05, .22)
    flesh = skin.times(skin.times(rib, skin.between(far, .205, .19)), skin.between(far, .02, .04))
    rind = skin.between(far, .225, .238)
    return skin.done(skin.add(skin.times(flesh, .5), skin.times(rind, 1.0)))


def build(kind=''):
    chance = dice(5)
    clay = dish.ware(.2)
    dish.plate(clay, .98)
    dish.turned_ware([(0, .06), (.26, .06), (.3, .09), (.42, .22), (.52, .45), (.565, .68), (.56, .7), (.54, .68), (.5, .48), (.4, .26), (0, .16)], clay)
    vs, fs, n, m = [], [], 40, 12
    for i in range(n):
        t = -1.35 + 2.7 * i / (n - 1)
        cx, cz = .50 + .26 * math.cos(t), .42 + .21 * math.sin(t)
        for k in range(m):
            b = 2 * math.pi * k / m
            d = .042 * math.cos(b)
            vs.append((cx + d * math.cos(t), .055 * math.sin(b), cz + d * math.sin(t)))
    fs = [(i * m + k, i * m + (k + 1) % m, (i + 1) * m + (k + 1) % m, (i + 1) * m + k) for i in range(n - 1) for k in range(m)]
    handle = mesh('handle', vs, fs, clay)
    handle.rotation_euler = (0, 0, -.6)
    skin = dish.Part('drink', .12 if kind != 'foam' else .45, Specular=.4)
    if kind == 'foam':
        x, y = skin.along(0), skin.along(1)
        far = skin._maths('SQRT', skin.add(skin.times(x, x), skin.times(y, y)))
        arcs = skin.sine(skin.add(skin.times(y, 34), skin.times(skin.size(x), -30)))
        inside = skin.between(skin.add(skin.size(x), skin.times(skin.size(skin.add(y, .03)), .55)), .30, .26)
        stem = skin.between(skin.size(x), .02, .008)
        leaf = skin.times(skin.times(skin.between(arcs, -.5, .2), inside), skin.less(1, stem))
        skin.bump(skin.noise(40, 3), .15, .006)
        drink = skin.done(skin.add(skin.add(skin.times(skin.between(far, .52, .36), .3), skin.times(skin.noise(8, 4), .12)), skin.times(leaf, .62)))
    else:
        x, y = skin.along(0), skin.along(1)
        far = skin._maths('SQRT', skin.add(skin.times(x, x), skin.times(y, y)))
        drink = skin.done(skin.add(skin.between(far, .25, .52, False), skin.times(skin.noise(3, 3), .2)))
    dish.surface(drink, .525, .6, .004 if kind != 'foam' else .008, dome=.03 if kind == 'foam' else 0)
    if kind == 'lemon':
        skin = dish.Part('slice', .35, Specular=.35)
        disc = produce.turned('slice', [(0, -.025), (.235, -.025), (.25, -.015), (.25, .015), (.235, .025), (0, .025)], slice_tone(skin), 48)
        dish.put(disc, (-.05, -.02, .61), (.05, .03, .4))
    if kind == 'herb':
        dish.sprig((-.05, 0, .6), chance, .62, leaves=7)
    skin = dish.Part('sweet', .5, Specular=.3)
    sweet = skin.done(skin.add(.2, skin.times(skin.noise(9, 4), .6)))
    for k, (x, y) in enumerate(((-.60, -.42), (-.72, -.2), (-.45, -.6))):
        dish.put(dish.cut(k + 2, sweet, (.2, .2, .13), 6, .02), (x, y, .16), (.1 * k, .15, k * .8 + .3), .95)


CAMERA = {'elevation': 38, 'fill': .84, 'low': .0}
