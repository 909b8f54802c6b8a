import { randomUUID } from 'node:crypto'
import { ORGANIZER } from './farms.ts'
import { type NEWS, pressAtBank } from './order-steps.ts'
import { grant, type Reference } from './reference.ts'
import { customerIdOf, demand, demandAnswer, describeAnswer, kopecks, newest, pick, type Step } from './steps.ts'
import { backPercent, costOfPlaces, type Fare, type KnownBooking, seatsOf } from './trades.ts'
import { wait } from './weather-steps.ts'
import type { Answered, World } from './world.ts'

export const BOOKING_METHODS = ['sbp', 'rbs'] as const

const HOUR_MS = 3_600_000
/** Minimum time between booking and start. */
const BOOK_UNTIL_MS = 24 * HOUR_MS

const LATER: Readonly<Record<string, readonly string[]>> = {
  formed: ['formed', 'booked', 'sentToOrganizer', 'received', 'canceled'],
  booked: ['booked', 'sentToOrganizer', 'received', 'canceled'],
  sentToOrganizer: ['sentToOrganizer', 'received', 'canceled'],
  received: ['received'],
  canceled: ['canceled'],
}

interface ShownPlace {
  readonly id: number
  readonly title: string
  readonly isCanceled: boolean
  readonly kept: number
}

/** Checks a booking through the API: it moved along an arrow, with the places and amounts of the reference. */
export async function lookAtBooking(reference: Reference, world: World, known: KnownBooking): Promise<void> {
  const answer = await world.call(customerIdOf(reference, known), 'GET', `/api/v1/orders/tour/${known.id}`)
  demand(answer.status === 200, `booking ${known.id} is not shown: ${describeAnswer(answer)}`)
  const { deliveryStatus, places, total, orderCancelingInitiator } = answer.body
  const state = String(deliveryStatus)
  demand(LATER[known.state]?.includes(state) ?? false, `booking ${known.id} went from ${known.state} to ${state}`)
  known.state = state
  known.canceledBy = orderCancelingInitiator
  demand(places.length === known.places.length, `booking ${known.id} has ${places.length} places`)
  if (state === 'canceled') return
  for (const { lineId, fare, kept } of known.places) {
    const shown = places.find(({ id, title }: ShownPlace) => id === lineId && title === fare.kind)
    const isRight = shown?.isCanceled === (kept !== null) && kopecks(shown.kept) === (kept ?? 0)
    demand(isRight, `place ${lineId} of booking ${known.id} is ${JSON.stringify(shown)}, kept are ${kept}`)
  }
  const cost = costOfPlaces(known.places)
  demand(kopecks(total) === cost, `booking ${known.id} costs ${total}, its places ${cost}`)
}

/** Whether the state is certain: an unpaid booking may have expired. */
const isSure = ({ state }: KnownBooking) => state !== 'formed' && state !== 'canceled'
const seats = (bookings: readonly KnownBooking[]) => bookings.reduce((sum, booking) => sum + seatsOf(booking), 0)

export const book = (
  customer: number,
  chosen: readonly number[],
  method: (typeof BOOKING_METHODS)[number],
  news: (typeof NEWS)[number] | null,
): Step => ({
  name: `customer ${customer} books fares ${chosen} by ${method}, the shop is ${news}`,
  run: async (reference, world) => {
    const { trip } = reference
    const fares = chosen.flatMap((index) => pick(trip.fares, index) ?? [])
    const total = fares.reduce((sum, fare) => sum + fare.sum, 0)
    const wanted = fares.reduce((sum, fare) => sum + fare.places, 0)
    const body = {
      dateId: trip.dateId,
      people: fares.map(({ priceId }) => ({ priceId, name: 'Anna' })),
      contact: { name: 'Anna', phone: '79160000001' },
      paymentMethod: method,
      expectedTotal: total / 100,
    }
    const customerId = customerIdOf(reference, { customer })
    const headers = { 'idempotency-key': randomUUID() }
    const press = () => world.call(customerId, 'POST', '/api/v2/orders/tours', body, headers)
    const [answer, again] = await Promise.all([press(), press()])
    demand(
      describeAnswer(answer) === describeAnswer(again),
      `two answers to one key: ${describeAnswer(answer)} ${describeAnswer(again)}`,
    )
    demandAnswer('booking', answer)
    const isLate = world.now().getTime() >= trip.startsAt.getTime() - BOOK_UNTIL_MS
    if (answer.status !== 201) {
      const isFull = seats(reference.bookings) + wanted > trip.places || reference.granted.has('waits for a place')
      const reasons: Record<string, boolean> = {
        TOUR_PLACES_GONE: isFull,
        TOUR_DATE_CLOSED: isLate || reference.granted.has('the date is cancelled'),
      }
      demand(reasons[answer.body.code] === true, `a booking is refused for nothing: ${describeAnswer(answer)}`)
      return
    }
    demand(!isLate && seats(reference.bookings.filter(isSure)) + wanted <= trip.places, 'one place too many is sold')
    const known = await keep(reference, world, { customer, method, total, fares }, answer)
    if (news !== null) await pressAtBank(reference, world, known, 'pay', news)
    await lookAtBooking(reference, world, known)
  },
})

