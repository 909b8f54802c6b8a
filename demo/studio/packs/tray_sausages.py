"""Sausages in a row in a tray under film."""
import math
from kit import produce
from kit.shapes import dice
from kit.tones import Skin
from kit.tray import tray
from .tray_chunks import lay


def build():
    chance = dice(4)
    skin = Skin('sausage', .27, Specular=.5, Clearcoat=.2, Clearcoat_Roughness=.1)
    lumps = skin.noise(9, 4)
    fat = skin.between(skin.noise(20, 4, distortion=.5), .57, .66)
    skin.bump(lumps, .22, .02).bump(skin.noise(60, 2), .04, .006)
    material = skin.tones(skin.add(skin.times(lumps, .7), skin.times(fat, .32)))

    def profile(k):
        n, long, r = 34, .47, .096
        out = []
        for i in range(n + 1):
            t = abs(2 * i / n - 1)
            out.append((r * max(0, 1 - t ** 6) ** .5 if t < 1 else 0, long * (2 * i / n - 1)))
        tip = lambda z: [(.012, z * 1.02), (.014, z * 1.07), (.022, z * 1.10), (0, z * 1.11)]
        return [p for p in reversed([(r2, -z) for r2, z in tip(long)])] + out[1:-1] + tip(long)
    shapes = [produce.turned('sausage', profile(k), material, 40, lump=.012, scale=5, seed=k, bend=(.2, .14, .3)[k % 3]) for k in range(6)]
    for k in range(7):
        o = lay(shapes[k % 6], -.585 + .195 * k, .0 + chance.uniform(-.02, .02), (math.pi / 2, 0, chance.uniform(-.06, .06)), .03)
    tray(high=.2, dome_height=.12, label=(1.0, .4))


CAMERA = {'elevation': 57, 'fill': .82}
