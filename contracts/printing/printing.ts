import { DELIVERY_KINDS, DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { z } from 'zod'
import { slotHours } from '../delivery/slot-hours.ts'

const int = z.number().int()

const printOrderSchema = z.object({
  id: int,
  number: z.string(),
  /** First name of the recipient, as printed on labels. */
  name: z.string(),
  deliveryKind: z.enum(DELIVERY_KINDS),
  deliveryStatus: z.enum(DELIVERY_STATUSES),
  deliveryWindow: z.object(slotHours),
  /** Address or pickup point. */
  where: z.string(),
  packages: int,
  /** Number of product labels: one for each line, and more for long texts. */
  productLabels: int,
})
export type PrintOrder = z.output<typeof printOrderSchema>

export const printDaySchema = z.object({
  /** Day, `YYYY-MM-DD`; null = no order in progress. */
  date: z.string().nullable(),
  timeZone: z.string(),
  /** Days with orders in progress, earliest first. */
  days: z.array(z.object({ date: z.string(), orders: int })),
  /** Orders sorted by departure; on a very full day only the first ones. */
  orders: z.array(printOrderSchema),
})
export type PrintDay = z.output<typeof printDaySchema>
