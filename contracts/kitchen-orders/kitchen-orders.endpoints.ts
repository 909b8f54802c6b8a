import { DELIVERY_KINDS, DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { z } from 'zod'
import { pickedOptionSchema } from '../cart/cart-product.ts'
import { deliveryPlaceSchema } from '../checkout/checkout.ts'
import { defineServedEndpointsIn } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { orderDinnerSchema } from '../orders/order.ts'
import { refuses } from '../refusals/refuses.ts'

/** Maximum orders on a kitchen's screen, more than a kitchen cooks concurrently. */
export const MAX_KITCHEN_ORDERS = 100

export const kitchenOrderSchema = z.object({
  id: z.number().int(),
  number: z.string(),
  restaurant: z.object({ id: z.number().int(), title: z.string(), timeZone: z.string() }),
  /**
   * State: formed = awaits an answer, isAssembling = cooking or awaiting the courier, then onTheRoad /
   * readyForIssuance.
   */
  state: z.enum(DELIVERY_STATUSES),
  deliveryKind: z.enum(DELIVERY_KINDS),
  dinner: orderDinnerSchema,
  /** Minutes from the kitchen to the customer; 0 = pickup. */
  roadMinutes: z.number().int(),
  /** Time of the order, ISO 8601. */
  placedAt: z.string(),
  recipientName: z.string(),
  comment: z.string(),
  /** Delivery address; null = pickup. */
  place: deliveryPlaceSchema.nullable(),
  lines: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      /** Portions to cook. */
      quantity: z.number().int(),
      options: z.array(pickedOptionSchema.pick({ title: true, groupTitle: true, count: true })),
    }),
  ),
  /** Total of the order, roubles. */
  total: z.number(),
  /** Sum to collect at the handover, roubles; 0 = paid. */
  toTake: z.number(),
})
export type KitchenOrder = z.output<typeof kitchenOrderSchema>

const minutes = z.number('notANumber').int('wholeNumber').min(5, 'tooSmall').max(180, 'tooBig')
const step = {
  params: idParams,
  answer: kitchenOrderSchema,
  errors: refuses('ORDER_STEP_FORBIDDEN', 'MONEY_NOT_YOURS'),
}

/** The kitchen's screen: orders to answer, cook and send. Changes are published on `staff:<restaurant>`. */
export const kitchenOrdersEndpoints = defineServedEndpointsIn('restaurants', {
  listKitchenOrders: {
    method: 'GET',
    path: '/v1/cabinet/kitchen',
    access: 'seller',
    seller: 'organizationId',
    permission: 'readOrders',
    summary: 'Orders of restaurants that are to be answered, cooked or handed over, those promised first at the top.',
    query: z.object({ organizationId: id.optional() }),
    answer: z.object({ items: z.array(kitchenOrderSchema) }),
  },
  acceptOrder: {
    ...step,
    method: 'POST',
    path: '/v1/cabinet/kitchen/orders/{id}/accept',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Accepts the order with the cooking time; the customer is notified of the expected time.',
    body: z.object({ minutes }),
  },
  delayOrder: {
    once: true,
    ...step,
    method: 'POST',
    path: '/v1/cabinet/kitchen/orders/{id}/delay',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Delays the order by minutes; the customer is notified of the new time.',
    body: z.object({ minutes: minutes.max(90, 'tooBig') }),
  },
  refuseOrder: {
    ...step,
    method: 'POST',
    path: '/v1/cabinet/kitchen/orders/{id}/refuse',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Refuses the order with a reason; it is refunded in full.',
    body: z.object({ reason: z.string('required').trim().min(1, 'required').max(500, 'tooLong') }),
  },
  setOrderReady: {
    ...step,
    method: 'POST',
    path: '/v1/cabinet/kitchen/orders/{id}/ready',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Marks the order as ready for the courier, or for the customer, who is notified.',
  },
  sendOrderOff: {
    ...step,
    method: 'POST',
    path: '/v1/cabinet/kitchen/orders/{id}/send',
    access: 'seller',
    permission: 'workOrders',
    summary: 'The courier is on the way with it.',
  },
  handOrderOver: {
    ...step,
    method: 'POST',
    path: '/v1/cabinet/kitchen/orders/{id}/hand-over',
    access: 'seller',
    permission: 'workOrders',
    summary: 'The customer has it.',
  },
})
