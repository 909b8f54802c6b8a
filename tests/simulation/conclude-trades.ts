import { lookAtBooking } from './booking-steps.ts'
import { lookAtDinner } from './dinner-steps.ts'
import { isOnline } from './farms.ts'
import { lookAtPlans } from './plan-steps.ts'
import type { Reference } from './reference.ts'
import { demand } from './steps.ts'
import { costOfPlaces, type KnownBooking, seatsOf } from './trades.ts'
import type { World } from './world.ts'

/**
 * Checks dinners and bookings with their payments and seats; receipts, bonuses and free deliveries are checked for all
 * orders together.
 */
export async function concludeTrades(reference: Reference, world: World): Promise<void> {
  for (const dinner of reference.dinners) {
    await lookAtDinner(reference, world, dinner)
    const isLiving = dinner.state !== 'canceled' && isOnline(dinner.method)
    compareMoney(world, `dinner ${dinner.id} (${dinner.state})`, dinner.id, isLiving ? dinner.total : 0)
    demand(dinner.state !== 'formed', `dinner ${dinner.id} waits for its kitchen for ever`)
  }
  for (const booking of reference.bookings) {
    await lookAtBooking(reference, world, booking)
    const seen = `booking ${booking.id} (${booking.state}, by ${booking.canceledBy})`
    compareMoney(world, seen, booking.id, owed(booking))
    demand(booking.state !== 'formed', `booking ${booking.id} waits for its organizer for ever`)
  }
  await lookAtPlans(reference, world)
  for (const plan of reference.plans) {
    const { id, state, kept, total } = plan
    demand(state !== 'formed', `the order ${id} of a plan waits for ever`)
    compareMoney(world, `the order ${id} of a plan (${state})`, id, kept ?? (state === 'canceled' ? 0 : total))
  }
  const running = reference.plans.filter(({ state, kept }) => state === 'booked' && kept === null)
  demand(running.length <= 1, `${running.length} plans run at once`)
  await compareSeats(reference, world)
}

/** Amount that the organizer retains, kopecks; 0 when the organizer cancelled. */
function owed({ state, canceledBy, places }: KnownBooking): number {
  if (state !== 'canceled') return costOfPlaces(places)
  return canceledBy === 'user' ? places.reduce((sum, { kept }) => sum + (kept ?? 0), 0) : 0
}

function compareMoney(world: World, seen: string, orderId: number, expected: number): void {
  const { kept, held } = world.bank.moneyOf(orderId)
  demand(kept + held === expected, `${seen}: the bank keeps ${kept} and holds ${held}, expected ${expected}`)
}

async function compareSeats({ trip, bookings }: Reference, world: World): Promise<void> {
  const [row] = await world.sql<{ on_hand: number; allocated: number; held: number; offered: number }>(
    `select on_hand, allocated, held,
       (select coalesce(sum(people), 0)::int from tour_waiting where tour_date_id = $1 and state = 'offered') as offered
     from stock where product_id = $1`,
    [trip.dateId],
  )
  const sum = (isWanted: (booking: KnownBooking) => boolean) =>
    bookings.filter(isWanted).reduce((all, booking) => all + seatsOf(booking), 0)
  const gone = sum(({ state }) => state === 'received')
  const promised = sum(({ state }) => state !== 'received')
  const isRight = row?.on_hand === trip.places - gone && row.allocated === promised && row.held === row.offered
  demand(isRight, `seats: ${JSON.stringify(row)}; expected ${trip.places} − ${gone}, promised ${promised}`)
}
