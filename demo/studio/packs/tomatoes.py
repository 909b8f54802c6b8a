"""Round tomatoes with their green stars, a heap in a tray."""
import math
from kit import heap, produce
from kit.punnet import fence, punnet
from kit.shapes import dice
from kit.tones import Skin
from kit import materials as m


def build():
    chance = dice(5)
    skin = Skin('tomato', .2, Specular=.5, Clearcoat=.35, Clearcoat_Roughness=.08)
    top = skin.between(skin.along(2), .02, .17)
    skin.bump(skin.noise(5, 2), .05, .02)
    tone = skin.add(skin.times(skin.noise(3.2, 3), .5), skin.add(.18, skin.times(top, .28)))
    material = skin.tones(tone)
    shapes = [produce.turned('tomato', produce.oval(.215, .175, dent_above=.055, dent_below=.012, width=.3), material,
                             ribs=lambda a, t, k=k: 1 + .022 * math.cos((4 + k % 3) * a + k) * t, lump=.012, scale=3, seed=k) for k in range(4)]
    green = m.plain('green', m.WHITE, .6, Specular=.3)
    stars = [produce.star('star', 5 + k % 2, .165, .062, green, .42, seed=k) for k in range(4)]
    tray, walls = punnet(), fence()
    for i, o in enumerate(heap.pour(shapes, 24, (tray, walls), (.45, .22), chance, (.35, .42), lying=heap.upright(1.0))):
        produce.on(o, stars[i % 4], 'lid', (0, 0, .128), (0, 0, i))


CAMERA = {'elevation': 30, 'fill': .8}
