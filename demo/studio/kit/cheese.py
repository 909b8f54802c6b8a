"""Small wheels of cheese with a piece cut out: rind all round, paste on the cuts."""
import math
from . import heap
from . import materials as m
from .produce import grid
from .shapes import curve, radius_at, round_label, sheet
from .tones import Skin

RIND = .028


def profile_of(radius, high, soft):
    """Half of the wheel's section, from the bottom centre to the top centre: (radius, height)."""
    r, h, c = radius, high, soft
    points = [(0, 0), (r - c, 0)]
    points += [(r - c + c * math.sin(a), c - c * math.cos(a)) for a in [math.pi / 2 * k / 8 for k in range(1, 9)]]
    points += [(r + .012, h / 2)]
    points += [(r - c + c * math.cos(a), h - c + c * math.sin(a)) for a in [math.pi / 2 * k / 8 for k in range(9)]]
    return points + [(0, h)]


def at_length(points, v):
    lengths = [0]
    for (r0, z0), (r1, z1) in zip(points, points[1:]):
        lengths.append(lengths[-1] + math.hypot(r1 - r0, z1 - z0))
    s = v * lengths[-1]
    for k in range(len(points) - 1):
        if s <= lengths[k + 1]:
            t = (s - lengths[k]) / max(1e-9, lengths[k + 1] - lengths[k])
            return points[k][0] + (points[k + 1][0] - points[k][0]) * t, points[k][1] + (points[k + 1][1] - points[k][1]) * t
    return points[-1]


def sector(points, first, last, rind, paste, rough=None):
    """Rind between two angles and both cuts; `rough(angle, radius, height)` displaces the rind. Returns mesh data."""
    moved = rough or (lambda a, r, z: 0)
    high = points[-1][1]
    outer = [p for p in points if p[0] > 0]

    def outside(u, v):
        a = first + (last - first) * u
        r, z = at_length(points, v)
        out = moved(a, r, z) * min(1, (u + .02) * 20, (1 - u + .02) * 20)
        above = z > high * .9
        far = r + (0 if above else out)
        return (far * math.cos(a), far * math.sin(a), z + (out if above else 0))
    parts = [grid('rind', 220, 150, outside, rind)]

    def edge(v):
        return radius_at(outer, min(max(high * v, 1e-4), high - 1e-4))

    def near(u, v):
        far = min(edge(v) * (1 - u), high * v, high * (1 - v))
        return max(0, min(1, 1.5 - far / RIND))
    for a in (first, last):
        parts.append(grid('cut', 150, 80, lambda u, v, a=a: (edge(v) * u * math.cos(a), edge(v) * u * math.sin(a), high * v), paste, mark=near))
    return parts


def rind_skin(mottle=.5, bump=.25):
    """Colour positions of the rind: from .62 to 1."""
    skin = Skin('rind', .7, Specular=.2)
    spots = skin.noise(6, 5)
    skin.bump(skin.noise(18, 5), bump, .02).bump(skin.noise(60, 3), bump * .4, .006)
    return skin.tones(skin.lower(skin.add(.82, skin.times(skin.less(spots, .5), mottle * 1.4)), 1))


def paste_skin(eyes=0.0, veins=False):
    """Colour positions of the paste, 0 to .5: the core, then the ripening layer; the rind is a line at the edge."""
    skin = Skin('paste', .42, Specular=.35)
    edge = skin.mark()
    wide = skin.noise(4, 4)
    tone = skin.add(.10, skin.times(wide, .34))
    if eyes:
        holes = skin.between(skin.cells(9, fixed=True), eyes, eyes * .6)
        skin.bump(holes, -.8, .03)
        tone = skin.less(tone, skin.times(holes, .2))
    if veins:
        blue = skin.times(skin.between(skin.size(skin.less(skin.noise(7, 5, distortion=1.4), .5)), .05, .0), skin.between(skin.noise(3, 3), .42, .56))
        tone = skin.add(tone, skin.times(blue, .5))
    skin.bump(skin.noise(24, 4), .12, .01)
    return skin.tones(skin.lower(skin.higher(tone, skin.times(edge, .86)), 1))


def wheel(radius, high, soft, rind, paste, opening=52, rough=None, away=.20, label_high=.74, half_label=.60, gap=.004, paper=True):
    """The wheel, its piece in front on the right, a label round its side, and parchment below."""
    points = profile_of(radius, high, soft)
    middle = math.radians(-34)
    a, b = middle - math.radians(opening / 2), middle + math.radians(opening / 2)
    for data in sector(points, b, a + 2 * math.pi, rind, paste, rough):
        heap.thing('wheel', data, 'filling', (0, 0, .012))
    if away:
        turn = math.radians(-9)
        for data in sector(points, a, b, rind, paste, rough):
            heap.thing('piece', data, 'filling', (away * 1.15 * math.cos(middle) + .05, away * 1.6 * math.sin(middle) - .04, .012), (0, 0, turn))
    z0 = high * (1 - label_high) / 2 + .012
    outer = [p for p in curve([(r + .010, z + .012) for r, z in points if r > radius - soft * .999], 3)]
    round_label(outer, z0, z0 + high * label_high, half_label, m.plain('label', (.86, .86, .86), .6, Specular=.25), gap, .0, math.radians(-24))
    if paper:
        sheet_ = m.bumpy(m.plain('parchment', m.WHITE, .8, Specular=.15), .15, 8, 3, .03)
        side = radius * 1.34
        sheet('parchment', lambda u, v: (side * (2 * u - 1) * (1 + .03 * math.sin(5 * v)) + .10, side * .92 * (2 * v - 1) - .10 + .02 * math.sin(7 * u),
                                         .004 + .02 * max(0, abs(2 * u - 1) + abs(2 * v - 1) - 1.5) ** 1.2 * (1 + math.sin(4 * u + 6 * v))), sheet_, 'body', 60, 60)
