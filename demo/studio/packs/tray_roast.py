"""One large cut of meat without bones in a tray under film."""
from kit.tray import tray
from .tray_chunks import flesh, lay, piece


def build():
    data = piece(21, flesh(.28), (1.12, .66, .34))
    for v in data.vertices:  # one end is narrower
        v.co.y *= 1 - .16 * v.co.x
        v.co.z *= 1 - .12 * v.co.x
    lay(data, -.02, .17, (.05, 0, .16), .03)
    tray(high=.22, dome_height=.2, label=(1.0, .36))


CAMERA = {'elevation': 52, 'fill': .82}
