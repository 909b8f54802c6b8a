"""Materials. Colours are linear RGB, 0…1; parts that are coloured later (see compose.py) are white."""
import bpy

WHITE = (.82, .82, .82)


def plain(name, color=WHITE, rough=.5, **inputs):
    """A Principled surface; further inputs by name with underscores."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*color, 1)
    b.inputs['Roughness'].default_value = rough
    for key, value in inputs.items():
        b.inputs[key.replace('_', ' ')].default_value = value
    return m


def bumpy(m, strength=.2, scale=14, detail=8, distance=.05, stretch=(1, 1, 1)):
    """Adds unevenness to a Principled material. `scale` is in waves per scene unit."""
    nt = m.node_tree
    coord = nt.nodes.new('ShaderNodeTexCoord')
    mapping = nt.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    noise = nt.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = detail
    bump = nt.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = distance
    nt.links.new(coord.outputs['Object'], mapping.inputs['Vector'])
    nt.links.new(mapping.outputs[0], noise.inputs['Vector'])
    nt.links.new(noise.outputs['Fac'], bump.inputs['Height'])
    for node in nt.nodes:
        if node.type == 'BSDF_PRINCIPLED':
            previous = node.inputs['Normal'].links[0].from_socket if node.inputs['Normal'].links else None
            if previous:
                nt.links.new(previous, bump.inputs['Normal'])
            nt.links.new(bump.outputs[0], node.inputs['Normal'])
    return m


def mottled(m, c1, c2, scale=6, detail=6, low=.38, high=.66, stretch=(1, 1, 1)):
    """Varies the base colour between two colours."""
    nt = m.node_tree
    coord = nt.nodes.new('ShaderNodeTexCoord')
    mapping = nt.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    noise = nt.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = detail
    ramp = nt.nodes.new('ShaderNodeValToRGB')
    first, last = ramp.color_ramp.elements
    first.color, last.color = (*c1, 1), (*c2, 1)
    first.position, last.position = low, high
    nt.links.new(coord.outputs['Object'], mapping.inputs['Vector'])
    nt.links.new(mapping.outputs[0], noise.inputs['Vector'])
    nt.links.new(noise.outputs['Fac'], ramp.inputs[0])
    nt.links.new(ramp.outputs[0], nt.nodes['Principled BSDF'].inputs['Base Color'])
    return m


def thin_glass(name='glass', tint=(1, 1, 1), edge=.86, ior=1.45, rough=.04):
    """Clear glass or film without refraction: light passes as through air, so there is no glitter. Edges darken."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = nt.nodes.new('ShaderNodeOutputMaterial')
    clear = nt.nodes.new('ShaderNodeBsdfTransparent')
    gloss = nt.nodes.new('ShaderNodeBsdfGlossy')
    gloss.inputs['Roughness'].default_value = rough
    fresnel = nt.nodes.new('ShaderNodeFresnel')
    fresnel.inputs['IOR'].default_value = ior
    facing = nt.nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = .25
    ramp = nt.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color = (*tint, 1)
    ramp.color_ramp.elements[0].position = .6
    ramp.color_ramp.elements[1].color = (*[c * edge for c in tint], 1)
    mix = nt.nodes.new('ShaderNodeMixShader')
    nt.links.new(facing.outputs['Facing'], ramp.inputs[0])
    nt.links.new(ramp.outputs[0], clear.inputs['Color'])
    nt.links.new(fresnel.outputs[0], mix.inputs[0])
    nt.links.new(clear.outputs[0], mix.inputs[1])
    nt.links.new(gloss.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], out.inputs['Surface'])
    return m


def glowing(name, color=WHITE, through=.6, rough=.12, coat=.35):
    """A translucent filling (honey, juice, jelly): surface and subsurface scattering under a gloss."""
    m = plain(name, color, rough)
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    b.inputs['Specular'].default_value = coat
    t = nt.nodes.new('ShaderNodeBsdfTranslucent')
    t.inputs['Color'].default_value = (*color, 1)
    mix = nt.nodes.new('ShaderNodeMixShader')
    mix.inputs[0].default_value = through
    nt.links.new(b.outputs[0], mix.inputs[1])
    nt.links.new(t.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], nt.nodes['Material Output'].inputs['Surface'])
    return m


def emitting(name, color):
    """An emitting material for passes that are maps, not pictures."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    e = nt.nodes.new('ShaderNodeEmission')
    e.inputs[0].default_value = (*color, 1)
    out = nt.nodes.new('ShaderNodeOutputMaterial')
    nt.links.new(e.outputs[0], out.inputs['Surface'])
    return m


def emitting_uv():
    """The label's map: red = across the label from the left, green = up, blue = 1 on the label."""
    m = emitting('uv', (0, 0, 0))
    nt = m.node_tree
    e = next(n for n in nt.nodes if n.type == 'EMISSION')
    uv = nt.nodes.new('ShaderNodeUVMap')
    split, join = nt.nodes.new('ShaderNodeSeparateXYZ'), nt.nodes.new('ShaderNodeCombineXYZ')
    join.inputs[2].default_value = 1
    nt.links.new(uv.outputs[0], split.inputs[0])
    nt.links.new(split.outputs[0], join.inputs[0])
    nt.links.new(split.outputs[1], join.inputs[1])
    nt.links.new(join.outputs[0], e.inputs[0])
    return m
