"""Oyster mushrooms in a tray: fans that grow over each other from one foot, pale gills below."""
import math
from kit import heap, produce
from kit.punnet import punnet
from kit.shapes import dice
from kit.tones import Skin

SPREAD = 2.15


def cap_skin():
    skin = Skin('cap', .42, Specular=.35)
    rim = skin.mark()
    broad, fine = skin.noise(5, 4), skin.noise(20, 4, (.5, 1, 1))
    skin.bump(broad, .2, .03).bump(fine, .12, .008)
    tone = skin.add(.90, skin.times(skin.less(broad, .5), .45))
    return skin.tones(skin.lower(skin.higher(skin.less(tone, skin.times(rim, .36)), .3), 1))


def gill_skin():
    skin = Skin('gills', .55, Specular=.25)
    around = skin._maths('ARCTAN2', skin.along(1), skin.add(skin.along(0), .10))
    lines = skin.sine(skin.times(around, 150))
    skin.bump(lines, .25, .005)
    return skin.tones(skin.add(.10, skin.add(skin.times(lines, .03), skin.times(skin.noise(4, 3), .12))))


def fan(k, cap, gills):
    """A fan with two faces and a foot, from the origin along x."""
    chance = dice(k)
    waves = [(n, chance.uniform(.012, .03), chance.uniform(0, 6)) for n in (2, 3, 5, 7)]

    def at(u, v, below=0.0):
        a = SPREAD * (2 * u - 1)
        r = .30 * v * (1 + sum(w * math.cos(n * a + p) for n, w, p in waves)) * (1 - .38 * (abs(a) / SPREAD) ** 3)
        curl = max(0, v - .70) / .30
        z = .115 * v ** 1.3 - .075 * curl ** 2.2 + .35 * v * v * sum(w * math.sin(n * a + 2 * p) for n, w, p in waves)
        return (r * math.cos(a) + .04 * v, r * math.sin(a), z - below * (1 - v) ** .5)
    return (produce.grid('cap', 90, 34, at, cap, mark=lambda u, v: max(0, v - .72) / .28),
            produce.grid('gills', 90, 34, lambda u, v: at(u, v, .05), gills),
            produce.tube('foot', [(-.05 - .03 * t / 8, 0, -.30 + .29 * t / 8 + .02 * (t / 8) ** 2) if t < 8 else (.03, 0, .01) for t in range(9)], lambda t: .062 + .03 * t ** 3, gills, 20))


def build():
    chance = dice(93)
    cap, gills = cap_skin(), gill_skin()
    shapes = [fan(k, cap, gills) for k in range(7)]
    punnet(height=.30)
    n = 0
    for px, py, first in ((-.36, .02, 0), (.37, .0, .5)):
        for high, far, tilt, size, ways in ((.26, .16, .30, .86, (-165, -125, -90, -55, -15)), (.40, .11, .12, .98, (-150, -105, -68, -25, 20, 160)), (.53, .05, -.10, .92, (-130, -80, -35, 40, 130)), (.64, .0, -.32, .66, (-100, -30, 90))):
            for way in ways:
                a = math.radians(way + chance.uniform(-9, 9)) + first * .3
                turn = (chance.uniform(-.14, .14), tilt + chance.uniform(-.1, .1), a)
                size_ = size * chance.uniform(.78, 1.08)
                for data in shapes[n % 7]:
                    heap.thing('fan', data, 'filling', (px + far * math.cos(a), py + far * .8 * math.sin(a), high + chance.uniform(-.02, .02)), turn, size_)
                n += 1


CAMERA = {'elevation': 32, 'fill': .8}
