import { PAPER_CHECKS, PAPER_MOVES, PAPER_REFUSALS, PAPER_STATES } from '@okolitsa/domain/sellers/paper-check.ts'
import { LEGAL_KINDS } from '@okolitsa/domain/sellers/person-seller.ts'
import { READINESS_POINTS } from '@okolitsa/domain/sellers/readiness.ts'
import { DOCUMENT_KINDS } from '@okolitsa/domain/sellers/seller-fields.ts'
import { SELLER_MOVES, SELLER_STATES } from '@okolitsa/domain/sellers/seller-state.ts'
import { MAX_SELLER_NOTE, PAPERS_STATES, SUSPENSION_REASONS } from '@okolitsa/domain/sellers/suspension.ts'
import { z } from 'zod'
import { contractStandingSchema } from '../seller-contract/seller-contract.ts'
import { LISTED_SELLER_TYPES } from './listed-sellers.ts'
import { npdYearSchema } from './npd-year.ts'
import { paperLackSchema } from './office-papers.ts'

const int = z.number().int()
const moment = z.iso.datetime()

export const officeSellerRowSchema = z.object({
  id: int,
  type: z.enum(LISTED_SELLER_TYPES),
  /** Kind by law: of the state register, self-employed or a household plot. */
  kind: z.enum(LEGAL_KINDS),
  title: z.string(),
  legalName: z.string(),
  town: z.string(),
  smallImageUrl: z.string(),
  state: z.enum(SELLER_STATES),
  /** End of a suspension or a pause that comes by itself; null = none. */
  until: moment.nullable(),
  timeZone: z.string(),
  papers: z.enum(PAPERS_STATES),
  /** The day on which the first paper ends; null = none has a term. */
  papersEndOn: z.string().nullable(),
  /** Products on sale. */
  goods: int,
  /** Orders completed in the last 30 days, and their sum in roubles. */
  orders: int,
  sum: z.number(),
  /** Accepted claims about orders of the last 30 days. */
  claims: int,
  /** Deliveries of the last 30 days and those that came late. */
  driven: int,
  late: int,
  /** The last day with a completed order; null = never. */
  lastSaleOn: z.string().nullable(),
  createdAt: moment,
  /** Moves that the caller may make now. */
  abilities: z.array(z.enum(SELLER_MOVES)),
})
export type OfficeSellerRow = z.output<typeof officeSellerRowSchema>

export const suspensionSchema = z.object({
  reason: z.enum(SUSPENSION_REASONS),
  message: z.string(),
  beganAt: moment,
  until: moment.nullable(),
})
export type OfficeSuspension = z.output<typeof suspensionSchema>

export const sellerNoteSchema = z.object({ id: int, who: z.string(), text: z.string(), at: moment })
export type SellerNote = z.output<typeof sellerNoteSchema>
export const noteText = z.string('required').trim().min(1, 'required').max(MAX_SELLER_NOTE, 'tooLong')

export const officeSellerSchema = officeSellerRowSchema.extend({
  slug: z.string(),
  /** Masked for a person (`revealPerson`). */
  tin: z.string(),
  ien: z.string(),
  legalAddress: z.string(),
  taxSystem: z.string(),
  /** Sales of the year against the limit of the self-employed; null = another tax. */
  npd: npdYearSchema,
  /** Public phone of the seller. */
  phone: z.string().nullable(),
  commissionPercent: z.number().nullable(),
  paymentMethods: z.array(z.string()),
  /** The approved end of the contract; null = none. */
  termination: z.object({ reason: z.enum(SUSPENSION_REASONS), message: z.string(), endsOn: z.string() }).nullable(),
  /** The suspension in effect; null = none. */
  suspension: suspensionSchema.nullable(),
  /** The contract with the market, and masked requisites. */
  contract: contractStandingSchema,
  documents: z.array(
    z.object({
      ...{ id: int, kind: z.enum(DOCUMENT_KINDS), title: z.string(), number: z.string() },
      validTo: z.string().nullable(),
      fileUrl: z.string().nullable(),
      check: z.enum(PAPER_CHECKS),
      state: z.enum(PAPER_STATES),
      refusal: z.enum(PAPER_REFUSALS).nullable(),
      remark: z.string().nullable(),
      /** Name of the person who checked it; null = nobody. */
      checkedBy: z.string().nullable(),
      checkedAt: moment.nullable(),
      addedAt: moment.nullable(),
      /** Decisions that the caller may make now. */
      abilities: z.array(z.enum(PAPER_MOVES)),
    }),
  ),
  /** Required papers that the seller does not have. */
  lacks: z.array(paperLackSchema),
  delivery: z.object({
    weekdays: z.array(int),
    cutoff: z.string(),
    fromHour: int,
    toHour: int,
    processingDays: int,
    rates: int,
    pickupPlaces: int,
    hasCarrier: z.boolean(),
  }),
  /** Requirements before the first sale. */
  requirements: z.array(z.object({ name: z.enum(READINESS_POINTS), isDone: z.boolean() })),
  /** Orders that are not completed. */
  openOrders: int,
  lastOrders: z.array(z.object({ id: int, state: z.string(), placedAt: moment, total: z.number() })),
  log: z.array(z.object({ id: int, at: moment, who: z.string().nullable(), action: z.string() })),
  notes: z.array(sellerNoteSchema),
  mayNote: z.boolean(),
})
export type OfficePaper = z.output<typeof officeSellerSchema>['documents'][number]
export type OfficeSeller = z.output<typeof officeSellerSchema>

export const suspensionPreviewSchema = z.object({
  id: int,
  title: z.string(),
  state: z.enum(SELLER_STATES),
  /** True = the move changes this seller. */
  isChanged: z.boolean(),
  goods: int,
  openOrders: int,
  openSum: z.number(),
})
export type SuspensionPreview = z.output<typeof suspensionPreviewSchema>

/** Results of a bulk action by seller. */
export const MOVE_OUTCOMES = ['done', 'notSelling', 'notSuspended', 'wrongDay', 'unknown'] as const
export type MoveOutcome = (typeof MOVE_OUTCOMES)[number]
