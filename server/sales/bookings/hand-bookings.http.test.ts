import { randomUUID } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import { AUTHOR } from '../../testing/supply.data.ts'
import { integrityProblemsOf, NOON } from '../../testing/world.data.ts'
import { ANNA, BORIS, GUIDE, openTourShop, STRANGER } from './tour-shop.data.ts'

const shop = await openTourShop()
const { book, placesLeft, tour } = shop
afterEach(async () => {
  await shop.runPeriodic()
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
  shop.moveClock(NOON)
})
const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, token?: string) =>
  shop.call(method, `/v1/cabinet/${path}`, {
    ...(token !== '' && { headers: { authorization: `Bearer ${token ?? (await shop.staff(GUIDE))}` } }),
    ...(body !== undefined && { body }),
  })
const MASHA = { name: 'Маша', phone: '+7 916 204-18-55', people: 3, isPaid: false, comment: 'с собакой' }
const write = (dateId: number, body: object = {}, token?: string) =>
  ask('POST', `tours/dates/${dateId}/hand-bookings`, { press: randomUUID(), ...MASHA, ...body }, token)

it('takes places for a booking by telephone once when repeated, and never more than are free', async () => {
  const trip = await tour('by-hand', 6)
  await book(ANNA, trip, ['adult', 'adult'])
  const press = randomUUID()
  const twice = await Promise.all([1, 2].map(() => write(trip.dateId, { press })))
  expect(twice.map(({ status }) => status)).toEqual([201, 201])
  expect(twice[0]?.body).toMatchObject({
    items: [{ name: 'Маша', phone: '79162041855', people: 3, isPaid: false, comment: 'с собакой', arrivedAt: null }],
    ...{ unnamed: 0, left: 1 },
  })
  expect(await placesLeft(trip.dateId)).toBe(1)
  const other = await tour('by-hand-other', 6)
  const reused = await write(other.dateId, { press })
  expect([reused.status, reused.body.code]).toEqual([400, 'IDEMPOTENCY_KEY_REUSED'])
  const full = await write(trip.dateId, { people: 2 })
  expect([full.status, full.body]).toMatchObject([400, { code: 'TOUR_DATE_FULL', facts: { left: 1 } }])
  expect((await write(trip.dateId, { people: 1, phone: null })).body).toMatchObject({ left: 0 })
  // these places cannot be booked again
  expect((await book(BORIS, trip, ['adult'])).body.code).toBe('TOUR_PLACES_GONE')
  const { body: dates } = await ask('GET', `tours/dates?tourId=${trip.id}`)
  expect(dates.items[0]).toMatchObject({ places: 6, placesLeft: 0, taken: 6 })
})

it('releases the places of a removed booking once', async () => {
  const trip = await tour('by-hand-back', 3)
  const [{ id }] = (await write(trip.dateId)).body.items
  expect(await placesLeft(trip.dateId)).toBe(0)
  const back = await Promise.all([1, 2].map(() => ask('DELETE', `hand-bookings/${id}`)))
  expect(back.map(({ status, body }) => [status, body.items, body.left])).toEqual([
    [200, [], 3],
    [200, [], 3],
  ])
  expect(await placesLeft(trip.dateId)).toBe(3)
})

it('lists manual bookings among departures, with arrival and payment', async () => {
  const trip = await tour('by-hand-leaves', 8, {}, new Date(NOON.getTime() + 26 * 3_600_000))
  const [{ id }] = (await write(trip.dateId)).body.items
  const leaving = async () =>
    (await ask('GET', 'departures')).body.items.find(({ dateId }: { dateId: number }) => dateId === trip.dateId)
  expect(await leaving()).toMatchObject({ people: 3, arrived: 0, byHand: [{ name: 'Маша' }], unnamed: 0 })
  const { body } = await ask('PATCH', `hand-bookings/${id}`, { hasArrived: true, isPaid: true })
  expect(body.items[0]).toMatchObject({ isPaid: true, arrivedAt: expect.any(String) })
  expect(await leaving()).toMatchObject({ people: 3, arrived: 3 })
  expect((await ask('PATCH', `hand-bookings/${id}`, { hasArrived: false })).body.items[0]).toMatchObject({
    ...{ isPaid: true, arrivedAt: null },
  })
})

it('lists places given away without a name next to the bookings', async () => {
  const { id: tourId } = await tour('by-hand-unnamed', 8)
  const date = { tourId, startsAt: new Date('2027-06-05T07:00:00Z'), places: 8, takenElsewhere: 2 }
  const [dateId = 0] = await shop.write((tx, { tours }) => tours.addDates(tx, AUTHOR, GUIDE, [date], NOON))
  expect((await write(dateId)).body).toMatchObject({ unnamed: 2, left: 3 })
})

it('refuses tours of other organizers and reports field errors', async () => {
  const trip = await tour('by-hand-own', 8)
  const [{ id }] = (await write(trip.dateId)).body.items
  const [stranger, picker] = [await shop.staff(STRANGER), await shop.staff(GUIDE, 'Pavel', 'accountant')]
  const path = `tours/dates/${trip.dateId}/hand-bookings`
  for (const [token, status] of [
    ['', 401],
    [await shop.tokenOf(ANNA), 401],
    [stranger, 404],
  ] as const) {
    expect((await ask('GET', path, undefined, token)).status).toBe(status)
    expect((await write(trip.dateId, {}, token)).status).toBe(status)
    expect((await ask('PATCH', `hand-bookings/${id}`, { isPaid: true }, token)).status).toBe(status)
    expect((await ask('DELETE', `hand-bookings/${id}`, undefined, token)).status).toBe(status)
  }
  // without access to orders the telephone is hidden and new bookings are refused
  expect((await ask('GET', path, undefined, picker)).body.items[0].phone).not.toBe('79162041855')
  expect((await write(trip.dateId, {}, picker)).status).toBe(403)
  const wrong = await write(trip.dateId, { name: ' ', phone: '12', people: 0, isPaid: 'yes' })
  expect([wrong.status, Object.keys(wrong.body.errors).toSorted()]).toEqual([
    400,
    ['isPaid', 'name', 'people', 'phone'],
  ])
  expect((await ask('DELETE', `hand-bookings/${randomUUID()}`)).status).toBe(404)
  await ask('POST', `tours/dates/${trip.dateId}/cancel`, { because: 'weather' })
  expect((await write(trip.dateId)).body).toMatchObject({ code: 'TOUR_DATE_CLOSED' })
  expect((await ask('DELETE', `hand-bookings/${id}`)).status).toBe(200)
})
