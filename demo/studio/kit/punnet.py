"""A low tray of kraft board with a label on its front, filled with a heap of produce."""
import math
from . import materials as m
from .shapes import flat_label, mesh


def punnet(width=1.5, depth=1.0, height=.40, flare=.07, wall=.018, label=True):
    """The tray's parts; `width` and `depth` are half the opening at the bottom, `flare` is the overhang of the rim."""
    w, d = width / 2, depth / 2
    board = m.bumpy(m.bumpy(m.plain('board', m.WHITE, .8, Specular=.2), .14, 55, 4, .012, (1, 1, .12)), .12, 4, 3, .05)

    def ring(grow, z):
        x, y, c = w + grow, d + grow, .07
        out = []
        for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
            for k in range(7):
                a = math.radians(start + 15 * k)
                out.append((sx * (x - c) + c * math.cos(a), sy * (y - c) + c * math.sin(a), z))
        return out
    rings = [ring(0, 0), ring(flare, height), ring(flare + .022, height), ring(flare + .022, height + .014), ring(flare - wall, height + .014), ring(-wall, wall)]
    n = len(rings[0])
    vs = [v for r in rings for v in r]
    fs = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(rings) - 1) for k in range(n)]
    fs.append(tuple((len(rings) - 1) * n + k for k in range(n)))
    tray = mesh('punnet', vs, fs, board, 'body')
    tray.data.use_auto_smooth = True
    tray.data.auto_smooth_angle = math.radians(35)
    if label:
        paper = m.plain('label', (.86, .86, .86), .6, Specular=.25)
        up = (0, -flare * .8, height * .8)
        half = w * .9
        out = -d - flare * .08 - .006
        flat_label((-half, out, height * .08), (2 * half, 0, 0), up, paper, .0)
    return tray


def fence(width=1.5, depth=1.0, height=1.6, flare=.07):
    """Invisible walls that contain a heap while it falls."""
    w, d = width / 2 + flare, depth / 2 + flare
    vs = [(x, y, z) for z in (.3, height) for x, y in ((-w, -d), (w, -d), (w, d), (-w, d))]
    fs = [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)]
    o = mesh('fence', vs, fs, m.plain('none'), 'fence')
    o.hide_render = True
    return o
