"""Clean layers of a dish's base: light without noise, a mask per part, positions along the colours, the shadow."""
import json
import os

from .layers import around, clean, enlarged, read, without_sparks
import cv2  # noqa: E402
import numpy as np  # noqa: E402


def dish_layers(folder):
    """Layers of the base and the names of its parts, computed once and cached in its folder."""
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
    half = whole.shape[0] // 2
    picture, gloss = (cv2.resize(light, (half, half), interpolation=cv2.INTER_CUBIC) if len(light) != half else light for light in (picture, gloss))
    guide = np.concatenate([parts, whole, shape * .7], 2)
    small = cv2.resize(guide, (half, half), interpolation=cv2.INTER_AREA)
    gloss = np.minimum(np.maximum(gloss, 0), picture)
    near, wide = around(cv2.resize(whole, (half, half), interpolation=cv2.INTER_AREA))
    lights = []
    for light, sparks, levels, tone in ((picture - gloss, 2.2, 3, .5), (gloss, 3, 2, .45)):
        cleaned = clean(without_sparks(light[near], sparks), [(small[near], .25)], levels=levels, tone=tone)
        lights.append(np.zeros(guide.shape[:2] + (3,), np.float32))
        lights[-1][wide] = enlarged(cleaned, small[near], guide[wide])
    plate = cv2.resize(cv2.GaussianBlur(read(folder, 'plate')[..., :3], (0, 0), 3), (half, half), interpolation=cv2.INTER_CUBIC)
    free = cv2.resize(whole, (half, half), interpolation=cv2.INTER_AREA)[..., None]
    shadow = clean(np.clip(picture / np.maximum(plate, 1e-3), 0, 1.5), [(free, .15)], levels=5, tone=.35)
    layers = {
        'diffuse': lights[0], 'gloss': lights[1], 'thing': whole,
        'solid': np.clip(2.5 * parts.sum(2, keepdims=True) / np.maximum(whole, 1e-3), 0, 1),  # 0 = glass with nothing behind it
        'shadow': enlarged(shadow, free, whole, .3), 'parts': parts / share,
        'place': tones[..., :1] / np.maximum(tones[..., 2:], 1e-3), 'chance': tones[..., 1:2] / np.maximum(tones[..., 2:], 1e-3),
        'light': np.float32([float(plate[int(half * .8)].mean())]),
    }
    np.savez(kept, **{key: value.astype(np.float16) for key, value in layers.items()})
    return names, layers
