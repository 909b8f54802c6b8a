import { randomOf } from '@okolitsa/demo/history/random.ts'
import type { PlannedBooking, PlannedTrip } from '@okolitsa/demo/history/trips.ts'
import { type Life, minutesLater, payOnline } from './life.ts'

interface Fare {
  readonly id: number
  readonly kind: string
  readonly price: number
}

/** Puts a date of a tour on the agenda: its opening, its bookings, and its cancellation. */
export function planTrip(life: Life, trip: PlannedTrip): void {
  const { shop, agenda, count } = life
  agenda.add(trip.opensAt, async () => {
    const body = { startsAt: trip.startsAt.toISOString(), places: trip.places }
    const opened = await shop.asSeller(trip.operatorId, 'POST', `/v1/cabinet/tours/${trip.tourId}/dates`, body)
    if (opened.status >= 300) return count(`date refused: ${opened.body.code}`)
    count('date opened')
    const dateId: number = opened.body.id
    const fares = await shop.sql<Fare>('select id, kind, price from tour_price where tour_id = $1 order by position', [
      trip.tourId,
    ])
    for (const booking of trip.bookings) agenda.add(booking.at, () => book(life, { trip, booking, dateId, fares }))
    if (trip.cancellation === null) return
    const { at, because } = trip.cancellation
    agenda.add(at, async () => {
      const canceled = await shop.asSeller(trip.operatorId, 'POST', `/v1/cabinet/tours/dates/${dateId}/cancel`, {
        because,
      })
      count(canceled.status === 200 ? 'date cancelled' : `date's cancel refused: ${canceled.body.code}`)
    })
  })
}

async function book(
  life: Life,
  {
    trip,
    booking,
    dateId,
    fares,
  }: { trip: PlannedTrip; booking: PlannedBooking; dateId: number; fares: readonly Fare[] },
): Promise<void> {
  const { shop, agenda, count, words } = life
  const { person, fate } = booking
  const random = randomOf(`${life.seed}: booking ${booking.key}`)
  const adult = fares.find(({ kind }) => kind === 'adult')
  const child = fares.find(({ kind }) => kind === 'child')
  if (!adult) return
  const chosen = [
    ...Array.from({ length: booking.adults }, () => adult),
    ...(child ? Array.from({ length: booking.children }, () => child) : []),
  ]
  const placed = await shop.asPerson(person, 'POST', '/api/v2/orders/tours', {
    dateId,
    people: chosen.map(({ id }, index) => ({ priceId: id, name: index === 0 ? person.firstName : '' })),
    contact: { name: person.firstName, phone: person.phone },
    paymentMethod: random.pick(['sbp', 'rbs']),
    expectedTotal: chosen.reduce((sum, { price }) => sum + price, 0) / 100,
  })
  if (placed.status !== 201) return count(`booking refused: ${placed.body.code}`)
  count('booked')
  const { orderId } = placed.body
  const after = (minutes: number, run: () => Promise<void>) => agenda.add(minutesLater(shop.now(), minutes), run)
  if (fate === 'unpaid') return
  after(random.int(2, 9), () => payOnline(life, person, orderId))
  if (fate === 'unanswered') return
  after(random.int(30, 600), async () => {
    const word = fate === 'refused' ? 'refuse' : 'confirm'
    const body = word === 'refuse' ? { reason: random.pick(words.organizerRefuses) } : {}
    const reply = await shop.asSeller(trip.operatorId, 'POST', `/v1/cabinet/bookings/${orderId}/${word}`, body)
    count(reply.status === 200 ? `booking: ${word}` : `booking's ${word} refused: ${reply.body.code}`)
    if (fate !== 'givenBack') return
    after(random.int(60, 1_500), async () => {
      const path = `/api/v1/orders/tour/${orderId}/cancel`
      const preview = await shop.asPerson(person, 'POST', `${path}/preview`, { placeIds: [] })
      if (preview.status !== 200) return count(`cancellation refused: ${preview.body.code}`)
      const request = { placeIds: [], expectedBack: preview.body.back, reason: random.pick(words.cannotGo) }
      const back = await shop.asPerson(person, 'PATCH', path, request)
      count(back.status === 200 ? 'booking given back' : `cancellation refused: ${back.body.code}`)
    })
  })
}
