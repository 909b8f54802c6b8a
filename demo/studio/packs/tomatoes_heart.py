"""Large ribbed heart-shaped tomatoes in a tray."""
import math
from kit import heap, produce
from kit import materials as m
from kit.punnet import punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(15)
    skin = Skin('tomato', .2, Specular=.5, Clearcoat=.35, Clearcoat_Roughness=.08)
    top = skin.between(skin.along(2), .05, .24)
    skin.bump(skin.noise(5, 2), .05, .02)
    material = skin.tones(skin.add(skin.times(skin.noise(3.2, 3), .5), skin.add(.15, skin.times(top, .3))))

    def hearts(k):
        n = 6 + k % 3
        return lambda a, t: (1 + (.055 * math.cos(n * a + k) + .03 * math.cos(2 * a + k)) * max(0, t - .25) * 1.4) * (.70 + .42 * t if t < .72 else 1.0024)
    shapes = [produce.turned('tomato', produce.oval(.29, .27, 36, 2.1, dent_above=.075, width=.3), material, 96, ribs=hearts(k), lump=.018, scale=2.6, seed=k) for k in range(5)]
    green = m.plain('green', m.WHITE, .6, Specular=.3)
    stars = [produce.star('star', 5 + k % 2, .19, .065, green, .4, seed=k) for k in range(4)]
    punnet(height=.32)
    for i, (x, y, z, a, b) in enumerate(((-.46, .22, .40, -.2, .1), (.04, .26, .40, -.15, 0), (.50, .2, .40, -.2, -.2), (-.48, -.22, .37, .45, .2), (.02, -.24, .37, .5, -.1), (.50, -.24, .37, .4, -.25), (-.20, .03, .70, .3, .5), (.29, .0, .70, .5, -.3))):
        o = heap.thing('tomato', shapes[i % 5], 'filling', (x, y, z), (a, b, chance.uniform(0, 6)), chance.uniform(.92, 1.02))
        produce.on(o, stars[i % 4], 'lid', (0, 0, .205), (0, 0, i))


CAMERA = {'elevation': 32, 'fill': .8}
