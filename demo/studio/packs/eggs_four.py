"""Four large eggs in a tray of pulp with a label on its front."""
from .eggs_six import nest


def build():
    nest(2, 2, 1.12, 1.06, 1.12)


CAMERA = {'elevation': 30, 'fill': .8}
