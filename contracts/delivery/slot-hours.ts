import { z } from 'zod'

/** When an order is brought or handed over on a day, by the seller's clock. */
export const slotHours = {
  /** Whole hours; of a place with a break those of its first part. */
  fromHour: z.number().int().min(0).max(23),
  toHour: z.number().int().min(1).max(24),
  /** All parts of the day, `HH:MM`; absent = one part, from hour to hour. */
  hours: z
    .array(z.object({ from: z.string(), to: z.string() }))
    .readonly()
    .optional(),
}
