"""Slices on a board. Kinds: bread, raisin and flax (bread of a tin), sausage (rounds), fat (salted fat, brisket), ham, brawn,
roulade (a roast with prunes), smoked (fish)."""
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
    """A flat slice and its rim, both around the origin."""
    data = slab('face', lambda a: outline(a) * .985, thick, face, 140, 40, .006, 5, k, .12)

    def around(u, v):
        a, t = 2 * math.pi * u, math.pi * v
        r = outline(a) + edge * (math.sin(t) - .55)
        return (r * math.cos(a), r * math.sin(a), thick / 2 - math.cos(t) * (thick / 2 + .006))
    return data, produce.grid('rim', 140, 12, around, rim, True)


def laid(outline, thick, inside, outside, edge=.022, count=4):
    """Overlapping slices from the back to the front; returns their cut sides."""
    faces = []
    for k in range(count):
        t = k * 3 / (count - 1)
        turn, at = (.26 + .03 * t, .02, .12 - .12 * t), (-.44 + .26 * t, .26 - .22 * t, TOP + .13 + .025 * t)
        face, rim = slice_of(k, outline, thick, inside, outside, edge)
        faces.append(dish.put(face, at, turn, 1.02))
        dish.put(rim, at, turn, 1.02)
    return faces


def bread(chance):
    inside, outside = crumb(), crust()
    laid(loaf_outline, .115, inside, outside)
    crumbs(chance, inside)


def crumbs(chance, inside):
    bits = dish.cut(1, inside, (.05, .04, .03), 3, .02, 5)
    for _ in range(26):
        dish.rest(bits, min(1.02, chance.gauss(.7, .2)), chance.gauss(.1, .25), TOP, (0, 0, chance.uniform(0, 6)), chance.uniform(.3, .9))


def tin_outline(a):
    """A tin loaf cut across: straight sides, a low dome."""
    x, y = math.cos(a), math.sin(a)
    high, square = (.46, 2.7) if y > 0 else (.38, 6)
    return ((abs(x) / .47) ** square + (abs(y) / high) ** square) ** (-1 / square)


def tin(chance, is_flax):
    """Tin bread with raisins and nuts or with flax in its crumb."""
    inside, outside = crumb(), crust()
    skin = dish.Part('bits', .3 if is_flax else .42, Specular=.4)
    skin.bump(skin.noise(16, 3), .4, .012)
    material = skin.done(skin.add(.1, skin.times(skin.noise(8, 3), .8)))
    if is_flax:
        shapes = [produce.turned('seed', produce.oval(.011, .021, 10), material, 12, squash=(1, .5, 1), seed=k) for k in range(3)]
    else:
        shapes = [produce.turned('bit', produce.oval(.042, .05, 20, 2.2), material, 30, lambda a, t, k=k: 1 + .16 * math.sin(2 * a + k) + .08 * math.sin(5 * a), .02, 16, k, squash=(1, .8, 1)) for k in range(6)]
    for face in laid(tin_outline, .115, inside, outside):
        for i in range(150 if is_flax else 17):
            a, far = chance.uniform(0, 6.283), .94 * chance.random() ** .5
            r = tin_outline(a) * far * (1 if is_flax else .93)
            produce.on(face, shapes[i % len(shapes)], 'other', (r * math.cos(a), r * math.sin(a), .115 + (.002 if is_flax else chance.uniform(-.026, -.008))),
                       (1.57 + chance.uniform(-.3, .3), chance.uniform(0, 3.1), chance.uniform(0, 3.1)) if is_flax else tuple(chance.uniform(0, 6) for _ in range(3)))
    crumbs(chance, inside)
    for i in range(26 if is_flax else 5):
        dish.rest(shapes[i % len(shapes)], min(.98, chance.gauss(.66, .16)), min(.6, chance.gauss(.3, .12)), TOP, (1.57 if is_flax else .4, 0, chance.uniform(0, 6)))


def block_outline(a):
    """Food pressed in a mould, cut across."""
    x, y = math.cos(a), math.sin(a)
    return ((abs(x) / .50) ** 3.2 + (abs(y) / .37) ** 3.2) ** (-1 / 3.2) * (1 + .012 * math.sin(3 * a + 1))


