"""A joint on its bone in a tray: a leg of lamb, a knuckle, a ham."""
import math
from kit import heap
from kit.fused import Ball, Limb, fused
from kit.tones import Skin
from kit.tray import tray


def build():
    skin = Skin('joint', .30, Specular=.5)
    bone = skin.mark()
    fibres = skin.noise(6, 5, (1, 4, 4), .5)
    wide = skin.noise(2.4, 3)
    cover = skin.between(skin.add(wide, skin.times(skin.less(skin.noise(9, 4), .5), .30)), .47, .60)
    veins = skin.times(skin.between(skin.add(skin.cells(3.6, 'DISTANCE_TO_EDGE', (.6, 1.2, 1.2)), skin.times(skin.less(skin.noise(8, 4), .5), .2)), .06, .02), .5)
    skin.bump(fibres, .30, .02).bump(cover, .22, .015).bump(skin.noise(22, 3), .12, .01)
    flesh = skin.add(.08, skin.add(skin.times(fibres, .38), skin.times(veins, .45)))
    tone = skin.higher(flesh, skin.times(cover, skin.add(.46, skin.times(skin.noise(5, 3), .40))))
    material = skin.tones(skin.lower(skin.higher(tone, skin.times(bone, .98)), 1))
    parts = [
        Ball((-.34, .0, .02), (.36, .30, .21)),
        Ball((-.20, .10, .03), (.34, .24, .19), turn=(0, 0, -.35)),
        Ball((-.36, -.14, .0), (.26, .19, .17), turn=(0, 0, .4)),
        Limb([(-.10, .05, .02), (.20, .02, .03), (.42, .0, .02)], [.215, .150, .082]),
        Ball((.16, -.04, .03), (.22, .12, .12), turn=(0, 0, .12)),
        Limb([(.40, .0, .02), (.60, -.004, .02)], [.060, .047], 1),
        Limb([(.60, .016, .022), (.645, .028, .024)], [.047, .058], 1),
        Limb([(.60, -.02, .018), (.64, -.034, .016)], [.046, .052], 1),
    ]
    data = fused('joint', parts, material, soft=.03, fine=.014, lump=.014, scale=4.2, seed=4)
    low = min(v.co.z for v in data.vertices)
    heap.thing('joint', data, 'filling', (.01, .19, .03 - low), (.05, .02, math.radians(-13)), 1.17)
    tray(film=False, high=.2, dome_height=.05, label=(1.0, .32))


CAMERA = {'elevation': 52, 'fill': .82}
NEAR = {'fill': 1.04}
