import { SUBSTITUTION_RULES } from '@okolitsa/domain/checkout/substitution.ts'
import { DELIVERY_KINDS } from '@okolitsa/domain/orders/order-status.ts'
import { z } from 'zod'
import { slotHours } from '../delivery/slot-hours.ts'
import { packagesSchema } from '../orders/packages.ts'
import { REFUSAL_CODES } from '../refusals/refusals.ts'

const int = z.number().int()

/** A line to be put into a parcel. Amounts are base units: grams or millilitres for weight goods, sale steps otherwise. */
const pickingLineSchema = z.object({
  id: int,
  productId: int,
  isWeight: z.boolean(),
  need: int,
  picked: int,
  isWeighed: z.boolean(),
  /** No more of it is to be found. */
  isShort: z.boolean(),
  /** Of the mark or of the weight, to be sent with the next one; 0 = the line has none. */
  version: int,
  /** What the customer wishes when it has run out. */
  substitution: z.enum(SUBSTITUTION_RULES),
  /** The line it comes instead of. */
  replaces: int.nullable(),
  /** Roubles of the line as it stands, and of one sale step. */
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
  /** The address, or the point where it is fetched; without a telephone. */
  where: z.string(),
  comment: z.string(),
  /** The customer is asked about a change: it can not leave yet. */
  awaitsAnswer: z.boolean(),
  /** Null = the carrier takes the order as one parcel. */
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
  /** Orders that want it, what they want together and what of it is in their parcels. */
  orders: int,
  need: int,
  picked: int,
})
export type PickingProduct = z.output<typeof pickingProductSchema>

export const pickingSchema = z.object({
  /** The day that is gathered for, `YYYY-MM-DD`; null = there is nothing to gather. */
  date: z.string().nullable(),
  timeZone: z.string(),
  /** Days with orders that are gathered or wait for it, the earliest first. */
  days: z.array(z.object({ date: z.string(), gathering: int, waiting: int })),
  /** Orders of the day that nobody has begun to gather. */
  toStart: z.array(int),
  /** Orders of the day that are gathered, more of them than `orders` when the day is very full. */
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
  /** `stale`: somebody else has marked it since. `closed`: the order is not gathered, or wants less of it. */
  fate: z.enum(['marked', 'stale', 'closed']),
})
export type MarkedLine = z.output<typeof markedLineSchema>

export const weighedLineSchema = z.object({
  lineId: int,
  /** The weight as it stands, in base units; 0 with `version` 0 = not weighed. */
  amount: int,
  version: int,
  /**
   * `weighed`: the weight stands as it was sent. `stale`: another weight was written since. `closed`: the order is not
   * being picked, or the line is not brought. `refused`: see `refusal`.
   */
  fate: z.enum(['weighed', 'stale', 'closed', 'refused']),
  /** Why it was refused; `title` is fit to show, `reason` is that of ORDER_CHANGE_FORBIDDEN. */
  refusal: z.object({ code: z.enum(REFUSAL_CODES), title: z.string(), reason: z.string().nullable() }).nullable(),
})
export type WeighedLine = z.output<typeof weighedLineSchema>

/** A product whose stock was written off because it was not found. */
export const emptiedShelfSchema = z.object({
  id: z.string(),
  productId: int,
  title: z.string(),
  unit: z.string(),
  isWeight: z.boolean(),
  /** Base units that were written off; null = the product had unlimited stock before. */
  amount: int.nullable(),
})
export type EmptiedShelf = z.output<typeof emptiedShelfSchema>

export const orderFateSchema = z.object({
  orderId: int,
  /** `early`: its day has not come and nobody said that this is meant. `unweighed`: goods of weight have no weight. `refused`: not paid, cancelled, not gathered. */
  fate: z.enum(['moved', 'already', 'early', 'awaitsAnswer', 'unweighed', 'refused']),
  /** The promised day of what would leave early. */
  date: z.string().nullable(),
})
export type OrderFate = z.output<typeof orderFateSchema>
