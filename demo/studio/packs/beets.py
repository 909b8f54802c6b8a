"""Beets, radishes, turnips: round roots with a tail, a heap in a tray."""
from kit import heap, produce
from kit.punnet import fence, punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(23)
    skin = Skin('beet', .5, Specular=.35)
    rings = skin.noise(6, 4, (1, 1, 5))
    patchy = skin.noise(5, 5)
    crown = skin.between(skin.add(skin.along(2), skin.times(skin.noise(12, 3), .05)), .165, .21)
    skin.bump(skin.noise(22, 5), .35, .014).bump(rings, .25, .014)
    tone = skin.add(skin.times(patchy, .6), skin.times(skin.between(skin.noise(34, 3), .6, .68), .2))
    material = skin.tones(skin.add(tone, skin.times(crown, .4)))

    def profile(k):
        body = [(r, z) for r, z in produce.oval(.2, .185, 26) if r > .035]
        low, top = body[0][1], body[-1][1]
        return [(0, low - .19), (.006, low - .17), (.012, low - .1), (.024, low - .035)] + body + [(.05, top + .015), (.05, top + .03), (0, top + .03)]
    shapes = [produce.turned('beet', profile(k), material, lump=.022, scale=3, seed=k) for k in range(5)]
    tray, walls = punnet(), fence()
    heap.pour(shapes, 24, (tray, walls), (.45, .22), chance, (.35, .42), (.86, 1.08))


CAMERA = {'elevation': 30, 'fill': .8}
