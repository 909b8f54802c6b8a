"""A bunch of herbs lying on its side, a paper band around its stalks."""
import math
from mathutils import Euler, Vector
from kit import heap, produce
from kit import materials as m
from kit.shapes import _patch, dice
from kit.tones import Skin


def build():
    chance = dice(81)
    skin = Skin('leaf', .45, Specular=.35)
    x, y = skin.along(0), skin.along(1)
    rib = skin.between(skin.size(y), .010, .002)
    skin.bump(skin.noise(22, 3), .35, .015).bump(skin.times(rib, -1), .4, .01)
    material = skin.tones(skin.add(skin.add(skin.times(skin.noise(6, 3), .6), skin.times(rib, .2)), .05))
    stalks = Skin('stalk', .4, Specular=.4)
    stalk = stalks.tones(stalks.add(.55, stalks.times(stalks.noise(5, 3), .3)))

    def outline(t):
        return max(.05, math.sin(math.pi * min(1, t ** .75)) ** .7 * (.66 + .34 * abs(math.cos(3.5 * math.pi * t))))
    leaves = [produce.leaf_shape('leaf', .235, .20, material, (.1, .35, -.15, .25)[k % 4], (.3, .5, .1)[k % 3], 18, outline, .012, seed=k) for k in range(8)]
    band = .145
    for i in range(46):
        a, far = chance.uniform(0, 2 * math.pi), math.sqrt(chance.random())
        near = Vector((-.30, far * band * .82 * math.cos(a), .16 + far * band * .82 * math.sin(a)))
        tail = near + Vector((-chance.uniform(.34, .46), near.y * .5 + chance.uniform(-.03, .03), (near.z - .16) * .4 - .03))
        head = Vector((chance.uniform(.32, .86), (near.y / band) * .50 + chance.uniform(-.10, .10), .10 + max(0, near.z - .06) * 1.25 + chance.uniform(-.03, .05)))
        path = []
        for k in range(17):
            t = k / 16
            p = tail * (1 - t) ** 2 + near * 2 * t * (1 - t) * 1.0 + head * t * t
            path.append(p)
        heap.thing('stalk', produce.tube('stalk', path, lambda t: .0105 - .004 * t, stalk, 7), 'filling')
        for n in range(9):
            t = 1 - .42 * (n / 9) ** 1.1
            p = tail * (1 - t) ** 2 + near * 2 * t * (1 - t) + head * t * t
            out = chance.uniform(-1.5, 1.5) if n else chance.uniform(-.3, .3)
            heap.thing('leaf', leaves[(i + n) % 8], 'filling', tuple(p), (chance.uniform(-.8, .8), chance.uniform(-.9, .25), out), chance.uniform(.7, 1.1))
    paper = m.plain('label', (.86, .86, .86), .6, Specular=.25)

    def at(u, v):
        a = math.radians(-18 + 150 * v)
        return (-.56 + .46 * u, -(band + .018) * math.cos(a), .16 + (band + .018) * math.sin(a))
    _patch('label', at, paper, 'label', 40, 120, 0, .46 / ((band + .018) * math.radians(150)))


CAMERA = {'elevation': 46, 'azimuth': -14, 'fill': .84}
