import { COLOR_THEMES, type ColorTheme } from './color-themes.ts'
import { oklchOf } from './oklch.ts'

/** Minimum chroma; weaker colours are greys, shadows or paper. */
const LEAST_CHROMA = 0.04
/** Range of lightness; colours near black and white are shadows and highlights. */
const [DARKEST, LIGHTEST] = [0.2, 0.93]
/** Degrees of hue that count as one colour. */
const STEP = 20

const hexOfBytes = (red = 0, green = 0, blue = 0) =>
  `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`

const apart = (one: number, other: number) => {
  const degrees = Math.abs(one - other) % 360
  return Math.min(degrees, 360 - degrees)
}

/**
 * Colour themes that match a picture, best first: by the hue that covers most of it, weighted by chroma. A picture
 * without colours matches the calm themes. @param pixels red, green, blue and opacity of each point, 0–255
 */
export function themesLike(pixels: ArrayLike<number>, most = 3): readonly ColorTheme[] {
  const weights = Array.from({ length: 360 / STEP }, () => 0)
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue
    const { lightness, chroma, hue } = oklchOf(hexOfBytes(pixels[at], pixels[at + 1], pixels[at + 2]))
    if (chroma < LEAST_CHROMA || lightness < DARKEST || lightness > LIGHTEST) continue
    const step = Math.floor((hue % 360) / STEP)
    weights[step] = (weights[step] ?? 0) + chroma
  }
  const strongest = Math.max(...weights)
  const chromaOf = (theme: ColorTheme) => oklchOf(theme.primaryColor).chroma
  if (strongest === 0) return [...COLOR_THEMES].sort((one, other) => chromaOf(one) - chromaOf(other)).slice(0, most)
  const hue = weights.indexOf(strongest) * STEP + STEP / 2
  const distance = (theme: ColorTheme) =>
    apart(oklchOf(theme.primaryColor).hue, hue) + (chromaOf(theme) < LEAST_CHROMA ? 360 : 0)
  return [...COLOR_THEMES].sort((one, other) => distance(one) - distance(other)).slice(0, most)
}
