"""Objects that fall into a heap, simulated by Blender's rigid bodies with a deterministic result."""
import math
import bpy
from mathutils import Euler


def thing(name, data, role='filling', location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """Adds another object that shares an existing shape."""
    o = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler = location, rotation
    o.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    o['role'] = role
    return o


def _body(o, kind, shape, friction=.75, margin=.004):
    bpy.context.view_layer.objects.active = o
    for other in bpy.context.selected_objects:
        other.select_set(False)
    o.select_set(True)
    bpy.ops.rigidbody.object_add(type=kind)
    o.rigid_body.collision_shape = shape
    o.rigid_body.friction, o.rigid_body.restitution = friction, 0
    o.rigid_body.use_margin, o.rigid_body.collision_margin = True, margin
    if kind == 'ACTIVE':
        o.rigid_body.linear_damping, o.rigid_body.angular_damping = .3, .6
    return o


def pour(shapes, count, walls, area, chance, height=(.3, .35), sizes=(.9, 1.1), frames=170, lying=None, role='filling', lifted=True):
    """
    Lets `count` objects of `shapes` (mesh data) fall onto `walls` (objects) within `area` (half width, half depth), in
    layers from `height` (first, step per layer of some nine). `lying`: a function of chance for the initial rotation.
    Walls of role `fence` are removed at two thirds of the time; objects that then fall out are deleted. Returns the others.
    """
    scene = bpy.context.scene
    if scene.rigidbody_world is None:
        bpy.ops.rigidbody.world_add()
    scene.rigidbody_world.point_cache.frame_start = 1
    scene.rigidbody_world.point_cache.frame_end = frames + 5
    scene.rigidbody_world.substeps_per_frame, scene.rigidbody_world.solver_iterations = 12, 20
    for wall in walls:
        _body(wall, 'PASSIVE', 'MESH', .9)
        if wall.get('role') == 'fence' and lifted:
            wall.rigid_body.kinematic = True
            for at, z in ((frames * 2 // 3, 0), (frames * 2 // 3 + 6, 6)):
                wall.location.z = z
                wall.keyframe_insert('location', index=2, frame=at)
    things = []
    for i in range(count):
        turn = lying(chance) if lying else tuple(chance.uniform(0, 2 * math.pi) for _ in range(3))
        o = thing('piece', shapes[i % len(shapes)], role,
                  (chance.uniform(-1, 1) * area[0], chance.uniform(-1, 1) * area[1], height[0] + height[1] * i / 9), turn,
                  chance.uniform(*sizes))
        things.append(_body(o, 'ACTIVE', 'CONVEX_HULL'))
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    at = [o.evaluated_get(graph).matrix_world.copy() for o in things]
    for o in things + list(walls):
        bpy.context.view_layer.objects.active = o
        for other in bpy.context.selected_objects:
            other.select_set(False)
        o.select_set(True)
        bpy.ops.rigidbody.object_remove()
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    kept = []
    for o, matrix in zip(things, at):
        o.matrix_world = matrix
        if abs(matrix.translation.x) > .84 or abs(matrix.translation.y) > .6 or matrix.translation.z < .03:
            bpy.data.objects.remove(o)
        else:
            kept.append(o)
    return kept


def upright(lean=.5):
    """An initial rotation that keeps the object's top upwards."""
    return lambda chance: (chance.uniform(-lean, lean), chance.uniform(-lean, lean), chance.uniform(0, 6.28))


def lying_across(spread=.35):
    """An initial rotation for long objects (their length along x)."""
    return lambda chance: Euler((chance.uniform(0, 6.28), chance.uniform(-.15, .15), chance.uniform(-spread, spread)))
