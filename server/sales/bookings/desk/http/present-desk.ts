import type { tourDeskEndpoints } from '@okolitsa/contracts/bookings/tour-desk.endpoints.ts'
import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { z } from 'zod'
import type { BookableDate } from '../../../../supply/tours/ports.ts'
import { presentDate } from '../../../../supply/tours/public.ts'
import type { BookingDeps } from '../../booking-deps.ts'
import { presentCommon } from '../../present-booking.ts'
import { type BookingRow, countOfDates, findBooking } from '../../store/booking.store.ts'
import { payLaterOf } from '../../use-cases/cancel-booking.ts'

type DeskDate = z.input<typeof tourDeskEndpoints.addDate.answer>
type DeskBooking = z.input<typeof tourDeskEndpoints.getBooking.answer>

export interface DeskPresenter {
  booking(row: BookingRow, date: BookableDate): Promise<DeskBooking>
  /** A booking of the scope; refuses NOT_FOUND. */
  bookingOf(scope: Scope, orderId: number): Promise<DeskBooking>
  /** Dates in the order of the ids; unknown ids are omitted. */
  dates(ids: readonly number[]): Promise<DeskDate[]>
  /** A date of the scope; refuses NOT_FOUND. */
  date(id: number): Promise<DeskDate>
}

export function deskPresenter(
  deps: Pick<BookingDeps, 'executor' | 'tours' | 'clock' | 'payments' | 'orders'>,
): DeskPresenter {
  const { executor, tours, clock } = deps

  const booking: DeskPresenter['booking'] = async (row, date) => {
    const isLive = row.state !== 'canceled' && row.state !== 'received'
    const due = payLaterOf(row)
    const [refunds, debts, photos] = await Promise.all([
      deps.payments.refundsOf(executor, row.id),
      deps.payments.debtsOf(executor, row.id),
      deps.orders.listRepaymentPhotos(executor, row.id),
    ])
    return {
      ...presentCommon(row, date, { refunds, debts, photos }, clock()),
      organizationId: row.organizationId,
      may: {
        confirm: row.state === 'formed' && row.payBefore === null,
        refuse: row.state === 'formed',
        cancel: isLive && row.state !== 'formed',
        takeMoney: isLive && due > 0,
      },
      checkedAt: row.checkedAt?.toISOString() ?? null,
      due: toRoubles(due),
    }
  }
  const dates: DeskPresenter['dates'] = async (ids) => {
    const found = await tours.findDates(executor, ids)
    const counts = new Map((await countOfDates(executor, ids)).map((count) => [count.dateId, count]))
    return ids.flatMap((id) => {
      const date = found.get(id)
      if (!date) return []
      const { tour } = date
      return [
        {
          ...presentDate(date, clock()),
          tourId: tour.id,
          tourTitle: tour.title,
          timeZone: tour.timeZone,
          organizationId: tour.organizationId,
          toConfirm: counts.get(id)?.toConfirm ?? 0,
          waiting: counts.get(id)?.waiting ?? 0,
          cancelReason: date.cancelReason,
          isClosed: date.isClosed,
          taken: date.places - date.placesLeft,
        },
      ]
    })
  }
  return {
    booking,
    bookingOf: async (scope, orderId) => {
      const row = await findBooking(executor, scope, orderId)
      const date = row && (await tours.findDate(executor, row.dateId))
      if (!row || !date) throw new Refusal('NOT_FOUND')
      return booking(row, date)
    },
    dates,
    date: async (id) => {
      const [date] = await dates([id])
      if (!date) throw new Refusal('NOT_FOUND')
      return date
    },
  }
}
