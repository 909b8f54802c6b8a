"""Butter in its open paper on a board: a block and slices of it."""
import math
from kit import dish, produce
from kit.shapes import dice
from mathutils import noise, Vector
from .serving import board


def build():
    dice(3)
    board(2.1, 1.4, .09)
    skin = dish.Part('paper', .6, Specular=.25)
    paper = skin.done(skin.add(.3, skin.times(skin.noise(3, 3), .4)))

    def sheet(u, v):
        x, y = 1.75 * (u - .5), 1.12 * (v - .5)
        far = max(abs(x) / .87, abs(y) / .56)
        z = .1 + .012 * abs(noise.noise(Vector((x * 5, y * 5, 2)))) + max(0, far - .82) * (.25 + .3 * noise.noise(Vector((x * 3, y * 3, 7))))
        a = -.16
        return x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z
    dish.put(produce.grid('paper', 90, 60, sheet, paper), (0, 0, 0))
    skin = dish.Part('butter', .34, Specular=.38)
    skin.bump(skin.noise(9, 4, (1, 1, 3)), .12, .015)
    butter = skin.done(skin.add(.25, skin.times(skin.noise(3, 3), .5)))
    top = .11
    dish.rest(dish.cut(2, butter, (.82, .56, .40), 26, .012, 44), -.26, .06, top, (0, 0, -.16))
    for k, (x, lean) in enumerate(((.32, .5), (.47, .86), (.62, 1.14))):
        dish.rest(dish.cut(k + 7, butter, (.085, .5, .37), 20, .012, 30), x, -.03 - .03 * k, top, (0, lean, -.16 + .05 * k))


CAMERA = {'elevation': 38, 'fill': .86, 'low': .0}
