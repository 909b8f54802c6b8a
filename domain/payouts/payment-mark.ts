/** Alphabet of marks: 32 letters and digits without the pairs 0/O and 1/I, which people confuse. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LETTERS = 7
const SPACE = 32n ** BigInt(LETTERS)
/** An odd factor, so that neighbouring ids have marks that look different and no two ids share one. */
const FACTOR = 20_653_713_793n
/** A mark that stands alone in a text: banks drop the brackets and change the case. */
const MARK = /(?<![A-Z0-9])[A-HJ-NP-Z2-9]{8}(?![A-Z0-9])/g

/** The eighth letter: odd weights change it for any one wrong letter. */
const checkLetter = (letters: string): string => {
  const sum = [...letters].reduce((total, letter, place) => total + ALPHABET.indexOf(letter) * (2 * place + 1), 0)
  return ALPHABET[sum % 32] ?? ''
}

/**
 * The mark of a payment by its id, eight letters. It ends the purpose of the payment in brackets, and a statement of the
 * bank is matched by it first. @throws {RangeError} for an id outside 0…32⁷−1
 */
export function paymentMark(id: number): string {
  if (!Number.isSafeInteger(id) || id < 0 || BigInt(id) >= SPACE) throw new RangeError(`no mark for the id ${id}`)
  let rest = (BigInt(id) * FACTOR) % SPACE
  let letters = ''
  for (let place = 0; place < LETTERS; place += 1) {
    letters += ALPHABET[Number(rest % 32n)]
    rest /= 32n
  }
  return letters + checkLetter(letters)
}

/** Marks in a text, each once. Words and numbers of eight signs are excluded by the check letter, all but one of 32. */
export const marksIn = (text: string): string[] => [
  ...new Set((text.toUpperCase().match(MARK) ?? []).filter((mark) => checkLetter(mark.slice(0, LETTERS)) === mark[7])),
]
