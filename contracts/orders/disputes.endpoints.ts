import { APPEAL_SIDES, APPEAL_STATES } from '@okolitsa/domain/orders/appeal.ts'
import { CLAIM_STATES, CONTEST_STATES } from '@okolitsa/domain/orders/claim.ts'
import { DISPUTE_KINDS } from '@okolitsa/domain/orders/dispute.ts'
import { DELIVERY_KINDS } from '@okolitsa/domain/orders/order-status.ts'
import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { PAYMENT_STATUSES } from '@okolitsa/domain/payments/payment-status.ts'
import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'
import { claimShareSchema } from './claim-decision.ts'
import { historyEntrySchema } from './desk-order.ts'
import { claimOutcomeSchema, claimSchema } from './order-change.ts'

/** Open disputes in one answer. */
export const MAX_DISPUTES_SHOWN = 200

const office = { access: 'office', permission: 'decideContests' } as const
const int = z.number().int()
/** A dispute has the id of its claim. */
const params = z.object({ id: z.uuid() })
/** Both sides read the reason, so that it is required. */
const reason = z.string('required').trim().min(1, 'required').max(500, 'tooLong')

const disputeSummarySchema = z.object({
  /** Id of the claim. */
  id: z.uuid(),
  kind: z.enum(DISPUTE_KINDS),
  orderId: int,
  /** Title of the goods. */
  title: z.string(),
  /** Disputed refund, roubles. */
  refund: z.number(),
  seller: z.object({ id: int, title: z.string() }),
  customerName: z.string(),
  /** Time since which the office has to decide, ISO 8601. */
  since: z.string(),
  /** Time until which the office has to decide, ISO 8601. */
  dueAt: z.string(),
})
export type DisputeSummary = z.output<typeof disputeSummarySchema>

export const disputeSchema = z.object({
  id: z.uuid(),
  /** The open dispute; null = decided, or the seller answered meanwhile. */
  kind: z.enum(DISPUTE_KINDS).nullable(),
  claim: claimSchema.omit({ appeal: true, appealBefore: true }).extend({
    state: z.enum(CLAIM_STATES),
    /** Words of the seller's own decision; empty = the seller has not decided. */
    sellerAnswer: z.string(),
    contest: z
      .object({ state: z.enum(CONTEST_STATES), reason: z.string(), at: z.string().nullable(), answer: z.string() })
      .nullable(),
  }),
  /** The appeal against the first decision; null = none. */
  appeal: z
    .object({
      side: z.enum(APPEAL_SIDES),
      state: z.enum(APPEAL_STATES),
      text: z.string(),
      at: z.string(),
      answer: z.string(),
      /** False = the person made the first decision, so that another one has to decide. */
      mayDecide: z.boolean(),
    })
    .nullable(),
  order: z.object({
    id: int,
    placedAt: z.string(),
    timeZone: z.string(),
    deliveryKind: z.enum(DELIVERY_KINDS),
    paymentMethod: z.enum(PAYMENT_METHODS),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    /** Roubles. */
    total: z.number(),
  }),
  /** Sum of the disputed goods in the order, roubles. */
  lineSum: z.number(),
  seller: z.object({
    id: int,
    title: z.string(),
    /** Claims about the seller's goods of the last year. */
    claims: int,
  }),
  customer: z.object({
    name: z.string(),
    /** Received orders. */
    orders: int,
    /** Claims of the last year, and those of them that the office found wrong. */
    claims: int,
    upheldAgainst: int,
  }),
  /** Steps of the order, oldest first. */
  history: z.array(historyEntrySchema),
})
export type Dispute = z.output<typeof disputeSchema>

/** Disputes between customers and sellers, decided by the office. */
export const disputesEndpoints = defineEndpoints({
  listDisputes: {
    ...office,
    method: 'GET',
    path: '/v1/office/disputes',
    summary: 'Open disputes, longest waiting first.',
    answer: z.object({ items: z.array(disputeSummarySchema) }),
  },
  getDispute: {
    ...office,
    method: 'GET',
    path: '/v1/office/disputes/{id}',
    summary: 'A dispute with the evidence of both sides; a decided one shows its decision.',
    params,
    answer: disputeSchema,
  },
  previewDispute: {
    ...office,
    method: 'POST',
    path: '/v1/office/disputes/{id}/preview',
    summary: 'The refund of accepting an unanswered or appealed claim in part or in full, without changes.',
    params,
    body: claimShareSchema,
    answer: claimOutcomeSchema.omit({ isInstant: true }),
    errors: refuses('CLAIM_REFUSED', 'ORDER_CHANGE_FORBIDDEN'),
  },
  decideContest: {
    ...office,
    method: 'POST',
    path: '/v1/office/disputes/{id}/contest',
    freshFactor: true,
    summary: 'Decides a contested refund; if upheld, the market pays the seller.',
    params,
    body: z.object({ isUpheld: z.boolean('required'), reason }),
    answer: disputeSchema,
    errors: refuses('CLAIM_REFUSED', 'ORDER_CHANGE_FORBIDDEN'),
  },
  decideLateClaim: {
    ...office,
    method: 'POST',
    path: '/v1/office/disputes/{id}/claim',
    freshFactor: true,
    summary: 'Decides a claim that the seller has not answered in time: refunds it in full or in part, or declines it.',
    params,
    body: z.object({ isAccepted: z.boolean('required'), percent: claimShareSchema.shape.percent, reason }),
    answer: disputeSchema,
    errors: refuses('CLAIM_REFUSED', 'ORDER_CHANGE_FORBIDDEN'),
  },
  decideAppeal: {
    ...office,
    method: 'POST',
    path: '/v1/office/disputes/{id}/appeal',
    freshFactor: true,
    summary: 'Decides an appeal finally, as another person: refunds the customer, or the market pays the seller.',
    params,
    body: z.object({ isChanged: z.boolean('required'), percent: claimShareSchema.shape.percent, reason }),
    answer: disputeSchema,
    errors: refuses('CLAIM_REFUSED', 'ORDER_CHANGE_FORBIDDEN', 'APPROVAL_OWN'),
  },
  disputePhoto: {
    ...office,
    method: 'GET',
    path: '/v1/office/disputes/{id}/photos/{photoId}',
    summary: 'A photo of either side.',
    params: params.extend({ photoId: z.uuid() }),
    answer: bytes,
    media: 'image/webp',
  },
})
