import { z } from 'zod'
import type { Endpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { claimDecisionSchema, claimShareSchema } from './claim-decision.ts'
import { cabinetOrderSchema } from './desk-order.ts'
import { claimOutcomeSchema } from './order-change.ts'
import { reason } from './reason.ts'

export const claimParams = idParams.extend({ claimId: z.uuid() })

/** Calls by which the seller, and later the administrator, decides a claim. */
export const claimAnswers = {
  decideClaim: {
    method: 'POST',
    path: '/v1/cabinet/orders/{id}/claims/{claimId}',
    access: 'seller',
    permission: 'decideClaims',
    summary: 'Accepts a claim, so that its money goes back, or declines it with a reason.',
    params: claimParams,
    body: claimDecisionSchema,
    answer: cabinetOrderSchema,
    errors: refuses('CLAIM_REFUSED', 'ORDER_CHANGE_FORBIDDEN'),
  },
  previewClaim: {
    method: 'POST',
    path: '/v1/cabinet/orders/{id}/claims/{claimId}/preview',
    access: 'seller',
    permission: 'decideClaims',
    summary: 'What accepting a claim would give back, in part or whole; nothing is written.',
    params: claimParams,
    body: claimShareSchema,
    answer: claimOutcomeSchema.omit({ isInstant: true }),
    errors: refuses('CLAIM_REFUSED', 'ORDER_CHANGE_FORBIDDEN'),
  },
  replaceClaim: {
    method: 'POST',
    path: '/v1/cabinet/orders/{id}/claims/{claimId}/replacement',
    access: 'seller',
    permission: 'decideClaims',
    summary: 'Says that the goods promised for a claim were brought. Twice is once.',
    params: claimParams,
    answer: cabinetOrderSchema,
    errors: refuses('CLAIM_REFUSED'),
  },
  contestClaim: {
    method: 'POST',
    once: true,
    path: '/v1/cabinet/orders/{id}/claims/{claimId}/contest',
    access: 'seller',
    permission: 'decideClaims',
    summary: 'Contests a refund that was made at once: the customer keeps it, the administrator decides who bears it.',
    params: claimParams,
    body: z.object({ reason: reason.refine((words) => words !== '', 'required') }),
    answer: cabinetOrderSchema,
    errors: refuses('CLAIM_REFUSED', 'ORDER_CHANGE_FORBIDDEN'),
  },
  decideContest: {
    method: 'POST',
    path: '/v1/cabinet/orders/{id}/claims/{claimId}/contest/decision',
    access: 'office',
    permission: 'decideContests',
    summary: 'The administrator’s word on a contested refund; upheld, the shop pays the seller for it.',
    params: claimParams,
    body: z.object({ isUpheld: z.boolean('required'), reason }),
    answer: cabinetOrderSchema,
    errors: refuses('CLAIM_REFUSED', 'ORDER_CHANGE_FORBIDDEN'),
  },
} as const satisfies Endpoints
