"""Paints the scene itself, for pictures that are rendered once, by the same colour positions as compose.py."""
import bpy
from .colors import from_hex
from . import materials as m


GLOW = .28
"""Share of light that a translucent material emits in its own colour."""


def _colors(values):
    return [tuple(float(c) for c in from_hex(v)) for v in values]


def _ramp(nt, place, values):
    node = nt.nodes.new('ShaderNodeValToRGB')
    elements = node.color_ramp.elements
    for k, color in enumerate(_colors(values)):
        at = k / max(1, len(values) - 1)
        element = elements[k] if k < 2 else elements.new(at)
        element.position, element.color = at, (*color, 1)
    nt.links.new(place, node.inputs[0])
    return node.outputs[0]


def _maths(nt, operation, a, b, clamp=False):
    node = nt.nodes.new('ShaderNodeMath')
    node.operation, node.use_clamp = operation, clamp
    for i, value in enumerate((a, b)):
        if isinstance(value, (int, float)):
            node.inputs[i].default_value = value
        else:
            nt.links.new(value, node.inputs[i])
    return node.outputs[0]


def _mix(nt, kind, share, a, b):
    node = nt.nodes.new('ShaderNodeMixRGB')
    node.blend_type = kind
    for i, value in enumerate((share, a, b)):
        if isinstance(value, (int, float, tuple)):
            node.inputs[i].default_value = value
        else:
            nt.links.new(value, node.inputs[i])
    return node.outputs[0]


def _maps(material):
    """Nodes of a skin with its colour position and the object's random number; None for a material that is not a skin."""
    node = next((n for n in material.node_tree.nodes if n.name == 'tones'), None)  # an output is not found by its name
    if not node:
        return None
    if node.type == 'OUTPUT_AOV':
        node = node.inputs['Color'].links[0].from_node
    value = lambda k: node.inputs[k].links[0].from_socket if node.inputs[k].links else node.inputs[k].default_value
    return value(0), value(1)


def skin(material, values, wander=.12):
    """Paints a skin; `values` are colours, or lists of them: then each piece takes a random one."""
    nt = material.node_tree
    place, chance = _maps(material)
    lists = values if isinstance(values[0], (list, tuple)) else [values]
    place = _maths(nt, 'ADD', place, _maths(nt, 'MULTIPLY', _maths(nt, 'SUBTRACT', chance, .5), 2 * wander), True)
    color = _ramp(nt, place, lists[0])
    for k, one in enumerate(lists[1:], 1):
        color = _mix(nt, 'MIX', _maths(nt, 'GREATER_THAN', chance, k / len(lists)), color, _ramp(nt, place, one))
    nt.links.new(color, nt.nodes['Principled BSDF'].inputs['Base Color'])


def _tinted(material, value):
    """Paints a white surface with one colour; variations between two whites are preserved."""
    nt = material.node_tree
    (color,) = _colors([value])
    for node in nt.nodes:
        if node.type == 'BSDF_PRINCIPLED':
            base = node.inputs['Base Color']
            if base.links:
                nt.links.new(_mix(nt, 'MULTIPLY', 1.0, base.links[0].from_socket, (*[c / m.WHITE[0] for c in color], 1)), base)
            else:
                base.default_value = (*color, 1)
        elif node.type == 'BSDF_TRANSLUCENT':
            node.inputs['Color'].default_value = (*color, 1)


def _lit(material, values):
    """Paints a translucent filling: deep in the middle, light at the edges and at the top."""
    nt = material.node_tree
    facing = nt.nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = .35
    color = _ramp(nt, facing.outputs['Facing'], values)
    for node in nt.nodes:
        if node.type in ('BSDF_PRINCIPLED', 'BSDF_TRANSLUCENT'):
            nt.links.new(color, node.inputs[0])
        if node.type == 'BSDF_PRINCIPLED':
            nt.links.new(color, node.inputs['Emission'])
            node.inputs['Emission Strength'].default_value = GLOW


def milky(objects, strength=GLOW):
    """Paints milk, in which light scatters and leaves on the unlit side."""
    for o in objects:
        if o.get('role') == 'filling':
            b = o.data.materials[0].node_tree.nodes['Principled BSDF']
            b.inputs['Emission'].default_value = (1, .97, .90, 1)
            b.inputs['Emission Strength'].default_value = strength
            b.inputs['Specular'].default_value = .1
    return objects


def paint(objects, filling=None, lid=None, body=None, parts=None, wander=.12):
    """Paints objects by role (or, of a dish, by the name of the part). Each material is painted once."""
    done = set()
    for o in objects:
        material = o.data.materials[0] if o.type == 'MESH' and o.data.materials else None
        if material is None or material.name in done:
            continue
        done.add(material.name)
        name, role = material.name.split('.')[0], o.get('role')
        if parts and name in parts:
            skin(material, parts[name], wander)
        elif _maps(material):
            if filling and not isinstance(filling, str):
                skin(material, filling, wander)
        elif role == 'filling' and filling:
            if isinstance(filling, str):
                _tinted(material, filling)
            elif any(n.type == 'BSDF_TRANSLUCENT' for n in material.node_tree.nodes):
                _lit(material, filling)
            else:
                _tinted(material, filling[len(filling) // 2])
        elif role == 'lid' and lid:
            _tinted(material, lid)
        elif role == 'body' and body:
            _tinted(material, body)
