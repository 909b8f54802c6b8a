"""The hero picture: a table of boards with farm products. The table's lower edge is that of the picture."""
import math
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from kit import still
from kit.paint import milky
from kit.shapes import rounded_box
from .things import APPLE, BERRY, CRUST, GRAPE, GREEN, LEAVES, TOMATO, WOOD, carrots, eggs, honey, loose, wood

SIZE = 1000, 540, 56
FRONT, BACK, HALF, THICK = -1.32, 1.25, 2.98, .2


def table():
    """Boards next to one another, and the front edge of the first."""
    boards, deep = 4, (BACK - FRONT) / 4
    for k in range(boards):
        material = wood(f'wood{k}', WOOD)
        material.node_tree.nodes['Mapping'].inputs['Location'].default_value = (k * 3.1, k * 1.7, 0)
        rounded_box('board', (2 * HALF, deep - .012, THICK), material, 'other', .022, (0, FRONT + deep * (k + .5), -THICK))


def build(scene, kind):
    for o in list(scene.objects):
        if o.get('role') == 'ground':
            bpy.data.objects.remove(o)
        elif o.type == 'LIGHT':  # the room is as much larger as the table
            o.location *= 2.1
            o.data.size *= 2.1
            o.data.energy *= 2.1 ** 2 * .92
    table()
    still.place('pot', (-2.48, .55, 0), 20, 1.06, filling=LEAVES, body='#b5683f')
    still.place('loaf', (-1.46, .42, .22), -14, 1.14, (20, 0), filling=CRUST)
    milky(still.place('bottle_milk', (-.30, .62, 0), 0, .93, filling='#fffdf6', lid='#2f6b45'), .34)
    honey(.72, .42, .78)
    still.place('pumpkin', (1.80, .72, 0), 10, .92, filling=['#a8521c', '#d27c26', '#e39a44', '#eebc78'])
    still.place('wedge', (-1.0, -.34, 0), -24, .92, lid='#c98a2a', body='#f8d873')
    carrots(-2.0, -.66)
    tomatoes = still.shapes_of('tomatoes', filling=TOMATO, lid=GREEN)
    loose(tomatoes['filling'], [(-.34, -.36, 0, .3, .1, -.1, 1.22), (.08, -.54, 0, 1.3, -.15, .1, 1.3), (-.28, -.84, 0, 2.1, .2, .12, 1.18)], tomatoes['lid'], .128)
    eggs(.84, -.52)
    still.place('grapes', (1.78, -.36, -.10), -8, .98, keep=lambda o: o.get('role') != 'body' and o.matrix_world.translation.y < .02, filling=GRAPE)
    apples = still.shapes_of('apples', filling=APPLE)
    loose(apples['filling'], [(2.45, .30, 0, .4, .1, .1, 1.42), (2.62, -.16, 0, 2.4, -.2, .15, 1.36)], apples['other'], .09)
    berries = still.shapes_of('strawberries', filling=BERRY, lid=GREEN)
    loose(berries['filling'], [(1.42, -.98, 0, .5, -1.15, .2, .95), (1.76, -1.04, 0, -.5, -1.0, -.3, 1.0), (2.34, -.74, 0, -.9, -.9, .3, .98), (2.08, -.98, 0, .9, -1.3, .1, .92)], berries['lid'], .155, 0)
    frame(scene)
    return False


def frame(scene, elevation=13, lens=85):
    """The front edge of the table over the whole width; its lower edge is that of the picture."""
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.clip_end = lens, 200
    o = bpy.data.objects.new('camera', camera)
    scene.collection.objects.link(o)
    scene.camera = o
    e = math.radians(elevation)
    away = Vector((0, -math.cos(e), math.sin(e)))
    o.rotation_euler = (-away).to_track_quat('-Z', 'Y').to_euler()
    distance = 15.0
    corners = [Vector((x, FRONT, z)) for x in (-HALF, HALF) for z in (-THICK, 0)]
    for _ in range(20):
        o.location = Vector((0, 0, .7)) + away * distance
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, o, p) for p in corners]
        distance *= max(p.x for p in seen) - min(p.x for p in seen)
    low = min(p.y for p in seen)
    camera.shift_y += low * scene.render.resolution_y / scene.render.resolution_x
