"""Boiled dumplings on a plate, with butter and herbs: pelmeni; kinds vareniki, hinkali, buuzy, lazy."""
import math
from kit import dish, produce
from kit.shapes import dice
from mathutils import Vector, noise
from .soup import strewn


def dough():
    skin = dish.Part('dough', .3, Specular=.42)
    skin.bump(skin.noise(7, 4), .35, .02).bump(skin.noise(24, 3), .12, .006)
    return skin.done(skin.add(.1, skin.times(skin.noise(3.2, 4), .75)))


def crescent(k, material, long=.27, wide=.30, thick=.13):
    """A half round of dough closed over its filling, with a wavy edge."""
    chance = dice(k)
    across, along, vs, fs = 18, 40, [], []
    phase = chance.uniform(0, 6)
    for side in (1, -1):
        for i in range(along + 1):
            a = math.pi * i / along
            for j in range(across + 1):
                v = -.28 + 1.28 * j / across
                belly = math.sqrt(max(0, 1 - ((v - .24) / .52) ** 2))
                reach = math.sin(a)
                x, y = long * math.cos(a) * (1 - .1 * max(v, 0)), wide * (v * (.25 + .75 * reach) if v > 0 else v * .5 * reach)
                rim = max(0, (v - .7) / .3)
                z = side * (thick * belly * reach ** .6 + .014 * min(1, j / 3, across - j)) + rim * .03 * math.sin(26 * a + phase) * reach
                p = Vector((x, y, z))
                p += Vector((0, 0, 1)) * .012 * noise.noise(p * 9 + Vector((k * 3.1, 0, 0)))
                vs.append(p)
    m = across + 1
    base = (along + 1) * m
    for s in (0, base):
        for i in range(along):
            for j in range(across):
                quad = (s + i * m + j, s + (i + 1) * m + j, s + (i + 1) * m + j + 1, s + i * m + j + 1)
                fs.append(quad if s else quad[::-1])
    return dish.data_of('crescent', vs, fs, material)


def ear(k, material):
    """A small round of dough over meat, with a high middle and a thin pinched edge."""
    chance = dice(k + 40)
    profile = [(0, -.035), (.13, -.04), (.175, -.02), (.215, -.008), (.228, .0), (.215, .012), (.18, .02), (.155, .06), (.12, .115), (.07, .145), (0, .155)]
    from kit.shapes import curve
    a, b, lean = chance.uniform(0, 6), chance.uniform(0, 6), chance.uniform(.05, .1)
    data = produce.turned('ear', curve(profile, 4), material, 72,
                          lambda t, u: 1 + .09 * math.sin(2 * t + a) + .025 * math.sin(13 * t + b) * (.25 < u < .65), .016, 7, k)
    for v in data.vertices:
        far = math.hypot(v.co.x, v.co.y)
        v.co.z += max(0, far - .14) * (.55 * math.sin(2 * math.atan2(v.co.y, v.co.x) + b) + .45 * math.sin(9 * math.atan2(v.co.y, v.co.x) + a)) + lean * v.co.x
    return data


def pouch(k, material, stem=True):
    """Gathered dough: pleats that end in a stem (khinkali) or in an opening (buuzy)."""
    pleats = 17 + k % 3
    profile = [(0, 0), (.16, 0), (.25, .03), (.305, .10), (.31, .17), (.27, .235), (.19, .285), (.115, .325), (.075, .355)]
    profile += [(.065, .39), (.075, .43), (.082, .455), (.07, .475), (0, .478)] if stem else [(.085, .375), (.082, .39), (.06, .37), (.05, .33), (0, .31)]
    from kit.shapes import curve
    return produce.turned('pouch', curve(profile, 5), material, 120,
                          lambda a, t: 1 + (.085 * math.sin(pleats * a + 5 * t + k) * max(0, min(1, (t - .28) * 3)) * (1 if t < .8 or not stem else .6)), .012, 6, k)


def build(kind=''):
    chance = dice(11)
    dish.plate(dish.ware(), 1.05, .03)
    material = dough()
    top = lambda x, y: .22
    if kind in ('hinkali', 'buuzy'):
        shapes = [pouch(k, material, kind == 'hinkali') for k in range(5)]
        places = [(.56 * math.cos(a + .3), .56 * math.sin(a + .3), .07) for a in (0, 1.2566, 2.513, 3.77, 5.0265)] + [(0, 0, .13)]
        for i, (x, y, z) in enumerate(places):
            dish.put(shapes[i % 5], (x, y, z), (.07 * math.sin(i * 2), .07 * math.cos(i * 3), i * 1.3), chance.uniform(.98, 1.06))
        dish.herbs(dish.in_disc(.78, .17), 46, chance, (.05, .1))
        pepper(chance)
        return
    if kind == 'lazy':
        shapes = [dish.cut(k, material, (.26, .2, .15), 3, .03, 12) for k in range(6)]
        gap, count = .17, 30
    else:
        shapes = [(crescent if kind == 'vareniki' else ear)(k, material) for k in range(7)]
        gap, count = (.235, 17) if kind == 'vareniki' else (.225, 22)
    size = 1.0 if kind == 'vareniki' else .98
    for layer, (n, radius) in enumerate(((count, .62), (count // 2, .42), (count // 6, .2))):
        for i, (x, y) in enumerate(strewn(chance, n, radius, gap, .5)):
            dish.put(shapes[(i + layer) % len(shapes)], (x, y, .13 + .13 * layer), (chance.uniform(-.45, .45), chance.uniform(-.45, .45), chance.uniform(0, 6.28)), size * chance.uniform(.92, 1.06))
    if kind != 'berries':
        dish.dollop((.02, -.06, .47), .2)
    dish.herbs(dish.in_disc(.66, lambda x, y: .50 - .38 * math.hypot(x, y)), 50, chance, (.05, .1))
    dish.sprig((.02, -.05, .62), chance, .38)


def pepper(chance):
    """Coarse pepper over the food and on the plate."""
    skin = dish.Part('pepper', .6)
    material = skin.done(skin.noise(3))
    grain = dish.cut(1, material, (.02, .016, .014), 3, .01, 3)
    for _ in range(90):
        a, r = chance.uniform(0, 6.28), .9 * chance.random() ** .5
        dish.put(grain, (r * math.cos(a), r * math.sin(a), .30 - .2 * r + .0), (chance.uniform(0, 6), 0, 0), chance.uniform(.6, 1.3))


CAMERA = {'elevation': 46, 'fill': .84, 'low': .0}
