import { covers } from '@okolitsa/domain/identity/scope.ts'
import type { StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import { mayGiveBack, scopeOfParty } from '@okolitsa/domain/orders/order-party.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { DateCancelReason } from '@okolitsa/domain/tours/tour.ts'
import { tourTickets as words } from '@okolitsa/strings/ru/tour-tickets.ts'
import type { BookingDeps } from '../booking-deps.ts'
import { listLive } from '../store/booking.store.ts'
import { closeWaiting } from './offer-places.ts'

/** Cancels a date: closes bookings and refunds existing ones in full; idempotent. */
export async function cancelDate(
  deps: BookingDeps,
  party: StaffParty,
  dateId: number,
  because: { readonly reason: DateCancelReason; readonly note: string },
): Promise<void> {
  const date = await deps.tours.findDate(deps.executor, dateId)
  if (!date || !covers(scopeOfParty(party), date.tour)) throw new Refusal('NOT_FOUND')
  const author =
    party.staffId === null
      ? ({ kind: 'service', name: 'tours' } as const)
      : ({ kind: 'staff', staffId: party.staffId } as const)
  await deps
    .inTransaction(async (tx) => {
      await deps.tours.closeDate(tx, author, dateId, because)
      // checked inside the transaction: the date must stay open when this person may not cancel its bookings
      if (!mayGiveBack(party, date.tour.organizationId) && (await listLive(tx, dateId)).length > 0) {
        throw new Refusal('MONEY_NOT_YOURS')
      }
      await closeWaiting(deps, tx, dateId)
    })
    .catch((error: unknown) => {
      const isDone = error instanceof Refusal && error.code === 'TOUR_DATE_CLOSED' && error.facts.reason === 'canceled'
      // a repeated request cancels the bookings that the first one has not reached
      if (!isDone) throw error
    })
  const reason = [words.dateCanceled[because.reason], because.note].filter(Boolean).join('. ')
  for (const orderId of await listLive(deps.executor, dateId)) {
    // the customer may have cancelled the booking meanwhile
    await deps.orders.move(party, orderId, 'canceled', reason).catch((error: unknown) => {
      if (!(error instanceof Refusal && error.code === 'ORDER_STEP_FORBIDDEN')) throw error
    })
  }
}
