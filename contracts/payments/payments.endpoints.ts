import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'
import { listOf } from '../kernel/paging.ts'
import { shown } from '../kernel/shows.ts'
import { refuses } from '../refusals/refuses.ts'
import { paymentStateSchema } from './payment.ts'
import { paymentMethodCode, paymentMethodSchema } from './payment-method.ts'

/** Fields of MONETA's calls, with their original names. */
const mntFields = z.looseObject({
  MNT_TRANSACTION_ID: z.string().max(255).optional(),
  MNT_OPERATION_ID: z.string().max(20).optional(),
})
/** Fields of the acquirer's notifications; banks add others. */
const rbsFields = z.looseObject({
  mdOrder: z.string().max(100).optional(),
  orderNumber: z.string().max(100).optional(),
  operation: z.string().max(50).optional(),
})
const RBS_CALLBACK = '/api/v1/payments/rbs/callback'
const PAYANYWAY_CALLBACK = '/api/v1/payments/payanyway/callback'
const PAYANYWAY_CHECK = '/api/v1/payments/payanyway/check'

export const paymentsEndpoints = defineEndpoints({
  listPaymentMethods: {
    method: 'GET',
    path: '/api/v2/payment-methods',
    access: 'public',
    summary: 'Ways to pay that each of the given sellers accepts, and those all of them accept.',
    query: z.object({
      /** Sellers as `1,2` or a repeated key; optional on a seller's own site. */
      farmerId: listOf(id).refine((ids) => ids.length <= 20, 'tooLong'),
    }),
    answer: z.object({
      organizations: z.array(
        z
          .object({ farmerId: z.number().int(), methods: z.array(paymentMethodSchema) })
          .register(shown, { shows: ['seller'], id: 'farmerId' }),
      ),
      common: z.array(paymentMethodSchema),
    }),
  },
  listOrderPaymentMethods: {
    method: 'GET',
    path: '/api/v1/payment-methods/{orderId}',
    access: 'customer',
    summary:
      'Ways in which an unpaid order, or what it costs more since it was paid, may be paid now, also one that is to be paid outside the shop until the seller begins; empty when nothing is to be chosen.',
    params: z.object({ orderId: id }),
    answer: z.object({
      items: z.array(paymentMethodSchema.extend({ isCurrent: z.boolean() })),
    }),
  },
  getPaymentStatus: {
    method: 'GET',
    path: '/api/v1/checkout/payment/status/{id}',
    access: 'customer',
    summary: 'State of the payment of an order; asks the gateway when it has not been asked just now.',
    params: z.object({ id }),
    answer: paymentStateSchema,
  },
  changePaymentMethod: {
    method: 'PATCH',
    path: '/api/v1/orders/{id}/{paymentMethod}',
    access: 'customer',
    summary:
      'Pays an unpaid order or its surcharge again, in the same or in another way; the earlier attempt is withdrawn. An order that was to be paid outside the shop is paid so when the online payment does not come in time (`fallbackMethod`).',
    params: z.object({ id, paymentMethod: paymentMethodCode }),
    answer: paymentStateSchema,
    errors: refuses('ORDER_STEP_FORBIDDEN', 'PAYMENT_METHOD_UNAVAILABLE', 'PAYMENT_EXPIRED'),
  },
  notifyRbs: {
    method: 'GET',
    path: RBS_CALLBACK,
    access: 'public',
    work: 'cheap',
    summary: 'Notification of the acquirer, signed; it only makes us ask the gateway for the status.',
    query: rbsFields,
    answer: z.object({ accepted: z.literal(true) }),
  },
  notifyRbsByPost: {
    method: 'POST',
    path: RBS_CALLBACK,
    access: 'public',
    work: 'cheap',
    summary: 'The same by POST, for merchants configured so.',
    form: true,
    body: rbsFields,
    answer: z.object({ accepted: z.literal(true) }),
  },
  notifyPayAnyWay: {
    method: 'POST',
    path: PAYANYWAY_CALLBACK,
    access: 'public',
    work: 'cheap',
    summary: 'Pay URL of MONETA: a payment arrived. Answers SUCCESS when processed, FAIL to be notified again.',
    form: true,
    body: mntFields,
    media: 'text/plain',
    answer: z.enum(['SUCCESS', 'FAIL']),
  },
  notifyPayAnyWayByGet: {
    method: 'GET',
    path: PAYANYWAY_CALLBACK,
    access: 'public',
    work: 'cheap',
    summary: 'The same by GET, for accounts configured so.',
    query: mntFields,
    media: 'text/plain',
    answer: z.enum(['SUCCESS', 'FAIL']),
  },
  checkPayAnyWay: {
    method: 'GET',
    path: PAYANYWAY_CHECK,
    access: 'public',
    work: 'cheap',
    summary: 'Check URL of MONETA: is the payment still wanted? Answers signed XML.',
    query: mntFields,
    media: 'application/xml',
    answer: z.string(),
  },
  checkPayAnyWayByPost: {
    method: 'POST',
    path: PAYANYWAY_CHECK,
    access: 'public',
    work: 'cheap',
    summary: 'The same, as an account may be set up to ask it.',
    form: true,
    body: mntFields,
    media: 'application/xml',
    answer: z.string(),
  },
})
