import type { PushSide } from '../push/push-side.ts'
import { cabinetApi } from './cabinet-api.ts'

/** Devices of the people of a seller. */
export const deskPush: PushSide = {
  side: 'seller',
  subscribe: (body) => cabinetApi().push.deskSubscribe({ body }),
  unsubscribe: (endpoint) => cabinetApi().push.deskUnsubscribe({ body: { endpoint } }),
}
