import { COURIER_HEADER, type courierEndpoints } from '@okolitsa/contracts/couriers/courier.endpoints.ts'
import type { CourierDay } from '@okolitsa/contracts/couriers/couriers.ts'
import { MOST_STOPS } from '@okolitsa/contracts/couriers/couriers-desk.endpoints.ts'
import { toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { insertVisit } from '../store/courier-link.store.ts'
import { listStops } from '../store/route.store.ts'
import { type CourierDeps, demandLink, demandStop, scopeOfLink } from '../use-cases/courier-deps.ts'
import { deliverOrder } from '../use-cases/deliver-order.ts'
import { presentStop } from './present-route.ts'

/** Handlers of whoever has a courier's link: no session counts, and nothing but the link's day is there. */
export function courierHandlers(deps: CourierDeps): Handlers<typeof courierEndpoints> {
  const { executor } = deps.database

  /** The link is looked at again: it may have been taken back meanwhile. */
  async function dayOf(token: string | undefined): Promise<CourierDay> {
    const link = await demandLink(deps, token)
    const { organizationId, day: date } = link
    const stops = await listStops(executor, scopeOfLink(link), {
      organizationId,
      date,
      orderId: null,
      most: MOST_STOPS,
    })
    return {
      courierName: link.courierName,
      sellerTitle: link.sellerTitle,
      sellerPhone: link.sellerPhone,
      date,
      timeZone: link.timeZone,
      stops: stops.map(presentStop),
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

    miss: async ({ headers, params, body }) => {
      const link = await demandLink(deps, headers[COURIER_HEADER])
      const stop = await demandStop(deps, link, params.id)
      if (stop.state === 'received' || stop.state === 'formed') {
        throw new Refusal('ORDER_STEP_FORBIDDEN', { orderId: stop.id })
      }
      const visit = { orderId: stop.id, linkId: link.id, outcome: body.reason, cash: ZERO, at: deps.clock() }
      await insertVisit(executor, visit)
      return dayOf(headers[COURIER_HEADER])
    },
  }
}
