"""From the passes of a scene to its picture: python3 demo/studio/scenes.py FOLDER OUT.png [EXPOSURE]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
from kit.layers import clean, read, without_sparks  # noqa: E402
import cv2  # noqa: E402
import numpy as np  # noqa: E402
from kit.colors import to_srgb  # noqa: E402

KNEE = .62
SHADOW = (.29, .225, .11)
"""As dark and as warm as the shadows under the drawings."""
DEEPEST = .62

folder, out, *rest = sys.argv[1:]
exposure = float(rest[0]) if rest else 1.0
picture, shape, color = read(folder, 'picture'), read(folder, 'shape')[..., :3], read(folder, 'color')[..., :3]
alpha = np.clip(picture[..., 3:4], 0, 1)
# colours of what is seen in part are those of the whole, and they go on beyond its edge: nothing dark seeps in
share = (alpha > .35).astype(np.float32)
light = picture[..., :3] / np.maximum(alpha, 1e-3) * share
for sigma in (1.0, 3.0):
    around = cv2.GaussianBlur(np.concatenate([light * share, share], 2), (0, 0), sigma)
    light = np.where(share > 0, light, around[..., :3] / np.maximum(around[..., 3:4], 1e-3))
    share = np.maximum(share, (around[..., 3:4] > .02).astype(np.float32))
light = clean(without_sparks(light, 2.4), [(alpha, .25), (shape, .25), (np.sqrt(np.maximum(color, 0)), .05)], levels=3, tone=.3)
seen = light * exposure
seen = np.where(seen < KNEE, seen, KNEE + (1 - KNEE) * (1 - np.exp(-(seen - KNEE) / (1 - KNEE))))
image = to_srgb(seen)
if os.path.exists(os.path.join(folder, 'shadow.exr')):
    under = np.clip(read(folder, 'shadow')[..., 3], 0, 1)
    under = cv2.resize(cv2.GaussianBlur(under, (0, 0), .8), alpha.shape[1::-1], interpolation=cv2.INTER_CUBIC)[..., None]
    # far from the thing there is always a breath of shadow: nothing of it is to be seen at the frame
    under = np.clip((under - .13) / .87, 0, 1) * DEEPEST
    y, x = np.mgrid[0:under.shape[0], 0:under.shape[1]].astype(np.float32)
    edge = np.minimum(np.minimum(x, under.shape[1] - 1 - x), np.minimum(y, under.shape[0] - 1 - y))[..., None]
    under *= np.clip(edge / (.06 * under.shape[1]), 0, 1)
    whole = alpha + under * (1 - alpha)
    image = (image * alpha + np.array(SHADOW, np.float32) * under * (1 - alpha)) / np.maximum(whole, 1e-3)
    alpha = whole
image = np.concatenate([np.where(alpha > .004, image, 0), alpha], 2)
cv2.imwrite(out, cv2.cvtColor(np.rint(np.clip(image, 0, 1) * 255).astype(np.uint8), cv2.COLOR_RGBA2BGRA))
