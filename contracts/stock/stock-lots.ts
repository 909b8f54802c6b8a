import { DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { z } from 'zod'

const int = z.number().int()

/** A lot: products made together with one expiry date. Amounts are base units. */
export const stockLotSchema = z.object({
  id: int,
  number: z.string(),
  product: z.object({ id: int, title: z.string(), unit: z.string(), isWeight: z.boolean() }),
  madeOn: z.string().nullable(),
  bestBefore: z.string().nullable(),
  /** Days until the last day, included; negative = expired; null = no date. */
  daysLeft: int.nullable(),
  /** Amount neither written off nor in orders that have left. */
  remaining: int,
  /** Number of orders with the lot. */
  orders: int,
  customers: int,
  /** The last recall and its text. */
  recall: z
    .object({
      at: z.iso.datetime(),
      text: z.string(),
      /** Number of customers who opened the notification; `untold` = customers with the lot not notified yet. */
      read: int,
      untold: int,
    })
    .nullable(),
})

export const stockLotsSchema = z.object({
  items: z.array(stockLotSchema),
  /** Cursor of the next page; null = none. */
  next: int.nullable(),
})

export const lotOrderSchema = z.object({
  id: int,
  state: z.enum(DELIVERY_STATUSES),
  amount: int,
  firstName: z.string(),
  /**
   * Telephone masked in the middle; in full when the lot was recalled and the customer has not read the notification.
   */
  phone: z.string(),
  /** True = the customer has read the recall notification; null = no recall, or not sent to them yet. */
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
