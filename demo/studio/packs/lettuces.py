"""Two heads of lettuce in a tray: leaves in a rosette, their edges frilled."""
import math
from kit import heap, produce
from kit.punnet import punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(85)
    skin = Skin('leaf', .4, Specular=.4)
    x, y = skin.along(0), skin.along(1)
    rib = skin.between(skin.size(y), .030, .004)
    rib = skin.times(rib, skin.between(x, .40, .05))
    veins = skin.between(skin.size(skin.sine(skin.add(skin.times(x, 44), skin.times(skin.size(y), -50)))), .3, .05)
    skin.bump(skin.add(skin.times(rib, -1), skin.times(veins, -.4)), .5, .025).bump(skin.noise(13, 4), .5, .03)
    tone = skin.add(skin.times(skin.between(x, .02, .52, False), .72), skin.times(skin.noise(4, 4), .4))
    material = skin.tones(skin.lower(skin.higher(skin.less(tone, skin.add(skin.times(rib, .4), skin.add(skin.times(veins, .06), .08))), 0), 1))

    def spoon(t):
        return .22 + .78 * math.sin(math.pi * min(1, max(0, (t - .04) / .98)) ** 1.15) ** .55
    shapes = [produce.leaf_shape('leaf', .52, .44, material, -.35 + .1 * (k % 3), (.35, .2, .5)[k % 3], 30, spoon, .035 + .012 * (k % 3), seed=k) for k in range(9)]
    punnet(height=.3)
    for px, py, seed in ((-.38, .0, 1), (.39, -.02, 2)):
        n = 0
        for ring, (count, tilt, size, lift) in enumerate(((8, .25, 1.0, .16), (8, .62, .98, .20), (7, .95, .92, .24), (6, 1.22, .82, .28), (4, 1.42, .66, .32))):
            for i in range(count):
                way = 2 * math.pi * (i + .5 * (ring % 2)) / count + seed + chance.uniform(-.12, .12)
                heap.thing('leaf', shapes[n % 9], 'filling', (px + .03 * math.cos(way), py + .03 * math.sin(way), lift),
                           (chance.uniform(-.15, .15), -tilt + chance.uniform(-.1, .1), way), size * chance.uniform(.92, 1.06) * .86)
                n += 1


CAMERA = {'elevation': 34, 'fill': .82}
