"""A low jar full of roe: grains against the glass."""
import math
import bpy
from kit import heap, materials as m
from kit.shapes import dice, lathe, radius_at, round_label
from kit.tones import Skin
from .jar import lid
from .jar_low import OUTSIDE


def build():
    chance = dice(77)
    skin = Skin('roe', .12, Specular=.6)
    skin.bump(skin.noise(4, 1), .02, .01)
    facing = skin.tree.nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = .45
    material = skin.tones(skin.add(skin.times(skin.less(1, facing.outputs['Facing']), .55), skin.times(skin.chance, .4)))
    bpy.ops.mesh.primitive_uv_sphere_add(segments=20, ring_count=12, radius=.042)
    first = bpy.context.object
    bpy.ops.object.shade_smooth()
    data = first.data
    bpy.data.objects.remove(first)
    data.materials.append(material)
    row, z = 0, .075
    while z < .80:
        r = radius_at([p for p in OUTSIDE if p[0] > .5], z) - .065
        n = int(2 * math.pi * r / .078)
        for k in range(n):
            a = 2 * math.pi * (k + .5 * (row % 2)) / n + chance.uniform(-.012, .012)
            if math.sin(a) > .35:
                continue
            d = r + chance.uniform(-.012, .004)
            heap.thing('roe', data, 'filling', (d * math.cos(a), d * math.sin(a), z + chance.uniform(-.012, .012)), (0, 0, 0), chance.uniform(.92, 1.06))
        z += .066
        row += 1
    inside = [(max(0, r - .095), max(.06, z)) for r, z in OUTSIDE if z < .8] + [(.4, .8), (0, .8)]
    dark = Skin('between', .4)
    lathe('between', inside, dark.tones(dark.times(dark.noise(9, 2), .1)), 'filling')
    lathe('glass', OUTSIDE, m.thin_glass(), 'glass')
    lid(r=.71, z=.86, height=.2)
    round_label(OUTSIDE, .14, .64, .86, m.plain('paper', (.86, .86, .86), .7, Specular=.25))


NEAR = {'fill': .84}
