"""Liver fried with onion, on a plate. Kinds: liver (slices), livers (whole ones of birds and rabbits)."""
import math
from kit import dish, produce
from kit.shapes import dice
from kit.slabs import slab
from mathutils import Vector
from mathutils.bvhtree import BVHTree

HIGH = .08


def crust():
    """Surface browned in butter: fine grains of flour, darker at the pan, wet in places."""
    skin = dish.Part('flesh', .4, Specular=.45)
    wide, fine = skin.noise(5, 5), skin.noise(24, 5)
    spots = skin.between(skin.noise(9, 4), .58, .70)
    skin.bump(skin.noise(8, 5), .45, .04).bump(fine, .75, .022).bump(skin.noise(64, 4), .5, .008)
    skin.rough(skin.add(.36, skin.times(skin.between(wide, .40, .56), .34)))
    return skin.done(skin.less(skin.add(skin.times(wide, 1.0), skin.times(fine, .55)), skin.add(.24, skin.times(spots, .34))))


def slices(material):
    out = []
    for k in range(7):
        chance = dice(k + 40)
        a1, a2, wide = chance.uniform(0, 6), chance.uniform(0, 6), chance.uniform(.22, .36)
        size = chance.uniform(.24, .29)
        data = slab('slice', lambda a: size * (1 + wide * math.cos(2 * a) + .12 * math.sin(3 * a + a1) + .07 * math.sin(5 * a + a2)), chance.uniform(.060, .085), material, 110, 34, .024, 7, k, .6)
        bent = chance.uniform(-.5, .5)
        for v in data.vertices:
            v.co.z += bent * v.co.x ** 2 + .25 * v.co.x * v.co.y
        out.append(data)
    return out


def livers(material):
    out = []
    for k in range(7):
        chance = dice(k + 70)
        phase = chance.uniform(0, 6)
        data = produce.turned('liver', produce.oval(.125, .19, 34, 2.2), material, 64, lambda a, t, p=phase: 1 + .16 * math.sin(2 * a + p) + .10 * math.sin(3 * a + 5 * t), .035, 7, k, bend=chance.uniform(.8, 2.2), squash=(1, .66, 1))
        out.append(data)
    return out


def ground_of(things):
    """Height of the contents at any place."""
    trees = []
    for o in things:
        matrix = o.matrix_basis
        trees.append(BVHTree.FromPolygons([matrix @ v.co for v in o.data.vertices], [tuple(p.vertices) for p in o.data.polygons]))

    def high(x, y):
        hits = [tree.ray_cast(Vector((x, y, 3)), Vector((0, 0, -1)))[0] for tree in trees]
        return max([HIGH] + [hit.z for hit in hits if hit])
    return high


def strip(chance, material, high):
    """A strip of onion: part of a ring that spans gaps and lies on raised places."""
    a, far = chance.uniform(0, 6.283), .66 * chance.random() ** .6
    x, y, r = far * math.cos(a), far * math.sin(a), chance.uniform(.09, .18)
    start, length, n = chance.uniform(0, 6.283), chance.uniform(1.8, 4.2), 34
    flat = [(x + r * math.cos(start + length * t / n) * (1 + .12 * math.sin(18 * t / n)), y + r * math.sin(start + length * t / n)) for t in range(n + 1)]
    heights = [high(*place) for place in flat]
    for pull in (True, True, True, False, False):
        near = [heights[max(0, i - 3):i + 4] for i in range(n + 1)]
        heights = [max(h, sum(of) / len(of)) if pull else sum(of) / len(of) for h, of in zip(heights, near)]
    thick, wide, lean = chance.uniform(.008, .012), chance.uniform(.020, .034), chance.uniform(.5, 2.6)
    lift = chance.uniform(.008, .034)
    points = [Vector((px, py, z + lift)) for (px, py), z in zip(flat, heights)]

    def at(u, v):
        i = round(v * n)
        along = (points[min(n, i + 1)] - points[max(0, i - 1)]).normalized()
        side = along.cross(Vector((0, 0, 1))).normalized()
        up = side.cross(along)
        turn = lean + 1.1 * v
        w = 2 * math.pi * u
        end = math.sqrt(max(.0, 1 - (max(0, abs(2 * v - 1) - .86) / .14) ** 2))
        return points[i] + ((side * math.cos(turn) + up * math.sin(turn)) * thick * math.cos(w) + (up * math.cos(turn) - side * math.sin(turn)) * wide * math.sin(w)) * max(.03, end)
    return produce.grid('onion', 10, n, at, material, True)


def build(kind='liver'):
    chance = dice(27)
    dish.plate(dish.ware(), 1.0, .02)
    skin = dish.Part('sauce', .14, Specular=.5)
    dish.surface(skin.done(skin.add(.2, skin.times(skin.noise(4, 4), .6))), .73, .072, .004)
    is_slices = kind == 'liver'
    shapes = slices(crust()) if is_slices else livers(crust())
    things = []
    # three rounds, each leaning on the one outside it
    for count, far, lift, lean in ((8, .50, .0, .18), (5, .27, .085, .26), (2, .12, .17, .12)):
        for i in range(count):
            a = 2 * math.pi * (i + chance.uniform(-.22, .22)) / count + lift * 9
            r = far * chance.uniform(.86, 1.1)
            turn = (chance.uniform(-.12, .12), -lean + chance.uniform(-.1, .1), a + chance.uniform(-.6, .6)) if is_slices else (1.57 + chance.uniform(-.3, .3), chance.uniform(-.3, .3), a + 1.57 + chance.uniform(-.5, .5))
            things.append(dish.rest(shapes[len(things) % len(shapes)], r * math.cos(a), r * math.sin(a), .055 + lift + chance.uniform(0, .015), turn, chance.uniform(.94, 1.12)))
    high = ground_of(things)
    skin = dish.Part('onion', .28, Specular=.5)
    skin.bump(skin.noise(12, 3, (1, 1, 3)), .15, .008)
    onion = skin.done(skin.add(skin.times(skin.noise(5, 4), .75), skin.times(skin.chance, .35)))
    for _ in range(38):
        dish.put(strip(chance, onion, high), (0, 0, 0))
    dish.herbs(dish.in_disc(.66, lambda x, y: high(x, y) + .012, .6), 60, chance, (.05, .1))


CAMERA = {'elevation': 44, 'fill': .92, 'low': .0}
