"""Washed carrots, lying across a tray, their thick ends to the right."""
import math
from kit import heap, produce
from kit.punnet import fence, punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(31)
    skin = Skin('carrot', .42, Specular=.35)
    rings = skin.between(skin.noise(7, 3, (.5, .5, 6)), .57, .66)
    skin.bump(skin.noise(20, 4, (1, 1, 2.2)), .22, .012).bump(skin.times(rings, -1), .4, .012)
    crown = skin.between(skin.add(skin.along(2), skin.times(skin.noise(14, 2), .05)), .405, .43)
    tone = skin.less(skin.add(skin.add(.18, skin.times(skin.noise(4, 4), .5)), skin.times(skin.noise(11, 3, (1, 1, 3)), .2)), skin.times(rings, .16))
    material = skin.tones(skin.times(tone, skin.less(1, skin.times(crown, .8))))

    def profile(k):
        n, out = 36, []
        for i in range(n + 1):
            t = i / n
            r = .105 * (t + .015) ** (.5 + .04 * (k % 3)) * (1 if t < .86 else math.sqrt(max(0, 1 - ((t - .86) / .145) ** 2)) * .97 + .03)
            out.append((r, -.5 + .92 * t))
        return [(0, -.56), (.004, -.55)] + out + [(0, .41)]
    shapes = [produce.turned('carrot', profile(k), material, 40, lump=.012, scale=4, seed=k, bend=(.15, .4, .1, .3, .5)[k % 5]) for k in range(6)]
    tray, walls = punnet(), fence()
    heap.pour(shapes, 38, (tray, walls), (.2, .3), chance, (.3, .3), (.92, 1.1),
              lying=lambda c: (1.5708 + c.uniform(-.1, .1), c.uniform(0, 6.28), (1.5708 if c.random() < .7 else -1.5708) + c.uniform(-.25, .25)))


CAMERA = {'elevation': 32, 'fill': .8}
