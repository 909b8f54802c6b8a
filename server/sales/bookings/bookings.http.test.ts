import { afterEach, describe, expect, it } from 'vitest'
import { pagesOfPdf } from '../../testing/pdf.data.ts'
import { integrityProblemsOf, NOON } from '../../testing/world.data.ts'
import { TOKEN_SECRET } from '../../testing.ts'
import { ticketCodeOf } from './ticket-code.ts'
import { ANNA, BORIS, GLEB, GUIDE, openTourShop, STRANGER, tourOf, VERA } from './tour-shop.data.ts'

const shop = await openTourShop()
const { book, booking, desk, pay, placesLeft, tour } = shop
const DAY = 24 * 60
const settle = async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    await shop.runPeriodic()
    await shop.runOutbox()
  }
}
afterEach(async () => {
  await settle()
  expect(await integrityProblemsOf(shop)).toEqual([])
  shop.moveClock(NOON)
})
const confirm = (orderId: number) => desk('POST', `bookings/${orderId}/confirm`, {})
const cancel = (orderId: number, body: object, as = ANNA) =>
  shop.call('PATCH', `/api/v1/orders/tour/${orderId}/cancel`, { as, body })

describe('a booking', () => {
  it('reserves places, is paid and confirmed, and gets a ticket that is checked once', async () => {
    const trip = await tour('for-three', 12)
    const { body: quote } = await shop.call('POST', `/api/v2/tours/${trip.id}/quote`, {
      body: { dateId: trip.dateId, people: [{ priceId: (await shop.pricesOf(trip.id)).adult, count: 2 }] },
    })
    expect(quote).toMatchObject({
      total: 13_800,
      payNow: 13_800,
      payLater: 0,
      fits: true,
      paymentMethods: ['sbp', 'rbs'],
    })
    const { body: booked, status } = await book(ANNA, trip, ['adult', 'adult', 'child'], { key: 'one-press-only' })
    expect([status, booked]).toMatchObject([201, { total: 18_000, payNow: 18_000 }])
    const again = await book(ANNA, trip, ['adult', 'adult', 'child'], { key: 'one-press-only' })
    expect(again.body).toEqual(booked)
    expect(await placesLeft(trip.dateId)).toBe(9)

    const { orderId } = booked
    expect((await confirm(orderId)).body.code).toBe('ORDER_STEP_FORBIDDEN')
    await pay(orderId)
    expect(await booking(orderId)).toMatchObject({ deliveryStatus: 'formed', people: 3, ticket: null, paid: 18_000 })
    const { body: queued } = await desk('GET', 'bookings')
    expect(queued.items.map(({ id }: { id: number }) => id)).toContain(orderId)
    const stranger = await shop.staff(STRANGER)
    expect((await desk('POST', `bookings/${orderId}/confirm`, {}, stranger)).status).toBe(404)
    const check = (code: string, token?: string) => desk('POST', 'bookings/tickets/check', { code }, token)
    const early = ticketCodeOf(TOKEN_SECRET, orderId)
    expect((await check(early)).body.code).toBe('TICKET_TOO_EARLY')
    expect((await confirm(orderId)).body).toMatchObject({ deliveryStatus: 'sentToOrganizer', status: 'booked' })

    const { ticket } = await booking(orderId)
    expect(ticket.qr).toContain('<svg')
    const paper = await shop.raw('GET', ticket.url, ANNA)
    expect([paper.headers['content-type'], paper.rawPayload.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ])
    expect(ticket.code).toBe(early)
    const [printed = '', ...further] = pagesOfPdf(paper.rawPayload)
    expect([further, printed.split('\n')]).toEqual([[], expect.arrayContaining([ticket.code])])
    expect(printed).toContain(String(orderId))
    const { body: first } = await check(ticket.code.toLowerCase())
    shop.passMinutes(7)
    const { body: second } = await check(ticket.code)
    expect([first.isFirst, second.isFirst, second.checkedAt]).toEqual([true, false, first.checkedAt])
    expect((await check(ticket.code.replace(/.$/, ticket.code.endsWith('A') ? 'B' : 'A'))).body.code).toBe(
      'TICKET_UNKNOWN',
    )
    expect((await check(ticket.code, stranger)).body.code).toBe('TICKET_UNKNOWN')
    expect((await shop.call('GET', `/api/v1/orders/tour/${orderId}`, { as: BORIS })).status).toBe(404)
    expect((await shop.call('GET', '/api/v2/orders/tours')).status).toBe(401)
    const { body: own } = await shop.call('GET', '/api/v2/orders/tours', { as: ANNA })
    expect(own).toMatchObject({ itemsPerPage: 6, items: [{ id: orderId }] })
  })

  it('gives a booking a meeting point instead of an address, and returns it from the calls of orders', async () => {
    const tour = await shop.tour('met-there', 10)
    const { orderId } = (await shop.book(ANNA, tour, ['adult'])).body
    const [kept] = await shop.sql(
      `select place, meeting_point as "meetingPoint", window_from_hour as "fromHour", unit
         from shop_order join order_line on order_id = shop_order.id where shop_order.id = $1`,
      [orderId],
    )
    const { meetingPoint } = tourOf('met-there')
    const { title, address, coords } = meetingPoint
    const near = { settlement: 'Тарусский район', regionCode: '40' }
    expect(kept).toEqual({ place: null, meetingPoint: { title, address, coords, near }, fromHour: 9, unit: null })
    expect((await shop.call('GET', `/api/v1/orders/${orderId}`, { as: ANNA })).body).toMatchObject({
      place: { title: `${title}, ${address}`, city: null, ...near, coords, precision: 'house', street: null },
      deliveryWindow: { fromHour: 9, toHour: 24 },
      lines: [{ unit: 'шт', measure: 1 }],
    })
  })

  it('refuses another price, too many people, a late time and cash', async () => {
    const trip = await tour('refusals', 2)
    expect((await book(ANNA, trip, ['adult'], { total: 100 })).body).toMatchObject({
      code: 'TOUR_PRICE_CHANGED',
      facts: { total: 6_900 },
    })
    expect((await book(ANNA, trip, ['adult', 'adult', 'adult'])).body).toMatchObject({
      code: 'TOUR_PLACES_GONE',
      facts: { left: 2 },
    })
    // places are reserved only for received money, so payment at the meeting point is not offered
    for (const paymentMethod of ['cashondelivery', 'urozhaj']) {
      expect((await book(ANNA, trip, ['adult'], { paymentMethod })).body).toMatchObject({
        code: 'PAYMENT_METHOD_UNAVAILABLE',
        facts: { offered: ['sbp', 'rbs'] },
      })
    }
    shop.moveClock(new Date('2026-12-04T07:00:00Z'))
    expect((await book(ANNA, trip, ['adult'])).body).toMatchObject({
      code: 'TOUR_DATE_CLOSED',
      facts: { reason: 'late' },
    })
    expect(await placesLeft(trip.dateId)).toBe(2)
  })

  it('takes all places when a group books', async () => {
    const trip = await tour('whole-group', 6)
    const { body } = await book(ANNA, trip, ['group'])
    expect([body.total, await placesLeft(trip.dateId)]).toEqual([24_000, 2])
  })

  it('refunds a booking in full when the organizer does not answer for a day, or declines', async () => {
    const trip = await tour('silence', 4)
    const silent = (await book(ANNA, trip, ['adult'])).body.orderId
    const refused = (await book(BORIS, trip, ['adult'])).body.orderId
    await pay(silent)
    await pay(refused, BORIS)
    await desk('POST', `bookings/${refused}/refuse`, { reason: 'Автобус сломался' })
    shop.passMinutes(DAY + 1)
    await settle()
    expect(await booking(silent)).toMatchObject({
      status: 'canceled',
      paymentStatus: 'returned',
      orderCancelingInitiator: 'admin',
      paid: 0,
    })
    expect(await booking(refused, BORIS)).toMatchObject({
      paymentStatus: 'returned',
      orderCancelingInitiator: 'farmer',
    })
    expect(await placesLeft(trip.dateId)).toBe(4)
  })
})

