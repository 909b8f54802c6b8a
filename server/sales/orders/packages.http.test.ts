import { randomUUID } from 'node:crypto'
import { MAX_PACKAGES } from '@okolitsa/domain/orders/packages.ts'
import { afterAll, expect, it } from 'vitest'
import { AUTHOR } from '../../testing/supply.data.ts'
import { ANNA, DAY, FARM, OTHER_FARM, PICKUP } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { BREAD, farmer, openChangesShop } from './changes-shop.data.ts'

const shop = await openChangesShop()
const OLGA = await shop.staff(FARM)
const IVAN = await shop.staff(OTHER_FARM, 'Ivan')
const bankSubject = randomUUID()
await shop.write((tx, { sellers }) =>
  sellers.addStaff(tx, AUTHOR, [{ name: 'Rita', bankSubject, role: 'accountant', organizationId: FARM }]),
)
const RITA = (await shop.call('POST', `/v1/auth/by-external-token?externalToken=${bankSubject}`)).body.token
afterAll(async () => expect(await integrityProblemsOf(shop)).toEqual([]))

const headersOf = (token: string) => ({ headers: token ? { authorization: `Bearer ${token}` } : {} })
const count = (id: number, body: object, token = OLGA) =>
  shop.call('POST', `/v1/cabinet/orders/${id}/packages`, { ...headersOf(token), body })
const seen = async (path: string) => (await shop.call('GET', path, headersOf(OLGA))).body
const labels = async (id: number) => {
  const url = `/v1/cabinet/printing/paper?organizationId=${FARM}&date=${DAY}&orderIds=${id}`
  const { rawPayload } = await shop.app.http.inject({ method: 'GET', url, ...headersOf(OLGA) })
  return Number(/\/Count (\d+)/.exec(rawPayload.toString('latin1'))?.[1])
}
const ofId = (items: { id: number }[], id: number) => items.find((one) => one.id === id)

it('displays the packages of an order to picker, printer, courier and customer', async () => {
  const id = await shop.assembling({ lines: { [BREAD]: 3 }, as: 2_001 })
  expect((await seen(`/v1/cabinet/orders/${id}`)).order.packages).toEqual({ total: 1, cold: 0 })
  expect(await labels(id)).toBe(1)

  const { status, body } = await count(id, { total: 3, cold: 1 })
  expect([status, body.order.packages]).toEqual([200, { total: 3, cold: 1 }])
  expect(ofId((await seen(`/v1/cabinet/picking?date=${DAY}`)).orders, id)).toMatchObject({
    packages: { total: 3, cold: 1 },
  })
  expect(ofId((await seen(`/v1/cabinet/printing?organizationId=${FARM}&date=${DAY}`)).orders, id)).toMatchObject({
    packages: 3,
  })
  expect(await labels(id)).toBe(3)
  expect(ofId((await seen(`/v1/cabinet/couriers?organizationId=${FARM}&date=${DAY}`)).stops, id)).toMatchObject({
    packages: { total: 3, cold: 1 },
  })
  expect((await shop.read(id, 2_001)).packages).toEqual({ total: 3, cold: 1 })
})

it('stores the last of several counts, also when repeated and from two tabs', async () => {
  const id = await shop.assembling({ lines: { [BREAD]: 3 }, as: 2_002 })
  const presses = await Promise.all([2, 2, 4].map((total) => count(id, { total })))
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await count(id, { total: 2, cold: 2 })).body.order.packages).toEqual({ total: 2, cold: 2 })
  expect(await shop.sql('select total from order_packages where order_id = $1', [id])).toEqual([{ total: 2 }])
})

it('names the field of an invalid number', async () => {
  const id = await shop.assembling({ lines: { [BREAD]: 3 }, as: 2_003 })
  for (const [body, field] of [
    [{}, 'total'],
    [{ total: 0 }, 'total'],
    [{ total: 1.5 }, 'total'],
    [{ total: '2' }, 'total'],
    [{ total: MAX_PACKAGES + 1 }, 'total'],
    [{ total: 2, cold: -1 }, 'cold'],
    [{ total: 2, cold: 3 }, 'cold'],
  ] as const) {
    const answer = await count(id, body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]])
  }
  expect((await count(id, { total: MAX_PACKAGES, cold: MAX_PACKAGES })).status).toBe(200)
})

it('accepts counts from the first picking until the handover', async () => {
  const id = await shop.order({ lines: { [BREAD]: 3 }, as: 2_004 })
  expect((await count(id, { total: 2 })).body).toMatchObject({ code: 'ORDER_CHANGE_FORBIDDEN' })
  for (const to of ['isAssembling', 'onTheRoad'] as const) {
    await shop.services.orders.move(farmer, id, to)
    expect((await count(id, { total: 2 })).status).toBe(200)
  }
  await shop.services.orders.move(farmer, id, 'received')
  expect((await count(id, { total: 3 })).body.facts).toMatchObject({ reason: 'state', state: 'received' })
  const fetched = await shop.assembling({ as: 2_005, methodCode: 'pickup', tradePlaceId: PICKUP })
  await shop.services.orders.move(farmer, fetched, 'readyForIssuance')
  expect((await count(fetched, { total: 2 })).status).toBe(200)
})

it('accepts counts only from staff with access to the seller’s orders', async () => {
  const id = await shop.assembling({ lines: { [BREAD]: 3 }, as: 2_006 })
  for (const [token, status] of [
    ['', 401],
    [await shop.tokenOf(ANNA), 401],
    [RITA, 403],
    [IVAN, 404],
  ] as const)
    expect((await count(id, { total: 2 }, token)).status).toBe(status)
  expect((await count(999_999, { total: 2 })).status).toBe(404)
  expect(await shop.sql('select total from order_packages where order_id = $1', [id])).toEqual([])
})
