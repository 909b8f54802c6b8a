import { LARGEST_CLAIM_PHOTO, MAX_CLAIM_PHOTOS } from '@okolitsa/domain/orders/claim.ts'
import { z } from 'zod'
import type { Endpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { claimDecisionSchema, claimShareSchema } from './claim-decision.ts'
import { cabinetOrderSchema } from './desk-order.ts'
import { appealFieldsSchema, claimOutcomeSchema } from './order-change.ts'
import { reason } from './reason.ts'

export const claimParams = idParams.extend({ claimId: z.uuid() })

/** Calls by which the seller decides a claim. */
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
    summary: 'Previews the refund of accepting a claim in part or in full, without changes.',
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
    summary: 'Confirms the delivery of goods promised for a claim; idempotent.',
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
    summary: 'Contests an instant refund: the customer keeps it, the office decides who pays for it.',
    params: claimParams,
    body: z.object({ reason: reason.refine((words) => words !== '', 'required') }),
    answer: cabinetOrderSchema,
    errors: refuses('CLAIM_REFUSED', 'ORDER_CHANGE_FORBIDDEN'),
  },
  appealClaim: {
    method: 'POST',
    once: true,
    path: '/v1/cabinet/orders/{id}/claims/{claimId}/appeal',
    access: 'seller',
    permission: 'decideClaims',
    summary: 'Appeals once against a decision of the office, within seven days: a form with up to five photos.',
    params: claimParams,
    body: appealFieldsSchema,
    files: { most: MAX_CLAIM_PHOTOS, maxBytes: LARGEST_CLAIM_PHOTO },
    answer: cabinetOrderSchema,
    errors: refuses('CLAIM_REFUSED', 'PHOTO_UNREADABLE', 'PHOTO_TOO_LARGE', 'PHOTO_TOO_SMALL'),
  },
} as const satisfies Endpoints
