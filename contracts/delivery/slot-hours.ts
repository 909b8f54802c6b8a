import { z } from 'zod'

/** Hours of a delivery or handover in the seller's time zone. */
export const slotHours = {
  /** First whole hour; with a break the first hour of the first part. */
  fromHour: z.number().int().min(0).max(23),
  toHour: z.number().int().min(1).max(24),
  /** All parts of the day as `HH:MM`; absent = one part, given by the whole hours. */
  hours: z
    .array(z.object({ from: z.string(), to: z.string() }))
    .readonly()
    .optional(),
}
