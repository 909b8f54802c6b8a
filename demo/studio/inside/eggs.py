"""Boiled eggs in halves and whole ones in their shells, on a small plate of wood."""
import math
from kit import dish, produce
from kit.shapes import dice
from .serving import board


def build():
    chance = dice(4)
    board(1.9, 1.35, .09)
    top = .094
    skin = dish.Part('white', .28, Specular=.42)
    white = skin.done(skin.add(.5, skin.times(skin.noise(4, 2), .3)))
    skin = dish.Part('yolk', .45, Specular=.3)
    skin.bump(skin.noise(30, 4), .2, .01)
    yolk = skin.done(skin.add(skin.between(skin.noise(7, 3), .3, .7), 0))
    skin = dish.Part('shell', .42, Specular=.35)
    specks = skin.between(skin.noise(13, 5), .62, .70)
    skin.bump(skin.noise(60, 2), .06, .006)
    shell = skin.done(skin.add(skin.times(skin.noise(1.6, 2), .35), skin.times(specks, .75)))
    outline = [(.205 * math.cos(t) * (1 - .13 * math.sin(t)), .27 * math.sin(t)) for t in [-math.pi / 2 + math.pi * i / 40 for i in range(41)]]
    egg = produce.turned('egg', outline, shell, 72)

    def oval_at(t):
        """Outline of the cut, with the length along y."""
        return .265 * (1 - .0 * t)

    def half(u, v):
        """Surface of the half: the egg below the cut; the cut is slightly hollow at its rim."""
        a = 2 * math.pi * u
        y0, x0 = .27 * math.sin(a), .205 * math.cos(a) * (1 - .13 * math.sin(a))
        if v < .5:
            t = v * 2
            return x0 * t, y0 * t, .004 * math.sin(math.pi * t)
        t = (v - .5) * 2 * math.pi / 2
        return x0 * math.cos(t), y0 * math.cos(t), -.2 * math.sin(t) ** 1.0
    cut = produce.grid('half', 80, 50, half, white, True)
    ball = produce.turned('yolk', [(0, -.02), (.118, -.012), (.124, .004), (.11, .014), (.06, .02), (0, .022)], yolk, 48, lump=.003, scale=20)
    for k, (x, y, turn, lean) in enumerate(((-.52, -.28, .5, .10), (-.05, -.36, -.35, -.08), (.42, -.26, .2, .12), (-.26, .06, 1.2, .06))):
        dish.put(cut, (x, y, top + .196), (lean, lean * .6, turn))
        dish.put(ball, (x + .03 * math.sin(turn), y - .03 * math.cos(turn), top + .2), (lean, lean * .6, turn), 1.02)
    for x, y, turn in ((.30, .24, (1.45, .1, .5)), (.68, .1, (1.5, .0, 2.2)), (-.62, .34, (1.5, -.1, -.8))):
        dish.put(egg, (x, y, top + .2), turn)
    skin = dish.Part('herb', .5, Specular=.3)
    herb = skin.done(skin.add(.15, skin.times(skin.noise(9, 3), .7)))
    dish.herbs(dish.in_disc(.5, top), 26, chance, (.03, .07), herb)
    dish.sprig((.1, -.02, top + .01), chance, .5, herb)


CAMERA = {'elevation': 44, 'fill': .84, 'low': .0}
