"""A full clay mug on a round of wood; the drink is visible from above."""
import math
from kit import dish, produce
from kit.shapes import curve, lathe
from mathutils import Vector, noise

HIGH, FULL = 1.0, .86


def build():
    up = .085
    dish.turned_ware([(0, 0), (.74, 0), (.77, .02), (.77, .06), (.745, .085), (.5, .085), (0, .085)], dish.wood_part())
    clay = dish.ware(.3)
    outside = [(0, up), (.40, up), (.455, up + .03), (.50, up + .2), (.525, up + .5), (.53, up + .8), (.535, up + HIGH - .03)]
    inside = [(.525, up + HIGH), (.505, up + HIGH - .01), (.49, up + HIGH - .06), (.48, up + .5), (.3, up + .3), (0, up + .3)]
    lathe('mug', curve(outside + inside, 5), clay, 'other', 144)
    path = [(.50 + .29 * math.sin(t), 0, up + .53 + .31 * math.cos(t)) for t in [math.pi * k / 40 for k in range(41)]]
    dish.put(produce.tube('handle', path, lambda t: .062, clay, 20), (0, 0, 0), (0, 0, -.55))
    skin = dish.Part('drink', .42, Specular=.2)
    x, y = skin.along(0), skin.along(1)
    far = skin._maths('SQRT', skin.add(skin.times(x, x), skin.times(y, y)))
    drink = skin.done(skin.add(skin.between(far, .1, .5, False), skin.times(skin.noise(3, 3, fixed=True), .3)))

    def at(u, v):
        r, a = .493 * v, 2 * math.pi * u
        p = Vector((r * math.cos(a), r * math.sin(a), up + FULL))
        p.z += .006 * noise.noise(p * 4) + .012 * max(0, (v - .93) / .07) ** 2
        return p
    dish.put(produce.grid('drink', 160, 50, at, drink, True), (0, 0, 0))


CAMERA = {'elevation': 42, 'fill': .8, 'low': .0}
