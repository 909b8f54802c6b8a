"""A wide glass jar with a screwed lid, full of a translucent filling: honey, jam, syrup."""
from kit import materials as m
from kit.shapes import curve, lathe, round_label

OUTSIDE = curve([(0, 0), (.5, 0), (.64, .015), (.715, .09), (.73, .25), (.73, .6), (.73, 1.0), (.715, 1.12), (.63, 1.235), (.565, 1.29), (.555, 1.34), (.555, 1.42)])


def build():
    inside = [(max(0, r - .013), max(.04, z)) for r, z in OUTSIDE if z < 1.22] + [(.3, 1.225), (0, 1.225)]
    lathe('filling', inside, m.glowing('filling'), 'filling')
    lathe('glass', OUTSIDE, m.thin_glass(), 'glass')
    lid()
    round_label(OUTSIDE, .26, .98, 1.08, m.plain('paper', (.86, .86, .86), .7, Specular=.25))


def lid(r=.6, z=1.33, height=.23):
    """Lacquered metal with a rolled edge."""
    top = z + height
    p = [(r - .05, z + .01), (r + .01, z), (r + .03, z + .02), (r + .03, z + .05), (r + .012, z + .07), (r + .01, top - .06), (r - .005, top - .02), (r - .04, top), (r - .1, top - .004), (r - .13, top - .018), (0, top - .018)]
    return lathe('lid', p, m.plain('lid', m.WHITE, .34, Specular=.5, Clearcoat=.4), 'lid')
