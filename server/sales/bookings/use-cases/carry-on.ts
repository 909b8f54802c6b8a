import { SYSTEM_CANCEL_REASONS } from '@okolitsa/domain/orders/cancel-reasons.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { isCertain } from '@okolitsa/domain/tours/tour-date.ts'
import type { BookingDeps } from '../booking-deps.ts'
import { listLive, listOfCanceledDates, listOver, listUnanswered, listWithoutTicket } from '../store/booking.store.ts'
import { listWaitedFor } from '../store/waiting.store.ts'
import { closeWaiting, endMissedOffers, offerPlaces } from './offer-places.ts'

/** Maximum bookings processed per minute. */
const BATCH = 200
const DAY_MS = 86_400_000
const SHOP = { kind: 'service', name: 'tours' } as const

/** Moves a booking as the system; a concurrent step by another actor wins. */
async function moveBySystem(deps: BookingDeps, orderId: number, to: DeliveryStatus, reason = ''): Promise<void> {
  await deps
    .inTransaction(async (tx) => {
      const order = await deps.lifecycle.lock(tx, orderId)
      if (!order) return
      await deps.lifecycle.move(tx, order, { to, actor: 'system', actorId: null, reason })
      if (to === 'canceled') await deps.payments.closeForCanceledOrder(tx, orderId)
      else await deps.payments.capture(tx, orderId)
    })
    .catch((error: unknown) => {
      if (!(error instanceof Refusal && error.code === 'ORDER_STEP_FORBIDDEN')) throw error
    })
}

/** Cancels bookings that the organizer has not answered in time. */
export async function endUnanswered(deps: BookingDeps): Promise<void> {
  for (const orderId of await listUnanswered(deps.executor, deps.clock(), BATCH)) {
    await moveBySystem(deps, orderId, 'canceled', SYSTEM_CANCEL_REASONS.unconfirmed)
  }
}

/** Issues the tickets of confirmed bookings once the minimum group is reached. */
export async function sendTickets(deps: BookingDeps): Promise<void> {
  const waiting = await listWithoutTicket(deps.executor, BATCH)
  const dates = await deps.tours.findDates(deps.executor, [...new Set(waiting.map(({ dateId }) => dateId))])
  for (const { id, dateId } of waiting) {
    const date = dates.get(dateId)
    if (date?.state === 'open' && isCertain(date)) await moveBySystem(deps, id, 'sentToOrganizer')
  }
}

/** Cancels and refunds dates that have not reached their minimum group in time. */
export async function endTooSmall(deps: BookingDeps): Promise<void> {
  for (const { id } of await deps.tours.listTooFew(deps.executor, deps.clock(), BATCH)) {
    await deps.inTransaction(async (tx) => {
      await deps.tours.closeDate(tx, SHOP, id, { reason: 'tooFew', note: '' })
      await closeWaiting(deps, tx, id)
    })
    for (const orderId of await listLive(deps.executor, id)) {
      await moveBySystem(deps, orderId, 'canceled', SYSTEM_CANCEL_REASONS.tooFew)
    }
  }
  // left by an interrupted cancellation of a date
  for (const orderId of await listOfCanceledDates(deps.executor, BATCH)) {
    await moveBySystem(deps, orderId, 'canceled', SYSTEM_CANCEL_REASONS.dateCanceled)
  }
}

/** Closes bookings a day after their end. */
export async function closeOver(deps: BookingDeps): Promise<void> {
  const before = new Date(deps.clock().getTime() - DAY_MS)
  await deps.inTransaction(async (tx) => {
    for (const { id } of await deps.tours.endDates(tx, before, BATCH)) await closeWaiting(deps, tx, id)
  })
  for (const orderId of await listOver(deps.executor, BATCH)) await moveBySystem(deps, orderId, 'received')
}

/** Offers missed and released places to the waiting list. */
export async function offerFreed(deps: BookingDeps): Promise<void> {
  await endMissedOffers(deps)
  for (const dateId of await listWaitedFor(deps.executor, BATCH)) {
    await deps.inTransaction((tx) => offerPlaces(deps, tx, dateId))
  }
}
