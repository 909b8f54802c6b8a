"""Raspberries, a heap in a tray: each of small round drops around a hollow."""
import math
from mathutils import Vector
import bpy
from kit import heap, produce
from kit.punnet import punnet
from kit.shapes import dice
from kit.tones import Skin


def berry(k, material):
    """Drops on a cone with a round end, as one mesh."""
    chance, vs, fs = dice(k), [], []
    drop = produce.turned('drop', produce.oval(1, 1, 9), material, 12)
    shape, faces = [v.co.copy() for v in drop.vertices], [tuple(p.vertices) for p in drop.polygons]
    rows = ((-.082, .035, 4), (-.055, .075, 9), (-.012, .096, 12), (.032, .104, 13), (.074, .100, 12), (.108, .084, 11))
    for z, r, n in rows:
        for i in range(n):
            a = 2 * math.pi * (i + .5 * (rows.index((z, r, n)) % 2)) / n + chance.uniform(-.06, .06)
            at = Vector((r * math.cos(a), r * math.sin(a), -z))
            size = .027 * chance.uniform(.92, 1.12)
            base = len(vs)
            vs += [at + c * size for c in shape]
            fs += [tuple(base + j for j in face) for face in faces]
    data = bpy.data.meshes.new('berry')
    data.from_pydata(vs, [], fs)
    data.update()
    for p in data.polygons:
        p.use_smooth = True
    data.materials.append(material)
    return data


def build():
    chance = dice(53)
    skin = Skin('raspberry', .3, Specular=.45)
    top = skin.between(skin.along(2), -.1, .1)
    material = skin.tones(skin.add(skin.add(skin.times(skin.noise(9, 3), .5), skin.times(skin.noise(30, 2), .25)), skin.times(top, .2)))
    shapes = [berry(k, material) for k in range(5)]
    punnet(height=.34)
    step = .215
    for layer in range(5):
        for i in range(11):
            for j in range(8):
                x = -.84 + step * (i + .5 * ((j + layer) % 2)) + chance.uniform(-.03, .03)
                y = -.55 + step * .92 * (j + .33 * (layer % 2)) + chance.uniform(-.03, .03)
                z = .12 + .155 * layer + chance.uniform(-.02, .02)
                dome = .38 + .26 * max(0, 1 - (x / .82) ** 2) ** .7 * max(0, 1 - (y / .55) ** 2) ** .7
                if abs(x) < .70 + .06 * (z > .4) and abs(y) < (.40 if z < .4 else .47) and dome - .22 < z < dome:
                    heap.thing('berry', shapes[(i + j) % 5], 'filling', (x, y, z), (chance.uniform(-1.2, 1.2), chance.uniform(-1.2, 1.2), chance.uniform(0, 6)), chance.uniform(.9, 1.12))


CAMERA = {'elevation': 30, 'fill': .8}
