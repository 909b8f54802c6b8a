"""One big ribbed fruit with a stalk and a paper sticker: a pumpkin."""
import math
from kit import heap, produce
from kit import materials as m
from kit.shapes import _patch
from kit.tones import Skin

R, H, RIBS = .78, .54, 11


def ribs(a, t=.5):
    return 1 - .085 * (1 - abs(math.sin(RIBS / 2 * a + .4))) ** 1.6


def build():
    skin = Skin('pumpkin', .34, Specular=.42, Clearcoat=.12, Clearcoat_Roughness=.2)
    patchy, fine = skin.noise(3.4, 5, fixed=True), skin.noise(26, 4)
    specks = skin.between(skin.noise(20, 4, (1, 1, .5)), .60, .70)
    skin.bump(skin.noise(7, 4), .12, .02).bump(fine, .08, .008)
    tone = skin.add(skin.add(skin.times(skin.mark(), .46), skin.times(patchy, .45)), skin.times(specks, .18))
    material = skin.tones(skin.lower(tone, 1))
    profile = produce.oval(R, H, 70, 2.15, dent_above=.16, dent_below=.10, width=.30)

    def at(u, v):
        r, z = profile[round(v * 70)]
        a = 2 * math.pi * u
        k = r * ribs(a)
        return (k * math.cos(a), k * math.sin(a), z * (1 + .012 * math.cos(2 * a)))
    data = produce.grid('pumpkin', 300, 70, at, material, True, lambda u, v: max(0, min(1, (ribs(2 * math.pi * u) - .915) / .085)))
    o = heap.thing('pumpkin', data, 'filling', (0, 0, H - .06))
    dry = m.bumpy(m.plain('stalk', (.20, .17, .07), .8, Specular=.2), .5, 12, 3, .03)
    produce.on(o, produce.turned('stalk', [(.16, -.05), (.11, .0), (.075, .06), (.062, .14), (.066, .22), (.085, .26), (0, .262)], dry, 40, ribs=lambda a, t: 1 + .14 * math.cos(5 * a), bend=1.2), 'other', (0, 0, H - .17))
    label = m.plain('label', (.86, .86, .86), .5, Specular=.35)

    def stuck(u, v):
        a, e = -math.pi / 2 + .48 * (2 * u - 1), -.06 + .74 * (v - .5)
        r = 1.012
        k = (abs(math.cos(e)) ** 2.15 + abs(math.sin(e)) ** 2.15) ** (-1 / 2.15)
        return (R * r * k * math.cos(e) * math.cos(a), R * r * k * math.cos(e) * math.sin(a), H * r * k * math.sin(e) + H - .06)
    _patch('label', stuck, label, 'label', 120, 90, .12, (R * .96) / (.74 * H))


CAMERA = {'elevation': 20, 'fill': .74}
NEAR = {'fill': 1.02}
