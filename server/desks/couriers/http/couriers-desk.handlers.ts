import type { CourierDesk } from '@okolitsa/contracts/couriers/couriers.ts'
import {
  type couriersDeskEndpoints,
  MOST_LINKS,
  MOST_STOPS,
} from '@okolitsa/contracts/couriers/couriers-desk.endpoints.ts'
import { dayIn, type IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { drawRoute } from '../draw/route-list.ts'
import { listLinks, revokeLink } from '../store/courier-link.store.ts'
import { findRouteSeller, listRouteDays, listStops } from '../store/route.store.ts'
import type { CourierDeps } from '../use-cases/courier-deps.ts'
import { createLink } from '../use-cases/create-link.ts'
import { presentStop } from './present-route.ts'

export interface CouriersDeskDeps extends CourierDeps {
  /** Of the marketplace: a link leads there. */
  readonly origin: string
}

/** Handlers of the desk where a seller sends couriers off. */
export function couriersDeskHandlers(deps: CouriersDeskDeps): Handlers<typeof couriersDeskEndpoints> {
  const { executor } = deps.database
  const { clock } = deps

  async function demandSeller(scope: StaffScope, organizationId: number) {
    const seller = await findRouteSeller(executor, scope, organizationId)
    if (!seller) throw new Refusal('NOT_FOUND')
    return seller
  }
  async function deskOf(scope: StaffScope, organizationId: number, asked?: IsoDate): Promise<CourierDesk> {
    const { timeZone } = await demandSeller(scope, organizationId)
    const days = await listRouteDays(executor, scope, organizationId)
    const now = clock()
    const today = dayIn(timeZone, now)
    const date = asked ?? days.find((day) => day.date >= today)?.date ?? today
    const [stops, links] = await Promise.all([
      listStops(executor, scope, { organizationId, date, orderId: null, most: MOST_STOPS }),
      listLinks(executor, scope, { organizationId, day: date, now, most: MOST_LINKS }),
    ])
    return {
      date,
      timeZone,
      days,
      stops: stops.map(presentStop),
      links: links.map(({ endsAt, ...link }) => ({ ...link, endsAt: endsAt.toISOString() })),
    }
  }

  return {
    getCourierDesk: ({ query, scope }) => deskOf(scope, query.organizationId, query.date),

    printRoute: async ({ query: { organizationId, date }, scope, context }) => {
      const { title } = await demandSeller(scope, organizationId)
      const stops = await listStops(executor, scope, { organizationId, date, orderId: null, most: MOST_STOPS })
      const ahead = stops.map(presentStop).filter(({ state }) => state !== 'delivered')
      if (ahead.length === 0) throw new Refusal('NOT_FOUND')
      context.setHeader('content-disposition', `inline; filename="route-${date}.pdf"`)
      return drawRoute(ahead, { date, now: clock(), language: context.language, sellerTitle: title })
    },

    createCourierLink: async ({ body, scope, actor }) => {
      const { organizationId, day, courierName } = body
      const { timeZone } = await demandSeller(scope, organizationId)
      const { staffId } = actor
      const made = { organizationId, staffId, timeZone, day, courierName, most: MOST_LINKS }
      const token = await createLink(deps, scope, made)
      return { url: `${deps.origin}/courier/${token}`, desk: await deskOf(scope, organizationId, day) }
    },

    revokeCourierLink: async ({ params, scope }) => {
      const revoked = await revokeLink(executor, scope, params.id, clock())
      if (!revoked) throw new Refusal('NOT_FOUND')
      return deskOf(scope, revoked.organizationId, revoked.day)
    },
  }
}
