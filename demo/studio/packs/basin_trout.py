"""Two living trout in an enamelled basin of water, seen from above."""
import math
import bpy
from mathutils import Euler, Matrix, Vector
from kit import heap, materials as m
from kit.fish import LONG, Fish, fish_skin
from kit.shapes import curve, lathe, round_label, sheet
from .tray_trout import BACK, BELLY, FINS

HIGH, FULL = .52, .45
OUTSIDE = curve([(0, .0), (.74, .0), (.80, .012), (.825, .06), (.845, .2), (.875, .4), (.895, HIGH - .012)], 6)


def swim(fish, x, y, turn, depth, bend, phase, size, roll):
    """Places a fish upright with a curved body."""
    place = Matrix.Translation((x, y, depth)) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(roll), 4, 'X')

    def curved(p):
        t = p.x / LONG
        return Vector((p.x - LONG / 2, p.y, p.z + bend * (.25 + .75 * t) * math.sin(2.6 * math.pi * t * .8 + phase)))
    for data, up in fish.parts:
        own = data.copy()
        for v in own.vertices:
            v.co = curved(v.co + Vector((0, 0, up if up > 0 else 0)))
        o = heap.thing('fish', own, 'filling', (0, 0, 0))
        o.matrix_world = place @ Matrix.Diagonal((size, size * 1.1, size * 1.25, 1))
    for side in (-1, 1):
        for material, part, above in ((fish.iris, 1, .86), (fish.dark, .62, 1.12)):
            bpy.ops.mesh.primitive_uv_sphere_add(segments=24, ring_count=12, radius=fish.eye[2] * part)
            o = bpy.context.object
            bpy.ops.object.shade_smooth()
            o.data.materials.append(material)
            at = curved(Vector((LONG * fish.eye[0], fish.eye[1], 0))) + Vector((0, 0, side * fish.over * above))
            o.matrix_world = place @ Matrix.Diagonal((size, size * 1.1, size * 1.25, 1)) @ Matrix.Translation(at) @ Matrix.Diagonal((1, 1, .5, 1))
            o['role'] = 'other'


def build():
    enamel = m.plain('enamel', m.WHITE, .2, Specular=.5)
    inside = [(.93, HIGH + .004), (.915, HIGH), (.88, HIGH - .03), (.845, .24), (.81, .09), (.74, .028), (.66, .018), (0, .018)]
    lathe('basin', OUTSIDE, enamel, 'body', 160)
    lathe('inside', curve(inside, 5), enamel, 'body', 160)
    rim = [(.885, HIGH - .03), (.925, HIGH - .022), (.955, HIGH - .006), (.962, HIGH + .010), (.950, HIGH + .022), (.925, HIGH + .020), (.900, HIGH - .002)]
    lathe('rim', curve(rim, 4), m.plain('rim', m.WHITE, .22, Specular=.5), 'lid', 160)
    skin = fish_skin(.115, .20, 60, spots=(27, .30, -.34))
    fish = Fish(BACK, BELLY, skin, FINS, eye=(.072, .020, .021), gill=.205, thick=.66)
    swim(fish, -.02, .24, 9, .30, .06, .4, 1.06, 62)
    swim(fish, .03, -.20, 187, .31, -.06, 1.2, 1.04, 118)
    water = m.thin_glass('water', (.80, .92, .93), .97, 1.17, .05)
    waves = lambda x, y: .004 * math.sin(9 * x + 4 * y) + .003 * math.sin(5 * x - 11 * y + 1) + .002 * math.sin(17 * x + 13 * y)

    def surface(u, v):
        a, r = 2 * math.pi * u, .872 * v
        x, y = r * math.cos(a), r * math.sin(a)
        return (x, y, FULL + waves(x, y) * (1 - v ** 6))
    top = sheet('water', surface, water, 'glass', 160, 60)
    top['within'] = True
    top.visible_shadow = top.visible_diffuse = top.visible_glossy = False
    outer = [p for p in OUTSIDE if p[0] > .80]
    round_label(outer, .08, .42, .62, m.plain('paper', (.86, .86, .86), .55, Specular=.3), .005, .02)


CAMERA = {'elevation': 44, 'fill': .84}
NEAR = {'elevation': 62, 'azimuth': 18, 'fill': .98}
