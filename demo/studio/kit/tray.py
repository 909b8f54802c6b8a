"""A low butcher's tray under a stretched film: the contents are visible, and the label is on the film in front."""
import math
from . import materials as m
from .shapes import flat_label, mesh, sheet

WIDTH, DEPTH, HIGH = 1.56, 1.34, .22


def outline(grow, z, corner=.16, width=WIDTH, depth=DEPTH):
    x, y, c = width / 2 + grow, depth / 2 + grow, corner
    out = []
    for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(9):
            a = math.radians(start + 90 * k / 8)
            out.append((sx * (x - c) + c * math.cos(a), sy * (y - c) + c * math.sin(a), z))
    return out


def tray(film=True, label=(1.0, .4), high=HIGH, dome_height=.045):
    """The tray's parts. `label` = width and depth of the label in front; None = no label."""
    stuff = m.plain('tray', m.WHITE, .5, Specular=.35)
    rings = [outline(-.12, 0), outline(-.03, high * .8), outline(0, high), outline(.055, high), outline(.06, high - .012), outline(.052, high - .03),
             outline(.0, high - .025)]
    inner = [outline(0, high), outline(-.035, high * .8), outline(-.125, .02)]
    for name, rs in (('tray', rings), ('inside', inner)):
        n = len(rs[0])
        fs = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(rs) - 1) for k in range(n)]
        fs.append(tuple((len(rs) - 1) * n + k for k in range(n)) if name == 'inside' else tuple(range(n)))
        o = mesh(name, [v for r in rs for v in r], fs, stuff, 'body')
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.radians(35)

    def over(x, y):
        """Height of the film, which follows the contents."""
        u, v = x / (WIDTH / 2), y / (DEPTH / 2)
        dome = max(0, 1 - u * u) ** .5 * max(0, 1 - v * v) ** .5
        return high + .004 + dome_height * dome ** .7 + .003 * math.sin(9 * x + 14 * y) * dome
    if film:
        clear = m.thin_glass('film', (1, 1, 1), 1, 1.22, .09)
        w, d = WIDTH / 2 + .05, DEPTH / 2 + .05
        drawn = sheet('film', lambda u, v: (w * (2 * u - 1), d * (2 * v - 1), over(w * (2 * u - 1), d * (2 * v - 1))), clear, 'glass', 90, 60)
        drawn['within'] = True  # never wider than the tray: it adds nothing to the outline
        drawn.visible_shadow = drawn.visible_diffuse = drawn.visible_glossy = False  # it shines, and takes no light from what lies under it
    if label:
        paper = m.plain('label', (.86, .86, .86), .42, Specular=.4)
        w, d = label
        y0 = -DEPTH / 2 + .05

        def lift(u, v):
            x, y = w * (u - .5), y0 + d * v
            return over(x, y) + .005
        flat_label((-w / 2, y0, 0), (w, 0, 0), (0, d, 0), paper, .05, lift)
