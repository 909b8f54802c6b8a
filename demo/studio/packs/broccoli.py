"""Three heads of broccoli or cauliflower in a tray: many small buds on branching stalks."""
import math
from mathutils import Vector
from kit import heap, produce
from kit.punnet import punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(89)
    buds = Skin('buds', .6, Specular=.25)
    grain = buds.between(buds.cells(26), .5, .1)
    buds.bump(grain, .9, .03).bump(buds.noise(40, 3), .3, .01)
    crown = buds.tones(buds.lower(buds.add(buds.add(.42, buds.times(grain, .3)), buds.times(buds.noise(6, 3), .4)), 1))
    bare = Skin('stalk', .45, Specular=.3)
    bare.bump(bare.noise(9, 3), .15, .015)
    stalk = bare.tones(bare.add(.04, bare.times(bare.noise(5, 3, (3, 3, .5)), .24)))
    balls = [produce.turned('buds', produce.oval(.135, .115, 20), crown, 40, lump=.028, scale=15, seed=k) for k in range(6)]
    punnet(height=.3)
    for px, py, size, lean, turn in ((-.40, .14, .92, .10, .4), (.40, .16, .94, -.06, 1.9), (.01, -.10, .84, .30, 3.1)):
        base = Vector((px, py, .06 if py > 0 else .08))
        way = Vector((.25 * math.sin(turn) * .3, -math.sin(lean), math.cos(lean))).normalized()
        side = way.cross(Vector((1, 0, 0))).normalized()
        other = way.cross(side)
        heap.thing('stalk', produce.tube('stalk', [base + way * (.36 * t / 8) for t in range(9)], lambda t: .115 + .05 * t, stalk, 24), 'filling')
        n = 34
        for i in range(n):
            up = 1 - 1.05 * (i + .5) / n
            a = 2.4 * i + turn
            out = math.sqrt(max(0, 1 - up * up))
            at = base + way * (.34 + .26 * size * up * .95) + (side * math.cos(a) + other * math.sin(a)) * out * .33 * size
            heap.thing('buds', balls[i % 6], 'filling', tuple(at), (chance.uniform(-.5, .5) + lean, chance.uniform(-.5, .5), chance.uniform(0, 6)), size * chance.uniform(.82, 1.08))


CAMERA = {'elevation': 34, 'fill': .8}
