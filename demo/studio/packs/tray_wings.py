"""Wings of a bird in a tray, folded as they are sold."""
import math
from kit.fused import Ball, Limb, fused
from kit.shapes import dice
from kit.tray import tray
from .tray_bird import bird_skin
from .tray_chunks import lay


def wing(k, material):
    """A folded wing: shoulder on the left, elbow above, the tip back to the left below."""
    s = .02 * math.sin(2.3 * k)
    parts = [
        Limb([(-.30, .06, .0), (-.20, .10, .01), (-.04, .16 + s, .01), (.10, .17 + s, 0)], [.085, .112, .082, .060]),
        Limb([(.10, .17 + s, 0), (.16, .15 + s, 0)], [.062, .058]),
        Limb([(.15, .15 + s, 0), (.05, -.02, .005), (-.16, -.12, .0)], [.056, .076, .050]),
        Limb([(-.16, -.12, 0), (-.20, -.15, 0), (-.06, -.22, -.01), (.10, -.25, -.02)], [.050, .048, .040, .018]),
        Ball((-.02, .06, -.005), (.13, .075, .028), turn=(0, 0, .35)),
    ]
    return fused('wing', parts, material, soft=.026, fine=.012, lump=.009, scale=6, seed=k)


def build():
    chance = dice(21)
    material = bird_skin('wing')
    for k, (x, y, turn, lift) in enumerate(((-.46, .38, .1, .03), (-.02, .42, -.2, .03), (.44, .38, .15, .03), (-.40, .04, -.15, .07), (.06, .05, .2, .08), (.50, .02, -.1, .07))):
        lay(wing(k, material), x, y, (chance.uniform(-.12, .12), chance.uniform(-.1, .1), turn), lift, .88)
    tray(film=False, high=.2, dome_height=.04, label=(1.0, .32))


CAMERA = {'elevation': 56, 'fill': .82}
NEAR = {'azimuth': 58, 'elevation': 34, 'fill': 1.12}
