"""Heads of cabbage in a tray: leaves lie over one another, veins run out from the stalk."""
import math
import bpy
from mathutils import Vector, noise
from kit import heap, produce
from kit.punnet import punnet
from kit.shapes import dice
from kit.tones import Skin


def leaf(k, skin, radius, cover, turn, tilt, wavy):
    """A leaf that hugs a ball: u around from the middle rib, v from the stalk up; its veins' map is kept at the points."""
    n, up, vs, veins = 90, 70, [], []
    for i in range(n + 1):
        for j in range(up + 1):
            u, v = 2 * i / n - 1, j / up
            edge = max(abs(u) ** 2, v ** 3)
            polar = math.pi * (.97 - cover * v)          # from below upwards
            wide = 1.25 * math.sin(math.pi * min(1, .18 + .72 * v)) ** .6
            around = turn + u * wide
            r = radius * (1 + .018 * noise.noise(Vector((u * 3, v * 3, k * 7))) + wavy * edge ** 4 * (.5 + math.sin(11 * u + 9 * v + k)) * .5 + .012 * edge)
            # veins: a rib in the middle, branches that leave it slanting upwards
            rib = math.exp(-(u / (.075 * (1.15 - v))) ** 2)
            branch = 0
            for b in range(1, 8):
                at = v - .08 - b * .105 - .42 * abs(u) ** .85 + .02 * noise.noise(Vector((u * 4, b, k)))
                branch = max(branch, math.exp(-(at / .014) ** 2) * (1 - .6 * abs(u)))
            vein = max(rib, branch * .8)
            r += radius * .022 * (rib * (1 - v)) + radius * .006 * branch
            p = Vector((math.sin(polar) * math.cos(around), math.sin(polar) * math.sin(around), math.cos(polar) * .86)) * r
            c, s = math.cos(tilt), math.sin(tilt)
            vs.append((p.x, p.y * c - p.z * s, p.y * s + p.z * c))
            veins.append(min(1, vein))
    m = up + 1
    fs = [(i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1) for i in range(n) for j in range(up)]
    data = bpy.data.meshes.new('leaf')
    data.from_pydata(vs, [], fs)
    data.update()
    layer = data.attributes.new('vein', 'FLOAT', 'POINT')
    for i, value in enumerate(veins):
        layer.data[i].value = value
    for p in data.polygons:
        p.use_smooth = True
    data.materials.append(skin)
    return data


def build():
    chance = dice(91)
    skin = Skin('cabbage', .42, Specular=.35)
    mark = skin.tree.nodes.new('ShaderNodeAttribute')
    mark.attribute_name = 'vein'
    vein = mark.outputs['Fac']
    net = skin.between(skin.cells(13, 'DISTANCE_TO_EDGE'), .05, .0)
    skin.bump(skin.noise(5, 4), .35, .04).bump(net, .25, .01)
    tone = skin.add(skin.add(skin.times(skin.noise(2.2, 4), .5), skin.times(net, .10)), skin.times(vein, .5))
    material = skin.tones(skin.lower(tone, 1))
    punnet(height=.36)
    for x, y, z, radius, turn in ((-.40, .04, .46, .40, .4), (.41, -.02, .45, .39, 2.5)):
        ball = produce.turned('core', produce.oval(radius * .925, radius * .80), material)
        heap.thing('core', ball, 'filling', (x, y, z))
        for k in range(9):
            inner = k < 4
            data = leaf(k + int(turn * 10), material, radius * (.93 + .012 * k), (.99 if inner else chance.uniform(.70, .86)), turn + 2.4 * k, .55, .02 if inner else .05)
            heap.thing('leaf', data, 'filling', (x, y, z), (chance.uniform(-.05, .05), chance.uniform(-.05, .05), 0))


CAMERA = {'elevation': 30, 'fill': .8}
NEAR = {'fill': 1.1}
