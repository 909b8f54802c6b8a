"""A slender bottle of dark glass: oil, vinegar, syrup, sparkling drinks."""
from kit import materials as m
from kit.shapes import curve, lathe, round_label

OUTSIDE = curve([(0, 0), (.26, 0), (.345, .012), (.375, .06), (.38, .2), (.38, .8), (.38, 1.18), (.37, 1.29), (.31, 1.42), (.2, 1.54), (.145, 1.66), (.135, 1.8), (.135, 1.96), (.15, 1.97), (.15, 2.02)])


def build():
    glass = m.plain('glass', (.82, .82, .82), .06, Specular=.6, Clearcoat=1, Clearcoat_Roughness=.02)
    lathe('glass-dark', OUTSIDE, glass, 'filling')
    cap = [(.14, 1.93), (.172, 1.935), (.176, 1.95), (.176, 2.16), (.168, 2.18), (.15, 2.185), (0, 2.185)]
    lathe('lid', cap, m.plain('lid', m.WHITE, .4), 'lid')
    round_label(OUTSIDE, .26, 1.06, 1.15, m.plain('paper', (.86, .86, .86), .7, Specular=.25))


CAMERA = {'fill': .78}
NEAR = {'azimuth': 4, 'elevation': 22}
