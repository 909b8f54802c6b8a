"""A brick of butter in parchment, its ends folded in triangles."""
import math
from kit import materials as m
from kit.shapes import flat_label, rounded_box, mesh


def build():
    paper = m.bumpy(m.plain('parchment', m.WHITE, .55, Specular=.35), .12, 5, 4, .06)
    rounded_box('brick', (1.5, .86, .58), paper, 'body', .035, rotation=(0, 0, math.radians(-14)))
    a = math.radians(-14)
    def at(x, y, z): return (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z)
    # the fold at the short end: two flaps that meet
    e = .752
    flap = m.bumpy(m.plain('fold', m.WHITE, .55, Specular=.35), .12, 5, 4, .06)
    mesh('fold', [at(e, -.40, .03), at(e, .40, .03), at(e + .012, .0, .33)], [(0, 1, 2)], flap, 'body', False)
    mesh('fold', [at(e, -.40, .55), at(e + .016, -.02, .30), at(e, .40, .55)], [(0, 1, 2)], flap, 'body', False)
    o, r, u = at(-.7, -.4335, .03), at(1.4, 0, 0), (0, 0, .52)
    base = at(0, 0, 0)
    # a band over the top: the label on the long front side
    label = m.plain('paper', (.86, .86, .86), .6, Specular=.3)
    flat_label(o, tuple(p - q for p, q in zip(r, base)), u, label, 0)


CAMERA = {'elevation': 16, 'fill': .74}
NEAR = {'fill': .66}
