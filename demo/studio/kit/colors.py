"""Conversions between hexadecimal colours, linear light and OKLCH."""
import math
import numpy as np


def to_linear(srgb):
    srgb = np.asarray(srgb, np.float32)
    return np.where(srgb <= .04045, srgb / 12.92, ((srgb + .055) / 1.055) ** 2.4).astype(np.float32)


def to_srgb(linear):
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= .0031308, linear * 12.92, 1.055 * np.power(linear, 1 / 2.4) - .055)


def from_hex(text):
    """Converts #rrggbb to linear light."""
    return to_linear([int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)])


def from_oklch(lightness, chroma, hue):
    """Converts OKLCH (hue in degrees) to linear red, green, blue."""
    a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    l, m, s = ((lightness + ka * a + kb * b) ** 3 for ka, kb in ((.3963377774, .2158037573), (-.1055613458, -.0638541728), (-.0894841775, -1.2914855480)))
    return np.float32([
        4.0767416621 * l - 3.3077115913 * m + .2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - .3413193965 * s,
        -.0041960863 * l - .7034186147 * m + 1.7076147010 * s,
    ])
