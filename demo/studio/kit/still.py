"""Still lifes: coloured models of the packs on an invisible ground, or on the scene's table."""
import importlib
import math
import os
import bpy
from mathutils import Matrix, Vector
from . import heap, passes, stage
from .paint import paint

SHADOW_SAMPLES, COARSER = 40, 4
"""Factor by which a shadow is rendered coarser than the objects, because it is soft."""


def _new(build):
    before = set(bpy.context.scene.objects)
    build()
    bpy.context.view_layer.update()
    return [o for o in bpy.context.scene.objects if o not in before and o.type == 'MESH']


def _drop(objects):
    for o in objects:
        bpy.data.objects.remove(o)


def moved(objects, at=(0, 0, 0), turn=0.0, size=1.0, tilt=(0, 0)):
    """Transforms a group: rotates it around the upright axis (degrees), tilts and scales it."""
    bpy.context.view_layer.update()
    r = math.radians
    matrix = Matrix.Translation(Vector(at)) @ Matrix.Rotation(r(turn), 4, 'Z') @ Matrix.Rotation(r(tilt[0]), 4, 'X') @ Matrix.Rotation(r(tilt[1]), 4, 'Y') @ Matrix.Scale(size, 4)
    for o in objects:
        o.matrix_world = matrix @ o.matrix_world
    return objects


def place(pack, at=(0, 0, 0), turn=0.0, size=1.0, tilt=(0, 0), keep=None, without=('label', 'fence'), band=None, kind=None, folder='packs', **colors):
    """
    A coloured model of `packs/` (or `dishes/`) without its label. `keep(o)` selects the objects to keep; `band` is the
    colour of a paper band, which has no text.
    """
    model = importlib.import_module(f'{folder}.{pack}')
    things = _new((lambda: model.build(kind)) if kind else model.build)
    if band:
        for o in things:
            if o.get('role') == 'label':
                o['role'] = 'body'
        colors['body'] = colors.get('body', band)
    gone = [o for o in things if o.get('role') in without or (keep and not keep(o))]
    things = [o for o in things if o not in gone]
    _drop(gone)
    paint(things, **colors)
    return moved(things, at, turn, size, tilt)


def shapes_of(pack, **colors):
    """The coloured shapes of a pack's heap by role, to be placed one by one."""
    pour = heap.pour

    def one_each(shapes, *_, role='filling', **__):
        return [heap.thing('piece', shape, role) for shape in shapes]
    heap.pour = one_each
    try:
        things = _new(importlib.import_module(f'packs.{pack}').build)
    finally:
        heap.pour = pour
    paint(things, **colors)
    found = {}
    for o in things:
        shapes = found.setdefault(o.get('role'), [])
        if o.data not in shapes:
            shapes.append(o.data)
    _drop(things)
    return found


def aim(scene, elevation=16, azimuth=0, fill=.8, lens=85, middle=(.5, .5)):
    """Frames all objects; `middle` is the position of their centre in the picture, from the left and from the top."""
    o = stage.aim_camera(scene, elevation, azimuth, fill, lens, 0)
    o.data.shift_x, o.data.shift_y = .5 - middle[0], middle[1] - .5
    return o


def _passes(scene, folder):
    layer = bpy.context.view_layer
    layer.use_pass_normal = layer.use_pass_diffuse_color = True
    passes._to_files(scene, folder, (('Image', 'picture'), ('Normal', 'shape'), ('DiffCol', 'color')), 'picture', '32')


def render(scene, folder, has_ground=True):
    """Renders the objects without the ground, and then, smaller, their shadow on it."""
    os.makedirs(folder, exist_ok=True)
    scene.render.film_transparent = True
    ground = [o for o in scene.objects if o.get('role') == 'ground']
    for o in ground:
        o.visible_camera = False
    _passes(scene, folder)
    if not has_ground:
        return
    for o in ground:
        o.visible_camera, o.is_shadow_catcher = True, True
    for o in stage.things(scene):
        o.visible_camera = False
    scene.render.resolution_x //= COARSER
    scene.render.resolution_y //= COARSER
    scene.cycles.samples, scene.cycles.use_adaptive_sampling = SHADOW_SAMPLES, False
    passes._exr(scene, os.path.join(folder, 'shadow.exr'))
    passes._render(scene, 'shadow')
