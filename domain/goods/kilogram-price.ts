/** Grams of a kilogram, millilitres of a litre. */
const WHOLE = 1_000

/** A price of one sale step and how much the step holds. */
export interface StepPrice {
  /** Kopecks. */
  readonly price: number
  /** Grams or millilitres. */
  readonly measure: number
}

/** Kopecks of a kilogram (a litre) of goods sold by weight. */
export const kilogramPrice = ({ price, measure }: StepPrice): number => Math.round((price * WHOLE) / measure)

/**
 * Kopecks of a portion by the price of a kilogram, at least one. A price that says the same of the same portion stays to
 * the kopeck: that of a portion above a kilogram is finer than its price per kilogram.
 */
export function portionPrice(kilogram: number, measure: number, before?: StepPrice): number {
  if (before?.measure === measure && kilogramPrice(before) === kilogram) return before.price
  return kilogram > 0 ? Math.max(1, Math.round((kilogram * measure) / WHOLE)) : 0
}

/** What a price of a product is said of: a kilogram of goods sold by weight, a piece or pack of all others. */
export const saidPrice = (step: StepPrice, isWeight: boolean): number => (isWeight ? kilogramPrice(step) : step.price)

/** The price of the sale step by what is said. */
export const steppedPrice = (said: number, measure: number, isWeight: boolean, before?: StepPrice): number =>
  isWeight ? portionPrice(said, measure, before) : said

/** A change of a price beyond this many times is asked about. */
const FAR = 2

/** Is the new price more than twice or less than half of what it was? Both are said of the same amount. */
export const isFarPrice = (before: number, after: number): boolean => after > before * FAR || after * FAR < before
