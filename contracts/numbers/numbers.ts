import { CANCEL_REASONS } from '@okolitsa/domain/numbers/cancel-reason.ts'
import { CLAIM_KINDS } from '@okolitsa/domain/orders/claim.ts'
import { SELLER_TYPES } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'

const int = z.number().int()
/** Roubles. */
const money = z.number()

/** What a period comes to. Orders belong to the day they ended on, by the seller's clock. */
export const numbersTotalsSchema = z.object({
  /** Goods and the seller's own delivery of received orders, with what is kept of cancelled bookings: before commission, bonuses included. */
  sum: money,
  /** Received. */
  orders: int,
  /** Of received orders; null = there were none. */
  averageBill: money.nullable(),
  customers: int,
  canceled: z.object({ orders: int, sum: money }),
  /** Of received orders that the seller drove themselves: how many came after their hour, and by how many minutes the middle one of those. */
  late: z.object({ driven: int, orders: int, minutes: int.nullable() }),
})
export type NumbersTotals = z.output<typeof numbersTotalsSchema>

export const numbersSchema = z.object({
  seller: z.object({ id: int, type: z.enum(SELLER_TYPES), title: z.string() }),
  timeZone: z.string(),
  /** The seller's own days, both counted. */
  from: z.string(),
  to: z.string(),
  days: int,
  /** The last day goes on: the period before is counted to the same hour. */
  isGoingOn: z.boolean(),
  total: numbersTotalsSchema,
  /** Of the customers, those who had received nothing from this seller before. */
  newCustomers: int,
  /** As many days right before. */
  before: numbersTotalsSchema,
  byDay: z.array(
    z.object({
      date: z.string(),
      orders: int,
      sum: money,
      /** Of the day as many days earlier as the period is long. */
      sumBefore: money,
    }),
  ),
  /** Products, dishes or tours, the largest sum first; their sums with the rest, delivery and discounts come to the total. */
  products: z.array(
    z.object({
      title: z.string(),
      unit: z.string(),
      isWeight: z.boolean(),
      /** Grams or millilitres of weighed goods, sale steps, portions or places otherwise. */
      amount: int,
      sum: money,
    }),
  ),
  /** Of those that are not named; null = all are. */
  otherProducts: z.object({ products: int, sum: money }).nullable(),
  /** Of the seller's own couriers. */
  delivery: money,
  /** What promo codes took off, not negative. */
  promo: money,
  /** Where orders went, with its region; a stall where they were fetched, with its town. */
  places: z.array(z.object({ title: z.string(), region: z.string(), isStall: z.boolean(), orders: int, sum: money })),
  otherPlaces: z.object({ places: int, orders: int, sum: money }).nullable(),
  losses: z.object({
    canceled: z.array(z.object({ reason: z.enum(CANCEL_REASONS), orders: int, sum: money })),
    /** Lines of received orders that were not brought, or not as many of them, and nothing came instead. */
    missing: z.object({ lines: int, sum: money }),
    /** Claims that were accepted. */
    claims: z.array(z.object({ kind: z.enum(CLAIM_KINDS), claims: int, sum: money })),
    /** Money that went back to customers of orders of this period; a part of it is of the losses above. */
    refunded: z.object({ orders: int, sum: money }),
  }),
})
export type Numbers = z.output<typeof numbersSchema>
