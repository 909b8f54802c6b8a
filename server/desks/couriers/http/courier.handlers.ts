import { COURIER_HEADER, type courierEndpoints } from '@okolitsa/contracts/couriers/courier.endpoints.ts'
import type { CourierDay } from '@okolitsa/contracts/couriers/couriers.ts'
import { MAX_STOPS } from '@okolitsa/contracts/couriers/couriers-desk.endpoints.ts'
import { toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { insertVisit } from '../store/courier-link.store.ts'
import { listStops } from '../store/route.store.ts'
import { type CourierDeps, demandLink, demandStop, partyOfLink, scopeOfLink } from '../use-cases/courier-deps.ts'
import { deliverOrder } from '../use-cases/deliver-order.ts'
import { refuseLines } from '../use-cases/refuse-lines.ts'
import { presentRoute } from './present-route.ts'

/** Handlers of a courier's link, which ignore sessions and give access to the link's day only. */
export function courierHandlers(deps: CourierDeps): Handlers<typeof courierEndpoints> {
  const { executor } = deps.database

  /** Checks the link again, because it may have been revoked. */
  async function dayOf(token: string | undefined): Promise<CourierDay> {
    const link = await demandLink(deps, token)
    const { organizationId, day: date, id: linkId } = link
    const asked = { organizationId, date, orderId: null, linkId, most: MAX_STOPS }
    const stops = await listStops(executor, scopeOfLink(link), asked)
    return {
      linkId,
      courierName: link.courierName,
      sellerTitle: link.sellerTitle,
      sellerPhone: link.sellerPhone,
      date,
      timeZone: link.timeZone,
      stops: presentRoute(link, stops),
      taken: toRoubles(link.taken),
    }
  }

  return {
    getCourierDay: ({ headers }) => dayOf(headers[COURIER_HEADER]),

    deliver: async ({ headers, params, body, context }) => {
      const link = await demandLink(deps, headers[COURIER_HEADER])
      const { received } = body
      await deliverOrder(deps, link, { orderId: params.id, received, language: context.language })
      return dayOf(headers[COURIER_HEADER])
    },

    addDoorPhoto: async ({ headers, params, readForm }) => {
      const link = await demandLink(deps, headers[COURIER_HEADER])
      const stop = await demandStop(deps, link, params.id)
      const { body, files } = await readForm()
      await deps.orders.addDoorPhoto(partyOfLink(link), stop.id, body.press, async () => files)
      return dayOf(headers[COURIER_HEADER])
    },

    refuseLines: async ({ headers, params, body, context }) => {
      const link = await demandLink(deps, headers[COURIER_HEADER])
      await refuseLines(deps, link, { orderId: params.id, lineIds: body.lineIds, language: context.language })
      return dayOf(headers[COURIER_HEADER])
    },

    miss: async ({ headers, params, body }) => {
      const link = await demandLink(deps, headers[COURIER_HEADER])
      const stop = await demandStop(deps, link, params.id)
      if (stop.state === 'received' || stop.state === 'formed') {
        throw new Refusal('ORDER_STEP_FORBIDDEN', { orderId: stop.id })
      }
      const visit = { orderId: stop.id, linkId: link.id, outcome: body.reason, cash: ZERO, at: deps.clock() }
      const press = body.press ?? null
      if (!(await insertVisit(executor, { ...visit, press }))) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
      return dayOf(headers[COURIER_HEADER])
    },
  }
}
