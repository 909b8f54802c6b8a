import { readFileSync } from 'node:fs'

type Weight = '500' | '700'
/** Advance width, and outline with the y axis upwards, in units of the font. */
type Glyph = readonly [advance: number, path: string]
interface Glyphs {
  readonly unitsPerEm: number
  readonly weights: Readonly<Record<Weight, Readonly<Record<string, Glyph>>>>
}

export interface TextStyle {
  readonly weight: Weight
  /** Font size, pixels. */
  readonly size: number
  readonly color: string
}

let known: Glyphs | undefined
/** Loads the glyphs for the first preview or document, which many runs of the server never draw. */
const font = (): Glyphs => {
  known ??= JSON.parse(readFileSync(new URL('glyphs.json', import.meta.url), 'utf8')) as Glyphs
  return known
}

/** A drawn character, and its text for copying. */
interface DrawnSign {
  readonly said: string
  readonly glyph: Glyph
}

const REPLACEMENT = '□'
/** Characters without a shape: joiners, direction marks, variation selectors, control characters. */
const SHAPELESS = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u

/**
 * Characters to draw for a text. A missing glyph is replaced by its parts (a letter and its marks, a ligature and its
 * letters) when the font has all of them, otherwise by an empty square.
 */
export function drawnSigns(text: string, weight: Weight): DrawnSign[] {
  const { [weight]: letters } = font().weights
  const glyphOf = (sign: string): Glyph | undefined => (Object.hasOwn(letters, sign) ? letters[sign] : undefined)
  return [...text.normalize('NFC')].flatMap((sign) => {
    const glyph = glyphOf(sign)
    if (glyph && !SHAPELESS.test(sign)) return [{ said: sign, glyph }]
    const space = glyphOf(' ')
    if (/^\s$/u.test(sign)) return space ? [{ said: ' ', glyph: space }] : []
    if (SHAPELESS.test(sign)) return []
    const parts = [...sign.normalize('NFKD')].map((part) => ({ said: part, glyph: glyphOf(part) }))
    if (parts.length > 0 && parts.every((part): part is DrawnSign => part.glyph !== undefined)) return parts
    const square = glyphOf(REPLACEMENT)
    return square ? [{ said: sign, glyph: square }] : []
  })
}
/** A text limited to available glyphs: characters without a shape are removed, missing ones are replaced by squares. */
export const drawnText = (text: string, weight: Weight): string =>
  drawnSigns(text, weight)
    .map(({ said }) => (Object.hasOwn(font().weights[weight], said) ? said : REPLACEMENT))
    .join('')
const glyphsOf = (text: string, weight: Weight): Glyph[] => drawnSigns(text, weight).map(({ glyph }) => glyph)

/** Width of a line, pixels. */
export const textWidth = (text: string, { weight, size }: Pick<TextStyle, 'weight' | 'size'>): number =>
  (glyphsOf(text, weight).reduce((sum, [advance]) => sum + advance, 0) * size) / font().unitsPerEm

/** The first letter with a glyph; empty = none. */
export const firstDrawn = (letters: readonly string[]): string =>
  letters.find((letter) => Object.hasOwn(font().weights['700'], letter.normalize('NFC'))) ?? ''

/** One line of text as SVG; `y` is its baseline. */
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
