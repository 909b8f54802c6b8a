"""Turns the raw passes of a base into clean layers: removes noise, separates the gloss, reduces the ground to its shadow."""
import json
import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2  # noqa: E402
import numpy as np  # noqa: E402


def read(folder, name):
    """Reads red, green, blue (and alpha) as floats."""
    image = cv2.imread(os.path.join(folder, name + '.exr'), cv2.IMREAD_UNCHANGED)
    if image is None:
        raise FileNotFoundError(f'{folder}/{name}.exr')
    order = [2, 1, 0, 3] if image.shape[2] == 4 else [2, 1, 0]
    return np.nan_to_num(image[..., order].astype(np.float32), posinf=0, neginf=0)


def shifted(image, dx, dy):
    return np.roll(image, (dy, dx), (0, 1))


def clean(image, guides, levels=5, tone=.5):
    """À-trous wavelet filter that preserves edges of the guides (each with its own tolerance) and of brightness."""
    kernel = np.array([1, 4, 6, 4, 1], np.float32) / 16
    height, width = image.shape[:2]
    margin = 2 ** levels  # one edge is not mixed into the other

    def widened(what):
        return np.pad(what, ((margin, margin), (margin, margin), (0, 0)), 'reflect')
    now, guides = widened(image), [(widened(guide), tolerance) for guide, tolerance in guides]
    for level in range(levels):
        step = 2 ** level
        total, weight = np.zeros_like(now), np.zeros(now.shape[:2] + (1,), np.float32)
        light = np.log1p(now.mean(2, keepdims=True) * 8)
        light = cv2.GaussianBlur(light, (0, 0), 1.2)[..., None]
        for i in range(5):
            for j in range(5):
                dx, dy = (i - 2) * step, (j - 2) * step
                distance = ((shifted(light, dx, dy) - light) / (tone / (1 + level))) ** 2
                for guide, tolerance in guides:
                    distance = distance + (((shifted(guide, dx, dy) - guide) / tolerance) ** 2).sum(2, keepdims=True)
                w = np.exp(-np.minimum(distance, 30)) * kernel[i] * kernel[j]
                total += shifted(now, dx, dy) * w
                weight += w
        now = total / weight
    return now[margin:margin + height, margin:margin + width]


def without_sparks(image, times=2.2):
    """Removes single pixels that are far brighter than their neighbours."""
    around = cv2.medianBlur(image.astype(np.float32), 3)
    return np.minimum(image, around * times + .02)


def enlarged(small, guide_small, guide, tolerance=.16):
    """Upscales light of a half or a third of the size: each point takes the light of similar neighbours."""
    height, width = guide.shape[:2]
    times = round(height / small.shape[0])
    middle = (times - 1) / 2
    total, weight = np.zeros((height, width, small.shape[2]), np.float32), np.full((height, width, 1), 1e-6, np.float32)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    left, top = np.floor((x - middle) / times), np.floor((y - middle) / times)
    for i in (-1, 0, 1, 2):
        for j in (-1, 0, 1, 2):
            px, py = left + i, top + j
            far = ((px * times + middle - x) ** 2 + (py * times + middle - y) ** 2)[..., None] / times ** 2
            at = (np.clip(py, 0, small.shape[0] - 1).astype(np.intp), np.clip(px, 0, small.shape[1] - 1).astype(np.intp))
            unlike = ((guide_small[at] - guide) ** 2).sum(2, keepdims=True) / tolerance ** 2
            w = np.exp(-far * .9 - np.minimum(unlike, 40)) + 1e-7 * np.exp(-far)
            total += small[at] * w
            weight += w
    return total / weight


def around(alpha, margin=24, times=2):
    """Rows and columns of the object in the small and in the full picture, with a margin."""
    rows, columns = np.where((alpha > .002).any(1))[0], np.where((alpha > .002).any(0))[0]
    spans = [(max(0, at[0] - margin), min(alpha.shape[0], at[-1] + 1 + margin)) for at in (rows, columns)]
    return tuple(slice(a, b) for a, b in spans), tuple(slice(times * a, times * b) for a, b in spans)


def layers_of(folder):
    """The layers of a base, computed once and cached in its folder."""
    kept = os.path.join(folder, 'layers.npz')
    if os.path.exists(kept) and os.path.getmtime(kept) > os.path.getmtime(os.path.join(folder, 'masks.exr')):
        return {key: value.astype(np.float32) for key, value in np.load(kept).items()}
    picture = read(folder, 'picture')[..., :3]
    gloss = read(folder, 'gloss-color')[..., :3] * (read(folder, 'gloss-direct')[..., :3] + read(folder, 'gloss-indirect')[..., :3])
    toned = os.path.exists(os.path.join(folder, 'tones.exr'))
    masks, shape = read(folder, 'masks'), read(folder, 'uneven' if toned else 'shape')[..., :3]
    uv = read(folder, 'uv') if os.path.exists(os.path.join(folder, 'uv.exr')) else np.zeros_like(masks)
    whole = read(folder, 'whole')[..., 3:4] if os.path.exists(os.path.join(folder, 'whole.exr')) else masks[..., 3:4]
    half = picture.shape[0]
    label = np.clip(uv[..., 2:3], 0, 1)
    guide = np.concatenate([masks[..., :3], whole, label, shape * .7], 2)
    small = cv2.resize(guide, (half, half), interpolation=cv2.INTER_AREA)
    gloss = np.minimum(np.maximum(gloss, 0), picture)
    # the light of the thing is of use where the thing is: the rest is not cleaned
    near, wide = around(small[..., 3], times=guide.shape[0] // half)
    diffuse, shine = np.zeros(guide.shape[:2] + (3,), np.float32), np.zeros(guide.shape[:2] + (3,), np.float32)
    for light, whole_light, levels, tone, sparks in ((picture - gloss, diffuse, 4, .5, 2.2), (gloss, shine, 3, .45, 3)):
        cleaned = clean(without_sparks(light[near], sparks), [(small[near], .2)], levels=levels, tone=tone)
        whole_light[wide] = enlarged(cleaned, small[near], guide[wide])
    plate = cv2.resize(cv2.GaussianBlur(read(folder, 'plate')[..., :3], (0, 0), 3), (half, half), interpolation=cv2.INTER_CUBIC)
    free = small[..., 3:4]
    shadow = clean(np.clip(picture / np.maximum(plate, 1e-3), 0, 1.5), [(free, .15)], levels=6, tone=.35)
    layers = {
        'diffuse': diffuse, 'gloss': shine, 'thing': whole,
        'shadow': enlarged(shadow, free, whole, .3), 'label': label,
        'filling': masks[..., :1], 'lid': masks[..., 1:2], 'body': masks[..., 2:3],
        'uv': uv[..., :2] / np.maximum(label, 1e-4), 'light': np.float32([float(plate[int(half * .8)].mean())]),
    }
    if toned:
        layers['tones'] = np.clip(read(folder, 'tones')[..., :3], 0, 1)
    np.savez(kept, **{key: value.astype(np.float32 if key == 'uv' else np.float16) for key, value in layers.items()})
    return {key: value.astype(np.float32) for key, value in layers.items()}


def facts_of(folder):
    with open(os.path.join(folder, 'base.json')) as file:
        return json.load(file)
