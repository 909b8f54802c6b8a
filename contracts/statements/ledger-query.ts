import { PERIOD } from '@okolitsa/domain/closing/period.ts'
import { ENTRY_KINDS } from '@okolitsa/domain/ledger/entry-kinds.ts'
import { ACCOUNTS } from '@okolitsa/domain/ledger/postings.ts'
import { z } from 'zod'
import { bigId, id, uuid } from '../kernel/id.ts'

/** Filters of entries, the same in the calls and in the page's URL. Several narrow each other. */
export const LEDGER_FILTERS = {
  /** An entry with its reversal. */
  entry: bigId.optional(),
  order: id.optional(),
  /** A payment with its refunds. */
  payment: uuid.optional(),
  /** Key of a payout. */
  payout: z
    .string('wrongValue')
    .regex(/^[\w-]{1,60}$/, 'wrongValue')
    .optional(),
  seller: id.optional(),
  /** A calendar month, `YYYY-MM`. */
  period: z.string('wrongValue').regex(PERIOD, 'wrongValue').optional(),
  account: z.enum(ACCOUNTS, 'wrongValue').optional(),
  kind: z.enum(ENTRY_KINDS, 'wrongValue').optional(),
}
export type LedgerQuery = z.output<z.ZodObject<typeof LEDGER_FILTERS>>

/** Maximum entries of a file. */
export const MAX_EXPORTED_ENTRIES = 10_000
