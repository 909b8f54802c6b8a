"""Minced meat in a tray under film: strands from the mincer, laid in rows."""
import math
from mathutils import noise, Vector
from kit.shapes import dice, mesh
from kit.tones import Skin
from kit.tray import DEPTH, WIDTH, tray


def strand(points, radius, skin, across=9):
    """An uneven strand along points, with rounded ends."""
    vs, n = [], len(points)
    for i, p in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(n - 1, i + 1)]
        along = (b - a).normalized()
        side = along.cross(Vector((0, 0, 1)))
        side = side.normalized() if side.length > .01 else Vector((1, 0, 0))
        up = side.cross(along)
        t = min(i, n - 1 - i)
        r = radius * min(1, .35 + t * .3)
        for k in range(across):
            w = 2 * math.pi * k / across
            way = side * math.cos(w) + up * math.sin(w)
            vs.append(p + way * r * (1 + .28 * noise.noise((p + way * .05) * 17) + .16 * noise.noise((p + way * .05) * 40)))
    fs = [(i * across + k, i * across + (k + 1) % across, (i + 1) * across + (k + 1) % across, (i + 1) * across + k)
          for i in range(n - 1) for k in range(across)]
    fs += [tuple(range(across)), tuple((n - 1) * across + k for k in range(across))]
    return mesh('strand', vs, fs, skin, 'filling')


def build():
    chance = dice(6)
    skin = Skin('mince', .34, Specular=.5)
    fat = skin.between(skin.noise(19, 4, distortion=.6), .56, .66)
    skin.bump(skin.noise(34, 4), .45, .016)
    material = skin.tones(skin.add(skin.times(skin.noise(7, 4), .5), skin.times(fat, .6)))
    for layer in range(3):
        n = 28
        for k in range(n):
            y0 = -DEPTH / 2 + .13 + (DEPTH - .26) * (k + .5) / n
            x, points = -WIDTH / 2 + .17 + chance.uniform(0, .05), []
            phase, sway = chance.uniform(0, 6), chance.uniform(.008, .022)
            end = WIDTH / 2 - .17 - chance.uniform(0, .05)
            broken = chance.uniform(-.6, .6)
            while x < end:
                edge = min(1, (WIDTH / 2 - .1 - abs(x)) / .2, (DEPTH / 2 - .07 - abs(y0)) / .14)
                z = .05 + .062 * layer + .02 * max(0, edge) + .02 * noise.noise(Vector((x * 3, y0 * 3, layer)))
                points.append(Vector((x, y0 + sway * math.sin(7 * x + phase) + .01 * noise.noise(Vector((x * 9, k, layer))), z)))
                x += .022
                if layer == 2 and abs(x - broken) < .012 and len(points) > 6:
                    strand(points, .031, material)
                    points, x = [], x + .02
            if len(points) > 4:
                strand(points, .031, material)
    tray()


CAMERA = {'elevation': 57, 'fill': .82}
