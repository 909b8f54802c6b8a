"""Onions in their dry skins, a heap in a tray."""
import math
from kit import heap, produce
from kit.punnet import fence, punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(17)
    skin = Skin('onion', .33, Specular=.45)
    veins = skin.noise(5, 4, (7, 7, .45))
    fine = skin.noise(13, 3, (9, 9, .3))
    flaky = skin.between(skin.noise(2.6, 5, distortion=.5), .5, .56)
    ends = skin.between(skin.size(skin.along(2)), .13, .235)
    skin.bump(veins, .3, .012).bump(flaky, .28, .012)
    tone = skin.add(skin.add(skin.times(veins, .42), skin.times(fine, .24)), skin.times(flaky, .14))
    material = skin.tones(skin.add(tone, skin.times(ends, .35)))

    def profile(k):
        body = [(r, z) for r, z in produce.oval(.2, .165 + .012 * (k % 3), 26) if r > .03]
        top = body[-1][1]
        return [(0, -top - .012), (.02, -top - .02), (.03, -top - .005)] + body + [(.026, top + .03), (.02, top + .07), (.024, top + .11), (.012, top + .125), (0, top + .12)]
    shapes = [produce.turned('onion', profile(k), material, ribs=lambda a, t, k=k: 1 + .012 * math.cos(7 * a + k) + .02 * math.cos(2 * a - k), lump=.012, scale=3, seed=k) for k in range(5)]
    tray, walls = punnet(), fence()
    heap.pour(shapes, 25, (tray, walls), (.45, .22), chance, (.35, .42), (.86, 1.06), lying=heap.upright(1.25))


CAMERA = {'elevation': 30, 'fill': .8}
