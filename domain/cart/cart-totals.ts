import { add, type Kopecks, subtract, ZERO } from '../money/money.ts'
import type { CountedLine } from './cart-line.ts'

/** The sums of a cart without delivery; `toPay` = goods − discount. */
export interface CartTotals {
  readonly goods: Kopecks
  readonly discount: Kopecks
  readonly toPay: Kopecks
  readonly weightGrams: number
  /** Number of lines, not of steps. */
  readonly itemsCount: number
}

/** Adds up counted lines; excluded lines add 0. Integers only. */
export function cartTotals(
  lines: readonly Pick<CountedLine, 'quantity' | 'goods' | 'discount' | 'weightGrams'>[],
): CartTotals {
  const counted = lines.filter((line) => line.quantity > 0)
  const goods = add(...counted.map((line) => line.goods))
  const discount = add(...counted.map((line) => line.discount))
  return {
    goods,
    discount,
    toPay: subtract(goods, discount),
    weightGrams: counted.reduce((sum, line) => sum + line.weightGrams, 0),
    itemsCount: counted.length,
  }
}

/** Minimum and free-delivery sums at a place; for a subscriber the lowest of rate and area. */
export interface DeliverySums {
  readonly minOrderSum: Kopecks
  /** Sum from which delivery is free; null = never free. */
  readonly freeDeliverySum: Kopecks | null
}

export interface CartProgress extends DeliverySums {
  readonly isMinReached: boolean
  readonly toMin: Kopecks
  /** Sum missing to free delivery; null = never free. */
  readonly toFree: Kopecks | null
}

const lacking = (sum: Kopecks, toPay: Kopecks): Kopecks => (toPay >= sum ? ZERO : subtract(sum, toPay))

/** Computes the sums missing to the minimum and to free delivery. */
export function cartProgress(toPay: Kopecks, sums: DeliverySums): CartProgress {
  return {
    ...sums,
    isMinReached: toPay >= sums.minOrderSum,
    toMin: lacking(sums.minOrderSum, toPay),
    toFree: sums.freeDeliverySum === null ? null : lacking(sums.freeDeliverySum, toPay),
  }
}
