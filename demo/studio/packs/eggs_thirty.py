"""Thirty eggs in a tray of pulp with a label on its front."""
from .eggs_six import nest


def build():
    nest(6, 5, 1.9, 1.58, .66)


CAMERA = {'elevation': 44, 'fill': .84}
