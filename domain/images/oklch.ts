/** Converts OKLCH to `#rrggbb`; the chroma of a colour outside sRGB is reduced step by step. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  for (let c = chroma; ; c = Math.max(0, c - 0.006)) {
    const a = c * Math.cos(angle)
    const b = c * Math.sin(angle)
    const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
    const rgb = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ]
    if (c === 0 || rgb.every((value) => value >= -0.0005 && value <= 1.0005)) return `#${rgb.map(hexByte).join('')}`
  }
}

function hexByte(linear: number): string {
  const value = Math.min(1, Math.max(0, linear))
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(255 * encoded)
    .toString(16)
    .padStart(2, '0')
}