describe('cancelling places', () => {
  it('refunds one place by the cancellation terms, and then the remaining places', async () => {
    const trip = await tour('by-the-table', 8)
    const { orderId } = (await book(ANNA, trip, ['adult', 'adult', 'child'])).body
    await pay(orderId)
    await confirm(orderId)
    // nine days before: 70 %
    shop.moveClock(new Date('2026-11-26T06:00:00Z'))
    // the calls of orders are refused, because they ignore the cancellation terms and would refund everything
    for (const call of ['cancel', 'complete']) {
      expect((await shop.call('PATCH', `/api/v1/orders/${orderId}/${call}`, { as: ANNA })).status).toBe(404)
    }
    const { places } = await booking(orderId)
    const [one] = places
    const preview = `/api/v1/orders/tour/${orderId}/cancel/preview`
    const { body: shown } = await shop.call('POST', preview, { as: ANNA, body: { placeIds: [one.id] } })
    expect(shown).toMatchObject({
      cancelsBooking: false,
      backPercent: 70,
      back: 4_830,
      kept: 2_070,
      totalAfter: 13_170,
    })
    expect((await cancel(orderId, { placeIds: [one.id], expectedBack: 6_900 })).body).toMatchObject({
      code: 'BOOKING_BACK_CHANGED',
      facts: { back: 4_830 },
    })
    const { body: left } = await cancel(orderId, { placeIds: [one.id], expectedBack: 4_830 })
    expect(left).toMatchObject({ people: 2, total: 13_170, status: 'booked' })
    await settle()
    expect(await placesLeft(trip.dateId)).toBe(6)
    expect(await booking(orderId)).toMatchObject({ paid: 13_170, refunds: [{ amount: 4_830, status: 'done' }] })
    expect((await cancel(orderId, { placeIds: [one.id] })).status).toBe(404)

    const { body: over } = await cancel(orderId, {})
    expect(over).toMatchObject({ status: 'canceled', people: 0, orderCancelingInitiator: 'user', total: 5_400 })
    expect((await cancel(orderId, {})).body).toMatchObject({ status: 'canceled', total: 5_400 })
    await settle()
    expect(await booking(orderId)).toMatchObject({ paid: 5_400, paymentStatus: 'partiallyReturned', ticket: null })
    expect(await placesLeft(trip.dateId)).toBe(8)
    const notifications = await shop.sql<{ text: string }>(
      'select title || text as text from notification where order_id = $1',
      [orderId],
    )
    expect(notifications.length).toBeGreaterThan(0)
    expect(notifications.filter(({ text }) => text.includes('полностью'))).toEqual([])
    // the retained sum belongs to the organizer, as for a completed tour
    const [settled] = await shop.sql<{ goods: string }>(
      `select facts ->> 'goods' as goods from ledger_settlement where order_id = $1`,
      [orderId],
    )
    expect(settled?.goods).toBe('540000')
    const sold = await shop.sql<{ object: string }>(
      `select distinct position ->> 'object' as object
         from receipt cross join jsonb_array_elements(positions) as position where order_id = $1`,
      [orderId],
    )
    expect(sold).toEqual([{ object: 'service' }])
  })

  it('captures the payment of a booking immediately, even at a bank that holds payments', async () => {
    const { orderId } = (await book(BORIS, await tour('no-hold', 8), ['adult'], { paymentMethod: 'rbs' })).body
    expect(await shop.sql('select stages from payment where order_id = $1', [orderId])).toEqual([{ stages: 'one' }])
    expect((await cancel(orderId, {}, BORIS)).body.status).toBe('canceled')
  })

  it('refunds a booking in full before the confirmation, and makes no refund for an unpaid one', async () => {
    const trip = await tour('before-the-word', 4)
    const paid = (await book(ANNA, trip, ['adult'])).body.orderId
    const unpaid = (await book(ANNA, trip, ['adult', 'child'])).body.orderId
    await pay(paid)
    const { places } = await booking(unpaid)
    expect((await cancel(unpaid, { placeIds: [places[0].id] })).body).toMatchObject({ facts: { reason: 'unpaid' } })
    shop.moveClock(new Date('2026-11-21T20:00:00Z'))
    await settle()
    await cancel(paid, {})
    expect((await cancel(unpaid, { placeIds: [places[0].id] })).body.code).toBe('ORDER_STEP_FORBIDDEN')
    await settle()
    expect(await booking(paid)).toMatchObject({ paymentStatus: 'returned', paid: 0 })
    expect(await placesLeft(trip.dateId)).toBe(4)
  })

  it('refunds only the prepaid part', async () => {
    const trip = await tour('thirty-per-cent', 6, { prepaymentPercent: 30 })
    const { orderId, payNow } = (await book(ANNA, trip, ['adult', 'adult'])).body
    expect(payNow).toBe(4_140)
    await pay(orderId)
    await confirm(orderId)
    expect(await booking(orderId)).toMatchObject({ paid: 4_140, payLater: 9_660, paymentStatus: 'partiallyPaid' })
    shop.moveClock(new Date('2026-11-26T06:00:00Z'))
    const [one] = (await booking(orderId)).places
    await cancel(orderId, { placeIds: [one.id], expectedBack: 1_449 })
    await settle()
    expect(await booking(orderId)).toMatchObject({ paid: 2_691, payLater: 4_830, total: 7_521 })
    shop.moveClock(new Date('2026-12-03T06:00:00Z'))
    await cancel(orderId, { expectedBack: 0 })
    await settle()
    expect(await booking(orderId)).toMatchObject({ status: 'canceled', paid: 2_691, total: 2_691, payLater: 0 })
  })

  it('makes a receipt of a partial prepayment, which is settled at the meeting point', async () => {
    const trip = await tour('receipts-in-parts', 6, { prepaymentPercent: 40 })
    const { orderId } = (await book(ANNA, trip, ['adult', 'adult'])).body
    await pay(orderId)
    await confirm(orderId)
    shop.moveClock(new Date('2026-12-08T06:00:00Z'))
    await shop.runPeriodic('close-tours')
    await settle()
    expect(await booking(orderId)).toMatchObject({ status: 'received' })
    const { items } = (await shop.bank.inject('/fiscal/receipts')).json()
    const booked = items.filter(({ externalId }: { externalId: string }) => externalId.startsWith(`${orderId}-`))
    expect(booked.map(({ receipt }: { receipt: object }) => receipt)).toMatchObject([
      {
        total: 5_520,
        payments: [{ type: 1, sum: 5_520 }],
        items: [1, 2].map(() => ({ price: 6_900, quantity: 0.4, sum: 2_760, payment_method: 'prepayment' })),
      },
      {
        // the organizer takes the remainder and prints its receipt
        total: 5_520,
        payments: [{ type: 2, sum: 5_520 }],
        items: [1, 2].map(() => ({ price: 6_900, quantity: 0.4, sum: 2_760, payment_method: 'full_payment' })),
      },
    ])
    const [first] = booked as { uuid: string }[]
    expect((await shop.bank.inject(`/fiscal/receipts/${first?.uuid}`)).body).toContain('частичная предоплата')
  })
})

