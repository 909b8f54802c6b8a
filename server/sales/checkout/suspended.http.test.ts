import { expect, it } from 'vitest'
import { ANNA, BORIS, openDinnerShop, PLACE } from '../../testing/dinners.data.ts'

const shop = await openDinnerShop()
const AUTHOR = { kind: 'service', name: 'test' } as const
const suspend = () =>
  shop.database.inTransaction((tx) =>
    shop.services.sellers.suspendSeller(tx, AUTHOR, PLACE, {
      ...{ reason: 'unsafe', message: 'Проверка кухни', till: null, now: shop.now() },
    }),
  )
const order = (as: number, cartId: string) =>
  shop.checkout(as, { cartId, methodCode: 'courier', date: '2026-11-21', paymentMethod: 'cashondelivery' })

it('accepts no dinner of a suspended kitchen, and serializes a suspension with concurrent orders', async () => {
  const [first, second] = [await shop.dinnerCart(ANNA), await shop.dinnerCart(BORIS)]
  const [placed] = await Promise.all([order(ANNA, first.cartId), suspend()])
  expect([201, 400]).toContain(placed.status)
  const count = async () =>
    (
      await shop.sql<{ count: number }>('select count(*)::int as count from shop_order where organization_id = $1', [
        PLACE,
      ])
    )[0]?.count
  const before = await count()
  expect((await order(BORIS, second.cartId)).status).toBe(400)
  expect(await count()).toBe(before)
  expect((await shop.call('GET', `/api/v2/cart/${second.cartId}`, { as: BORIS })).body.enabled).not.toBe(true)
})
