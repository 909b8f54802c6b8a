import { CHANGE_KINDS, CHANGE_STATES } from '@okolitsa/domain/orders/change-wish.ts'
import { ORDER_ACTORS } from '@okolitsa/domain/orders/order-machine.ts'
import { DELIVERY_KINDS, DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { PAYMENT_STATUSES } from '@okolitsa/domain/payments/payment-status.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { orderSchema } from '../orders/order.ts'
import { changePreviewSchema, claimSchema, staffWishSchema } from '../orders/order-change.ts'

/** Heaps that orders lie in on the operator's page; an order may lie in several. */
export const ORDER_HEAPS = ['new', 'assembling', 'leaving', 'awaitingAnswer', 'claims', 'finished', 'all'] as const
export type OrderHeap = (typeof ORDER_HEAPS)[number]

const summarySchema = z.object({
  id: z.number().int(),
  number: z.string(),
  seller: z.object({ id: z.number().int(), title: z.string() }),
  state: z.enum(DELIVERY_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  deliveryKind: z.enum(DELIVERY_KINDS),
  /** `YYYY-MM-DD` in the seller's time zone. */
  deliveryDate: z.string(),
  deliveryWindow: z.object({ fromHour: z.number().int(), toHour: z.number().int() }),
  timeZone: z.string(),
  /** ISO 8601. */
  placedAt: z.string(),
  /** Who meets it; the telephone is on the order's own page. */
  recipientName: z.string(),
  linesCount: z.number().int(),
  /** Weight lines that are not weighed yet. */
  toWeigh: z.number().int(),
  total: z.number(),
  /** The shopper is asked about a change. */
  awaitsAnswer: z.boolean(),
  /** The seller is asked about spoilt goods. */
  hasClaim: z.boolean(),
})
export type CabinetOrderSummary = z.output<typeof summarySchema>

const historyEntrySchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  actor: z.enum(ORDER_ACTORS),
  /** The staff member's name; null for shoppers and jobs. */
  actorName: z.string().nullable(),
  reason: z.string(),
  /** Where it was moved, or what was changed and to what total (roubles). */
  step: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('move'), to: z.enum(DELIVERY_STATUSES) }),
    z.object({
      kind: z.literal('change'),
      change: z.enum(CHANGE_KINDS),
      state: z.enum(CHANGE_STATES),
      titles: z.array(z.string()),
      totalBefore: z.number(),
      totalAfter: z.number(),
    }),
  ]),
})
export type CabinetHistoryEntry = z.output<typeof historyEntrySchema>

/** What is not for staff: other orders of the purchase, the shopper's own buttons, pages of payment. */
const staffOrderSchema = orderSchema.omit({ purchaseId: true, may: true, payment: true, awaitsReview: true }).extend({
  /** Null once nobody needs to find the shopper any more. */
  recipient: orderSchema.shape.recipient.nullable(),
  place: orderSchema.shape.place.nullable(),
})

export const cabinetOrderSchema = z.object({
  order: staffOrderSchema,
  /** Where this person may move it now. */
  moves: z.array(z.enum(DELIVERY_STATUSES)),
  /** What this person may change now. */
  changes: z.array(z.enum(CHANGE_KINDS)),
  claims: z.array(claimSchema),
  /** The oldest first. */
  history: z.array(historyEntrySchema),
})
export type CabinetOrder = z.output<typeof cabinetOrderSchema>

const reason = z.string().trim().max(500, 'tooLong').default('')
const claimParams = idParams.extend({ claimId: z.uuid() })

/** The operator's page: orders of a seller, or of all of them for an administrator. */
export const cabinetEndpoints = defineEndpoints({
  listOrders: {
    method: 'GET',
    path: '/v1/cabinet/orders',
    access: 'seller',
    summary: 'Orders in a heap, those to be brought soonest first; found by number or the end of a telephone.',
    query: z.object({
      ...pageQuery(20),
      heap: z.enum(ORDER_HEAPS, 'wrongValue').default('new'),
      /** Digits of the order's number, or the last four and more of the recipient's telephone. */
      search: z.string().trim().max(40, 'tooLong').default(''),
      /** For administrators: one seller only. */
      organizationId: id.optional(),
    }),
    answer: pageOf(summarySchema).extend({ heaps: z.record(z.enum(ORDER_HEAPS), z.number().int()) }),
  },
  getOrder: {
    method: 'GET',
    path: '/v1/cabinet/orders/{id}',
    access: 'seller',
    summary: 'One order with what may be done with it and what was.',
    params: idParams,
    answer: cabinetOrderSchema,
  },
  moveOrder: {
    method: 'POST',
    path: '/v1/cabinet/orders/{id}/moves',
    access: 'seller',
    summary: 'Moves an order one step along its way, or cancels it.',
    params: idParams,
    body: z.object({ to: z.enum(DELIVERY_STATUSES, 'wrongValue'), reason }),
    answer: cabinetOrderSchema,
  },
  previewChange: {
    method: 'POST',
    path: '/v1/cabinet/orders/{id}/changes/preview',
    access: 'seller',
    summary: 'What a change would do to the lines and the money; nothing is written.',
    params: idParams,
    body: z.object({ wish: staffWishSchema }),
    answer: changePreviewSchema,
  },
  applyChange: {
    method: 'POST',
    path: '/v1/cabinet/orders/{id}/changes',
    access: 'seller',
    summary: 'Makes a change at the total its preview told, or asks the shopper when the preview said so.',
    params: idParams,
    body: z.object({
      wish: staffWishSchema,
      /** Roubles, as the preview told them. */
      expectedTotal: z.number('notANumber').min(0, 'tooSmall').max(21_474_836.47, 'tooBig'),
      reason,
    }),
    answer: cabinetOrderSchema,
  },
  decideClaim: {
    method: 'POST',
    path: '/v1/cabinet/orders/{id}/claims/{claimId}',
    access: 'seller',
    summary: 'Accepts a claim of spoilt goods, so that its money goes back, or declines it with a reason.',
    params: claimParams,
    body: z
      .object({ isAccepted: z.boolean('required'), reason })
      .refine((decision) => decision.isAccepted || decision.reason !== '', { path: ['reason'], error: 'required' }),
    answer: cabinetOrderSchema,
  },
  claimPhoto: {
    method: 'GET',
    path: '/v1/cabinet/orders/{id}/claims/{claimId}/photos/{photoId}',
    access: 'seller',
    summary: 'A photo of a claim, WebP.',
    params: claimParams.extend({ photoId: z.uuid() }),
    answer: z.unknown(),
    raw: true,
  },
})
