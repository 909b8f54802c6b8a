"""Objects of several scenes: boards, a jar of honey under linen, carrots with their tops, a bowl of eggs."""
import math
import bpy
from mathutils import Vector
from kit import heap, produce, still
from kit import materials as m
from kit.paint import _ramp
from kit.shapes import dice, lathe, rounded_box

GREEN = '#4d6b2a'
LEAVES = ['#356a1e', '#5c9430', '#93bd54', '#cfe09f']
TOMATO = ['#8e1a0c', '#c8281a', '#dc4a2c']
CARROT = ['#6b4a1c', '#d8661a', '#ef8a32', '#f6ab5c']
APPLE = ['#cfc070', '#d99a68', '#c85a4c', '#a83434']
BERRY = ['#9c0c10', '#c81a1a', '#de3a30', '#f0a070', '#f6e09a']
GRAPE = ['#2b1a3c', '#4a2f5e', '#6d5080', '#a592b4']
CRUST = ['#f0e2c8', '#d9ab6c', '#b0733a', '#7c481f', '#4e2a12']
SHELL = ['#e6bd94', '#dcae83', '#d2a175', '#c99769']
WOOD = ['#7a4a22', '#a8713c', '#bd8850', '#cf9f66']


def wood(name, colors, stretch=(.35, 6, 6)):
    """Planed wood with fibres along x."""
    material = m.plain(name, (.5, .3, .15), .55, Specular=.3)
    nt = material.node_tree
    coord, mapping, fibres = (nt.nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'Mapping', 'TexNoise'))
    mapping.inputs['Scale'].default_value = stretch
    fibres.inputs['Scale'].default_value, fibres.inputs['Detail'].default_value, fibres.inputs['Distortion'].default_value = 2.2, 6, 1.2
    nt.links.new(coord.outputs['Object'], mapping.inputs['Vector'])
    nt.links.new(mapping.outputs[0], fibres.inputs['Vector'])
    nt.links.new(_ramp(nt, fibres.outputs['Fac'], colors), nt.nodes['Principled BSDF'].inputs['Base Color'])
    return m.bumpy(material, .18, 5, 5, .03, (.3, 6, 6))


def board(wide, deep, thick=.09, colors=WOOD, at=(0, 0, 0)):
    """A chopping board."""
    return rounded_box('board', (wide, deep, thick), wood('board', colors), 'other', .04, at)


def loose(shapes, places, tops=None, top_at=0, spin=1.3):
    """Places objects one by one: (x, y, z, rotation, tilt x, tilt y, size)."""
    for k, (x, y, z, turn, tx, ty, size) in enumerate(places):
        o = heap.thing('piece', shapes[k % len(shapes)], 'filling', (x, y, z), (tx, ty, turn), size)
        bpy.context.view_layer.update()
        low = min((o.matrix_world @ v.co).z for v in o.data.vertices)
        o.location.z += z - low
        if tops:
            bpy.context.view_layer.update()
            produce.on(o, tops[k % len(tops)], 'lid', (0, 0, top_at), (0, 0, k * spin))


def cloth_lid(x, y, z, radius, seed=3):
    """A round of linen over a lid, tied with string; its edge hangs in folds."""
    chance, rings, around = dice(seed), 44, 220
    linen = m.bumpy(m.plain('linen', (.80, .72, .58), .92, Specular=.1), .35, 60, 2, .012)
    fold = [(chance.uniform(0, 6.28), n, chance.uniform(.5, 1)) for n in (7, 11, 16)]

    def at(u, v):
        a = 2 * math.pi * u
        wave = sum(math.sin(n * a + phase) * k for phase, n, k in fold) / 2.2
        if v < .5:
            t = v / .5
            r, h = radius * t, .022 * math.sin(math.pi * min(1, t)) - .02 * t ** 10
        else:
            t = (v - .5) / .5
            tied = math.exp(-((t - .38) / .14) ** 2)
            r = radius * (1.005 + (.24 + .07 * wave) * max(0, t - .38) ** .9 * 1.5) - .05 * radius * tied + .02 * radius * wave * t
            h = -.02 - .38 * radius * t ** 1.05 + .02 * wave * t
        return (x + r * math.cos(a), y + r * math.sin(a), z + h)
    o = heap.thing('linen', produce.grid('linen', around, rings, at, linen, True), 'other')
    solid = o.modifiers.new('s', 'SOLIDIFY')
    solid.thickness = .012
    string = m.bumpy(m.plain('string', (.42, .24, .10), .9, Specular=.1), .6, 60, 2, .02)
    for k in range(3):
        bpy.ops.mesh.primitive_torus_add(location=(x, y, z - .165 * radius + .022 * (k - 1)), major_radius=radius * .985, minor_radius=.015, major_segments=90, minor_segments=8)
        o = bpy.context.object
        bpy.ops.object.shade_smooth()
        o.data.materials.append(string)
        o['role'] = 'other'


