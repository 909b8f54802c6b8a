import { MISSED_REASONS } from '@okolitsa/domain/couriers/courier-link.ts'
import { LARGEST_CLAIM_PHOTO } from '@okolitsa/domain/orders/claim.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams, jsonBigId, uuid } from '../kernel/id.ts'
import { enteredRoubles } from '../kernel/roubles.ts'
import { refuses } from '../refusals/refuses.ts'
import { courierDaySchema } from './couriers.ts'

/** The secret part of a courier link, in a header so that no access log contains it. */
export const COURIER_HEADER = 'courier-link'

export const MAX_REFUSED_LINES = 200

const courier = {
  access: 'public',
  session: 'none',
  headers: z.object({ [COURIER_HEADER]: z.string().max(100, 'wrongValue').optional() }),
  answer: courierDaySchema,
} as const

/** A courier's day, authorized by a link; without a valid link all calls answer 404. */
export const courierEndpoints = defineEndpoints({
  getCourierDay: {
    ...courier,
    method: 'GET',
    path: '/v1/courier/day',
    summary: 'The addresses of the link’s day.',
  },
  deliver: {
    ...courier,
    method: 'POST',
    path: '/v1/courier/orders/{id}/deliveries',
    summary: 'The order is handed over, and the money that was due at the door is there.',
    params: idParams,
    /** Roubles collected, as in `due`; null = nothing was due. */
    body: z.object({ received: enteredRoubles().nullable() }),
    errors: refuses('ORDER_STEP_FORBIDDEN', 'ORDER_STEP_EARLY', 'GOODS_NOT_WEIGHED', 'ORDER_CHANGED'),
  },
  addDoorPhoto: {
    ...courier,
    method: 'POST',
    path: '/v1/courier/orders/{id}/photos',
    summary: 'A photo of a visit: its customer and its seller see it. Five of an order at most.',
    params: idParams,
    /** Idempotency key of the photo. */
    body: z.object({ press: uuid }),
    files: { least: 1, most: 1, maxBytes: LARGEST_CLAIM_PHOTO },
    errors: refuses(
      'ORDER_CHANGE_FORBIDDEN',
      'PHOTO_REQUIRED',
      'PHOTO_UNREADABLE',
      'PHOTO_TOO_LARGE',
      'PHOTO_TOO_SMALL',
      'IDEMPOTENCY_KEY_REUSED',
    ),
    status: 201,
  },
  refuseLines: {
    ...courier,
    method: 'POST',
    path: '/v1/courier/orders/{id}/refusals',
    summary:
      'The customer does not take lines at the door: the order costs less, prepaid money goes back. Twice is once.',
    params: idParams,
    body: z.object({
      lineIds: z.array(jsonBigId).min(1, 'required').max(MAX_REFUSED_LINES, 'tooLong'),
    }),
    errors: refuses(
      'ORDER_CHANGE_FORBIDDEN',
      'ORDER_CHANGED',
      'ORDER_STEP_FORBIDDEN',
      'ORDER_STEP_EARLY',
      'GOODS_NOT_WEIGHED',
    ),
  },
  miss: {
    ...courier,
    method: 'POST',
    path: '/v1/courier/orders/{id}/misses',
    summary: 'Reports a failed delivery with its reason; the order stays on its way.',
    params: idParams,
    body: z.object({
      reason: z.enum(MISSED_REASONS, 'wrongValue'),
      /** Idempotency key of the request. */
      press: uuid.optional(),
    }),
    errors: refuses('ORDER_STEP_FORBIDDEN', 'IDEMPOTENCY_KEY_REUSED'),
  },
})
