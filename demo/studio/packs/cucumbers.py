"""Short knobbly cucumbers, lying across a tray."""
import math
from kit import heap, produce
from kit.punnet import fence, punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(3)
    skin = Skin('cucumber', .38, Specular=.4)
    knobs = skin.between(skin.cells(15, stretch=(1, 1, .8)), .23, .02)
    skin.bump(skin.noise(24, 4), .12, .012).bump(knobs, .9, .022)
    end = skin.between(skin.along(2), -.1, -.36)
    stripes = skin.times(skin.between(skin.noise(4.5, 3, (4.5, 4.5, .35)), .46, .62), skin.add(.35, skin.times(end, .6)))
    tone = skin.add(skin.add(skin.times(skin.noise(6, 4), .32), skin.times(stripes, .55)), skin.times(knobs, .13))
    material = skin.tones(tone)

    def profile(k):
        n, long, r = 30, .40 + .02 * (k % 3), .098
        return [(r * (max(0, 1 - abs(2 * i / n - 1) ** 3.6)) ** .5 * (1 - .06 * math.sin(3 * i / n + k)), long * (2 * i / n - 1)) for i in range(n + 1)]
    shapes = []
    for k in range(6):
        data = produce.turned('cucumber', profile(k), material, 40, ribs=lambda a, t, k=k: 1 + .025 * math.cos(3 * a + k), lump=.010, scale=5, seed=k,
                              bend=(.35, .7, .2, .5, .9, .3)[k])
        shapes.append(data)
    tray, walls = punnet(), fence()
    heap.pour(shapes, 34, (tray, walls), (.22, .3), chance, (.3, .3), (.93, 1.1),
              lying=lambda c: (1.5708 + c.uniform(-.12, .12), c.uniform(0, 6.28), 1.5708 + c.uniform(-.3, .3)))


CAMERA = {'elevation': 32, 'fill': .8}
