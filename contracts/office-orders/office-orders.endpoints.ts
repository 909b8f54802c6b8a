import { MAX_ORDER_NOTE } from '@okolitsa/domain/office/order-work.ts'
import { PERSONAL_FIELDS, REVEAL_REASONS } from '@okolitsa/domain/office/personal-fields.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams, jsonId } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { officeOrderSchema, revealedSchema } from './office-order.ts'

const office = { access: 'office', params: idParams } as const
/** Reason that the customer reads. */
const reason = z.string('required').trim().min(1, 'required').max(500, 'tooLong')

/** Orders of all sellers, for the office. */
export const officeOrdersEndpoints = defineEndpoints({
  getOfficeOrder: {
    ...office,
    method: 'GET',
    path: '/v1/office/orders/{id}',
    permission: 'seeOrders',
    summary: 'One order with both sides, its money and its timeline; personal data is masked.',
    answer: officeOrderSchema,
  },
  revealField: {
    ...office,
    method: 'POST',
    path: '/v1/office/orders/{id}/reveals',
    permission: 'revealPersonalData',
    summary: 'Shows one personal field for ten minutes; the customer sees who looked and why.',
    body: z.object({ field: z.enum(PERSONAL_FIELDS, 'wrongValue'), reason: z.enum(REVEAL_REASONS, 'wrongValue') }),
    answer: revealedSchema,
  },
  addOrderNote: {
    ...office,
    method: 'POST',
    once: true,
    path: '/v1/office/orders/{id}/notes',
    permission: 'handleOrders',
    summary: 'Adds a note that only the office sees.',
    body: z.object({ text: z.string('required').trim().min(1, 'required').max(MAX_ORDER_NOTE, 'tooLong') }),
    answer: officeOrderSchema,
  },
  assignOrder: {
    ...office,
    method: 'POST',
    path: '/v1/office/orders/{id}/owner',
    permission: 'handleOrders',
    summary: 'Names the person of the office who looks after the order, or nobody.',
    body: z.object({ memberId: jsonId.nullable() }),
    answer: officeOrderSchema,
  },
  cancelOrderForCustomer: {
    ...office,
    method: 'POST',
    path: '/v1/office/orders/{id}/cancellation',
    permission: 'handleOrders',
    freshFactor: true,
    summary: 'Cancels an order on behalf of its customer; its money goes back.',
    body: z.object({ reason }),
    answer: officeOrderSchema,
    errors: refuses('ORDER_STEP_FORBIDDEN'),
  },
  completeOrderForCustomer: {
    ...office,
    method: 'POST',
    path: '/v1/office/orders/{id}/completion',
    permission: 'handleOrders',
    freshFactor: true,
    summary: 'Marks an order as received on behalf of its customer.',
    body: z.object({ reason }),
    answer: officeOrderSchema,
    errors: refuses('ORDER_STEP_FORBIDDEN'),
  },
})
