"""Two bunches of grapes in a tray: berries close around a stalk, a bloom on their skins."""
import math
from mathutils import Vector
from kit import heap, produce
from kit import materials as m
from kit.punnet import punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(18)
    skin = Skin('grape', .2, Specular=.5, Clearcoat=.2, Clearcoat_Roughness=.12)
    bloom = skin.noise(5, 4)
    skin.bump(skin.noise(20, 2), .04, .006)
    skin.rough(skin.add(.14, skin.times(bloom, .4)))
    material = skin.tones(skin.add(skin.times(bloom, .7), skin.times(skin.noise(2, 2), .3)))
    shapes = [produce.turned('grape', produce.oval(.074, .086, 16), material, 24, lump=.004, seed=k) for k in range(3)]
    green = m.plain('stalk', (.30, .27, .08), .6)
    punnet(height=.34)
    for turn, px, py, lift, seed in ((.12, -.05, -.20, .22, 1), (-.16, .05, .22, .26, 2)):
        axis = Vector((math.cos(turn), math.sin(turn), 0))
        side = Vector((-math.sin(turn), math.cos(turn), 0))
        placed = []
        for _ in range(2600):
            t = chance.random() ** .8
            far = .33 * (1 - t) ** .5 * (1 if t > .06 else .7) * (.55 + .45 * chance.random() ** .4)
            a = chance.uniform(0, 2 * math.pi)
            p = Vector((px, py, lift)) + axis * (-.62 + 1.26 * t) + side * far * math.cos(a) * .92 + Vector((0, 0, .10 + far * math.sin(a) * .85))
            p.z = max(p.z, .10)
            is_through = p.z < .36 and (abs(p.x) > .58 or abs(p.y) > .38)  # the tray's wall
            if not is_through and all((p - q).length > .112 for q in placed):
                placed.append(p)
        for i, p in enumerate(placed):
            heap.thing('grape', shapes[i % 3], 'filling', tuple(p), (chance.uniform(0, 6), chance.uniform(0, 6), 0), chance.uniform(.92, 1.12))
        start = Vector((px, py, lift + .18)) - axis * .60
        path = [start + axis * (.3 - .42 * t / 10) + Vector((0, 0, .22 * (t / 10) ** 1.5)) for t in range(11)]
        heap.thing('stalk', produce.tube('stalk', path, lambda t: .024 * (1.2 if t > .9 else 1), green), 'other')


CAMERA = {'elevation': 34, 'fill': .8}
