"""A film bag of frozen food, sealed at both ends, leaning back, with a lumpy surface."""
import math
from kit import materials as m
from kit.shapes import _patch, dice, sheet


def build():
    chance = dice(4)
    lumps = [(chance.uniform(-1, 1), chance.uniform(.08, .9), chance.uniform(.10, .17)) for _ in range(60)]
    w, h, lean = .6, 1.5, math.radians(-14)

    def thick(x, t):
        edge = max(0, 1 - abs(x / w) ** 3) ** .6 * max(0, math.sin(math.pi * min(1, max(0, (t - .055) / .89)))) ** .45
        lump = 0
        for lx, lz, r in lumps:
            d = math.hypot(x - lx * w * .85, (t - lz) * h) / r
            if d < 1:
                lump = max(lump, .026 * (1 - d * d))
        crease = .006 * math.sin(40 * x + 3 * math.sin(4 * x)) * (1 if t < .13 or t > .87 else .12)
        return (.2 * edge * (1 - .25 * t) + lump * edge) + crease

    def place(x, y, z):
        y2 = y * math.cos(lean) - z * math.sin(lean)
        z2 = y * math.sin(lean) + z * math.cos(lean)
        a = math.radians(-8)
        return (x * math.cos(a) - y2 * math.sin(a), x * math.sin(a) + y2 * math.cos(a), z2 + .05)

    def face(side, gap=0.0):
        return lambda u, v: place(w * (2 * u - 1), side * (thick(w * (2 * u - 1), v) + .004 + gap), h * v)
    film = m.plain('film', m.WHITE, .28, Specular=.5)
    sheet('front', face(-1), film, 'body', 260, 300)
    sheet('back', face(1), film, 'body', 60, 60)
    label = m.plain('label', (.86, .86, .86), .34, Specular=.45)
    f = face(-1, .004)
    _patch('label', lambda u, v: f(.1 + .8 * u, .22 + .56 * v), label, 'label', 260, 220, .04, (.8 * 2 * w) / (.56 * h))


CAMERA = {'elevation': 10, 'fill': .72}
