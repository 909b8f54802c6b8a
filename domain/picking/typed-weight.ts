/** A weight as it is typed on keys that have digits and a comma. */
export interface TypedWeight {
  /** Whole grams or millilitres. */
  readonly amount: number
  /** It was meant in kilograms or litres. */
  readonly isThousands: boolean
}

/** More than so many times the order is a slip, as a weighing refuses it. */
const MAX_OVER = 2

/**
 * What was typed, for a line of which `need` is wanted: «1,084» is kilograms, and so is «1» where a kilogram may be meant;
 * «600» can only be grams. Null = nothing yet.
 */
export function typedWeight(text: string, need: number): TypedWeight | null {
  const match = /^(\d{1,5})?(?:[.,](\d{0,3}))?$/.exec(text.trim())
  if (!match || !/\d/.test(text)) return null
  const [, whole = '0', fraction] = match
  const thousandths = Number(whole) * 1000 + Number((fraction ?? '').padEnd(3, '0'))
  const isThousands = fraction !== undefined || thousandths <= need * MAX_OVER
  return { amount: isThousands ? thousandths : Number(whole), isThousands }
}

/** The same keys for a weight that a scale told: always in thousands, to the last one. */
export const keysOf = (amount: number): string =>
  `${Math.floor(amount / 1000)},${String(amount % 1000).padStart(3, '0')}`

const LONGEST = 6

/** One more key; what would be no weight any more changes nothing. */
export function pressKey(text: string, key: string): string {
  const next = key === ',' && text === '' ? '0,' : text + key
  return next.length <= LONGEST && /^\d{0,5}(?:,\d{0,3})?$/.test(next) ? next.replace(/^0+(?=\d)/, '') : text
}
