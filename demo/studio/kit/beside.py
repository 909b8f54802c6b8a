"""
Reference objects of familiar size, in true proportion to the pack next to them. They are measured in centimetres; a pack
has its own units, whose length in centimetres is derived from the volume of its contents.
"""
import math
import bpy
from mathutils import Matrix, Vector
from . import materials as m, produce, stage
from .shapes import curve, lathe

HOLDS = {
    'jar': 1.88, 'jar_pieces': 1.88, 'jar_low': 1.28, 'jar_roe': 1.28, 'tub': 1.0, 'tin': .87, 'bottle_milk': 1.12,
    'bottle_oil': .62, 'carton': 1.0, 'butter': .75, 'wedge': .31, 'cheese_round': .52, 'cheese_head': .62, 'pouch': .51,
    'paper_bag': .62, 'loaf': .57,
}
"""Volume of a pack's food in the pack's cubic units."""
TOGETHER = 1.75
"""Total width of the pack and the reference object in scene units, for which the light is set."""


CAMERA = {'elevation': 25, 'fill': .82, 'lens': 85, 'low': .01}


def _steel():
    return m.plain('spoon-steel', (.66, .65, .63), .26, Metallic=1)


def spoon(long):
    """A lying spoon, its bowl at the origin, its handle along x; all sizes derive from its length."""
    k = long / 20
    steps, across = 150, 22

    def half(t):
        """Half the width at t: 0 = the tip of the bowl, 1 = the end of the handle."""
        if t < .345:
            u = t / .345
            oval = math.sqrt(max(0, 1 - (2 * u - 1) ** 2))
            wide = 2.12 * oval ** (.92 if u < .5 else 1.05) * (1 + .12 * (u - .5))
            neck = .36 * max(0, (u - .8) / .2) ** 2
            return max(wide, neck)
        u = (t - .345) / .655
        grow = .36 + .70 * (u * u * (3 - 2 * u)) + .10 * math.exp(-((u - .02) / .05) ** 2)
        return grow * math.sqrt(max(0, 1 - max(0, (u - .93) / .07) ** 2))

    def spine(t):
        """Height of the centre line at t: the bowl, the neck, the descending handle."""
        if t < .345:
            u = t / .345
            return .12 + .55 * (2 * u - 1) ** 4 * (1 if u < .5 else 1.55)
        u = (t - .345) / .655
        return .9725 * (1 - u) + .13 * u + .95 * math.sin(math.pi * u ** .85)

    def at(u, v):
        t = .0005 + .999 * v
        s = 2 * u - 1
        w = half(t)
        z = spine(t)
        if t < .345:
            deep = .95 * math.sqrt(max(0, 1 - (2 * t / .345 - 1) ** 2)) ** 1.3
            z += deep * (s * s) * .92
        else:
            z += -.10 * s * s * w
        return Vector((20 * t * k, s * w * k, z * k))
    data = produce.grid('spoon', across, steps, at, _steel())
    o = bpy.data.objects.new('spoon', data)
    bpy.context.scene.collection.objects.link(o)
    thick = o.modifiers.new('t', 'SOLIDIFY')
    thick.thickness, thick.offset = .16 * k, -1
    soft = o.modifiers.new('b', 'BEVEL')
    soft.width, soft.segments, soft.limit_method, soft.angle_limit = .06 * k, 2, 'ANGLE', math.radians(50)
    o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(50)
    o['role'] = 'other'
    return [o]


