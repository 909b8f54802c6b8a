import { SHOWN_PAUSE_REASONS } from '@okolitsa/domain/sellers/pause.ts'
import { z } from 'zod'
import { isoDate } from './price.ts'

/** End of a pause in the seller's time zone. */
export const pauseEndSchema = z.object({
  date: isoDate,
  /** Time of the end, `HH:MM`; null = at the beginning of the day. */
  time: z.string().nullable(),
})

export const pauseSchema = z.object({
  /** End of the pause; null = unknown. */
  until: pauseEndSchema.nullable(),
  /** Reason of the pause; null = not given. */
  reason: z.enum(SHOWN_PAUSE_REASONS).nullable(),
})
export type SalesPause = z.output<typeof pauseSchema>
