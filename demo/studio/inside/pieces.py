"""Small pieces that fill a bowl, as mesh data: grains, flakes, leaves of tea, nuts, seeds, dried fruit, cubes."""
import math
from kit import dish, produce
from kit.shapes import curve, dice
from kit.slabs import slab
from mathutils import Vector, noise


def ball(material, radius=.04, lump=.004, dent=0.0, high=1.0, kinds=4, **more):
    return [produce.turned('ball', produce.oval(radius, radius * high, 14, dent_above=dent, width=.35), material, 22, lump=lump, scale=.5 / radius, seed=k, **more) for k in range(kinds)]


def oval(material, radius=.021, long=.045, squash=(1, 1, 1), lump=.003, kinds=4):
    """A grain with its length along z, slightly thicker below."""
    out = []
    for k in range(kinds):
        profile = [(radius * math.cos(t) * (1 - .22 * math.sin(t)), long * math.sin(t)) for t in [-math.pi / 2 + math.pi * i / 14 for i in range(15)]]
        out.append(produce.turned('oval', profile, material, 16, lump=lump, scale=.4 / radius, seed=k, squash=squash))
    return out


def drop(material, radius=.045, long=.085, flat=.4, lump=.003, kinds=4, tip=.5):
    """A seed or an almond: flat, with a tip."""
    out = []
    for k in range(kinds):
        profile = [(radius * math.cos(t) ** .9 * (1 - tip * max(0, math.sin(t)) ** 1.5), long * math.sin(t)) for t in [-math.pi / 2 + math.pi * i / 16 for i in range(17)]]
        out.append(produce.turned('drop', [(max(0, r), z) for r, z in profile], material, 20, lump=lump, scale=.4 / radius, seed=k, squash=(1, flat, 1)))
    return out


def lying(shapes):
    """The given pieces with their length along x and their flat side down."""
    for data in shapes:
        for v in data.vertices:
            v.co = v.co.zxy
    return shapes


def corner(material, size=.042, kinds=4):
    """A grain of buckwheat: three sides that meet at the top."""
    profile = curve([(0, -.9 * size), (.55 * size, -.62 * size), (.82 * size, -.1 * size), (.5 * size, .55 * size), (0, 1.05 * size)], 4)
    return [produce.turned('corner', profile, material, 24, lambda a, t: 1 + .2 * math.cos(3 * a) - .03 * math.cos(6 * a), .003, 9, k) for k in range(kinds)]


def flake(material, radius=.06, thick=.014, wave=.012, kinds=6):
    out = []
    for k in range(kinds):
        chance = dice(k)
        a1, a2 = chance.uniform(0, 6), chance.uniform(0, 6)
        data = slab('flake', lambda a: radius * (1 + .14 * math.sin(2 * a + a1) + .07 * math.sin(3 * a + a2)), thick, material, 22, 5, .25 * thick, .6 / radius, k, .6)
        for v in data.vertices:
            v.co.z += wave * math.sin(v.co.x / radius * 1.8 + a1) * math.cos(v.co.y / radius * 1.6 + a2)
        out.append(data)
    return out


def twist(material, long=.16, thick=.011, kinds=8, curl=1.0):
    """A leaf of tea, rolled and dried."""
    out = []
    for k in range(kinds):
        chance = dice(k + 3)
        w, p, length = chance.uniform(8, 15) * curl, chance.uniform(0, 6), long * chance.uniform(.6, 1.15)
        path = [(length * (t - .5), .016 * curl * math.sin(w * t + p) + .05 * curl * (t - .5) ** 2, .014 * curl * math.cos(w * t * 1.2 + p)) for t in [i / 13 for i in range(14)]]
        out.append(produce.tube('twist', path, lambda t, q=p: thick * (math.sin(math.pi * min(1, max(0, t))) ** .5) * (1 + .35 * math.sin(17 * t + q)), material, 7))
    return out


def leaf(material, long=.17, wide=.085, kinds=6, curl=.3):
    """A dried leaf or petal, bent."""
    return [produce.leaf_shape('leaf', long, wide, material, (curl, -curl, .1)[k % 3], .5, 10, None, .018, k) for k in range(kinds)]


