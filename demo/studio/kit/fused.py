"""Fused bodies: limbs and balls with smooth joints, as mesh data with a mark at every point."""
import bpy
import numpy as np
from mathutils import Euler, Vector, noise


class Limb:
    """A chain of points with radii. `mark` (0…1) is passed to the skin."""

    def __init__(self, points, radii, mark=0.0, flat=(1, 1, 1)):
        self.points, self.radii, self.mark = np.float64(points), np.float64(radii), mark
        self.flat = np.float64(flat)

    def distance(self, p):
        best = None
        q = p / self.flat
        for a, b, ra, rb in zip(self.points / self.flat, self.points[1:] / self.flat, self.radii, self.radii[1:]):
            along = b - a
            t = np.clip(((q - a) @ along) / max(1e-9, along @ along), 0, 1)
            far = np.linalg.norm(q - a - t[:, None] * along, axis=1) - (ra + (rb - ra) * t)
            best = far if best is None else np.minimum(best, far)
        return best * self.flat.min()

    def balls(self):
        for a, b, ra, rb in zip(self.points, self.points[1:], self.radii, self.radii[1:]):
            steps = max(2, int(np.linalg.norm(b - a) / max(.012, min(ra, rb) * .5)))
            for k in range(steps + 1):
                yield a + (b - a) * k / steps, (ra + (rb - ra) * k / steps) * self.flat


class Ball:
    """An ellipsoid, rotated by Euler angles if given."""

    def __init__(self, middle, radii, mark=0.0, turn=(0, 0, 0)):
        self.middle, self.radii, self.mark = np.float64(middle), np.float64(radii), mark
        self.turn = np.float64(Euler(turn).to_matrix())

    def distance(self, p):
        q = (p - self.middle) @ self.turn
        k0 = np.linalg.norm(q / self.radii, axis=1)
        k1 = np.linalg.norm(q / self.radii ** 2, axis=1)
        return k0 * (k0 - 1) / np.maximum(k1, 1e-6)

    def balls(self):
        yield self.middle, self.radii


def _distances(parts, p):
    return np.stack([part.distance(p) for part in parts])


def _joined(distances, soft):
    """The distance to all bodies, with creases filled within `soft`."""
    low = distances.min(0)
    return low - soft * .5 * np.log(np.exp(-(distances - low) / (soft * .5)).sum(0))


def fused(name, parts, material, soft=.03, fine=.02, lump=0.0, scale=4.0, seed=0, carve=None):
    """
    One skin over all parts. `soft` is the width of a filled crease, `fine` the size of a mesh face, `lump` the amplitude of
    noise of `scale`; `carve(points)` returns the depth of furrows at each point. Marks are stored for `Skin.mark`.
    """
    vs, fs = [], []
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=1)
    sphere = bpy.context.object
    unit = np.float64([v.co for v in sphere.data.vertices])
    faces = [tuple(f.vertices) for f in sphere.data.polygons]
    bpy.data.objects.remove(sphere)
    for part in parts:
        turn = getattr(part, 'turn', np.eye(3))
        for middle, radii in part.balls():
            base = len(vs)
            vs += [tuple(v) for v in (unit * radii) @ turn.T + middle]
            fs += [tuple(base + i for i in f) for f in faces]
    data = bpy.data.meshes.new(name)
    data.from_pydata(vs, [], fs)
    o = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(o)
    remesh = o.modifiers.new('remesh', 'REMESH')
    remesh.mode, remesh.voxel_size = 'VOXEL', fine
    made = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    p = np.float64([v.co for v in made.vertices])
    for _ in range(7):  # onto the soft skin
        here = _joined(_distances(parts, p), soft)
        slope = np.stack([_joined(_distances(parts, p + step), soft) - here for step in np.eye(3) * 1e-4], 1) / 1e-4
        slope /= np.maximum(np.linalg.norm(slope, axis=1, keepdims=True), 1e-3)
        p -= slope * np.clip(here, -.03, .03)[:, None]
    shift = Vector((seed * 3.7 + 1, seed * 1.9, seed * 5.1))
    if lump:
        p += slope * lump * np.float64([noise.noise(Vector(q) * scale + shift) + .45 * noise.noise(Vector(q) * scale * 2.2 + shift) for q in p])[:, None]
    if carve:
        p -= slope * carve(p)[:, None]
    far = _distances(parts, p)
    weight = np.exp(-(far - far.min(0)) / (soft * .4 + 1e-3))
    marks = (weight * np.float64([part.mark for part in parts])[:, None]).sum(0) / weight.sum(0)
    made.vertices.foreach_set('co', p.ravel())
    made.attributes.new('mark', 'FLOAT', 'POINT').data.foreach_set('value', marks)
    made.update()
    for face in made.polygons:
        face.use_smooth = True
    made.materials.clear()
    made.materials.append(material)
    return made
