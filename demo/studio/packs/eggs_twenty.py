"""Twenty quail eggs in a tray of pulp with a label on its front."""
import math
from kit import heap, produce
from kit.punnet import punnet
from kit.shapes import dice, sheet
from kit.tones import Skin
from kit import materials as m


def build():
    chance = dice(7)
    skin = Skin('egg', .36, Specular=.4)
    blots = skin.between(skin.noise(9, 5, distortion=.8), .53, .58)
    dots = skin.between(skin.noise(30, 4), .60, .66)
    skin.bump(skin.noise(70, 2), .05, .004)
    material = skin.tones(skin.add(skin.times(skin.noise(2.6, 2), .3), skin.higher(skin.times(blots, .72), skin.times(dots, .6))))
    profile = [(.118 * math.cos(t) * (1 - .12 * math.sin(t)), .15 * math.sin(t)) for t in [-math.pi / 2 + math.pi * i / 32 for i in range(33)]]
    shape = produce.turned('egg', profile, material, 48)
    punnet(width=1.5, depth=1.0, height=.28, flare=.05)
    pulp = m.bumpy(m.plain('pulp', m.WHITE, .9, Specular=.1), .4, 22, 5, .02)
    sheet('bed', lambda u, v: (.75 * (2 * u - 1), .5 * (2 * v - 1), .22 - .04 * (math.cos(2 * math.pi * (u * 5 - .5)) * .5 + math.cos(2 * math.pi * (v * 4 - .5)) * .5)), pulp, 'body', 160, 120)
    for row in range(4):
        for i in range(5):
            heap.thing('egg', shape, 'filling', (-.60 + .30 * i, .375 - .25 * row, .285), (chance.uniform(-.14, .14), chance.uniform(-.14, .14), chance.uniform(0, 6)), chance.uniform(.95, 1.05))


CAMERA = {'elevation': 38, 'fill': .8}
