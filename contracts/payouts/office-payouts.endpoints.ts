import { UNMATCHED_REASONS } from '@okolitsa/domain/payouts/match-movements.ts'
import { PAYOUT_REASONS } from '@okolitsa/domain/payouts/net-payout.ts'
import { PAYOUT_STATES, RUN_STATES } from '@okolitsa/domain/payouts/payout-states.ts'
import { REQUISITES_KINDS } from '@okolitsa/domain/seller-contract/requisites.ts'
import { MAX_EXTRA_REASON } from '@okolitsa/domain/statements/payout-calendar.ts'
import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams, jsonId } from '../kernel/id.ts'
import { enteredRoubles } from '../kernel/roubles.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { refuses } from '../refusals/refuses.ts'

const int = z.number().int()
const roubles = z.number()
const moment = z.string()

export const RUN_WAYS = ['file', 'draft', 'pay'] as const
export const ITEM_WAYS = [...RUN_WAYS, 'provider'] as const
/** Which sellers of a run are listed. */
export const PAYOUT_FILTERS = ['all', 'paid', 'withheld', 'unpaid', 'back', 'attention'] as const
export type PayoutFilter = (typeof PAYOUT_FILTERS)[number]
/** Maximum size of a bank statement, bytes. */
export const LARGEST_BANK_STATEMENT = 20 * 1024 * 1024
export const MAX_FAILURE_REASON = 300

export const payoutRunSchema = z.object({
  id: int,
  state: z.enum(RUN_STATES),
  /** Day of the draft. */
  day: z.string(),
  draftedBy: z.string(),
  draftedAt: moment,
  approvedBy: z.string().nullable(),
  approvedAt: moment.nullable(),
  /** True = approved by its author, because nobody else may. */
  isByOne: z.boolean(),
  /** Why it was drafted on a day that is no payout day; null = the day was one. */
  extraReason: z.string().nullable(),
  way: z.enum(RUN_WAYS).nullable(),
  sentAt: moment.nullable(),
  endedAt: moment.nullable(),
  /** Sum of the payouts and their number. */
  amount: roubles,
  count: int,
  /** Debts taken by the payouts. */
  taken: roubles,
  /** Sellers who are not paid, each with a reason. */
  unpaid: int,
  paid: int,
  paidAmount: roubles,
  /** Payouts returned or failed. */
  cameBack: int,
  /** Payouts on which the sides disagree. */
  needsPerson: int,
  /** Files of payment orders; 0 = none. */
  files: int,
  abilities: z.array(z.enum(['approve', 'cancel', 'send'])),
  /** Why the person may not approve; null = nothing is to approve, or they may. */
  obstacle: z.enum(['own', 'early', 'over']).nullable(),
  /** Ways in which payment orders may leave; empty = the operator's account is not filled in. */
  ways: z.array(z.enum(RUN_WAYS)),
  /** True = the run has payment orders to send. */
  hasOrders: z.boolean(),
})
export type PayoutRun = z.output<typeof payoutRunSchema>

export const payoutItemSchema = z.object({
  id: int,
  seller: z.object({ id: int, title: z.string() }),
  /** `payable = amount + taken + held + reserved + carried − owed`. */
  payable: roubles,
  amount: roubles,
  taken: roubles,
  held: roubles,
  reserved: roubles,
  carried: roubles,
  owed: roubles,
  /** Money of orders whose time for claims is not over, in addition to `payable`. */
  waiting: roubles,
  reason: z.enum(PAYOUT_REASONS).nullable(),
  /** Kind and last digits of the destination; null = nothing is paid. */
  to: z.object({ kind: z.enum(REQUISITES_KINDS), tail: z.string(), bankName: z.string().nullable() }).nullable(),
  state: z.enum(PAYOUT_STATES).nullable(),
  way: z.enum(ITEM_WAYS).nullable(),
  needsPerson: z.boolean(),
  /** Words of the bank or of a person about what went wrong. */
  problem: z.string().nullable(),
  endedAt: moment.nullable(),
  mayFail: z.boolean(),
})
export type PayoutItem = z.output<typeof payoutItemSchema>

const movementSchema = z.object({
  direction: z.enum(['in', 'out', 'inner']),
  day: z.string(),
  number: z.string(),
  amount: roubles,
  name: z.string(),
  purpose: z.string(),
})
const named = z.object({ itemId: int, title: z.string() })
export const statementPreviewSchema = z.object({
  warnings: z.array(z.string()),
  movements: int,
  /** Numbers by outcome. */
  paid: int,
  returned: int,
  confirmed: int,
  repeated: int,
  foreign: int,
  /** First movements that are payouts, or that a person has to decide. */
  rows: z.array(
    movementSchema.extend({
      outcome: z.enum(['paid', 'returned', 'confirmed', 'open']),
      reason: z.enum(UNMATCHED_REASONS).nullable(),
      payout: named.nullable(),
    }),
  ),
  /** Sent payouts of which the statement says nothing. */
  waiting: int,
})
export type StatementPreview = z.output<typeof statementPreviewSchema>

export const openMovementSchema = movementSchema.extend({
  id: int,
  reason: z.enum(UNMATCHED_REASONS),
  /** Payouts that the movement may be: the one that it names, and those of the same sum. */
  candidates: z.array(named.extend({ amount: roubles, runId: int })),
})
export type OpenMovement = z.output<typeof openMovementSchema>

const reads = { access: 'office', permission: 'seeLedger' } as const
const changes = { access: 'office', permission: 'managePayouts' } as const
const path = '/v1/office/payouts'
const ok = z.object({})
const statementFile = {
  body: z.object({
    fileName: z
      .string('wrongValue')
      .trim()
      .max(200, 'tooLong')
      .refine((text) => !text.includes('\0'), 'wrongValue')
      .default(''),
  }),
  files: { least: 1, most: 1, maxBytes: LARGEST_BANK_STATEMENT },
  errors: refuses('STATEMENT_UNREADABLE'),
} as const

