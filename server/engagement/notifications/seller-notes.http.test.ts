import { randomBytes } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { createWebPush } from '../../adapters/push/push-transport.ts'
import { ANNA, DAY, EGGS, FARM, HONEY, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { openPushService } from '../push/push-service.data.ts'

const service = await openPushService()
afterAll(service.close)
const push = createWebPush({
  privateKey: randomBytes(32).toString('hex'),
  services: [service.origin],
})
const world = await twoFarms({ adapters: { push } })
const device = async (organizationId: number) => {
  const headers = { authorization: `Bearer ${await world.staff(organizationId)}` }
  const body = service.browser()
  await world.call('POST', '/v1/cabinet/push/subscriptions', { headers, body })
  return body.endpoint
}
const olga = await device(FARM)
await device(OTHER_FARM)
const called = () =>
  service.received.filter(({ note }) => note?.title === 'Новый заказ').map(({ endpoint }) => endpoint)
async function buy(paymentMethod: 'cashondelivery' | 'sbp') {
  const cartId = await world.cart(ANNA, FARM, { [EGGS]: 10 })
  await world.checkout(ANNA, { cartId, methodCode: 'courier', date: DAY, paymentMethod })
  await world.runOutbox()
}

it('notifies the seller of an order to be paid on receipt, and sends no notification of an unpaid order', async () => {
  await buy('cashondelivery')
  expect(called()).toEqual([olga])
  expect(JSON.stringify(service.received)).not.toContain('Анна')
  await buy('sbp')
  expect(called()).toEqual([olga])
})

it("notifies pickers of an order, but not of customers' questions", async () => {
  const headers = { authorization: `Bearer ${await world.staff(FARM, 'Pavel', 'picker')}` }
  const phone = service.browser()
  expect((await world.call('POST', '/v1/cabinet/push/subscriptions', { headers, body: phone })).status).toBe(200)
  service.received.length = 0
  await buy('cashondelivery')
  expect(called().toSorted()).toEqual([olga, phone.endpoint].toSorted())
  service.received.length = 0
  await world.call('POST', `/api/v1/farmers/${FARM}/question`, {
    as: ANNA,
    body: { question: 'Чем кормите?', isAnonymous: true },
  })
  await world.runOutbox()
  expect(service.received.map(({ endpoint }) => endpoint)).toEqual([olga])
})

it('notifies the seller of products that run out', async () => {
  await world.write((tx, { products }) => products.setStockThreshold(tx, { organizationId: FARM, productId: HONEY }, 1))
  await world.write((tx, { products }) =>
    products.setStock(
      tx,
      { kind: 'service', name: 'test' },
      { organizationId: FARM, productId: HONEY },
      {
        kind: 'counted',
        onHand: 0,
      },
    ),
  )
  await world.runPeriodic('tell-of-low-stock')
  await world.runOutbox()
  const low = service.received.filter(({ note }) => note?.title === 'Товар заканчивается')
  expect(low.map(({ endpoint, note }) => [endpoint, note?.url])).toEqual([[olga, '/cabinet/stock?state=low']])
})
