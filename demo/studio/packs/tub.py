"""A tub of white plastic with a snapped lid, a band of label around it: curd, sour cream, yogurt."""
from kit import materials as m
from kit.shapes import curve, lathe, round_label

OUTSIDE = [(0, .02), (.5, .02), (.535, .0), (.56, .02), (.575, .06)] + [(.575 + .115 * t / 20, .06 + .78 * t / 20) for t in range(1, 21)] + [(.72, .845), (.72, .87)]


def build():
    lathe('tub', OUTSIDE, m.plain('plastic', m.WHITE, .32, Subsurface=.0, Specular=.45), 'body')
    lid = [(.73, .84), (.752, .845), (.756, .86), (.756, .9), (.748, .925), (.725, .93), (.705, .93), (.695, .915), (.68, .885), (.66, .88), (0, .88)]
    lathe('lid', lid, m.plain('lid', m.WHITE, .3, Specular=.45), 'lid')
    round_label(OUTSIDE, .1, .80, 1.35, m.plain('paper', (.86, .86, .86), .42, Specular=.4), gap=.004, corner=0)


CAMERA = {'elevation': 17}
NEAR = {'azimuth': 6, 'elevation': 29, 'fill': .92}
