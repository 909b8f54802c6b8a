import { z } from 'zod'

const roubles = z.number()

/** Savings by free deliveries of the current month, without cancelled orders. */
export const benefitSchema = z.object({
  /** Beginning of the month, ISO; null = no subscription. */
  from: z.string().nullable(),
  total: roubles,
  items: z.array(
    z.object({
      orderId: z.number().int(),
      /** Name of the seller. */
      title: z.string(),
      orderDate: z.string(),
      /** Saved sum; null = unknown for an old order. */
      saved: roubles.nullable(),
    }),
  ),
})
export type Benefit = z.output<typeof benefitSchema>
