import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { BREAD, CHEESE, CURD, farmer, openChangesShop } from '../../sales/orders/changes-shop.data.ts'
import { AUTHOR } from '../../testing/supply.data.ts'
import { expectWithin } from '../../testing/trips.data.ts'
import { ANNA, DAY, FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'

const shop = await openChangesShop()
async function inRole(role: 'picker' | 'accountant'): Promise<string> {
  const bankSubject = randomUUID()
  const person = { name: role, bankSubject, role, organizationId: FARM } as const
  await shop.write((tx, { sellers }) => sellers.addStaff(tx, AUTHOR, [person]))
  return (await shop.call('POST', `/v1/auth/by-external-token?externalToken=${bankSubject}`)).body.token
}
const [PETR, RITA] = [await inRole('picker'), await inRole('accountant')]
const OLGA = await shop.staff(FARM)
const IVAN = await shop.staff(OTHER_FARM, 'Ivan')
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

interface Weight {
  readonly lineId: number
  readonly amount: number
  readonly version: number
}
const headersOf = (token: string) => ({ headers: token ? { authorization: `Bearer ${token}` } : {} })
const weigh = (lines: readonly Weight[], token = PETR) =>
  shop.call('POST', '/v1/cabinet/picking/weights', { ...headersOf(token), body: { lines } })
const outcomesOf = ({ body }: Awaited<ReturnType<typeof weigh>>) => body.items.map(({ fate }: { fate: string }) => fate)
/** A line as the picking list shows it. */
async function lineIn(orderId: number, productId = CHEESE) {
  const { body } = await shop.call('GET', `/v1/cabinet/picking?date=${DAY}`, headersOf(PETR))
  const order = body.orders.find(({ id }: { id: number }) => id === orderId)
  return order.lines.find((line: { productId: number }) => line.productId === productId)
}
const changes = (orderId: number) =>
  shop.sql('select from order_change where order_id = $1 and kind = $2', [orderId, 'weigh'])

describe('weighing in one call', () => {
  it('writes the weights of several orders in one call, and charges the picked amounts', async () => {
    const first = await shop.assembling({ lines: { [CHEESE]: 2, [CURD]: 2 }, as: 2_001 })
    const second = await shop.assembling({ as: 2_002 })
    const [cheese, curd, other] = [await lineIn(first), await lineIn(first, CURD), await lineIn(second)]
    expect(cheese).toMatchObject({ isWeighed: false, version: 0 })
    const { body } = await weigh([
      { lineId: cheese.id, amount: 571, version: 0 },
      { lineId: curd.id, amount: 600, version: 0 },
      { lineId: other.id, amount: 640, version: 0 },
    ])
    expect(body.items).toEqual([
      { lineId: cheese.id, amount: 571, version: 572, fate: 'weighed', refusal: null },
      { lineId: curd.id, amount: 600, version: 601, fate: 'weighed', refusal: null },
      { lineId: other.id, amount: 640, version: 641, fate: 'weighed', refusal: null },
    ])
    expect(await lineIn(first)).toMatchObject({ picked: 571, isWeighed: true, version: 572 })
    expect((await shop.read(first, 2_001)).lines[0]).toMatchObject({ pickedAmount: 571, pickedSum: 1228.6 })
    // an amount above the ordered one is a gift
    expect(await shop.read(second, 2_002)).toMatchObject({ total: 1590, proposals: [], lines: [{ pickedAmount: 640 }] })
    expect(await changes(first)).toHaveLength(1)
  })

  it('weighs once when the call is repeated after a lost answer', async () => {
    const id = await shop.assembling({ as: 2_003 })
    const line = { lineId: (await lineIn(id)).id, amount: 580, version: 0 }
    expect(outcomesOf(await weigh([line]))).toEqual(['weighed'])
    expect((await weigh([line, line])).body.items).toEqual([
      { lineId: line.lineId, amount: 580, version: 581, fate: 'weighed', refusal: null },
    ])
    expect(await changes(id)).toHaveLength(1)
  })

  it('does not change a line that was weighed since', async () => {
    const id = await shop.assembling({ as: 2_004 })
    const { id: lineId } = await lineIn(id)
    await weigh([{ lineId, amount: 580, version: 0 }])
    const { body } = await weigh([{ lineId, amount: 500, version: 0 }], OLGA)
    expect(body.items).toEqual([{ lineId, amount: 580, version: 581, fate: 'stale', refusal: null }])
    expect(outcomesOf(await weigh([{ lineId, amount: 500, version: 581 }], OLGA))).toEqual(['weighed'])
    // a weight written on the order's page also makes the line weighed
    await shop.change(id, { kind: 'weigh', lines: [{ lineId, picked: 520 }], isAboveCharged: false })
    expect(outcomesOf(await weigh([{ lineId, amount: 500, version: 581 }]))).toEqual(['stale'])
  })

  it('accepts only one of many concurrent weights of a line', async () => {
    const id = await shop.assembling({ as: 2_005 })
    const { id: lineId } = await lineIn(id)
    const presses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => weigh([{ lineId, amount: 550 + index, version: 0 }])),
    )
    const items = presses.map(({ body }) => body.items[0])
    const [won, ...others] = items.filter(({ fate }) => fate === 'weighed')
    expect(others).toEqual([])
    for (const item of items) expect(item).toMatchObject({ amount: won.amount, version: won.amount + 1 })
    const same = await Promise.all(
      Array.from({ length: 10 }, () => weigh([{ lineId, amount: 599, version: won.version }])),
    )
    expect(new Set(same.flatMap(outcomesOf))).toEqual(new Set(['weighed']))
    expect(await changes(id)).toHaveLength(2)
  })

  it('refuses one line and writes the others of its order', async () => {
    const id = await shop.assembling({ lines: { [CHEESE]: 2, [CURD]: 2 }, as: 2_006 })
    const [cheese, curd] = [await lineIn(id), await lineIn(id, CURD)]
    const { body } = await weigh([
      { lineId: cheese.id, amount: 5_000, version: 0 },
      { lineId: curd.id, amount: 590, version: 0 },
    ])
    expect(body.items).toMatchObject([
      { lineId: cheese.id, amount: 0, version: 0, fate: 'refused' },
      { lineId: curd.id, amount: 590, version: 591, fate: 'weighed', refusal: null },
    ])
    expect(body.items[0].refusal).toEqual({
      code: 'ORDER_CHANGE_FORBIDDEN',
      reason: 'tooMuch',
      title: expect.stringMatching(/[а-я]/),
    })
  })

  it('refuses weights for products sold by the piece and for orders that are not being picked', async () => {
    const id = await shop.assembling({ lines: { [CHEESE]: 2, [BREAD]: 2 }, as: 2_007 })
    const [cheese, bread] = [await lineIn(id), await lineIn(id, BREAD)]
    expect(outcomesOf(await weigh([{ lineId: bread.id, amount: 1, version: 0 }]))).toEqual(['closed'])
    await shop.services.orders.move(farmer, id, 'canceled')
    expect(outcomesOf(await weigh([{ lineId: cheese.id, amount: 590, version: 0 }]))).toEqual(['closed'])
  })

  it('requires the permission to pick, and orders of the seller', async () => {
    const id = await shop.assembling({ as: 2_008 })
    const line = { lineId: (await lineIn(id)).id, amount: 580, version: 0 }
    for (const [token, status] of [
      ['', 401],
      [await shop.tokenOf(ANNA), 401],
      [RITA, 403],
      [IVAN, 404],
    ] as const)
      expect((await weigh([line], token)).status).toBe(status)
    const missing = await weigh([line, { ...line, lineId: 999_999_999 }])
    expect([missing.status, missing.body.facts]).toEqual([404, { lineId: 999_999_999 }])
    expect(await lineIn(id)).toMatchObject({ isWeighed: false })
    for (const wrong of [
      [],
      [{ ...line, lineId: 0 }],
      [{ ...line, amount: -1 }],
      [{ ...line, amount: 0.5 }],
      [{ ...line, version: -1 }],
      Array.from({ length: 101 }, (_, index) => ({ ...line, lineId: index + 1 })),
    ])
      expect((await weigh(wrong)).status).toBe(400)
    expect(outcomesOf(await weigh([line]))).toEqual(['weighed'])
  })

  it('needs a limited number of database round trips', async () => {
    let amount = 500
    let as = 2_020
    const one = async () => {
      const id = await shop.assembling({ as: ++as })
      const { id: lineId } = await lineIn(id)
      return () => weigh([{ lineId, amount: ++amount, version: 0 }])
    }
    await expectWithin(one, { trips: 22, statements: 28 })
    const two = async () => {
      const id = await shop.assembling({ lines: { [CHEESE]: 2, [CURD]: 1 }, as: ++as })
      const lineIds = [(await lineIn(id)).id, (await lineIn(id, CURD)).id]
      return () => weigh(lineIds.map((lineId) => ({ lineId, amount: 250, version: 0 })))
    }
    await expectWithin(two, { trips: 22, statements: 28 })
  })
})
