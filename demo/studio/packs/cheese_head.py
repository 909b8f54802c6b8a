"""A head of young cheese with the pattern of its basket, a piece cut out."""
import math
from kit.cheese import paste_skin, rind_skin, wheel


def build():
    def rough(a, r, z):
        if r > .60:  # the side: strips of the basket, over and under
            row = math.floor(z / .075)
            return .016 * abs(math.sin(math.pi * z / .075)) * (.55 + .45 * math.sin(26 * a + math.pi * (row % 2)))
        x, y = r * math.cos(a), r * math.sin(a)
        return .008 * math.sin(x * 42) * math.sin(y * 42)
    wheel(.66, .46, .07, rind_skin(.3, .2), paste_skin(eyes=.16), rough=rough, label_high=.70, gap=.020)


CAMERA = {'elevation': 32, 'fill': .80}
NEAR = {'fill': 1.1}
