"""
Makes pictures of products from bases: python3 demo/studio/compose.py JOBS.json
A job: {"base": folder, "label": png or null, "out": png, "hue": degrees, "filling": colours, "lid": colour, "body": colour}
Colours are "#rrggbb"; `filling` is one colour, or a list from the darkest to the lightest for what light falls through.
"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
from kit.layers import layers_of, facts_of  # noqa: E402
import cv2  # noqa: E402
import numpy as np  # noqa: E402
from kit.colors import from_hex, from_oklch, to_linear, to_srgb  # noqa: E402

WHITE, GREY, PAPER = .82, .45, .86
EXPOSURE = .88
KNEE = .62


def lookup(label, uv):
    """The label as it lies on the thing."""
    height, width = label.shape[:2]
    x = np.clip(uv[..., 0], 0, 1) * (width - 1)
    y = (1 - np.clip(uv[..., 1], 0, 1)) * (height - 1)
    return cv2.remap(label, x.astype(np.float32), y.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def ramp(light, colors):
    """Colours by brightness: the darkest where no light comes through, the lightest where it shines."""
    at = np.linspace(0, 1, len(colors))
    return np.stack([np.interp(light[..., 0], at, [c[k] for c in colors]) for k in range(3)], 2)


def backdrop(size, hue):
    """The page's own ground for a product of this hue: light in the middle, a little deeper at the edges."""
    y, x = np.mgrid[0:size, 0:size].astype(np.float32) / size
    far = np.clip(np.hypot(x - .5, y - .42) / .72, 0, 1)[..., None]
    return from_oklch(.978, .009, hue) * (1 - far) + from_oklch(.935, .026, hue) * far


def box_of(layers):
    """Rows and columns that the thing takes, with a margin."""
    seen = layers['thing'][..., 0] > .002
    rows, columns = np.where(seen.any(1))[0], np.where(seen.any(0))[0]
    return slice(max(0, rows[0] - 4), rows[-1] + 5), slice(max(0, columns[0] - 4), columns[-1] + 5)


def toned(light, layers, job):
    """Skins in their colours: where little light comes, it has met the thing's own colour more than once."""
    place, chance, share = (layers['tones'][..., i:i + 1] for i in range(3))
    inside = share > .5
    place = place / np.maximum(share, 1e-3)
    chance = chance / np.maximum(share, 1e-3) - .5
    colors = [from_hex(c) for c in job['filling']]
    at = np.clip(place + chance * job.get('wander', .12) * 2, 0, 1)
    paint = ramp(at, colors) * (1 + chance * .16)
    even = light.mean(2, keepdims=True)
    dim = np.clip(1 - even / max(float(np.percentile(even[inside], 88)) if inside.any() else 1, 1e-4), 0, 1)
    again = (paint / np.maximum(paint.max(2, keepdims=True), 1e-3)) ** (dim * job.get('depth', .7))
    return light * (1 + share * (paint * again / GREY - 1))


def thing_of(job, layers, exposure):
    """The thing alone, as it shines at the camera."""
    light, gloss, white = layers['diffuse'].copy(), layers['gloss'] * job.get('gloss', 1), 1 / WHITE
    for part in ('lid', 'body'):
        if job.get(part):
            light *= 1 + layers[part] * (from_hex(job[part]) * white - 1)
    filling = job.get('filling')
    if 'tones' in layers:
        light = toned(light, layers, job)
    elif filling:
        mask = layers['filling'] * (1 - layers['label'])
        inside = light.mean(2, keepdims=True)
        chosen = inside[mask[..., 0] > .9]
        if isinstance(filling, list):
            low, high = np.percentile(chosen, 3), np.percentile(chosen, 97)
            t = np.clip((inside - low) / max(high - low, 1e-4), 0, 1)
            painted = ramp(t, [from_hex(c) for c in filling]) / exposure
        else:
            even = light / np.percentile(chosen, 85)
            painted = np.minimum(np.sqrt(np.maximum(even, 0)), 1.08) * from_hex(filling) * .86 / exposure
        light += (painted - light) * mask
    if job.get('label'):
        image = cv2.cvtColor(cv2.imread(job['label'], cv2.IMREAD_COLOR), cv2.COLOR_BGR2RGB)
        # as fine as it is seen: what is finer would flicker
        seen = layers['label'][..., 0] > .5
        width = np.ptp(np.where(seen.any(0))[0]) + 1
        if image.shape[1] > 1.4 * width:
            scale = 1.2 * width / image.shape[1]
            image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        paint = lookup(to_linear(image.astype(np.float32) / 255), layers['uv'])
        light *= 1 + layers['label'] * (paint / PAPER * .96 - 1)
    seen = (light + gloss) * exposure
    return np.where(seen < KNEE, seen, KNEE + (1 - KNEE) * (1 - np.exp(-(seen - KNEE) / (1 - KNEE))))


LEVELS = np.rint(to_srgb(np.arange(8193, dtype=np.float32) / 8192) * 255 * 16).astype(np.int16)


def in_levels(linear, grain):
    """Linear light as bytes, with a grain of part of a level so that soft grounds show no steps."""
    at = (np.clip(linear, 0, 1) * 8192).astype(np.int16)
    return np.clip((LEVELS[at] + grain) >> 4, 0, 255).astype(np.uint8)


def main(path):
    with open(path) as file:
        jobs = json.load(file)
    base = None
    for job in sorted(jobs, key=lambda job: (job['base'], job['hue'])):
        if job['base'] != base:
            base, hue = job['base'], None
            layers = layers_of(base)
            size = layers['diffuse'].shape[0]
            exposure = EXPOSURE / float(layers['light'][0])
            box = box_of(layers)
            cut = {key: value[box] for key, value in layers.items() if value.ndim == 3}
            grain = np.rint(8 + np.random.default_rng(7).normal(0, 5.6, (size, size, 1))).astype(np.int16)
            shadow = np.clip(layers['shadow'], 0, 1.02)
        if job['hue'] != hue:
            hue = job['hue']
            ground = backdrop(size, hue) * shadow
            empty = in_levels(ground, grain)
        thing = thing_of(job, cut, exposure)
        image = empty.copy()
        image[box] = in_levels(thing * cut['thing'] + ground[box] * (1 - cut['thing']), grain[box])
        os.makedirs(os.path.dirname(job['out']), exist_ok=True)
        cv2.imwrite(job['out'], cv2.cvtColor(image, cv2.COLOR_RGB2BGR), [cv2.IMWRITE_PNG_COMPRESSION, 0])
        print(job['out'], flush=True)


if __name__ == '__main__':
    main(sys.argv[1])
