import type { LeveledProgram } from '@okolitsa/domain/loyalty/levels.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { afterEach, expect, it } from 'vitest'
import { AUTHOR } from '../../testing/supply.data.ts'
import { ANNA, BORIS, EGGS, FARM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { byCourier } from './loyalty-shop.data.ts'

const shop = await twoFarms()
afterEach(async () => {
  expect(await integrityProblemsOf(shop)).toEqual([])
})

const LADDER: LeveledProgram = {
  accrualPercent: 3,
  maxSharePercent: 50,
  levels: [
    { title: 'Сосед', fromSum: kopecks(180_000), accrualPercent: 5 },
    { title: 'Друг', fromSum: kopecks(360_000), accrualPercent: 10 },
  ],
}
const setProgram = (program: LeveledProgram | null) =>
  shop.write((tx, { loyalty }) => loyalty.setLoyaltyProgram(tx, AUTHOR, FARM, program))
const levelsOf = async (as: number, query = '') =>
  (await shop.call('GET', `/api/v1/user/bonuses/levels${query}`, { as })).body.items
const account = async (as: number) => (await shop.call('GET', '/api/v1/user/bonuses', { as })).body

/** Orders boxes of eggs at 180 ₽ with a delivery at 299 ₽, which earns no bonuses. */
async function orderEggs(as: number, boxes: number): Promise<number> {
  const cartId = await shop.cart(as, FARM, { [EGGS]: boxes })
  const { body, status } = await shop.checkout(as, byCourier(cartId))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.orders[0].orderId
}
async function receive(orderId: number): Promise<void> {
  for (const to of ['isAssembling', 'onTheRoad', 'received'] as const) {
    await shop.services.orders.move({ kind: 'admin', staffId: null }, orderId, to)
  }
  await shop.runOutbox()
}
const calculate = async (as: number) => {
  const cartId = await shop.cart(as, FARM, { [EGGS]: 5 })
  return (await shop.call('GET', `/api/v2/cart/${cartId}/calculate`, { as })).body.bonuses
}

it('reaches a level by received orders, keeps it for a year and stores it with the order', async () => {
  await setProgram(LADDER)
  expect(await levelsOf(ANNA)).toEqual([])
  const first = await orderEggs(ANNA, 10)
  // an order that is not received yet is ignored
  const second = await orderEggs(ANNA, 10)
  expect((await account(ANNA)).awaited).toBe(54 + 54)
  await receive(first)
  expect(await levelsOf(ANNA)).toEqual([
    {
      farmerId: FARM,
      title: expect.any(String),
      bought: 1800,
      level: 'Сосед',
      accrualPercent: 5,
      next: { title: 'Друг', accrualPercent: 10, fromSum: 3600, missing: 1800 },
    },
  ])
  expect(await calculate(ANNA)).toMatchObject({ accrued: 45, accrualPercent: 5, level: 'Сосед' })
  expect(await calculate(BORIS)).toMatchObject({ accrued: 27, accrualPercent: 3, level: null })
  await shop.sql('delete from cart')

  const third = await orderEggs(ANNA, 10)
  // later changes of the programme do not affect existing orders
  await setProgram({ ...LADDER, levels: [{ title: 'Родня', fromSum: kopecks(1), accrualPercent: 30 }] })
  await receive(second)
  await receive(third)
  expect((await account(ANNA)).items.map(({ amount }: { amount: number }) => amount)).toEqual([90, 54, 54])
  expect(await levelsOf(ANNA)).toMatchObject([{ bought: 5400, level: 'Родня', accrualPercent: 30, next: null }])

  shop.passMinutes(366 * 24 * 60)
  expect(await levelsOf(ANNA)).toEqual([])
  expect(await levelsOf(ANNA, `?farmerId=${FARM}`)).toMatchObject([{ bought: 0, level: null, accrualPercent: 3 }])
  shop.passMinutes(-366 * 24 * 60)
})

it('reduces the level and the given bonuses when goods are refunded', async () => {
  await setProgram(LADDER)
  const orderId = await orderEggs(BORIS, 20)
  await receive(orderId)
  expect(await account(BORIS)).toMatchObject({ balance: 108, awaited: 0 })
  const change = { orderId, customerId: BORIS, key: 'refund', bonuses: kopecks(0), paidForGoods: kopecks(144_000) }
  const follow = (key: string, paid: number) =>
    shop.database.inTransaction((tx) =>
      shop.services.loyalty.followOrder(tx, { ...change, key, paidForGoods: kopecks(paid) }, new Date()),
    )
  await follow('refund', 144_000)
  await follow('refund', 144_000)
  expect(await account(BORIS)).toMatchObject({
    balance: 43,
    items: [
      { kind: 'withdrawn', amount: -65, orderId, title: expect.stringContaining('возврата') },
      { kind: 'accrued', amount: 108 },
    ],
  })
  // the bonuses were spent elsewhere meanwhile, so at most the balance is taken
  const cartId = await shop.cart(BORIS, FARM, { [EGGS]: 5 })
  await shop.checkout(BORIS, byCourier(cartId, { bonuses: 40 }))
  await follow('again', 0)
  expect((await account(BORIS)).balance).toBe(0)
})

it('displays a programme to every visitor, and a standing only to its customer', async () => {
  const programOf = (id: number) => shop.call('GET', `/api/v1/farmers/${id}/loyalty-program`)
  await setProgram(LADDER)
  expect((await programOf(FARM)).body).toEqual({
    accrualPercent: 3,
    maxSharePercent: 50,
    levels: [
      { title: 'Сосед', fromSum: 1800, accrualPercent: 5 },
      { title: 'Друг', fromSum: 3600, accrualPercent: 10 },
    ],
  })
  expect((await programOf(OTHER_FARM)).body).toEqual({ accrualPercent: 3, maxSharePercent: 50, levels: [] })
  expect((await programOf(999_999)).status).toBe(404)
  expect((await shop.call('GET', '/api/v1/user/bonuses/levels')).status).toBe(401)
  // a seller without levels has no standing
  expect(await levelsOf(ANNA, `?farmerId=${OTHER_FARM}`)).toEqual([])
  expect((await shop.call('GET', '/api/v1/user/bonuses/levels?farmerId=x', { as: ANNA })).status).toBe(400)
})