def ham(chance):
    """Pressed whole muscles: their fibres differ in direction, with pale seams between."""
    skin = dish.Part('flesh', .3, Specular=.45)
    muscles = skin.noise(2.6, 2, distortion=1.2)
    seam = skin.between(skin.size(skin.less(muscles, .5)), .014, .0)
    fibres = skin.noise(15, 4, (1, 2.6, 1), .8)
    skin.bump(fibres, .18, .01).bump(seam, -.3, .01)
    inside = skin.done(skin.higher(skin.add(skin.times(muscles, .62), skin.times(fibres, .22)), skin.times(seam, .70)))
    skin = dish.Part('casing', .36, Specular=.4)
    skin.bump(skin.noise(10, 4), .2, .012)
    outside = skin.done(skin.add(.1, skin.times(skin.noise(6, 4), .8)))
    laid(block_outline, .06, inside, outside, .008, 5)
    dish.sprig((.72, -.40, TOP + .01), chance, .58)


def brawn(chance):
    """Meat, tongue and fat in pieces in dark jelly."""
    skin = dish.Part('flesh', .2, Specular=.5)
    shake = skin.times(skin.less(skin.noise(5, 4, distortion=.6), .5), .42)
    meat = skin.between(skin.add(skin.cells(3.6), shake), .56, .52)
    fat = skin.between(skin.add(skin.cells(6, stretch=(1, 1.5, 1)), shake), .29, .26)
    fibres = skin.noise(18, 4, (1, 2.2, 1), .6)
    skin.bump(fibres, .15, .008).bump(meat, .12, .01)
    tone = skin.add(.02, skin.times(skin.noise(5, 3), .12))
    tone = skin.higher(tone, skin.times(meat, skin.add(.30, skin.times(fibres, .34))))
    inside = skin.done(skin.higher(tone, skin.times(fat, skin.add(.80, skin.times(fibres, .2)))))
    skin = dish.Part('casing', .36, Specular=.4)
    outside = skin.done(skin.add(.1, skin.times(skin.noise(6, 4), .8)))
    laid(block_outline, .075, inside, outside, .008, 5)
    dish.sprig((.72, -.40, TOP + .01), chance, .58)


def roulade(chance):
    """A rolled roast: visible turns with prunes between them."""
    skin = dish.Part('flesh', .36, Specular=.4)
    x, y = skin.along(0), skin.along(1)
    far = skin._maths('SQRT', skin.add(skin.times(x, x), skin.times(y, skin.times(y, 1.25))))
    turns = skin.sine(skin.add(skin.less(skin.times(far, 38), skin._maths('ARCTAN2', y, x)), skin.times(skin.noise(5, 3), 2.4)))
    seam = skin.times(skin.between(turns, .80, .99), skin.between(skin.noise(3.4, 3), .40, .56))
    fibres = skin.noise(13, 5, (1, 2, 1), .8)
    skin.bump(fibres, .35, .016).bump(seam, -.35, .014)
    inside = skin.done(skin.higher(skin.add(skin.times(skin.noise(4, 4), .40), skin.times(fibres, .34)), skin.times(seam, .92)))
    skin = dish.Part('casing', .42, Specular=.4)
    skin.bump(skin.noise(15, 5), .5, .025)
    outside = skin.done(skin.add(.05, skin.times(skin.noise(8, 5), .9)))
    skin = dish.Part('bits', .26, Specular=.5)
    skin.bump(skin.noise(12, 4), .5, .02)
    prune = skin.done(skin.times(skin.noise(7, 3), .9))
    shapes = [produce.turned('prune', produce.oval(.065, .085, 24, 2.2), prune, 36, lambda a, t, k=k: 1 + .16 * math.sin(2 * a + k), .02, 12, k, squash=(1, .8, 1)) for k in range(5)]
    faces = laid(lambda a: .43 * (1 - .05 * math.cos(2 * a) + .02 * math.sin(3 * a + 1)) * (1 if math.sin(a) > -.3 else .97), .11, inside, outside, .02, 4)
    for face in faces:
        for i in range(6):
            a, r = 2 * math.pi * (i + chance.uniform(-.2, .2)) / 5, .06 + .037 * i
            produce.on(face, shapes[i % 5], 'other', (r * math.cos(a), r * math.sin(a), .11 - .045), (1.57, chance.uniform(-.3, .3), a))
    for i, (px, py) in enumerate(((.62, .30), (.80, .38), (.78, .2))):
        dish.rest(shapes[i], px, py, TOP, (1.5, .2, i * 2.0))
    dish.sprig((.84, -.42, TOP + .01), chance, .5)


