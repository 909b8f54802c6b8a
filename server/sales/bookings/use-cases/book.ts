import { dayIn, minuteOfDayIn } from '@okolitsa/domain/clock/clock.ts'
import { NO_DOOR } from '@okolitsa/domain/geo/door.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { fromRoubles, type Kopecks, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { isOnlinePayment, type PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type BookingSums, bookingSums } from '@okolitsa/domain/tours/booking-sums.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { BookableDate, SoldPrice } from '../../../supply/tours/ports.ts'
import { CONFIRM_HOURS, regionTitle } from '../../../supply/tours/public.ts'
import type { OrderDraft, OrderPlace } from '../../order-lifecycle/ports.ts'
import type { BookingDeps } from '../booking-deps.ts'
import { insertBooking } from '../store/booking.store.ts'
import { endEntry, lockOwn } from '../store/waiting.store.ts'
import { offerPlaces } from './offer-places.ts'
import { demandDate, demandPrice } from './quote-booking.ts'

const HOUR_MS = 3_600_000

export interface BookingRequest {
  readonly scope: CustomerScope
  readonly key: string
  /** Address of a seller's own site; null = the marketplace. */
  readonly origin: string | null
  readonly body: {
    readonly dateId: number
    readonly people: readonly { readonly priceId: number; readonly name: string }[]
    readonly contact: { readonly name: string; readonly phone: string }
    readonly comment: string
    readonly paymentMethod: PaymentMethod
    /** Roubles. */
    readonly expectedTotal: number
  }
}

/** What a booking came to; kept with its key in this form. */
export interface Booked {
  readonly orderId: number
  readonly number: string
  readonly total: number
  readonly payNow: number
  readonly payUrl: string
}

/**
 * Books places: the order, its money and its places on the one road of orders, in one transaction. Everybody stands in
 * a line of their own, so that one of them can be taken out; the places of all are one stock.
 */
export async function book(deps: BookingDeps, request: BookingRequest): Promise<Booked> {
  const { customerId } = request.scope
  const paymentIds: string[] = []
  const booked = await deps.inTransaction((tx) =>
    deps.checkout.once(tx, { customerId, key: request.key, request: request.body }, () =>
      bookOnce(deps, tx, request, paymentIds),
    ),
  )
  await deps.payments.registerSoon(paymentIds)
  return booked
}

async function bookOnce(
  deps: BookingDeps,
  tx: Executor,
  { scope, origin, body }: BookingRequest,
  paymentIds: string[],
): Promise<Booked> {
  const { customerId } = scope
  const date = await demandDate(deps, tx, scope.site, body.dateId)
  const entries = body.people.map(({ priceId, name }, index) => ({ name, price: demandPrice(date, priceId, index) }))
  const sums = bookingSums(entries, date.tour.prepaymentPercent)
  if (fromRoubles(body.expectedTotal) !== sums.total) {
    throw new Refusal('TOUR_PRICE_CHANGED', { total: toRoubles(sums.total) })
  }
  await refuseMethod(deps, tx, date.tour.organizationId, body.paymentMethod)
  // who waits comes first; what is offered to this customer is theirs to take
  await offerPlaces(deps, tx, date.id)
  const own = await lockOwn(tx, date.id, customerId)
  if (own?.holdId) await deps.stock.letGo(tx, own.holdId, deps.clock())

  const orderGroupId = await deps.checkout.openOrderGroup(tx, customerId, origin)
  const order = await deps.lifecycle
    .place(tx, draftOf({ date, entries, sums, orderGroupId, customerId, body }))
    .catch(refuseGone)
  const { tour, startsAt } = date
  const confirmBefore = new Date(Math.min(deps.clock().getTime() + CONFIRM_HOURS * HOUR_MS, startsAt.getTime()))
  await insertBooking(tx, {
    orderId: order.id,
    dateId: date.id,
    prepaymentPercent: tour.prepaymentPercent,
    cancellation: tour.cancellation,
    confirmBefore,
    places: entries.map(({ name, price: { kind, title } }) => ({ kind, title, name })),
  })
  if (own) await endEntry(tx, own.id, 'booked')
  paymentIds.push(await deps.payments.open(tx, order, sums.payNow))
  return {
    orderId: order.id,
    number: order.number,
    total: toRoubles(sums.total),
    payNow: toRoubles(sums.payNow),
    payUrl: `/payment/sbp?orderId=${order.id}`,
  }
}