/** Payout runs: a draft by one person, the approval by another, sending, and what the bank says of it. */
export const officePayoutsEndpoints = defineEndpoints({
  listPayoutRuns: {
    ...reads,
    method: 'GET',
    path,
    summary: 'Runs, the newest first, with what waits for a person.',
    query: z.object({ before: id.optional() }),
    answer: z.object({
      items: z.array(payoutRunSchema),
      /** `before` of the next page; null = this is the last one. */
      next: int.nullable(),
      /** The next payout day by the calendar of the market. */
      nextDay: z.string(),
      /** True = today is no payout day: a draft needs a reason. */
      isExtra: z.boolean(),
      waiting: z.object({ count: int, since: moment.nullable() }),
      abilities: z.array(z.enum(['draft', 'import'])),
    }),
  },
  draftPayouts: {
    ...changes,
    method: 'POST',
    once: true,
    path,
    summary: 'Computes what every seller is due and freezes it as a draft. One run at a time is prepared.',
    work: 'dear',
    body: z.object({
      /** Required on a day that is no payout day; otherwise ignored. */
      reason: z
        .string('wrongValue')
        .trim()
        .max(MAX_EXTRA_REASON, 'tooLong')
        .refine((text) => !text.includes('\0'), 'wrongValue')
        .default(''),
    }),
    answer: z.object({ id: int }),
    errors: refuses('PAYOUT_RUN_OPEN', 'PAYOUT_RUN_EMPTY'),
  },
  getPayoutRun: {
    ...reads,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'A run.',
    params: idParams,
    answer: payoutRunSchema,
  },
  listPayoutItems: {
    ...reads,
    method: 'GET',
    path: `${path}/{id}/items`,
    summary: 'Sellers of a run, the largest payouts first; who is not paid has a reason.',
    params: idParams,
    query: z.object({ filter: z.enum(PAYOUT_FILTERS, 'wrongValue').default('all'), after: id.optional() }),
    answer: z.object({ items: z.array(payoutItemSchema), next: int.nullable() }),
  },
  approvePayouts: {
    ...changes,
    freshFactor: true,
    method: 'POST',
    path: `${path}/{id}/approval`,
    summary: 'Approves a draft of another person. The sum is the one that the person has seen.',
    params: idParams,
    body: z.object({ amount: enteredRoubles({ most: 1_000_000_000_000 }) }),
    answer: ok,
    errors: refuses('PAYOUT_RUN_CHANGED', 'PAYOUT_RUN_OLD', 'APPROVAL_OWN', 'APPROVAL_EARLY'),
  },
  cancelPayouts: {
    ...changes,
    method: 'POST',
    path: `${path}/{id}/cancellation`,
    summary: 'Cancels a run of which nothing was sent; its money stays on the balances.',
    params: idParams,
    answer: ok,
    errors: refuses('PAYOUT_RUN_CHANGED'),
  },
  sendPayouts: {
    ...changes,
    freshFactor: true,
    method: 'POST',
    path: `${path}/{id}/sending`,
    summary: 'Sends an approved run: payment orders as a file or through the bank, people through the provider.',
    params: idParams,
    body: z.object({ way: z.enum(RUN_WAYS, 'wrongValue') }),
    answer: ok,
    errors: refuses('PAYOUT_RUN_CHANGED', 'PAYOUT_ACCOUNT_UNKNOWN'),
  },
  getPayoutFile: {
    ...changes,
    method: 'GET',
    path: `${path}/{id}/file`,
    summary: 'Payment orders of a sent run for the bank, 1CClientBankExchange in windows-1251, at most 500 in a part.',
    params: idParams,
    query: z.object({ part: typedNumber({ least: 1, most: 10_000 }).default(1) }),
    answer: bytes,
    media: 'application/octet-stream',
  },
  previewBankStatement: {
    ...changes,
    ...statementFile,
    method: 'POST',
    path: `${path}/statements/preview`,
    summary: 'Reads a statement of the bank and says what it would change, without changes.',
    work: 'dear',
    answer: statementPreviewSchema,
  },
  importBankStatement: {
    ...changes,
    ...statementFile,
    method: 'POST',
    path: `${path}/statements`,
    summary:
      'Imports a statement: payouts are paid or returned, the rest waits for a person. A repeat changes nothing.',
    work: 'dear',
    answer: ok,
  },
  listBankMovements: {
    ...reads,
    method: 'GET',
    path: `${path}/movements`,
    summary: 'Movements of the bank that wait for a person, the oldest first.',
    query: z.object({ kind: z.enum(['payouts', 'foreign'], 'wrongValue').default('payouts') }),
    answer: z.object({ items: z.array(openMovementSchema), mayDecide: z.boolean() }),
  },
  decideBankMovement: {
    ...changes,
    method: 'POST',
    path: `${path}/movements/{id}/decision`,
    summary: 'Says that a movement is the payment or the return of a payout, or no payout at all.',
    params: idParams,
    body: z.object({ itemId: jsonId.nullable() }),
    answer: ok,
    errors: refuses('PAYOUT_NOT_OF_MOVEMENT'),
  },
  failPayout: {
    ...changes,
    freshFactor: true,
    method: 'POST',
    path: `${path}/items/{id}/failure`,
    summary: 'Says that a payout was not and will not be made; its money is the seller’s again.',
    params: idParams,
    body: z.object({ reason: z.string('required').trim().min(1, 'required').max(MAX_FAILURE_REASON, 'tooLong') }),
    answer: ok,
    errors: refuses('PAYOUT_UNDER_WAY'),
  },
})
