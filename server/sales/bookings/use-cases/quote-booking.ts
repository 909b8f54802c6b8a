import type { SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { shownSeller } from '@okolitsa/domain/identity/scope.ts'
import { kindOfPaymentMethod, type PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type BookingSums, bookingSums } from '@okolitsa/domain/tours/booking-sums.ts'
import { closedBecause } from '@okolitsa/domain/tours/tour-date.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { BookableDate, SoldPrice } from '../../../supply/tours/ports.ts'
import type { BookingDeps } from '../booking-deps.ts'

/** A date that may be booked at this site now; refuses NOT_FOUND and TOUR_DATE_CLOSED. */
export async function demandDate(
  deps: Pick<BookingDeps, 'tours' | 'sellers' | 'clock'>,
  executor: Executor,
  site: SiteScope,
  dateId: number,
): Promise<BookableDate> {
  return demandOpen(deps, site, await deps.tours.findDate(executor, dateId))
}

/** A bookable date from a row that was already read; null = none. Refuses like `demandDate`. */
export async function demandOpen(
  { sellers, clock }: Pick<BookingDeps, 'sellers' | 'clock'>,
  site: SiteScope,
  date: BookableDate | null,
): Promise<BookableDate> {
  if (!date?.tour.isShown || !shownSeller(site, await sellers.sellerOf(date.tour.organizationId)))
    throw new Refusal('NOT_FOUND')
  const closed = closedBecause(date, clock())
  if (closed) throw new Refusal('TOUR_DATE_CLOSED', { reason: closed })
  return date
}

/** Price of a participant; refuses BAD_REQUEST for an unknown price. */
export function demandPrice(date: BookableDate, priceId: number, at: number): SoldPrice {
  const price = date.prices.find(({ id }) => id === priceId)
  if (!price) throw new Refusal('BAD_REQUEST', { errors: { [`people.${at}.priceId`]: 'wrongValue' } })
  return price
}

/** Current payment methods for this organizer: online only, in full or in part. */
export async function bookingMethods(
  { payments }: Pick<BookingDeps, 'payments'>,
  executor: Executor,
  organizationId: number,
): Promise<PaymentMethod[]> {
  const methods = await payments.methodsOf(executor, [organizationId])
  return (methods.get(organizationId) ?? []).filter((method) => kindOfPaymentMethod(method) === 'online')
}

/** Computes the sums of a booking from prices and numbers of people. */
export function quoteBooking(
  date: BookableDate,
  people: readonly { readonly priceId: number; readonly count: number }[],
): BookingSums & { readonly lines: readonly { readonly price: SoldPrice; readonly count: number }[] } {
  const lines = people.map(({ priceId, count }, index) => ({ price: demandPrice(date, priceId, index), count }))
  const entries = lines.flatMap(({ price, count }) => Array.from({ length: count }, () => ({ price })))
  return { ...bookingSums(entries, date.tour.prepaymentPercent), lines }
}
