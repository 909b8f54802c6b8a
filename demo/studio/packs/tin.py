"""A tin with rolled edges: liver of cod, stewed meat, condensed milk, tea."""
from kit import materials as m
from kit.shapes import lathe, round_label

OUTSIDE = [(0, .02), (.6, .02), (.62, 0), (.655, .0), (.665, .02), (.66, .05), (.645, .06), (.64, .08), (.64, .74), (.645, .76), (.66, .77), (.668, .79), (.665, .82), (.64, .83), (.62, .82), (.615, .79), (.6, .785), (.52, .785), (.5, .79), (.46, .79), (.44, .785), (0, .785)]


def build():
    lathe('tin', OUTSIDE, m.plain('steel', (.7, .69, .67), .42, Metallic=1), 'other')
    round_label(OUTSIDE, .085, .735, 1.5, m.plain('paper', (.86, .86, .86), .38, Specular=.5), gap=.004, corner=0)


CAMERA = {'elevation': 18, 'fill': .66}
NEAR = {'azimuth': 6, 'elevation': 29, 'fill': .88}
