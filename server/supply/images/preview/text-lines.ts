import { type TextStyle, textWidth } from './text-paths.ts'

const ELLIPSIS = '…'
/** White space at which a line breaks first; excludes non-breaking spaces. */
const SPACES = /[^\S\u00A0\u2007\u202F\uFEFF]+/u
/** Non-breaking white space, at which a line breaks when there is no other place. */
const KEPT_SPACES = /[\u00A0\u2007\u202F]+/u
/** Characters after which a line may break, except inside a number. */
const AFTER_SIGN = /(?<=[,;/])(?!\d)/u
const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' })
const signsOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment)

/** A part of a text that is not broken if possible, and the space before it. */
interface Part {
  readonly text: string
  readonly gap: string
}
const partsOf = (texts: readonly string[], gap: string, first: string): Part[] =>
  texts.filter(Boolean).map((text, index) => ({ text, gap: index === 0 ? first : gap }))

/** Splits a part that is longer than a line; null = a single character. */
function brokenUp({ text, gap }: Part): Part[] | null {
  const words = text.split(KEPT_SPACES)
  if (words.length > 1) return partsOf(words, '\u00A0', gap)
  const signs = signsOf(text)
  return signs.length > 1 ? partsOf(signs, '', gap) : null
}

/**
 * Breaks a text into lines of a width: at white space, after commas, and inside a word longer than a line. A text
 * longer than `most` lines ends with an ellipsis; without `most` no text is omitted.
 */
export function linesOf(
  text: string,
  width: number,
  style: Pick<TextStyle, 'weight' | 'size'>,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const widthOf = (part: string) => textWidth(part, style)
  const fits = (line: string) => widthOf(line) <= width
  const waiting = text
    .split(SPACES)
    .flatMap((word) => partsOf(word.split(AFTER_SIGN), '', ' '))
    .reverse()
  const lines: string[] = []
  // each part is measured once, and a line is the sum of its parts and spaces
  let [line, lineWidth] = ['', 0]
  for (let part = waiting.pop(); part && lines.length <= most; part = waiting.pop()) {
    const partWidth = widthOf(part.text)
    const longerWidth = line === '' ? partWidth : lineWidth + widthOf(part.gap) + partWidth
    if (longerWidth <= width) {
      line = line === '' ? part.text : `${line}${part.gap}${part.text}`
      lineWidth = longerWidth
      continue
    }
    if (line !== '') {
      lines.push(line)
      line = ''
    }
    const smaller = partWidth <= width ? null : brokenUp(part)
    if (smaller) waiting.push(...smaller.reverse())
    else [line, lineWidth] = [part.text, partWidth]
  }
  if (line !== '') lines.push(line)
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  return kept.map((one, index) => (index === kept.length - 1 ? cut(one, fits) : one))
}

/** Shortens a line to fit an ellipsis. */
function cut(line: string, fits: (line: string) => boolean): string {
  const signs = signsOf(line)
  while (signs.length > 0 && !fits(signs.join('') + ELLIPSIS)) signs.pop()
  return signs.join('').trimEnd() + ELLIPSIS
}
