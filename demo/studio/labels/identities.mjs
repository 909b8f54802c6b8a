/** Label design of a farm: layout, lettering and paper, derived from its id, so that it never changes. */

/** Serif and sans-serif fonts of labels, for the title and for the other text. */
const LETTERING = [
  ['Playfair Display', 'Onest'],
  ['Onest', 'Onest'],
  ['Lora', 'Golos Text'],
  ['Unbounded', 'Manrope'],
  ['Vollkorn', 'Nunito'],
  ['Rubik', 'Rubik'],
  ['Literata', 'Geologica'],
  ['Geologica', 'Geologica'],
  ['Nunito', 'Nunito'],
  ['Manrope', 'Literata'],
]
export const LAYOUTS = ['framed', 'band', 'full', 'split', 'arch', 'poster', 'stripes', 'seal', 'line', 'fields']

/** Converts OKLCH to `#rrggbb`. */
export function hex(lightness, chroma, hue) {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const [l, m, s] = [
    lightness + 0.3963377774 * a + 0.2158037573 * b,
    lightness - 0.1055613458 * a - 0.0638541728 * b,
    lightness - 0.0894841775 * a - 1.291485548 * b,
  ].map((v) => v ** 3)
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map((v) => Math.min(1, Math.max(0, v)))
    .map((v) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055))
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** A stable hash of a text, 0…2³²−1. */
export function numberOf(text) {
  let n = 2166136261
  for (const letter of text) n = Math.imul(n ^ letter.codePointAt(0), 16777619) >>> 0
  return n
}

const PAPERS = ['#fdfbf5', '#fbf5e8', '#ffffff', '#f6eddc']

/**
 * The farm's design with the colours of one product: `deep` for backgrounds and lids, `ink` for letters, `tint` for
 * soft backgrounds. The hue is that of the food, so products of one farm have several colours.
 */
export function identityOf(farm, product, foodHue) {
  const turn = numberOf(product.slug)
  const [display, text] = LETTERING[(farm.id * 7 + 3) % LETTERING.length]
  const hue = (foodHue + (turn % 31) - 15 + 360) % 360
  const own = (farm.badge.hue + farm.id * 11) % 360
  return {
    layout: LAYOUTS[(farm.id * 3) % LAYOUTS.length],
    display,
    text,
    paper: PAPERS[farm.id % PAPERS.length],
    deep: hex(0.44 + ((turn >> 8) % 7) / 70, 0.095, hue),
    own: hex(0.4, 0.07, own),
    ink: hex(0.28, 0.04, own),
    tint: hex(0.9, 0.055, hue),
    body: hex(0.58 + ((turn >> 12) % 9) / 60, 0.085, hue),
  }
}
