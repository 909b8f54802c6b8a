"""Four small plucked birds in a tray."""
import math
from kit import heap
from kit.tray import tray
from .tray_bird import bird, bird_skin


def build():
    material = bird_skin()
    for k, (x, y, turn) in enumerate(((-.36, .42, -10), (.36, .43, -18), (-.36, .0, -14), (.36, .0, -8))):
        heap.thing('bird', bird(material, k), 'filling', (x, y, .02), (.12, .03, math.radians(turn)), .56)
    tray(film=False, high=.2, dome_height=.03, label=(.96, .28))


CAMERA = {'elevation': 52, 'fill': .82}
NEAR = {'azimuth': 52, 'elevation': 38, 'fill': 1.1}
