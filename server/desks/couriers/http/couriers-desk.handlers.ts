import type { CourierDesk } from '@okolitsa/contracts/couriers/couriers.ts'
import {
  type couriersDeskEndpoints,
  MAX_LINKS,
  MAX_STOPS,
} from '@okolitsa/contracts/couriers/couriers-desk.endpoints.ts'
import { dayIn, type IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { fromRoubles, toRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { drawRoutes } from '../draw/route-list.ts'
import { routesByCar } from '../draw/routes-by-car.ts'
import { revokeLink } from '../store/courier-link.store.ts'
import { findRouteSeller, listRouteDays, listStops } from '../store/route.store.ts'
import { type CarRow, listCars, saveHandedCash } from '../store/route-plan.store.ts'
import type { CourierDeps } from '../use-cases/courier-deps.ts'
import { createLink } from '../use-cases/create-link.ts'
import { planRoute } from '../use-cases/plan-route.ts'
import { presentDeskRoute } from './present-route.ts'

export interface CouriersDeskDeps extends CourierDeps {
  /** Origin of the marketplace, for links. */
  readonly origin: string
}

export function couriersDeskHandlers(deps: CouriersDeskDeps): Handlers<typeof couriersDeskEndpoints> {
  const { executor } = deps.database
  const { clock } = deps

  async function demandSeller(scope: StaffScope, organizationId: number) {
    const seller = await findRouteSeller(executor, scope, organizationId)
    if (!seller) throw new Refusal('NOT_FOUND')
    return seller
  }
  async function deskOf(scope: StaffScope, organizationId: number, asked?: IsoDate): Promise<CourierDesk> {
    const { timeZone, latitude, longitude } = await demandSeller(scope, organizationId)
    const days = await listRouteDays(executor, scope, organizationId)
    const now = clock()
    const today = dayIn(timeZone, now)
    const date = asked ?? days.find((day) => day.date >= today)?.date ?? today
    const [stops, links] = await Promise.all([
      listStops(executor, scope, { organizationId, date, orderId: null, linkId: null, most: MAX_STOPS }),
      listCars(executor, scope, { organizationId, day: date, now, most: MAX_LINKS * 2 }),
    ])
    const start = { latitude, longitude }
    return {
      date,
      timeZone,
      days,
      start,
      isByHand: stops.some(({ position }) => position !== null),
      stops: presentDeskRoute(start, stops),
      links: links.map(presentCar),
    }
  }

  return {
    getCourierDesk: ({ query, scope }) => deskOf(scope, query.organizationId, query.date),

    printRoute: async ({ query: { organizationId, date, linkId }, scope, context }) => {
      const { title, ...start } = await demandSeller(scope, organizationId)
      const now = clock()
      const [stops, cars] = await Promise.all([
        listStops(executor, scope, { organizationId, date, orderId: null, linkId: null, most: MAX_STOPS }),
        listCars(executor, scope, { organizationId, day: date, now, most: MAX_LINKS * 2 }),
      ])
      const ahead = presentDeskRoute(start, stops).filter(
        (stop) => stop.state !== 'delivered' && (linkId === undefined || stop.linkId === linkId),
      )
      if (ahead.length === 0) throw new Refusal('NOT_FOUND')
      context.setHeader('content-disposition', `inline; filename="route-${date}.pdf"`)
      return drawRoutes(routesByCar(ahead, cars), { date, now, language: context.language, sellerTitle: title })
    },

    planRoute: async ({ body, scope }) => {
      await demandSeller(scope, body.organizationId)
      await planRoute(deps, scope, { ...body, mostLinks: MAX_LINKS * 2 })
      return deskOf(scope, body.organizationId, body.day)
    },

    handInCash: async ({ params, body, scope, actor }) => {
      const now = clock()
      const values = { linkId: params.id, staffId: actor.staffId, handed: fromRoubles(body.handed), now }
      const counted = await saveHandedCash(executor, scope, values)
      if (!counted) throw new Refusal('NOT_FOUND')
      return deskOf(scope, counted.organizationId, counted.day)
    },

    createCourierLink: async ({ body, scope, actor }) => {
      const { organizationId, day, courierName } = body
      const { timeZone } = await demandSeller(scope, organizationId)
      const { staffId } = actor
      const made = { organizationId, staffId, timeZone, day, courierName, most: MAX_LINKS }
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

const presentCar = ({ endsAt, taken, handed, handedAt, ...link }: CarRow): CourierDesk['links'][number] => ({
  ...link,
  endsAt: endsAt.toISOString(),
  taken: toRoubles(taken),
  handed: handed !== null && handedAt ? { sum: toRoubles(handed), at: handedAt.toISOString() } : null,
})