/** A booking is paid on the spot, wholly or in part: only ways that do so are taken. */
async function refuseMethod(
  { payments }: Pick<BookingDeps, 'payments'>,
  tx: Executor,
  organizationId: number,
  method: PaymentMethod,
): Promise<void> {
  const offered = await bookingMethods({ payments }, tx, organizationId)
  if (!offered.includes(method)) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE', { offered })
}

/** The ways a tour of this organizer is paid now. */
export async function bookingMethods(
  { payments }: Pick<BookingDeps, 'payments'>,
  executor: Executor,
  organizationId: number,
): Promise<PaymentMethod[]> {
  const methods = await payments.methodsOf(executor, [organizationId])
  return (methods.get(organizationId) ?? []).filter((method) => isOnlinePayment(method) && method !== 'paybylink')
}

/** The places went to others meanwhile. */
function refuseGone(error: unknown): never {
  if (error instanceof Refusal && error.code === 'NOT_ENOUGH_STOCK') {
    const [{ left = 0 } = {}] = error.facts.products as { left?: number }[]
    throw new Refusal('TOUR_PLACES_GONE', { left })
  }
  throw error
}

interface Drafting {
  readonly date: BookableDate
  readonly entries: readonly { readonly price: SoldPrice }[]
  readonly sums: BookingSums
  readonly orderGroupId: string
  readonly customerId: number
  readonly body: BookingRequest['body']
}

function draftOf({ date, entries, sums, orderGroupId, customerId, body }: Drafting): OrderDraft {
  const { tour, startsAt, endsAt } = date
  const { timeZone } = tour
  const day = dayIn(timeZone, startsAt)
  const fromHour = Math.floor(minuteOfDayIn(timeZone, startsAt) / 60)
  const endsSameDay = dayIn(timeZone, endsAt) === day
  const toHour = endsSameDay ? Math.ceil(minuteOfDayIn(timeZone, endsAt) / 60) : 24
  return {
    orderGroupId,
    cartId: null,
    isShared: false,
    customerId,
    organizationId: tour.organizationId,
    deliveryKind: 'tour',
    paymentMethod: body.paymentMethod,
    place: meetingPlace(date),
    tradePlaceId: null,
    recipient: body.contact,
    comment: body.comment,
    delivery: { date: day, fromHour, toHour: Math.max(fromHour + 1, toHour), timeZone },
    dinner: null,
    usesFreeDelivery: false,
    carrier: null,
    isRestInCash: sums.payLater > ZERO,
    sums: {
      goods: sums.total,
      specialDiscount: ZERO,
      promoDiscount: ZERO,
      bonuses: ZERO,
      delivery: ZERO,
      total: sums.total,
    },
    lines: entries.map(({ price }) => lineOf(date, price)),
  }
}

const lineOf = ({ id, tour }: BookableDate, price: SoldPrice): OrderDraft['lines'][number] => ({
  productId: id,
  title: `${tour.title}: ${price.title}`,
  slug: tour.slug,
  categoryUrlKey: 'tours',
  image: tour.image,
  unit: 'шт',
  measure: 1,
  isWeight: false,
  vat: null,
  price: price.price as Kopecks,
  finalPrice: price.price as Kopecks,
  quantity: price.places,
  substitution: 'none',
  options: [],
})

/** Where they meet, as orders keep places. */
function meetingPlace({ tour }: BookableDate): OrderPlace {
  const { meetingPoint, regionCode } = tour
  return {
    title: `${meetingPoint.title}, ${meetingPoint.address}`,
    city: null,
    settlement: tour.placeTitle,
    region: regionTitle(regionCode),
    regionCode: regionCode as OrderPlace['regionCode'],
    street: null,
    house: null,
    postalCode: null,
    coords: meetingPoint.coords,
    precision: 'house',
    ...NO_DOOR,
  }
}
