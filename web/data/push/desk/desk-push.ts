import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import type { PushSide } from '../push-side.ts'

/** Devices of the people of a seller. */
export const deskPush: PushSide = {
  side: 'seller',
  subscribe: (body) => cabinetApi().push.deskSubscribe({ body }),
  unsubscribe: (endpoint) => cabinetApi().push.deskUnsubscribe({ body: { endpoint } }),
}
