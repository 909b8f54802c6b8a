import type { PushSide } from '../push/push-side.ts'
import { operatorApi } from './operator-api.ts'

/** Devices of the people of a seller. */
export const deskPush: PushSide = {
  side: 'seller',
  subscribe: (body) => operatorApi().push.deskSubscribe({ body }),
  unsubscribe: (endpoint) => operatorApi().push.deskUnsubscribe({ body: { endpoint } }),
}
