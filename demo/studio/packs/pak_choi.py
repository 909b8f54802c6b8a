"""Three heads of pak choi that lie in a tray: pale spoon-like stalks that hug each other, dark green leaves above."""
import math
from mathutils import Euler, Matrix, Vector, noise
from kit import heap, produce
from kit.punnet import punnet
from kit.shapes import dice
from kit.tones import Skin

LONG = .98
NECK = .50
"""Position along a leaf at which the stalk ends and the blade begins."""


def between(t, points):
    for (t0, v0), (t1, v1) in zip(points, points[1:]):
        if t <= t1:
            k = max(0, (t - t0) / (t1 - t0))
            return v0 + (v1 - v0) * k * k * (3 - 2 * k)
    return points[-1][1]


def leaf(material, seed, size, spread):
    """A leaf of a head whose axis is z, on the side of x: `size` 0…1, `spread` = how far its blade leans out."""
    chance = dice(seed)
    phase, bent = chance.uniform(0, 6), chance.uniform(-.06, .06)
    high = LONG * size
    away = [(0, .028), (.05, .085), (.16, .150), (.32, .130), (NECK, .088), (.72, .09 + .13 * spread), (1, .14 + .40 * spread)]
    half = [(0, .10), (.14, .155), (.30, .125), (NECK - .06, .062), (NECK + .02, .075), (NECK + .14, .19), (.76, .235), (.90, .185), (.97, .09), (1, .01)]
    wide = [(0, 1.3), (.18, 1.15), (.34, .92), (NECK, .66), (1, .5)]
    spine = lambda v: Vector((between(v, away), bent * v * v, high * v * (1 - .10 * spread * v * v)))

    def at(u, v):
        s, w = 2 * u - 1, between(v, half) * size
        p, ahead = spine(v), spine(min(1, v + .01)) - spine(max(0, v - .01))
        out = Vector((ahead.z, 0, -ahead.x)).normalized()
        blade = between(v, [(NECK - .12, 0), (NECK + .15, 1), (1, 1)])
        # a stalk lies round its head, thick in the middle and thin at its edges
        a, r = s * between(v, wide), p.x * (1 + .07 * s - .04 * s * s) + .007 * math.cos(5 * math.pi * s) * (1 - s * s)
        stalk = Vector((r * math.cos(a), r * math.sin(a) + p.y, p.z))
        cup = (.10 * s * s - .03) * w * (1 if spread < .5 else -1.4)
        wave = .020 * math.sin(11 * v + phase + 2.4 * s) * s * s + .028 * noise.noise(Vector((s * 1.6, v * 5, seed * 3.1)))
        rib = .016 * math.exp(-(s * w / .022) ** 2)
        return stalk * (1 - blade) + (p + Vector((0, s * w, 0)) + out * (cup + wave + rib)) * blade

    def mark(u, v):
        """Mark of the surface: 0 = stalk, 1 = blade between the veins."""
        s, w = 2 * u - 1, between(v, half) * size
        edge = NECK - .03 + .10 * math.exp(-(s / .35) ** 2)
        blade = between(v, [(edge - .06, 0), (edge + .07, 1), (1, 1)])
        middle = math.exp(-(s * w / (.020 * (1.35 - v))) ** 2)
        veins = max(0, math.cos(2 * math.pi * (v * 8.5 - abs(s) * w * 7))) ** 14 * (1 - abs(s)) ** .5
        return max(0, min(1, blade * (1 - .75 * middle - .30 * veins)))
    return produce.grid('leaf', 44, 110, at, material, mark=mark)


def head(place, material, seed):
    chance = dice(seed)
    for ring, (count, size, spread, inward) in enumerate(((5, 1.0, .62, 1.0), (5, .95, .36, .80), (4, .86, .16, .60), (3, .74, .04, .40))):
        for i in range(count):
            around = 2 * math.pi * (i + .5 * (ring % 2)) / count + chance.uniform(-.1, .1) + seed
            data = leaf(material, seed * 37 + ring * 7 + i, size * chance.uniform(.94, 1.04), spread * chance.uniform(.75, 1.2))
            o = heap.thing('leaf', data, 'filling', (0, 0, 0))
            o.matrix_world = place @ Matrix.Rotation(around, 4, 'Z') @ Matrix.Diagonal((inward, 1 if ring == 0 else .55 + .45 * inward, 1, 1))
            thick = o.modifiers.new('t', 'SOLIDIFY')
            thick.thickness, thick.offset = .012, 0
    root = produce.turned('root', [(0, -.03), (.035, -.028), (.060, -.010), (.085, .03), (.08, .08), (0, .1)], material, 40, None, .012, 9, seed)
    o = heap.thing('root', root, 'filling', (0, 0, 0))
    o.matrix_world = place


def build():
    skin = Skin('leaf', .34, Specular=.45)
    blade = skin.mark()
    grain, broad = skin.noise(26, 4), skin.noise(4, 3)
    stalk = skin.add(skin.times(broad, .22), skin.between(skin.along(2), .10, .60))
    pale = skin.add(.02, skin.times(stalk, .16))
    green = skin.add(.66, skin.add(skin.times(broad, .30), skin.times(grain, .12)))
    tone = skin.add(skin.times(pale, skin.less(1, blade)), skin.times(green, blade))
    skin.bump(skin.times(grain, blade), .30, .02).bump(skin.times(skin.noise(5, 4, (9, 9, .7), fixed=True), skin.less(1, blade)), .12, .02)
    material = skin.tones(skin.lower(skin.higher(tone, 0), 1))
    punnet(height=.30, depth=.9)
    for x, y, z, turn, tip, seed in ((-.44, -.40, .225, 7, 73, 1), (.45, -.38, .225, -10, 74, 3), (.01, -.43, .30, -1, 68, 2)):
        place = Matrix.Translation((x, y, z)) @ Euler((-math.radians(tip), 0, math.radians(turn))).to_matrix().to_4x4() @ Matrix.Rotation(seed * 1.3, 4, 'Z') @ Matrix.Diagonal((1.3, 1.3, 1.12, 1))
        head(place, material, seed)


CAMERA = {'elevation': 38, 'fill': .82}
NEAR = {'elevation': 56, 'azimuth': 24, 'fill': 1.12}
