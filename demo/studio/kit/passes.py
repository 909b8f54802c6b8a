"""Stored passes of a scene, as OpenEXR in linear light: the picture, its gloss, guides, masks and the map of the label."""
import os
import time
import bpy
from . import materials, stage, tones

MASKS = {'filling': (1, 0, 0), 'lid': (0, 1, 0), 'body': (0, 0, 1)}


def _exr(sc, path, color_depth='16'):
    s = sc.render.image_settings
    s.file_format, s.color_mode, s.color_depth, s.exr_codec = 'OPEN_EXR', 'RGBA', color_depth, 'ZIP'
    sc.render.filepath = path


def _render(sc, label):
    t = time.time()
    bpy.ops.render.render(write_still=True)
    print('RENDERED', label, round(time.time() - t, 1), 's', flush=True)


def _to_files(sc, folder, sockets, label, depth='16'):
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    layers = nt.nodes.new('CompositorNodeRLayers')
    out = nt.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_mode = 'OPEN_EXR', 'RGBA'
    out.format.color_depth, out.format.exr_codec = depth, 'ZIP'
    out.file_slots.clear()
    for socket, file in sockets:
        out.file_slots.new(file + '-')
        nt.links.new(layers.outputs[socket], out.inputs[file + '-'])
    sc.frame_current = 1
    t = time.time()
    bpy.ops.render.render()
    print('RENDERED', label, round(time.time() - t, 1), 's', flush=True)
    for _, file in sockets:
        os.replace(os.path.join(folder, file + '-0001.exr'), os.path.join(folder, file + '.exr'))
    sc.use_nodes = False


def beauty(sc, folder):
    """Renders the picture at the size of the scene."""
    layer = bpy.context.view_layer
    for name in ('normal', 'glossy_color', 'glossy_direct', 'glossy_indirect'):
        setattr(layer, f'use_pass_{name}', True)
    _to_files(sc, folder, (('Image', 'picture'), ('GlossCol', 'gloss-color'), ('GlossDir', 'gloss-direct'),
                           ('GlossInd', 'gloss-indirect')), 'picture')


def plate(sc, folder, samples=64):
    """Renders the empty scene at a small size: the ground without a shadow."""
    sc.render.resolution_x = sc.render.resolution_y = 100
    sc.cycles.samples = samples
    hidden = [o for o in stage.things(sc) if not o.hide_render]
    for o in hidden:
        o.hide_render = True
    _exr(sc, os.path.join(folder, 'plate.exr'))
    _render(sc, 'plate')
    for o in hidden:
        o.hide_render = False


def _dressed(sc, choose):
    for o in stage.things(sc):
        o.data.materials.clear()
        o.data.materials.append(choose(o.get('role')))
        for p in o.data.polygons:
            p.material_index = 0


def maps(sc, folder, size, tone_samples=3):
    """Renders masks (red filling, green lid, blue body; alpha: any object), normals, the label's map and glass."""
    sc.render.resolution_x = sc.render.resolution_y = size
    sc.cycles.samples = 5
    sc.cycles.use_adaptive_sampling = False
    sc.cycles.max_bounces = 0
    sc.world.node_tree.nodes['Background'].inputs[1].default_value = 0
    sc.render.film_transparent = True
    for o in list(sc.objects):
        if o.type == 'LIGHT' or o.get('role') == 'ground':
            bpy.data.objects.remove(o)
    glass = [o for o in stage.things(sc) if o.get('role') == 'glass']
    bpy.context.view_layer.use_pass_normal = True
    worn = {o.data.name: o.data.materials[0] for o in stage.things(sc)}
    if any(material and material.node_tree and material.node_tree.nodes.get('tones') for material in worn.values()):
        # as they are, but dark: a skin shines with its place along the colours, and normals keep their unevenness
        for o in glass:
            o.hide_render = True
        for o in stage.things(sc):
            o.data.materials[0] = tones.emitting_tones(worn[o.data.name])
        sc.cycles.samples = tone_samples  # the skins cost the most; edges are the masks' (5)
        _to_files(sc, folder, (('Image', 'tones'), ('Normal', 'uneven')), 'tones', '32')
        for o in glass:
            o.hide_render = False
        sc.cycles.samples = 5
    black = materials.emitting('black', (0, 0, 0))
    colors = {role: materials.emitting(role, color) for role, color in MASKS.items()}
    _dressed(sc, lambda role: colors.get(role, black))
    if any(not o.get('within') for o in glass):
        _exr(sc, os.path.join(folder, 'whole.exr'))
        _render(sc, 'whole')
    for o in glass:
        o.hide_render = True
    _to_files(sc, folder, (('Image', 'masks'), ('Normal', 'shape')), 'masks', '32')
    if not any(o.get('role') == 'label' for o in stage.things(sc)):
        return
    uv = materials.emitting_uv()
    _dressed(sc, lambda role: uv if role == 'label' else black)
    _exr(sc, os.path.join(folder, 'uv.exr'), '32')
    _render(sc, 'uv')
