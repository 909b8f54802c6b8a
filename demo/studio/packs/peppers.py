"""Sweet peppers lying in a tray, two more on top."""
import math
from kit import heap, produce
from kit import materials as m
from kit.punnet import punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(61)
    skin = Skin('pepper', .27, Specular=.42, Clearcoat=.16, Clearcoat_Roughness=.16)
    skin.bump(skin.noise(4, 2), .16, .03).bump(skin.noise(17, 3, (1, 1, .35)), .10, .012)
    tone = skin.add(skin.times(skin.noise(2.4, 3), .55), skin.times(skin.between(skin.along(2), .06, .24), .35))
    material = skin.tones(tone)

    def lobes(k):
        """Three or four swellings with sharp furrows between, deepest at both ends."""
        n = 4 if k % 3 else 3

        def ribs(a, t):
            swelling = abs(math.cos(n * (a + .3 * k) / 2)) ** .55
            return 1 + (.13 + .13 * abs(2 * t - 1) ** 1.5) * (swelling - .72) + .035 * math.cos(2 * a - k)
        return ribs
    shapes = [produce.turned('pepper', produce.oval(.205, .33 + .02 * (k % 3), 44, 2.9, dent_above=.10, dent_below=.05, width=.50), material, 112, ribs=lobes(k), lump=.016, scale=3, seed=k, bend=(.25, -.2, .15)[k % 3]) for k in range(5)]
    for data in shapes:  # they taper to the end that hung
        for v in data.vertices:
            f = .97 + .20 * v.co.z / .33
            v.co.x, v.co.y = v.co.x * f, v.co.y * f
    green = m.bumpy(m.plain('green', m.WHITE, .5, Specular=.35), .3, 9, 3, .02)
    stalk = [produce.turned('stalk', [(0, -.03), (.08, -.022), (.072, .004), (.034, .02), (.026, .06), (.03, .105), (.037, .118), (0, .121)], green, 20, ribs=lambda a, t: 1 + .10 * math.cos(5 * a), bend=1.2 + k) for k in range(3)]
    punnet(height=.30)
    # they lie, their stalks up to the right and to the left, so that their length is seen
    places = [(-.52, .26, .36, -.2, .95), (-.02, .28, .36, -.2, -1.0), (.48, .26, .36, -.2, .9), (-.46, -.22, .36, .25, -1.05), (.03, -.24, .36, .3, 1.0), (.52, -.22, .36, .25, -.95),
              (-.26, .02, .64, .35, 1.05), (.27, .03, .64, .3, -1.0)]
    for i, (x, y, z, lean, side) in enumerate(places):
        o = heap.thing('pepper', shapes[i % 5], 'filling', (x, y, z), (lean + chance.uniform(-.06, .06), side, chance.uniform(-.3, .3)), chance.uniform(.93, 1.0))
        produce.on(o, stalk[i % 3], 'lid', (.0, 0, .245), (0, 0, i))


CAMERA = {'elevation': 32, 'fill': .8}
