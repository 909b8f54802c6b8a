"""Two sticks of cured sausage, their ends tied with string, a paper band around both."""
import math
import bpy
from mathutils import Matrix
from kit import heap, produce
from kit import materials as m
from kit.shapes import _patch
from kit.tones import Skin


def build():
    skin = Skin('casing', .42, Specular=.4)
    wrinkles = skin.noise(6, 5, (1, 1, .45), .6)
    fine = skin.noise(26, 4, (1, 1, .6))
    fat = skin.between(skin.noise(17, 4), .56, .68)
    bloom = skin.between(skin.noise(3, 4), .58, .80)
    skin.bump(wrinkles, .75, .045).bump(fine, .3, .012)
    material = skin.tones(skin.add(skin.add(skin.times(wrinkles, .5), skin.times(fat, .30)), skin.times(bloom, .25)))
    cord = m.bumpy(m.plain('string', (.66, .52, .33), .9, Specular=.1), .6, 40, 2, .02)
    n, long, r = 44, .86, .155

    def profile():
        out = [(0, -long * 1.09), (.030, -long * 1.085), (.022, -long * 1.05), (.020, -long * 1.01)]
        for i in range(1, n):
            t = 2 * i / n - 1
            out.append((max(.024, r * max(0, 1 - abs(t) ** 5) ** .5), long * t))
        return out + [(.020, long * 1.01), (.022, long * 1.05), (.030, long * 1.085), (0, long * 1.09)]
    for k, (y, z, turn) in enumerate(((-.16, r, .0), (.17, r, .02))):
        data = produce.turned('sausage', profile(), material, 72, lump=.014, scale=4, seed=k + 2, bend=(.05, -.06)[k], ribs=lambda a, t, k=k: 1 + .025 * math.cos(2 * a + k))
        heap.thing('sausage', data, 'filling', (.02 * k, y, z + .01), (0, math.pi / 2, turn))
        for end in (-1, 1):
            for i in range(4):
                bpy.ops.mesh.primitive_torus_add(location=(.02 * k + end * (long * (.992 + .02 * i)), y, z + .01), rotation=(0, math.pi / 2, 0), major_radius=.027, minor_radius=.0095, major_segments=24, minor_segments=8)
                o = bpy.context.object
                bpy.ops.object.shade_smooth()
                o.data.materials.append(cord)
                o['role'] = 'other'
    # the band goes over both: straight between them, round at the sides
    g = r * 1.055
    path = [(-.16 - g * math.cos(a), r + .01 + g * math.sin(a)) for a in [(-.95 + (1.5708 + .95) * k / 24) for k in range(25)]]
    path += [(.17 + g * math.sin(a), r + .01 + g * math.cos(a)) for a in [1.5708 * k / 12 for k in range(13)]]
    lengths = [0]
    for (y0, z0), (y1, z1) in zip(path, path[1:]):
        lengths.append(lengths[-1] + math.hypot(y1 - y0, z1 - z0))

    def along(s):
        for k in range(len(path) - 1):
            if s <= lengths[k + 1] + 1e-9:
                t = (s - lengths[k]) / max(1e-6, lengths[k + 1] - lengths[k])
                return path[k][0] + (path[k + 1][0] - path[k][0]) * t, path[k][1] + (path[k + 1][1] - path[k][1]) * t
        return path[-1]
    wide = .86
    label = m.plain('label', (.86, .86, .86), .6, Specular=.25)
    _patch('label', lambda u, v: (-wide / 2 + wide * u, *along(lengths[-1] * v)), label, 'label', 40, 160, 0, wide / lengths[-1])
    turn = math.radians(-16)
    for o in list(bpy.context.scene.objects):
        if o.get('role') in ('filling', 'label', 'other'):
            o.matrix_world = Matrix.Rotation(turn, 4, 'Z') @ (Matrix.LocRotScale(o.location, o.rotation_euler, o.scale))


CAMERA = {'elevation': 34, 'fill': .82}
