"""A low small jar: pâté, caviar, mustard, children's purées. Its contents are opaque."""
from kit import materials as m
from kit.shapes import curve, lathe, round_label
from .jar import lid

OUTSIDE = curve([(0, 0), (.56, 0), (.68, .015), (.745, .08), (.755, .2), (.755, .5), (.755, .68), (.735, .77), (.69, .82), (.67, .86), (.67, .94)])


def build():
    inside = [(max(0, r - .013), max(.04, z)) for r, z in OUTSIDE if z < .8] + [(.4, .8), (0, .8)]
    lathe('filling', inside, m.plain('filling', m.WHITE, .45), 'filling')
    lathe('glass', OUTSIDE, m.thin_glass(), 'glass')
    lid(r=.71, z=.86, height=.2)
    round_label(OUTSIDE, .14, .64, 1.05, m.plain('paper', (.86, .86, .86), .7, Specular=.25))


NEAR = {'fill': .84}
