/** Money in whole kopecks. The API uses roubles with at most two decimals; only these functions convert. */
declare const kopecksBrand: unique symbol
export type Kopecks = number & { readonly [kopecksBrand]: true }

/** Maximum total of one order, kopecks (a PostgreSQL integer). */
export const MAX_KOPECKS = 2_147_483_647

/** Requires a whole, non-negative number of kopecks. @throws {RangeError} */
export function kopecks(value: number): Kopecks {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not an amount in kopecks: ${value}`)
  return value as Kopecks
}

/** True = the amount has at most two decimals, ignoring floating-point errors. */
export const isWholeKopecks = (roubles: number): boolean => Math.abs(roubles * 100 - Math.round(roubles * 100)) <= 1e-6

/** Converts roubles with at most two decimals. @throws {RangeError} on a finer fraction or a negative value */
export function fromRoubles(roubles: number): Kopecks {
  if (!isWholeKopecks(roubles)) throw new RangeError(`finer than a kopeck: ${roubles}`)
  return kopecks(Math.round(roubles * 100))
}

/** Converts to API roubles (129 → 1.29). Exact up to MAX_KOPECKS. */
export function toRoubles(amount: Kopecks): number {
  return amount / 100
}

export function add(...amounts: readonly Kopecks[]): Kopecks {
  return kopecks(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}

/** `a − b`. @throws {RangeError} when the result is negative */
export function subtract(a: Kopecks, b: Kopecks): Kopecks {
  return kopecks(a - b)
}

/** `price × count`, count a non-negative integer. */
export function times(price: Kopecks, count: number): Kopecks {
  return kopecks(price * count)
}

/**
 * `amount × numerator / denominator`, rounded down to a kopeck (discounts round down, spec 4 Price). Uses BigInt
 * because the product may exceed 2^53.
 */
export function share(amount: Kopecks, numerator: number, denominator: number): Kopecks {
  return kopecks(Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator)))
}

export const min = (a: Kopecks, b: Kopecks): Kopecks => (a < b ? a : b)
export const ZERO = 0 as Kopecks