def fillet_outline(a):
    """A side of fish cut across: thick at the back, thin at the belly."""
    x, y = math.cos(a), abs(math.sin(a))
    low, high = 0.0, 1.0
    for _ in range(24):
        r = (low + high) / 2
        at = r * x / .58
        inside = abs(at) < 1 and r * y < .33 * math.sqrt(1 - at * at) ** .9 * (1 - .52 * at)
        low, high = (r, high) if inside else (low, r)
    return low * (1 - .05 * math.exp(-((a - math.pi) / .3) ** 2))


def smoked(chance):
    """Hot-smoked fish, cut across: separate pale flakes, golden skin around."""
    skin = dish.Part('flesh', .32, Specular=.45)
    x, y = skin.along(0), skin.along(1)
    wide = skin.less(skin.noise(3, 3), .5)
    bow = skin.add(skin.add(x, skin.times(skin.times(y, y), 2.2)), skin.times(wide, .16))
    flakes = skin.between(skin.sine(skin.times(bow, 52)), .72, 1.0)
    dark = skin.between(skin.add(skin.size(skin.add(y, skin.times(wide, .08))), skin.times(x, .10)), .030, .008)  # the line along the side
    fine = skin.noise(20, 4, (1, 3, 1), .5)
    skin.bump(flakes, -1.0, .035).bump(fine, .35, .012)
    near = skin.between(skin._maths('SQRT', skin.add(skin.times(x, skin.times(x, .34)), skin.times(y, y))), .21, .33)
    tone = skin.less(skin.add(.46, skin.times(skin.noise(5, 4), .55)), skin.add(skin.times(flakes, .30), skin.add(skin.times(near, .40), skin.times(dark, .34))))
    inside = skin.done(skin.higher(skin.add(tone, skin.times(fine, .18)), .02))
    skin = dish.Part('casing', .2, Specular=.5)
    skin.bump(skin.noise(9, 4), .3, .02)
    outside = skin.done(skin.add(.05, skin.times(skin.noise(5, 5), .9)))
    laid(fillet_outline, .13, inside, outside, .018, 5)
    dish.sprig((.84, -.42, TOP + .01), chance, .55)


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
    # the remainder, its cut to the front
    body = produce.turned('body', curve([(0, .0), (r * .985, 0), (r, .02), (r * 1.0, .3), (r * .99, .8), (r * .9, .96), (r * .6, 1.06), (.06, 1.12), (.035, 1.16), (.05, 1.2), (0, 1.22)], 6), outside, 80, lump=.012, scale=4)
    turn = (math.pi / 2 - .0, 0, -1.05)
    x, y, z = -.28, .28, TOP + r
    dish.put(body, (x, y, z), (0, math.pi / 2, .32))
    face = slab('face', lambda a: r * .98, .03, inside, 120, 30, .006, 5, 9, .15)
    dish.put(face, (x + .012 * math.cos(.32), y + .012 * math.sin(.32), z), (0, -math.pi / 2, .32))
    dish.sprig((.72, -.36, TOP + .01), chance, .55)


def fat(chance):
    """Thin slices in a row, with layers along them."""
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
    {'bread': bread, 'raisin': lambda c: tin(c, False), 'flax': lambda c: tin(c, True), 'sausage': sausage, 'fat': fat, 'ham': ham, 'brawn': brawn,
     'roulade': roulade, 'smoked': smoked}[kind](chance)


CAMERA = {'elevation': 42, 'fill': .86, 'low': .0}
