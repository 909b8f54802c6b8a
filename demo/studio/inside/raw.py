"""Raw meat and fish on a board. Kinds: chunks, fish (steaks across the bone), fillet."""
import math
from kit import dish, produce
from kit.shapes import dice
from packs.tray_chunks import piece
from .serving import board
from .slices import slice_of

TOP = .094


def flesh(name='flesh', rough=.3):
    """Long fibres with veins of fat."""
    skin = dish.Part(name, rough, Specular=.5)
    fibres = skin.noise(7, 5, (1, 5, 5), .5)
    veins = skin.between(skin.add(skin.cells(3.4, 'DISTANCE_TO_EDGE', (.7, 1.3, 1.3)), skin.times(skin.noise(9, 4), .16)), .115, .075)
    thick = skin.between(skin.noise(2.2, 3), .46, .6)
    skin.bump(fibres, .35, .02).bump(skin.noise(30, 3), .18, .01)
    return skin.done(skin.add(skin.times(fibres, .6), skin.times(skin.times(veins, thick), .7)))


def chunks(chance):
    material = flesh()
    shapes = [piece(k, material, (.34, .30, .25)) for k in range(8)]
    n = 0
    for y, xs in ((.34, (-.62, -.28, .06, .4)), (.04, (-.74, -.42, -.08, .26, .56)), (-.26, (-.52, -.2, .12, .42))):
        for x in xs:
            dish.rest(shapes[n % 8], x + chance.uniform(-.02, .02), y + chance.uniform(-.02, .02), TOP, (chance.uniform(-.2, .2) + 1.57 * (n % 3), chance.uniform(-.2, .2), chance.uniform(0, 6)), chance.uniform(.92, 1.08))
            n += 1
    for x, y in ((-.42, .2), (-.08, .2), (.22, .16), (-.24, -.08), (.06, -.06)):
        dish.rest(shapes[n % 8], x, y, TOP + .21, (chance.uniform(-.3, .3), chance.uniform(-.3, .3), chance.uniform(0, 6)), .92)
        n += 1


def fish(chance):
    """Fish steaks: an oval open below, the bone in the middle, skin around."""
    inside = dish.Part('flesh', .3, Specular=.45)
    x, y = inside.along(0), inside.along(1)
    far = inside._maths('SQRT', inside.add(inside.times(inside.size(x), inside.times(inside.size(x), 1.5)), inside.times(y, y)))
    flakes = inside.between(inside.sine(inside.add(inside.times(far, 60), inside.times(inside.noise(4, 3), 5))), .3, .95)
    bone = inside.between(far, .06, .045)
    inside.bump(flakes, .25, .015)
    face = inside.done(inside.higher(inside.add(inside.times(inside.noise(5, 4), .45), inside.times(flakes, .42)), bone))
    rim = dish.Part('skin', .28, Specular=.5)
    rim_material = rim.done(rim.add(.1, rim.times(rim.noise(9, 4), .8)))

    def outline(a):
        gap = math.exp(-((((a - 4.712 + math.pi) % (2 * math.pi)) - math.pi) / .2) ** 2)
        return (.40 + .05 * math.cos(2 * a) * -1) * (1 - .62 * gap)
    for k, (px, py, z, turn) in enumerate(((-.46, .06, TOP, .2), (.34, .22, TOP, -.35), (.1, -.22, TOP + .12, .1))):
        for data in slice_of(k, outline, .17, face, rim_material, .012):
            dish.put(data, (px, py, z), (.06 if k == 2 else 0, .10 if k == 2 else 0, turn))


def build(kind='chunks'):
    chance = dice(19)
    board(2.15, 1.42, .09)
    {'chunks': chunks, 'fish': fish}[kind](chance)
    dish.sprig((.74, -.38, TOP + .01), chance, .62)


CAMERA = {'elevation': 44, 'fill': .86, 'low': .0}
