"""A small soft cheese under a white rind or ash, a piece cut out: camembert, brie, chèvre."""
import math
from mathutils import Vector, noise
from kit.cheese import paste_skin, rind_skin, wheel


def build():
    def rough(a, r, z):
        return .010 * noise.noise(Vector((r * math.cos(a), r * math.sin(a), z)) * 6)
    wheel(.70, .34, .07, rind_skin(.5, .3), paste_skin(), rough=rough, gap=.010)


CAMERA = {'elevation': 34, 'fill': .80}
NEAR = {'fill': 1.1}
