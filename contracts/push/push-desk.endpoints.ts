import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { devices, endpoint, errors, subscription } from './push.endpoints.ts'

/** Push subscriptions of a seller's staff, who are notified about their own work: orders or customers' messages. */
export const pushDeskEndpoints = defineEndpoints({
  deskSubscribe: {
    method: 'POST',
    path: '/v1/cabinet/push/subscriptions',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Subscribes this device of a staff member.',
    body: subscription,
    answer: devices,
    errors,
  },
  deskUnsubscribe: {
    method: 'POST',
    path: '/v1/cabinet/push/subscriptions/forget',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Unsubscribes this device.',
    body: z.object({ endpoint }),
    answer: devices,
  },
})
