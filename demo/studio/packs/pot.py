"""A young plant in a clay pot with a label."""
import math
from mathutils import Vector
from kit import heap, produce
from kit import materials as m
from kit.shapes import curve, dice, lathe, round_label
from kit.tones import Skin


def build():
    chance = dice(83)
    profile = curve([(0, 0), (.26, 0), (.275, .015), (.30, .12), (.35, .36), (.375, .46)], 5) + [(.42, .46), (.43, .475), (.435, .56), (.425, .575), (.39, .575), (.38, .5), (0, .49)]
    lathe('pot', profile, m.bumpy(m.plain('clay', m.WHITE, .8, Specular=.2), .15, 40, 4, .01), 'body')
    ground = m.bumpy(m.plain('soil', (.05, .032, .02), .95), .9, 24, 4, .04)
    lathe('soil', [(0, .545), (.2, .55), (.386, .53)], ground, 'other')
    round_label(profile, .05, .42, .95, m.plain('label', (.86, .86, .86), .6, Specular=.25), .008, .04)
    skin = Skin('leaf', .4, Specular=.4)
    x, y = skin.along(0), skin.along(1)
    rib = skin.between(skin.size(y), .010, .002)
    veins = skin.between(skin.size(skin.sine(skin.add(skin.times(x, 70), skin.times(skin.size(y), -70)))), .25, .05)
    skin.bump(skin.add(skin.times(rib, -1), skin.times(veins, -.4)), .5, .02)
    material = skin.tones(skin.add(skin.add(skin.times(skin.noise(5, 3), .55), skin.times(rib, .25)), skin.times(veins, .1)))
    stalks = Skin('stalk', .4)
    stalk = stalks.tones(stalks.add(.5, stalks.times(stalks.noise(5, 3), .3)))
    leaves = [produce.leaf_shape('leaf', .27, .19, material, (.3, .5, .15, .4)[k % 4], (.35, .15, .5)[k % 3], 16, None, .008, seed=k) for k in range(6)]
    for i in range(9):
        a, far = 2.4 * i, .30 * math.sqrt(i / 9)
        foot = Vector((.5 * far * math.cos(a), .5 * far * math.sin(a), .54))
        head = Vector((1.15 * far * math.cos(a), 1.15 * far * math.sin(a), .54 + chance.uniform(.62, .86) * (1 - .5 * far)))
        path = [foot.lerp(head, t / 12) + Vector((0, 0, .05 * math.sin(math.pi * t / 12))) for t in range(13)]
        heap.thing('stalk', produce.tube('stalk', path, lambda t: .015 - .006 * t, stalk, 8), 'filling')
        for n in range(6):
            t = .32 + .68 * n / 5
            p = foot.lerp(head, t)
            for side in (0, 1):
                way = n * 1.57 + side * math.pi + i + chance.uniform(-.2, .2)
                heap.thing('leaf', leaves[(i + n + side) % 6], 'filling', tuple(p), (chance.uniform(-.3, .3), -chance.uniform(.0, .5) - .5 * (n == 5), way), (.62 + .55 * math.sin(math.pi * (.2 + .6 * t))) * chance.uniform(.85, 1.1))


CAMERA = {'elevation': 17, 'fill': .78}
