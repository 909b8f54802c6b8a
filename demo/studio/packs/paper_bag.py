"""A paper bag that stands, its top folded over twice: flour and groats."""
import math
from kit import materials as m
from kit.shapes import _patch, sheet


def build():
    turn = math.radians(-17)
    w, d, h = .56, .30, 1.34

    def turned(x, y, z):
        return (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z)

    def section(a, z):
        """The bag's outline at a height: a full rounded rectangle below, flat at the fold."""
        t = z / h
        k = 1 - max(0, (t - .5) / .5) ** 1.7
        px = 5.5 * k + 2.2 * (1 - k)
        depth = d * k + .022 * (1 - k)
        swell = 1 + .035 * math.sin(math.pi * min(1, t * 1.15)) + .008 * math.sin(9 * a + 5 * t)
        c, s = math.cos(a), math.sin(a)
        r = (abs(c) ** px + abs(s) ** px) ** (-1 / px)
        return (w * r * c * (1 - .03 * (1 - k)), depth * r * s * swell, z)

    paper = m.bumpy(m.bumpy(m.plain('paper', m.WHITE, .78, Specular=.2), .22, 3.2, 3, .12), .10, 60, 5, .015)
    # the ring of the wall, from the back, so that the seam is not seen
    wall = sheet('bag', lambda u, v: turned(*section(math.pi / 2 + 2 * math.pi * u, h * (.004 + .996 * v))), paper, 'body', 256, 128)
    # the roll at the top
    def roll(u, v):
        a = 2 * math.pi * v
        return turned(w * .985 * (2 * u - 1), .042 * math.cos(a) - .012, h + .01 + .062 * math.sin(a))
    sheet('roll', roll, paper, 'body', 16, 48)
    for side in (-1, 1):
        sheet('end', lambda u, v, side=side: turned(w * .985 * side, .042 * u * math.cos(2 * math.pi * v) - .012, h + .01 + .062 * u * math.sin(2 * math.pi * v)), paper, 'body', 8, 32)
    for o in (wall,):
        o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
    label = m.plain('label', (.86, .86, .86), .65, Specular=.25)

    def on_front(u, v):
        z = .22 + .74 * v
        x = .43 * (2 * u - 1)
        low, high = -math.pi + .01, -.01
        for _ in range(40):  # the angle whose point lies at x
            a = (low + high) / 2
            if section(a, z)[0] < x:
                low = a
            else:
                high = a
        px, py, pz = section(a, z)
        return turned(px, py - .006, pz)
    _patch('label', on_front, label, 'label', 200, 170, .03, .86 / .74)


CAMERA = {'elevation': 11, 'fill': .72}
