"""Strawberries with their seeds and green collars, a heap in a tray."""
import math
from mathutils import Matrix, Vector, kdtree, noise
from kit import berries, produce
from kit import materials as m
from kit.punnet import fence, punnet
from kit.shapes import dice
from kit.tones import Skin

COLLAR_AT = .155
# length, width, how full the cone is, how flat, how far the tip leans
SHAPES = ((.385, .152, 1.42, .92, .02), (.36, .150, 1.55, .96, -.03), (.41, .150, 1.32, .90, .03), (.37, .164, 1.36, .80, .0), (.345, .142, 1.5, .95, .04))
SEEDS = 132


class Berry:
    """The body of a strawberry: a heart with its point down; the collar is around COLLAR_AT."""

    def __init__(self, k):
        self.k, self.chance = k, dice(90 + k)
        self.long, self.wide, self.full, self.flat, self.lean = SHAPES[k]
        self.shift = Vector((k * 5.3 + 1.7, k * 2.9, k * 7.1))

    def profile(self, t):
        """Profile: t = 0 at the tip, .74 at the widest point, 1 in the middle of the collar."""
        if t < .74:
            x = (t / .74) ** 1.25
            r, z = (1 - (1 - x) ** self.full) ** .80, x * .76
        else:
            a = (t - .74) / .26 * math.pi / 2
            r, z = math.cos(a) ** .8, .76 + .24 * math.sin(a)
            z -= .10 * math.exp(-(r / .42) ** 2)
        return r * self.wide, COLLAR_AT + .012 + (z - .93) * self.long

    def at(self, a, t):
        r, z = self.profile(t)
        r *= 1 + .045 * math.cos(3 * a + self.k) + .03 * math.cos(2 * a - self.k * 2)
        p = Vector((r * math.cos(a), r * math.sin(a) * self.flat, z))
        lump = noise.noise(Vector((p.x, p.y, p.z * .8)) * 6 + self.shift)
        p += Vector((p.x, p.y, 0)) * (.10 * lump)
        below = max(0, COLLAR_AT - .1 - z)
        return p + Vector((self.lean * below * below * 14, 0, 0))

    def mesh(self, material):
        seeds = [(*berries.frame(self.at, a, t), self.chance.uniform(.88, 1.12))
                 for a, t in berries.spiral(self.profile, SEEDS, self.chance, .012, .93)]
        tree = kdtree.KDTree(len(seeds))
        for i, s in enumerate(seeds):
            tree.insert(s[0], i)
        tree.balance()
        across, up = 132, 96
        points, marks = [], []
        for i in range(across):
            for j in range(up + 1):
                p, normal, _ = berries.frame(self.at, 2 * math.pi * i / across, min(.9995, max(.0005, (j / up) ** 1.1)))
                pit = math.exp(-(tree.find(p)[2] / .0135) ** 2)
                points.append(p - normal * (.0125 * pit))
                marks.append(.5 * pit)
        m1 = up + 1
        faces = [(i * m1 + j, ((i + 1) % across) * m1 + j, ((i + 1) % across) * m1 + j + 1, i * m1 + j + 1) for i in range(across) for j in range(up)]
        return berries.joined('strawberry', [(points, faces, marks)] + [self.seed(*s) for s in seeds], material)

    def seed(self, p, normal, up, size):
        """A flat drop that points to the tip."""
        side, across, rings = up.cross(normal), 8, 4
        vs, fs = [p + normal * -.0015], []
        for i in range(1, rings + 1):
            b = math.pi / 2 * i / rings
            for k in range(across):
                a = 2 * math.pi * k / across
                x, y = math.cos(a) * math.sin(b), math.sin(a) * math.sin(b)
                vs.append(p + (side * x * .0063 * (1 + .3 * y) + up * y * .0098) * size + normal * (.0045 * math.cos(b) - .0125 + .006))
        vs[0] = p + normal * (.0045 - .0065)
        fs += [(0, 1 + k, 1 + (k + 1) % across) for k in range(across)]
        for i in range(rings - 1):
            b = 1 + i * across
            fs += [(b + k, b + across + k, b + across + (k + 1) % across, b + (k + 1) % across) for k in range(across)]
        return vs, fs, [1.0] * len(vs)

    def outline(self, material):
        return produce.grid('outline', 18, 14, lambda u, v: self.at(2 * math.pi * u, v), material, True)

    def collar(self, material):
        """Narrow leaves flat on the shoulder, their ends a little up, and a short stem; its origin is at COLLAR_AT."""
        chance, parts, n, steps = self.chance, [], 7 + self.k % 3, 9
        for k in range(n):
            a = 2 * math.pi * (k + chance.uniform(-.22, .22)) / n
            reach, wide, lift = chance.uniform(.18, .27), chance.uniform(.044, .056), chance.uniform(-.004, .045)
            turn = chance.uniform(-.25, .25)
            vs, fs = [], []
            for i in range(steps + 1):
                s = i / steps
                p, normal, up = berries.frame(self.at, a + turn * s, .998 - reach * s)
                way = normal.cross(up)
                w = wide / 2 * math.sin(math.pi * min(1, .2 + .8 * s)) ** .7
                lay = .004 + .005 * (k % 2) + lift * s ** 3
                for j in (-1, 0, 1):
                    vs.append(p + way * (j * w) + normal * (lay - (.004 if j == 0 else 0) * s) - Vector((0, 0, COLLAR_AT)))
            for i in range(steps):
                fs += [(3 * i + j, 3 * i + j + 1, 3 * i + j + 4, 3 * i + j + 3) for j in (0, 1)]
            parts.append((vs, fs, [0.0] * len(vs)))
        top = self.at(0, 1).z - COLLAR_AT
        lean = chance.uniform(0, 6.28)
        vs, fs, around = [], [], 8
        for i in range(6):
            s = i / 5
            for k in range(around):
                b = 2 * math.pi * k / around
                r = .0085 * (1.5 - .7 * s + (.25 if i == 5 else 0))
                vs.append(Vector((r * math.cos(b) + .03 * s * s * math.cos(lean), r * math.sin(b) + .03 * s * s * math.sin(lean), top - .005 + .07 * s)))
        fs += [(i * around + k, i * around + (k + 1) % around, (i + 1) * around + (k + 1) % around, (i + 1) * around + k) for i in range(5) for k in range(around)]
        fs.append(tuple(5 * around + k for k in range(around)))
        return berries.joined('collar', parts + [(vs, fs, [0.0] * len(vs))], material)


