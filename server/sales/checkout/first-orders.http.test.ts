import { expect, it } from 'vitest'
import { CHEESE, EGGS, FARM, HAM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { byCourier } from '../loyalty/loyalty-shop.data.ts'

const shop = await twoFarms({ settings: { FIRST_ORDERS_UNPAID: '3', FIRST_ORDERS_STOCK_PERCENT: '30' } })

const order = async (as: number, lines: Record<number, number>, more: object = {}) => {
  // a refused cart stays with its customer, who can have one cart per seller
  await shop.sql('delete from cart where customer_id = $1', [as])
  return shop.checkout(as, byCourier(await shop.cart(as, FARM, lines), more))
}

it('limits a new customer to three unpaid orders, also under concurrency', async () => {
  for (let placed = 0; placed < 2; placed += 1) expect((await order(2001, { [EGGS]: 5 })).status).toBe(201)
  const carts = [await shop.cart(2001, FARM, { [EGGS]: 5 }), await shop.cart(2001, OTHER_FARM, { [HAM]: 1 })]
  const presses = await Promise.all(carts.map((cartId) => shop.checkout(2001, byCourier(cartId))))
  expect(presses.map(({ status }) => status).sort()).toEqual([201, 400])
  expect(presses.find(({ status }) => status === 400)?.body).toMatchObject({
    code: 'FIRST_ORDERS_LIMIT',
    title: expect.stringContaining('оплатите онлайн'),
    facts: { reason: 'orders', most: 3 },
  })
  // customers who have received an order are not limited
  await shop.sql(
    `update shop_order set state = 'received'
      where id = (select max(id) from shop_order where customer_id = 2001)`,
  )
  for (let placed = 0; placed < 2; placed += 1) expect((await order(2001, { [EGGS]: 5 })).status).toBe(201)
})

it('limits unpaid orders to a share of the stock, and does not limit prepaid ones', async () => {
  // 300 g × 10 pieces are left
  expect(await order(2002, { [CHEESE]: 4 })).toMatchObject({
    status: 400,
    body: { code: 'FIRST_ORDERS_LIMIT', facts: { reason: 'stock', productId: CHEESE, most: 3 } },
  })
  expect((await order(2002, { [CHEESE]: 2 })).status).toBe(201)
  expect(await order(2002, { [CHEESE]: 2 })).toMatchObject({ status: 400, body: { facts: { most: 1 } } })
  expect((await order(2002, { [CHEESE]: 1 })).status).toBe(201)
  expect((await order(2003, { [CHEESE]: 7 }, { paymentMethod: 'sbp' })).status).toBe(201)
})
