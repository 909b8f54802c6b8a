"""
Renders a scene: blender -b -P demo/studio/scene.py -- NAME OUT [WIDTH HEIGHT SAMPLES]
NAME is a module of scenes/, or a module and its kind: hero, tiles:milk. demo/studio/scenes.mjs uses the result.
"""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
from kit import stage, still  # noqa: E402

name, out, *numbers = sys.argv[sys.argv.index('--') + 1:]
module, _, kind = name.partition(':')
model = importlib.import_module(f'scenes.{module}')
width, height, samples = (int(n) for n in numbers) if numbers else model.SIZE
scene = stage.open_stage(width, samples, seed=1)
scene.render.resolution_x, scene.render.resolution_y = width, height
scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = .02, min(16, samples)
has_ground = model.build(scene, kind) is not False
still.render(scene, out, has_ground)