def lying(c):
    """Lays a strawberry on its side, the tip to the front or to a side."""
    return (-1.5 + c.uniform(-.45, .35), c.uniform(-.3, .3), c.choice((-1, 1)) * c.uniform(.1, 1.7))


TO_CAMERA = Vector((0, -math.cos(math.radians(32)), math.sin(math.radians(32))))


def turned_over(o, height=.02):
    """Turns it the other way round about its middle, slightly higher."""
    middle = o.matrix_basis @ Vector((0, 0, -.03))
    turn = Matrix.Rotation(math.pi, 4, o.matrix_basis.to_3x3() @ Vector((1, 0, 0)))
    o.matrix_basis = Matrix.Translation(middle + Vector((0, 0, height))) @ turn @ Matrix.Translation(-middle) @ o.matrix_basis


def build():
    chance = dice(52)
    skin = Skin('strawberry', .36, Specular=.42)
    mark = skin.mark()
    seed = skin.between(mark, .6, .9)
    pale = skin.between(skin.along(2), .08, .17)
    skin.bump(skin.noise(26, 2), .12, .01)
    flesh = skin.add(skin.add(.10, skin.times(skin.noise(3.2, 3), .30)), skin.times(pale, .22))
    flesh = skin.less(flesh, skin.times(skin.lower(mark, .5), .34))
    tone = skin.add(skin.times(flesh, skin.less(1, seed)), skin.times(seed, .93))
    material = skin.tones(skin.lower(tone, 1))
    kinds = [Berry(k) for k in range(len(SHAPES))]
    shapes, outlines = [b.mesh(material) for b in kinds], [b.outline(material) for b in kinds]
    green = m.plain('green', m.WHITE, .6, Specular=.3)
    collars = {shape: b.collar(green) for shape, b in zip(shapes, kinds)}
    tray, walls = punnet(), fence()
    for o in berries.pour(shapes, outlines, 50, (tray, walls), (.48, .26), chance, (.35, .34), (.78, 1.16), lying=lying):
        if (o.matrix_basis.to_3x3() @ Vector((0, 0, 1))).normalized().dot(TO_CAMERA) > .4 and chance.uniform(0, 1) > .2:
            turned_over(o)
        berries.kept_inside(produce.on(o, collars[o.data], 'lid', (0, 0, COLLAR_AT)))


CAMERA = {'elevation': 32, 'fill': .8}
