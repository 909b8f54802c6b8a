import { NPD_LEVELS } from '@okolitsa/domain/sellers/person-seller.ts'
import { z } from 'zod'

/** Sales of a calendar year against the limit of the self-employed; null = the seller has another tax. */
export const npdYearSchema = z
  .object({
    /** Roubles. */
    sold: z.number(),
    limit: z.number(),
    level: z.enum(NPD_LEVELS),
  })
  .nullable()
export type NpdYear = z.output<typeof npdYearSchema>
