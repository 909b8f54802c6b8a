import type { WaitingAnswer } from '@okolitsa/contracts/bookings/booking.ts'
import type { bookingsEndpoints } from '@okolitsa/contracts/bookings/bookings.endpoints.ts'
import { type CustomerScope, covers } from '@okolitsa/domain/identity/scope.ts'
import { times, toRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { backOf, cancellationTable } from '@okolitsa/domain/tours/cancellation.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { BookableDate } from '../../../supply/tours/ports.ts'
import { presentDate } from '../../../supply/tours/public.ts'
import type { BookingDeps } from '../booking-deps.ts'
import { presentBookedTour, presentBooking, presentSummary } from '../present-booking.ts'
import { type BookingRow, findBooking, listOwn } from '../store/booking.store.ts'
import { findEntry, listOfCustomer, placesOfferedTo, type WaitingRow } from '../store/waiting.store.ts'
import { drawTicket, qrOf } from '../ticket.ts'
import { ticketCodeOf } from '../ticket-code.ts'
import { book } from '../use-cases/book.ts'
import { cancelBooking, payLaterOf, planCancellation } from '../use-cases/cancel-booking.ts'
import { bookingMethods, demandDate, quoteBooking } from '../use-cases/quote-booking.ts'
import { joinWaiting, leaveWaiting } from '../use-cases/waiting.ts'

const MAX_WAITED_FOR = 50

export function bookingsHandlers(deps: BookingDeps): Handlers<typeof bookingsEndpoints> {
  const { executor, tours, clock } = deps

  const demandBooking = async (scope: CustomerScope, id: number): Promise<[BookingRow, BookableDate]> => {
    const row = await findBooking(executor, scope, id)
    const date = row && (await tours.findDate(executor, row.dateId))
    if (!row || !date) throw new Refusal('NOT_FOUND')
    return [row, date]
  }
  const present = async (scope: CustomerScope, id: number) => {
    const [row, date] = await demandBooking(scope, id)
    const [refunds, debts, photos] = await Promise.all([
      deps.payments.refundsOf(executor, id),
      deps.payments.debtsOf(executor, id),
      deps.orders.listRepaymentPhotos(executor, id),
    ])
    const code = ticketCodeOf(deps.secret, id)
    const ticket = {
      code,
      qr: qrOf(code),
      url: `/api/v1/orders/tour/${id}/ticket`,
      checkedAt: row.checkedAt?.toISOString() ?? null,
    }
    return presentBooking(row, date, { refunds, debts, photos, ticket, now: clock() })
  }
  const presentWaiting = (row: WaitingRow, date: BookableDate): WaitingAnswer => ({
    id: row.id,
    state: row.state,
    tour: presentBookedTour(date),
    date: presentDate(date, clock()),
    people: row.people,
    ahead: row.ahead,
    offeredUntil: row.offeredUntil?.toISOString() ?? null,
  })

  return {
    quoteTour: async ({ params: { id }, body, scope, actor }) => {
      const date = await demandDate(deps, executor, scope, body.dateId)
      if (date.tour.id !== id) throw new Refusal('NOT_FOUND')
      const { lines, people, total, payNow, payLater } = quoteBooking(date, body.people)
      const offered = actor.kind === 'customer' ? await placesOfferedTo(executor, date.id, actor.customerId) : 0
      const placesLeft = Math.max(0, date.placesLeft) + offered
      const isShort = date.minPeople !== null && date.booked < date.minPeople
      return {
        date: presentDate(date, clock()),
        paymentMethods: await bookingMethods(deps, executor, date.tour.organizationId),
        people,
        placesLeft,
        fits: people <= placesLeft,
        lines: lines.map(({ price, count }) => ({
          priceId: price.id,
          title: price.title,
          count,
          sum: toRoubles(times(price.price, price.places * count)),
        })),
        total: toRoubles(total),
        payNow: toRoubles(payNow),
        payLater: toRoubles(payLater),
        makesCertain: isShort && date.booked + people >= (date.minPeople ?? 0),
        cancellation: cancellationTable(date.tour.cancellation, date.startsAt).map(
          ({ until, hoursBefore, backPercent }) => ({
            until: until?.toISOString() ?? null,
            hoursBefore,
            backPercent,
            back: toRoubles(backOf(payNow, backPercent)),
          }),
        ),
      }
    },

    book: ({ headers, body, scope, context }) =>
      book(deps, {
        scope,
        key: headers['idempotency-key'],
        origin: context.site.origin,
        isPreview: context.isPreview,
        body,
      }),

    bookings: async ({ query: { page, perPage }, scope }) => {
      const { total, rows } = await listOwn(executor, scope, { limit: perPage, offset: (page - 1) * perPage })
      const dates = await tours.findDates(executor, [...new Set(rows.map(({ dateId }) => dateId))])
      return {
        items: rows.flatMap((row) => {
          const date = dates.get(row.dateId)
          return date ? [presentSummary(row, date, clock())] : []
        }),
        currentPage: page,
        totalItems: total,
        totalPages: Math.ceil(total / perPage),
        itemsPerPage: perPage,
      }
    },

    booking: ({ params: { id }, scope }) => present(scope, id),

    previewCancellation: async ({ params: { id }, body, scope }) => {
      const [row, date] = await demandBooking(scope, id)
      const plan = planCancellation(row, date.startsAt, body.placeIds, clock())
      return {
        cancelsBooking: plan.cancelsBooking,
        backPercent: plan.backPercent,
        back: toRoubles(plan.back),
        kept: toRoubles(plan.kept),
        totalAfter: toRoubles(plan.totalAfter),
        payLaterAfter: toRoubles(plan.payLaterAfter),
      }
    },

    cancelBooking: async ({ params: { id }, body, scope }) => {
      const { placeIds = [], expectedBack, reason = '' } = body ?? {}
      await cancelBooking(deps, scope, id, { placeIds, expectedBack, reason })
      return present(scope, id)
    },

    ticket: async ({ params: { id }, scope, context }) => {
      const [row, date] = await demandBooking(scope, id)
      if (!presentSummary(row, date, clock()).may.ticket) throw new Refusal('NOT_FOUND')
      const code = ticketCodeOf(deps.secret, id)
      context.setHeader('content-disposition', `inline; filename="ticket-${id}.pdf"`)
      return drawTicket({ row, date, code, payLater: payLaterOf(row), language: context.language, now: clock() })
    },

    waitings: async ({ scope }) => {
      const rows = await listOfCustomer(executor, scope.customerId, MAX_WAITED_FOR)
      const dates = await tours.findDates(executor, [...new Set(rows.map(({ dateId }) => dateId))])
      return {
        items: rows.flatMap((row) => {
          const date = dates.get(row.dateId)
          return date && covers(scope, { ...date.tour, customerId: row.customerId }) ? [presentWaiting(row, date)] : []
        }),
      }
    },

    joinWaiting: async ({ params: { id }, body: { people }, scope }) => {
      const entry = await findEntry(executor, await joinWaiting(deps, scope, id, people))
      const date = await tours.findDate(executor, id)
      if (!entry || !date) throw new Refusal('NOT_FOUND')
      return presentWaiting(entry, date)
    },

    leaveWaiting: async ({ params: { id }, scope }) => {
      await leaveWaiting(deps, scope, id)
      return {}
    },
  }
}
