"""Long smooth fruit with a green cap, laid in a row in a tray: aubergines, courgettes, smooth cucumbers."""
import math
from kit import heap, produce
from kit import materials as m
from kit.punnet import punnet
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
        n, long, out = 40, .56 + .02 * (k % 3), []
        for i in range(n + 1):
            t = 2 * i / n - 1
            r = .152 * max(0, 1 - abs(t) ** 4.2) ** .5 * (1 - .20 * t)
            out.append((r, long * t))
        return out
    shapes = [produce.turned('squash', profile(k), material, 56, ribs=lambda a, t, k=k: 1 + .018 * math.cos(5 * a + k), lump=.012, scale=3, seed=k, bend=(.12, .22, .08, .26)[k % 4]) for k in range(5)]
    green = m.bumpy(m.plain('cap', m.WHITE, .6, Specular=.3), .4, 14, 3, .02)
    cap = produce.turned('cap', [(.105, -.06), (.098, -.012), (.075, .012), (.045, .03), (.036, .07), (.046, .085), (0, .088)], green, 40,
                         ribs=lambda a, t: 1 + (.12 * math.cos(5 * a) if t < .3 else .05 * math.cos(5 * a)))
    punnet(height=.32)
    places = [(-.02, -.33, .19, 1), (.03, -.02, .19, -1), (-.03, .30, .19, 1), (.02, -.20, .44, -1), (-.03, .12, .45, 1), (.02, .40, .42, -1)]
    for i, (x, y, z, way) in enumerate(places):
        data = shapes[i % 5]
        o = heap.thing('squash', data, 'filling', (x, y, z), (math.pi / 2 * way + chance.uniform(-.04, .04), chance.uniform(-.5, .5), math.pi / 2 + chance.uniform(-.07, .07)), chance.uniform(.97, 1.04))
        long = max(v.co.z for v in data.vertices)
        top = max(data.vertices, key=lambda v: v.co.z).co
        produce.on(o, cap, 'lid', (top.x, top.y, long - .012), (0, 0, i))


CAMERA = {'elevation': 34, 'fill': .8}
