import { expect, it } from 'vitest'
import { ANNA, BORIS, GUIDE, openTourShop } from './tour-shop.data.ts'

const shop = await openTourShop()
const AUTHOR = { kind: 'service', name: 'test' } as const

it('accepts no booking at a suspended organizer, before caches know of the suspension', async () => {
  const trip = await shop.tour('suspended', 10)
  const prices = await shop.pricesOf(trip.id)
  expect((await shop.book(BORIS, trip, ['adult'], { prices })).status).toBe(201)
  const [booked] = await Promise.all([
    shop.book(ANNA, trip, ['adult'], { prices }),
    shop.database.inTransaction((tx) =>
      shop.services.sellers.suspendSeller(tx, AUTHOR, GUIDE, {
        ...{ reason: 'asked', message: 'Просили сами', till: null, now: shop.now() },
      }),
    ),
  ])
  expect([201, 400, 404]).toContain(booked.status)
  const again = await shop.book(ANNA, trip, ['adult'], { prices })
  expect([400, 404]).toContain(again.status)
  expect(['SELLER_SUSPENDED', 'TOUR_DATE_CLOSED', 'NOT_FOUND']).toContain(again.body.code)
})
