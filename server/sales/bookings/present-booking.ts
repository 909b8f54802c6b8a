import type { BookingAnswer, BookingSummaryAnswer } from '@okolitsa/contracts/bookings/booking.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { type Kopecks, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { orderStatusOf } from '@okolitsa/domain/orders/order-status.ts'
import { prepaidOf } from '@okolitsa/domain/tours/booking-sums.ts'
import { backOf, cancellationTable } from '@okolitsa/domain/tours/cancellation.ts'
import type { RefundSummary, SellerDebt } from '../../money/payments/ports.ts'
import { presentDebt } from '../../money/payments/public.ts'
import type { BookableDate } from '../../supply/tours/ports.ts'
import { presentDate, presentOrganizer, regionTitle } from '../../supply/tours/public.ts'
import type { BookingRow } from './store/booking.store.ts'
import { payLaterOf } from './use-cases/cancel-booking.ts'

export const presentBookedTour = ({ tour }: BookableDate): BookingSummaryAnswer['tour'] => ({
  id: tour.id,
  slug: tour.slug,
  title: tour.title,
  imageUrl: imageUrl(tour.image),
  hue: tour.hue,
  regionCode: tour.regionCode,
  region: regionTitle(tour.regionCode),
  placeTitle: tour.placeTitle,
  timeZone: tour.timeZone,
  durationMinutes: tour.durationMinutes,
  isShown: tour.isShown,
})

const isLive = ({ state }: BookingRow): boolean => state !== 'canceled' && state !== 'received'
/** True = the booking is confirmed and not cancelled. */
export const hasTicket = ({ state }: BookingRow): boolean => state === 'sentToOrganizer' || state === 'received'
export const peopleOf = ({ places }: BookingRow): number =>
  places.reduce((all, place) => all + (place.kept === null ? place.places : 0), 0)

export function presentSummary(row: BookingRow, date: BookableDate, now: Date): BookingSummaryAnswer {
  const isPaid = row.payBefore === null
  return {
    id: row.id,
    number: orderNumberOf(row.id),
    tour: presentBookedTour(date),
    date: presentDate(date, now),
    status: orderStatusOf(row.state),
    deliveryStatus: row.state,
    paymentStatus: row.paymentStatus,
    paymentMethod: row.paymentMethod,
    orderDate: row.placedAt.toISOString(),
    orderCancelingInitiator: row.canceledBy,
    completionIssuer: row.completedBy,
    people: peopleOf(row),
    total: toRoubles(row.totalSum),
    confirmBefore: row.state === 'formed' && isPaid ? row.confirmBefore.toISOString() : null,
    payBefore: row.payBefore?.toISOString() ?? null,
    may: {
      cancel: isLive(row) && now < date.startsAt,
      pay: row.state === 'formed' && !isPaid,
      ticket: hasTicket(row),
    },
  }
}

interface MoneyBack {
  readonly refunds: readonly RefundSummary[]
  readonly debts: readonly SellerDebt[]
  readonly photos: readonly { readonly id: string; readonly debtId: number | null }[]
}

/** Fields common to the pages of the customer and of the organizer. */
export function presentCommon(row: BookingRow, date: BookableDate, { refunds, debts, photos }: MoneyBack, now: Date) {
  const { may, ...summary } = presentSummary(row, date, now)
  const going = row.places.filter(({ kept }) => kept === null)
  const paidOfGoing = going.reduce((sum, place) => sum + prepaidOf(place.sum, row.prepaymentPercent), 0) as Kopecks
  const mayCancelOne = may.cancel && row.payBefore === null && going.length > 1
  return {
    ...summary,
    meetingPoint: date.tour.meetingPoint,
    places: row.places.map(({ lineId, title, name, places, sum, kept }) => ({
      id: lineId,
      title,
      name,
      places,
      price: toRoubles(sum),
      isCanceled: kept !== null,
      kept: toRoubles(kept ?? ZERO),
      mayCancel: mayCancelOne && kept === null,
    })),
    contact: { name: row.contactName, phone: row.contactPhone },
    comment: row.comment,
    paid: toRoubles(row.paid as Kopecks),
    payLater: toRoubles(payLaterOf(row)),
    refunds: refunds.map(({ amount, status, createdAt }) => ({
      amount: toRoubles(amount),
      status,
      createdAt: createdAt.toISOString(),
    })),
    debts: debts.map((debt) => presentDebt(debt, { claims: [], photos }, now)),
    cancellation: cancellationTable(row.cancellation, date.startsAt).map(({ until, hoursBefore, backPercent }) => ({
      until: until?.toISOString() ?? null,
      hoursBefore,
      backPercent,
      back: toRoubles(backOf(paidOfGoing, backPercent)),
    })),
    history: row.history.map(({ at, ...step }) => ({ ...step, at: new Date(at).toISOString() })),
  }
}

export function presentBooking(
  row: BookingRow,
  date: BookableDate,
  more: MoneyBack & {
    readonly ticket: BookingAnswer['ticket']
    readonly now: Date
  },
): BookingAnswer {
  const { tour } = date
  return {
    ...presentCommon(row, date, more, more.now),
    may: presentSummary(row, date, more.now).may,
    organizer: presentOrganizer(row, tour.register),
    toTake: [...tour.toTake],
    ticket: hasTicket(row) ? more.ticket : null,
  }
}
