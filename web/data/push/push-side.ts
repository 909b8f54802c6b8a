import { shopApi } from '../../platform/client/shop-api.ts'

/** JSON of a browser's subscription. */
interface Device {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}
export interface PushSide {
  readonly side: 'customer' | 'seller'
  subscribe(device: Device): Promise<unknown>
  unsubscribe(endpoint: string): Promise<unknown>
}

export const customerPush: PushSide = {
  side: 'customer',
  subscribe: (body) => shopApi().push.subscribe({ body }),
  unsubscribe: (endpoint) => shopApi().push.unsubscribe({ body: { endpoint } }),
}
