import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { emit } from '../../platform/db/outbox.ts'
import { ANNA, FARM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { testApp } from '../../testing.ts'
import { byCourier, cartOfEggs } from '../loyalty/loyalty-shop.data.ts'
import { orderMoved } from '../order-lifecycle/events.ts'

const shop = await twoFarms({ jobs: 'events' })
const { app, url, signIn } = shop
await app.http.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.http.server.address() as AddressInfo

const CUSTOMER = '/api/v1/live'
const STAFF = '/v1/cabinet/live'
const open = (path: string, topic: string, token?: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${port}${path}?topic=${topic}`, {
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(signal && { signal }),
  })
const [seller, neighbour] = [await shop.staff(FARM), await shop.staff(OTHER_FARM)]
const { token: customer } = await signIn('79160000001')
/** Places an order as Anna at the first farm. */
async function order(): Promise<number> {
  const { body } = await shop.checkout(ANNA, byCourier(await cartOfEggs(shop, ANNA)))
  return body.orders[0].orderId
}

const withToken = (method: 'GET' | 'POST', path: string, token: string) =>
  shop.call(method, path, { headers: { authorization: `Bearer ${token}` } })

/** Opens a stream and waits for the change caused by moving the order. */
async function hears(path: string, topic: string, token: string, orderId: number): Promise<void> {
  const closing = new AbortController()
  const stream = await open(path, topic, token, closing.signal)
  expect(stream.status).toBe(200)
  let received = ''
  const reading = (async () => {
    const decoder = new TextDecoder()
    if (stream.body) for await (const chunk of stream.body) received += decoder.decode(chunk, { stream: true })
  })().catch(() => undefined)
  await expect.poll(() => received).toContain('event: ready')
  const step = { from: 'formed', to: 'isAssembling', actor: 'farmer', reason: '' } as const
  await emit(shop.database.executor, orderMoved({ orderId, customerId: 1, organizationId: FARM, ...step }))
  await expect.poll(() => received).toContain(`event: changed\ndata: ${topic}\n`)
  closing.abort()
  await reading
}

it('notifies only the order’s customer of its move', async () => {
  const { token: other } = await signIn('79160000002')
  const orderId = await order()
  for (const stranger of [undefined, other]) {
    expect((await open(CUSTOMER, `order:${orderId}`, stranger)).status).toBe(404)
  }
  for (const topic of [
    'order:0',
    'order:x',
    'order:99999999999',
    'cart:x',
    'notifications:1',
    `staff:${FARM}`,
    'staff:all',
  ]) {
    expect((await open(CUSTOMER, topic, customer)).status, topic).toBe(404)
  }
  await hears(CUSTOMER, `order:${orderId}`, customer, orderId)
})

describe('staff of a seller', () => {
  it('receive events of single orders and of all their orders', async () => {
    const orderId = await order()
    for (const topic of [`order:${orderId}`, `staff:${FARM}`]) await hears(STAFF, topic, seller, orderId)
  })

  it('receive no events of other sellers, and none without their session', async () => {
    const orderId = await order()
    for (const topic of [`order:${orderId}`, `staff:${FARM}`, 'staff:all', 'staff:', 'order:x']) {
      expect((await open(STAFF, topic, neighbour)).status, topic).not.toBe(200)
    }
    for (const topic of ['staff:102', 'staff:all', 'notifications:1', 'order:99999999']) {
      expect((await open(STAFF, topic, seller)).status, topic).toBe(404)
    }
    for (const token of [undefined, customer, 'guessed']) {
      expect((await open(STAFF, `order:${orderId}`, token)).status).toBe(401)
    }
    // a customer's endpoint does not accept the seller's session
    expect((await open(CUSTOMER, `staff:${FARM}`, seller)).status).not.toBe(200)
  })
})

it('closes a stream when its session ends on any node, and keeps the others open', async () => {
  const { app: there } = await testApp(url, { clock: shop.now })
  await there.http.listen({ port: 0, host: '127.0.0.1' })
  const { port: otherPort } = there.http.server.address() as AddressInfo
  const orderId = await order()
  const { token: other } = await signIn('79160000007')
  const { body } = await withToken('GET', '/api/v1/user', other)
  const seller = await shop.staff(FARM)
  const leaving = new AbortController()
  const opened = [
    [CUSTOMER, `notifications:${body.id}`, other],
    [STAFF, `order:${orderId}`, seller],
    [CUSTOMER, `order:${orderId}`, customer],
  ] as const
  const streams = opened.map(async ([path, topic, token]) => {
    const answer = await fetch(`http://127.0.0.1:${otherPort}${path}?topic=${topic}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    })
    expect(answer.status, topic).toBe(200)
    return answer
  })
  const [ofOther, ofSeller, ofCustomer] = (await Promise.all(streams)) as [Response, Response, Response]
  expect((await withToken('POST', '/api/v1/events/logout', other)).status).toBe(200)
  expect((await withToken('POST', '/v1/auth/logout', seller)).status).toBe(200)
  // both streams end by the other node's event, so they are read to the end
  for (const ended of [ofOther, ofSeller]) expect(await ended.text()).toContain('event: ready')
  const stillOpen = ofCustomer.text().then(
    () => 'ended',
    () => 'left by the reader',
  )
  leaving.abort()
  expect(await stillOpen).toBe('left by the reader')
})
