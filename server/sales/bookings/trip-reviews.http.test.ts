import { describe, expect, it } from 'vitest'
import { ANNA, BORIS, GUIDE, openTourShop } from './tour-shop.data.ts'

const shop = await openTourShop()
const { book, desk, pay, tour } = shop
const say = (as: number, entityId: number, body: object = {}) =>
  shop.call('POST', '/api/v2/reviews', { as, body: { entityType: 'order', entityId, rating: 5, ...body } })

describe('a trip', () => {
  it('allows one review by a participant within thirty days of the trip', async () => {
    const trip = await tour('rated', 6, {}, new Date('2027-02-06T06:00:00Z'))
    const { orderId } = (await book(ANNA, trip, ['adult'])).body
    await pay(orderId)
    expect((await say(ANNA, orderId)).body.facts).toEqual({ reason: 'notReceived' })
    await desk('POST', `bookings/${orderId}/confirm`, {})
    shop.moveClock(new Date('2027-02-09T06:00:00Z'))
    await shop.runPeriodic('close-tours')
    const { body: may } = await shop.call('GET', `/api/v1/reviews/possibility/orders/${orderId}`, { as: ANNA })
    expect(may).toMatchObject({ isPossible: true, trade: 'tour_operator', products: [] })
    expect((await say(BORIS, orderId)).status).toBe(404)
    expect(await say(ANNA, orderId, { advantages: [121] })).toMatchObject({ status: 201, body: { state: 'published' } })
    expect((await say(ANNA, orderId)).body.facts).toEqual({ reason: 'reviewed' })
    const { body } = await shop.call('GET', `/api/v3/reviews/farmer/${GUIDE}?needTotals=true`)
    expect(body.totals).toMatchObject({ reviewsCount: 1, starsSummary: [0, 0, 0, 0, 1] })
  })

  it('refuses a review a month after the trip', async () => {
    shop.moveClock(new Date('2026-11-22T09:00:00Z'))
    const trip = await tour('rated-late', 6, {}, new Date('2026-12-05T06:00:00Z'))
    const { orderId } = (await book(ANNA, trip, ['adult'])).body
    await pay(orderId)
    await desk('POST', `bookings/${orderId}/confirm`, {})
    shop.moveClock(new Date('2026-12-08T06:00:00Z'))
    await shop.runPeriodic('close-tours')
    shop.moveClock(new Date('2027-01-08T06:00:00Z'))
    expect((await say(ANNA, orderId)).body.facts).toEqual({ reason: 'tooLate' })
  })

  it('offers tags of tours for trips, and tags of goods for farms', async () => {
    const tags = async (trade: string) =>
      (await shop.call('GET', `/api/v1/reviews/tags?entityType=farmer&trade=${trade}`)).body.items.map(
        ({ id }: { id: number }) => id,
      )
    expect(await tags('tour_operator')).not.toContain(102)
    expect(await tags('farmer')).not.toContain(121)
    expect((await shop.call('GET', '/api/v1/reviews/tags?trade=boat')).status).toBe(400)
  })
})
