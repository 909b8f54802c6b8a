"""Mushrooms with wide caps, a heap in a tray: some show their stalks."""
import math
from kit import heap, produce
from kit.punnet import punnet
from kit.shapes import curve, dice
from kit.tones import Skin


def build():
    chance = dice(87)
    skin = Skin('mushroom', .45, Specular=.35)
    z = skin.along(2)
    cap = skin.between(z, -.045, -.015)
    cracks = skin.times(skin.between(skin.cells(8, 'DISTANCE_TO_EDGE'), .05, .01), skin.between(z, .02, .09))
    broad = skin.noise(4, 4)
    skin.bump(skin.noise(14, 4), .2, .015).bump(skin.times(cracks, -1), .3, .01)
    tone = skin.add(skin.times(cap, skin.add(.38, skin.times(broad, .55))), skin.times(skin.noise(9, 3), .12))
    material = skin.tones(skin.lower(skin.higher(skin.less(tone, skin.times(cracks, .35)), 0), 1))

    def profile(k):
        f = 1 + .06 * (k % 3)
        return curve([(0, -.22), (.05, -.222), (.056, -.2), (.048, -.12), (.05, -.055), (.10, -.04), (.17, -.05), (.196, -.045), (.205, -.02), (.19, .03), (.14, .085 * f), (.07, .112 * f), (0, .118 * f)], 5)
    shapes = [produce.turned('mushroom', profile(k), material, 60, ribs=lambda a, t, k=k: 1 + .045 * math.cos(2 * a + k) + .03 * math.cos(3 * a - k), lump=.016, scale=3.4, seed=k) for k in range(6)]
    punnet(height=.34)
    n = 0
    for z, columns, rows, wide, deep in ((.30, 5, 3, 1.22, .70), (.46, 4, 3, 1.0, .62), (.62, 3, 2, .66, .36)):
        for i in range(columns):
            for j in range(rows):
                x, y = wide * (i / max(1, columns - 1) - .5) + .07 * (j % 2), deep * (j / max(1, rows - 1) - .5)
                lean = chance.uniform(-.5, .5) if n % 4 else chance.uniform(1.5, 2.2)
                heap.thing('mushroom', shapes[n % 6], 'filling', (x + chance.uniform(-.04, .04), y + chance.uniform(-.04, .04), z + chance.uniform(-.03, .03)),
                           (lean + .18, chance.uniform(-.45, .45), chance.uniform(0, 6)), chance.uniform(.85, 1.08))
                n += 1


CAMERA = {'elevation': 32, 'fill': .8}
