import { z } from 'zod'

interface Bounds {
  readonly least: number
  readonly most: number
  /** True = fractions are allowed. */
  readonly isFraction?: boolean
}
/** Codes of numbers out of range. */
interface Words {
  readonly tooSmall: 'tooSmall' | 'wrongValue'
  readonly tooBig: 'tooBig' | 'wrongValue'
}

/** Accepted spelling of a number. */
export const WRITTEN_NUMBER = /^\s*[+-]?\d{1,20}(\.\d{1,20})?\s*$/

/**
 * A number from a path, a query or a form as text, or from JSON as a number or text. Refuses other values that
 * JavaScript would coerce to a number: an empty text, a boolean, a list.
 */
export function typedNumber(
  { least, most, isFraction = false }: Bounds,
  { tooSmall, tooBig }: Words = { tooSmall: 'tooSmall', tooBig: 'tooBig' },
) {
  const number = z.number('notANumber').min(least, tooSmall).max(most, tooBig)
  return z
    .custom<number | string>(
      (value) => typeof value === 'number' || (typeof value === 'string' && WRITTEN_NUMBER.test(value)),
      { error: ({ input }) => (input === undefined ? 'required' : 'notANumber') },
    )
    .meta({ type: isFraction ? 'number' : 'integer', minimum: least, maximum: most })
    .transform(Number)
    .pipe(isFraction ? number : number.int('wholeNumber'))
}
