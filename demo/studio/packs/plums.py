"""Stone fruit with a seam and a bloom, a heap in a tray: plums, apricots."""
import math
from kit import heap, produce
from kit.punnet import fence, punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(16)
    skin = Skin('plum', .34, Specular=.4)
    bloom = skin.noise(2.6, 4, distortion=.4)
    dust = skin.between(skin.noise(13, 4), .42, .7)
    side = skin.between(skin.add(skin.times(skin.along(0), 3.4), skin.times(skin.noise(2.2, 3), .9)), -.1, .9)
    skin.bump(skin.noise(24, 3), .06, .008)
    tone = skin.add(skin.add(skin.times(bloom, .42), skin.times(skin.times(bloom, dust), .4)), skin.times(side, .28))
    material = skin.tones(skin.lower(tone, 1))

    def seam(k):
        return lambda a, t: 1 - .05 * math.exp(-(((a + k) % (2 * math.pi) - math.pi) / .16) ** 2) + .015 * math.cos(2 * a)
    shapes = [produce.turned('plum', produce.oval(.112, .135, 24, 2.05, dent_above=.022, width=.3), material, 48, ribs=seam(k), lump=.006, scale=4, seed=k) for k in range(4)]
    tray, walls = punnet(), fence()
    heap.pour(shapes, 76, (tray, walls), (.5, .3), chance, (.33, .26), (.92, 1.08))


CAMERA = {'elevation': 30, 'fill': .8}
