"""A wedge of pressed cheese, cut from a wheel, a label on its cut: rind as `lid`, paste as `body`."""
import math
from kit import materials as m
from kit.shapes import _patch, dice

R, HIGH = 1.25, .52


def wedge(angle, radius, high, place, paste, rind, seed):
    """The wedge with its point towards the camera; eyes are pressed into the cut."""
    chance = dice(seed)
    eyes = [(chance.uniform(.12, .95), chance.uniform(.1, .9), chance.uniform(.014, .045)) for _ in range(16)]

    def dent(r, t):
        d = 0
        for er, et, size in eyes:
            k = math.hypot((r - er) * radius, (t - et) * high) / size
            if k < 1:
                d = max(d, size * .7 * math.sqrt(1 - k * k))
        return d + .004 * math.sin(23 * r + 7 * t) * math.sin(17 * t + 3 * r)

    def side(sign):
        a = math.pi / 2 + sign * angle / 2

        def at(u, v):
            u2 = u if sign < 0 else 1 - u
            d = dent(u2, v) if sign < 0 else dent(1 - u2 * .9, v)
            n = (math.sin(a) * sign, -math.cos(a) * sign)
            return place(radius * u2 * math.cos(a) - n[0] * -d * 1, radius * u2 * math.sin(a) - n[1] * -d, high * v)
        return at
    for sign in (-1, 1):
        _patch('cut', side(sign), paste, 'body', 300, 130)
    bulge = lambda v: 1 + .022 * math.sin(math.pi * v)
    arc = lambda u: math.pi / 2 - angle / 2 + angle * u
    _patch('back', lambda u, v: place(radius * bulge(v) * math.cos(arc(u)), radius * bulge(v) * math.sin(arc(u)), high * v), rind, 'lid', 80, 30)
    for z in (0, high):
        _patch('face', lambda u, v, z=z: place(radius * v * math.cos(arc(u)), radius * v * math.sin(arc(u)), z + (.012 * v ** 8 * (-1 if z else 1))), rind, 'lid', 80, 60)
    label = m.plain('label', (.86, .86, .86), .45, Specular=.4)
    front = math.pi / 2 - angle / 2
    out = (math.sin(front) * .009, -math.cos(front) * .009)

    def stuck(u, v):
        r = radius * (.33 + .54 * u)
        return place(r * math.cos(front) + out[0], r * math.sin(front) + out[1], high * (.12 + .72 * v))
    _patch('label', stuck, label, 'label', 120, 80, .05, .54 * radius / (.72 * high))


def build():
    paste = m.plain('paste', m.WHITE, .48, Specular=.35, Subsurface=.12, Subsurface_Radius=(.12, .09, .05))
    m.mottled(paste, (.76, .76, .76), (.86, .86, .86), 5, 5)
    m.bumpy(paste, .10, 26, 6, .02)
    rind = m.plain('rind', m.WHITE, .62, Specular=.3)
    m.mottled(rind, (.6, .6, .6), (.86, .86, .86), 7, 6)
    m.bumpy(rind, .3, 16, 6, .04)

    def stand(x, y, turn, lift=0.0):
        c, s = math.cos(turn), math.sin(turn)
        return lambda px, py, pz: (x + px * c - py * s, y + px * s + py * c, lift + pz)
    wedge(math.radians(44), R, HIGH, stand(-.12, -.55, math.radians(-34)), paste, rind, 4)


CAMERA = {'elevation': 24, 'fill': .74}
NEAR = {'fill': .62}
