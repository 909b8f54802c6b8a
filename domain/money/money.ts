/**
 * Money is whole kopecks: integers only, no floating point anywhere.
 * The API speaks roubles with at most two decimals; these functions are the only bridge.
 */
declare const kopecksBrand: unique symbol
export type Kopecks = number & { readonly [kopecksBrand]: true }

/** The largest amount one order may cost, in kopecks (a PostgreSQL integer). */
export const MAX_KOPECKS = 2_147_483_647

/** Checks that `value` is a whole, non-negative number of kopecks; throws RangeError otherwise. */
export function kopecks(value: number): Kopecks {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not an amount in kopecks: ${value}`)
  return value as Kopecks
}

/** Has it at most two decimals? What floating point adds to them does not count. */
export const isWholeKopecks = (roubles: number): boolean => Math.abs(roubles * 100 - Math.round(roubles * 100)) <= 1e-6

/** Roubles with at most two decimals → kopecks. Throws RangeError on a finer fraction or a negative value. */
export function fromRoubles(roubles: number): Kopecks {
  if (!isWholeKopecks(roubles)) throw new RangeError(`finer than a kopeck: ${roubles}`)
  return kopecks(Math.round(roubles * 100))
}

/** Kopecks → roubles as the API's number (129 → 1.29). Exact for every amount up to MAX_KOPECKS. */
export function toRoubles(amount: Kopecks): number {
  return amount / 100
}

export function add(...amounts: readonly Kopecks[]): Kopecks {
  return kopecks(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}

/** `a − b`; throws RangeError when the result would be negative. */
export function subtract(a: Kopecks, b: Kopecks): Kopecks {
  return kopecks(a - b)
}

/** `price × count`, count a non-negative integer. */
export function times(price: Kopecks, count: number): Kopecks {
  return kopecks(price * count)
}

/**
 * `amount × numerator / denominator`, rounded down to a kopeck (discounts round down, spec 4 Price).
 * Integer arithmetic throughout: BigInt, because the product may exceed 2^53.
 */
export function share(amount: Kopecks, numerator: number, denominator: number): Kopecks {
  return kopecks(Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator)))
}

export const min = (a: Kopecks, b: Kopecks): Kopecks => (a < b ? a : b)
export const ZERO = 0 as Kopecks
