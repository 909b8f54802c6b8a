import { TAX_SYSTEMS } from '@okolitsa/domain/fiscal/vat.ts'
import { APPLICATION_STATES, LONGEST_NOTE } from '@okolitsa/domain/sellers/application.ts'
import { COMPANY_PROOFS } from '@okolitsa/domain/sellers/claim.ts'
import { NPD_STATUSES, PERSON_KINDS } from '@okolitsa/domain/sellers/person-seller.ts'
import { READINESS_POINTS } from '@okolitsa/domain/sellers/readiness.ts'
import { SELLER_TYPES } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'

const moment = z.iso.datetime().nullable()

const plotPaper = z.object({ number: z.string(), issuedOn: z.string(), validTo: z.string() })
/** Facts about a person instead of an entry in the state register. */
export const personSchema = z.object({
  kind: z.enum(PERSON_KINDS),
  /** Answer of the tax service about a self-employed person at the submission; null = not submitted yet. */
  npd: z.object({ status: z.enum(NPD_STATUSES), checkedAt: z.iso.datetime() }).nullable(),
  /** The municipality's paper about a household plot; null = none. */
  paper: plotPaper.nullable(),
  /** A renewed paper that waits for a check, or was refused with a note; null = none. */
  next: plotPaper.extend({ refusal: z.string().nullable() }).nullable(),
})

/** State of a seller before its first sale. */
export const applicationSchema = z.object({
  organizationId: z.number().int(),
  type: z.enum(SELLER_TYPES),
  title: z.string(),
  state: z.enum(APPLICATION_STATES),
  /** Reason why the application was returned; may be empty. */
  note: z.string(),
  submittedAt: moment,
  decidedAt: moment,
  /** Null = the seller is in the state register. */
  person: personSchema.nullable(),
  /** Requirements of the first sale, in their order. */
  points: z.array(z.object({ name: z.enum(READINESS_POINTS), isDone: z.boolean() })),
})
export type Application = z.output<typeof applicationSchema>

export const applicationToDecideSchema = applicationSchema.extend({
  slug: z.string(),
  /** Proof that the staff act for the company: the bank, or only their telephone. */
  provedBy: z.enum(COMPANY_PROOFS),
  tagline: z.string(),
  story: z.array(z.string()),
  imageUrl: z.string(),
  ownerName: z.string(),
  phone: z.string().nullable(),
  taxSystem: z.enum(TAX_SYSTEMS),
  place: z.string(),
  /** The numbers of a person and of their paper are masked (`revealPerson`). */
  legal: z.object({ name: z.string(), address: z.string(), tin: z.string(), ien: z.string() }),
  /** Number of products, dishes or tours on sale. */
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
