"""Small tomatoes on their branches, three clusters in a tray."""
import math
from mathutils import Vector
from kit import heap, produce
from kit import materials as m
from kit.punnet import punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(6)
    skin = Skin('tomato', .17, Specular=.5, Clearcoat=.4, Clearcoat_Roughness=.07)
    top = skin.between(skin.along(2), .02, .14)
    material = skin.tones(skin.add(skin.times(skin.noise(3.2, 3), .5), skin.add(.18, skin.times(top, .28))))
    shapes = [produce.turned('tomato', produce.oval(.148, .142, dent_above=.03, width=.3), material, 48, lump=.007, scale=3, seed=k) for k in range(4)]
    green = m.plain('green', m.WHITE, .6, Specular=.3)
    stars = [produce.star('star', 5 + k % 2, .12, .042, green, .4, seed=k) for k in range(4)]
    punnet(height=.30)
    for row, (py, z, length, turn) in enumerate(((-.19, .19, 5, .02), (.22, .21, 5, -.03), (.02, .44, 4, .05))):
        path = []
        for i in range(length * 2):
            side = 1 if i % 2 else -1
            x = -.60 + .275 * (i // 2) + .135 * (i % 2) + (.14 if length == 4 else 0)
            y = py + side * .125 + x * turn
            at = (x, y, z + chance.uniform(-.012, .02))
            o = heap.thing('tomato', shapes[i % 4], 'filling', at, (-.5 * side + chance.uniform(-.15, .15), chance.uniform(-.2, .2), chance.uniform(0, 6)), chance.uniform(.88, 1.04))
            produce.on(o, stars[i % 4], 'lid', (0, 0, .122), (0, 0, i))
            path.append(Vector((x, py + x * turn + .012 * side, z + .165)))
        path = [path[0] + Vector((-.12, .02, .05))] + path
        heap.thing('branch', produce.tube('branch', path, lambda t: .017 - .006 * t, green, 8), 'lid')


CAMERA = {'elevation': 36, 'fill': .8}
