import { LARGEST_CLAIM_PHOTO, MAX_CLAIM_PHOTOS } from '@okolitsa/domain/orders/claim.ts'
import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { orderSchema } from './order.ts'
import {
  changePreviewSchema,
  claimFieldsSchema,
  claimOutcomeSchema,
  claimPreviewSchema,
  claimSchema,
  deliveryChangeApplySchema,
  deliveryChangeSchema,
  deliveryPreviewSchema,
  editApplySchema,
  editSchema,
  orderChangeSchema,
  proposalAnswerSchema,
} from './order-change.ts'

/** Refusals of an edit. */
const EDIT_REFUSALS = [
  'ORDER_CHANGE_FORBIDDEN',
  'FARMER_OR_PRODUCTS_UNAVAILABLE',
  'QUANTITY_OVER_LIMIT',
  'NOT_ENOUGH_STOCK',
  'MIN_SUM_NOT_REACHED',
  'SUBSTITUTION_FORBIDDEN',
  'BONUSES_NOT_ENOUGH',
] as const
/** Refusals of a change of delivery. */
const DELIVERY_REFUSALS = [
  'ORDER_CHANGE_FORBIDDEN',
  'DELIVERY_DATE_UNAVAILABLE',
  'UNAVAILABLE_AT_USER_AREA',
  'POINT_NEEDED',
  'POINT_ELSEWHERE',
  'MIN_SUM_NOT_REACHED',
  'QUANTITY_OVER_LIMIT',
] as const

/** Changes of an order after checkout, for its customer. */
export const orderChangesEndpoints = defineEndpoints({
  listChanges: {
    method: 'GET',
    path: '/api/v1/orders/{id}/changes',
    access: 'customer',
    summary: 'Every change of an order and every proposal, oldest first.',
    params: idParams,
    answer: z.object({ items: z.array(orderChangeSchema) }),
  },
  previewEdit: {
    method: 'POST',
    path: '/api/v1/orders/{id}/edit/preview',
    access: 'customer',
    summary: 'What other quantities and products would do to an order before its cut-off; nothing is written.',
    params: idParams,
    body: editSchema,
    answer: changePreviewSchema,
    errors: refuses(...EDIT_REFUSALS),
  },
  editOrder: {
    method: 'POST',
    path: '/api/v1/orders/{id}/edit',
    access: 'customer',
    summary: 'Orders otherwise before the cut-off, at the total the preview showed; removing everything cancels.',
    params: idParams,
    body: editApplySchema,
    answer: orderSchema,
    errors: refuses('ORDER_CHANGED', 'ORDER_STEP_FORBIDDEN', ...EDIT_REFUSALS),
  },
  previewDelivery: {
    method: 'POST',
    path: '/api/v1/orders/{id}/delivery/preview',
    access: 'customer',
    summary: 'What another day, address or recipient would cost before the cut-off, and which days are open there.',
    params: idParams,
    body: deliveryChangeSchema,
    answer: deliveryPreviewSchema,
    errors: refuses(...DELIVERY_REFUSALS),
  },
  changeDelivery: {
    method: 'POST',
    path: '/api/v1/orders/{id}/delivery',
    access: 'customer',
    summary: 'Another day, address or recipient before the cut-off, at the total the preview showed.',
    params: idParams,
    body: deliveryChangeApplySchema,
    answer: orderSchema,
    errors: refuses('ORDER_CHANGED', ...DELIVERY_REFUSALS),
  },
  answerProposal: {
    method: 'POST',
    path: '/api/v1/orders/{id}/changes/{changeId}/answer',
    access: 'customer',
    summary: 'Says yes or no to a change the seller proposes; no answer in time is a no.',
    params: z.object({ id, changeId: z.uuid() }),
    body: proposalAnswerSchema,
    answer: orderSchema,
    errors: refuses('ORDER_CHANGED', 'ORDER_CHANGE_FORBIDDEN', 'NOT_ENOUGH_STOCK', 'BONUSES_NOT_ENOUGH'),
  },
  listClaims: {
    method: 'GET',
    path: '/api/v1/orders/{id}/claims',
    access: 'customer',
    summary: 'Claims about goods of an order, oldest first.',
    params: idParams,
    answer: z.object({ items: z.array(claimSchema) }),
  },
  previewClaim: {
    method: 'POST',
    path: '/api/v1/orders/{id}/claims/preview',
    access: 'customer',
    summary: 'What a claim would give back, and whether at once; nothing is written.',
    params: idParams,
    body: claimPreviewSchema,
    answer: claimOutcomeSchema,
    errors: refuses('CLAIM_REFUSED', 'ORDER_CHANGE_FORBIDDEN'),
  },
  claimGoods: {
    method: 'POST',
    once: true,
    path: '/api/v1/orders/{id}/claims',
    access: 'customer',
    summary:
      'Says that a line came spoilt, short or as something else: a form with fields and up to five photos (JPEG, PNG, WebP); what did not come needs none.',
    params: idParams,
    body: claimFieldsSchema,
    files: { most: MAX_CLAIM_PHOTOS, maxBytes: LARGEST_CLAIM_PHOTO },
    answer: claimSchema,
    errors: refuses(
      'CLAIM_REFUSED',
      'ORDER_CHANGE_FORBIDDEN',
      'PHOTO_REQUIRED',
      'PHOTO_UNREADABLE',
      'PHOTO_TOO_LARGE',
      'PHOTO_TOO_SMALL',
    ),
    status: 201,
  },
  takeClaimMoney: {
    method: 'POST',
    path: '/api/v1/orders/{id}/claims/{claimId}/money',
    access: 'customer',
    summary: 'Asks for the money of a claim for which the seller promised new goods: it goes back. Twice is once.',
    params: z.object({ id, claimId: z.uuid() }),
    answer: orderSchema,
    errors: refuses('CLAIM_REFUSED', 'ORDER_CHANGE_FORBIDDEN'),
  },
  disputeRepayment: {
    method: 'POST',
    path: '/api/v1/orders/{id}/debts/{debtId}/dispute',
    access: 'customer',
    summary: 'Says that money did not come which the seller says they gave back: it is owed again. Once for each.',
    params: idParams.extend({ debtId: id }),
    answer: orderSchema,
    errors: refuses('ORDER_STEP_FORBIDDEN'),
  },
  getParcelPhoto: {
    method: 'GET',
    path: '/api/v1/orders/{id}/photos/{photoId}',
    access: 'customer',
    summary:
      'A photo of the customer’s own order: how it was gathered, a visit of its courier, or the proof of a repayment.',
    params: z.object({ id, photoId: z.uuid() }),
    answer: bytes,
    media: 'image/webp',
  },
  getClaimPhoto: {
    method: 'GET',
    path: '/api/v1/orders/{id}/claims/{claimId}/photos/{photoId}',
    access: 'customer',
    summary: 'A photo of the customer’s own claim.',
    params: z.object({ id, claimId: z.uuid(), photoId: z.uuid() }),
    answer: bytes,
    media: 'image/webp',
  },
})
