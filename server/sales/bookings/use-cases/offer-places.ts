import { bookUntilOf, closedBecause } from '@okolitsa/domain/tours/tour-date.ts'
import { nextOffers, OFFER_HOURS } from '@okolitsa/domain/tours/waiting.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { BookingDeps } from '../booking-deps.ts'
import { tourPlacesOffered } from '../events.ts'
import { endEntry, lockList, lockMissed, lockWaiting, saveOffer } from '../store/waiting.store.ts'

const HOUR_MS = 3_600_000
/** Offers ended in one go; the rest waits for the next minute. */
const BATCH = 200

/**
 * Offers the free places of a date to those who wait, in their turn: each is held a while. A booking begins with
 * this, so that nobody overtakes the list. Answers whether anybody waited.
 */
export async function offerPlaces(
  { tours, stock, clock }: Pick<BookingDeps, 'tours' | 'stock' | 'clock'>,
  tx: Executor,
  dateId: number,
): Promise<boolean> {
  const waiting = await lockWaiting(tx, dateId)
  if (waiting.length === 0) return false
  const now = clock()
  const date = await tours.findDate(tx, dateId)
  // of a tour that is taken off nothing is offered: whoever waits stays in the list
  if (!date?.tour.isShown) return true
  const closed = closedBecause(date, now)
  // the organizer may open it again: whoever waits keeps their turn
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

/** Offers nobody took in time go to the next. Answers the dates they were of. */
export async function endMissedOffers({ stock, clock, inTransaction }: BookingDeps): Promise<readonly number[]> {
  return inTransaction(async (tx) => {
    const now = clock()
    const missed = await lockMissed(tx, now, BATCH)
    for (const { id, holdId } of missed) {
      if (holdId) await stock.letGo(tx, holdId, now)
      await endEntry(tx, id, 'missed')
    }
    return missed.map(({ dateId }) => dateId)
  })
}

/** What was offered of a date that is closed to sale goes back; whoever it was offered to is as early in the list as before. */
export async function takeBackOffers(
  { stock, clock }: Pick<BookingDeps, 'stock' | 'clock'>,
  tx: Executor,
  dateId: number,
): Promise<void> {
  for (const { id, holdId } of await lockList(tx, dateId)) {
    if (!holdId) continue
    await stock.letGo(tx, holdId, clock())
    await endEntry(tx, id, 'waiting')
  }
}

/** Nobody waits for a date that does not take place. */
export async function closeWaiting(
  { stock, clock }: Pick<BookingDeps, 'stock' | 'clock'>,
  tx: Executor,
  dateId: number,
): Promise<void> {
  for (const { id, holdId } of await lockList(tx, dateId)) {
    if (holdId) await stock.letGo(tx, holdId, clock())
    await endEntry(tx, id, 'closed')
  }
}
