"""Strawberries with their green collars, a heap in a tray."""
import math
from kit import heap, produce
from kit import materials as m
from kit.punnet import fence, punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(52)
    skin = Skin('strawberry', .22, Specular=.5, Clearcoat=.3, Clearcoat_Roughness=.1)
    seed = skin.cells(15, stretch=(1, 1, .78), fixed=True)
    pit = skin.between(seed, .34, .14)
    grain = skin.between(seed, .15, .10)
    pale = skin.between(skin.along(2), .10, .19)
    skin.bump(skin.times(pit, -1), .8, .02).bump(grain, .5, .012)
    tone = skin.add(skin.add(skin.times(skin.noise(2.4, 3), .35), .08), skin.add(skin.times(pale, .30), skin.times(grain, .55)))
    material = skin.tones(skin.lower(tone, 1))

    def profile(k):
        n, out = 34, []
        for i in range(n + 1):
            t = i / n
            r = .155 * math.sin(math.pi * min(1, t ** .62)) ** .62 if t < .98 else .02
            out.append((r * (1 if t > .02 else 0), -.2 + .38 * t - (.03 * math.exp(-(r / .06) ** 2) if t > .6 else 0)))
        return out
    shapes = [produce.turned('strawberry', profile(k), material, 60, ribs=lambda a, t, k=k: 1 + .035 * math.cos(3 * a + k), lump=.012, scale=3.4, seed=k, squash=(1, .9, 1)) for k in range(5)]
    green = m.plain('green', m.WHITE, .6, Specular=.3)
    stars = [produce.star('star', 8 + k % 3, .125, .058, green, .35, seed=k) for k in range(4)]
    tray, walls = punnet(), fence()
    for i, o in enumerate(heap.pour(shapes, 46, (tray, walls), (.48, .26), chance, (.35, .34), (.86, 1.1), lying=lambda c: (c.uniform(.6, 2.6), c.uniform(-.6, .6), c.uniform(0, 6.28)))):
        produce.on(o, stars[i % 4], 'lid', (0, 0, .155), (0, 0, i))


CAMERA = {'elevation': 32, 'fill': .8}
