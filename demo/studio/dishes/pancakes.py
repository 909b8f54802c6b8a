"""A stack of pancakes on a plate with a topping; kinds: butter, cream, berries; patties = thick rounds in a ring."""
import math
from kit import dish, produce
from kit.shapes import dice
from mathutils import Vector, noise
from .soup import strewn


def fried(name='crust', spots=2.6):
    """A pancake, browned on both sides and paler at the edge (its face along z)."""
    skin = dish.Part(name, .5, Specular=.3)
    lace = skin.cells(9, 'DISTANCE_TO_EDGE')
    brown = skin.noise(spots, 6, distortion=.6)
    flat = skin.size(normal_z(skin))
    face = skin.between(flat, .45, .85)
    skin.bump(skin.noise(16, 4), .35, .015).bump(lace, .12, .01)
    tone = skin.add(.95, skin.times(face, skin.add(-.95, skin.times(skin.between(brown, .3, .72, False), .75))))
    return skin.done(tone)


def normal_z(skin):
    node = skin.tree.nodes.new('ShaderNodeTexCoord')
    split = skin.tree.nodes.new('ShaderNodeSeparateXYZ')
    skin.tree.links.new(node.outputs['Normal'], split.inputs[0])
    return split.outputs[2]


def build(kind=''):
    chance = dice(3)
    dish.plate(dish.ware(), 1.08)
    material = fried()
    if kind == 'patties':
        shapes = [produce.turned('patty', produce.oval(.30, .105, 24, 2.8), material, 48, lump=.022, scale=5, seed=k) for k in range(4)]
        places = [(.40 * math.cos(a + .5), .40 * math.sin(a + .5), .16 + .02 * i, .16 * math.cos(a)) for i, a in enumerate((0, 1.2566, 2.513, 3.77, 5.0265))] + [(0, .02, .33, .05)]
        for i, (x, y, z, lean) in enumerate(places):
            dish.put(shapes[i % 4], (x, y, z), (lean, .1 - .03 * i, i), chance.uniform(.96, 1.06))
        dish.dollop((.0, -.02, .45), .22)
        dish.sprig((.04, 0, .6), chance, .42)
        rim(chance, .70, .09)
        return
    for i in range(9):
        r = .70 + chance.uniform(-.025, .025)
        flat = [(0, -.028), (r - .05, -.03), (r, -.016), (r + .008, 0), (r, .016), (r - .05, .03), (0, .028)]
        fine = []
        for (r0, z0), (r1, z1) in zip(flat, flat[1:]):
            fine += [(r0 + (r1 - r0) * t / 5, z0 + (z1 - z0) * t / 5) for t in range(5)]
        data = produce.turned('pancake', fine + [flat[-1]], material, 96, lump=.022, scale=3, seed=i)
        dish.put(data, (chance.uniform(-.03, .03), chance.uniform(-.03, .03), .10 + .062 * i), (chance.uniform(-.015, .015), chance.uniform(-.015, .015), chance.uniform(0, 6.28)))
    top = .10 + .062 * 8 + .03
    pour(top, .70, chance)
    if kind == 'butter':
        skin = dish.Part('cream', .3, Specular=.4)
        dish.put(dish.cut(2, skin.done(skin.add(.3, skin.times(skin.noise(4, 2), .4))), (.26, .24, .10), 6, .015), (.02, -.06, top + .075), (.05, .04, .4))
    elif kind == 'cream':
        dish.dollop((.02, -.08, top + .03), .25)
    if kind != 'butter':
        rim(chance, .3 if kind == 'berries' else .84, top + .05 if kind == 'berries' else .12, 12)
    dish.sprig((.08, -.04, top + (.14 if kind != 'cream' else .2)), chance, .45)


def pour(top, radius, chance):
    """Honey or jam that drips over the edge."""
    skin = dish.Part('sauce', .1, Specular=.55)
    material = skin.done(skin.add(.2, skin.times(skin.noise(3.5, 3), .6)))
    runs = [(chance.uniform(0, 6.28), chance.uniform(.10, .16), chance.uniform(.12, .4)) for _ in range(9)]
    steps, rings, vs, fs = 180, 46, [], []
    for k in range(rings + 1):
        for i in range(steps):
            a = 2 * math.pi * i / steps
            fall = max((d * math.exp(-((math.sin((a - b) / 2) * 2) / w) ** 2) for b, w, d in runs), default=0)
            reach = .50 + .06 * math.sin(3 * a + 1) + .05 * math.sin(5 * a) + 1.15 * fall
            s = reach * k / rings
            edge = radius + .035
            if s <= edge - .06:
                r, z = s, top + .03 * (1 - (k / rings) ** 4)
            else:
                over = s - (edge - .06)
                r = edge - .06 + .06 * math.sin(min(over / .06, 1) * 1.5708)
                z = top + .018 - max(0, over - .03) * 1.05
            r += .012 * (1 - (k / rings) ** 6)
            vs.append((r * math.cos(a), r * math.sin(a), z + .006 * noise.noise(Vector((r * math.cos(a) * 5, r * math.sin(a) * 5, 1)))))
    for k in range(rings):
        for i in range(steps):
            j = (i + 1) % steps
            fs.append((k * steps + i, (k + 1) * steps + i, (k + 1) * steps + j, k * steps + j))
    from kit.shapes import mesh
    mesh('sauce', vs, fs, material)


def rim(chance, radius, z, count=11):
    """Berries at the front of the plate, or within `radius` on top."""
    skin = dish.Part('berry', .25, Specular=.45)
    berry = skin.done(skin.add(.15, skin.times(skin.noise(7, 3), .7)))
    shapes = [produce.turned('berry', produce.oval(.075, .07, 14, dent_above=.014, width=.3), berry, 20, lump=.004, seed=k) for k in range(3)]
    if radius < .5:
        for i, (x, y) in enumerate(strewn(chance, count, radius, .13, .5)):
            dish.put(shapes[i % 3], (x, y - .03, z + .02), (chance.uniform(-1, 1), chance.uniform(-1, 1), 0), chance.uniform(.85, 1.15))
        return
    for i in range(count):
        a = (-2.35, -2.2, -2.05, -2.12, -.95, -.8, -.66, -.75, 2.6, 2.75, .5)[i % 11]
        r = radius + chance.uniform(-.03, .06)
        dish.put(shapes[i % 3], (r * math.cos(a), r * math.sin(a), z + .04), (chance.uniform(-1, 1), chance.uniform(-1, 1), 0), chance.uniform(.85, 1.15))


CAMERA = {'elevation': 36, 'fill': .86, 'low': .0}
