"""Roasted golden birds on a plate. Kinds: wings, quails."""
import math
from kit import dish
from kit.shapes import dice
from packs.tray_bird import bird
from packs.tray_wings import wing


def golden():
    """Browned skin, darkest at the points nearest to the fire, glossy with fat."""
    skin = dish.Part('skin', .3, Specular=.5)
    wide, fine = skin.noise(4.5, 5), skin.noise(17, 5)
    skin.bump(skin.noise(38, 3), .35, .010).bump(fine, .35, .016)
    skin.rough(skin.add(.22, skin.times(skin.between(wide, .42, .60), .30)))
    burnt = skin.between(skin.noise(6, 5, distortion=.6), .60, .70)
    return skin.done(skin.less(skin.add(skin.times(wide, 1.1), skin.times(fine, .40)), skin.add(.22, skin.times(burnt, .34))))


def wings(chance, material):
    places = ((-.42, .34, .1, .0), (.06, .42, -.3, .0), (.44, .22, .5, .0), (-.46, -.10, -.35, .0), (.36, -.22, .2, .0), (-.10, -.36, .1, .0), (-.14, .10, -.1, .15), (.20, .06, .35, .16), (.02, -.10, -.5, .06))
    for k, (x, y, turn, lift) in enumerate(places):
        dish.rest(wing(k, material), x, y, .05 + lift, (chance.uniform(-.14, .14), chance.uniform(-.12, .12), turn), .96)


def quails(chance, material):
    for k, (x, y, turn) in enumerate(((-.36, .24, -.5), (.40, .20, .35), (.0, -.30, -.05))):
        dish.rest(bird(material, k), x, y, .045, (.10, .03, turn), .74)


def build(kind='wings'):
    chance = dice(31)
    dish.plate(dish.ware(), 1.05)
    {'wings': wings, 'quails': quails}[kind](chance, golden())
    dish.sprig((.62, -.44, .09), chance, .55)
    dish.sprig((-.66, -.36, .09), chance, .45, turn=2.0)


CAMERA = {'elevation': 42, 'fill': .9, 'low': .0}
