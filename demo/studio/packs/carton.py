"""A carton with a gable top: milk and drinks."""
import math
from kit import materials as m
from kit.shapes import flat_label, mesh, rounded_box


def build():
    a = math.radians(-24)
    s, h, top, fin = .42, 1.42, 1.86, 2.02

    def at(x, y, z):
        return (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z)
    card = m.plain('card', m.WHITE, .38, Specular=.4)
    rounded_box('carton', (2 * s, 2 * s, h), card, 'body', .012, rotation=(0, 0, a))
    roof = [at(-s, -s, h), at(s, -s, h), at(s, s, h), at(-s, s, h), at(-s, 0, top), at(s, 0, top)]
    mesh('roof', roof, [(0, 1, 5, 4), (2, 3, 4, 5)], card, 'lid', False)
    # the sides are folded in
    inner = [at(s, -s, h), at(s, s, h), at(s, 0, top), at(s - .2, 0, h + .22)]
    mesh('gusset', inner, [(0, 3, 2), (3, 1, 2), (0, 1, 3)], card, 'lid', False)
    inner = [at(-s, -s, h), at(-s, s, h), at(-s, 0, top), at(-s + .2, 0, h + .22)]
    mesh('gusset', inner, [(0, 2, 3), (3, 2, 1), (0, 3, 1)], card, 'lid', False)
    rounded_box('fin', (2 * s, .03, fin - top + .02), card, 'lid', .006, at(0, 0, top - .02), (0, 0, a))
    label = m.plain('paper', (.86, .86, .86), .38, Specular=.4)
    flat_label(at(-s + .006, -s - .003, .01), at(2 * s - .012, 0, 0), (0, 0, h - .02), label, 0)


CAMERA = {'elevation': 10, 'fill': .74}
