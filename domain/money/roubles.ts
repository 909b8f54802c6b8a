/**
 * Arithmetic on amounts as the API writes them: roubles with at most two decimals. All of it is done in whole kopecks,
 * so that nothing of floating point is left in the result.
 */

/** Roubles → whole kopecks; negative for a debt. */
export const kopecksOf = (roubles: number): number => Math.round(roubles * 100)
/** Whole kopecks → roubles. */
export const roublesOf = (kopecks: number): number => kopecks / 100

export const sumRoubles = (amounts: readonly number[]): number =>
  roublesOf(amounts.reduce((sum, amount) => sum + kopecksOf(amount), 0))

/** Subtracts amounts; the result is negative when more is taken than there is. */
export const subtractRoubles = (amount: number, ...taken: readonly number[]): number =>
  roublesOf(kopecksOf(amount) - kopecksOf(sumRoubles(taken)))

/** The price of so many; parts of a kopeck are rounded. */
export const timesRoubles = (price: number, count: number): number => roublesOf(Math.round(kopecksOf(price) * count))

/** One of so many equal parts, rounded to a kopeck. */
export const partOfRoubles = (amount: number, parts: number): number => roublesOf(Math.round(kopecksOf(amount) / parts))

/** So many percent of an amount, rounded to a kopeck. */
export const percentOfRoubles = (amount: number, percent: number): number =>
  roublesOf(Math.round((kopecksOf(amount) * percent) / 100))

/** How many times one amount holds another; 0 when the other is nothing. */
export const ratioOfRoubles = (amount: number, whole: number): number =>
  kopecksOf(whole) === 0 ? 0 : kopecksOf(amount) / kopecksOf(whole)

/** Negative, zero or positive, as `sort` takes it. */
export const compareRoubles = (one: number, other: number): number => kopecksOf(one) - kopecksOf(other)

export const isAtMost = (amount: number, limit: number): boolean => compareRoubles(amount, limit) <= 0
