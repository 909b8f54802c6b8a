import { z } from 'zod'

interface Bounds {
  readonly least: number
  readonly most: number
  /** Not a whole number only. */
  readonly isFraction?: boolean
}
/** Codes of a number beyond each end. */
interface Words {
  readonly tooSmall: 'tooSmall' | 'wrongValue'
  readonly tooBig: 'tooBig' | 'wrongValue'
}

/** The way a person or a program writes a number. */
export const WRITTEN_NUMBER = /^\s*[+-]?\d{1,20}(\.\d{1,20})?\s*$/

/**
 * A number of an address, a query or a form, where everything is text; JSON may have a number or its text. Nothing else
 * that JavaScript would turn into a number is one: an empty text, a truth value, a list.
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
