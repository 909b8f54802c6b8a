"""Clean layers of a dish's base: light without noise, one mask for each part, places along the colours, the ground's shadow."""
import json
import os

from .layers import clean, enlarged, read, without_sparks
import cv2  # noqa: E402
import numpy as np  # noqa: E402


def dish_layers(folder):
    """Layers of the base and its parts' names; made once and kept beside it."""
    with open(os.path.join(folder, 'base.json')) as file:
        names = json.load(file)['parts']
    kept = os.path.join(folder, 'layers.npz')
    if os.path.exists(kept) and os.path.getmtime(kept) > os.path.getmtime(os.path.join(folder, 'tones.exr')):
        return names, {key: value.astype(np.float32) for key, value in np.load(kept).items()}
    picture = read(folder, 'picture')[..., :3]
    gloss = read(folder, 'gloss-color')[..., :3] * (read(folder, 'gloss-direct')[..., :3] + read(folder, 'gloss-indirect')[..., :3])
    whole, shape = np.clip(read(folder, 'whole')[..., 3:4], 0, 1), read(folder, 'shape')[..., :3]
    parts = np.concatenate([read(folder, f'parts{k}')[..., :3] for k in range((len(names) + 2) // 3)], 2)[..., :len(names)]
    tones = np.clip(read(folder, 'tones')[..., :3], 0, 1)
    share = np.maximum(parts.sum(2, keepdims=True), 1e-3)
    half = picture.shape[0]
    guide = np.concatenate([parts, whole, shape * .7], 2)
    small = cv2.resize(guide, (half, half), interpolation=cv2.INTER_AREA)
    gloss = np.minimum(np.maximum(gloss, 0), picture)
    diffuse = clean(without_sparks(picture - gloss), [(small, .25)], levels=3)
    gloss = clean(without_sparks(gloss, 3), [(small, .25)], levels=2, tone=.45)
    plate = cv2.resize(cv2.GaussianBlur(read(folder, 'plate')[..., :3], (0, 0), 3), (half, half), interpolation=cv2.INTER_CUBIC)
    free = cv2.resize(whole, (half, half), interpolation=cv2.INTER_AREA)[..., None]
    shadow = clean(np.clip(picture / np.maximum(plate, 1e-3), 0, 1.5), [(free, .15)], levels=5, tone=.35)
    layers = {
        'diffuse': enlarged(diffuse, small, guide), 'gloss': enlarged(gloss, small, guide), 'thing': whole,
        'shadow': enlarged(shadow, free, whole, .3), 'parts': parts / share,
        'place': tones[..., :1] / np.maximum(tones[..., 2:], 1e-3), 'chance': tones[..., 1:2] / np.maximum(tones[..., 2:], 1e-3),
        'light': np.float32([float(plate[int(half * .8)].mean())]),
    }
    np.savez(kept, **{key: value.astype(np.float16) for key, value in layers.items()})
    return names, layers