def lumps(material, radius=.1, lump=.03, high=.8, kinds=6, scale=.9, squash=(1, 1, 1)):
    """Uneven pieces: curd, kernels of walnuts, dried fruit."""
    return [produce.turned('lump', produce.oval(radius, radius * high, 26, 2.3), material, 40, lambda a, t, k=k: 1 + .12 * math.sin(2 * a + k), lump, scale / radius, k, squash=squash) for k in range(kinds)]


def walnut(material, kinds=5):
    """Halves of a kernel with furrows across."""
    out = []
    for k in range(kinds):
        data = produce.turned('walnut', produce.oval(.105, .135, 40, 2.2), material, 56, squash=(1, .62, 1))
        for v in data.vertices:
            p = v.co.copy()
            fold = noise.noise(p * 11 + Vector((k * 3, 0, 0))) + .5 * noise.noise(p * 23 + Vector((0, k, 0)))
            cleft = math.exp(-(p.x / .018) ** 2)
            v.co += p.normalized() * (.030 * fold - .028 * cleft)
        out.append(data)
    return out


def bean(material, long=.2, thick=.046, kinds=4):
    """A cashew: a curved body."""
    out = []
    for k in range(kinds):
        path = [(.085 * math.cos(a), .085 * math.sin(a), 0) for a in [.2 + 2.6 * i / 15 for i in range(16)]]
        out.append(produce.tube('bean', path, lambda t: thick * (math.sin(math.pi * t) ** .45) * (1.15 - .4 * t), material, 14))
    return out


def cube(material, size=(.17, .15, .13), soft=8, kinds=8, lump=.012):
    return [dish.cut(k, material, size, soft, lump, 8) for k in range(kinds)]


def mushroom(material, radius=.13, kinds=4):
    """A small mushroom: a cap on its stem."""
    profile = curve([(0, -.13), (.034, -.13), (.036, -.06), (.032, .0), (.06, .012), (.115, -.006), (.13, .008), (.122, .05), (.08, .088), (.0, .1)], 4)
    scale = radius / .13
    return [produce.turned('mushroom', [(r * scale, z * scale) for r, z in profile], material, 36, lambda a, t: 1 + .03 * math.sin(3 * a), .008, 8, k) for k in range(kinds)]


def cucumber(material, radius=.105, long=.3, kinds=4):
    out = []
    for k in range(kinds):
        profile = [(radius * max(0, math.cos(t)) ** .45, long * math.sin(t)) for t in [-math.pi / 2 + math.pi * i / 30 for i in range(31)]]
        data = produce.turned('cucumber', profile, material, 40, bend=.5 + .25 * k)
        for v in data.vertices:
            v.co += Vector((v.co.x, v.co.y, 0)).normalized() * .006 * max(0, noise.noise(v.co * 26 + Vector((k, 0, 0))) - .15) * 4
        out.append(data)
    return out


def chip(material, radius, seed, thick=.010):
    """A curled dried slice of apple with the star of the core in the middle."""
    chance = dice(seed + 40)
    phase, fold, bowl = chance.uniform(0, 6), chance.uniform(.10, .24), chance.uniform(-.02, .14)

    def sheet(side):
        def at(u, v):
            a = 2 * math.pi * u
            star = radius * (.075 + .05 * abs(math.cos(2.5 * a + phase)) ** .6)
            out = radius * (1 + .03 * math.sin(3 * a + phase) + .025 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, seed * 3.7))))
            r = star + (out - star) * v
            t = r / radius
            z = radius * (fold * t * t * math.cos(2 * a + phase) + bowl * t * t + .05 * t ** 3 * math.sin(5 * a + 2 * phase))
            return Vector((r * math.cos(a), r * math.sin(a), z + side * thick / 2 * (1 - .8 * t ** 8)))
        return at
    top, low = sheet(1), sheet(-1)
    return produce.grid('chip', 72, 30, lambda u, v: top(u, 2 * v) if v <= .5 else low(u, 2 - 2 * v), material, True)
