"""The wide jar full of pieces in brine: cucumbers, mushrooms, cabbage, berries."""
import math
from kit import materials as m
from kit.shapes import ball, dice, lathe, round_label
from .jar import OUTSIDE, lid


def build():
    chance = dice(11)
    pieces = m.plain('piece', m.WHITE, .35, Specular=.5)
    m.mottled(pieces, (.5, .5, .5), (.95, .95, .95), 9, 5)
    m.bumpy(pieces, .25, 30, 4, .03)
    for level in range(8):
        n = 15
        for i in range(n):
            a = 2 * math.pi * (i + .5 * (level % 2)) / n + chance.uniform(-.1, .1)
            r, z = .572 + chance.uniform(-.02, .02), .175 + .132 * level + chance.uniform(-.02, .02)
            if level == 0:
                r -= .05
            if z > 1.1:
                r -= .08
            ball((r * math.cos(a), r * math.sin(a), z), .115, pieces, 'filling',
                 (1, chance.uniform(.75, 1.2), chance.uniform(.75, 1.25)), (chance.uniform(0, 3), chance.uniform(0, 3), a))
    brine = [(max(0, r - .08), max(.04, z)) for r, z in OUTSIDE if z < 1.2] + [(.3, 1.2), (0, 1.2)]
    lathe('brine', brine, m.plain('brine', (.42, .42, .42), .3), 'filling')
    lathe('glass', OUTSIDE, m.thin_glass(), 'glass')
    lid()
    round_label(OUTSIDE, .3, .9, 1.0, m.plain('paper', (.86, .86, .86), .7, Specular=.25))
