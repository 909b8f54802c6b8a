"""Long pointed peppers, a heap across a tray."""
import math
from kit import heap, produce
from kit import materials as m
from kit.punnet import fence, punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(63)
    skin = Skin('chilli', .13, Specular=.55, Clearcoat=.5, Clearcoat_Roughness=.06)
    skin.bump(skin.noise(5, 2), .16, .03)
    tone = skin.add(skin.times(skin.noise(2.4, 3), .55), skin.times(skin.noise(6, 3, (3, 3, .5)), .35))
    material = skin.tones(tone)

    def profile(k):
        n, out = 34, []
        for i in range(n + 1):
            t = i / n
            out.append((.088 * (t + .004) ** .62 * math.sqrt(max(0, 1 - max(0, (t - .86) / .14) ** 2)) * (1 - .08 * t), -.46 + .86 * t))
        return out
    shapes = [produce.turned('chilli', profile(k), material, 40, ribs=lambda a, t, k=k: 1 + .07 * math.cos(3 * a + k), lump=.014, scale=4, seed=k, bend=(.35, .8, .2, .55, 1.0)[k % 5]) for k in range(6)]
    green = m.bumpy(m.plain('green', m.WHITE, .5, Specular=.35), .3, 9, 3, .02)
    stalk = [produce.turned('stalk', [(.058, -.03), (.056, -.004), (.03, .012), (.016, .03), (.014, .10), (.02, .15), (0, .152)], green, 18, bend=2.2 + k) for k in range(3)]
    tray, walls = punnet(), fence()
    for i, o in enumerate(heap.pour(shapes, 44, (tray, walls), (.2, .3), chance, (.3, .3), (.92, 1.08),
                                    lying=lambda c: (1.5708 + c.uniform(-.1, .1), c.uniform(0, 6.28), (1.5708 if c.random() < .6 else -1.5708) + c.uniform(-.25, .25)))):
        top = max(o.data.vertices, key=lambda v: v.co.z).co
        produce.on(o, stalk[i % 3], 'lid', (top.x, top.y, top.z - .012), (0, 0, i))


CAMERA = {'elevation': 34, 'fill': .8}
