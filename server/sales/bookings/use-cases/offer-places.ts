import { hasArea } from '@okolitsa/domain/market/market.ts'
import { bookUntilOf, closedBecause } from '@okolitsa/domain/tours/tour-date.ts'
import { nextOffers, OFFER_HOURS } from '@okolitsa/domain/tours/waiting.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { BookingDeps } from '../booking-deps.ts'
import { tourPlacesOffered } from '../events.ts'
import { endEntry, lockList, lockMissed, lockWaiting, saveOffer } from '../store/waiting.store.ts'

const HOUR_MS = 3_600_000
/** Maximum offers ended per minute. */
const BATCH = 200

/**
 * Offers free places of a date to the waiting list in order and reserves them. Every booking begins with this call, so
 * that it cannot overtake the list. Returns true when the list has entries.
 */
export async function offerPlaces(
  { market, tours, stock, clock }: Pick<BookingDeps, 'market' | 'tours' | 'stock' | 'clock'>,
  tx: Executor,
  dateId: number,
): Promise<boolean> {
  const waiting = await lockWaiting(tx, dateId)
  if (waiting.length === 0) return false
  const now = clock()
  const date = await tours.findDate(tx, dateId)
  // places of a hidden tour are not offered, and the entries stay
  if (!date?.tour.isShown || !hasArea(market.current(), 'tours')) return true
  const closed = closedBecause(date, now)
  // the organizer may reopen the date, so the entries keep their order
  if (closed === 'closed') return true
  if (closed !== null) {
    for (const { id } of waiting) await endEntry(tx, id, 'closed')
    return true
  }
  const until = new Date(Math.min(now.getTime() + OFFER_HOURS * HOUR_MS, bookUntilOf(date).getTime()))
  const { id: tourId, organizationId, title: tourTitle, timeZone, regionCode } = date.tour
  for (const { id, people, customerId } of nextOffers(waiting, date.placesLeft)) {
    const holdId = await stock.setAside(tx, { productId: dateId, amount: people }, until)
    if (holdId === null) continue
    await saveOffer(tx, id, { until, holdId })
    const offer = { waitingId: id, customerId, people, until: until.toISOString(), path: `/tours/${tourId}` }
    await emit(tx, tourPlacesOffered({ ...offer, organizationId, tourTitle, timeZone, regionCode }))
  }
  return true
}

/** Ends expired offers. Returns their dates. */
export async function endMissedOffers({ stock, clock, inTransaction }: BookingDeps): Promise<readonly number[]> {
  return inTransaction(async (tx) => {
    const now = clock()
    const missed = await lockMissed(tx, now, BATCH)
    for (const { id, holdId } of missed) {
      if (holdId) await stock.releaseHold(tx, holdId, now)
      await endEntry(tx, id, 'missed')
    }
    return missed.map(({ dateId }) => dateId)
  })
}

/** Withdraws offers of a closed date; the customers keep their positions in the list. */
export async function takeBackOffers(
  { stock, clock }: Pick<BookingDeps, 'stock' | 'clock'>,
  tx: Executor,
  dateId: number,
): Promise<void> {
  for (const { id, holdId } of await lockList(tx, dateId)) {
    if (!holdId) continue
    await stock.releaseHold(tx, holdId, clock())
    await endEntry(tx, id, 'waiting')
  }
}

/** Closes the waiting list of a date that does not take place. */
export async function closeWaiting(
  { stock, clock }: Pick<BookingDeps, 'stock' | 'clock'>,
  tx: Executor,
  dateId: number,
): Promise<void> {
  for (const { id, holdId } of await lockList(tx, dateId)) {
    if (holdId) await stock.releaseHold(tx, holdId, clock())
    await endEntry(tx, id, 'closed')
  }
}
