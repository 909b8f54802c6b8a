import { randomBytes, randomUUID } from 'node:crypto'
import { MAX_DEVICES } from '@okolitsa/contracts/push/push.endpoints.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createWebPush } from '../../adapters/push/push-transport.ts'
import { createTokens } from '../../people/identity/tokens.ts'
import { orderMoved } from '../../sales/order-lifecycle/events.ts'
import { TOKEN_SECRET } from '../../testing.ts'
import { ANNA, ANNA_PHONE, openNotificationsShop, VERA } from '../notifications/notifications-shop.data.ts'
import { stockReturned } from '../stock-alerts/events.ts'
import { type Browser, openPushService } from './push-service.data.ts'

const NOON = '2026-11-21T09:00:00Z'
const service = await openPushService()
afterAll(service.close)
const push = createWebPush({
  privateKey: randomBytes(32).toString('hex'),
  services: [service.origin],
})
const shop = await openNotificationsShop({ adapters: { push } })
const { call, sql } = shop
beforeEach(async () => {
  service.received.length = 0
  shop.setNow(NOON)
  await sql('delete from push_subscription')
})
const tokens = createTokens({ secret: TOKEN_SECRET, clock: shop.now })
/** Opens a session directly, because this shop's channel does not record codes. */
const enter = async (customerId = ANNA) => {
  const sessionId = randomUUID()
  await sql(
    `insert into customer_session (id, customer_id, source, created_at, last_seen_at, expires_at)
     values ($1, $2, 'web', $3::timestamptz, $3::timestamptz, $3::timestamptz + interval '60 days')`,
    [sessionId, customerId, shop.now()],
  )
  const { token } = await tokens.access({ kind: 'customer', customerId, phone: ANNA_PHONE, groupId: 1, sessionId })
  return { authorization: `Bearer ${token}` }
}
const subscribe = (headers: Record<string, string>, body: Browser) =>
  call('POST', '/api/v1/push/subscriptions', { headers, body })
const known = async () => (await sql<{ endpoint: string }>('select endpoint from push_subscription order by id')).length
const move = (orderId: number, to: string) =>
  shop.publish(orderMoved, { orderId, from: 'formed', to, actor: 'farmer', reason: '' })

describe('a device', () => {
  it('sends an encrypted notification of a shipped order', async () => {
    const phone = service.browser()
    expect(await call('GET', '/api/v1/push/key')).toMatchObject({ body: { publicKey: push.publicKey } })
    expect(await subscribe(await enter(), phone)).toMatchObject({ status: 200, body: { devices: 1 } })
    const orderId = await shop.order({ withEmail: true })
    await shop.setState(orderId, 'onTheRoad')
    await move(orderId, 'onTheRoad')
    expect(await shop.runDue()).toEqual([])
    expect(service.received).toEqual([
      {
        endpoint: phone.endpoint,
        note: {
          title: expect.stringContaining('пути'),
          body: expect.stringContaining('Привезём'),
          url: `/account/orders/${orderId}`,
          tag: `order-${orderId}`,
        },
        ttl: '43200',
        urgency: 'normal',
        topic: `order-${orderId}`,
        contact: 'https://okolitsa.test',
      },
    ])
    expect(await sql(`select channel, state from notification_delivery where channel = 'push'`)).toEqual([
      { channel: 'push', state: 'sent' },
    ])
  })

  it('deletes an unsubscribed device and notifies the others', async () => {
    const [lost, kept] = [service.browser(), service.browser()]
    const anna = await enter()
    await subscribe(anna, lost)
    await subscribe(anna, kept)
    service.forget(lost)
    await shop.services.push.notify({ kind: 'customer', customerId: ANNA, site: EVERYWHERE }, NOTE)
    expect(service.received.map(({ endpoint }) => endpoint)).toEqual([kept.endpoint])
    expect(await known()).toBe(1)
  })

  it('retries a device when the push service fails, but not when it refuses', async () => {
    await subscribe(await enter(), service.browser())
    const orderId = await shop.order({ withEmail: true })
    await shop.setState(orderId, 'onTheRoad')
    await move(orderId, 'onTheRoad')
    service.answerNext(503)
    expect(await shop.runDue()).toMatchObject([{ name: 'MessageFailure', message: 'push: status 503' }])
    expect(service.received).toEqual([])
    expect(await shop.runDue()).toEqual([])
    expect(service.received).toHaveLength(1)
    service.answerNext(403)
    await shop.services.push.notify({ kind: 'customer', customerId: ANNA, site: EVERYWHERE }, NOTE)
    expect(service.received).toHaveLength(1)
  })

  it('does not notify a device after its session, even when the end was missed', async () => {
    const anna = await enter()
    await subscribe(anna, service.browser())
    await sql(`update customer_session set ended_at = $1, end_reason = 'signed_out' where ended_at is null`, [NOON])
    await shop.services.push.notify({ kind: 'customer', customerId: ANNA, site: EVERYWHERE }, NOTE)
    expect(service.received).toEqual([])
    await shop.runPeriodic('forget-devices')
    expect(await known()).toBe(0)
  })

  it('refuses a device whose session ends during registration', async () => {
    const session = {
      kind: 'customer',
      customerId: ANNA,
      phone: ANNA_PHONE,
      groupId: 1,
      sessionId: randomUUID(),
    } as const
    const { token } = await tokens.access(session)
    const { status } = await subscribe({ authorization: `Bearer ${token}` }, service.browser())
    expect([status, await known()]).toEqual([401, 0])
  })

  it('deletes a device immediately when its person signs out', async () => {
    const anna = await enter()
    await subscribe(anna, service.browser())
    expect(await known()).toBe(1)
    expect((await call('POST', '/api/v1/events/logout', { headers: anna, body: {} })).status).toBe(200)
    await expect.poll(known).toBe(0)
  })

  it('assigns a device to its last registrant, who alone can remove it', async () => {
    const shared = service.browser()
    const anna = await enter()
    await subscribe(anna, shared)
    const vera = await enter(VERA)
    const forget = (headers: Record<string, string>) =>
      call('POST', '/api/v1/push/subscriptions/forget', { headers, body: { endpoint: shared.endpoint } })
    await forget(vera)
    expect(await known()).toBe(1)
    expect(await subscribe(vera, shared)).toMatchObject({ body: { devices: 1 } })
    await forget(anna)
    expect(await known()).toBe(1)
    expect(await forget(vera)).toMatchObject({ body: { devices: 0 } })
  })

  it('replaces the oldest device above the maximum', async () => {
    const anna = await enter()
    const phones = Array.from({ length: MAX_DEVICES + 1 }, service.browser)
    for (const phone of phones) {
      shop.passMinutes(1)
      await subscribe(anna, phone)
    }
    const kept = await sql<{ endpoint: string }>('select endpoint from push_subscription order by id')
    expect(kept.map(({ endpoint }) => endpoint)).toEqual(phones.slice(1).map(({ endpoint }) => endpoint))
  })

  it.each(['https://127.0.0.1/latest/meta-data', 'http://localhost:3000/metrics', 'https://push.evil.example/a'])(
    'is not contacted at %s',
    async (endpoint) => {
      const answer = await subscribe(await enter(), { ...service.browser(), endpoint })
      expect(answer).toMatchObject({ status: 400, body: { code: 'PUSH_UNAVAILABLE' } })
    },
  )
})

