"""Six large eggs in a tray of pulp with a label on its front."""
import math
from kit import heap, produce
from kit.punnet import punnet
from kit.shapes import dice, sheet
from kit.tones import Skin
from kit import materials as m


def build():
    chance = dice(2)
    skin = Skin('egg', .42, Specular=.35)
    specks = skin.between(skin.noise(13, 5), .60, .70)
    skin.bump(skin.noise(60, 2), .06, .006)
    material = skin.tones(skin.add(skin.times(skin.noise(1.6, 2), .35), skin.times(specks, .75)))
    profile = [(.205 * math.cos(t) * (1 - .13 * math.sin(t)), .27 * math.sin(t)) for t in [-math.pi / 2 + math.pi * i / 40 for i in range(41)]]
    shape = produce.turned('egg', profile, material, 64)
    punnet(width=1.5, depth=1.0, height=.34, flare=.05)
    pulp = m.bumpy(m.plain('pulp', m.WHITE, .9, Specular=.1), .4, 22, 5, .02)
    sheet('bed', lambda u, v: (.75 * (2 * u - 1), .5 * (2 * v - 1), .24 - .06 * (math.cos(2 * math.pi * (u * 3 - .5)) * .5 + math.cos(2 * math.pi * (v * 2 - .5)) * .5)), pulp, 'body', 120, 80)
    for row in (0, 1):
        for i in range(3):
            heap.thing('egg', shape, 'filling', (-.49 + .49 * i, .24 - .48 * row, .40), (chance.uniform(-.10, .10), chance.uniform(-.12, .12), chance.uniform(0, 6)), chance.uniform(.97, 1.05))


CAMERA = {'elevation': 30, 'fill': .8}
