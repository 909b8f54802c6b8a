import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import type { PushSide } from '../push-side.ts'

/** Devices of a seller's staff. */
export const deskPush: PushSide = {
  side: 'seller',
  subscribe: (body) => cabinetApi().push.deskSubscribe({ body }),
  unsubscribe: (endpoint) => cabinetApi().push.deskUnsubscribe({ body: { endpoint } }),
}
