"""Another parcel, so that a shelf of them is not one picture."""
from .parcel import build as parcel


def build():
    parcel(turn=11, seed=2.3, swelling=-.09)


CAMERA = {'elevation': 43, 'fill': .8}