/** Records a booking, with the lines of its places. */
async function keep(
  reference: Reference,
  world: World,
  booked: Pick<KnownBooking, 'customer' | 'method' | 'total'> & { readonly fares: readonly Fare[] },
  { body }: Answered,
): Promise<KnownBooking> {
  const { customer, method, total, fares } = booked
  const id = Number(body.orderId)
  demand(kopecks(body.total) === total, `booking ${id} costs ${body.total}, expected ${total}`)
  const shown = await world.call(customerIdOf(reference, booked), 'GET', `/api/v1/orders/tour/${id}`)
  const free: ShownPlace[] = [...(shown.body.places ?? [])]
  const places = fares.map((fare) => {
    const index = free.findIndex(({ title }) => title === fare.kind)
    const [place] = index < 0 ? [] : free.splice(index, 1)
    demand(place !== undefined, `booking ${id} has no place of a ${fare.kind}`)
    return { lineId: place.id, fare, kept: null }
  })
  const known: KnownBooking = { id, customer, method, total, places, state: 'formed', canceledBy: null }
  reference.bookings.push(known)
  grant(reference, `booked by ${method}`)
  return known
}

/** Confirms or refuses as the organizer, by two concurrent presses. */
export const answerBooking = (booking: number, word: 'confirm' | 'refuse'): Step => ({
  name: `booking ${booking}: the organizer says «${word}»`,
  run: async (reference, world) => {
    const formed = reference.bookings.filter(({ state }) => state === 'formed')
    const known = newest(formed, booking) ?? newest(reference.bookings, booking)
    if (!known) return
    await lookAtBooking(reference, world, known)
    const before = known.state
    const path = `/v1/cabinet/bookings/${known.id}/${word}`
    const press = () => world.callAsSeller(ORGANIZER, 'POST', path, word === 'refuse' ? { reason: 'storm' } : {})
    const answers = await Promise.all([press(), press()])
    for (const answer of answers) demandAnswer(word, answer)
    const isAccepted = answers.some(({ status }) => status === 200)
    await lookAtBooking(reference, world, known)
    if (!isAccepted) return
    const isGoing = known.state === 'booked' || known.state === 'sentToOrganizer'
    if (word === 'confirm') demand(isGoing, `a booking that is ${before} was confirmed and is ${known.state}`)
    else demand(known.state === 'canceled', `a booking that is ${before} was refused and is ${known.state}`)
    grant(reference, `the organizer says «${word}»`)
  },
})

