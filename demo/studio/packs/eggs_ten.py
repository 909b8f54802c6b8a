"""Ten eggs in a tray of pulp with a label on its front."""
from .eggs_six import nest


def build():
    nest(5, 2, 1.86, .80, .78)


CAMERA = {'elevation': 34, 'fill': .84}
