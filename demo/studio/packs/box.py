"""A low box of card that stands on its edge: pastila, sweets, tea, cakes."""
import math
from kit import materials as m
from kit.shapes import flat_label, rounded_box


def build():
    a = math.radians(-20)
    card = m.bumpy(m.plain('card', m.WHITE, .6, Specular=.3), .03, 40, 4, .02)
    rounded_box('box', (1.18, .42, 1.5), card, 'body', .012, rotation=(0, 0, a))
    def at(x, y, z): return (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z)
    label = m.plain('paper', (.86, .86, .86), .55, Specular=.3)
    flat_label(at(-.57, -.2125, .02), at(1.14, 0, 0), (0, 0, 1.46), label, 0)


CAMERA = {'elevation': 11, 'fill': .68}
NEAR = {'fill': .9}
