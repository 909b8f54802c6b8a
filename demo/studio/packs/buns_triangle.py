"""Three-cornered pies in a box of card: seams that meet in the middle."""
import math
from kit import heap
from kit.slabs import slab
from kit.tones import Skin
from .pie_box import box


def build():
    skin = Skin('crust', .36, Specular=.42, Clearcoat=.15, Clearcoat_Roughness=.2)
    broad, fine = skin.noise(3.4, 4), skin.noise(30, 4)
    spots = skin.between(skin.noise(9, 4), .45, .72)
    z = skin.along(2)
    skin.bump(skin.noise(7, 4), .3, .03).bump(fine, .12, .01)
    tone = skin.add(skin.add(skin.times(broad, .4), skin.times(spots, .25)), skin.times(skin.between(z, .1, .26), .32))
    material = skin.tones(skin.lower(tone, 1))

    def outline(a):
        return .36 * (1 + .20 * math.cos(3 * a) + .05 * math.cos(6 * a))

    def top(x, y):
        r, a = math.hypot(x, y), math.atan2(y, x)
        near = (a * 3 / (2 * math.pi)) % 1
        near = min(near, 1 - near) * 2 * math.pi / 3 * max(.05, r)
        seam = math.exp(-(near / .024) ** 2) * (.05 + .012 * math.sin(58 * r)) * min(1, r / .07) * (1 if r > .055 else 0)
        hole = -.05 * math.exp(-(r / .04) ** 2)
        return seam + hole + .075 * max(0, 1 - (r / .34) ** 2)
    places = ((-.42, .38, .52), (.03, .46, -.52), (.47, .38, .52), (-.44, -.36, -.52), (.02, -.30, .52), (.47, -.38, -.52))
    for k, (x, y, turn) in enumerate(places):
        data = slab('pie', outline, .12, material, 132, 48, .012, 4, k, .85, top=top)
        heap.thing('pie', data, 'filling', (x, y, .035), (0, 0, turn), .68)
    box()


CAMERA = {'elevation': 42, 'fill': .8}
NEAR = {'azimuth': 24, 'elevation': 38, 'fill': 1.4}
