import {
  CLOSING_OBSTACLES,
  DIFFERENCE_OUTCOMES,
  DIFFERENCE_PROBLEMS,
  REGISTER_KINDS,
} from '@okolitsa/domain/closing/closing.ts'
import { ACCOUNTS } from '@okolitsa/domain/ledger/postings.ts'
import { z } from 'zod'

const int = z.number().int()
const kind = z.enum(REGISTER_KINDS)
/** Roubles; null = that side has nothing. */
const side = z.number().nullable()

export const registerFileSchema = z.object({
  id: int,
  source: z.string(),
  name: z.string(),
  madeBy: z.string(),
  madeAt: z.string(),
  /** New rows, and rows that an earlier file had. */
  rows: int,
  known: int,
})

export const differenceSchema = z.object({
  kind,
  /**
   * Number of the payment at the gateway, number of the fiscal document, sum and place of a bank's movement, or the
   * taxpayer number of an acquirer that pays into the bank.
   */
  reference: z.string(),
  isRefund: z.boolean(),
  problem: z.enum(DIFFERENCE_PROBLEMS),
  here: side,
  hereDay: z.string().nullable(),
  there: side,
  thereDay: z.string().nullable(),
  orderId: int.nullable(),
  decision: z
    .object({
      outcome: z.enum(DIFFERENCE_OUTCOMES),
      comment: z.string(),
      entryId: int.nullable(),
      by: z.string(),
      at: z.string(),
    })
    .nullable(),
})
export type Difference = z.output<typeof differenceSchema>

/** A month with everything that is compared in it. Sums are roubles. */
export const closingSchema = z.object({
  period: z.string(),
  state: z.enum(['open', 'closing', 'closed']),
  closedAt: z.string().nullable(),
  closedBy: z.string().nullable(),
  /** The last time it was opened again. */
  reopened: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
  /** A reopening that waits for another person. */
  waiting: z.object({ proposedBy: z.string(), reason: z.string() }).nullable(),
  lines: z.array(
    z.object({
      kind,
      /** Payment method, or the acquirer that pays into the bank; empty = unknown, or none. */
      about: z.string(),
      isRefund: z.boolean(),
      here: z.number(),
      there: z.number(),
      differences: int,
      undecided: int,
    }),
  ),
  /** Kinds with an imported row. */
  read: z.array(kind),
  /** The first differences, those without a decision first. */
  differences: z.array(differenceSchema),
  files: z.array(registerFileSchema),
  /** Turnover by account: at the closing for a closed month, now for another. */
  sums: z.array(z.object({ account: z.enum(ACCOUNTS), debit: z.number(), credit: z.number() })),
  /** Entries whose own month was closed before. */
  late: int,
  obstacles: z.array(z.enum(CLOSING_OBSTACLES)),
  abilities: z.array(z.enum(['import', 'decide', 'close', 'reopen'])),
})
export type Closing = z.output<typeof closingSchema>

const registerMappingSchema = z.object({
  day: z.string(),
  amount: z.string(),
  reference: z.string(),
  fee: z.string(),
  operation: z.string(),
  refunds: z.array(z.string()),
})
export type RegisterColumns = z.output<typeof registerMappingSchema>

export const registerSourceSchema = z.object({
  id: int,
  kind,
  title: z.string(),
  /** Columns of the last import; null = none yet, or a statement of a bank. */
  mapping: registerMappingSchema.nullable(),
  /** Taxpayer number under which an acquirer pays into the bank account; null = unknown, or another kind. */
  payer: z.string().nullable(),
})
export type RegisterSource = z.output<typeof registerSourceSchema>

export const closingListSchema = z.object({
  /** Months with entries or registers, the latest first. */
  periods: z.array(z.object({ period: z.string(), state: z.enum(['open', 'closing', 'closed']) })),
  sources: z.array(registerSourceSchema),
})

export const registerPreviewSchema = z.object({
  /** The row with the headings, and rows of the file from its beginning. */
  headings: z.array(z.string()),
  rows: z.array(z.array(z.string())),
})

export const importedRegisterSchema = z.object({
  file: registerFileSchema,
  /** True = the same file was imported before; nothing changed. */
  isRepeated: z.boolean(),
  /** Periods of the new rows. */
  periods: z.array(z.string()),
  /** Sum of the fees posted, roubles. */
  fees: z.number(),
  /** Money of acquirers that a statement showed and that was posted, roubles. */
  arrived: z.number(),
  /** Numbers of rows that equal an earlier row of the file; they count. */
  twice: z.array(int),
  /** The first rows that could not be read, in words. */
  mistakes: z.array(z.string()),
  skipped: int,
})
export type ImportedRegister = z.output<typeof importedRegisterSchema>
