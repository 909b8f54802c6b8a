"""Sweet peppers, a heap in a tray."""
import math
from kit import heap, produce
from kit import materials as m
from kit.punnet import fence, punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(61)
    skin = Skin('pepper', .14, Specular=.55, Clearcoat=.5, Clearcoat_Roughness=.06)
    skin.bump(skin.noise(4, 2), .12, .03)
    tone = skin.add(skin.times(skin.noise(2.4, 3), .55), skin.times(skin.between(skin.along(2), .06, .24), .35))
    material = skin.tones(tone)

    def lobes(k):
        n = 4 if k % 3 else 3
        return lambda a, t: 1 + (.085 + .05 * (1 - t)) * math.cos(n * a + k) * (.4 + .6 * abs(2 * t - 1)) + .03 * math.cos(2 * a - k)
    shapes = [produce.turned('pepper', produce.oval(.205, .245 + .015 * (k % 3), 30, 2.6, dent_above=.085, dent_below=.05, width=.45), material, 72, ribs=lobes(k), lump=.016, scale=3, seed=k,
                             squash=(1, 1, 1)) for k in range(5)]
    for data in shapes:  # they taper to the end that hung
        for v in data.vertices:
            f = 1 + .22 * v.co.z / .25 - .06
            v.co.x, v.co.y = v.co.x * f, v.co.y * f
    green = m.bumpy(m.plain('green', m.WHITE, .5, Specular=.35), .3, 9, 3, .02)
    stalk = [produce.turned('stalk', [(0, -.03), (.075, -.022), (.07, .004), (.034, .02), (.026, .07), (.03, .13), (.036, .145), (0, .148)], green, 20, ribs=lambda a, t: 1 + .10 * math.cos(5 * a), bend=1.2 + k) for k in range(3)]
    tray, walls = punnet(), fence()
    for i, o in enumerate(heap.pour(shapes, 17, (tray, walls), (.42, .2), chance, (.4, .45), (.95, 1.08))):
        produce.on(o, stalk[i % 3], 'lid', (0, 0, .165), (0, 0, i))


CAMERA = {'elevation': 30, 'fill': .8}
