import { add, type Kopecks, MAX_KOPECKS, min, subtract, times, ZERO } from '../money/money.ts'
import { Refusal } from '../refusal/refusal.ts'

/** Maximum total of one order: 21 474 836,47 ₽ (a PostgreSQL integer of kopecks). */
const MAX_ORDER_TOTAL = MAX_KOPECKS as Kopecks

/** A line of an order. Prices are of one sale step. */
export interface PricedLine {
  readonly price: Kopecks
  readonly finalPrice: Kopecks
  /** Quantity in sale steps, positive. */
  readonly quantity: number
}

/** A line with its measure, so that a picked amount can be priced. */
export interface WeighedLine extends PricedLine {
  readonly isWeight: boolean
  /** Units per step: 300 for «300 г». */
  readonly measure: number
}

/** Base units of `quantity` steps: grams or millilitres for weighed goods, steps otherwise. */
export function baseAmount(line: Pick<WeighedLine, 'isWeight' | 'measure' | 'quantity'>): number {
  return line.isWeight ? line.quantity * line.measure : line.quantity
}

/** Sum of the ordered line after the special price: for weighed goods the ceiling «не больше N ₽». */
export function lineSum(line: Pick<PricedLine, 'finalPrice' | 'quantity'>): Kopecks {
  return times(line.finalPrice, line.quantity)
}

/** Sums of an order: `goods − specialDiscount − promoDiscount − bonuses + delivery = total`. */
export interface OrderSums {
  /** Price of the goods before every discount. */
  readonly goods: Kopecks
  readonly specialDiscount: Kopecks
  readonly promoDiscount: Kopecks
  readonly bonuses: Kopecks
  readonly delivery: Kopecks
  readonly total: Kopecks
}

/** Refuses QUANTITY_OVER_LIMIT when the goods or the total exceed the maximum. */
export function refuseTooDear({ goods, total }: Pick<OrderSums, 'goods' | 'total'>): void {
  if (goods > MAX_ORDER_TOTAL || total > MAX_ORDER_TOTAL) throw new Refusal('QUANTITY_OVER_LIMIT')
}

/**
 * Computes every sum of an order. Discounts apply in this order: special price → promo code → bonuses → delivery. A
 * discount never exceeds the remaining price of the goods. Refuses QUANTITY_OVER_LIMIT when the order exceeds the
 * maximum.
 */
export function orderSums(
  lines: readonly PricedLine[],
  delivery: Kopecks,
  discounts: { promo?: Kopecks; bonuses?: Kopecks } = {},
): OrderSums {
  const goods = add(...lines.map((line) => times(line.price, line.quantity)))
  const afterSpecial = add(...lines.map(lineSum))
  const promoDiscount = min(discounts.promo ?? ZERO, afterSpecial)
  const afterPromo = subtract(afterSpecial, promoDiscount)
  const bonuses = min(discounts.bonuses ?? ZERO, afterPromo)
  const total = add(subtract(afterPromo, bonuses), delivery)
  refuseTooDear({ goods, total })
  return { goods, specialDiscount: subtract(goods, afterSpecial), promoDiscount, bonuses, delivery, total }
}
