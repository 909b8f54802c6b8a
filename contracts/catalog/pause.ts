import { PAUSE_REASONS } from '@okolitsa/domain/sellers/pause.ts'
import { z } from 'zod'
import { isoDate } from './price.ts'

/** When a seller takes orders again, by the seller's clock. */
export const pauseEndSchema = z.object({
  date: isoDate,
  /** HH:MM; null = with the beginning of the day. */
  time: z.string().nullable(),
})

/** A seller takes no orders for a while. */
export const pauseSchema = z.object({
  /** Null = nobody knows. */
  until: pauseEndSchema.nullable(),
  /** Null = the seller gave no reason. */
  reason: z.enum(PAUSE_REASONS).nullable(),
})
export type SalesPause = z.output<typeof pauseSchema>
