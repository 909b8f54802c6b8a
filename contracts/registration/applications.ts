import { APPLICATION_STATES, LONGEST_NOTE } from '@okolitsa/domain/sellers/application.ts'
import { COMPANY_PROOFS } from '@okolitsa/domain/sellers/claim.ts'
import { READINESS_POINTS } from '@okolitsa/domain/sellers/readiness.ts'
import { SELLER_TYPES, TAX_SYSTEMS } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'

const moment = z.iso.datetime().nullable()

/** Where a seller stands on its way to the first sale. */
export const applicationSchema = z.object({
  organizationId: z.number().int(),
  type: z.enum(SELLER_TYPES),
  title: z.string(),
  state: z.enum(APPLICATION_STATES),
  /** Why it was returned; empty = nothing was written. */
  note: z.string(),
  submittedAt: moment,
  decidedAt: moment,
  /** What a first sale needs, in the order it is asked for. */
  points: z.array(z.object({ name: z.enum(READINESS_POINTS), isDone: z.boolean() })),
})
export type Application = z.output<typeof applicationSchema>

/** The same, as an administrator looks at it. */
export const applicationToDecideSchema = applicationSchema.extend({
  slug: z.string(),
  /** Who says that its people act for the company: the bank, or nobody but themselves. */
  provedBy: z.enum(COMPANY_PROOFS),
  tagline: z.string(),
  story: z.array(z.string()),
  imageUrl: z.string(),
  ownerName: z.string(),
  phone: z.string().nullable(),
  taxSystem: z.enum(TAX_SYSTEMS),
  place: z.string(),
  legal: z.object({ name: z.string(), address: z.string(), tin: z.string(), ien: z.string() }),
  /** How many of its goods, dishes or tours are on sale. */
  goods: z.number().int(),
})
export type ApplicationToDecide = z.output<typeof applicationToDecideSchema>

export const decisionSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve') }),
  z.object({
    decision: z.literal('return'),
    note: z.string('required').trim().min(3, 'tooShort').max(LONGEST_NOTE, 'tooLong'),
  }),
])
