import { SELLER_TYPES } from '@okolitsa/domain/sellers/seller-fields.ts'
import { TODAY_TASKS } from '@okolitsa/domain/today/today-tasks.ts'
import { z } from 'zod'
import { contractStandingSchema } from '../seller-contract/seller-contract.ts'
import { npdYearSchema } from '../sellers/npd-year.ts'

const int = z.number().int()

const todayTaskSchema = z.object({
  kind: z.enum(TODAY_TASKS),
  /** Due time; null = this evening. */
  by: z.iso.datetime().nullable(),
  isOverdue: z.boolean(),
  done: int,
  all: int,
  /** Local hours of a courier window or a departure. */
  hours: z.object({ from: int, to: int }).nullable(),
  guests: int,
})
export type TodayTaskAnswer = z.output<typeof todayTaskSchema>

/** Total of one product today: grams or millilitres for weighed goods, sale steps otherwise. */
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

/** Pause of new orders; `until` null = until resumed. */
export const pauseSchema = z.object({ until: z.iso.datetime().nullable() }).nullable()

export const todaySchema = z.object({
  seller: z.object({ id: int, type: z.enum(SELLER_TYPES), title: z.string() }),
  timeZone: z.string(),
  /** Local day of the seller. */
  date: z.string(),
  /** Pause of new orders; null = none. */
  pause: pauseSchema,
  /** The approved end of the contract; null = none. */
  termination: z.object({ message: z.string(), endsOn: z.string() }).nullable(),
  /** Suspension of the seller by the market; null = none. */
  suspension: z.object({ message: z.string(), until: z.iso.datetime().nullable() }).nullable(),
  /** Deliveries, pickups and tours of the day in any state except cancelled. */
  orders: int,
  ordersTomorrow: int,
  /** Number and sum of orders paid since the seller's midnight; null = without the permission `seeNumbers`. */
  sold: z.object({ orders: int, sum: z.number() }).nullable(),
  /** The limit of the self-employed; null = another tax, or without the permission `seeNumbers`. */
  npd: npdYearSchema,
  /** The contract with the market and the requisites; null = without the permission `seeNumbers`. */
  contract: contractStandingSchema.nullable(),
  /** Tasks, overdue ones first. */
  tasks: z.array(todayTaskSchema),
  /** Unanswered orders, newest first; limited to one page. */
  newOrders: z.array(z.object({ id: int, recipientName: z.string(), lines: int, total: z.number() })),
  /** Ids of orders with a failed delivery on their day, oldest first; limited to one page. */
  missedOrders: z.array(int),
  /** Ids of orders with a refund owed outside a gateway; limited to one page. */
  debtOrders: z.array(int),
  unanswered: z.object({ questions: int, reviews: int, chats: int }),
  products: z.array(todayProductSchema),
})
export type Today = z.output<typeof todaySchema>
