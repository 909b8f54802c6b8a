"""Still lifes of categories: a few typical products together, without text. Kinds are the names of the pictures."""
import math
from kit import heap, still
from kit.paint import milky
from .things import APPLE, BERRY, CRUST, GRAPE, GREEN, LEAVES, SHELL, TOMATO, board, carrots, honey, loose

SIZE = 320, 320, 14
HALF_PI = math.pi / 2
HERB = ['#24521a', '#3f7a26', '#6ea03c', '#b8d488']


def of(pack, role='filling', **colors):
    return still.shapes_of(pack, **colors)[role]


def lying(shape, x, y, z, turn, size=1.0, roll=0.0):
    """Lays a long object down."""
    return heap.thing('piece', shape, 'filling', (x, y, z), (roll, -HALF_PI, math.radians(turn)), size)


def bare(o):
    """The objects without the tray, the box and the film."""
    return o.get('role') in ('filling', 'other')


def dairy():
    milky(still.place('bottle_milk', (-.42, .25, 0), filling='#fffdf6', lid='#2f6b45'), .34)
    still.place('wedge', (.30, -.10, 0), -30, .92, lid='#c98a2a', body='#f8d873')
    return {'elevation': 15}


def meat():
    board(1.75, 1.3)
    still.place('tray_steaks', (.0, -.12, .07), 4, 1.12, keep=lambda o: o.get('role') == 'filling', filling=['#8a1a1e', '#c03a3c', '#dc7a6e', '#f6e6d8'])
    still.place('herbs', (.05, .48, .09), 168, .66, filling=HERB)
    return {'elevation': 48, 'azimuth': 24}


def sausage():
    board(2.2, 1.3)
    still.place('slab', (.05, .34, .09), 8, .92, filling=['#f6e6c6', '#f0cfa8', '#c27a4c', '#8f4a1c'])
    still.place('sausage', (-.02, -.26, .09), 12, .95, filling=['#5a2014', '#8a3a26', '#b0644a', '#e8c8b0'])
    return {'elevation': 36, 'azimuth': 30}


def fish():
    board(2.0, 1.12)
    still.place('tray_fish', (-.03, -.18, -.0), 4, 1.22, keep=bare, filling=['#33433f', '#7c8c88', '#c6ccc4', '#f4f1e8'])
    still.place('herbs', (.42, .40, .09), 170, .5, filling=HERB)
    return {'elevation': 48, 'azimuth': 32}


def vegetables():
    still.place('broccoli', (.52, .50, -.06), 0, 1.3, keep=lambda o: o.get('role') == 'filling' and o.matrix_world.translation.x < -.05, filling=['#cfd8a4', '#7f9e56', '#47743a', '#2f5a2c'])
    cucumber = of('cucumbers', filling=['#1f3d14', '#3d6a22', '#7d9d45', '#c3cf86'])
    for k, (x, y, turn) in enumerate(((-.62, .44, 62), (-.40, .50, 75))):
        lying(cucumber[k], x, y, .125, turn, 1.25, k)
    carrots(-.30, -.36)
    tomatoes = still.shapes_of('tomatoes', filling=TOMATO, lid=GREEN)
    loose(tomatoes['filling'], [(.34, -.10, 0, .3, .1, -.1, 1.5), (.62, -.52, 0, 1.3, -.15, .1, 1.4)], tomatoes['lid'], .128)
    return {'elevation': 34}


def fruit():
    apples = still.shapes_of('apples', filling=APPLE)
    loose(apples['filling'], [(-.30, .0, 0, .4, .1, .1, 1.5), (.16, .34, 0, 2.4, -.2, .15, 1.5)], apples['other'], .09)
    pears = still.shapes_of('pears', filling=['#a3a83c', '#c4c05a', '#d6c96c', '#d08a50'])
    loose(pears['filling'], [(-.42, .52, 0, .6, .05, .1, 1.6)])
    still.place('grapes', (.42, -.22, -.10), -14, .92, keep=lambda o: o.get('role') != 'body' and o.matrix_world.translation.y < .02, filling=GRAPE)
    berries = still.shapes_of('strawberries', filling=BERRY, lid=GREEN)
    loose(berries['filling'], [(-.42, -.50, 0, 1.2, -1.4, .2, 1.1), (-.10, -.76, 0, -1.0, -1.4, -.2, 1.15)], berries['lid'], .155, 0)
    return {'elevation': 20}


