/** Grams in a kilogram, millilitres in a litre. */
const WHOLE = 1_000

/** The price of one sale step and the amount it contains. */
export interface StepPrice {
  /** Price, kopecks. */
  readonly price: number
  /** Amount, grams or millilitres. */
  readonly measure: number
}

/** Price per kilogram (litre) of weighed goods, kopecks. */
export const kilogramPrice = ({ price, measure }: StepPrice): number => Math.round((price * WHOLE) / measure)

/**
 * Price of a portion from the price per kilogram; kopecks, at least one. With an unchanged price per kilogram and an
 * unchanged portion the exact earlier price stays, because the price of a portion above a kilogram is more precise.
 */
export function portionPrice(kilogram: number, measure: number, before?: StepPrice): number {
  if (before?.measure === measure && kilogramPrice(before) === kilogram) return before.price
  return kilogram > 0 ? Math.max(1, Math.round((kilogram * measure) / WHOLE)) : 0
}

/** The price as sellers enter it: per kilogram for weighed goods, per piece or pack for others. */
export const enteredPrice = (step: StepPrice, isWeight: boolean): number =>
  isWeight ? kilogramPrice(step) : step.price

/** Converts an entered price to the price of the sale step. */
export const steppedPrice = (typed: number, measure: number, isWeight: boolean, before?: StepPrice): number =>
  isWeight ? portionPrice(typed, measure, before) : typed

/** A price that changes by more than this factor needs confirmation. */
const FAR = 2

/** True = the new price is more than twice or less than half of the old one, for the same amount. */
export const isFarPrice = (before: number, after: number): boolean => after > before * FAR || after * FAR < before
