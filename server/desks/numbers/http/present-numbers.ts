import type { Numbers, NumbersTotals } from '@okolitsa/contracts/numbers/numbers.ts'
import { plusDays } from '@okolitsa/domain/clock/clock.ts'
import { add, type Kopecks, subtract, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { CANCEL_REASONS, cancelReasonOf } from '@okolitsa/domain/numbers/cancel-reason.ts'
import { everyDayOf } from '@okolitsa/domain/numbers/numbers-period.ts'
import type { NumbersRow, TotalsRow } from '../store/numbers.store.ts'

const NOTHING: TotalsRow = {
  sum: ZERO,
  orders: 0,
  received_sum: ZERO,
  customers: 0,
  canceled: 0,
  canceled_sum: ZERO,
  driven: 0,
  late: 0,
  late_minutes: null,
  delivery: ZERO,
  promo: ZERO,
}

/** A seller's statistics: every day of the period, losses by reason, and totals. */
export function presentNumbers(row: NumbersRow): Numbers {
  const { id, type, title, timeZone, from, to, days, isGoingOn } = row
  const total = row.totals.find(({ is_now: isNow }) => isNow) ?? NOTHING
  const before = row.totals.find(({ is_now: isNow }) => !isNow) ?? NOTHING
  return {
    seller: { id, type, title },
    timeZone,
    from,
    to,
    days,
    isGoingOn,
    total: presentTotals(total),
    newCustomers: row.newCustomers ?? 0,
    before: presentTotals(before),
    byDay: presentDays(row),
    products: row.products.map(({ is_weight: isWeight, sum, ...product }) => ({
      title: product.title,
      unit: product.unit,
      isWeight,
      amount: product.amount,
      sum: toRoubles(sum),
    })),
    otherProducts:
      row.allProducts.products > row.products.length
        ? {
            products: row.allProducts.products - row.products.length,
            sum: toRoubles(subtract(row.allProducts.sum, sumOf(row.products))),
          }
        : null,
    delivery: toRoubles(total.delivery),
    promo: toRoubles(total.promo),
    places: row.places.map(({ is_stall: isStall, title: place, region, orders, sum }) => ({
      title: place,
      region,
      isStall,
      orders,
      sum: toRoubles(sum),
    })),
    otherPlaces:
      row.allPlaces.places > row.places.length
        ? {
            places: row.allPlaces.places - row.places.length,
            orders: row.allPlaces.orders - row.places.reduce((all, { orders }) => all + orders, 0),
            sum: toRoubles(subtract(row.allPlaces.sum, sumOf(row.places))),
          }
        : null,
    losses: {
      canceled: presentCanceled(row.canceled),
      missing: { lines: row.missingLines, sum: toRoubles(row.missingSum) },
      claims: row.claims.map(({ kind, claims, sum }) => ({ kind, claims, sum: toRoubles(sum) })),
      refunded: { orders: row.refundedOrders, sum: toRoubles(row.refundedSum) },
    },
  }
}

const sumOf = (rows: readonly { readonly sum: Kopecks }[]): Kopecks => add(...rows.map(({ sum }) => sum))

const presentTotals = (row: TotalsRow): NumbersTotals => ({
  sum: toRoubles(row.sum),
  orders: row.orders,
  averageBill: row.orders > 0 ? Math.round(row.received_sum / row.orders) / 100 : null,
  customers: row.customers,
  canceled: { orders: row.canceled, sum: toRoubles(row.canceled_sum) },
  late: { driven: row.driven, orders: row.late, minutes: row.late_minutes },
})

/** Every day of the period with the day of the previous period to which it is compared. */
function presentDays({ byDay, from, to, days }: NumbersRow): Numbers['byDay'] {
  const known = new Map(byDay.map((day) => [day.date, day]))
  return everyDayOf(from, to).map((date) => ({
    date,
    orders: known.get(date)?.orders ?? 0,
    sum: toRoubles(known.get(date)?.sum ?? ZERO),
    sumBefore: toRoubles(known.get(plusDays(date, -days))?.sum ?? ZERO),
  }))
}

/** Cancellations by reason in a fixed order; the history has several texts for one reason. */
const presentCanceled = (rows: NumbersRow['canceled']): Numbers['losses']['canceled'] =>
  CANCEL_REASONS.flatMap((reason) => {
    const own = rows.filter((row) => cancelReasonOf(row.actor, row.reason) === reason)
    const orders = own.reduce((all, row) => all + row.orders, 0)
    return orders > 0 ? [{ reason, orders, sum: toRoubles(sumOf(own)) }] : []
  })
