"""The scene: warm soft light from the left, ground and back in one sweep, and a camera that frames the objects."""
import math
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from . import materials

GROUND = (.84, .80, .73)


def open_stage(size, samples, seed):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    c = sc.cycles
    c.device, c.samples, c.seed = 'CPU', samples, seed
    c.use_denoising = False
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, .04, 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 2
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 4, 2, 2, 10
    sc.render.threads_mode, sc.render.threads = 'FIXED', 1
    sc.render.resolution_x = sc.render.resolution_y = size
    sc.render.resolution_percentage = 100
    sc.view_settings.view_transform = 'Raw'
    sc.display_settings.display_device = 'sRGB'
    world = bpy.data.worlds.new('room')
    sc.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (1, .955, .90, 1)
    background.inputs[1].default_value = .42
    profile = [(-7, 0), (3, 0)]
    profile += [(3 + 2 * math.sin(t * math.pi / 24), 2 - 2 * math.cos(t * math.pi / 24)) for t in range(1, 13)] + [(5, 10)]
    vs = [(x, y, z) for x in (-12, 12) for y, z in profile]
    n = len(profile)
    from .shapes import mesh
    mesh('ground', vs, [(j, n + j, n + j + 1, j + 1) for j in range(n - 1)], materials.plain('ground', GROUND, .95, Specular=.1), 'ground')
    for location, aim, side, energy, color in (
        ((-3.4, -2.6, 3.6), (0, 0, .6), 2.4, 210, (1, .93, .83)),   # the window on the left
        ((3.4, -1.4, 2.0), (0, 0, .6), 2.2, 34, (.95, .96, 1)),     # light reflected by the wall
        ((.8, 3.0, 3.6), (0, 0, .5), 1.8, 70, (1, .95, .88)),       # an edge of light from behind
    ):
        light = bpy.data.lights.new('light', 'AREA')
        light.size, light.energy, light.color = side, energy, color
        o = bpy.data.objects.new('light', light)
        o.location = location
        o.rotation_euler = (Vector(aim) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
        sc.collection.objects.link(o)
    return sc


def things(sc):
    return [o for o in sc.objects if o.type == 'MESH' and o.get('role') not in ('ground', 'fence')]


def near_camera(sc, camera, own):
    """
    The camera of the closer view: rotated, and so near that visible food fills the frame, or the label of an opaque pack.
    Visible food is rendered without its label, which would be cut off. `own`: a model's own parameters (`NEAR`).
    """
    elevation = camera.get('elevation', 13)
    is_food = any(o.get('role') == 'filling' and any(n.name == 'tones' for n in o.data.materials[0].node_tree.nodes) for o in things(sc)) \
        and not any(o.get('role') == 'glass' and not o.get('within') for o in things(sc))
    if is_food:
        lower = elevation > 45  # into a tray from a lower place, onto a heap from a higher one
        view = {'of': 'filling', 'elevation': elevation - 15 if lower else elevation + 8, 'azimuth': 28, 'fill': 1.2, 'lens': 70, 'low': 0}
    else:
        is_round = any(o.get('round') for o in things(sc))  # turned further, its words would go round the corner
        view = {'of': 'label', 'elevation': elevation + 8, 'azimuth': -11 if is_round else 22, 'fill': .74, 'lens': 70, 'low': 0}
    view = {**view, **own}
    if not view.pop('label', view['of'] != 'filling'):
        for o in things(sc):
            if o.get('role') == 'label':
                bpy.data.objects.remove(o)
    return view


def aim_camera(sc, elevation=13, azimuth=0, fill=.7, lens=85, low=.015, of=None, beside=0):
    """
    Places the camera so that the objects (`of` one role, or all) take `fill` of the frame, their centre slightly below its
    centre and `beside` it.
    """
    camera = bpy.data.cameras.new('camera')
    camera.lens = lens
    camera.clip_end = 200
    o = bpy.data.objects.new('camera', camera)
    sc.collection.objects.link(o)
    sc.camera = o
    for thing in things(sc):
        thing.location.z += .004  # a face on the ground would fight with it
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in things(sc):
        if thing.get('unframed') or (of and thing.get('role') != of):  # one of very many
            continue
        found = thing.evaluated_get(graph)
        shape = found.to_mesh()
        points += [found.matrix_world @ v.co for v in shape.vertices][::3]
        found.to_mesh_clear()
    low_, high_ = ([f(p[i] for p in points) for i in range(3)] for f in (min, max))
    target = Vector([(a + b) / 2 for a, b in zip(low_, high_)])
    e, a = math.radians(elevation), math.radians(azimuth)
    away = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    distance = 6.0
    for _ in range(12):
        o.location = target + away * distance
        o.rotation_euler = (-away).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(sc, o, p) for p in points]
        xs, ys = [p.x for p in seen], [p.y for p in seen]
        size = max(max(xs) - min(xs), max(ys) - min(ys))
        width = 36 / lens * distance
        target += o.matrix_world.to_3x3() @ Vector(((min(xs) + max(xs)) / 2 - .5 + beside, (min(ys) + max(ys)) / 2 - .5 + low, 0)) * width
        distance *= size / fill
    camera.sensor_width = 36
    return o
