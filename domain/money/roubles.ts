/** Arithmetic on API roubles, done in whole kopecks to avoid floating-point errors. */

/** Converts roubles to whole kopecks; negative for a debt. */
export const kopecksOf = (roubles: number): number => Math.round(roubles * 100)
/** Converts whole kopecks to roubles. */
export const roublesOf = (kopecks: number): number => kopecks / 100

export const sumRoubles = (amounts: readonly number[]): number =>
  roublesOf(amounts.reduce((sum, amount) => sum + kopecksOf(amount), 0))

/** Subtracts amounts; the result may be negative. */
export const subtractRoubles = (amount: number, ...taken: readonly number[]): number =>
  roublesOf(kopecksOf(amount) - kopecksOf(sumRoubles(taken)))

/** `price × count`, rounded to a kopeck. */
export const timesRoubles = (price: number, count: number): number => roublesOf(Math.round(kopecksOf(price) * count))

/** Amount of one of several equal parts, rounded to a kopeck. */
export const partOfRoubles = (amount: number, parts: number): number => roublesOf(Math.round(kopecksOf(amount) / parts))

/** A percentage of an amount, rounded to a kopeck. */
export const percentOfRoubles = (amount: number, percent: number): number =>
  roublesOf(Math.round((kopecksOf(amount) * percent) / 100))

/** `amount ÷ whole`; 0 when `whole` is 0. */
export const ratioOfRoubles = (amount: number, whole: number): number =>
  kopecksOf(whole) === 0 ? 0 : kopecksOf(amount) / kopecksOf(whole)

/** Comparator of amounts for `sort`. */
export const compareRoubles = (one: number, other: number): number => kopecksOf(one) - kopecksOf(other)

export const isAtMost = (amount: number, limit: number): boolean => compareRoubles(amount, limit) <= 0
