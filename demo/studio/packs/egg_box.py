"""A box of pressed pulp with ten eggs, open; the label is on the inside of the lid that stands behind."""
import math
from kit import materials as m
from kit.shapes import ball, dice, flat_label, mesh, rounded_box, sheet


def build():
    chance = dice(3)
    pulp = m.bumpy(m.bumpy(m.plain('pulp', m.WHITE, .9, Specular=.1), .5, 22, 6, .03), .2, 5, 3, .06)
    shell = m.bumpy(m.plain('shell', m.WHITE, .42, Specular=.35, Subsurface=.06, Subsurface_Radius=(.06, .04, .03)), .05, 60, 3, .01)
    n, gap = 5, .36
    left = -gap * (n - 1) / 2
    for row in (0, 1):
        for i in range(n):
            x, y = left + gap * i, -.18 + .36 * row
            ball((x + chance.uniform(-.008, .008), y, .27 + chance.uniform(-.01, .012)), .155, shell, 'filling',
                 (1, 1, 1.3), (math.radians(chance.uniform(-5, 5)), math.radians(chance.uniform(-5, 5)), 0))

    def tray(u, v):
        x = -gap * n / 2 * 1.06 + gap * n * 1.06 * u
        y = -.43 + .86 * v
        edge = min(u, 1 - u) * gap * n
        side = min(v, 1 - v) * .86
        cup = math.cos(2 * math.pi * (x - left) / gap) * .5 + math.cos(2 * math.pi * (y + .18) / .36) * .5
        z = .2 - .09 * max(0, cup)
        rim = min(1, edge / .035, side / .035)
        return (x, y, z if rim >= 1 else .2)
    sheet('tray', tray, pulp, 'body', 240, 120)
    w, d = gap * n * .53, .43

    def wall(u, v):
        a = u * 4
        k, t = int(a) % 4, a - int(a)
        corners = [(-w, -d), (w, -d), (w, d), (-w, d)]
        (x0, y0), (x1, y1) = corners[k], corners[(k + 1) % 4]
        ridge = 1 - .025 * (1 + math.cos(2 * math.pi * t * (n if k % 2 == 0 else 2))) * (1 - v)
        s = (.88 + .12 * v) * ridge
        return ((x0 + (x1 - x0) * t) * s, (y0 + (y1 - y0) * t) * s, .2 * v)
    sheet('wall', wall, pulp, 'body', 320, 16)
    tilt = math.radians(12)

    def lid(x, z, out=0.0):
        return (x, d + .03 + z * math.sin(tilt) - out * math.cos(tilt), .2 + z * math.cos(tilt) + out * math.sin(tilt))
    height = .62
    sheet('lid', lambda u, v: lid(w * (2 * u - 1), height * v), pulp, 'body', 80, 40)
    for u0 in (-1, 1):
        sheet('side', lambda u, v, u0=u0: lid(w * u0, height * v, .16 * u * min(1, v * 3)), pulp, 'body', 10, 40)
    sheet('top', lambda u, v: lid(w * (2 * u - 1), height, .16 * v), pulp, 'body', 80, 10)
    label = m.plain('label', (.86, .86, .86), .65, Specular=.25)
    o = lid(-.78, .07, .012)
    r = tuple(a - b for a, b in zip(lid(.78, .07, .012), o))
    up = tuple(a - b for a, b in zip(lid(-.78, .56, .012), o))
    flat_label(o, r, up, label, .05)


CAMERA = {'elevation': 24, 'fill': .8}
