import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { fromRoubles, subtract, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type PlacesBack, placesBack } from '@okolitsa/domain/tours/booking-sums.ts'
import { backPercentAt } from '@okolitsa/domain/tours/cancellation.ts'
import type { BookingDeps } from '../booking-deps.ts'
import { type BookingRow, findBooking } from '../store/booking.store.ts'
import { offerPlaces } from './offer-places.ts'

export interface CancellationPlan extends PlacesBack {
  readonly backPercent: number
  /** True = the booking is not paid yet. */
  readonly isUnpaid: boolean
}

const LIVE = ['formed', 'booked', 'sentToOrganizer'] as const

/**
 * Computes the refund of places cancelled now: everything before the organizer's confirmation, afterwards by the terms
 * of the booking. Refuses ORDER_STEP_FORBIDDEN for an ended booking, NOT_FOUND for unknown places.
 */
export function planCancellation(
  row: BookingRow,
  startsAt: Date,
  placeIds: readonly number[],
  now: Date,
): CancellationPlan {
  const isLive = LIVE.some((state) => state === row.state)
  if (!isLive || now >= startsAt) throw new Refusal('ORDER_STEP_FORBIDDEN', { from: row.state, to: 'canceled' })
  const going = new Set(row.places.filter(({ kept }) => kept === null).map(({ lineId }) => lineId))
  if (placeIds.some((id) => !going.has(id))) throw new Refusal('NOT_FOUND')
  const chosen = placeIds.length === 0 ? going : new Set(placeIds)
  const isUnpaid = row.payBefore !== null
  if (isUnpaid && chosen.size < going.size) {
    throw new Refusal('ORDER_CHANGE_FORBIDDEN', { reason: 'unpaid', kind: 'cancelPlaces', state: row.state })
  }
  const backPercent = row.state === 'formed' ? 100 : backPercentAt(row.cancellation, startsAt, now)
  const plan = placesBack(row.places, chosen, { prepaymentPercent: row.prepaymentPercent, backPercent })
  return { ...plan, backPercent, isUnpaid, ...(isUnpaid && { back: ZERO, kept: ZERO }) }
}

/** Cancels a booking or some of its places; idempotent. */
export async function cancelBooking(
  deps: BookingDeps,
  scope: CustomerScope,
  orderId: number,
  request: {
    readonly placeIds: readonly number[]
    readonly expectedBack?: number | undefined
    readonly reason: string
  },
): Promise<void> {
  const row = await findBooking(deps.executor, scope, orderId)
  if (!row) throw new Refusal('NOT_FOUND')
  if (row.state === 'canceled' && row.canceledBy === 'user' && request.placeIds.length === 0) return
  const date = await deps.tours.findDate(deps.executor, row.dateId)
  if (!date) throw new Refusal('NOT_FOUND')
  const plan = planCancellation(row, date.startsAt, request.placeIds, deps.clock())
  if (request.expectedBack !== undefined && fromRoubles(request.expectedBack) !== plan.back) {
    throw new Refusal('BOOKING_BACK_CHANGED', { back: toRoubles(plan.back) })
  }
  const party = { kind: 'user', customerId: scope.customerId } as const
  const { lines, payOnline, totalAfter } = plan
  const requestedChange = { kind: 'cancelPlaces', lines, payOnline } as const
  if (plan.isUnpaid) await deps.orders.move(party, orderId, 'canceled', request.reason)
  else await deps.orders.applyChange(party, orderId, requestedChange, totalAfter, request.reason)
  // the places are offered immediately; after an interruption here the periodic task offers them
  await deps.inTransaction((tx) => offerPlaces(deps, tx, row.dateId))
}

/** Sum to pay at the meeting point for the remaining participants. */
export const payLaterOf = (row: Pick<BookingRow, 'isRestInCash' | 'state' | 'totalSum' | 'paid' | 'taken'>) =>
  row.isRestInCash && row.state !== 'canceled' && row.paid + row.taken < row.totalSum
    ? subtract(row.totalSum, (row.paid + row.taken) as typeof ZERO)
    : ZERO
