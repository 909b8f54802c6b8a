"""
Renders one base: blender -b -P demo/studio/render.py -- NAME OUT [SIZE SAMPLES [near | scale MILLILITRES THING]]
`near`: the same object from a nearer camera, for a product's second picture (kit/stage.py: near_camera).
`scale`: the object in its true size next to a reference object (`kit/beside.py`).
Soft light is rendered at half the size (a third in further pictures); shapes, masks and the label's map at full size
(kit/layers.py joins them).
"""
import importlib
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
from kit import beside, passes, stage  # noqa: E402

name, out, *others = sys.argv[sys.argv.index('--') + 1:]
is_near = others[-1:] == ['near']
scale = others[3:] if others[2:3] == ['scale'] else None
size, samples = (int(n) for n in (others[:2] if len(others) >= 2 else (1200, 14)))
os.makedirs(out, exist_ok=True)
model = importlib.import_module(f'packs.{name.replace("-", "_")}')
scene = stage.open_stage(size // (3 if is_near or scale else 2), samples, seed=1)
model.build()
camera = getattr(model, 'CAMERA', {})
if is_near:
    camera = stage.near_camera(scene, camera, getattr(model, 'NEAR', {}))
if scale:
    beside.stand_beside(scene, name.replace('-', '_'), float(scale[0]), scale[1])
    camera = beside.CAMERA
stage.aim_camera(scene, **camera)
labels = [o for o in stage.things(scene) if o.get('role') == 'label']
if not os.path.exists(os.path.join(out, 'plate.exr')):  # a render that was interrupted goes on with its maps
    passes.beauty(scene, out)
    passes.plate(scene, out)
passes.maps(scene, out, size, 2 if is_near or scale else 3)
with open(os.path.join(out, 'base.json'), 'w') as file:
    json.dump({'name': name, 'size': size, 'samples': samples, 'label': labels[0]['aspect'] if labels else None}, file)
