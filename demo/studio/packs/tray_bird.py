"""A whole plucked bird in a tray, breast up: chicken, duck, goose by its colours."""
import math
import numpy as np
from kit import heap
from kit.fused import Ball, Limb, fused
from kit.tones import Skin
from kit.tray import tray


def bird_skin(name='bird'):
    """Smooth skin, rosy where thin, creamy over fat, with pores of feathers; bone at the ends."""
    skin = Skin(name, .36, Specular=.45)
    bone = skin.mark()
    fat = skin.between(skin.noise(3.6, 4), .46, .64)
    thin = skin.between(skin.noise(2.6, 3, (1.3, 1, 1)), .56, .40)
    pores = skin.cells(27, stretch=(1, 1, 1))
    low = skin.between(skin.along(2), .02, .30)
    skin.bump(skin.between(pores, .45, .0), .45, .012).bump(skin.noise(8, 4), .22, .02)
    tone = skin.less(skin.add(.34, skin.add(skin.times(fat, .20), skin.times(low, .16))), skin.times(thin, .11))
    tone = skin.add(tone, skin.times(skin.less(skin.noise(13, 4), .5), .22))
    return skin.tones(skin.lower(skin.higher(skin.add(tone, skin.times(bone, .5)), .02), 1))


def bird(material, seed=0):
    """The bird with its breast up, its neck at -x; about 1.1 long, its lowest point near z = 0."""
    parts = [
        Ball((-.08, 0, .25), (.40, .27, .23)),
        Ball((-.14, .095, .345), (.27, .14, .135), turn=(.25, .16, .10)),
        Ball((-.14, -.095, .345), (.27, .14, .135), turn=(-.25, .16, -.10)),
        Ball((.26, 0, .20), (.16, .15, .14)),
        Limb([(-.38, 0, .25), (-.50, 0, .20)], [.15, .10]),
    ]
    for s in (1, -1):
        parts += [
            Ball((.13, s * .27, .23), (.21, .12, .17), turn=(s * -.2, -.3, s * -.3)),
            Limb([(.16, s * .29, .27), (.30, s * .27, .325), (.46, s * .20, .33), (.58, s * .145, .31)], [.10, .115, .085, .044]),
            Limb([(.58, s * .145, .31), (.635, s * .128, .303)], [.042, .056], .8),
            Limb([(-.36, s * .22, .30), (-.10, s * .34, .17), (-.30, s * .375, .20), (-.43, s * .33, .26)], [.085, .070, .060, .032]),
        ]
    return fused('bird', parts, material, soft=.03, fine=.016, lump=.007, scale=5, seed=seed, carve=keel)


def keel(p):
    """The furrow along the breast."""
    return .016 * np.exp(-(p[:, 1] / .018) ** 2) * (p[:, 2] > .3)


def build():
    heap.thing('bird', bird(bird_skin()), 'filling', (-.02, .20, .01), (.14, .04, math.radians(-24)), 1.12)
    tray(film=False, high=.2, dome_height=.03, label=(.96, .30))


CAMERA = {'elevation': 47, 'fill': .82}
NEAR = {'fill': .96, 'elevation': 36, 'azimuth': 24}
