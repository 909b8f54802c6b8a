"""Skins whose colours are chosen when the picture is composed: each point stores its position along the colours (0…1)."""
from . import materials

GREY = .45
"""Surroundings in which such a skin is rendered: objects of middle brightness, independent of the final colour."""


class Skin:
    """A Principled surface with a node `tones` (red = position along the colours, green = random number, 0…1)."""

    def __init__(self, name, rough=.45, **inputs):
        self.material = materials.plain(name, (GREY, GREY, GREY), rough, **inputs)
        self.tree = self.material.node_tree
        self.place = self.tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
        self.chance = self.tree.nodes.new('ShaderNodeObjectInfo').outputs['Random']
        moved = self._maths('MULTIPLY', self.chance, 37.0)
        add = self.tree.nodes.new('ShaderNodeVectorMath')
        add.operation = 'ADD'
        join = self.tree.nodes.new('ShaderNodeCombineXYZ')
        for i in range(3):
            self.tree.links.new(moved, join.inputs[i])
        self.tree.links.new(self.place, add.inputs[0])
        self.tree.links.new(join.outputs[0], add.inputs[1])
        self.moved = add.outputs[0]
        """Coordinates that differ between objects, so that their patterns differ."""

    def _maths(self, operation, a, b=None, clamp=False):
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation, node.use_clamp = operation, clamp
        for i, value in enumerate((a, b)):
            if value is None:
                continue
            if isinstance(value, (int, float)):
                node.inputs[i].default_value = value
            else:
                self.tree.links.new(value, node.inputs[i])
        return node.outputs[0]

    def add(self, a, b): return self._maths('ADD', a, b)
    def less(self, a, b): return self._maths('SUBTRACT', a, b)
    def times(self, a, b): return self._maths('MULTIPLY', a, b)
    def higher(self, a, b): return self._maths('MAXIMUM', a, b)
    def lower(self, a, b): return self._maths('MINIMUM', a, b)
    def size(self, a): return self._maths('ABSOLUTE', a)
    def sine(self, a): return self._maths('SINE', a)

    def stretched(self, scale, fixed=False):
        node = self.tree.nodes.new('ShaderNodeMapping')
        node.inputs['Scale'].default_value = scale
        self.tree.links.new(self.place if fixed else self.moved, node.inputs['Vector'])
        return node.outputs[0]

    def noise(self, scale, detail=4, stretch=(1, 1, 1), distortion=0, fixed=False):
        """Noise of 0…1, mostly .3….7."""
        node = self.tree.nodes.new('ShaderNodeTexNoise')
        node.inputs['Scale'].default_value, node.inputs['Detail'].default_value = scale, detail
        node.inputs['Distortion'].default_value = distortion
        self.tree.links.new(self.stretched(stretch, fixed), node.inputs['Vector'])
        return node.outputs['Fac']

    def cells(self, scale, feature='F1', stretch=(1, 1, 1), fixed=False):
        """Distance to the nearest of scattered points (or to the edge between two)."""
        node = self.tree.nodes.new('ShaderNodeTexVoronoi')
        node.feature = feature
        node.inputs['Scale'].default_value = scale
        self.tree.links.new(self.stretched(stretch, fixed), node.inputs['Vector'])
        return node.outputs['Distance']

    def waves(self, scale, stretch=(1, 1, 1), distortion=3, detail=2, bands='X', fixed=False):
        node = self.tree.nodes.new('ShaderNodeTexWave')
        node.bands_direction = bands
        for key, value in (('Scale', scale), ('Distortion', distortion), ('Detail', detail)):
            node.inputs[key].default_value = value
        self.tree.links.new(self.stretched(stretch, fixed), node.inputs['Vector'])
        return node.outputs['Fac']

    def along(self, axis):
        """The object's own coordinate: 0 = x, 1 = y, 2 = z."""
        node = self.tree.nodes.new('ShaderNodeSeparateXYZ')
        self.tree.links.new(self.place, node.inputs[0])
        return node.outputs[axis]

    def mark(self):
        """Value stored at the points of the shape (`produce.grid`), 0…1."""
        node = self.tree.nodes.new('ShaderNodeAttribute')
        node.attribute_name = 'mark'
        return node.outputs['Fac']

    def between(self, value, low, high, soft=True):
        """Interpolates from 0 below `low` to 1 above `high`; reversed when low > high."""
        node = self.tree.nodes.new('ShaderNodeMapRange')
        node.interpolation_type = 'SMOOTHSTEP' if soft else 'LINEAR'
        node.clamp = True
        first, last = (low, high) if low < high else (high, low)
        node.inputs['From Min'].default_value, node.inputs['From Max'].default_value = first, last
        node.inputs['To Min'].default_value, node.inputs['To Max'].default_value = (0, 1) if low < high else (1, 0)
        self.tree.links.new(value, node.inputs['Value'])
        return node.outputs[0]

    def bump(self, height, strength=.3, distance=.03):
        node = self.tree.nodes.new('ShaderNodeBump')
        node.inputs['Strength'].default_value, node.inputs['Distance'].default_value = strength, distance
        principled = self.tree.nodes['Principled BSDF']
        previous = principled.inputs['Normal'].links[0].from_socket if principled.inputs['Normal'].links else None
        if previous:
            self.tree.links.new(previous, node.inputs['Normal'])
        self.tree.links.new(height, node.inputs['Height'])
        self.tree.links.new(node.outputs[0], principled.inputs['Normal'])
        return self

    def rough(self, value):
        self.tree.links.new(value, self.tree.nodes['Principled BSDF'].inputs['Roughness'])
        return self

    def tones(self, value):
        """Completes the skin: `value` is the position along the colours."""
        join = self.tree.nodes.new('ShaderNodeCombineXYZ')
        join.name = 'tones'
        self.tree.links.new(value, join.inputs[0])
        self.tree.links.new(self.chance, join.inputs[1])
        join.inputs[2].default_value = 1
        return self.material


_LIT = {}


def emitting_tones(material):
    """Makes the skins emit their maps; surfaces without a map are unchanged."""
    if not material or not material.node_tree or not material.node_tree.nodes.get('tones'):
        return material
    if material.name not in _LIT:
        copy = material.copy()
        nt = copy.node_tree
        e, both = nt.nodes.new('ShaderNodeEmission'), nt.nodes.new('ShaderNodeAddShader')
        nt.links.new(nt.nodes['tones'].outputs[0], e.inputs[0])
        out = next(n for n in nt.nodes if n.type == 'OUTPUT_MATERIAL')
        nt.links.new(out.inputs['Surface'].links[0].from_socket, both.inputs[0])
        nt.links.new(e.outputs[0], both.inputs[1])
        nt.links.new(both.outputs[0], out.inputs['Surface'])
        _LIT[material.name] = copy
    return _LIT[material.name]
