import { expect, it } from 'vitest'
import { expectWithin } from '../../testing/trips.data.ts'
import { ANNA, openTourShop } from './tour-shop.data.ts'

const shop = await openTourShop()

it('books two places in at most fourteen round trips, including the registration at the bank', async () => {
  const tour = await shop.tour('for-two', 200)
  await shop.pricesOf(tour.id)
  const press = async () => {
    const prices = await shop.pricesOf(tour.id)
    return () => shop.book(ANNA, tour, ['adult', 'child'], { prices })
  }
  await expectWithin(press, { trips: 14, statements: 27 })
})

it('returns the first response to a repeated booking', async () => {
  const tour = await shop.tour('again', 200)
  const first = await shop.book(ANNA, tour, ['adult'], { key: 'the same booking' })
  const again = await shop.book(ANNA, tour, ['adult'], { key: 'the same booking' })
  expect(again.body).toEqual(first.body)
})
