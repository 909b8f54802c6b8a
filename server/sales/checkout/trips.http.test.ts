import { expect, it } from 'vitest'
import { expectWithin, plannedAnew } from '../../testing/trips.data.ts'
import { ANNA, CHEESE, DAY, EGGS, FARM, HAM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { moscow } from '../../testing/world.data.ts'

/*
 * Limits of database round trips for each action of a customer. Exceeding one requires a decision; the failure lists
 * the statements.
 */
const shop = await twoFarms()

const byCourier = (cartId: string, paymentMethod = 'cashondelivery') => ({
  cartId,
  methodCode: 'courier',
  date: DAY,
  paymentMethod,
})
// three statements of each checkout wait for nothing of their own: one locks the customer's row against a block, two read
// and freeze the terms of the fee
it('checks one cart out within the limit of round trips', async () => {
  const place = async () => {
    const cartId = await shop.cart(ANNA, FARM, { [CHEESE]: 1, [EGGS]: 2 })
    return () => shop.checkout(ANNA, byCourier(cartId))
  }
  await expectWithin(place, { trips: 9, statements: 20 })
})

// half of the round trips register the payment at the bank after the order is stored
it('checks out with an online payment within the limit of round trips', async () => {
  const place = async () => {
    const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 6 })
    return () => shop.checkout(ANNA, byCourier(cartId, 'sbp'))
  }
  await expectWithin(place, { trips: 19, statements: 30 })
})

it('checks two carts out within the limit of round trips', async () => {
  const place = async () => {
    const first = await shop.cart(ANNA, FARM, { [EGGS]: 6 })
    const second = await shop.cart(ANNA, OTHER_FARM, { [HAM]: 2 })
    return () => shop.checkout(ANNA, [byCourier(first), byCourier(second)])
  }
  await expectWithin(place, { trips: 15, statements: 36 })
})

it('answers a repeated request within the limit of round trips', async () => {
  const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 6 })
  const press = () => shop.checkout(ANNA, byCourier(cartId), { key: 'the same press' })
  await expectWithin(async () => press, { trips: 5, statements: 8 })
})

it('changes a cart within the limit of round trips', async () => {
  const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 6 })
  const url = `/api/v2/cart/${cartId}`
  const add = () =>
    shop.call('POST', `${url}/products`, { as: ANNA, body: { products: [{ productId: CHEESE, quantity: 1 }] } })
  const set = () => shop.call('PATCH', `${url}/products/${CHEESE}`, { as: ANNA, body: { quantity: 2 } })
  const move = () => shop.call('PATCH', `${url}/place`, { as: ANNA, body: { place: moscow } })
  await expectWithin(async () => add, { trips: 2, statements: 4 })
  await expectWithin(async () => set, { trips: 2, statements: 4 })
  await expectWithin(async () => move, { trips: 2, statements: 3 })
  const remove = async () => {
    await add()
    return () => shop.call('DELETE', `${url}/products/${CHEESE}`, { as: ANNA })
  }
  await expectWithin(remove, { trips: 2, statements: 3 })
})

it('reuses the plan of a statement instead of planning it for each call', async () => {
  const times = async (work: () => Promise<{ status: number; text: string }>) => {
    for (let time = 0; time < 8; time += 1) {
      const { status, text } = await work()
      if (status >= 300) throw new Error(text)
    }
  }
  const anew = await plannedAnew(async () => {
    await times(async () => shop.checkout(ANNA, byCourier(await shop.cart(ANNA, FARM, { [EGGS]: 6 }))))
    const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 6 })
    await times(() =>
      shop.call('POST', `/api/v2/cart/${cartId}/products`, {
        as: ANNA,
        body: { products: [{ productId: EGGS, quantity: 1 }] },
      }),
    )
  })
  expect(anew).toEqual([])
})
