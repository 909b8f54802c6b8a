import { CONSENT_PURPOSES } from '@okolitsa/domain/identity/consent.ts'
import { BROWSERS, SYSTEMS } from '@okolitsa/domain/identity/device.ts'
import { MERGE_BLOCKS } from '@okolitsa/domain/office/account-merge.ts'
import { BLOCK_REASONS } from '@okolitsa/domain/office/customer-block.ts'
import { PERSONAL_FIELDS } from '@okolitsa/domain/office/personal-fields.ts'
import { z } from 'zod'

const int = z.number().int()
const moment = z.iso.datetime()

export const customerRowSchema = z.object({
  id: int,
  /** First name and the initial of the last name; empty = not given. */
  name: z.string(),
  /** With the middle hidden. */
  phone: z.string(),
  since: moment,
  orders: int,
  /** Sum of the orders that were not cancelled, roubles. */
  sum: z.number(),
  lastOrderAt: moment.nullable(),
  block: z
    .object({ reason: z.enum(BLOCK_REASONS), message: z.string(), since: moment, until: moment.nullable() })
    .nullable(),
  /** True = the account is going to be deleted. */
  isLeaving: z.boolean(),
})
export type CustomerRow = z.output<typeof customerRowSchema>

export const officeCustomerSchema = customerRowSchema.extend({
  /** Personal fields with their middle hidden. */
  personal: z.array(z.object({ field: z.enum(PERSONAL_FIELDS), masked: z.string() })),
  /** Fields that the caller has revealed. */
  revealed: z.array(z.object({ field: z.enum(PERSONAL_FIELDS), value: z.string(), until: moment })),
  /** Balance in whole bonuses. */
  bonuses: int,
  movements: z.array(
    z.object({
      id: int,
      kind: z.enum(['accrued', 'spent', 'returned', 'expired', 'withdrawn']),
      amount: int,
      orderId: int.nullable(),
      at: moment,
    }),
  ),
  consents: z.array(
    z.object({
      id: int,
      purpose: z.enum(CONSENT_PURPOSES),
      action: z.enum(['given', 'withdrawn']),
      edition: z.string(),
      at: moment,
    }),
  ),
  sessions: z.array(
    z.object({
      source: z.enum(['web', 'app', 'ownfin']),
      browser: z.enum(BROWSERS).nullable(),
      system: z.enum(SYSTEMS).nullable(),
      since: moment,
      lastSeenAt: moment,
    }),
  ),
  log: z.array(z.object({ id: int, at: moment, who: z.string().nullable(), action: z.string() })),
  abilities: z.object({ reveal: z.boolean(), block: z.boolean(), endSessions: z.boolean(), merge: z.boolean() }),
})
/** A preview of the merge of another account into this one. */
export const customerMergeSchema = z.object({
  /** The account that is closed. */
  from: customerRowSchema,
  /** Number of things that move, by the parts of an archive of personal data. */
  moves: z.array(z.object({ part: z.string(), count: int })),
  /** Whole bonuses of the account that stays, and those that are added. */
  bonuses: z.object({ own: int, added: int }),
  /** The block that the account has afterwards. */
  block: customerRowSchema.shape.block,
  /** Reasons that prevent the merge; empty = none. */
  blocks: z.array(z.enum(MERGE_BLOCKS)),
})
export type OfficeCustomer = z.output<typeof officeCustomerSchema>