/** Cancels one place or all; the amount follows the terms. */
export const giveBack = (booking: number, index: number, isAll: boolean): Step => ({
  name: `booking ${booking}: ${isAll ? 'everybody stays' : `place ${index} stays`} at home`,
  run: async (reference, world) => {
    const fit = reference.bookings.filter(({ state }) => state !== 'canceled')
    const known = newest(fit, booking)
    if (!known) return
    await lookAtBooking(reference, world, known)
    const going = known.places.filter(({ kept }) => kept === null)
    const one = pick(going, index)
    if (!one) return
    const chosen = isAll ? going : [one]
    const customerId = customerIdOf(reference, known)
    const placeIds = isAll ? [] : [one.lineId]
    const path = `/api/v1/orders/tour/${known.id}/cancel`
    const preview = await world.call(customerId, 'POST', `${path}/preview`, { placeIds })
    demandAnswer('the preview of giving back', preview)
    if (preview.status !== 200) return
    const percent = known.state === 'formed' ? 100 : backPercent(reference.trip, world.now())
    const paid = chosen.reduce((sum, { fare }) => sum + fare.sum, 0)
    const back = kopecks(preview.body.back)
    const expected = (paid * percent) / 100
    const isRight = back === expected || (known.state === 'formed' && back === 0)
    demand(isRight, `booking ${known.id}, ${known.state}: ${back} come back of ${paid}, expected ${percent} %`)
    const request = { placeIds, expectedBack: back / 100 }
    const press = () => world.call(customerId, 'PATCH', path, request)
    const answers = await Promise.all([press(), press()])
    for (const answer of answers) demandAnswer('giving places back', answer)
    if (answers.some(({ status }) => status === 200)) {
      for (const place of chosen) place.kept = (place.fare.sum * (100 - percent)) / 100
      grant(reference, isAll ? 'a booking is given back' : 'a place is given back')
    }
    await lookAtBooking(reference, world, known)
  },
})

/** Joins or leaves the waiting list. */
export const waitForPlace = (customer: number, people: number, isLeaving: boolean): Step => ({
  name: `customer ${customer} ${isLeaving ? 'waits no more' : `waits for ${people} places`}`,
  run: async (reference, world) => {
    const customerId = customerIdOf(reference, { customer })
    if (isLeaving) {
      const list = await world.call(customerId, 'GET', '/api/v2/tours/waiting')
      demand(list.status === 200, `the waiting list is not shown: ${describeAnswer(list)}`)
      for (const { id } of list.body.items) {
        demandAnswer('waiting no more', await world.call(customerId, 'DELETE', `/api/v2/tours/waiting/${id}`))
      }
      return
    }
    const path = `/api/v2/tours/dates/${reference.trip.dateId}/waiting`
    const answer = await world.call(customerId, 'POST', path, { people })
    demandAnswer('waiting', answer)
    if (answer.status === 201) grant(reference, 'waits for a place')
    const held = seats(reference.bookings) + people > reference.trip.places
    const isExplained = held || reference.granted.has('waits for a place')
    demand(answer.status !== 201 || isExplained, 'somebody waits though there are places')
  },
})

/** Cancels the date as the organizer: all customers get a full refund. */
export const cancelDate: Step = {
  name: 'the organizer cancels the date',
  run: async (reference, world) => {
    const path = `/v1/cabinet/tours/dates/${reference.trip.dateId}/cancel`
    const answer = await world.callAsSeller(ORGANIZER, 'POST', path, { because: 'weather' })
    demandAnswer('cancelling a date', answer)
    if (answer.status === 200) grant(reference, 'the date is cancelled')
    for (const booking of reference.bookings) {
      await lookAtBooking(reference, world, booking)
      const isOver = booking.state === 'canceled' || booking.state === 'received'
      demand(answer.status !== 200 || isOver, `booking ${booking.id} of a cancelled date is ${booking.state}`)
    }
  },
}

/** Final steps of a booking: confirmed, or cancelled late with a partial refund. */
const COURSES = ['open', 'open', 'confirmed', 'confirmed', 'givenBackLate'] as const
type Course = (typeof COURSES)[number]
export const BOOKING_COURSES: readonly Course[] = COURSES
/** Minutes to skip until the refund is partial. */
const LATE_MINUTES = 400

/** The usual sequence: booked, paid, and confirmed by the organizer. */
export const bookWell = (of: Parameters<typeof book>, course: Course): Step => {
  const steps = [
    book(...of),
    ...(course === 'open' ? [] : [answerBooking(0, 'confirm')]),
    ...(course === 'givenBackLate' ? [wait(LATE_MINUTES), giveBack(0, 0, true)] : []),
  ]
  return {
    name: steps.map(({ name }) => name).join('; '),
    run: async (reference, world) => {
      for (const step of steps) await step.run(reference, world)
    },
  }
}
