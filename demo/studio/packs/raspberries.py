"""Raspberries, a heap in a tray: each consists of many small fused drops around a hollow."""
import math
from mathutils import Vector, noise
from kit import berries, produce
from kit.punnet import fence, punnet
from kit.shapes import dice
from kit.tones import Skin

# length, width, how blunt the end is
SHAPES = ((.205, .098, .62), (.225, .096, .58), (.190, .102, .66), (.215, .104, .60), (.200, .094, .64))
DROPS = 92
HOLLOW = .80
"""Position from which the body descends into its hollow."""


def profile(k):
    """Profile: t = 0 at the blunt end below, HOLLOW at the rim, 1 deep in the hollow."""
    long, wide, blunt = SHAPES[k]

    def at(t):
        if t < HOLLOW:
            x = t / HOLLOW
            r = wide * math.sin(math.pi * min(1, .03 + x * .68)) ** blunt
            return r * (1 if x > .02 else x / .02), -long / 2 + long * (x ** 1.15)
        x = (t - HOLLOW) / (1 - HOLLOW)
        r = wide * math.sin(math.pi * .71) ** blunt
        return r * (1 - .42 * x ** .6), long / 2 - .5 * long * x ** 1.5 + .008 * math.sin(math.pi * min(1, x * 3))
    return at


def surface(k):
    turned, shift = profile(k), Vector((k * 4.1, k * 2.3, k))

    def at(a, t):
        r, z = turned(t)
        p = Vector((r * math.cos(a), r * math.sin(a) * (.92 + .02 * k), z))
        return p + Vector((p.x, p.y, 0)) * (.22 * noise.noise(p * 9 + shift))
    return at


def berry(k, material):
    """Drops over a cone with a blunt end and a hollow above, as one mesh; the mark is 1 at a drop's top, 0 in the seams."""
    k %= len(SHAPES)
    chance, at, parts = dice(k + 7), surface(k), []
    across, up = 12, 10
    for a, t in berries.spiral(profile(k), DROPS, chance, .004, HOLLOW + .03, .26):
        p, normal, way = berries.frame(at, a, t)
        side = way.cross(normal)
        size = .0245 * chance.uniform(.84, 1.14)
        long, lean = size * chance.uniform(1.0, 1.18), chance.uniform(-.18, .18)
        vs, marks = [], []
        for i in range(up + 1):
            b = math.pi * i / up
            for j in range(across):
                c = 2 * math.pi * j / across
                vs.append(p + side * (size * math.sin(b) * math.cos(c)) + way * (long * math.sin(b) * math.sin(c) + lean * size * math.cos(b)) + normal * (size * (1.04 * math.cos(b) - .12)))
                marks.append(max(0, math.cos(b)))
        fs = [(i * across + j, (i + 1) * across + j, (i + 1) * across + (j + 1) % across, i * across + (j + 1) % across) for i in range(up) for j in range(across)]
        parts.append((vs, fs, marks))
    core = [at(2 * math.pi * i / 24, j / 24) for i in range(24) for j in range(25)]
    parts.append((core, [(i * 25 + j, ((i + 1) % 24) * 25 + j, ((i + 1) % 24) * 25 + j + 1, i * 25 + j + 1) for i in range(24) for j in range(24)], [0.0] * len(core)))
    return berries.joined('berry', parts, material)


def outline(k, material):
    """The shape that falls in the simulation: the berry's body, as thick as its drops."""
    at = surface(k)
    return produce.grid('outline', 14, 10, lambda u, v: at(2 * math.pi * u, v * HOLLOW) * 1.12, material, True)


def build():
    chance = dice(53)
    skin = Skin('raspberry', .55, Specular=.35, Sheen=.6)
    mark = skin.mark()
    skin.bump(skin.noise(60, 2), .15, .006)
    tone = skin.add(skin.times(skin.between(mark, .05, .95), .50), skin.add(skin.times(skin.noise(9, 3), .34), skin.times(skin.noise(30, 2), .14)))
    material = skin.tones(skin.less(tone, .09))
    kinds = range(len(SHAPES))
    tray, walls = punnet(height=.34), fence()
    berries.pour([berry(k, material) for k in kinds], [outline(k, material) for k in kinds], 105, (tray, walls), (.5, .28), chance, (.3, .24), (1.1, 1.42),
                 lying=lambda c: (-1.5 + c.uniform(-.9, .6), c.uniform(-.4, .4), c.uniform(-1.8, 1.8)))


CAMERA = {'elevation': 30, 'fill': .8}
