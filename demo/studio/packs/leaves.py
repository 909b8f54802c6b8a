"""Young leaves, a loose heap in a tray."""
import math
from kit import heap, produce
from kit.punnet import punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(41)
    skin = Skin('leaf', .45, Specular=.35)
    x, y = skin.along(0), skin.along(1)
    rib = skin.between(skin.size(y), .014, .004)
    veins = skin.between(skin.size(skin.sine(skin.add(skin.times(x, 62), skin.times(skin.size(y), -62)))), .25, .05)
    skin.bump(skin.add(skin.times(rib, -1), skin.times(veins, -.35)), .6, .02).bump(skin.noise(16, 3), .3, .015)
    tone = skin.add(skin.add(skin.times(skin.noise(5, 3), .45), skin.times(rib, .35)), skin.add(skin.times(veins, .1), skin.times(skin.between(x, .0, .42), .12)))
    material = skin.tones(tone)

    def spoon(t):
        return .10 + .90 * math.sin(math.pi * max(0, (t - .22) / .78) ** .72) ** .85 if t > .22 else .10
    shapes = [produce.leaf_shape('leaf', .46, .27, material, (.12, .3, .45, -.15, .2)[k % 5], (.3, .5, .15)[k % 3], 18, spoon, .012 + .004 * (k % 3), seed=k) for k in range(9)]
    punnet()
    for i in range(330):
        a, far = chance.uniform(0, 6.283), math.sqrt(chance.random())
        x, y = .58 * far * math.cos(a), .05 + .30 * far * math.sin(a)
        high = .16 + (.42 * (1 - far ** 2.2) + .12) * (i / 330)
        out = math.atan2(y, x) + chance.uniform(-1.3, 1.3)
        heap.thing('leaf', shapes[i % 9], 'filling', (x - .18 * math.cos(out), y - .18 * math.sin(out), high),
                   (chance.uniform(-.7, .7), chance.uniform(-.75, .35), out), chance.uniform(.7, 1.05))


CAMERA = {'elevation': 30, 'fill': .8}
