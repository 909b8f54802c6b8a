"""One big round fruit with a round paper sticker: water melon, melon."""
import math
from kit import heap, produce
from kit import materials as m
from kit.shapes import _patch
from kit.tones import Skin

R, H = .74, .68


def build():
    skin = Skin('melon', .3, Specular=.4, Clearcoat=.15, Clearcoat_Roughness=.2)
    turn = skin.tree.nodes.new('ShaderNodeMath')
    turn.operation = 'ARCTAN2'
    skin.tree.links.new(skin.along(1), turn.inputs[0])
    skin.tree.links.new(skin.along(0), turn.inputs[1])
    jag = skin.times(skin.less(skin.noise(7, 5, (1, 1, 1), fixed=True), .5), 2.6)
    wave = skin.sine(skin.add(skin.times(turn.outputs[0], 9), jag))
    stripes = skin.between(wave, -.25, .45)
    vein = skin.between(skin.size(skin.less(skin.noise(11, 5, (1, 1, .5), distortion=1.2, fixed=True), .5)), .035, .0)
    skin.bump(skin.noise(9, 4), .06, .02)
    material = skin.tones(skin.add(skin.add(.06, skin.times(skin.noise(5, 4), .2)), skin.add(skin.times(stripes, .62), skin.times(vein, -.10))))
    profile = produce.oval(R, H, 60, 2.05, dent_above=.035, dent_below=.03, width=.16)
    data = produce.turned('melon', profile, material, 160, lump=.02, scale=1.6, seed=4)
    o = heap.thing('melon', data, 'filling', (0, 0, H - .02), (0, 0, .4))
    dry = m.plain('stalk', (.30, .25, .12), .7)
    produce.on(o, produce.turned('stalk', [(.035, 0), (.022, .02), (.018, .09), (.024, .13), (0, .135)], dry, 14, bend=3), 'other', (0, 0, H - .045))
    label = m.plain('label', (.86, .86, .86), .5, Specular=.35)

    def stuck(u, v):
        a, e = -math.pi / 2 + .50 * (2 * u - 1), -.10 + .62 * (v - .5)
        r = 1.018
        return (R * r * math.cos(e) * math.cos(a), R * r * math.cos(e) * math.sin(a), H * r * math.sin(e) + H - .02)
    _patch('label', stuck, label, 'label', 120, 90, .12, (R * 1.0) / (.62 * H))


CAMERA = {'elevation': 18, 'fill': .7}
NEAR = {'fill': 1.0}
