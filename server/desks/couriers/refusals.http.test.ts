import { afterAll, expect, it } from 'vitest'
import { BREAD, CHEESE, farmer, openChangesShop } from '../../sales/orders/changes-shop.data.ts'
import { ANNA, DAY, FARM, OTHER_FARM, PICKUP } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'

const shop = await openChangesShop()
const OLGA = await shop.staff(FARM)
const IVAN = await shop.staff(OTHER_FARM, 'Ivan')
afterAll(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })
const newLink = async (token = OLGA, organizationId = FARM) => {
  const body = { organizationId, day: DAY, courierName: 'Сергей' }
  const { body: made } = await shop.call('POST', '/v1/cabinet/couriers/links', { headers: bearer(token), body })
  return new URL(made.url).pathname.split('/').at(-1) ?? ''
}
const link = await newLink()
const refuse = (id: number, lineIds: unknown, token = link) =>
  shop.call('POST', `/v1/courier/orders/${id}/refusals`, { headers: { 'courier-link': token }, body: { lineIds } })
const deliver = (id: number, received: number | null) =>
  shop.call('POST', `/v1/courier/orders/${id}/deliveries`, { headers: { 'courier-link': link }, body: { received } })
const stopOf = async (id: number) => {
  const { body } = await shop.call('GET', '/v1/courier/day', { headers: { 'courier-link': link } })
  return body.stops.find((stop: { id: number }) => stop.id === id)
}
const onTheRoad = async (bought: Parameters<typeof shop.assembling>[0]) => {
  const id = await shop.assembling(bought)
  await shop.services.orders.move(farmer, id, 'onTheRoad')
  return id
}
const notificationsOf = async (id: number) => {
  await shop.runOutbox()
  const rows = await shop.sql<{ kind: string }>('select kind from notification where order_id = $1 order by id', [id])
  return rows.map(({ kind }) => kind)
}

it('reduces the cash due for a refused line, and returns the products to stock', async () => {
  const before = await shop.stockOf(CHEESE)
  const id = await onTheRoad({ lines: { [CHEESE]: 2, [BREAD]: 1 }, as: 2_001 })
  expect(await shop.stockOf(CHEESE)).not.toEqual(before)
  const { due } = await stopOf(id)
  const cheese = await shop.lineOf(id, CHEESE, 2_001)
  // the call arrives twice, also concurrently
  const presses = await Promise.all([1, 2].map(() => refuse(id, [cheese])))
  expect([...presses, await refuse(id, [cheese])].map(({ status }) => status)).toEqual([200, 200, 200])
  const after = await stopOf(id)
  expect(after).toMatchObject({ due: { sum: 799, by: 'cash' }, inside: [{ title: 'Bread' }] })
  expect(due.sum).toBeGreaterThan(799)
  expect(await shop.stockOf(CHEESE)).toEqual(before)

  // the earlier amount is no longer accepted
  expect((await deliver(id, due.sum)).body.code).toBe('ORDER_CHANGED')
  expect((await deliver(id, 799)).status).toBe(200)
  expect(await shop.read(id, 2_001)).toMatchObject({ total: 799, deliveryStatus: 'received', paymentStatus: 'paid' })
  const { lines } = await shop.read(id, 2_001)
  expect(lines.filter(({ isRefused }: { isRefused: boolean }) => isRefused)).toMatchObject([
    { id: cheese, pickedAmount: 0, actualSum: 0 },
  ])
  expect((await notificationsOf(id)).filter((kind) => kind === 'lineRefused')).toHaveLength(1)
  expect((await refuse(id, [cheese])).body.facts).toMatchObject({ reason: 'state' })
})

it('refunds the prepaid amount of a refused line', async () => {
  const id = await shop.order({ lines: { [CHEESE]: 2, [BREAD]: 1 }, paymentMethod: 'sbp' })
  const { body } = await shop.call('GET', `/api/v1/checkout/payment/status/${id}`, { as: ANNA })
  await shop.press(body.payload, 'pay')
  await expect.poll(async () => (await shop.read(id)).paymentStatus).toBe('paid')
  for (const to of ['isAssembling', 'onTheRoad'] as const) await shop.services.orders.move(farmer, id, to)
  const { total } = await shop.read(id)
  expect((await refuse(id, [await shop.lineOf(id)])).status).toBe(200)
  await shop.runOutbox()
  expect(await stopOf(id)).toMatchObject({ due: null })
  await expect.poll(async () => (await shop.read(id)).refunds).toMatchObject([{ amount: total - 799, status: 'done' }])
  expect(await shop.read(id)).toMatchObject({ total: 799, paymentStatus: 'partiallyReturned' })
})

