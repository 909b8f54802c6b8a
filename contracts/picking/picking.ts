import { SUBSTITUTION_RULES } from '@okolitsa/domain/checkout/substitution.ts'
import { DELIVERY_KINDS } from '@okolitsa/domain/orders/order-status.ts'
import { z } from 'zod'
import { slotHours } from '../delivery/slot-hours.ts'
import { packagesSchema } from '../orders/packages.ts'
import { REFUSAL_CODES } from '../refusals/refusals.ts'

const int = z.number().int()

/** A line to pick. Amounts are base units: grams or millilitres for weighed goods, sale steps otherwise. */
const pickingLineSchema = z.object({
  id: int,
  productId: int,
  isWeight: z.boolean(),
  need: int,
  picked: int,
  isWeighed: z.boolean(),
  /** True = the remaining amount is missing. */
  isShort: z.boolean(),
  /** Version of the mark or of the weight, sent with the next one; 0 = no mark or weight yet. */
  version: int,
  /** The customer's substitution rule. */
  substitution: z.enum(SUBSTITUTION_RULES),
  replaces: int.nullable(),
  /** Current sum of the line, and price of one sale step, roubles. */
  sum: z.number(),
  finalPrice: z.number(),
})
export type PickingLineAnswer = z.output<typeof pickingLineSchema>

const pickingOrderSchema = z.object({
  id: int,
  number: z.string(),
  sellerId: int,
  recipientName: z.string(),
  deliveryKind: z.enum(DELIVERY_KINDS),
  deliveryDate: z.string(),
  deliveryWindow: z.object(slotHours),
  /** Address or pickup point, without a telephone. */
  where: z.string(),
  comment: z.string(),
  /** True = a proposed change awaits the customer, so it cannot leave yet. */
  awaitsAnswer: z.boolean(),
  /** Packages of the order; null = the carrier takes the order as one parcel. */
  packages: packagesSchema.nullable(),
  lines: z.array(pickingLineSchema),
})
export type PickingOrder = z.output<typeof pickingOrderSchema>

const pickingProductSchema = z.object({
  id: int,
  title: z.string(),
  imageUrl: z.string(),
  hue: int,
  categoryUrlKey: z.string(),
  unit: z.string(),
  measure: int,
  isWeight: z.boolean(),
  /** Number of orders with the product; `need` and `picked` are their total and picked amounts. */
  orders: int,
  need: int,
  picked: int,
})
export type PickingProduct = z.output<typeof pickingProductSchema>

export const pickingSchema = z.object({
  /** Day of picking, `YYYY-MM-DD`; null = no day. */
  date: z.string().nullable(),
  timeZone: z.string(),
  /** Days with orders in picking or waiting for it, earliest first. */
  days: z.array(z.object({ date: z.string(), gathering: int, waiting: int })),
  /** Orders of the day that are not started. */
  toStart: z.array(int),
  /** Number of orders in picking; on a full day more than `orders` contains. */
  gathering: int,
  orders: z.array(pickingOrderSchema),
  products: z.array(pickingProductSchema),
})
export type Picking = z.output<typeof pickingSchema>

export const markedLineSchema = z.object({
  lineId: int,
  amount: int,
  isShort: z.boolean(),
  version: int,
  /**
   * Result of the mark. `stale`: the line was marked by another person since. `closed`: the order is no longer picked,
   * or needs less.
   */
  fate: z.enum(['marked', 'stale', 'closed']),
})
export type MarkedLine = z.output<typeof markedLineSchema>

export const weighedLineSchema = z.object({
  lineId: int,
  /** Stored weight, base units; 0 with `version` 0 = not weighed. */
  amount: int,
  version: int,
  /**
   * Result of the weight. `weighed`: the sent weight is stored. `stale`: another weight was stored since. `closed`: the
   * order is not being picked, or the line is not delivered. `refused`: see `refusal`.
   */
  fate: z.enum(['weighed', 'stale', 'closed', 'refused']),
  /** Reason of a refusal; `title` may be shown, `reason` is that of ORDER_CHANGE_FORBIDDEN. */
  refusal: z.object({ code: z.enum(REFUSAL_CODES), title: z.string(), reason: z.string().nullable() }).nullable(),
})
export type WeighedLine = z.output<typeof weighedLineSchema>

/** A product whose stock was written off because it was missing. */
export const emptiedShelfSchema = z.object({
  id: z.string(),
  productId: int,
  title: z.string(),
  unit: z.string(),
  isWeight: z.boolean(),
  /** Base units written off; null = the product had unlimited stock before. */
  amount: int.nullable(),
})
export type EmptiedShelf = z.output<typeof emptiedShelfSchema>

export const orderOutcomeSchema = z.object({
  orderId: int,
  /**
   * Result of the departure. `early`: before its day without confirmation. `unweighed`: weighed goods without a weight.
   * `refused`: not paid, cancelled, not picked.
   */
  fate: z.enum(['moved', 'already', 'early', 'awaitsAnswer', 'unweighed', 'refused']),
  /** Promised day of an early departure. */
  date: z.string().nullable(),
})
export type OrderOutcome = z.output<typeof orderOutcomeSchema>