def honey(x, y, size):
    still.place('jar', (x, y, 0), 0, size, filling=['#d07c10', '#e8a021', '#f6c04a', '#fbdc8c'], lid='#dcb75e')
    cloth_lid(x, y, 1.575 * size, .645 * size)


def carrots(x, y):
    """A bunch of carrots with their tops."""
    chance = dice(4)
    shapes = still.shapes_of('carrots', filling=CARROT)['filling']
    leaf = m.plain('frond', (.05, .16, .02), .5, Specular=.3)
    m.mottled(leaf, (.035, .12, .015), (.13, .28, .04), 7, 3)
    blades = [produce.leaf_shape('blade', .15, .05, leaf, .2, .2, 6, seed=k) for k in range(4)]
    for k, (dx, dy, z, turn, size) in enumerate(((-.02, -.26, 0, -26, 1.06), (.02, -.03, 0, -15, 1.1), (-.06, .20, 0, -4, 1.0), (.08, .06, .16, -19, 1.02))):
        # the pack's carrots stand on their tips: laid down, the thick end to the left
        a = math.radians(turn)
        o = heap.thing('carrot', shapes[k], 'filling', (x + dx, y + dy, z + .115 * size), (0, -math.pi / 2, a), size)
        crown = Vector((x + dx - .41 * size * math.cos(a), y + dy - .41 * size * math.sin(a), z + .115 * size))
        for i in range(6):
            way = math.pi + a + chance.uniform(-.45, .45)
            long = chance.uniform(.38, .60)
            rise = chance.uniform(.12, .55)
            path = [crown + Vector((math.cos(way) * long * t, math.sin(way) * long * t, rise * math.sin(2.2 * t) * .62 - .05 * t)) for t in [j / 12 for j in range(13)]]
            heap.thing('stalk', produce.tube('stalk', path, lambda t: .014 * (1 - .7 * t), leaf, 6), 'other')
            for j in range(4, 13):
                for side in (-1, 1):
                    for _ in range(2):
                        heap.thing('blade', blades[(i + j) % 4], 'other', tuple(path[j]), (chance.uniform(-.7, .7), chance.uniform(-.7, .3), way + side * chance.uniform(.3, 1.3)), chance.uniform(.7, 1.25) * (1.15 - .4 * j / 12))


def eggs(x, y):
    glaze = m.plain('glaze', (.70, .64, .54), .25, Specular=.45)
    m.mottled(glaze, (.62, .55, .44), (.76, .71, .62), 5, 4)
    r = .58
    lathe('bowl', [(0, .02), (.24, .02), (.26, 0), (.29, .02), (.45, .14), (.555, .28), (.58, .33), (.565, .345), (.54, .33), (.40, .14), (.22, .06), (0, .05)], glaze, 'other').location = (x, y, 0)
    shapes = still.shapes_of('eggs_six', filling=SHELL, wander=.16)['filling']
    places = [(.30 * math.cos(a), .30 * math.sin(a), .30, a + 1.2, 1.25, .1 * k, .86) for k, a in enumerate([2 * math.pi * j / 5 + .5 for j in range(5)])]
    places += [(-.06, -.06, .50, .4, 1.4, .2, .86), (.14, .10, .47, 2.2, 1.3, .3, .84)]
    for k, (dx, dy, z, turn, tx, ty, size) in enumerate(places):
        heap.thing('egg', shapes[0], 'filling', (x + dx, y + dy, z), (tx, ty, turn), size)
