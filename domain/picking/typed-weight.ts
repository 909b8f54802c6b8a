/** A weight typed on a keypad of digits and a comma. */
export interface TypedWeight {
  /** Amount, whole grams or millilitres. */
  readonly amount: number
  /** True = the weight was typed in kilograms or litres. */
  readonly isThousands: boolean
}

/** Maximum ratio of the weight to the ordered amount, the same as for a weighing. */
const MAX_OVER = 2

/**
 * Interprets typed keys for a line of `need`: «1,084» is in kilograms, and so is «1» when a kilogram is plausible;
 * «600» can only be grams. Null = incomplete.
 */
export function typedWeight(text: string, need: number): TypedWeight | null {
  const match = /^(\d{1,5})?(?:[.,](\d{0,3}))?$/.exec(text.trim())
  if (!match || !/\d/.test(text)) return null
  const [, whole = '0', fraction] = match
  const thousandths = Number(whole) * 1000 + Number((fraction ?? '').padEnd(3, '0'))
  const isThousands = fraction !== undefined || thousandths <= need * MAX_OVER
  return { amount: isThousands ? thousandths : Number(whole), isThousands }
}

/** Keys of a weight from a scale: always in thousands with three decimals. */
export const keysOf = (amount: number): string =>
  `${Math.floor(amount / 1000)},${String(amount % 1000).padStart(3, '0')}`

const LONGEST = 6

/** Adds a key; a key that would make the number invalid is ignored. */
export function pressKey(text: string, key: string): string {
  const next = key === ',' && text === '' ? '0,' : text + key
  return next.length <= LONGEST && /^\d{0,5}(?:,\d{0,3})?$/.test(next) ? next.replace(/^0+(?=\d)/, '') : text
}
