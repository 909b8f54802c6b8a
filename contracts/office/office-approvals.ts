import { MANUAL_ACCOUNTS } from '@okolitsa/domain/ledger/manual-entry.ts'
import { APPROVAL_KINDS } from '@okolitsa/domain/office/approvals.ts'
import { OFFICE_ROLES } from '@okolitsa/domain/office/permissions.ts'
import { SUSPENSION_REASONS } from '@okolitsa/domain/sellers/suspension.ts'
import { z } from 'zod'

const int = z.number().int()
/** Effects that follow when the contract with a seller ends. */
export const terminationEffectSchema = z.object({
  goods: int,
  openOrders: int,
  openSum: z.number(),
  sites: int,
  staff: int,
})
const proposedTerminationSchema = terminationEffectSchema.extend({
  ...{ id: int, title: z.string(), reason: z.enum(SUSPENSION_REASONS), message: z.string() },
  /** First day without sales. */
  endsOn: z.string(),
})

const proposedRefundSchema = z.object({
  orderId: int,
  /** Roubles. */
  amount: z.number(),
  /** Read by the customer. */
  reason: z.string(),
})

/** A change of the market's fees: a rule, or the end of one, with the fees of the last 30 days before and after, roubles. */
const proposedFeeSchema = z.object({
  touched: z.number().int(),
  raised: z.number().int(),
  before: z.number(),
  after: z.number(),
})

/** A manual entry of the ledger, roubles. */
export const proposedEntrySchema = z.object({
  debit: z.enum(MANUAL_ACCOUNTS),
  credit: z.enum(MANUAL_ACCOUNTS),
  /** Null = no seller's account is touched. */
  sellerTitle: z.string().nullable(),
  amount: z.number(),
  reason: z.string(),
  document: z.string(),
  /** Id of the entry that it undoes; null = none. */
  reverses: z.number().int().nullable(),
})
export type ProposedEntry = z.output<typeof proposedEntrySchema>

const roles = z.array(z.enum(OFFICE_ROLES))

/** A change that waits for another person's approval, as the proposer learns of it. */
export const proposedSchema = z.object({
  id: z.uuid(),
  /** ISO moment from which the proposer may confirm alone; null = another person has to approve. */
  aloneFrom: z.string().nullable(),
})
export type Proposed = z.output<typeof proposedSchema>

/** A change that waits for approval, with everything that will happen. */
export const officeApprovalSchema = z.object({
  id: z.uuid(),
  kind: z.enum(APPROVAL_KINDS),
  /** Hash of the change; the approval names it. */
  digest: z.string(),
  proposedBy: z.string(),
  proposedAt: z.string(),
  expiresAt: z.string(),
  /** Name of the person that the change is about. */
  name: z.string(),
  /** Phone with its middle hidden. */
  phone: z.string(),
  /** Roles before the change; empty for an invited or a deactivated person. */
  rolesBefore: roles,
  rolesAfter: roles,
  /** The seller whose contract ends, with what happens then; null = the change is about a person. */
  seller: proposedTerminationSchema.nullable(),
  /** Money of an order that is returned at the market's cost; null = the change is about something else. */
  refund: proposedRefundSchema.nullable(),
  fee: proposedFeeSchema.nullable(),
  /** The closed month that is opened again. */
  reopening: z.object({ period: z.string(), reason: z.string() }).nullable(),
  entry: proposedEntrySchema.nullable(),
  /** True = the caller proposed it. */
  isOwn: z.boolean(),
  /** ISO moment from which the caller, who proposed it, may confirm alone; null = another person approves. */
  aloneFrom: z.string().nullable(),
  abilities: z.array(z.enum(['approve', 'end'])),
})
export type OfficeApproval = z.output<typeof officeApprovalSchema>

/** The hash that the caller has seen. */
export const digestSchema = z.string('required').regex(/^[\w-]{43}$/, 'wrongValue')
