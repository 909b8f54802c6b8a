import { LARGEST_CLAIM_PHOTO, MAX_CLAIM_PHOTOS } from '@okolitsa/domain/orders/claim.ts'
import { DELIVERY_KINDS, DELIVERY_STATUSES, ORDER_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { MAX_PARCEL_PHOTOS, MAX_REPAYMENT_PHOTOS } from '@okolitsa/domain/orders/parcel-photo.ts'
import { z } from 'zod'
import { slotHours } from '../delivery/slot-hours.ts'
import { bytes } from '../kernel/bytes.ts'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { repaymentSchema } from '../payments/seller-debt.ts'
import { refuses } from '../refusals/refuses.ts'
import { claimAnswers, claimParams } from './claim-answers.ts'
import { cabinetOrderSchema, cabinetSummarySchema } from './desk-order.ts'
import { changePreviewSchema, expectedTotal, staffRequestedChangeSchema } from './order-change.ts'
import { OPEN_QUEUES, ORDER_QUEUES, ORDER_SORTS } from './order-queue.ts'
import { countedPackagesSchema } from './packages.ts'
import { reason } from './reason.ts'

const debtParams = idParams.extend({ debtId: id })

/** Search, filter and sort parameters of an order list or export. */
const ordersAsked = {
  queue: z.enum(ORDER_QUEUES, 'wrongValue').default('new'),
  /** Search text: order number, at least the last four digits of the recipient's telephone, or a part of the name. */
  search: z.string().trim().max(40, 'tooLong').default(''),
  /** Delivery day. */
  date: day.optional(),
  way: z.enum(DELIVERY_KINDS, 'wrongValue').optional(),
  /** Sort key; absent = the default order of the queue. */
  sort: z.enum(ORDER_SORTS, 'wrongValue').optional(),
  /** Seller to which the list is restricted. */
  organizationId: id.optional(),
}

/** Orders of a seller in the cabinet. */
export const ordersDeskEndpoints = defineEndpoints({
  listOrders: {
    method: 'GET',
    path: '/v1/cabinet/orders',
    access: 'seller',
    seller: 'organizationId',
    permission: 'readOrders',
    summary: 'Orders in a queue, those to be brought soonest first; found by number, telephone or name.',
    query: z.object({
      ...pageQuery(20),
      ...ordersAsked,
      /**
       * Keyset cursor in “finished” and “all” without a search: orders placed before this one, so that all pages cost
       * the same. `page` is then only returned.
       */
      after: id.optional(),
      /** Reverse keyset cursor: the page that ends just before this order. */
      before: id.optional(),
    }),
    /** Counts of “finished” and “all” stop at `MAX_COUNTED_ORDERS`. */
    answer: pageOf(cabinetSummarySchema).extend({ queues: z.record(z.enum(OPEN_QUEUES), z.number().int()) }),
  },
  exportOrders: {
    method: 'GET',
    path: '/v1/cabinet/orders-export/xlsx',
    access: 'seller',
    seller: 'organizationId',
    permission: 'readOrders',
    work: 'dear',
    summary: 'The orders of a list as a spreadsheet, `MAX_EXPORTED_ORDERS` at most.',
    query: z.object(ordersAsked),
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    answer: bytes,
  },
  getOrder: {
    method: 'GET',
    path: '/v1/cabinet/orders/{id}',
    access: 'seller',
    permission: 'readOrders',
    summary: 'One order with its allowed actions and its history.',
    params: idParams,
    answer: cabinetOrderSchema,
  },
  moveOrder: {
    method: 'POST',
    path: '/v1/cabinet/orders/{id}/moves',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Moves an order one step along its way, or cancels it.',
    params: idParams,
    body: z.object({
      to: z.enum(DELIVERY_STATUSES, 'wrongValue'),
      reason,
      /** True = departure before the promised day is intended; otherwise ORDER_STEP_EARLY. */
      isEarlyMeant: z.boolean('wrongValue').default(false),
    }),
    answer: cabinetOrderSchema,
    errors: refuses('ORDER_STEP_FORBIDDEN', 'ORDER_STEP_EARLY', 'GOODS_NOT_WEIGHED', 'MONEY_NOT_YOURS'),
  },
  setStatuses: {
    method: 'POST',
    path: '/v1/cabinet/orders/{id}/statuses',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Takes both status fields of a foreign back office; refused when they disagree.',
    params: idParams,
    body: z.object({
      status: z.enum(ORDER_STATUSES, 'wrongValue'),
      deliveryStatus: z.enum(DELIVERY_STATUSES, 'wrongValue'),
      reason,
    }),
    answer: cabinetOrderSchema,
    errors: refuses('STATUSES_DISAGREE', 'ORDER_STEP_FORBIDDEN', 'MONEY_NOT_YOURS'),
  },
  previewChange: {
    method: 'POST',
    path: '/v1/cabinet/orders/{id}/changes/preview',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Previews the effect of a change on lines and money, without changes.',
    params: idParams,
    body: z.object({ requestedChange: staffRequestedChangeSchema }),
    answer: changePreviewSchema,
    errors: refuses(
      'ORDER_CHANGE_FORBIDDEN',
      'SUBSTITUTION_FORBIDDEN',
      'FARMER_OR_PRODUCTS_UNAVAILABLE',
      'QUANTITY_OVER_LIMIT',
      'NOT_ENOUGH_STOCK',
    ),
  },
  applyChange: {
    method: 'POST',
    once: true,
    path: '/v1/cabinet/orders/{id}/changes',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Makes a change at the total of its preview, or proposes it to the customer if the preview requires that.',
    params: idParams,
    body: z.object({
      requestedChange: staffRequestedChangeSchema,
      /** Expected total, roubles, as returned by the preview. */
      expectedTotal,
      reason,
    }),
    answer: cabinetOrderSchema,
    errors: refuses(
      'ORDER_CHANGED',
      'MONEY_NOT_YOURS',
      'ORDER_CHANGE_FORBIDDEN',
      'SUBSTITUTION_FORBIDDEN',
      'FARMER_OR_PRODUCTS_UNAVAILABLE',
      'QUANTITY_OVER_LIMIT',
      'NOT_ENOUGH_STOCK',
    ),
  },
  listRedeliveryDays: {
    method: 'GET',
    path: '/v1/cabinet/orders/{id}/redelivery',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Days on which an order that its courier brought back may be brought again; none when it can not.',
    params: idParams,
    answer: z.object({ items: z.array(z.object({ date: z.string(), ...slotHours })) }),
  },
  redeliver: {
    method: 'POST',
    once: true,
    path: '/v1/cabinet/orders/{id}/redelivery',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Sets another delivery day after a failed delivery; the customer is notified.',
    params: idParams,
    body: z.object({ date: day }),
    answer: cabinetOrderSchema,
    errors: refuses('ORDER_CHANGED', 'ORDER_CHANGE_FORBIDDEN', 'DELIVERY_DATE_UNAVAILABLE'),
  },
  takeMoney: {
    method: 'POST',
    once: true,
    path: '/v1/cabinet/orders/{id}/payments',
    access: 'seller',
    permission: 'takeMoney',
    summary:
      'Records that the seller received the money of an order paid in cash, by invoice or by their own card terminal.',
    params: idParams,
    /** Received amount, roubles, as returned in `outside.due`. */
    body: z.object({ amount: expectedTotal }),
    answer: cabinetOrderSchema,
    errors: refuses('ORDER_CHANGED', 'ORDER_STEP_FORBIDDEN'),
  },
  payDebt: {
    method: 'POST',
    path: '/v1/cabinet/orders/{id}/debts/{debtId}',
    access: 'seller',
    permission: 'takeMoney',
    summary: 'Records that the seller refunded money they had taken; idempotent.',
    params: debtParams,
    body: repaymentSchema,
    answer: cabinetOrderSchema,
  },
  addRepaymentPhotos: {
    method: 'POST',
    once: true,
    path: '/v1/cabinet/orders/{id}/debts/{debtId}/photos',
    access: 'seller',
    permission: 'takeMoney',
    summary: 'Shows the customer photos that prove a repayment, three of one at most.',
    params: debtParams,
    files: { least: 1, most: MAX_REPAYMENT_PHOTOS, maxBytes: LARGEST_CLAIM_PHOTO },
    answer: cabinetOrderSchema,
    errors: refuses(
      'ORDER_CHANGE_FORBIDDEN',
      'PHOTO_REQUIRED',
      'PHOTO_UNREADABLE',
      'PHOTO_TOO_LARGE',
      'PHOTO_TOO_SMALL',
    ),
    status: 201,
  },
  countPackages: {
    method: 'POST',
    path: '/v1/cabinet/orders/{id}/packages',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Sets the number of packages of an order and how many are cold; the last value counts.',
    params: idParams,
    body: countedPackagesSchema,
    answer: cabinetOrderSchema,
    errors: refuses('ORDER_CHANGE_FORBIDDEN'),
  },
  ...claimAnswers,
  addParcelPhotos: {
    method: 'POST',
    once: true,
    path: '/v1/cabinet/orders/{id}/photos',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Shows the customer how the gathered parcel looks: photos (JPEG, PNG, WebP), three of an order at most.',
    params: idParams,
    files: { least: 1, most: MAX_PARCEL_PHOTOS, maxBytes: LARGEST_CLAIM_PHOTO },
    answer: cabinetOrderSchema,
    errors: refuses(
      'ORDER_CHANGE_FORBIDDEN',
      'PHOTO_REQUIRED',
      'PHOTO_UNREADABLE',
      'PHOTO_TOO_LARGE',
      'PHOTO_TOO_SMALL',
    ),
    status: 201,
  },
  parcelPhoto: {
    method: 'GET',
    path: '/v1/cabinet/orders/{id}/photos/{photoId}',
    access: 'seller',
    permission: 'readOrders',
    summary: 'A photo of an order, WebP: how it was gathered, a visit of its courier, or the proof of a repayment.',
    params: idParams.extend({ photoId: z.uuid() }),
    answer: bytes,
    media: 'image/webp',
  },
  addClaimPhotos: {
    method: 'POST',
    once: true,
    path: '/v1/cabinet/orders/{id}/claims/{claimId}/photos',
    access: 'seller',
    permission: 'decideClaims',
    summary: 'Adds the seller’s photos against a claim or to contest a refund: five at most.',
    params: claimParams,
    files: { least: 1, most: MAX_CLAIM_PHOTOS, maxBytes: LARGEST_CLAIM_PHOTO },
    answer: cabinetOrderSchema,
    errors: refuses('CLAIM_REFUSED', 'PHOTO_REQUIRED', 'PHOTO_UNREADABLE', 'PHOTO_TOO_LARGE', 'PHOTO_TOO_SMALL'),
    status: 201,
  },
  claimPhoto: {
    method: 'GET',
    path: '/v1/cabinet/orders/{id}/claims/{claimId}/photos/{photoId}',
    access: 'seller',
    permission: 'readOrders',
    summary: 'A photo of a claim, WebP.',
    params: claimParams.extend({ photoId: z.uuid() }),
    answer: bytes,
    media: 'image/webp',
  },
})
