import type { tourDeskEndpoints } from '@okolitsa/contracts/bookings/tour-desk.endpoints.ts'
import type { Staff } from '@okolitsa/domain/identity/actor.ts'
import { covers } from '@okolitsa/domain/identity/scope.ts'
import { type StaffParty, staffParty } from '@okolitsa/domain/orders/order-party.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { presentPrice } from '../../../../supply/tours/public.ts'
import type { BookingDeps } from '../../booking-deps.ts'
import { hasTicket } from '../../present-booking.ts'
import { countQueues, findBooking, listOfOrganizers, markChecked } from '../../store/booking.store.ts'
import { orderOfTicket } from '../../ticket-code.ts'
import { cancelDate } from '../../use-cases/cancel-date.ts'
import { sendTickets } from '../../use-cases/carry-on.ts'
import { deskPresenter } from './present-desk.ts'

/** Maximum tours in the dates form. */
const MAX_TOURS = 200

export function tourDeskHandlers(deps: BookingDeps): Handlers<typeof tourDeskEndpoints> {
  const { executor, tours, clock } = deps

  const desk = deskPresenter(deps)
  const present = desk.bookingOf
  const move = (party: StaffParty, orderId: number, to: 'booked' | 'canceled', reason = '') =>
    deps.orders.move(party, orderId, to, reason)
  const authorOf = ({ staffId }: Staff) => ({ kind: 'staff', staffId }) as const

  return {
    listDates: async ({ query: { page, perPage, tourId }, scope }) => {
      const asked = { from: clock(), tourId: tourId ?? null, limit: perPage, offset: (page - 1) * perPage }
      const [{ total, ids }, dated] = await Promise.all([
        tours.listDates(executor, scope, asked),
        tours.listDatedTours(executor, scope, MAX_TOURS),
      ])
      return {
        items: await desk.dates(ids),
        tours: dated.map(({ prices, ...tour }) => ({ ...tour, prices: prices.map(presentPrice) })),
        currentPage: page,
        totalItems: total,
        totalPages: Math.ceil(total / perPage),
        itemsPerPage: perPage,
      }
    },

    addDate: async ({ params: { id: tourId }, body, scope, actor }) => {
      const organizationId = await tours.organizerOf(executor, tourId)
      if (organizationId === null || !covers(scope, { organizationId })) throw new Refusal('NOT_FOUND')
      const { places, isAnyhow } = body
      const date = { tourId, startsAt: new Date(body.startsAt), places, isAnyhow }
      const [id = 0] = await deps
        .inTransaction((tx) => tours.addDates(tx, authorOf(actor), organizationId, [date], clock()))
        .catch(ofOneDate)
      return desk.date(id)
    },

    cancelDate: async ({ params: { id }, body: { because, reason }, scope, actor }) => {
      await cancelDate(deps, staffParty(actor, scope), id, { reason: because, note: reason })
      return desk.date(id)
    },

    listBookings: async ({ query: { page, perPage, queue, dateId }, scope }) => {
      const asked = { queue, dateId: dateId ?? null, limit: perPage, offset: (page - 1) * perPage }
      const rows = await listOfOrganizers(executor, scope, asked)
      const counts = new Map(
        (await countQueues(executor, scope, asked.dateId)).map(({ queue: name, bookings }) => [name, bookings]),
      )
      const countOf = (name: typeof queue) => counts.get(name) ?? 0
      const dates = await tours.findDates(executor, [...new Set(rows.map((row) => row.dateId))])
      const total = countOf(queue)
      return {
        items: await Promise.all(
          rows.flatMap((row) => {
            const date = dates.get(row.dateId)
            return date ? [desk.booking(row, date)] : []
          }),
        ),
        currentPage: page,
        totalItems: total,
        totalPages: Math.ceil(total / perPage),
        itemsPerPage: perPage,
        queues: {
          toConfirm: countOf('toConfirm'),
          ahead: countOf('ahead'),
          past: countOf('past'),
          canceled: countOf('canceled'),
        },
      }
    },

    getBooking: ({ params: { id }, scope }) => present(scope, id),

    confirmBooking: async ({ params: { id }, scope, actor }) => {
      await present(scope, id)
      await move(staffParty(actor, scope), id, 'booked')
      await sendTickets(deps)
      return present(scope, id)
    },

    refuseBooking: async ({ params: { id }, body: { reason }, scope, actor }) => {
      await present(scope, id)
      await move(staffParty(actor, scope), id, 'canceled', reason)
      return present(scope, id)
    },

    checkTicket: async ({ body: { code }, scope, actor }) => {
      const orderId = orderOfTicket(deps.secret, code)
      const row = orderId === null ? null : await findBooking(executor, scope, orderId)
      if (orderId === null || !row) throw new Refusal('TICKET_UNKNOWN')
      if (row.state === 'canceled') throw new Refusal('TICKET_OVER')
      if (!hasTicket(row)) throw new Refusal('TICKET_TOO_EARLY')
      const at = clock()
      const isFirst = await deps.inTransaction((tx) => markChecked(tx, orderId, at, actor.staffId))
      const booking = await present(scope, orderId)
      return { isFirst, checkedAt: booking.checkedAt ?? at.toISOString(), booking }
    },
  }
}

/** Rewrites mistakes of the first of many dates as mistakes of a single date. */
function ofOneDate(error: unknown): never {
  if (!(error instanceof Refusal) || !error.facts.errors) throw error
  const { errors, ...facts } = error.facts
  const own = Object.entries(errors).map(([path, code]) => [path.replace(/^dates\.0\./, ''), code])
  throw new Refusal(error.code, { ...facts, errors: Object.fromEntries(own) })
}
