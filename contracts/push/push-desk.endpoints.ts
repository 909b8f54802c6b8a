import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { devices, endpoint, errors, subscription } from './push.endpoints.ts'

/** The same for people of the sellers' side: they are told of what is their work: orders, or what customers say. */
export const pushDeskEndpoints = defineEndpoints({
  deskSubscribe: {
    method: 'POST',
    path: '/v1/cabinet/push/subscriptions',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Tells this device of a person of the seller from now on.',
    body: subscription,
    answer: devices,
    errors,
  },
  deskUnsubscribe: {
    method: 'POST',
    path: '/v1/cabinet/push/subscriptions/forget',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Tells this device no more.',
    body: z.object({ endpoint }),
    answer: devices,
  },
})
