import { AGENCY_PAPERS } from '@okolitsa/domain/agency-papers/paper-number.ts'
import { EDO_STATES } from '@okolitsa/domain/agency-papers/paper-sending.ts'
import { isPaperMonth, isPaperYear, MAX_PAPER_TEXT, PAPER_STATES } from '@okolitsa/domain/agency-papers/paper-state.ts'
import { z } from 'zod'

const int = z.number().int()
const moment = z.iso.datetime()

/** A month `YYYY-MM`, or a year `YYYY` of household plots. */
export const paperPeriod = z
  .string('required')
  .max(7, 'wrongValue')
  .refine((text) => isPaperMonth(text) || isPaperYear(text), 'wrongValue')
export const paperText = z.string('required').trim().min(1, 'required').max(MAX_PAPER_TEXT, 'tooLong')

/** A paper of a period, as it was formed. */
export const agencyPaperSchema = z.object({
  id: int,
  kind: z.enum(AGENCY_PAPERS),
  /** A month, a year, or two days `YYYY-MM-DD..YYYY-MM-DD` of a reconciliation. */
  period: z.string(),
  number: z.string(),
  day: z.string(),
  /** 0 = the paper itself, otherwise which correction of it this is. */
  revision: int,
  /** Roubles: of a report what the market owes at the end, of an act the fee; below 0 = a debt of the seller. */
  total: z.number(),
  state: z.enum(PAPER_STATES),
  /** Last day for an objection; null = nobody may object any more. */
  objectUntil: z.string().nullable(),
  /** The paper that corrects this one; null = none. */
  correctedBy: int.nullable(),
  reply: z
    .object({
      kind: z.enum(['accepted', 'objected']),
      text: z.string(),
      at: moment,
      answer: z.string().nullable(),
      answeredAt: moment.nullable(),
    })
    .nullable(),
  /** At the operator of electronic documents; null = the paper does not go there. */
  sending: z.object({ state: z.enum(EDO_STATES), reason: z.string(), at: moment }).nullable(),
  /** True = the paper has a file for electronic exchange. */
  hasXml: z.boolean(),
})
export type AgencyPaperItem = z.output<typeof agencyPaperSchema>

/** КПП of a seller. */
export const ownKppSchema = z.object({
  /** False = a proprietor or a person, who have none. */
  isCompany: z.boolean(),
  kpp: z.string().nullable(),
  /** True = the person is an owner. */
  mayChange: z.boolean(),
})
export type OwnKpp = z.output<typeof ownKppSchema>

/** Papers of a seller, newest first. */
export const ownPapersSchema = z.object({
  items: z.array(agencyPaperSchema),
  /** `after` of the next page; null = this is the last one. */
  next: int.nullable(),
  /** True = the person is an owner, who answers for papers. */
  mayReply: z.boolean(),
  /**
   * The latest ended month, when the seller has no papers of it. `open`: the market has not closed it; `forming`: it is
   * closed and the market forms its papers; `nothing`: no money moved in it. Null = its papers are there.
   */
  latest: z.object({ period: z.string(), state: z.enum(['open', 'forming', 'nothing']) }).nullable(),
})
export type OwnPapers = z.output<typeof ownPapersSchema>

export const officePaperSchema = agencyPaperSchema.extend({ seller: z.object({ id: int, name: z.string() }) })
export type OfficePaper = z.output<typeof officePaperSchema>

export const PAPER_ABILITIES = ['form', 'correct', 'answer', 'send'] as const
export const officePapersListSchema = z.object({
  items: z.array(officePaperSchema),
  next: int.nullable(),
  /** Objections without an answer, and papers that the operator of electronic documents did not take, in all. */
  waiting: z.object({ answer: int, sending: int }),
  /** True = papers are sent to an operator of electronic documents; otherwise they are downloaded only. */
  hasEdo: z.boolean(),
  abilities: z.array(z.enum(PAPER_ABILITIES)),
})
export type OfficePapersList = z.output<typeof officePapersListSchema>

/** The sellers of a period and its papers, before they are formed. */
export const papersPreviewSchema = z.object({
  period: z.string(),
  /** Sellers whose balance changed in the period, and those of them who have their papers. */
  sellers: int,
  formed: int,
  /** Why the papers cannot be formed; null = they can. */
  obstacle: z.enum(['notEnded', 'notClosed', 'lacksOperator']).nullable(),
  /** True = they are being formed. */
  isUnderWay: z.boolean(),
})
export type PapersPreview = z.output<typeof papersPreviewSchema>
