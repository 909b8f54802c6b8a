"""Skins and shapes that several forms of dishes share: berries, slices, wedges, sticks, leaves, fried and grilled crusts."""
import math
from mathutils import Vector, noise

from . import dish, produce
from .shapes import curve, dice


def skin(name, rough=.4, fine=9, bumps=.3, specular=.4, low=.1, high=.8):
    """An even food: colours wander with a noise of `fine` waves per unit."""
    one = dish.Part(name, rough, Specular=specular)
    if bumps:
        one.bump(one.noise(fine * 1.6, 4), bumps, .02).bump(one.noise(fine * 5, 3), bumps * .4, .006)
    return one.done(one.add(low, one.times(one.noise(fine, 4), high)))


def browned(name, rough=.42, spots=4.5, specular=.42):
    """Roasted or fried: dark at the highest points, fine grains."""
    one = dish.Part(name, rough, Specular=specular)
    wide, fine = one.noise(spots, 5), one.noise(spots * 4, 5)
    burnt = one.between(one.noise(spots * 1.4, 5, distortion=.6), .58, .72)
    one.bump(fine, .6, .02).bump(one.noise(40, 3), .3, .008)
    return one.done(one.less(one.add(one.times(wide, 1.1), one.times(fine, .4)), one.add(.2, one.times(burnt, .4))))


def grilled(name, bars=9.0, rough=.4):
    """Grilled: dark bars across x, warm between."""
    one = dish.Part(name, rough, Specular=.42)
    line = one.between(one.sine(one.add(one.times(one.along(0), bars * 2.2), one.times(one.along(1), bars * .9))), .72, .93)
    top = one.between(one.along(2), -.01, .03)
    one.bump(one.noise(14, 5), .5, .02).bump(one.noise(45, 3), .25, .006)
    return one.done(one.less(one.add(.3, one.times(one.noise(5, 5), .65)), one.times(one.times(line, top), .62)))


