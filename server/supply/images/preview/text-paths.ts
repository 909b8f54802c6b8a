import { readFileSync } from 'node:fs'

type Weight = '500' | '700'
/** How far the next letter stands, and its outline with y upwards, in units of the font. */
type Glyph = readonly [advance: number, path: string]
interface Glyphs {
  readonly unitsPerEm: number
  readonly weights: Readonly<Record<Weight, Readonly<Record<string, Glyph>>>>
}

export interface TextStyle {
  readonly weight: Weight
  /** Pixels. */
  readonly size: number
  readonly color: string
}

let known: Glyphs | undefined
/** Read when the first preview is drawn: many shops never draw one between two starts. */
const font = (): Glyphs => {
  known ??= JSON.parse(readFileSync(new URL('glyphs.json', import.meta.url), 'utf8')) as Glyphs
  return known
}

/** Signs that the font lacks are written as what looks most like them, or left out. */
function glyphsOf(text: string, weight: Weight): Glyph[] {
  const { [weight]: letters } = font().weights
  return [...text.normalize('NFC')].flatMap((sign) => {
    const glyph = letters[sign] ?? letters[sign.normalize('NFD')[0] ?? '']
    return glyph ? [glyph] : []
  })
}

/** The letters of a line as outlines, y upwards, in units of the font: for papers that carry no font of their own. */
export const outlinesOf = (
  text: string,
  weight: Weight,
): { readonly unitsPerEm: number; readonly glyphs: readonly Glyph[] } => ({
  unitsPerEm: font().unitsPerEm,
  glyphs: glyphsOf(text, weight),
})

/** Width of a line, pixels. */
export const textWidth = (text: string, { weight, size }: Pick<TextStyle, 'weight' | 'size'>): number =>
  (glyphsOf(text, weight).reduce((sum, [advance]) => sum + advance, 0) * size) / font().unitsPerEm

/** The first of some letters that the font has; empty = it has none of them. */
export const firstDrawn = (letters: readonly string[]): string =>
  letters.find((letter) => glyphsOf(letter, '700').length > 0) ?? ''

/** One line as SVG; `y` is where its letters stand. */
export function textPath(text: string, x: number, y: number, { weight, size, color }: TextStyle): string {
  const scale = size / font().unitsPerEm
  let place = 0
  const paths = glyphsOf(text, weight).map(([advance, path]) => {
    const drawn = path === '' ? '' : `<path transform="translate(${place})" d="${path}"/>`
    place += advance
    return drawn
  })
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}

const ELLIPSIS = '…'

/** Breaks a text into lines of that width; what does not fit into `most` of them ends with an ellipsis. */
export function linesOf(
  text: string,
  width: number,
  style: Pick<TextStyle, 'weight' | 'size'>,
  most: number,
): string[] {
  const fits = (line: string) => textWidth(line, style) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
  }
  if (line !== '') lines.push(line)
  const kept = lines.slice(0, most)
  const isCut = lines.length > most
  return kept.map((one, index) => {
    const isLast = isCut && index === kept.length - 1
    if (!isLast && fits(one)) return one
    const letters = [...one]
    while (letters.length > 0 && !fits(letters.join('') + ELLIPSIS)) letters.pop()
    return letters.join('').trimEnd() + ELLIPSIS
  })
}
