"""A second parcel, so that neighbouring parcels differ."""
from .parcel import build as parcel


def build():
    parcel(turn=11, seed=2.3, swelling=-.09)


CAMERA = {'elevation': 43, 'fill': .8}
