"""Long smooth fruit with a green cap: aubergines, courgettes, smooth cucumbers."""
import math
from kit import heap, produce
from kit import materials as m
from kit.punnet import fence, punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(71)
    skin = Skin('squash', .2, Specular=.5, Clearcoat=.25, Clearcoat_Roughness=.1)
    specks = skin.between(skin.noise(34, 3), .56, .66)
    streaks = skin.noise(5, 4, (5, 5, .4))
    skin.bump(skin.noise(6, 3), .06, .02)
    material = skin.tones(skin.add(skin.add(skin.times(streaks, .45), skin.times(skin.noise(3, 3), .2)), skin.times(specks, .28)))

    def profile(k):
        n, long, out = 36, .43 + .02 * (k % 3), []
        for i in range(n + 1):
            t = 2 * i / n - 1
            r = .116 * max(0, 1 - abs(t) ** 4.4) ** .5 * (1 - .17 * t)
            out.append((r, long * t))
        return out
    shapes = [produce.turned('squash', profile(k), material, 48, ribs=lambda a, t, k=k: 1 + .018 * math.cos(5 * a + k), lump=.010, scale=3, seed=k, bend=(.2, .35, .1, .45)[k % 4]) for k in range(5)]
    green = m.bumpy(m.plain('cap', m.WHITE, .6, Specular=.3), .4, 14, 3, .02)
    cap = produce.turned('cap', [(.075, -.035), (.070, .0), (.052, .012), (.034, .03), (.030, .10), (.038, .115), (0, .118)], green, 30, ribs=lambda a, t: 1 + (.10 * math.cos(5 * a) if t < .3 else .05 * math.cos(5 * a)))
    tray, walls = punnet(), fence()
    for i, o in enumerate(heap.pour(shapes, 30, (tray, walls), (.2, .3), chance, (.3, .3), (.95, 1.06),
                                    lying=lambda c: (1.5708 + c.uniform(-.1, .1), c.uniform(0, 6.28), 1.5708 + c.uniform(-.25, .25)))):
        long = max(v.co.z for v in o.data.vertices)
        top = max(o.data.vertices, key=lambda v: v.co.z).co
        produce.on(o, cap, 'lid', (top.x, top.y, long - .01), (0, 0, i))


CAMERA = {'elevation': 32, 'fill': .8}
