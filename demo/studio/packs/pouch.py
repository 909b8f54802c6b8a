"""A stand-up pouch of stout paper with a sealed, notched top: tea, nuts, dried fruit."""
import math
from kit import materials as m
from kit.shapes import _patch, sheet


def build():
    turn = math.radians(12)
    w, h = .56, 1.56

    def turned(x, y, z):
        return (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z)

    def depth(x, t):
        """Half the thickness: a foot below, a belly, then flat to the seal."""
        if t > .86:
            return .004
        across = max(0, 1 - (abs(x) / w) ** 2.6) ** .62
        foot = .27 * (1 - t / .86) ** .75
        belly = .07 * math.sin(math.pi * min(1, t / .86)) ** .8
        return .004 + (foot + belly) * across * (1 + .03 * math.sin(7 * x + 9 * t))

    def face(side, gap=0.0):
        def at(u, v):
            x = w * (2 * u - 1)
            y = side * (depth(x, v) + gap)
            lift = .035 * (x / w) ** 2 * (1 - v) ** 3  # the bottom seam curves up at the sides
            return turned(x * (1 - .02 * math.sin(math.pi * v)), y, lift + h * v)
        return at
    stuff = m.bumpy(m.bumpy(m.plain('stuff', m.WHITE, .6, Specular=.3), .25, 3.0, 3, .12), .06, 70, 4, .01)
    sheet('front', face(-1), stuff, 'body', 200, 200)
    sheet('back', face(1), stuff, 'body', 200, 200)
    sheet('foot', lambda u, v: turned(w * (2 * u - 1), depth(w * (2 * u - 1), 0) * (2 * v - 1), .035 * (2 * u - 1) ** 2), stuff, 'body', 100, 8)
    for k in range(4):  # the seal is pressed in ribs
        z = h * (.9 + .02 * k)
        sheet('rib', lambda u, v, z=z: turned(w * .99 * (2 * u - 1), -.006 - .006 * math.sin(math.pi * v), z + .018 * v), stuff, 'body', 8, 8)
    label = m.plain('label', (.86, .86, .86), .6, Specular=.28)
    f = face(-1, .006)
    _patch('label', lambda u, v: f(.13 + .74 * u, .2 + .5 * v), label, 'label', 200, 190, .03, (.74 * 2 * w) / (.5 * h))


CAMERA = {'elevation': 10, 'fill': .72}
NEAR = {'azimuth': 38, 'elevation': 18, 'fill': .6}
