"""Pieces of meat in a tray under film: cut across, with seams of fat."""
import bpy
from mathutils import Euler, Vector, noise
from kit import heap
from kit.shapes import dice
from kit.tones import Skin
from kit.tray import tray


def piece(k, skin, size=(.30, .24, .19)):
    """A hand-cut cube with bulging sides and soft corners; every cube differs."""
    chance, n = dice(k), 20
    stretch = [s * chance.uniform(.85, 1.15) for s in size]
    vs, index, fs = [], {}, []

    def at(face, i, j):
        a, b = 2 * i / n - 1, 2 * j / n - 1
        axis, sign = face // 2, 1 if face % 2 else -1
        p = [0, 0, 0]
        p[axis], p[(axis + 1) % 3], p[(axis + 2) % 3] = sign, a, b
        key = tuple(round(c * n) for c in p)
        if key not in index:
            v = Vector(p)
            soft = v / (sum(abs(c) ** 5 for c in v) ** .2)
            q = Vector([c * s / 2 for c, s in zip(soft, stretch)])
            shift = Vector((k * 3.7, k, k * 1.3))
            q += soft.normalized() * (.045 * noise.noise(q * 5 + shift) + .016 * noise.noise(q * 13 + shift))
            index[key] = len(vs)
            vs.append(q)
        return index[key]
    for face in range(6):
        for i in range(n):
            for j in range(n):
                quad = [at(face, i, j), at(face, i + 1, j), at(face, i + 1, j + 1), at(face, i, j + 1)]
                fs.append(quad if face % 2 else quad[::-1])
    data = bpy.data.meshes.new('piece')
    data.from_pydata(vs, [], fs)
    data.update()
    for p in data.polygons:
        p.use_smooth = True
    data.materials.append(skin)
    return data


def flesh(rough=.3):
    """Meat: long fibres with veins of fat."""
    skin = Skin('flesh', rough, Specular=.5)
    fibres = skin.noise(7, 5, (1, 5, 5), .5)
    veins = skin.between(skin.add(skin.cells(3.4, 'DISTANCE_TO_EDGE', (.7, 1.3, 1.3)), skin.times(skin.noise(9, 4), .16)), .115, .075)
    thick = skin.between(skin.noise(2.2, 3), .46, .6)
    specks = skin.times(skin.between(skin.noise(24, 3, (.5, 1, 1)), .62, .7), .3)
    skin.bump(fibres, .35, .02).bump(skin.noise(30, 3), .18, .01)
    return skin.tones(skin.add(skin.add(skin.times(fibres, .55), skin.times(skin.times(veins, thick), .7)), specks))


def lay(data, x, y, turn, floor=.03, size=1.0):
    """Places an object so that its lowest point is on the floor."""
    o = heap.thing('piece', data, 'filling', (x, y, 0), turn, size)
    turned = Euler(turn).to_matrix()
    o.location.z = floor - min((turned @ v.co).z for v in data.vertices) * size
    return o


def build():
    chance = dice(9)
    material = flesh()
    shapes = [piece(k, material, (.27, .25, .2)) for k in range(9)]
    n = 0
    for row in range(5):
        for column in range(6 - row % 2):
            x = -.60 + .235 * column + .12 * (row % 2) + chance.uniform(-.02, .02)
            y = .44 - .22 * row + chance.uniform(-.02, .02)
            lay(shapes[n % 9], x, y, (chance.uniform(-.25, .25) + 1.5708 * chance.randrange(4), chance.uniform(-.2, .2), chance.uniform(0, 6.28)),
                chance.uniform(.03, .06), chance.uniform(.92, 1.1))
            n += 1
    for x, y in ((-.35, .2), (.1, .26), (.42, .12), (-.05, .02), (.56, .3), (-.6, .05)):
        lay(shapes[n % 9], x, y, (chance.uniform(-.4, .4), chance.uniform(-.4, .4), chance.uniform(0, 6.28)), .17, .9)
        n += 1
    tray(high=.34, dome_height=.09)


CAMERA = {'elevation': 57, 'fill': .82}