it('refuses to cancel the whole order without the seller, and refuses foreign lines', async () => {
  const id = await onTheRoad({ lines: { [CHEESE]: 1, [BREAD]: 1 }, as: 2_003 })
  const [cheese, bread] = [await shop.lineOf(id, CHEESE, 2_003), await shop.lineOf(id, BREAD, 2_003)]
  expect((await refuse(id, [cheese, bread])).body.facts).toMatchObject({ reason: 'wholeOrder' })
  const other = await onTheRoad({ lines: { [CHEESE]: 1, [BREAD]: 1 }, as: 2_004 })
  expect((await refuse(id, [await shop.lineOf(other, BREAD, 2_004)])).status).toBe(404)
  for (const lineIds of [[], ['x'], 'all', undefined]) expect((await refuse(id, lineIds)).status).toBe(400)
  expect((await refuse(id, [cheese], '')).status).toBe(404)
  expect((await refuse(id, [cheese], await newLink(IVAN, OTHER_FARM))).status).toBe(404)
  expect((await refuse(999_999, [cheese])).status).toBe(404)
  const waiting = await shop.order({ lines: { [CHEESE]: 1, [BREAD]: 1 }, as: 2_005 })
  expect((await refuse(waiting, [await shop.lineOf(waiting, BREAD, 2_005)])).body.code).toBe('ORDER_STEP_FORBIDDEN')
  expect((await stopOf(id)).inside).toHaveLength(2)
})

it('lets the seller refuse lines, also of a pick-up order, and cancels a completely refused order', async () => {
  const id = await shop.assembling({
    ...{ lines: { [CHEESE]: 1, [BREAD]: 1 }, as: 2_006, methodCode: 'pickup', tradePlaceId: PICKUP },
  })
  const lines = [await shop.lineOf(id, CHEESE, 2_006), await shop.lineOf(id, BREAD, 2_006)]
  const change = async (lineIds: number[], token = OLGA) => {
    const requestedChange = { kind: 'refuseLine', lineIds }
    const url = `/v1/cabinet/orders/${id}/changes`
    const asked = await shop.call('POST', `${url}/preview`, { headers: bearer(token), body: { requestedChange } })
    if (asked.status !== 200) return asked
    const body = { requestedChange, expectedTotal: asked.body.totalAfter }
    return shop.call('POST', url, { headers: bearer(token), body })
  }
  // a line of an order in assembly is removed by another change
  expect((await change(lines.slice(0, 1))).body.code).toBe('ORDER_CHANGE_FORBIDDEN')
  await shop.services.orders.move(farmer, id, 'readyForIssuance')
  expect((await change(lines.slice(0, 1), IVAN)).status).toBe(404)
  const first = await change(lines.slice(0, 1))
  expect([first.status, first.body.order.lines[0].pickedAmount, first.body.changes]).toEqual([200, 0, ['refuseLine']])
  expect((await change(lines.slice(1))).body.order.deliveryStatus).toBe('canceled')
})

it('takes no cash for a parcel with unweighed products', async () => {
  const id = await shop.assembling({ lines: { [CHEESE]: 2, [BREAD]: 1 }, as: 2_006 })
  shop.moveClock(new Date(`${DAY}T09:00:00Z`))
  const { due } = await stopOf(id)
  expect((await deliver(id, due.sum)).body).toMatchObject({ code: 'GOODS_NOT_WEIGHED' })
  expect((await refuse(id, [await shop.lineOf(id, BREAD, 2_006)])).body.code).toBe('GOODS_NOT_WEIGHED')
  expect(await shop.read(id, 2_006)).toMatchObject({ deliveryStatus: 'isAssembling', total: due.sum })
  const lineId = await shop.lineOf(id, CHEESE, 2_006)
  await shop.change(id, { kind: 'weigh', lines: [{ lineId, picked: 500 }], isAboveCharged: false })
  const weighed = (await stopOf(id)).due.sum
  expect(weighed).toBeLessThan(due.sum)
  expect((await deliver(id, weighed)).status).toBe(200)
})

it('does not change an order when a refused line belongs to another one', async () => {
  const id = await shop.assembling({ lines: { [BREAD]: 2 }, as: 2_007 })
  const other = await shop.assembling({ lines: { [BREAD]: 1 }, as: 2_008 })
  expect((await refuse(id, [await shop.lineOf(other, BREAD, 2_008)])).status).toBe(404)
  expect((await shop.read(id, 2_007)).deliveryStatus).toBe('isAssembling')
})
