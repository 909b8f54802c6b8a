import { SELLER_TYPES } from '@okolitsa/domain/sellers/seller-fields.ts'
import { TODAY_TASKS } from '@okolitsa/domain/today/today-tasks.ts'
import { z } from 'zod'

const int = z.number().int()

const todayTaskSchema = z.object({
  kind: z.enum(TODAY_TASKS),
  /** Until when; null = by the evening. */
  by: z.iso.datetime().nullable(),
  isOverdue: z.boolean(),
  done: int,
  all: int,
  /** Of a drive or a departure, by the seller's clock. */
  hours: z.object({ from: int, to: int }).nullable(),
  guests: int,
})
export type TodayTaskAnswer = z.output<typeof todayTaskSchema>

/** What one product comes to over all orders of the day: base units, grams or millilitres for weight goods, sale steps otherwise. */
const todayProductSchema = z.object({
  id: int,
  title: z.string(),
  imageUrl: z.string(),
  hue: int,
  unit: z.string(),
  measure: int,
  isWeight: z.boolean(),
  orders: int,
  need: int,
  picked: int,
})

/** No new orders are taken: until then, null = until somebody switches sales on again. */
export const pauseSchema = z.object({ until: z.iso.datetime().nullable() }).nullable()

export const todaySchema = z.object({
  seller: z.object({ id: int, type: z.enum(SELLER_TYPES), title: z.string() }),
  timeZone: z.string(),
  /** The seller's own day. */
  date: z.string(),
  /** Null = sales go on. */
  pause: pauseSchema,
  /** To be brought, fetched or led that day, whatever became of them; without cancelled ones. */
  orders: int,
  ordersTomorrow: int,
  /**
   * Bought since midnight by the seller's clock, and roubles of it; what is not paid yet is not sold. Null = not for this
   * person (`seeNumbers`).
   */
  sold: z.object({ orders: int, sum: z.number() }).nullable(),
  /** What is late first. */
  tasks: z.array(todayTaskSchema),
  /** Those that nobody has answered, the newest first; no more than a page can tell of. */
  newOrders: z.array(z.object({ id: int, recipientName: z.string(), lines: int, total: z.number() })),
  /** Ids of orders with a failed delivery attempt on their day, the oldest first; limited to what a page shows. */
  missedOrders: z.array(int),
  /** Ids of orders with a refund that the seller owes outside a gateway; limited to what a page shows. */
  debtOrders: z.array(int),
  unanswered: z.object({ questions: int, reviews: int, chats: int }),
  products: z.array(todayProductSchema),
})
export type Today = z.output<typeof todaySchema>
