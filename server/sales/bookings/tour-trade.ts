import { factsOf } from '@okolitsa/contracts/refusals/facts-of.ts'
import { dayIn, minuteOfDayIn } from '@okolitsa/domain/clock/clock.ts'
import { fromRoubles, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import type { OrderMeetingPoint } from '@okolitsa/domain/orders/meeting-point.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { bookingSums } from '@okolitsa/domain/tours/booking-sums.ts'
import { pipelined } from '../../platform/db/pipelined.ts'
import type { BookableDate, SoldPrice } from '../../supply/tours/ports.ts'
import { CONFIRM_HOURS } from '../../supply/tours/public.ts'
import type { CheckoutTrade, Promised, Reserved, Sale } from '../checkout/ports.ts'
import type { DraftLine } from '../order-lifecycle/ports.ts'
import type { BookingDeps } from './booking-deps.ts'
import { insertBooking } from './store/booking.store.ts'
import { endEntry, lockOwn } from './store/waiting.store.ts'
import { offerPlaces } from './use-cases/offer-places.ts'
import { bookingMethods, demandOpen, demandPrice } from './use-cases/quote-booking.ts'

const HOUR_MS = 3_600_000

export interface BookingTerms {
  readonly dateId: number
  readonly people: readonly { readonly priceId: number; readonly name: string }[]
  readonly contact: { readonly name: string; readonly phone: string }
  readonly comment: string
  readonly paymentMethod: PaymentMethod
  /** Total displayed to the customer, roubles. */
  readonly expectedTotal: number
}

type TourSale = Sale<{ readonly date: BookableDate | null }, BookingTerms>

interface ReservedPlaces extends Reserved {
  readonly date: BookableDate
  readonly entries: readonly { readonly name: string; readonly price: SoldPrice }[]
  /** The customer's own entry of the waiting list; null = none. */
  readonly own: { readonly id: string } | null
}

/**
 * The trade of tour places. Each participant has a separate line, so that one can be cancelled; all lines share one
 * stock.
 */
export const tourTrade = (
  deps: Pick<BookingDeps, 'market' | 'tours' | 'sellers' | 'stock' | 'payments' | 'clock'>,
): CheckoutTrade<TourSale['line'], TourSale['terms'], ReservedPlaces, Promised> => ({
  reserve: async (tx, { customer, line, terms, now }) => {
    const date = await demandOpen(deps, customer.site, line.date)
    const entries = terms.people.map(({ priceId, name }, index) => ({ name, price: demandPrice(date, priceId, index) }))
    const { organizationId } = date.tour
    const [, methods, hasWaiting, known] = await pipelined([
      // locked first: a later suspension waits for this order
      deps.sellers.refuseSuspended(tx, organizationId),
      bookingMethods(deps, tx, organizationId),
      // the waiting list is served first; places offered to this customer are available to them
      offerPlaces(deps, tx, date.id),
      lockOwn(tx, date.id, customer.customerId),
    ])
    const own = hasWaiting ? await lockOwn(tx, date.id, customer.customerId) : known
    if (own?.holdId) await deps.stock.releaseHold(tx, own.holdId, now)
    return { organizationId, methods, paymentMethod: terms.paymentMethod, date, entries, own }
  },
  price: ({ terms }, { date, entries }) => ({
    lines: entries.map(({ price }) => lineOf(date, price)),
    loyalty: null,
    limited: null,
    mismatch: (total) =>
      fromRoubles(terms.expectedTotal) === total
        ? null
        : new Refusal('TOUR_PRICE_CHANGED', { total: toRoubles(total) }),
  }),
  promise: async () => ({ price: ZERO, usesFreeDelivery: false }),
  draft: ({ terms, now }, { date, entries, own }) => ({
    deliveryKind: 'tour',
    place: null,
    meetingPoint: meetingPointOf(date.tour),
    recipient: terms.contact,
    comment: terms.comment,
    delivery: hoursOf(date),
    payNow: bookingSums(entries, date.tour.prepaymentPercent).payNow,
    write: (tx, order) =>
      pipelined([
        insertBooking(tx, {
          orderId: order.id,
          dateId: date.id,
          prepaymentPercent: date.tour.prepaymentPercent,
          cancellation: date.tour.cancellation,
          confirmBefore: new Date(Math.min(now.getTime() + CONFIRM_HOURS * HOUR_MS, date.startsAt.getTime())),
          places: entries.map(({ name, price: { kind, title } }) => ({ kind, title, name })),
        }),
        own && endEntry(tx, own.id, 'booked'),
      ]),
    reword: (refusal) => {
      const short = factsOf(refusal, 'NOT_ENOUGH_STOCK')
      return short ? new Refusal('TOUR_PLACES_GONE', { left: short.products[0]?.left ?? 0 }) : refusal
    },
  }),
})

function hoursOf({ tour: { timeZone }, startsAt, endsAt }: BookableDate) {
  const date = dayIn(timeZone, startsAt)
  const fromHour = Math.floor(minuteOfDayIn(timeZone, startsAt) / 60)
  const toHour = dayIn(timeZone, endsAt) === date ? Math.ceil(minuteOfDayIn(timeZone, endsAt) / 60) : 24
  return { date, fromHour, toHour: Math.max(fromHour + 1, toHour), timeZone }
}

const lineOf = ({ id, tour }: BookableDate, price: SoldPrice): DraftLine => ({
  productId: id,
  title: `${tour.title}: ${price.title}`,
  slug: tour.slug,
  categoryUrlKey: 'tours',
  image: tour.image,
  unit: null,
  measure: 1,
  isWeight: false,
  vat: null,
  price: price.price,
  finalPrice: price.price,
  quantity: price.places,
  substitution: 'none',
  options: [],
})

/** The meeting point as stored in orders. */
const meetingPointOf = ({
  meetingPoint,
  placeTitle: settlement,
  regionCode,
}: BookableDate['tour']): OrderMeetingPoint => {
  const { title, address, coords } = meetingPoint
  return { title, address, coords, near: { settlement, regionCode } }
}
