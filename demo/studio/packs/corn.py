"""Four ears of corn in a tray, their husks turned back."""
import math
from kit import heap, produce
from kit import materials as m
from kit.punnet import punnet
from kit.shapes import dice
from kit.tones import Skin

ROWS, ALONG, HALF, R = 14, 34, .57, .15


def ear(k, material):
    def at(u, v):
        t = 2 * v - 1
        a = 2 * math.pi * u
        body = R * max(0, 1 - abs(t) ** 5) ** .5 * (1 - .22 * max(0, t))
        row = abs(math.sin(ROWS / 2 * a))
        odd = math.floor(ROWS * u) % 2 * .5
        one = abs(math.sin(math.pi * (ALONG * v + odd)))
        r = body * (.90 + .13 * min(1, 1.5 * row) ** .6 * min(1, 1.5 * one) ** .6)
        return (r * math.cos(a), r * math.sin(a), HALF * t)

    def mark(u, v):
        row = abs(math.sin(ROWS * math.pi * u))
        one = abs(math.sin(math.pi * (ALONG * v + math.floor(ROWS * u) % 2 * .5)))
        return min(1, 1.4 * row) * min(1, 1.4 * one)
    return produce.grid('ear', ROWS * 12, ALONG * 9, at, material, True, mark)


def build():
    chance = dice(93)
    skin = Skin('corn', .24, Specular=.5, Clearcoat=.2, Clearcoat_Roughness=.15)
    tone = skin.add(skin.times(skin.mark(), .55), skin.times(skin.noise(5, 3), .45))
    material = skin.tones(skin.lower(tone, 1))
    green = m.bumpy(m.plain('husk', m.WHITE, .6, Specular=.25), .4, 30, 3, .02, (1, 9, 9))
    husks = [produce.leaf_shape('husk', .74, .30, green, (.16, .3, .08)[k], (.5, .35, .6)[k], 20, lambda t: .45 + .55 * math.sin(math.pi * min(1, .25 + .72 * t)), .012, seed=k) for k in range(3)]
    punnet(height=.3)
    for i, (x, y, z) in enumerate(((.05, -.32, .21), (.06, -.02, .21), (.04, .29, .21), (.08, -.14, .45))):
        turn = chance.uniform(-.06, .06)
        o = heap.thing('ear', ear(i, material), 'filling', (x + .05, y, z), (0, math.pi / 2, turn), chance.uniform(.97, 1.05))
        for k in range(5):
            a = math.pi * (.1 + .2 * k) + chance.uniform(-.2, .2)
            heap.thing('husk', husks[k % 3], 'lid', (x - .62, y + .06 * math.cos(a), z - .02 + .06 * math.sin(a)), (a - math.pi / 2, -.10 - .12 * math.sin(a), turn + .22 * math.cos(a)), chance.uniform(.62, .8))


CAMERA = {'elevation': 36, 'fill': .8}