describe('a tour date', () => {
  it('cancels and refunds a date when too few people have booked by the decision time', async () => {
    const trip = await tour('too-few', 10, { minPeople: 3, decideHours: 120 })
    const one = (await book(ANNA, trip, ['adult'])).body.orderId
    await pay(one)
    expect((await confirm(one)).body).toMatchObject({ deliveryStatus: 'booked', date: { isCertain: false } })
    expect((await booking(one)).may.ticket).toBe(false)
    shop.moveClock(new Date('2026-11-30T07:00:00Z'))
    await settle()
    expect(await booking(one)).toMatchObject({
      status: 'canceled',
      paymentStatus: 'returned',
      date: { state: 'canceled' },
      history: expect.arrayContaining([expect.objectContaining({ reason: 'the group did not come together' })]),
    })
  })

  it('sends tickets once the minimum group is reached', async () => {
    const trip = await tour('enough', 10, { minPeople: 3, decideHours: 120 })
    const first = (await book(ANNA, trip, ['adult'])).body.orderId
    await pay(first)
    await confirm(first)
    const others = (await book(BORIS, trip, ['adult', 'adult'])).body.orderId
    await pay(others, BORIS)
    await shop.runPeriodic('send-tickets')
    expect((await booking(first)).deliveryStatus).toBe('sentToOrganizer')
    await confirm(others)
    shop.moveClock(new Date('2026-12-08T06:00:00Z'))
    await shop.runPeriodic('close-tours')
    expect(await booking(first)).toMatchObject({ status: 'received', completionIssuer: 'admin' })
  })

  it('refunds everything when the weather cancels the date, including retained parts', async () => {
    const trip = await tour('weather', 6)
    const orderId = (await book(ANNA, trip, ['adult', 'adult'])).body.orderId
    await pay(orderId)
    await confirm(orderId)
    shop.moveClock(new Date('2026-11-26T06:00:00Z'))
    const [one] = (await booking(orderId)).places
    await cancel(orderId, { placeIds: [one.id] })
    const stranger = await shop.staff(STRANGER)
    const because = { because: 'weather', reason: 'Ураган' }
    expect((await desk('POST', `tours/dates/${trip.dateId}/cancel`, because, stranger)).status).toBe(404)
    // refunds require a permission: without it the date stays open
    const picker = await shop.staff(GUIDE, 'Pavel', 'picker')
    expect(await desk('POST', `tours/dates/${trip.dateId}/cancel`, because, picker)).toMatchObject({
      status: 403,
      body: { code: 'MONEY_NOT_YOURS' },
    })
    expect(await desk('POST', `bookings/${orderId}/refuse`, { reason: 'мест нет' }, picker)).toMatchObject({
      status: 403,
      body: { code: 'MONEY_NOT_YOURS' },
    })
    expect(await booking(orderId)).toMatchObject({ status: 'booked' })
    expect((await desk('POST', `tours/dates/${trip.dateId}/cancel`, because)).body).toMatchObject({
      state: 'canceled',
      cancelReason: 'weather',
    })
    expect((await desk('POST', `tours/dates/${trip.dateId}/cancel`, because)).body.state).toBe('canceled')
    await settle()
    expect(await booking(orderId)).toMatchObject({ status: 'canceled', paymentStatus: 'returned', paid: 0 })
  })
})

