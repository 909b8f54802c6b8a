"""A piece of honeycomb in a low tray: six-sided cells full of honey, some sealed with wax."""
import math
from mathutils import Vector, noise
from kit import heap, produce
from kit.punnet import punnet
from kit.shapes import dice
from kit.tones import Skin

W, D, TOP, CELL = .68, .43, .36, .088


def cell(x, y):
    """Distance from the cell's middle to its wall (0…1, 1 = wall) and a number of the cell."""
    best = None
    dy = CELL * math.sqrt(3) / 2
    row = round(y / dy)
    for j in (row - 1, row, row + 1):
        off = CELL / 2 if j % 2 else 0
        i = round((x - off) / CELL)
        for k in (i - 1, i, i + 1):
            px, py = k * CELL + off, j * dy
            far = math.hypot(x - px, y - py)
            if best is None or far < best[0]:
                best = (far, x - px, y - py, k * 57 + j * 131)
    _, ux, uy, number = best
    out = max(abs(ux * math.cos(q) + uy * math.sin(q)) for q in (0, math.pi / 3, 2 * math.pi / 3)) / (CELL / 2)
    return out, number


def kept(u, v):
    """Position, height and colour of a point."""
    x, y = W * (2 * u - 1) * 1.0, D * (2 * v - 1)
    edge = max(abs(x) / W, abs(y) / D)
    out, number = cell(x, y)
    lucky = math.sin(number * 12.9898) * 43758.5453 % 1
    region = noise.noise(Vector((x * 2.1, y * 2.1, 3)))
    sealed = region > .12 and lucky > .12
    wall = max(0, min(1, (out - .80) / .12))
    z = TOP + .02 * noise.noise(Vector((x * 2, y * 2, 1)))
    if sealed:
        z += .012 + .010 * (1 - out ** 2)
        tone = .80 + .15 * lucky - .10 * (out > .9)
    else:
        z += -.030 + .004 * out + .034 * wall
        tone = (.18 + .34 * lucky) * (1 - wall) + .86 * wall
    if edge > .985:
        z = .12
        tone = .4
    return (x, y, z), tone


def build():
    skin = Skin('comb', .14, Specular=.5, Clearcoat=.4, Clearcoat_Roughness=.06)
    skin.bump(skin.noise(30, 3), .12, .008)
    tone = skin.add(skin.mark(), skin.times(skin.less(skin.noise(8, 3), .5), .16))
    skin.rough(skin.between(skin.mark(), .1, 1.6, False))
    material = skin.tones(skin.lower(skin.higher(tone, 0), 1))
    heap.thing('comb', produce.grid('comb', 460, 300, lambda u, v: kept(u, v)[0], material, False, lambda u, v: kept(u, v)[1]), 'filling')
    punnet(width=1.5, depth=1.0, height=.30)


CAMERA = {'elevation': 44, 'fill': .8}
