import { ORDER_PERIODS, ORDER_STAGES } from '@okolitsa/domain/orders/order-status.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams, uuid } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { refuses } from '../refusals/refuses.ts'
import { orderSchema, orderSummarySchema } from './order.ts'

const cancelBody = z.object({ reason: z.string().trim().max(500, 'tooLong').default('') }).optional()

export const ordersEndpoints = defineEndpoints({
  listOrders: {
    method: 'GET',
    path: '/api/v3/orders',
    access: 'customer',
    summary:
      'Orders of the customer at farmers, newest first; optionally of one seller, of one purchase, of one stage or of the last days.',
    query: z.object({
      ...pageQuery(10),
      farmerId: id.optional(),
      orderGroupId: z.uuid('wrongValue').optional(),
      stage: z.enum(ORDER_STAGES, 'wrongValue').optional(),
      period: z.enum(ORDER_PERIODS, 'wrongValue').optional(),
    }),
    answer: pageOf(orderSummarySchema),
  },
  listOrderSellers: {
    method: 'GET',
    path: '/api/v1/orders/sellers',
    access: 'customer',
    summary: 'Farmers the customer has ordered from, by title, for the filter of the order list.',
    answer: z.object({ items: z.array(z.object({ id: z.number().int(), title: z.string() })) }),
  },
  getOrder: {
    method: 'GET',
    path: '/api/v1/orders/{id}',
    access: 'customer',
    summary: 'One order with its lines, sums and progress.',
    params: idParams,
    answer: orderSchema,
  },
  countOrders: {
    method: 'GET',
    path: '/api/v1/orders/count',
    access: 'customer',
    summary: 'How many orders the customer has, how many are under way, and how many wait for their payment.',
    answer: z.object({ total: z.number().int(), active: z.number().int(), unpaid: z.number().int() }),
  },
  getOrderGroupCalendar: {
    method: 'GET',
    path: '/api/v1/order-groups/{orderGroupId}/calendar',
    access: 'customer',
    summary:
      'The orders of a purchase that are still to come, as an iCalendar file: days or hours in the seller’s zone.',
    params: z.object({ orderGroupId: uuid }),
    media: 'text/calendar',
    answer: z.string(),
  },
  cancelOrder: {
    method: 'PATCH',
    path: '/api/v1/orders/{id}/cancel',
    access: 'customer',
    summary: 'Cancels an order that has not left yet; a payment is returned.',
    params: idParams,
    body: cancelBody,
    answer: orderSchema,
    errors: refuses('ORDER_STEP_FORBIDDEN', 'DINNER_IS_COOKING'),
  },
  completeOrder: {
    method: 'PATCH',
    path: '/api/v1/orders/{id}/complete',
    access: 'customer',
    summary: 'Confirms that the order was received.',
    params: idParams,
    answer: orderSchema,
    errors: refuses('ORDER_STEP_FORBIDDEN'),
  },
  listRestaurantOrders: {
    method: 'GET',
    path: '/api/v1/orders/restaurants',
    area: 'restaurants',
    whenAreaClosed: 'served',
    access: 'customer',
    summary: 'Orders of the customer at restaurants, newest first; optionally of one restaurant or of one stage.',
    query: z.object({
      ...pageQuery(10),
      farmerId: id.optional(),
      stage: z.enum(ORDER_STAGES, 'wrongValue').optional(),
    }),
    answer: pageOf(orderSummarySchema),
  },
  getRestaurantOrder: {
    method: 'GET',
    path: '/api/v1/orders/restaurants/{id}',
    area: 'restaurants',
    whenAreaClosed: 'served',
    access: 'customer',
    summary: 'One order at a restaurant.',
    params: idParams,
    answer: orderSchema,
  },
  cancelRestaurantOrder: {
    method: 'PATCH',
    path: '/api/v1/orders/restaurants/{id}/cancel',
    area: 'restaurants',
    whenAreaClosed: 'served',
    access: 'customer',
    summary: 'Cancels an order that the kitchen has not accepted yet; a payment is returned.',
    params: idParams,
    body: cancelBody,
    answer: orderSchema,
    errors: refuses('ORDER_STEP_FORBIDDEN', 'DINNER_IS_COOKING'),
  },
})