describe('the waiting list', () => {
  const wait = (as: number, dateId: number, people: number) =>
    shop.call('POST', `/api/v2/tours/dates/${dateId}/waiting`, { as, body: { people } })
  const mine = async (as: number) => (await shop.call('GET', '/api/v2/tours/waiting', { as })).body.items

  it('offers released places in order, reserves them, and passes expired offers on', async () => {
    const trip = await tour('waited-for', 2)
    expect((await wait(BORIS, trip.dateId, 1)).body).toMatchObject({ code: 'WAITING_NOT_NEEDED', facts: { left: 2 } })
    const full = (await book(ANNA, trip, ['adult', 'adult'])).body.orderId
    await pay(full)
    expect((await wait(BORIS, trip.dateId, 2)).body).toMatchObject({ state: 'waiting', ahead: 0, people: 2 })
    shop.passMinutes(1)
    expect((await wait(VERA, trip.dateId, 1)).body).toMatchObject({ state: 'waiting', ahead: 1 })
    await cancel(full, {})
    await settle()
    expect(await mine(BORIS)).toMatchObject([{ state: 'offered' }])
    // reserved places are available only to the customer to whom they are offered
    const { adult } = await shop.pricesOf(trip.id)
    const quoted = async (as?: number) => {
      const body = { dateId: trip.dateId, people: [{ priceId: adult, count: 2 }] }
      const answer = await shop.call('POST', `/api/v2/tours/${trip.id}/quote`, { ...(as && { as }), body })
      return [answer.body.fits, answer.body.placesLeft]
    }
    expect([await quoted(BORIS), await quoted(VERA), await quoted()]).toEqual([
      [true, 2],
      [false, 0],
      [false, 0],
    ])
    const notifications = await shop.sql(
      `select text from notification where customer_id = $1 and kind = 'placesOffered'`,
      [BORIS],
    )
    expect(notifications).toMatchObject([{ text: expect.stringContaining('Держим 2\u00A0места') }])
    expect(await mine(VERA)).toMatchObject([{ state: 'waiting', ahead: 0 }])
    expect((await book(GLEB, trip, ['adult'])).body.code).toBe('TOUR_PLACES_GONE')

    shop.passMinutes(3 * 60 + 1)
    await shop.runPeriodic('offer-freed-places')
    expect(await mine(BORIS)).toEqual([])
    expect(await mine(VERA)).toMatchObject([{ state: 'offered', people: 1 }])
    expect(await placesLeft(trip.dateId)).toBe(1)
    expect((await book(VERA, trip, ['adult'])).status).toBe(201)
    expect(await mine(VERA)).toEqual([])
    expect(await placesLeft(trip.dateId)).toBe(1)
  })

  it('releases the offered places when the customer leaves the list', async () => {
    const trip = await tour('left', 1)
    const only = (await book(ANNA, trip, ['adult'])).body.orderId
    await wait(BORIS, trip.dateId, 1)
    // the cancellation that releases the places offers them
    await cancel(only, {})
    const [entry] = await mine(BORIS)
    expect(entry.state).toBe('offered')
    expect((await shop.call('DELETE', `/api/v2/tours/waiting/${entry.id}`, { as: VERA })).status).toBe(404)
    await shop.call('DELETE', `/api/v2/tours/waiting/${entry.id}`, { as: BORIS })
    expect(await placesLeft(trip.dateId)).toBe(1)
  })
})

