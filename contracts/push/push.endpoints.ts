import { MAX_ENDPOINT_LENGTH } from '@okolitsa/domain/push/push-endpoint.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'

/** Maximum devices of one person; an additional device replaces the oldest. */
export const MAX_DEVICES = 10

export const endpoint = z.url('wrongValue').max(MAX_ENDPOINT_LENGTH, 'tooLong')
/** Result of a browser's `PushSubscription.toJSON()`: a point of 65 bytes and a secret of 16 bytes, base64url. */
export const subscription = z.object({
  endpoint,
  keys: z.object({
    p256dh: z.string().regex(/^B[\w-]{86}=?$/, 'wrongValue'),
    auth: z.string().regex(/^[\w-]{22}(==)?$/, 'wrongValue'),
  }),
})
export const devices = z.object({ devices: z.number().int() })
export const errors = refuses('PUSH_UNAVAILABLE')

/** Push messages to a customer's devices, sent while the device's session is active. */
export const pushEndpoints = defineEndpoints({
  pushKey: {
    method: 'GET',
    path: '/api/v1/push/key',
    access: 'public',
    summary: 'The key of the shop (VAPID) that a browser subscribes with; null when the shop sends no push messages.',
    answer: z.object({ publicKey: z.string().nullable() }),
    cacheSeconds: 300,
  },
  subscribe: {
    method: 'POST',
    path: '/api/v1/push/subscriptions',
    access: 'customer',
    summary: 'Subscribes this device; idempotent. Returns the number of subscribed devices.',
    body: subscription,
    answer: devices,
    errors,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/v1/push/subscriptions/forget',
    access: 'customer',
    summary: 'Unsubscribes this device. Returns the number of subscribed devices.',
    body: z.object({ endpoint }),
    answer: devices,
  },
})
