"""Potatoes, a heap in a tray."""
from kit import heap, produce
from kit.punnet import fence, punnet
from kit.shapes import dice
from kit.tones import Skin


def build():
    chance = dice(8)
    skin = Skin('potato', .62, Specular=.25)
    eyes = skin.between(skin.cells(6.5), .085, .03)
    skin.bump(skin.noise(38, 5), .25, .012).bump(skin.less(skin.noise(9, 4), skin.times(eyes, .9)), .5, .03)
    patchy = skin.add(skin.times(skin.noise(4, 5), .55), skin.times(skin.noise(30, 5), .4))
    material = skin.tones(skin.less(patchy, skin.add(skin.times(eyes, .22), skin.times(skin.between(skin.noise(70, 2), .62, .7), .12))))
    shapes = [produce.turned('potato', produce.oval(.17, .235, power=2.15), material, lump=.05, scale=3.2, seed=k,
                             squash=(1.05, .86, .95 + .06 * (k % 4))) for k in range(7)]
    tray, walls = punnet(), fence()
    heap.pour(shapes, 27, (tray, walls), (.45, .22), chance, (.35, .38), (.8, 1.05))


CAMERA = {'elevation': 30, 'fill': .8}
