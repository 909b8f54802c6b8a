import { expect, it } from 'vitest'
import { countTrips, type Trips } from '../../testing/trips.data.ts'
import { ANNA, CHEESE, DAY, EGGS, FARM, HAM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { moscow } from '../../testing/world.data.ts'

/*
 * How much each press asks of the database. A ceiling that is passed is a decision, not an accident: the statements are
 * in the message.
 */
const shop = await twoFarms()

const byCourier = (cartId: string, paymentMethod = 'cashondelivery') => ({
  cartId,
  methodCode: 'courier',
  date: DAY,
  paymentMethod,
})
/** Counts the second of two calls: the first one fills what is remembered. */
async function counted(act: () => Promise<() => Promise<{ status: number; text: string }>>): Promise<Trips> {
  const once = async () => {
    const call = await act()
    return countTrips(async () => {
      const { status, text } = await call()
      if (status >= 300) throw new Error(text)
    })
  }
  await once()
  return once()
}
function expectWithin({ trips, statements, asked }: Trips, most: { trips: number; statements: number }) {
  expect(trips, asked).toBeLessThanOrEqual(most.trips)
  expect(statements, asked).toBeLessThanOrEqual(most.statements)
}

it('a checkout of one cart', async () => {
  const placed = await counted(async () => {
    const cartId = await shop.cart(ANNA, FARM, { [CHEESE]: 1, [EGGS]: 2 })
    return () => shop.checkout(ANNA, byCourier(cartId))
  })
  expectWithin(placed, { trips: 9, statements: 17 })
})

// half of it is the registration at the bank, after the order was written
it('a checkout that is paid online', async () => {
  const placed = await counted(async () => {
    const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 6 })
    return () => shop.checkout(ANNA, byCourier(cartId, 'sbp'))
  })
  expectWithin(placed, { trips: 19, statements: 28 })
})

it('a checkout of two carts', async () => {
  const placed = await counted(async () => {
    const first = await shop.cart(ANNA, FARM, { [EGGS]: 6 })
    const second = await shop.cart(ANNA, OTHER_FARM, { [HAM]: 2 })
    return () => shop.checkout(ANNA, [byCourier(first), byCourier(second)])
  })
  expectWithin(placed, { trips: 15, statements: 31 })
})

it('the same press again', async () => {
  const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 6 })
  const press = () => shop.checkout(ANNA, byCourier(cartId), { key: 'the same press' })
  expectWithin(await counted(async () => press), { trips: 5, statements: 7 })
})

it('writes of a cart', async () => {
  const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 6 })
  const url = `/api/v2/cart/${cartId}`
  const add = () =>
    shop.call('POST', `${url}/products`, { as: ANNA, body: { products: [{ productId: CHEESE, quantity: 1 }] } })
  const set = () => shop.call('PATCH', `${url}/products/${CHEESE}`, { as: ANNA, body: { quantity: 2 } })
  const move = () => shop.call('PATCH', `${url}/place`, { as: ANNA, body: { place: moscow } })
  expectWithin(await counted(async () => add), { trips: 2, statements: 4 })
  expectWithin(await counted(async () => set), { trips: 2, statements: 4 })
  expectWithin(await counted(async () => move), { trips: 2, statements: 3 })
  const remove = async () => {
    await add()
    return () => shop.call('DELETE', `${url}/products/${CHEESE}`, { as: ANNA })
  }
  expectWithin(await counted(remove), { trips: 2, statements: 3 })
})
