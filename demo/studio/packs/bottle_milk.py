"""A bottle of clear glass with a wide neck: milk, kefir, juice, kvass."""
from kit import materials as m
from kit.shapes import curve, lathe, round_label

OUTSIDE = curve([(0, 0), (.36, 0), (.46, .012), (.505, .07), (.515, .2), (.515, .8), (.515, 1.12), (.5, 1.25), (.43, 1.42), (.335, 1.58), (.285, 1.7), (.272, 1.78), (.272, 1.86)])


def build():
    inside = [(max(0, r - .011), max(.035, z)) for r, z in OUTSIDE if z < 1.63] + [(.15, 1.635), (0, 1.635)]
    lathe('filling', inside, m.plain('filling', m.WHITE, .4), 'filling')
    lathe('glass', OUTSIDE, m.thin_glass(edge=.9), 'glass')
    cap = [(.27, 1.8), (.318, 1.805), (.325, 1.82), (.325, 1.955), (.315, 1.98), (.29, 1.99), (0, 1.99)]
    lathe('lid', cap, m.plain('lid', m.WHITE, .38, Clearcoat=.3), 'lid')
    round_label(OUTSIDE, .3, 1.02, 1.1, m.plain('paper', (.86, .86, .86), .7, Specular=.25))
