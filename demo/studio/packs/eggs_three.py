"""Three large eggs in a tray of pulp with a label on its front."""
from .eggs_six import nest


def build():
    nest(3, 1, 1.5, .62, 1.12)


CAMERA = {'elevation': 30, 'fill': .8}
