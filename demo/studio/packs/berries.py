"""Small round berries, a heap in a tray."""
import math
from kit import heap, produce
from kit.punnet import punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(51)
    skin = Skin('berry', .32, Specular=.4)
    bloom = skin.noise(6, 4)
    crown = skin.between(skin.along(2), .058, .068)
    skin.bump(skin.noise(30, 2), .08, .006)
    material = skin.tones(skin.add(skin.add(.1, skin.times(bloom, .8)), skin.times(crown, -.5)))
    shapes = [produce.turned('berry', produce.oval(.078, .071, 16, dent_above=.018, width=.35), material, 24,
                             ribs=lambda a, t: 1 + .03 * math.cos(5 * a) * max(0, t - .75) * 4, lump=.004, seed=k) for k in range(4)]
    punnet(height=.34)
    # a heap by rule, not by falling: rows that stagger under a dome
    step = .125
    for layer in range(6):
        for i in range(15):
            for j in range(10):
                x = -.80 + step * (i + .5 * ((j + layer) % 2)) + chance.uniform(-.022, .022)
                y = -.52 + step * .92 * (j + .33 * (layer % 2)) + chance.uniform(-.022, .022)
                z = .10 + .098 * layer + chance.uniform(-.02, .02)
                dome = .37 + .24 * max(0, 1 - (x / .82) ** 2) ** .7 * max(0, 1 - (y / .55) ** 2) ** .7
                if abs(x) < .72 + .06 * (z > .4) and abs(y) < (.40 if z < .4 else .47) and dome - .16 < z < dome:
                    heap.thing('berry', shapes[(i + j) % 4], 'filling', (x, y, z),
                               (chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(0, 6)), chance.uniform(.84, 1.12))


CAMERA = {'elevation': 30, 'fill': .8}
