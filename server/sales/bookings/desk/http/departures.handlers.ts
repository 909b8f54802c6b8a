import type { departuresEndpoints } from '@okolitsa/contracts/bookings/departures.endpoints.ts'
import { mayAt, type Staff } from '@okolitsa/domain/identity/actor.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { isCertain } from '@okolitsa/domain/tours/tour-date.ts'
import type { z } from 'zod'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { maskPhone } from '../../../../platform/log/mask-phone.ts'
import type { BookingDeps } from '../../booking-deps.ts'
import { hasTicket, peopleOf } from '../../present-booking.ts'
import { type BookingRow, findBooking, markChecked } from '../../store/booking.store.ts'
import { listOfDates, unmarkChecked } from '../../store/departure.store.ts'
import { type HandBookingRow, listByHand } from '../../store/hand-booking.store.ts'
import { payLaterOf } from '../../use-cases/cancel-booking.ts'
import { presentByHand, unnamedOf } from './hand-bookings.handlers.ts'
import { deskPresenter } from './present-desk.ts'

/** Maximum listed dates of the two days. */
const MAX_DEPARTURES = 60
/** Time before a departure of tomorrow at which its check-in starts, ms. */
const SOON_MS = 12 * 3_600_000

type DepartingBooking = z.input<typeof departuresEndpoints.listDepartures.answer>['items'][number]['bookings'][number]

/** True = the booking is paid, or needs no payment; the organizer's list omits other bookings. */
const isPaid = ({ state, payBefore }: BookingRow): boolean => state !== 'formed' || payBefore === null
/** True = the person works on orders of the seller, and may therefore see the customers' phones. */
const worksAt = (actor: Staff, organizationId: number): boolean => mayAt(actor, 'workOrders', organizationId)

function presentDeparting(row: BookingRow, seesPhone: boolean, isSoon: boolean): DepartingBooking {
  const going = row.places.filter(({ kept }) => kept === null)
  return {
    id: row.id,
    number: orderNumberOf(row.id),
    state: row.state,
    name: row.contactName,
    phone: seesPhone ? row.contactPhone : maskPhone(row.contactPhone),
    people: peopleOf(row),
    places: going.map(({ title, name }) => ({ title, name })),
    due: toRoubles(payLaterOf(row)),
    comment: row.comment,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    may: {
      arrive: seesPhone && isSoon && hasTicket(row) && row.checkedAt === null,
      undo: seesPhone && row.state === 'sentToOrganizer' && row.checkedAt !== null,
    },
  }
}

/** Handlers of the departures of today and tomorrow with arrivals. */
export function departuresHandlers(deps: BookingDeps): Handlers<typeof departuresEndpoints> {
  const { executor, inTransaction, tours, clock, audit } = deps
  const desk = deskPresenter(deps)
  return {
    listDepartures: async ({ scope, actor }) => {
      const now = clock()
      const leaving = await tours.listDepartures(executor, scope, { now, limit: MAX_DEPARTURES })
      const ids = leaving.map(({ id }) => id)
      const [dates, rows, written] = await Promise.all([
        tours.findDates(executor, ids),
        listOfDates(executor, scope, ids),
        listByHand(executor, ids),
      ])
      const byDate = Map.groupBy(rows.filter(isPaid), ({ dateId }) => dateId)
      return {
        items: leaving.flatMap(({ id, isToday }) => {
          const date = dates.get(id)
          if (!date) return []
          const { tour } = date
          const seesPhone = worksAt(actor, tour.organizationId)
          // check-in for a departure at half past midnight is on the evening before
          const isSoon = isToday || date.startsAt.getTime() - now.getTime() <= SOON_MS
          const booked = byDate.get(id) ?? []
          const byHand = written.filter(({ dateId }) => dateId === id)
          const countOf = (some: readonly HandBookingRow[]) => some.reduce((all, each) => all + each.people, 0)
          const peopleIn = (some: readonly BookingRow[]) => some.reduce((all, row) => all + peopleOf(row), 0)
          return [
            {
              dateId: id,
              tourId: tour.id,
              tourTitle: tour.title,
              timeZone: tour.timeZone,
              day: isToday ? ('today' as const) : ('tomorrow' as const),
              startsAt: date.startsAt.toISOString(),
              meetingPoint: tour.meetingPoint,
              isCertain: isCertain(date),
              people: peopleIn(booked) + countOf(byHand),
              arrived:
                peopleIn(booked.filter(({ checkedAt }) => checkedAt !== null)) +
                countOf(byHand.filter(({ arrivedAt }) => arrivedAt !== null)),
              bookings: booked.map((row) => presentDeparting(row, seesPhone, isSoon)),
              byHand: byHand.map((row) => presentByHand(row, seesPhone)),
              unnamed: unnamedOf(date, byHand),
            },
          ]
        }),
      }
    },

    arrive: async ({ params: { id }, scope, actor }) => {
      const row = await findBooking(executor, scope, id)
      if (!row) throw new Refusal('NOT_FOUND')
      if (row.state === 'canceled') throw new Refusal('TICKET_OVER')
      if (!hasTicket(row)) throw new Refusal('ORDER_STEP_FORBIDDEN', { from: row.state, to: 'received' })
      await inTransaction((tx) => markChecked(tx, id, clock(), actor.staffId))
      return desk.bookingOf(scope, id)
    },

    undoArrival: async ({ params: { id }, scope, actor }) => {
      const row = await findBooking(executor, scope, id)
      if (!row) throw new Refusal('NOT_FOUND')
      if (row.state !== 'sentToOrganizer') {
        throw new Refusal('ORDER_STEP_FORBIDDEN', { from: row.state, to: 'sentToOrganizer' })
      }
      await inTransaction(async (tx) => {
        if (!(await unmarkChecked(tx, id))) return
        await audit.record(tx, { kind: 'staff', staffId: actor.staffId }, [
          {
            action: 'undoArrival',
            entity: 'order',
            entityId: id,
            organizationId: row.organizationId,
            before: { hasArrived: true },
            after: { hasArrived: false },
          },
        ])
      })
      return desk.bookingOf(scope, id)
    },
  }
}
