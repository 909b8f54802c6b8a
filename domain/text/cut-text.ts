let segmenter: Intl.Segmenter | undefined
/** Created lazily, because most texts are short and old browsers have no Segmenter. */
const graphemes = (): Intl.Segmenter => (segmenter ??= new Intl.Segmenter('ru', { granularity: 'grapheme' }))

/** Maximum code points of one grapheme; a longer grapheme has excessive marks and may be split. */
const MAX_OF_GRAPHEME = 8

/**
 * The beginning of a text, at most `most` UTF-16 units long, so that the limit holds in any unit of length. Visible
 * characters are not split, and surrogate pairs never.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  // graphemes behind the limit are irrelevant, and a grapheme may extend beyond it
  for (const { segment } of graphemes().segment(text.slice(0, most + 2 * MAX_OF_GRAPHEME))) {
    if (end + segment.length <= most) {
      end += segment.length
      continue
    }
    const points = [...segment]
    if (points.length > MAX_OF_GRAPHEME)
      for (const point of points) {
        if (end + point.length > most) break
        end += point.length
      }
    break
  }
  return text.slice(0, end)
}

/** Cuts a text like `cutText`, with a final ellipsis when shortened. */
export const shortenText = (text: string, most: number): string =>
  text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`

/** The first character of a text, for monograms; empty = none. */
export const firstSign = (text: string): string => [...text.slice(0, 2)][0] ?? ''
