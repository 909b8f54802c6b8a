import { REQUISITES_KINDS } from '@okolitsa/domain/seller-contract/requisites.ts'
import { z } from 'zod'

const int = z.number().int()
const moment = z.iso.datetime()

export const shownRequisitesSchema = z.object({
  kind: z.enum(REQUISITES_KINDS),
  /** Null = known to the payout provider only. */
  bankName: z.string().nullable(),
  /** Last four digits of an account or a card, last two of a phone. */
  tail: z.string(),
})

const versionSchema = shownRequisitesSchema.extend({
  id: int,
  confirmedAt: moment,
  /** Name of the owner; null = the market, before the cabinet asked for requisites. */
  confirmedBy: z.string().nullable(),
  /** Money goes there from this moment on. */
  effectiveFrom: moment,
  cancelledAt: moment.nullable(),
})
export type RequisitesVersion = z.output<typeof versionSchema>

const offerTextSchema = z.object({ version: int, title: z.string(), text: z.string() })

/** Whether a seller may sell by the market's offer, and where it is paid. */
export const contractStandingSchema = z.object({
  offer: z.object({
    /** True = the seller has to accept the offer in force before it takes new orders. */
    isMissing: z.boolean(),
    /** The day from which an announced version must be accepted; null = none waits. */
    acceptBy: z.string().nullable(),
    /** The latest accepted version, and when; null = none. */
    accepted: z.object({ version: int, at: moment }).nullable(),
  }),
  /** Requisites in force, and those that wait; null = none. */
  requisites: versionSchema.nullable(),
  waiting: versionSchema.nullable(),
})
export type ContractStanding = z.output<typeof contractStandingSchema>

export const sellerContractSchema = contractStandingSchema.extend({
  /** True = the caller is an owner. */
  mayChange: z.boolean(),
  /** Phone of the caller to which codes go, masked; null = the person has none. */
  phone: z.string().nullable(),
  /** Kinds of requisites that the seller may have. */
  kinds: z.array(z.enum(REQUISITES_KINDS)),
  /** All confirmed requisites, newest first. */
  versions: z.array(versionSchema),
  /** The published offer; null = the market has none. */
  current: offerTextSchema.extend({ since: moment }).nullable(),
  planned: offerTextSchema.extend({ from: z.string() }).nullable(),
  acceptances: z.array(
    z.object({ version: int, at: moment, who: z.string().nullable(), network: z.string().nullable() }),
  ),
})
export type SellerContract = z.output<typeof sellerContractSchema>

/** A change of requisites as the link of its notice shows it. */
export const requisitesChangeSchema = shownRequisitesSchema.extend({
  seller: z.string(),
  confirmedAt: moment,
  effectiveFrom: moment,
  state: z.enum(['waiting', 'cancelled', 'inForce']),
})
export type RequisitesChange = z.output<typeof requisitesChangeSchema>