it('creates no push delivery for a person without a device', async () => {
  const orderId = await shop.order({ withEmail: true })
  await shop.setState(orderId, 'onTheRoad')
  await move(orderId, 'onTheRoad')
  const channels = await sql(
    'select channel from notification_delivery join notification on id = notification_id where order_id = $1 order by 1',
    [orderId],
  )
  expect(channels).toEqual([{ channel: 'email' }, { channel: 'sms' }])
})

const EVERYWHERE = { kind: 'site', sellers: 'every', seesHiddenSellers: false } as const
const NOTE = { title: 'Заказ', text: 'В пути', path: '/account/orders/1', topic: 'order-1', isUrgent: false }

describe('products that are back', () => {
  const goods = { productTitle: 'Шевр', sellerTitle: 'Ольховка', path: '/category/food/shevr', organizationId: 101 }
  const back = (alertId: number, regionCode = '77', customerId = ANNA) =>
    shop.publish(stockReturned, { alertId, customerId, regionCode, ...goods })
  const sentCounts = () => [shop.letters.length, service.received.length]
  beforeEach(async () => {
    // pending messages of other tests
    await shop.runDue()
    service.received.length = shop.letters.length = 0
  })
  it('announces returned products by e-mail immediately and by push in local daytime, once', async () => {
    const phone = service.browser()
    await subscribe(await enter(), phone)
    // midnight in Moscow, nine in the morning in Kamchatka
    shop.setNow('2026-11-21T21:00:00Z')
    for (const [alert, region] of [
      [1, '77'],
      [2, '41'],
    ] as const) {
      await back(alert, region)
      await back(alert, region)
    }
    expect(await shop.runDue()).toEqual([])
    expect(sentCounts()).toEqual([2, 1])
    expect(shop.letters[0]).toMatchObject({
      to: 'anna@example.com',
      subject: expect.stringContaining('Шевр'),
      text: expect.stringContaining('https://okolitsa.test/category/food/shevr'),
      unsubscribeUrl: expect.stringContaining('/unsubscribe?token='),
    })
    expect(service.received[0]?.note).toMatchObject({ title: expect.stringContaining('Шевр'), url: goods.path })
    shop.setNow('2026-11-22T06:05:00Z')
    await shop.runDue()
    expect(sentCounts()).toEqual([2, 2])
    await shop.runDue()
    expect(sentCounts()).toEqual([2, 2])
  })
  it('announces returned products by the chosen channels, and always in the list', async () => {
    await subscribe(await enter(), service.browser())
    const turn = (channel: string, isOn: boolean) =>
      call('PATCH', '/api/v1/notifications/settings', { as: ANNA, body: { topic: 'awaited', channel, isOn } })
    await turn('email', false)
    await back(3)
    await shop.runDue()
    expect(sentCounts()).toEqual([0, 1])
    // the topic is switched off between the event and the sending
    await back(4)
    await turn('push', false)
    await shop.runDue()
    expect(sentCounts()).toEqual([0, 1])
    const { body } = await call('GET', '/api/v1/notifications?perPage=100', { as: ANNA })
    expect(body.items.filter(({ path }: { path: string }) => path === goods.path)).toHaveLength(4)
    // without e-mail and device the notification is only in the list
    await back(5, '77', VERA)
    expect(await shop.runDue()).toEqual([])
    expect(sentCounts()).toEqual([0, 1])
  })
})