def mug():
    """A white mug of 250 ml with a dark rim, 8.8 cm high, 7.4 cm wide; the points are given for a height of 9.5 cm."""
    clay = m.plain('mug-glaze', (.87, .86, .83), .22, Specular=.5)
    outside = [(0, .35), (2.7, .35), (2.85, .02), (3.1, .0), (3.25, .12), (3.75, .75), (3.98, 2.0), (4.0, 4.5), (4.0, 8.5), (4.02, 9.25), (3.97, 9.46), (3.86, 9.5),
               (3.75, 9.42), (3.70, 9.1), (3.66, 5), (3.6, 1.8), (3.0, .85), (0, .75)]
    body = lathe('mug', curve(outside, 5), clay, 'other', 144)
    line = [(4.035, 9.05), (4.05, 9.25), (4.0, 9.49), (3.86, 9.535), (3.72, 9.45), (3.68, 9.2)]
    rim = lathe('rim', curve(line, 5), m.plain('mug-rim', (.045, .085, .17), .25, Specular=.5), 'other', 144)
    path = [(3.78 + 2.5 * math.sin(t) ** .9, 0, 4.9 + 2.75 * math.cos(t)) for t in [math.pi * k / 48 for k in range(49)]]
    handle = bpy.data.objects.new('handle', produce.tube('handle', path, lambda t: .52 + .16 * (2 * t - 1) ** 6, clay, 24))
    bpy.context.scene.collection.objects.link(handle)
    handle.scale = (1, .95, 1)
    handle['role'] = 'other'
    for o in (body, rim, handle):
        o.scale = [.925 * side for side in o.scale]
    return [body, rim, handle]


def egg():
    """A lying hen's egg, 5.7 by 4.3 cm."""
    shell = m.plain('eggshell', (.62, .36, .22), .48, Specular=.35)
    m.mottled(shell, (.56, .31, .18), (.68, .42, .27), .9, 5)
    m.bumpy(shell, .10, 6, 4, .03)
    points = []
    for i in range(61):
        a = math.pi * i / 60
        z = -2.85 * math.cos(a)
        points.append((2.17 * math.sin(a) * (1 - .085 * math.cos(math.pi - a) - .03 * math.cos(2 * a)), z))
    o = lathe('egg', points, shell, 'other', 96)
    o.data.use_auto_smooth = False
    o.matrix_world = Matrix.Translation((0, 0, 2.13)) @ Matrix.Rotation(math.radians(92), 4, 'Y')
    return [o]


def _extent(objects):
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for o in objects:
        found = o.evaluated_get(graph)
        shape = found.to_mesh()
        points += [found.matrix_world @ v.co for v in shape.vertices]
        found.to_mesh_clear()
    return [[f(p[i] for p in points) for i in range(3)] for f in (min, max)]


def _move(objects, matrix):
    for o in objects:
        o.matrix_world = matrix @ o.matrix_world


def _place(kind, low, high):
    """Rotation in degrees and position of the object in centimetres; `low` and `high` are the pack's corners."""
    deep = high[1] - low[1]
    if kind in ('spoon', 'teaspoon'):
        return 58, (high[0] + (.6 if kind == 'spoon' else .4), low[1] + .12 * deep - 1.2, 0)
    if kind == 'mug':
        return -32, (high[0] + 4.5, low[1] + 1.2, 0)
    return -24, (high[0] + 3.4, low[1] + min(2.2, .3 * deep), 0)


MAKE = {'spoon': lambda: spoon(20), 'teaspoon': lambda: spoon(14), 'mug': mug, 'egg': egg}


def stand_beside(scene, pack, millilitres, kind):
    """Places the object next to the pack in its true size, and both in the middle of the scene."""
    unit = (millilitres / HOLDS[pack]) ** (1 / 3)
    things = stage.things(scene)
    bpy.context.view_layer.update()
    _move(things, Matrix.Scale(unit, 4))
    low, high = _extent(things)
    turn, place = _place(kind, low, high)
    new = MAKE[kind]()
    bpy.context.view_layer.update()
    _move(new, Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, 'Z'))
    low, high = _extent(things + new)
    size = TOGETHER / max(high[0] - low[0], 1.15 * (high[2] - low[2]))
    to_middle = Matrix.Translation((-(low[0] + high[0]) / 2 * size, -(low[1] + high[1]) / 2 * size, 0)) @ Matrix.Scale(size, 4)
    _move(things + new, to_middle)
    bpy.context.view_layer.update()
