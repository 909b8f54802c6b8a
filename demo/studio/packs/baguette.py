"""A long loaf, cut slanting on top before it was baked; a paper band around its middle."""
import math
from mathutils import Matrix, Vector, noise
from kit import heap, produce
from kit import materials as m
from kit.shapes import _patch
from kit.tones import Skin

LONG, R = .95, .215


def cut(x, y):
    """Depth of a cut at a place of the top, and the distance to its raised edge."""
    best = ear = 0
    for k in range(5):
        cx = -.66 + .33 * k
        u = (x - cx) * .90 + y * .44
        v = -(x - cx) * .44 + y * .90
        w = .052 * math.sqrt(max(0, 1 - (u / .27) ** 2))
        if w > 0:
            best = max(best, max(0, 1 - (v / w) ** 2) if abs(v) < w else 0)
            if w <= v < w + .05:
                ear = max(ear, (1 - (v - w) / .05) * w / .052)
    return best, ear


def at(u, v):
    t, a = 2 * v - 1, 2 * math.pi * u
    r = R * max(0, 1 - abs(t) ** 3.4) ** .5
    c, s = math.cos(a), math.sin(a)
    p = Vector((LONG * t, 1.08 * r * c, r * .98 * s if s > 0 else r * .72 * s))
    p += Vector((0, c, s)) * .012 * noise.noise(Vector((p.x * 4, p.y * 4, p.z * 4)))
    if s > .15:
        deep, ear = cut(p.x, p.y)
        p.z += -.035 * deep + .028 * ear
    return tuple(p)


def mark(u, v):
    p = at(u, v)
    return cut(p[0], p[1])[0] if math.sin(2 * math.pi * u) > .15 else 0


def build():
    skin = Skin('crust', .5, Specular=.32)
    broad, fine = skin.noise(3.2, 4), skin.noise(36, 4)
    blister = skin.between(skin.cells(26), .18, .04)
    opened = skin.between(skin.mark(), .05, .5)
    z = skin.along(2)
    flour = skin.times(skin.between(skin.add(skin.times(fine, .5), skin.times(skin.noise(4, 4), .6)), .56, .82), skin.less(1, opened))
    skin.bump(skin.noise(8, 5), .3, .025).bump(fine, .2, .01).bump(blister, .2, .01)
    tone = skin.add(.30, skin.times(skin.add(skin.times(broad, .5), skin.times(skin.between(z, -.1, .2), .34)), .62))
    tone = skin.times(tone, skin.less(1, skin.times(flour, .4)))
    tone = skin.less(tone, skin.times(opened, skin.times(.36, skin.add(.5, skin.times(skin.noise(13, 4), .6)))))
    material = skin.tones(skin.lower(skin.higher(tone, 0), 1))
    turn = Matrix.Rotation(math.radians(-24), 4, 'Z') @ Matrix.Translation((0, 0, R * .72))
    o = heap.thing('loaf', produce.grid('loaf', 160, 420, at, material, True, mark), 'filling')
    o.matrix_world = turn
    label = m.plain('label', (.86, .86, .86), .6, Specular=.25)

    def front(u, v):
        """Position from the front foot over the side to the top."""
        a = math.radians(196 - 112 * v)
        x = -.36 + .72 * u
        r = R * max(0, 1 - abs(x / LONG) ** 3.4) ** .5 + .03
        s = math.sin(a)
        return tuple(turn @ Vector((x, 1.08 * r * math.cos(a), r * .98 * s if s > 0 else r * .72 * s)))
    _patch('label', front, label, 'label', 60, 100, 0, .72 / (R * 1.15 * math.radians(112)))


CAMERA = {'elevation': 36, 'fill': .86}
