import { LARGEST_CLAIM_PHOTO, MOST_CLAIM_PHOTOS } from '@okolitsa/domain/orders/claim.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
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

/** What becomes of an order after checkout, for its shopper. */
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
  },
  editOrder: {
    method: 'POST',
    path: '/api/v1/orders/{id}/edit',
    access: 'customer',
    summary: 'Orders otherwise before the cut-off, at the total the preview showed; removing everything cancels.',
    params: idParams,
    body: editApplySchema,
    answer: orderSchema,
  },
  previewDelivery: {
    method: 'POST',
    path: '/api/v1/orders/{id}/delivery/preview',
    access: 'customer',
    summary: 'What another day, address or recipient would cost before the cut-off, and which days are open there.',
    params: idParams,
    body: deliveryChangeSchema,
    answer: deliveryPreviewSchema,
  },
  changeDelivery: {
    method: 'POST',
    path: '/api/v1/orders/{id}/delivery',
    access: 'customer',
    summary: 'Another day, address or recipient before the cut-off, at the total the preview showed.',
    params: idParams,
    body: deliveryChangeApplySchema,
    answer: orderSchema,
  },
  answerProposal: {
    method: 'POST',
    path: '/api/v1/orders/{id}/changes/{changeId}/answer',
    access: 'customer',
    summary: 'Says yes or no to a change the seller proposes; no answer in time is a no.',
    params: z.object({ id, changeId: z.uuid() }),
    body: proposalAnswerSchema,
    answer: orderSchema,
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
  },
  claimGoods: {
    method: 'POST',
    path: '/api/v1/orders/{id}/claims',
    access: 'customer',
    summary:
      'Says that a line came spoilt, short or as something else: a form with fields and up to five photos (JPEG, PNG, WebP); what did not come needs none.',
    params: idParams,
    body: claimFieldsSchema,
    files: { most: MOST_CLAIM_PHOTOS, maxBytes: LARGEST_CLAIM_PHOTO },
    answer: claimSchema,
    status: 201,
  },
  getClaimPhoto: {
    method: 'GET',
    path: '/api/v1/orders/{id}/claims/{claimId}/photos/{photoId}',
    access: 'customer',
    summary: 'A photo of the customer’s own claim.',
    params: z.object({ id, claimId: z.uuid(), photoId: z.uuid() }),
    answer: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
    media: 'image/webp',
  },
})
