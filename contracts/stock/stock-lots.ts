import { DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { z } from 'zod'

const int = z.number().int()

/** What was made together, and until when it is good. Amounts are base units of its product. */
export const stockLotSchema = z.object({
  id: int,
  number: z.string(),
  product: z.object({ id: int, title: z.string(), unit: z.string(), isWeight: z.boolean() }),
  madeOn: z.string().nullable(),
  bestBefore: z.string().nullable(),
  /** Until its last day, that day included; less than zero = it is over. Null = nobody has said. */
  daysLeft: int.nullable(),
  /** Neither gone nor in orders that have left. */
  remaining: int,
  /** Orders that have some of it, and their customers. */
  orders: int,
  customers: int,
  /** When its customers were last told, and what. */
  recall: z
    .object({
      at: z.iso.datetime(),
      text: z.string(),
      /** Customers who opened the notification, and customers with the lot who have not been notified yet. */
      read: int,
      untold: int,
    })
    .nullable(),
})

export const stockLotsSchema = z.object({
  items: z.array(stockLotSchema),
  /** Where the next ones begin; null = there are none. */
  next: int.nullable(),
})

/** An order that has some of a lot. */
export const lotOrderSchema = z.object({
  id: int,
  state: z.enum(DELIVERY_STATUSES),
  amount: int,
  firstName: z.string(),
  /** Masked in the middle; in full where the lot was recalled and the customer has not read the notification. */
  phone: z.string(),
  /**
   * Whether the customer has read the recall notification; null = there is no recall, or it was not sent to them yet.
   */
  isRead: z.boolean().nullable(),
  date: z.string(),
})

export const lotOrdersSchema = z.object({
  lot: stockLotSchema,
  items: z.array(lotOrderSchema),
  next: int.nullable(),
})

export type StockLot = z.output<typeof stockLotSchema>
export type StockLots = z.output<typeof stockLotsSchema>
export type LotOrder = z.output<typeof lotOrderSchema>
export type LotOrders = z.output<typeof lotOrdersSchema>
