import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { openNotificationsShop } from '../../engagement/notifications/notifications-shop.data.ts'
import { openDatabase } from '../../platform/db/client.ts'
import { emit } from '../../platform/db/outbox.ts'
import { testDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'
import { orderMoved } from '../order-lifecycle/events.ts'

const FARM = 101
const url = await testDatabase()
const shop = await openNotificationsShop(url)
/** A bank that believes everybody: the proof begins with the person. */
const bank = {
  loginUrl: 'http://bank.test',
  clientOf: async ({ value }: { value: string }) => ({ subject: value.split('.')[0] ?? '', name: value }),
}
const { app, call, signIn } = await testApp(url, { bank })
await app.http.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.http.server.address() as AddressInfo
await shop.sql(
  `insert into organization (id, type, slug, title, small_image, image, city, region, region_code, latitude, longitude,
     time_zone, legal_name, legal_address, tin, ien)
   select 102, type, 'other', title, small_image, image, city, region, region_code, latitude, longitude,
     time_zone, legal_name, legal_address, tin, ien from organization where id = $1`,
  [FARM],
)
await shop.sql(
  `insert into staff_account (role, organization_id, bank_subject, name)
   values ('manager', $1, 'seller', 'Olga'), ('assembler', 102, 'neighbour', 'Ivan'),
     ('administrator', null, 'administrator', 'Admin')`,
  [FARM],
)

const CUSTOMER = '/api/v1/live'
const STAFF = '/v1/cabinet/live'
const open = (path: string, topic: string, token?: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${port}${path}?topic=${topic}`, {
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(signal && { signal }),
  })
const enter = async (subject: string): Promise<string> => {
  // a proof is of one use
  const proof = `${subject}.${randomUUID()}`
  const { status, body } = await call('POST', `/v1/auth/by-external-token?externalToken=${proof}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.token
}
const [seller, neighbour, administrator] = [
  await enter('seller'),
  await enter('neighbour'),
  await enter('administrator'),
]
const { token: customer } = await signIn('79160000002')

/** Opens a stream and waits until it hears that the topic changed because the order moved. */
async function hears(path: string, topic: string, token: string, orderId: number): Promise<void> {
  const closing = new AbortController()
  const stream = await open(path, topic, token, closing.signal)
  expect(stream.status).toBe(200)
  let heard = ''
  const reading = (async () => {
    const decoder = new TextDecoder()
    if (stream.body) for await (const chunk of stream.body) heard += decoder.decode(chunk, { stream: true })
  })().catch(() => undefined)
  await expect.poll(() => heard).toContain('event: ready')
  const database = openDatabase(url)
  const step = { from: 'formed', to: 'isAssembling', actor: 'farmer', reason: '' } as const
  await emit(database.executor, orderMoved({ orderId, customerId: 1, organizationId: FARM, ...step }))
  await expect.poll(() => heard).toContain(`event: changed\ndata: ${topic}\n`)
  await database.close()
  closing.abort()
  await reading
}

it('the customer of an order hears that it moved, and nobody else', async () => {
  const { token: other } = await signIn('79160000001')
  const orderId = await shop.order()
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

describe('the people of a seller', () => {
  it('hear of their orders, one by one and together', async () => {
    const orderId = await shop.order()
    for (const topic of [`order:${orderId}`, `staff:${FARM}`]) await hears(STAFF, topic, seller, orderId)
    for (const topic of ['staff:all', `staff:${FARM}`]) await hears(STAFF, topic, administrator, orderId)
  })

  it('hear nothing of others, and nobody without their session hears anything', async () => {
    const orderId = await shop.order()
    for (const topic of [`order:${orderId}`, `staff:${FARM}`, 'staff:all', 'staff:', 'order:x']) {
      expect((await open(STAFF, topic, neighbour)).status, topic).not.toBe(200)
    }
    for (const topic of ['staff:102', 'staff:all', 'notifications:1', 'order:99999999']) {
      expect((await open(STAFF, topic, seller)).status, topic).toBe(404)
    }
    for (const token of [undefined, customer, 'guessed']) {
      expect((await open(STAFF, `order:${orderId}`, token)).status).toBe(401)
    }
    // the shop's side does not know the seller's session
    expect((await open(CUSTOMER, `staff:${FARM}`, seller)).status).not.toBe(200)
  })
})

it('a stream ends with the session it rests on, on every node, and no other does', async () => {
  const { app: there } = await testApp(url, { bank })
  await there.http.listen({ port: 0, host: '127.0.0.1' })
  const { port: otherPort } = there.http.server.address() as AddressInfo
  const orderId = await shop.order()
  const { token: other } = await signIn('79160000007')
  const { body } = await call('GET', '/api/v1/user', { token: other })
  const seller = await enter('seller')
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
  expect((await call('POST', '/api/v1/events/logout', { token: other })).status).toBe(200)
  expect((await call('POST', '/v1/auth/logout', { token: seller })).status).toBe(200)
  // both come to their end by the other node: read whole
  for (const ended of [ofOther, ofSeller]) expect(await ended.text()).toContain('event: ready')
  const stillOpen = ofCustomer.text().then(
    () => 'ended',
    () => 'left by the reader',
  )
  leaving.abort()
  expect(await stillOpen).toBe('left by the reader')
})
