import { z } from 'zod'

const roubles = z.number()

/** What free deliveries of the month that runs have saved; cancelled orders are not among them. */
export const benefitSchema = z.object({
  /** When the month began, ISO; null = no subscription runs. */
  from: z.string().nullable(),
  total: roubles,
  items: z.array(
    z.object({
      orderId: z.number().int(),
      /** The seller's name. */
      title: z.string(),
      orderDate: z.string(),
      /** Null = it is not known of an order this old. */
      saved: roubles.nullable(),
    }),
  ),
})
export type Benefit = z.output<typeof benefitSchema>
