"""
Composes pictures of dishes from bases: python3 demo/studio/dishes.py JOBS.json
A job: {"base": folder, "out": webp, "hue": degrees, "colors": {part: ["#rrggbb" from dark to light, …] or [[…], […]]}}
A list of lists: each piece of the part takes a random one.
"""
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
from kit.dish_layers import dish_layers  # noqa: E402
import cv2  # noqa: E402
import numpy as np  # noqa: E402
from compose import backdrop, box_of, in_levels, EXPOSURE, GREY, KNEE  # noqa: E402
from kit.colors import from_hex  # noqa: E402


def painted(light, colors, place, chance, bright, wander):
    """Light (points × 3) on one part; dark places are tinted by the part's own colour after several reflections."""
    if isinstance(colors[0], list):
        which = np.clip((chance * len(colors)).astype(np.int32), 0, len(colors) - 1)
        own = (chance * len(colors)) % 1 - .5
        at = np.clip(place + own * wander, 0, 1)
        paint = np.empty_like(light)
        for k, one in enumerate(colors):
            chosen = which == k
            paint[chosen] = along(at[chosen], one)
    else:
        paint = along(np.clip(place + (chance - .5) * wander, 0, 1), colors) * (1 + (chance - .5) * .12)[:, None]
    dim = np.clip(1 - light.mean(1) / bright, 0, 1)[:, None]
    again = np.exp(np.log(np.maximum(paint / np.maximum(paint.max(1, keepdims=True), 1e-3), 1e-3)) * (dim * .7))
    return light * paint * again / GREY


def written(out, image, limit):
    """Encodes a picture at the best quality within the limit of bytes; many small pieces need more bytes."""
    for quality in range(84, 40, -4):
        data = cv2.imencode('.webp', image, [cv2.IMWRITE_WEBP_QUALITY, quality])[1]
        if len(data) <= limit:
            break
    with open(out, 'wb') as file:
        file.write(data)


def along(at, colors):
    """Colours at positions 0…1, points × 3."""
    ends = np.linspace(0, 1, len(colors))
    return np.stack([np.interp(at, ends, channel) for channel in zip(*(from_hex(c) for c in colors))], 1).astype(np.float32)


def main(path):
    with open(path) as file:
        jobs = json.load(file)
    base = None
    for job in sorted(jobs, key=lambda job: (job['base'], job['hue'])):
        if job['base'] != base:
            base, hue = job['base'], None
            names, layers = dish_layers(base)
            size = layers['diffuse'].shape[0]
            exposure = EXPOSURE / float(layers['light'][0])
            box = box_of(layers)
            cut = {key: value[box] for key, value in layers.items() if value.ndim == 3}
            grain = np.rint(8 + np.random.default_rng(7).normal(0, 5.6, (size, size, 1))).astype(np.int16)
            bright = max(float(np.percentile(cut['diffuse'][cut['thing'][..., 0] > .9].mean(1), 90)), 1e-4)
            shadow = np.clip(layers['shadow'], 0, 1.06)
        if job['hue'] != hue:
            hue = job['hue']
            ground = (backdrop(size, hue) * shadow).astype(np.float32)
            clear = (backdrop(size, hue) * np.maximum(shadow, .93) * .95).astype(np.float32)  # seen through empty glass
            empty = in_levels(ground, grain)
        light = np.zeros_like(cut['diffuse'])
        for k, name in enumerate(names):
            through = 1.45 if name == 'liquid' else 1  # glass takes light on its way in and out
            inside = cut['parts'][..., k] > .01
            light[inside] += cut['parts'][inside, k, None] * painted(
                cut['diffuse'][inside], job['colors'][name], cut['place'][inside, 0], cut['chance'][inside, 0], bright, job.get('wander', .24)) * through
        seen = (light + cut['gloss'] * job.get('gloss', 1)) * exposure
        seen = np.where(seen < KNEE, seen, KNEE + (1 - KNEE) * (1 - np.exp(-(seen - KNEE) / (1 - KNEE))))
        seen = seen * cut['solid'] + (clear[box] + cut['gloss'] * exposure * .6) * (1 - cut['solid'])
        image = empty.copy()
        image[box] = in_levels(seen * cut['thing'] + ground[box] * (1 - cut['thing']), grain[box])
        os.makedirs(os.path.dirname(job['out']), exist_ok=True)
        side = job.get('side', size)
        if size < side:
            image = cv2.resize(image, (side, side), interpolation=cv2.INTER_CUBIC)
        written(job['out'], cv2.cvtColor(image, cv2.COLOR_RGB2BGR), job.get('limit', math.inf))
        print(job['out'], flush=True)


if __name__ == '__main__':
    main(sys.argv[1])
