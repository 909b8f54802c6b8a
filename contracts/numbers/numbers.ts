import { CANCEL_REASONS } from '@okolitsa/domain/numbers/cancel-reason.ts'
import { CLAIM_KINDS } from '@okolitsa/domain/orders/claim.ts'
import { SELLER_TYPES } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'

const int = z.number().int()
/** A sum in roubles. */
const money = z.number()

/** Totals of a period. Orders belong to the day they ended on, in the seller's time zone. */
export const numbersTotalsSchema = z.object({
  /** Goods and own delivery of received orders, and retained sums of bookings; before commission, with bonuses. */
  sum: money,
  /** Number of received orders. */
  orders: int,
  /** Average sum of received orders; null = none. */
  averageBill: money.nullable(),
  customers: int,
  canceled: z.object({ orders: int, sum: money }),
  /** Received orders delivered by the seller: the number of late ones, and their median delay in minutes. */
  late: z.object({ driven: int, orders: int, minutes: int.nullable() }),
})
export type NumbersTotals = z.output<typeof numbersTotalsSchema>

export const numbersSchema = z.object({
  seller: z.object({ id: int, type: z.enum(SELLER_TYPES), title: z.string() }),
  timeZone: z.string(),
  /** Days in the seller's time zone, both included. */
  from: z.string(),
  to: z.string(),
  days: int,
  /** True = the last day is not over, so the previous period is summed up to the same hour. */
  isGoingOn: z.boolean(),
  total: numbersTotalsSchema,
  /** Number of customers with their first received order from this seller. */
  newCustomers: int,
  /** Totals of the preceding period of the same length. */
  before: numbersTotalsSchema,
  byDay: z.array(
    z.object({
      date: z.string(),
      orders: int,
      sum: money,
      /** Sum of the corresponding day of the preceding period. */
      sumBefore: money,
    }),
  ),
  /**
   * Products, dishes or tours by sum, largest first; with other products, delivery and discounts they equal the total.
   */
  products: z.array(
    z.object({
      title: z.string(),
      unit: z.string(),
      isWeight: z.boolean(),
      /** Amount sold: grams or millilitres of weighed goods, otherwise sale steps, portions or places. */
      amount: int,
      sum: money,
    }),
  ),
  /** Number and sum of the unlisted products; null = all are listed. */
  otherProducts: z.object({ products: int, sum: money }).nullable(),
  /** Delivery income of the seller's own couriers. */
  delivery: money,
  /** Sum of discounts by promo codes, not negative. */
  promo: money,
  /** Places of delivery with their region; for pickup the stall with its town. */
  places: z.array(z.object({ title: z.string(), region: z.string(), isStall: z.boolean(), orders: int, sum: money })),
  otherPlaces: z.object({ places: int, orders: int, sum: money }).nullable(),
  losses: z.object({
    canceled: z.array(z.object({ reason: z.enum(CANCEL_REASONS), orders: int, sum: money })),
    /** Lines of received orders that were missing in whole or in part without a replacement. */
    missing: z.object({ lines: int, sum: money }),
    claims: z.array(z.object({ kind: z.enum(CLAIM_KINDS), claims: int, sum: money })),
    /** Refunds of orders of this period, partly included in the losses above. */
    refunded: z.object({ orders: int, sum: money }),
  }),
})
export type Numbers = z.output<typeof numbersSchema>
