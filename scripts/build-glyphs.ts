/**
 * Generates the glyphs of drawn documents: outlines for link previews (server/supply/images/preview/glyphs.json), drawn
 * as paths because a fresh machine has no fonts, and two fonts with the same outlines for PDF
 * (server/supply/images/pdf/letters-500.otf and letters-700.otf). The font is Onest (SIL OFL 1.1), the shop's own;
 * missing letters of the languages of Russia and common signs come from DejaVu Sans (free, Bitstream Vera licence).
 *
 * npm run build:glyphs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { assetUrl } from './assets/asset-url.ts'

interface Glyph {
  readonly advanceWidth: number
  readonly path: { scale(x: number, y: number): { toSVG(): string } }
}
interface Cut {
  glyphForCodePoint(point: number): Glyph
}
interface Font extends Cut {
  readonly unitsPerEm: number
  readonly characterSet: readonly number[]
  getVariation(axes: { wght: number }): Cut
}

/** Files of Onest in order of precedence. */
const PARTS = [
  'web/assets/fonts/onest-basic.woff2',
  'web/assets/fonts/onest-latin.woff2',
  'web/assets/fonts/onest-latin-ext.woff2',
]
const PACKAGED_PARTS = ['cyrillic-ext', 'symbols'].map(
  (part) => `@fontsource-variable/onest/files/onest-${part}-wght-normal.woff2`,
)
const WEIGHTS = [500, 700] as const
const FURTHER = { 500: 'DejaVuSans.ttf', 700: 'DejaVuSans-Bold.ttf' }
/** Scale of DejaVu's letters, which are larger than those of Onest at the same size. */
const FURTHER_SCALE = 0.95
/** Character ranges taken from DejaVu: Latin, combining marks, Greek, Cyrillic, and common signs. */
const FURTHER_RANGES = [
  [0xa0, 0x17f],
  [0x2b0, 0x2ff],
  [0x300, 0x338],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x2010, 0x205e],
  [0x2070, 0x209c],
  [0x20a0, 0x20bf],
  [0x2100, 0x2126],
  [0x2150, 0x215f],
  [0x2190, 0x2199],
  [0x2200, 0x2265],
  [0x25a0, 0x25cf],
  [0x2600, 0x260e],
  [0x2660, 0x266f],
  [0x2713, 0x2718],
] as const
const UNITS_PER_EM = 1_000
const REPLACEMENT = '□'
const TARGET = new URL('../server/supply/images/preview/glyphs.json', import.meta.url)

const { create } = (await import(assetUrl('fontkit'))) as { create(file: Buffer): Font }
const { default: woff2 } = (await import(assetUrl('wawoff2'))) as {
  default: { decompress(file: Buffer): Promise<Uint8Array> }
}

/** Rounds to whole units; a thousandth of the letter's height is invisible. */
const rounded = (path: string) => path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))

const weights = { 500: {}, 700: {} } as Record<
  (typeof WEIGHTS)[number],
  Record<string, [advance: number, path: string]>
>
function take(weight: (typeof WEIGHTS)[number], cut: Cut, points: readonly number[], scale: number): void {
  const glyphs = weights[weight]
  for (const point of points) {
    const sign = String.fromCodePoint(point)
    if (point < 32 || point > 0xfffd || sign in glyphs) continue
    const { advanceWidth, path } = cut.glyphForCodePoint(point)
    glyphs[sign] = [Math.round(advanceWidth * scale), rounded(path.scale(scale, scale).toSVG())]
  }
}
const files = [
  ...PARTS.map((part) => new URL(`../${part}`, import.meta.url)),
  ...PACKAGED_PARTS.map((part) => new URL(assetUrl(part))),
]
for (const file of files) {
  const font = create(Buffer.from(await woff2.decompress(readFileSync(file))))
  for (const weight of WEIGHTS) {
    take(weight, font.getVariation({ wght: weight }), font.characterSet, UNITS_PER_EM / font.unitsPerEm)
  }
}
for (const weight of WEIGHTS) {
  const font = create(readFileSync(new URL(assetUrl(`dejavu-fonts-ttf/ttf/${FURTHER[weight]}`))))
  const wanted = font.characterSet.filter((point) => FURTHER_RANGES.some(([from, to]) => point >= from && point <= to))
  take(weight, font, wanted, (FURTHER_SCALE * UNITS_PER_EM) / font.unitsPerEm)
}
writeFileSync(TARGET, `${JSON.stringify({ unitsPerEm: UNITS_PER_EM, weights })}\n`)

const { default: fonts } = (await import(assetUrl('opentype.js'))) as {
  default: {
    Path: new () => { commands: object[] }
    Glyph: new (options: object) => object
    Font: new (options: object) => { toArrayBuffer(): ArrayBuffer }
  }
}

/** Converts the commands M, L, Q, Z of an outline to opentype.js. */
function pathOf(outline: string) {
  const path = new fonts.Path()
  for (const [, type = '', numbers = ''] of outline.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers.trim().split(/[ ,]+/).map(Number)
    path.commands.push(type === 'Q' ? { type, x1: a, y1: b, x: c, y: d } : { type, x: a, y: b })
  }
  return path
}

for (const weight of WEIGHTS) {
  const letters = Object.entries(weights[weight]).sort(([a], [b]) => (a < b ? -1 : 1))
  const [advanceWidth, outline] = weights[weight][REPLACEMENT] ?? [UNITS_PER_EM, '']
  // the first glyph is shown for missing characters
  const missing = new fonts.Glyph({ name: '.notdef', advanceWidth, path: pathOf(outline) })
  const glyphs = letters.map(([sign, [advanceWidth, outline]]) => {
    const unicode = sign.codePointAt(0) ?? 0
    const name = `uni${unicode.toString(16).toUpperCase().padStart(4, '0')}`
    return new fonts.Glyph({ name, unicode, advanceWidth, path: pathOf(outline) })
  })
  const font = new fonts.Font({
    familyName: 'Okolitsa Letters',
    styleName: weight === 500 ? 'Medium' : 'Bold',
    unitsPerEm: UNITS_PER_EM,
    ascender: 970,
    descender: -305,
    createdTimestamp: 0,
    weightClass: weight,
    glyphs: [missing, ...glyphs],
  })
  writeFileSync(
    new URL(`../server/supply/images/pdf/letters-${weight}.otf`, import.meta.url),
    Buffer.from(font.toArrayBuffer()),
  )
}
