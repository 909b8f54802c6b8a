"""Sweet peppers standing close in a tray, two more lying on them."""
import math
from kit import heap, produce
from kit import materials as m
from kit.punnet import punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(61)
    skin = Skin('pepper', .27, Specular=.42, Clearcoat=.16, Clearcoat_Roughness=.16)
    skin.bump(skin.noise(4, 2), .16, .03).bump(skin.noise(17, 3, (1, 1, .35)), .10, .012)
    tone = skin.add(skin.times(skin.noise(2.4, 3), .55), skin.times(skin.between(skin.along(2), .06, .24), .35))
    material = skin.tones(tone)

    def lobes(k):
        n = 4 if k % 3 else 3
        return lambda a, t: 1 + (.085 + .05 * (1 - t)) * math.cos(n * a + k) * (.4 + .6 * abs(2 * t - 1)) + .03 * math.cos(2 * a - k)
    shapes = [produce.turned('pepper', produce.oval(.225, .25 + .015 * (k % 3), 34, 2.6, dent_above=.085, dent_below=.05, width=.45), material, 80, ribs=lobes(k), lump=.016, scale=3, seed=k) for k in range(5)]
    for data in shapes:  # they taper to the end that hung
        for v in data.vertices:
            f = 1 + .22 * v.co.z / .25 - .06
            v.co.x, v.co.y = v.co.x * f, v.co.y * f
    green = m.bumpy(m.plain('green', m.WHITE, .5, Specular=.35), .3, 9, 3, .02)
    stalk = [produce.turned('stalk', [(0, -.03), (.08, -.022), (.072, .004), (.034, .02), (.026, .06), (.03, .105), (.037, .118), (0, .121)], green, 20, ribs=lambda a, t: 1 + .10 * math.cos(5 * a), bend=1.2 + k) for k in range(3)]
    punnet(height=.34)
    places = [(-.50, .24, .40, -.10, .12), (-.01, .27, .42, -.15, .0), (.49, .24, .40, -.1, -.12), (-.51, -.24, .38, .30, .2), (.0, -.26, .38, .36, .05), (.50, -.24, .38, .32, -.2),
              (-.26, .06, .66, 1.0, .5), (.27, .04, .66, .9, -.55)]
    for i, (x, y, z, lean, side) in enumerate(places):
        o = heap.thing('pepper', shapes[i % 5], 'filling', (x, y, z), (lean + chance.uniform(-.06, .06), side, chance.uniform(-.3, .3)), chance.uniform(.97, 1.06))
        produce.on(o, stalk[i % 3], 'lid', (0, 0, .172), (0, 0, i))


CAMERA = {'elevation': 32, 'fill': .8}
