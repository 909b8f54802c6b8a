import { DELIVERY_KINDS, DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { z } from 'zod'
import { slotHours } from '../delivery/slot-hours.ts'

const int = z.number().int()

const printOrderSchema = z.object({
  id: int,
  number: z.string(),
  /** As labels name the recipient: the first name. */
  name: z.string(),
  deliveryKind: z.enum(DELIVERY_KINDS),
  deliveryStatus: z.enum(DELIVERY_STATUSES),
  deliveryWindow: z.object(slotHours),
  /** The address, or the point where it is fetched. */
  where: z.string(),
  /** Packages of the order: so many labels of parcels. */
  packages: int,
  /** Lines of the order: so many labels of products. */
  lines: int,
})
export type PrintOrder = z.output<typeof printOrderSchema>

export const printDaySchema = z.object({
  /** `YYYY-MM-DD`; null = no order is under way. */
  date: z.string().nullable(),
  timeZone: z.string(),
  /** Days with orders under way, the earliest first. */
  days: z.array(z.object({ date: z.string(), orders: int })),
  /** Those that leave first stand first; of a very full day the first ones. */
  orders: z.array(printOrderSchema),
})
export type PrintDay = z.output<typeof printDaySchema>