def greens():
    still.place('herbs', (-.05, .25, 0), 12, 1.15, filling=HERB)
    mushrooms = of('mushrooms', filling=['#f4ecda', '#dccdb2', '#b3a088', '#857462'])
    loose(mushrooms, [(-.30, -.42, 0, .4, .25, .1, 1.35), (.18, -.52, 0, 1.4, -.9, .3, 1.25), (.58, -.36, 0, 2.2, .2, -.2, 1.4)])
    return {'elevation': 30}


def bread():
    still.place('loaf', (.0, .0, .0), -10, 1.0, (12, 0), filling=CRUST)
    return {'elevation': 30}


def eggs():
    still.place('eggs_six', size=1.0, turn=-14, filling=SHELL, body='#b5a287', wander=.16)
    return {'elevation': 30}


def bees():
    honey(-.12, .2, .82)
    still.place('jar_low', (.62, -.28, 0), 0, .56, filling='#8f1626', lid='#dcb75e')
    return {'elevation': 15}


def grocery():
    still.place('paper_bag', (-.22, .12, 0), 8, 1.05, body='#c9a877')
    still.place('bottle_oil', (.62, -.10, 0), 0, .72, filling='#b98212', lid='#24231f')
    return {'elevation': 13}


def pickles():
    still.place('jar_pieces', (-.34, .16, 0), 0, .80, filling=['#4f5d18', '#7a8830', '#a3b04c', '#c6cd80'], lid='#dcb75e')
    still.place('jar_pieces', (.52, -.20, 0), 40, .60, filling=['#6a1008', '#a82418', '#c8402c', '#f09a80'], lid='#f1ede2')
    return {'elevation': 15}


def ready():
    still.place('soup', kind='cream', folder='dishes', wander=.12, parts={
        'ware': ['#2f5f78', '#4f86a0', '#8fb8c8'], 'broth': ['#6e0d1a', '#a81c28', '#d9502f'],
        'pieces': [['#7a1028', '#b8324a'], ['#c3c48a', '#ecebbd'], ['#d8b878', '#f3dfae'], ['#6a3a26', '#a06e50']],
        'cream': ['#efe6d2', '#fffaf0'], 'herb': ['#2c5a1c', '#4f822a', '#86b04c']})
    return {'elevation': 36}


def sweet():
    still.place('cake', keep=lambda o: o.get('role') == 'filling', filling=['#a86f32', '#cc9650', '#e6bd80', '#f4deb8'])
    berries = still.shapes_of('strawberries', filling=BERRY, lid=GREEN)
    loose(berries['filling'], [(.22 * math.cos(a), .22 * math.sin(a), .47, a, -1.1, .2, .82) for a in (.3, 2.0, 3.6, 5.2)], berries['lid'], .155, 0)
    return {'elevation': 26}


def children():
    still.place('jar_low', (.14, .12, 0), 0, .80, filling='#f0a24a', lid='#f6d877')
    pears = still.shapes_of('pears', filling=['#a3a83c', '#c4c05a', '#d6c96c', '#d08a50'])
    loose(pears['filling'], [(-.72, .20, 0, .6, .05, .1, 1.75)])
    apples = still.shapes_of('apples', filling=APPLE)
    loose(apples['filling'], [(-.40, -.52, 0, .4, .1, .1, 1.25)], apples['other'], .09)
    return {'elevation': 17}


KINDS = {f.__name__: f for f in (dairy, meat, sausage, fish, vegetables, fruit, greens, bread, eggs, bees, grocery, pickles, ready, sweet, children)}


def build(scene, kind):
    still.aim(scene, **{'fill': .80, 'middle': (.48, .48), **KINDS[kind]()})
