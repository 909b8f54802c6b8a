import { deliveryVatOf, percentOfVat, type TaxSystem, vatCodeOf, vatInside } from '../fiscal/vat.ts'
import { type Kopecks, kopecks, share } from '../money/money.ts'

/** Days of sales by which a payout is divided between rates: a tax period. */
export const PAYOUT_VAT_DAYS = 92

/** Sales of a seller at one rate. */
export interface RatedSales {
  /** Rate of the goods, per cent; null = without VAT. Unused for delivery. */
  readonly percent: number | null
  /** Own delivery of the seller, whose rate follows the tax system. */
  readonly isDelivery: boolean
  /** Kopecks; others than positive ones are left out. */
  readonly sum: number
}

/** VAT inside a payment, by rate, the lowest first; empty = without VAT. */
export type PayoutVat = readonly { readonly percent: number; readonly amount: Kopecks }[]

/** True = a payment to the seller may contain VAT: the rates of the goods decide. */
export const mayPayVat = (taxSystem: TaxSystem): boolean => vatCodeOf(taxSystem, 22, false) !== 'none'

/**
 * VAT inside a payout. A payout is a part of a balance and belongs to no single order, so it is divided between rates as the
 * seller's latest sales are, down to a kopeck, the rest to the largest of them; with one rate the tax is exact. The tax of
 * each part is rounded down. A seller without VAT, and money without sales, have none.
 * @param taxSystem of the day of the draft @throws {RangeError} for a rate that is no rate of today
 */
export function payoutVat(amount: Kopecks, taxSystem: TaxSystem, sales: readonly RatedSales[]): PayoutVat {
  const weights = new Map<ReturnType<typeof vatCodeOf>, number>()
  for (const { percent, isDelivery, sum } of sales) {
    if (sum <= 0) continue
    const code = vatCodeOf(taxSystem, isDelivery ? deliveryVatOf(taxSystem) : percent, false)
    weights.set(code, (weights.get(code) ?? 0) + sum)
  }
  const ordered = [...weights].sort(([one, left], [other, right]) => right - left || (one < other ? -1 : 1))
  const whole = ordered.reduce((sum, [, weight]) => sum + weight, 0)
  const parts = ordered.map(([code, weight]) => ({ code, part: share(amount, weight, whole) }))
  const rest = kopecks(amount - parts.reduce((sum, { part }) => sum + part, 0))
  return parts
    .flatMap(({ code, part }, index) => {
      const percent = percentOfVat(code)
      const all = kopecks(index === 0 ? part + rest : part)
      return percent === null || all === 0 ? [] : [{ percent, amount: vatInside(code, all) }]
    })
    .sort((one, other) => one.percent - other.percent)
}
