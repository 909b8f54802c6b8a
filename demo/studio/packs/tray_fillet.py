"""Fillets of poultry in a tray under film: pale, smooth, moist."""
import math
from kit import produce
from kit.shapes import dice
from kit.tones import Skin
from kit.tray import tray
from .tray_chunks import lay


def build():
    chance = dice(2)
    skin = Skin('fillet', .26, Specular=.5)
    fibres = skin.noise(9, 5, (3.5, 3.5, .55), .4)
    film = skin.between(skin.noise(3.4, 4), .52, .68)
    skin.bump(fibres, .3, .016).bump(skin.noise(5, 3), .2, .02)
    material = skin.tones(skin.add(skin.times(fibres, .55), skin.add(skin.times(film, .25), skin.times(skin.noise(2, 2), .25))))

    def profile():
        return [(.24 * math.sin(math.pi * (i / 30) ** .62) ** .9 * (1.0 if i < 30 else 0), .47 * (2 * i / 30 - 1)) for i in range(31)]
    shapes = [produce.turned('fillet', profile(), material, 56, ribs=lambda a, t, k=k: 1 + .10 * math.cos(2 * a + k) + .05 * math.cos(3 * a - k),
                             lump=.045, scale=3.4, seed=k, bend=(.5, .8, .3, .6)[k], squash=(1, .55, 1)) for k in range(4)]
    for k, (x, y, turn) in enumerate(((-.45, .02, .22), (-.10, .06, .05), (.24, .03, -.12), (.53, .05, -.30))):
        o = lay(shapes[k], x, y, (math.pi / 2, .12, turn), .03, 1.05)
        o.location.z += .03 * k
    tray(high=.2, dome_height=.2)


CAMERA = {'elevation': 57, 'fill': .82}
