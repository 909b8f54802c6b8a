import { DOCUMENT_KINDS } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'

/** A required paper that a seller does not have: accepted by a person, and not ended. */
export const paperLackSchema = z.object({
  /** `plot` = the paper about a household plot has ended. */
  kind: z.enum([...DOCUMENT_KINDS, 'plot']),
  /** True = what requires it is not sold without it. */
  isBlocking: z.boolean(),
  /** Categories of the seller's goods that require it. */
  categories: z.array(z.string()),
  /** Goods of these categories. */
  goods: z.number().int(),
  /** True = the seller's trade requires it. */
  isOfTrade: z.boolean(),
})
export type ShownLack = z.output<typeof paperLackSchema>
