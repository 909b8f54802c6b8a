"""Components of dishes: parts that are coloured when the picture is composed, tableware, and pieces of food."""
import math
import bpy
from mathutils import Euler, Vector, noise

from . import heap, produce
from .shapes import curve, dice, lathe
from .tones import Skin

PARTS = []
"""Names of the parts in order of creation; nine at most (three maps of three colours)."""
MAX_PARTS = 9


class Part(Skin):
    """A skin whose colours are chosen by the part's name. `done` completes it."""

    def __init__(self, name, rough=.45, **inputs):
        super().__init__(name, rough, **inputs)
        if name not in PARTS:
            PARTS.append(name)
        assert len(PARTS) <= MAX_PARTS, PARTS
        self.index = PARTS.index(name)

    def done(self, value=None):
        """Returns the material; `value` is the position along the part's colours, 0…1."""
        nodes, links = self.tree.nodes, self.tree.links
        join = nodes.new('ShaderNodeCombineXYZ')
        join.inputs[0].default_value = .5
        if value is not None:
            links.new(value, join.inputs[0])
        links.new(self.chance, join.inputs[1])
        join.inputs[2].default_value = 1
        tones = nodes.new('ShaderNodeOutputAOV')
        tones.name = 'tones'
        links.new(join.outputs[0], tones.inputs['Color'])
        for k in range(MAX_PARTS // 3):
            own = nodes.new('ShaderNodeOutputAOV')
            own.name = f'parts{k}'
            own.inputs['Color'].default_value = [1.0 if k * 3 + i == self.index else 0.0 for i in range(3)] + [1]
        return self.material


def ware(rough=.25):
    """Glazed clay with slight unevenness."""
    skin = Part('ware', rough, Specular=.5)
    return skin.done(skin.add(.3, skin.times(skin.noise(2.5, 3), .4)))


def turned_ware(points, material, steps=6):
    return lathe('ware', curve(points, steps), material, 'other', 144)


def bowl(material, radius=1.0, high=.52):
    r, h = radius, high
    return turned_ware([(0, .03), (.42 * r, .03), (.46 * r, 0), (.5 * r, .03), (.78 * r, .42 * h), (.955 * r, .86 * h), (.99 * r, .985 * h), (.975 * r, h),
                        (.945 * r, .97 * h), (.90 * r, .8 * h), (.7 * r, .36 * h), (.4 * r, .13 * h), (0, .12 * h)], material)


def plate(material, radius=1.05, deep=.0):
    r = radius
    return turned_ware([(0, .02), (.55 * r, .02), (.58 * r, 0), (.62 * r, .02), (.8 * r, .06 + deep), (.97 * r, .135 + deep), (r, .15 + deep), (.985 * r, .165 + deep),
                        (.9 * r, .135 + deep), (.76 * r, .085 + deep * .8), (.66 * r, .055), (.5 * r, .05), (0, .05)], material)


def wood_part():
    """Wood of a board with fibres along x."""
    skin = Part('wood', .55, Specular=.25)
    fibres = skin.noise(3, 5, (.5, 7, 1), .8, fixed=True)
    return skin.bump(fibres, .12, .01).done(fibres)


def surface(material, radius, z, wave=.006, seed=1, dome=0.0):
    """A liquid: a disc that rises slightly at the wall of the tableware."""
    vs, fs, rings, steps = [(0, 0, z + dome)], [], 40, 120
    for k in range(1, rings + 1):
        for i in range(steps):
            a, r = 2 * math.pi * i / steps, radius * k / rings
            p = Vector((r * math.cos(a), r * math.sin(a), 0))
            h = wave * noise.noise(p * 3.1 + Vector((seed * 9.1, 0, 0))) + dome * (1 - (k / rings) ** 2) + .012 * max(0, (k / rings - .94) / .06) ** 2
            vs.append((p.x, p.y, z + h))
    for i in range(steps):
        fs.append((0, 1 + i, 1 + (i + 1) % steps))
        for k in range(rings - 1):
            a, b = 1 + k * steps + i, 1 + k * steps + (i + 1) % steps
            fs.append((a, a + steps, b + steps, b))
    from .shapes import mesh
    return mesh('surface', vs, fs, material)


def cut(k, material, size=(.2, .17, .14), soft=5, lump=.03, n=9):
    """A hand-cut piece with bulging sides and soft corners; every piece differs."""
    chance = dice(k)
    stretch = [s * chance.uniform(.8, 1.2) for s in size]
    middle = sum(size) / 3
    vs, index, fs = [], {}, []

    def at(face, i, j):
        a, b = 2 * i / n - 1, 2 * j / n - 1
        axis, sign = face // 2, 1 if face % 2 else -1
        p = [0, 0, 0]
        p[axis], p[(axis + 1) % 3], p[(axis + 2) % 3] = sign, a, b
        key = tuple(round(c * n) for c in p)
        if key not in index:
            v = Vector(p)
            v = v / (sum(abs(c) ** soft for c in v) ** (1 / soft))
            q = Vector([c * s / 2 for c, s in zip(v, stretch)])
            shift = Vector((k * 3.7, k, k * 1.3))
            q += v.normalized() * lump * (middle / .17) * (noise.noise(q * 1.1 / middle + shift) + .4 * noise.noise(q * 2.6 / middle + shift))
            index[key] = len(vs)
            vs.append(q)
        return index[key]
    for face in range(6):
        for i in range(n):
            for j in range(n):
                quad = [at(face, i, j), at(face, i + 1, j), at(face, i + 1, j + 1), at(face, i, j + 1)]
                fs.append(quad if face % 2 else quad[::-1])
    return data_of('cut', vs, fs, material)


def data_of(name, vs, fs, material):
    data = bpy.data.meshes.new(name)
    data.from_pydata(vs, [], fs)
    data.update()
    for p in data.polygons:
        p.use_smooth = True
    data.materials.append(material)
    return data


def put(data, at, turn=(0, 0, 0), size=1.0):
    return heap.thing('piece', data, 'other', at, turn, size)


def rest(data, x, y, floor, turn=(0, 0, 0), size=1.0):
    """Places an object so that its lowest point is on the floor."""
    turned = Euler(turn).to_matrix()
    low = min((turned @ v.co).z for v in data.vertices) * (size if isinstance(size, float) else 1)
    return put(data, (x, y, floor - low), turn, size)


def herb_part(rough=.5):
    skin = Part('herb', rough, Specular=.3)
    return skin.done(skin.add(.15, skin.times(skin.noise(9, 3), .7)))


def herbs(where, count, chance, size=(.05, .1), material=None):
    """Chopped herbs: `where(chance)` returns a point of the food's surface."""
    material = material or herb_part()
    kinds = [produce.leaf_shape('herb', 1, (.5, .28, .75)[k % 3], material, (.25, -.2, .1)[k % 3], .3, 6, None, .05, k) for k in range(6)]
    for i in range(count):
        x, y, z = where(chance)
        put(kinds[i % 6], (x, y, z + .012), (chance.uniform(-.35, .35), chance.uniform(-.35, .3), chance.uniform(0, 6.28)), chance.uniform(*size))


def sprig(at, chance, size=.5, material=None, turn=0.0, leaves=9):
    """A twig of parsley or basil on the food."""
    material = material or herb_part()
    kinds = [produce.leaf_shape('leaf', .34, .24, material, (.25, -.15, .4)[k % 3], .35, 12,
                                lambda t: (math.sin(math.pi * min(1, t ** .8)) ** .8) * (1 + .22 * math.sin(17 * t)), .02, k) for k in range(5)]
    for i in range(leaves):
        a = turn + 2.4 * i + chance.uniform(-.3, .3)
        far = .05 + .03 * (i % 3)
        put(kinds[i % 5], (at[0] + far * size * math.cos(a), at[1] + far * size * math.sin(a), at[2] + .02 + .028 * i * size),
            (chance.uniform(-.3, .3), chance.uniform(-.5, -.05), a), size * chance.uniform(.75, 1.1))


def dollop(at, radius=.2, name='cream', seed=3):
    """A spoonful of sour cream or butter cream."""
    skin = Part(name, .3, Specular=.4)
    material = skin.done(skin.add(.35, skin.times(skin.noise(5, 2), .3)))
    r = radius
    data = produce.turned('dollop', [(0, -.1 * r), (.8 * r, -.08 * r), (1.0 * r, .04 * r), (.93 * r, .2 * r), (.7 * r, .34 * r), (.45 * r, .45 * r), (.25 * r, .56 * r), (.1 * r, .66 * r), (0, .68 * r)],
                          material, 48, lambda a, t: 1 + .07 * math.sin(2 * a + 7 * t) + .05 * math.sin(5 * a - 3 * t), .05 * r, 4 / r * .3, seed)
    put(data, at)
    return material


def in_disc(radius, z, power=.5):
    """Random points of a disc for `herbs`; z may be a function of x and y."""
    def where(chance):
        a, r = chance.uniform(0, 6.283), radius * chance.random() ** power
        x, y = r * math.cos(a), r * math.sin(a)
        return x, y, z(x, y) if callable(z) else z
    return where