def ball(material, radius, lump=.006, dent=0.0, high=.95, kinds=4, fine=20):
    return [produce.turned('ball', produce.oval(radius, radius * high, fine // 2 + 4, dent_above=dent, width=.35), material, fine, lump=lump, scale=.5 / radius, seed=k) for k in range(kinds)]


def disc(material, radius, thick, wave=.0, kinds=3, lump=.006):
    """Round slices with a soft rim, their face along z."""
    h = thick / 2
    ring = [(0, -h), (radius * .5, -h), (radius - h, -h), (radius, -h * .3), (radius, h * .3), (radius - h, h), (radius * .5, h), (0, h)]
    return [produce.turned('disc', curve(ring, 3), material, 40, lambda a, t, k=k: 1 + wave * math.sin(3 * a + k), lump, 1.2 / radius, k) for k in range(kinds)]


def ring(material, radius, thick, flat=1.0, kinds=3):
    """Rings of onion, squid or dough."""
    out = []
    for k in range(kinds):
        path = [(radius * math.cos(a) * (1 + .08 * math.sin(2 * a + k)), radius * math.sin(a), .012 * math.sin(3 * a + k)) for a in [2 * math.pi * i / 40 for i in range(41)]]
        data = produce.tube('ring', path, lambda t: thick, material, 10)
        for v in data.vertices:
            v.co.z *= flat
        out.append(data)
    return out


def stick(material, long=.5, wide=.07, kinds=6, soft=9, lump=.02):
    """Fries, sticks of cheese or vegetables, along x."""
    return [dish.cut(k, material, (long, wide, wide), soft, lump, 9) for k in range(kinds)]


def wedge(material, radius=.28, wide=.85, kinds=4, high=1.0):
    """A wedge cut out of a ball (potato, apple, tomato, lemon), its peel downwards, its length along x."""
    out = []
    for k in range(kinds):
        w = wide * (1 + .1 * math.sin(k * 2.1))

        def at(u, v, w=w, k=k):
            t = -math.pi / 2 + math.pi * u
            if v <= .5:
                a = -math.pi / 2 - w / 2 + w * 2 * v
                far = 1.0
            else:
                s = (v - .5) * 2
                far = abs(1 - 2 * s)
                a = -math.pi / 2 + (w / 2 if s < .5 else -w / 2)
            r = radius * math.cos(t) ** .8 * far * high
            return Vector((radius * 1.25 * math.sin(t), r * math.cos(a), r * math.sin(a) + radius * .5)) * (1 + .03 * noise.noise(Vector((u * 4, v * 4, k))))
        out.append(produce.grid('wedge', 24, 32, at, material))
    return out


def strip(material, long=.6, wide=.12, thick=.018, wave=.03, kinds=4, waves=9):
    """Wavy strips (bacon, ham, shavings), along x."""
    out = []
    for k in range(kinds):
        chance = dice(k + 11)
        p = chance.uniform(0, 6)

        def at(u, v, p=p):
            a, t = 2 * math.pi * u, v - .5
            return Vector((long * t, math.cos(a) * wide / 2 * (1 + .1 * math.sin(9 * t + p)), math.sin(a) * thick / 2 + wave * math.sin(waves * t + p)))
        out.append(produce.grid('strip', 16, 40, at, material, True))
    return out


def leaves(material, long=.42, wide=.26, kinds=6, wavy=.05, curl=.35):
    """Leaves of lettuce with wavy edges."""
    outline = lambda t: (math.sin(math.pi * min(1, t ** .75)) ** .7) * (1 + .1 * math.sin(26 * t))
    return [produce.leaf_shape('leaf', long, wide, material, (curl, -curl, .1)[k % 3], .5, 16, outline, wavy, k) for k in range(kinds)]


def log(material, long=.55, radius=.11, kinds=4, lump=.012, power=.35, bend=.0):
    """Sausages, kebabs, rolls: along x."""
    out = []
    for k in range(kinds):
        path = [(long * (i / 36 - .5), bend * math.sin(math.pi * i / 36), 0) for i in range(37)]
        data = produce.tube('log', path, lambda t: radius * max(0, 1 - abs(2 * t - 1) ** (2 / power)) ** .5, material, 28)
        shift = Vector((k * 3.1, k, 0))
        for v in data.vertices:
            side = Vector((0, v.co.y, v.co.z))
            if side.length > 1e-5:
                v.co += side.normalized() * lump * noise.noise(v.co * 9 + shift)
        out.append(data)
    return out


def shrimp(material, size=.17, kinds=3):
    """A shrimp's tail, curled, with a fan at its end."""
    out = []
    for k in range(kinds):
        path = [(size * math.cos(a), size * math.sin(a), 0) for a in [.3 + 4.2 * i / 40 for i in range(41)]]
        out.append(produce.tube('shrimp', path, lambda t: size * (.42 * (1 - t) ** .55 + .10) * (1 - .10 * (math.sin(40 * t) > .75)) * (1 if t > .04 else t / .04) * (1.0 if t < .9 else 1 + (t - .9) * 6), material, 16))
    return out


def scatter(chance, shapes, places, size=(.85, 1.12), lean=.3):
    """Puts pieces at places (x, y, z), turned at random; `lean` in radians."""
    for i, (x, y, z) in enumerate(places):
        dish.put(shapes[i % len(shapes)], (x, y, z), (chance.uniform(-lean, lean), chance.uniform(-lean, lean), chance.uniform(0, 6.28)), chance.uniform(*size))


def mound(chance, shapes, count, radius, floor, high, size=(.85, 1.12), lean=.6, middle=(0, 0), layers=3):
    """A heap: rounds of a sunflower in layers, higher in the middle."""
    for layer in range(layers):
        share = count * (layers - layer) * 2 // (layers * (layers + 1))
        reach = radius * (1 - layer / (layers + .35))
        for i in range(share):
            r, a = reach * math.sqrt((i + .5) / share), 2.39996 * i + layer * 1.7
            x, y = r * math.cos(a) + chance.uniform(-.03, .03), r * math.sin(a) + chance.uniform(-.03, .03)
            z = floor + high * (1 - (r / radius) ** 2) * (.35 + .65 * layer / max(1, layers - 1)) + chance.uniform(-.01, .02)
            dish.put(shapes[chance.randrange(len(shapes))], (middle[0] + x, middle[1] + y, z),
                     (chance.uniform(-lean, lean), chance.uniform(-lean, lean), chance.uniform(0, 6.28)), chance.uniform(*size))