/** Number of concurrent customers; the suite uses fewer than manual runs with two hundred, to save time. */
const CROWD = Number(process.env.BOOKING_CROWD ?? 40)

it('gives the last ten places to exactly ten of many concurrent bookings', async () => {
  const trip = await tour('last-ten', 10)
  const prices = await shop.pricesOf(trip.id)
  const crowd = Array.from({ length: CROWD }, (_, index) => 1_000 + index)
  await shop.customers(...crowd.map((id) => ({ id })))
  const answers = await Promise.all(
    crowd.map((as) =>
      shop.call('POST', '/api/v2/orders/tours', {
        as,
        headers: { 'idempotency-key': `crowd-${as}` },
        body: {
          dateId: trip.dateId,
          people: [{ priceId: prices.adult }],
          contact: { name: 'Анна', phone: '79160000001' },
          paymentMethod: 'sbp',
          expectedTotal: 6_900,
        },
      }),
    ),
  )
  const codes = answers.map(({ status, body }) => (status === 201 ? 'booked' : body.code))
  expect(codes.filter((code) => code === 'booked')).toHaveLength(10)
  expect(codes.filter((code) => code === 'TOUR_PLACES_GONE')).toHaveLength(CROWD - 10)
  expect(await placesLeft(trip.dateId)).toBe(0)
})
