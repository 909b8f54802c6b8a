import { type CustomerScope, covers } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { BookingDeps } from '../booking-deps.ts'
import { endEntry, joinList, lockEntry } from '../store/waiting.store.ts'
import { offerPlaces } from './offer-places.ts'
import { demandDate } from './quote-booking.ts'

/** Adds a customer to the waiting list of a date with too few places; returns the entry. */
export async function joinWaiting(
  deps: BookingDeps,
  { customerId, site }: CustomerScope,
  dateId: number,
  people: number,
): Promise<string> {
  return deps.inTransaction(async (tx) => {
    const date = await demandDate(deps, tx, site, dateId)
    if (date.placesLeft >= people) throw new Refusal('WAITING_NOT_NEEDED', { left: date.placesLeft })
    return joinList(tx, { dateId, customerId, people, at: deps.clock() })
  })
}

/** Removes a customer from the list and offers their reserved places to the next customer. */
export async function leaveWaiting(deps: BookingDeps, scope: CustomerScope, id: string): Promise<void> {
  const { customerId } = scope
  await deps.inTransaction(async (tx) => {
    const entry = await lockEntry(tx, id, customerId)
    const date = entry && (await deps.tours.findDate(tx, entry.dateId))
    if (!date || !covers(scope, { ...date.tour, customerId })) throw new Refusal('NOT_FOUND')
    if (entry.state !== 'waiting' && entry.state !== 'offered') return
    if (entry.holdId) await deps.stock.releaseHold(tx, entry.holdId, deps.clock())
    await endEntry(tx, id, 'left')
    await offerPlaces(deps, tx, entry.dateId)
  })
}
