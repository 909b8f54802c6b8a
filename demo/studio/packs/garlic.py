"""Heads of garlic, a heap in a tray."""
import math
from kit import heap, produce
from kit.punnet import fence, punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(19)
    skin = Skin('garlic', .5, Specular=.3)
    veins = skin.noise(5, 4, (8, 8, .5))
    blush = skin.between(skin.add(skin.noise(2.4, 4), skin.times(veins, .3)), .6, .85)
    skin.bump(veins, .35, .012).bump(skin.noise(14, 4), .12, .01)
    material = skin.tones(skin.add(skin.add(.05, skin.times(veins, .35)), skin.times(blush, .6)))

    def profile(k):
        body = [(r * (1 - .15 * max(0, z / .15)), z) for r, z in produce.oval(.165, .125, 24, 2.1, dent_below=.02) if r > .04 or z < 0]
        top = body[-1][1]
        return body + [(.052, top + .025), (.036, top + .06), (.03, top + .12), (.03, top + .17), (.02, top + .175), (0, top + .17)]

    def cloves(k):
        n = 7 + k % 3
        def ribs(a, t):
            belly = math.exp(-((t - .42) / .3) ** 2)
            return 1 + belly * (.11 * abs(math.cos(n / 2 * a + k)) - .06) + .02 * math.cos(2 * a)
        return ribs
    shapes = [produce.turned('garlic', profile(k), material, 96, ribs=cloves(k), lump=.008, scale=4, seed=k) for k in range(5)]
    tray, walls = punnet(), fence()
    heap.pour(shapes, 36, (tray, walls), (.45, .22), chance, (.35, .36), (.92, 1.12), lying=heap.upright(1.3))


CAMERA = {'elevation': 30, 'fill': .8}
