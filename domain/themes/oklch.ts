/** A colour by perceived lightness (0–1), chroma (0 = grey) and hue in degrees. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

type Rgb = readonly [number, number, number]

const HEX = /^#[0-9a-f]{6}$/i

/** True = a colour in the format that sites store: `#` and six hex digits. */
export const isHexColor = (value: string): boolean => HEX.test(value)

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const fromLinear = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

const linearOf = (hex: string): Rgb => {
  const number = Number.parseInt(hex.slice(1), 16)
  return [toLinear((number >> 16) / 255), toLinear(((number >> 8) & 255) / 255), toLinear((number & 255) / 255)]
}

/** Converts sRGB to OKLCH (Björn Ottosson's matrices, as in CSS Color 4). */
export const oklchOf = (hex: string): Oklch => {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(bb, a) * 180) / Math.PI
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: hue < 0 ? hue + 360 : hue,
  }
}

const linearRgb = ({ lightness, chroma, hue }: Oklch): Rgb => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isShowable = (rgb: Rgb): boolean => rgb.every((part) => part >= -0.0001 && part <= 1.0001)

/** The sRGB colour of this lightness and hue with the highest chroma up to the requested one. */
const showable = (color: Oklch): Rgb => {
  const asked = linearRgb(color)
  if (isShowable(asked)) return asked
  let low = 0
  let high = color.chroma
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2
    if (isShowable(linearRgb({ ...color, chroma: middle }))) low = middle
    else high = middle
  }
  return linearRgb({ ...color, chroma: low })
}

/** Converts to sRGB; a colour outside it retains lightness and hue and loses chroma. */
export const hexOf = (color: Oklch): string =>
  `#${showable(color)
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, part)))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const luminanceOf = (hex: string): number => {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours by WCAG 2, 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
