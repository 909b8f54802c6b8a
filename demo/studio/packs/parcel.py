"""A parcel in butcher's paper, tied with string, with a label: for heavy cuts, cuts with bones, and fish."""
import math
from mathutils import Vector, noise
from kit import materials as m
from kit.shapes import _patch, mesh, sheet

W, D, H = .84, .56, .27
STRINGS = (-.55, .55)


def build(turn=-9, seed=0, swelling=.10):
    turn = math.radians(turn)

    def turned(p):
        x, y, z = p
        return (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z)

    def crumple(p):
        ridge = 1 - abs(noise.noise(p * 2.6 + Vector((3 + seed, 1, 7)))) * 2
        fine = 1 - abs(noise.noise(p * 6.5 + Vector((9, 4 + seed, 2)))) * 2
        return .030 * ridge + .011 * fine

    def section(x, a, out=0.0):
        t = x / W
        k = max(0, 1 - abs(t) ** 7) ** .30
        pinch = 1 - sum(.055 * math.exp(-((x - s) / .045) ** 2) for s in STRINGS)
        swell = (1 + swelling * math.cos(1.4 * x + .4 + seed)) * pinch
        c, s = math.cos(a), math.sin(a)
        p = 3.2
        r = (abs(c) ** p + abs(s) ** p) ** (-1 / p)
        y, z = D * k * r * c * pinch, H * (.25 + .75 * k) * swell * r * s
        q = Vector((x, y, z))
        way = Vector((0, y / D, z / H))
        way = way.normalized() if way.length > .01 else way
        lap = .014 if s > 0 and y < .06 + .03 * math.sin(4 * x) else 0  # the upper sheet lies over the lower
        q += way * (crumple(q) * (.5 if s > 0 else 1) + lap + out)
        return (q.x, q.y, max(.0, q.z + H * .98))

    paper = m.bumpy(m.bumpy(m.plain('paper', m.WHITE, .72, Specular=.22), .35, 7, 3, .035), .10, 70, 4, .01)
    sheet('paper', lambda u, v: turned(section(W * .999 * (2 * u - 1), 2 * math.pi * v - math.pi / 2)), paper, 'body', 300, 300)
    for side in (-1, 1):  # ends: the paper is folded to a point
        rim = [section(W * .999 * side, 2 * math.pi * k / 60) for k in range(60)]
        vs = [turned(p) for p in rim] + [turned((W * side * 1.0, 0, H))]
        mesh('end', vs, [(k, (k + 1) % 60, 60) for k in range(60)], paper, 'body')
    cord = m.bumpy(m.plain('string', (.62, .47, .29), .9, Specular=.1), .6, 40, 2, .02, (1, 1, 3))

    def tube(path, closed, r=.0135):
        n, points = 10, [Vector(p) for p in path]
        vs, k = [], len(points)
        for i, p in enumerate(points):
            a, b = points[(i - 1) % k if closed else max(0, i - 1)], points[(i + 1) % k if closed else min(k - 1, i + 1)]
            along = (b - a).normalized()
            side = along.cross(Vector((.3, .2, 1))).normalized()
            up = side.cross(along)
            for j in range(n):
                w = 2 * math.pi * j / n + i * .5
                vs.append(p + (side * math.cos(w) + up * math.sin(w)) * r * (1 + .22 * math.cos(2 * w)))
        rows = k if closed else k - 1
        mesh('string', vs, [(i * n + j, i * n + (j + 1) % n, ((i + 1) % k) * n + (j + 1) % n, ((i + 1) % k) * n + j) for i in range(rows) for j in range(n)], cord, 'other')
    for s in STRINGS:
        tube([turned(section(s + .01 * math.sin(5 * a / 50), 2 * math.pi * a / 200, .012)) for a in range(200)], True)
    top = [section(-W * .97 + 2 * W * .97 * i / 160, math.pi * .42, .010) for i in range(161)]
    tube([turned(p) for p in top], False)
    # a bow where the strings cross
    x, y, z = section(STRINGS[0], math.pi * .42, .02)
    for sign, length in ((1, .2), (-1, .17)):
        tube([turned((x + sign * length * math.sin(math.pi * t / 24) * (.6 + .5 * t / 24), y + .10 * sign * math.sin(2 * math.pi * t / 24) + .02, z + .035 * math.sin(math.pi * t / 24))) for t in range(25)], False)
        tube([turned((x + sign * .16 * t / 12, y - .16 * t / 12 - .02 * math.sin(t / 3), z + .012 - .10 * (t / 12) ** 3)) for t in range(13)], False)
    label = m.plain('label', (.86, .86, .86), .6, Specular=.25)

    def on_top(u, v):
        """Position of a point of the label: x across, y from the front."""
        x, y = .02 + .44 * (2 * u - 1), -.47 + .52 * v
        low, high = math.pi * .08, math.pi * .92
        for _ in range(34):
            a = (low + high) / 2
            if section(x, a)[1] > y:
                low = a
            else:
                high = a
        p = section(x, a, .019)
        return turned((p[0], p[1], p[2]))
    _patch('label', on_top, label, 'label', 120, 100, .03, .88 / .58)


CAMERA = {'elevation': 46, 'fill': .8}
