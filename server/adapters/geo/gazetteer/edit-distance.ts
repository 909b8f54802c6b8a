/** Maximum length of a compared name; rows of the table are reused, because a search makes thousands of comparisons. */
const LONGEST_NAME = 64
let twoBack = new Uint8Array(LONGEST_NAME + 1)
let previous = new Uint8Array(LONGEST_NAME + 1)
let current = new Uint8Array(LONGEST_NAME + 1)

export interface EditDistances {
  /** Number of edits from the typed text to the whole name. */
  whole: number
  /** Minimum number of edits from the typed text to a prefix of the name. */
  beginning: number
}

/**
 * Counts the edits (insert, delete, replace, swap of neighbours) between a typed text and a name; null when even a
 * prefix of the name needs more than `most` edits. Both texts are folded; the name is cut to 64 characters.
 */
export function editDistances(typed: string, name: string, most: number): EditDistances | null {
  // a longer prefix cannot be within `most` edits
  const width = Math.min(name.length, typed.length + most, LONGEST_NAME)
  if (typed.length - width > most) return null
  for (let column = 0; column <= width; column += 1) previous[column] = column
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1)
    current[0] = row
    let least = row
    for (let column = 1; column <= width; column += 1) {
      const isSame = name.charCodeAt(column - 1) === letter
      let edits = Math.min(
        (previous[column - 1] as number) + (isSame ? 0 : 1),
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
      )
      const isSwap =
        row > 1 &&
        column > 1 &&
        name.charCodeAt(column - 2) === letter &&
        name.charCodeAt(column - 1) === typed.charCodeAt(row - 2)
      if (isSwap) edits = Math.min(edits, (twoBack[column - 2] as number) + 1)
      current[column] = edits
      if (edits < least) least = edits
    }
    if (least > most) return null
    const spare = twoBack
    twoBack = previous
    previous = current
    current = spare
  }
  let beginning = Number.POSITIVE_INFINITY
  for (let column = 0; column <= width; column += 1) beginning = Math.min(beginning, previous[column] as number)
  if (beginning > most) return null
  return { whole: width === name.length ? (previous[width] as number) : Number.POSITIVE_INFINITY, beginning }
}
