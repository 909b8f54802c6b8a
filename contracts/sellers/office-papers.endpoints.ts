import { MAX_PAPER_REMARK, PAPER_CHECKS, PAPER_REFUSALS } from '@okolitsa/domain/sellers/paper-check.ts'
import { PAPER_EFFECTS, PAPER_TRADES } from '@okolitsa/domain/sellers/paper-rule.ts'
import { DOCUMENT_KINDS } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams, jsonId } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'

const int = z.number().int()
const office = { access: 'office', permission: 'readSellers' } as const
const manages = { access: 'office', permission: 'manageSellers' } as const
const path = '/v1/office/sellers'
const ok = z.object({ ok: z.literal(true) })

const kind = z.enum(DOCUMENT_KINDS, 'wrongValue')
const effect = z.enum(PAPER_EFFECTS, 'wrongValue')
/** A requirement of a trade or of a category; one of both is null. A category only warns or blocks. */
const rule = z.object({
  trade: z.enum(PAPER_TRADES, 'wrongValue').nullable(),
  categoryId: jsonId.nullable(),
  kind,
  effect,
})
const rules = z.object({
  trades: z.array(z.object({ trade: z.enum(PAPER_TRADES), kind, effect })),
  /** Papers that categories require themselves; the categories below require them, too. */
  categories: z.array(z.object({ categoryId: int, title: z.string(), kind, effect })),
  mayChange: z.boolean(),
})
export type PaperRules = z.output<typeof rules>

/** Papers of sellers: the check by a person, the queue, and what is required. */
export const officePapersEndpoints = defineEndpoints({
  getPaperQueue: {
    ...office,
    method: 'GET',
    path: `${path}/papers/queue`,
    summary: 'Papers that wait for a check or end soon, since when the first waits, and sellers near the yearly limit.',
    answer: z.object({
      waiting: int,
      since: z.iso.datetime().nullable(),
      ending: int,
      /** Self-employed sellers who were warned in this year. */
      npd: int,
    }),
  },
  checkSellerPaper: {
    ...manages,
    method: 'POST',
    path: `${path}/{id}/papers/{documentId}/check`,
    summary: 'Accepts or refuses a paper; the seller is told. A required paper stops or resumes sales at once.',
    params: idParams.extend({ documentId: id }),
    body: z.object({
      /** State that the person saw. */
      seen: z.enum(PAPER_CHECKS, 'wrongValue'),
      /** Null = the paper is accepted. */
      refusal: z
        .object({
          reason: z.enum(PAPER_REFUSALS, 'wrongValue'),
          /** The seller reads this text; required for other reasons. */
          remark: z.string().trim().max(MAX_PAPER_REMARK, 'tooLong').nullable(),
        })
        .refine(({ reason, remark }) => reason !== 'other' || (remark ?? '') !== '', {
          error: 'required',
          path: ['remark'],
        })
        .nullable(),
    }),
    answer: ok,
    errors: refuses('PAPER_CHECKED'),
  },
  listPaperRules: {
    ...office,
    method: 'GET',
    path: `${path}/requirements`,
    summary: 'Papers that trades and categories require, and what a missing one means.',
    answer: rules,
  },
  previewPaperRule: {
    ...manages,
    method: 'POST',
    path: `${path}/requirements/preview`,
    summary: 'Sellers and goods that a rule would stop or bring back, without changes.',
    body: rule,
    answer: z.object({
      sellers: int,
      stopped: int,
      resumed: int,
      /** The first sellers by name. */
      first: z.array(z.object({ id: int, title: z.string(), stopped: int, resumed: int })),
    }),
  },
  changePaperRule: {
    ...manages,
    method: 'PATCH',
    path: `${path}/requirements`,
    summary: 'Changes what a missing paper means, and stops or resumes sales by it.',
    /** `seen` = the rule that the person saw. */
    body: rule.extend({ seen: effect }),
    answer: rules,
    errors: refuses('PAPER_RULE_CHANGED'),
  },
})
