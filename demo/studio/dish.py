"""
Renders the base of a dish form: blender -b -P demo/studio/dish.py -- NAME OUT [SIZE SAMPLES]
NAME is a module of dishes/ (or inside/, as inside.mug), or a module and its kind: soup, soup:cream. Every part is
grey and is coloured by dishes.py.
"""
import importlib
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
import bpy  # noqa: E402
from kit import dish, passes, stage  # noqa: E402

name, out, *numbers = sys.argv[sys.argv.index('--') + 1:]
size, samples = (int(n) for n in (numbers or (1200, 12)))
os.makedirs(out, exist_ok=True)
form, _, kind = name.partition(':')
model = importlib.import_module(form if '.' in form else f'dishes.{form}')
is_inside = '.' in form
scene = stage.open_stage(size // (3 if is_inside else 2), samples, seed=1)  # simple forms: their light is softer still
scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 3, 2, 1
model.build(kind) if kind else model.build()
stage.aim_camera(scene, **model.CAMERA)
passes.beauty(scene, out)
passes.plate(scene, out, 16 if is_inside else 24)
layer = bpy.context.view_layer
layer.use_pass_normal = True
maps = ['tones'] + [f'parts{k}' for k in range((len(dish.PARTS) + 2) // 3)]
for one in maps:
    aov = layer.aovs.add()
    aov.name, aov.type = one, 'COLOR'
scene.render.resolution_x = scene.render.resolution_y = size
scene.cycles.samples, scene.cycles.use_adaptive_sampling, scene.cycles.max_bounces = 2 if is_inside else 4, False, 0
scene.render.film_transparent = True
for o in list(scene.objects):
    if o.type == 'LIGHT' or o.get('role') == 'ground':
        bpy.data.objects.remove(o)
passes._to_files(scene, out, [('Image', 'whole'), ('Normal', 'shape')] + [(one, one) for one in maps], 'maps', '32')
with open(os.path.join(out, 'base.json'), 'w') as file:
    json.dump({'name': name, 'size': size, 'samples': samples, 'parts': dish.PARTS}, file)
