"""Six large eggs in a tray of pulp with a label on its front."""
import math
from kit import heap, produce
from kit.punnet import punnet
from kit.shapes import dice, sheet
from kit.tones import Skin
from kit import materials as m


def nest(columns, rows, width, depth, size=1.0):
    """Eggs in rows; `size` is their size relative to those of a tray of six."""
    chance = dice(2)
    skin = Skin('egg', .42, Specular=.35)
    specks = skin.between(skin.noise(13, 5), .60, .70)
    skin.bump(skin.noise(60, 2), .06, .006)
    material = skin.tones(skin.add(skin.times(skin.noise(1.6, 2), .35), skin.times(specks, .75)))
    profile = [(.205 * math.cos(t) * (1 - .13 * math.sin(t)), .27 * math.sin(t)) for t in [-math.pi / 2 + math.pi * i / 40 for i in range(41)]]
    shape = produce.turned('egg', profile, material, 64)
    punnet(width=width, depth=depth, height=.34, flare=.05)
    pulp = m.bumpy(m.plain('pulp', m.WHITE, .9, Specular=.1), .4, 22, 5, .02)
    low = .34 - .10 * size

    def bed(u, v):
        hollow = math.cos(2 * math.pi * (u * columns - .5)) * .5 + math.cos(2 * math.pi * (v * rows - .5)) * .5
        return (width / 2 * (2 * u - 1), depth / 2 * (2 * v - 1), low - .06 * size * hollow)
    sheet('bed', bed, pulp, 'body', 120, 80)
    for row in range(rows):
        for i in range(columns):
            heap.thing('egg', shape, 'filling', (width * ((i + .5) / columns - .5) * .98, depth * (.5 - (row + .5) / rows) * .96, low + .16 * size),
                       (chance.uniform(-.10, .10), chance.uniform(-.12, .12), chance.uniform(0, 6)), chance.uniform(.97, 1.05) * size)


def build():
    nest(3, 2, 1.5, 1.0)


CAMERA = {'elevation': 30, 'fill': .8}
