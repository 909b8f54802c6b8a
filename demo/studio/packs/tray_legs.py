"""Legs of a bird in a row in a tray: flesh that narrows to a knob of bone."""
import math
from kit.fused import Ball, Limb, fused
from kit.shapes import dice
from kit.tray import tray
from .tray_bird import bird_skin
from .tray_chunks import lay


def leg(k, material):
    """A leg along x, its thick end at -x."""
    bow = (.03, -.02, .035, -.03)[k % 4]
    parts = [
        Limb([(-.30, .0, 0), (-.16, bow, 0), (.04, bow * .6, 0), (.20, 0, 0)], [.135, .175, .125, .062]),
        Ball((-.22, -.04 + bow, .02), (.17, .15, .14), turn=(0, 0, .5)),
        Limb([(.20, 0, 0), (.33, -.004, 0)], [.056, .046], .25),
        Limb([(.33, .018, 0), (.365, .030, .006)], [.046, .050], .95),
        Limb([(.33, -.020, 0), (.362, -.032, .0)], [.046, .048], .95),
    ]
    return fused('leg', parts, material, soft=.035, fine=.013, lump=.010, scale=5, seed=k)


def build():
    chance = dice(3)
    material = bird_skin()
    for k, (x, y, turn) in enumerate(((-.47, .15, 1.02), (-.17, .15, .96), (.14, .16, 1.05), (.44, .14, .98))):
        lay(leg(k, material), x, y, (chance.uniform(-.4, .4), 0, turn), .03 + .01 * k, 1.1)
    tray(film=False, high=.2, dome_height=.06, label=(1.0, .34))


CAMERA = {'elevation': 55, 'fill': .82}
NEAR = {'fill': 1.04}
