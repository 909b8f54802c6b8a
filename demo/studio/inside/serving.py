"""Boards and spoons; and pieces cut out of a round."""
import math
from kit import dish, produce
from kit.shapes import rounded_box
from mathutils import Vector, noise


def board(width=2.2, depth=1.35, high=.09, turn=0.0):
    """A wooden board; its upper side is at `high`."""
    o = rounded_box('board', (width, depth, high), dish.wood_part(), 'other', .035, rotation=(0, 0, turn))
    return o


def handle(start, end, thick=.045, material=None, name='spoon'):
    """The handle of a wooden spoon in food."""
    if material is None:
        skin = dish.Part(name, .5, Specular=.25)
        fibres = skin.noise(4, 4, (1, 9, 9), .6, fixed=True)
        material = skin.bump(fibres, .1, .008).done(fibres)
    a, b = Vector(start), Vector(end)
    path = [a.lerp(b, i / 60) + Vector((0, 0, .05 * math.sin(math.pi * i / 60))) for i in range(61)]

    def radius(t):
        grow = thick * (.8 + .55 * t ** 2)
        return grow * math.sqrt(max(0, 1 - max(0, (t - .93) / .07) ** 2))
    dish.put(produce.tube('handle', path, radius, material, 20), (0, 0, 0))
    return material


def sector(radius, high, start, end, outside, inside, place=(0, 0, 0), edge=.06, lump=.006, seed=1, layers=None, dent=None, steps=1.0):
    """
    A sector of a round from angle `start` to `end`: the cuts have the material `inside` (or `layers`: material and height,
    0…1 from below), the top and the side `outside`. `dent(r, z)` presses the cut in.
    """
    px, py, pz = place
    shift = Vector((seed * 3.7, seed * 1.9, seed))

    def above(r):
        over = max(0, (r - (radius - edge)) / edge)
        return high - edge * (1 - math.sqrt(max(0, 1 - min(1, over) ** 2)))

    def rough(p, size=1.0):
        return lump * size * (noise.noise(p * 5 + shift) + .5 * noise.noise(p * 12 + shift))

    def shell(u, v):
        a = start + (end - start) * u
        if v < .6:
            r = radius * (v / .6)
            z = above(r)
        else:
            r, z = radius, (high - edge) * (1 - (v - .6) / .4)
        p = Vector((r * math.cos(a), r * math.sin(a), z))
        calm = min(1, min(u, 1 - u) * (end - start) * r / .09)  # no gaps where it was cut
        p.z += rough(p) * (1.5 if v < .6 else .3) * calm
        p.x, p.y = p.x * (1 + rough(p, .6) * calm), p.y * (1 + rough(p, .6) * calm)
        return p + Vector(place)
    n = max(12, int(90 * (end - start) / math.pi * steps))
    dish.put(produce.grid('shell', n, 60, shell, outside), (0, 0, 0))
    for angle, sign in ((start, 1), (end, -1)):
        normal = Vector((math.sin(angle), -math.cos(angle), 0)) * sign
        for material, low, top in layers or ((inside, 0, 1),):
            def face(u, v, low=low, top=top, sign=sign, angle=angle, normal=normal):
                r = radius * (1 - u if sign > 0 else u)
                wavy = lambda t: 0 if t in (0, 1) else .035 * noise.noise(Vector((r * 5, t * 9, seed))) / max(high, .2)
                t = (low + wavy(low)) * (1 - v) + (top + wavy(top)) * v
                p = Vector((r * math.cos(angle), r * math.sin(angle), above(r) * t))
                p += normal * ((rough(p, 1.2) - (dent(r, p.z) if dent else 0)) * min(1, (1 - t) * 9) + .004)
                return p + Vector(place)
            dish.put(produce.grid('face', 150, 60, face, material), (0, 0, 0))
