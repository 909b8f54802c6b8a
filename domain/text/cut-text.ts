let segmenter: Intl.Segmenter | undefined
/** Made when the first text is too long: most never are, and browsers of old have none. */
const graphemes = (): Intl.Segmenter => (segmenter ??= new Intl.Segmenter('ru', { granularity: 'grapheme' }))

/** Code points of one grapheme, at most: a longer one is a tower of marks and may be cut inside. */
const MAX_OF_GRAPHEME = 8

/**
 * The beginning of a text, at most `most` UTF-16 units long: within a limit that counts in units, characters or
 * graphemes alike. Nothing that is seen as one sign is cut in two, and a surrogate pair never.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  // no grapheme that begins behind the limit matters, and one may reach over it
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

/** The same, with an ellipsis as its last sign when something was cut. */
export const shortenText = (text: string, most: number): string =>
  text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`

/** The first sign of a text, as a monogram shows it; empty = there is none. */
export const firstSign = (text: string): string => [...text.slice(0, 2)][0] ?? ''
