import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { lateFrom } from '@okolitsa/domain/seller-notifications/matter.ts'
import { formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { MessageFailure } from '../../platform/messages/message-channel.ts'
import { ANNA, BORIS, DAY, EGGS, FARM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { NOON } from '../../testing/world.data.ts'

const called: { phone: string }[] = []
const telephony = {
  announce: async ({ phone }: { phone: string }) => {
    called.push({ phone })
  },
  connect: async () => undefined,
  readWebhook: () => 'unreadable' as const,
}
const PHONE = '79031110101'
const sent: { phone: string; text: string }[] = []
let isRefused = false
const channel = {
  send: async (phone: string, text: string) => {
    if (isRefused && phone === PHONE) throw new MessageFailure('no money', false)
    sent.push({ phone, text })
  },
}
const world = await twoFarms({ adapters: { telephony, channel } })
const olga = await world.staff(FARM)
await world.sql(`update staff_account set phone = $1 where name = 'Olga'`, [PHONE])
const stranger = await world.staff(OTHER_FARM, 'Ivan')
const as = (token: string, body?: unknown) => ({
  headers: { authorization: `Bearer ${token}` },
  ...(body !== undefined && { body }),
})
const PATH = `/v1/cabinet/sellers/${FARM}/notifications`
const texts = () => sent.filter(({ phone }) => phone === PHONE).map(({ text }) => text)
async function buy(customer = ANNA, paymentMethod = 'cashondelivery'): Promise<number> {
  const cartId = await world.cart(customer, FARM, { [EGGS]: 10 })
  const { body } = await world.checkout(customer, { cartId, methodCode: 'courier', date: DAY, paymentMethod })
  await world.runOutbox()
  return body.orders[0].orderId
}
const open = (orderId: number, token = olga) => world.call('GET', `/v1/cabinet/orders/${orderId}`, as(token))
const settle = async () => {
  await world.sql('update seller_matter set ended_at = at where ended_at is null')
  await world.sql("update seller_message set at = at - interval '1 day'")
  sent.length = world.letters.length = 0
}
/** Each test starts at noon, with active sessions and no pending items. */
beforeEach(async () => {
  world.moveClock(NOON)
  await settle()
})

describe('a farm without settings', () => {
  it('sends the first orders by SMS immediately, with a link and without customer data', async () => {
    const orderId = await buy()
    expect(texts()).toEqual([
      `Новый заказ ${formatOrderNumber(orderId)}. Околица: http://shop.test/cabinet/orders/${orderId}`,
    ])
    expect(texts().join()).not.toContain('Анна')
    await world.runPeriodic('tell-sellers')
    await world.runOutbox()
    expect(texts()).toHaveLength(1)
  })
  it('sends no notification of an unpaid order, and no second one of an opened order', async () => {
    await buy(ANNA, 'sbp')
    expect(texts()).toEqual([])
    const orderId = await buy(BORIS)
    expect(texts()).toHaveLength(1)
    expect((await open(orderId, stranger)).status).toBe(404)
    await open(orderId)
    expect(await world.sql('select 1 from seller_matter where subject_id = $1 and seen_at is null', [orderId])).toEqual(
      [],
    )
  })
  it('notifies of an order whose customer switched to payment on receipt', async () => {
    const orderId = await buy(ANNA, 'sbp')
    expect((await world.call('PATCH', `/api/v1/orders/${orderId}/cashondelivery`, { as: ANNA })).status).toBe(200)
    await world.runOutbox()
    expect(texts()).toHaveLength(1)
  })
  it('retries up to three times, a minute apart, when the provider refuses', async () => {
    isRefused = true
    await buy()
    isRefused = false
    world.passMinutes(1)
    await world.runPeriodic('tell-sellers')
    expect(texts()).toHaveLength(1)
    await settle()
    isRefused = true
    await buy(2003)
    for (let minute = 0; minute < 4; minute += 1) {
      world.passMinutes(1)
      await world.runPeriodic('tell-sellers')
    }
    isRefused = false
    world.passMinutes(1)
    await world.runPeriodic('tell-sellers')
    expect(texts()).toEqual([])
    expect(await world.sql("select 1 from seller_message where state = 'failed' and at > $1", [NOON])).toHaveLength(3)
  })
  it('sends one message for several concurrent orders', async () => {
    await buy()
    await buy(2001)
    await buy(2002)
    expect(texts()).toHaveLength(1)
    world.passMinutes(10)
    await world.runPeriodic('tell-sellers')
    expect(texts()[1]).toBe('Вас ждут: 2\u00A0новых заказа. Околица: http://shop.test/cabinet/orders')
  })
})

describe('later orders', () => {
  it('sends later orders in one e-mail, and by SMS when none was opened for an hour', async () => {
    for (let customer = 2010; customer < 2018; customer += 1) await buy(customer)
    await settle()
    const change = await world.call('PATCH', PATH, as(olga, { phones: [], email: 'farm@example.com', quiet: null }))
    expect(change.body).toMatchObject({ email: 'farm@example.com', usualPhones: [PHONE], quiet: null })
    const first = await buy(2021)
    const second = await buy(2022)
    expect(texts()).toEqual([])
    expect(world.letters.map(({ to }) => to)).toEqual(['farm@example.com'])
    expect(world.letters[0]?.text).toContain(`/cabinet/orders/${first}`)
    world.passMinutes(15)
    await world.runPeriodic('tell-sellers')
    expect(world.letters[1]?.text).toContain(`/cabinet/orders/${second}`)
    await open(first)
    world.passMinutes(45)
    await world.runPeriodic('tell-sellers')
    expect(texts()).toEqual([
      `Новый заказ ${formatOrderNumber(second)}. Околица: http://shop.test/cabinet/orders/${second}`,
    ])
  })
  it("sends the orders of a night as one message in the seller's morning", async () => {
    await world.call('PATCH', PATH, as(olga, { phones: [PHONE], email: null, quiet: { from: 1_320, to: 480 } }))
    // 23:15 in Moscow
    world.moveClock(new Date('2026-11-21T20:15:00Z'))
    const [before] = await world.sql<{ count: number }>('select count(*)::int as count from seller_matter')
    await buy(2031)
    await buy(2032)
    await world.runPeriodic('tell-sellers')
    expect(texts()).toEqual([])
    expect(await world.sql('select count(*)::int - $1 as added from seller_matter', [before?.count])).toEqual([
      { added: 2 },
    ])
    world.moveClock(new Date('2026-11-22T06:00:30Z'))
    await world.runPeriodic('tell-sellers')
    // an hour after the quiet hours
    expect(texts()).toEqual(['Вас ждут: 2\u00A0новых заказа. Околица: http://shop.test/cabinet/orders'])
  })
})

describe("a seller's settings", () => {
  it('answers 404 to other sellers, 401 to a guest and 403 to a picker', async () => {
    const picker = await world.staff(FARM, 'Pavel', 'picker')
    const body = { phones: [], email: null, quiet: null }
    for (const [method, path, sent] of [
      ['GET', PATH, undefined],
      ['PATCH', PATH, body],
      ['PATCH', `${PATH}/channels`, { topic: 'claims', channel: 'sms', isOn: false }],
      ['POST', `${PATH}/trial`, { channel: 'sms' }],
    ] as const) {
      const ask = (token?: string) =>
        world.call(method, path, token ? as(token, sent) : { ...(sent && { body: sent }) })
      expect([(await ask()).status, (await ask(stranger)).status, (await ask(picker)).status]).toEqual([401, 404, 403])
    }
  })
  it('refuses invalid settings and names the field', async () => {
    for (const [field, wrong] of [
      ['phones.0', { phones: ['12'], email: null, quiet: null }],
      ['email', { phones: [], email: 'почта', quiet: null }],
      ['quiet.from', { phones: [], email: null, quiet: { from: 1_440, to: 480 } }],
    ] as const) {
      const { status, body } = await world.call('PATCH', PATH, as(olga, wrong))
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
    }
    const tooMany = { phones: ['1', '2', '3', '4'].map((end) => `7903111010${end}`), email: null, quiet: null }
    expect((await world.call('PATCH', PATH, as(olga, tooMany))).status).toBe(400)
  })
  it('refuses to switch off the last channel for new orders, and names it', async () => {
    const off = (channel: string) =>
      world.call('PATCH', `${PATH}/channels`, as(olga, { topic: 'orders', channel, isOn: false }))
    const { body } = await world.call('GET', PATH, as(olga))
    const orders = body.topics.find(({ topic }: { topic: string }) => topic === 'orders')
    // there is no e-mail address and no device yet
    expect(orders.channels).toContainEqual({ channel: 'sms', isOn: true, isRequired: true })
    expect(await off('sms')).toMatchObject({ status: 400, body: { code: 'LAST_ORDER_CHANNEL' } })
    await world.call('PATCH', PATH, as(olga, { phones: [], email: 'farm@example.com', quiet: null }))
    expect((await off('sms')).status).toBe(200)
    expect(await off('email')).toMatchObject({ status: 400, body: { code: 'LAST_ORDER_CHANNEL' } })
    await buy(2040)
    expect([texts().length, world.letters.length]).toEqual([0, 1])
    await world.call('PATCH', `${PATH}/channels`, as(olga, { topic: 'orders', channel: 'sms', isOn: true }))
  })
  it('sends a real trial message, returns its recipient, and limits trials', async () => {
    const attempt = (channel: string) => world.call('POST', `${PATH}/trial`, as(olga, { channel }))
    expect(await attempt('push')).toMatchObject({ status: 400, body: { code: 'CHANNEL_REACHES_NOBODY' } })
    expect((await attempt('sms')).body).toEqual({ state: 'sent', addresses: [PHONE] })
    expect(texts()).toEqual(['Проверка: сюда придут новые заказы. Околица: http://shop.test/cabinet/notifications'])
    expect((await attempt('email')).body).toEqual({ state: 'sent', addresses: ['farm@example.com'] })
    expect((await attempt('call')).body).toEqual({ state: 'sent', addresses: [PHONE] })
    expect(called).toEqual([{ phone: PHONE }])
    for (let again = 0; again < 3; again += 1) await attempt('email')
    expect((await attempt('email')).status).toBe(429)
  })
})

it('shows overdue items with a contact to the office only', async () => {
  const orderId = await buy(2050)
  // the clock moves beyond a session's lifetime
  const admin = () => world.office({ roles: ['curator'] })
  const list = (headers: Record<string, string> = {}) => world.call('GET', '/v1/office/unanswered', { headers })
  expect((await list(await admin())).body).toEqual({ items: [], total: 0 })
  // listed exactly when `lateFrom` of the domain says so: its handover is on another day
  const [{ handover } = { handover: NOON }] = await world.sql<{ handover: Date }>(
    `select (delivery_date + window_from_hour * interval '1 hour') at time zone time_zone as handover
       from order_head where id = $1`,
    [orderId],
  )
  const late = lateFrom({ kind: 'order', at: NOON, handoverAt: handover }) ?? NOON
  const minutes = (late.getTime() - NOON.getTime()) / 60_000
  expect(minutes).toBeGreaterThan(4 * 60)
  world.passMinutes(minutes - 1)
  expect((await list(await admin())).body).toEqual({ items: [], total: 0 })
  world.passMinutes(1)
  expect((await list(await admin())).body).toMatchObject({
    total: 1,
    items: [
      {
        kind: 'order',
        subjectId: orderId,
        seller: { id: FARM, type: 'farmer', phone: PHONE },
        deadline: null,
        isSeen: false,
        lateFrom: late.toISOString(),
        sent: [{ channel: 'email', isSure: true }],
      },
    ],
  })
  // the start page of those who call sellers says so
  const alarms = async (roles: readonly OfficeRole[]) =>
    (await world.call('GET', '/v1/office/alarms', { headers: await world.office({ roles }) })).body.items
  expect(await alarms(['curator'])).toEqual([
    { kind: 'unanswered', count: 1, since: late.toISOString(), orderId: null },
  ])
  expect(await alarms(['accountant'])).toEqual([])
  expect((await list()).status).toBe(401)
  expect((await list({ authorization: `Bearer ${olga}` })).status).toBe(401)
  expect((await list(await world.office({ roles: ['accountant'] }))).status).toBe(403)
  // Olga's session is of noon
  world.moveClock(NOON)
  await world.call('POST', `/v1/cabinet/orders/${orderId}/moves`, as(olga, { to: 'isAssembling' }))
  world.passMinutes(minutes)
  expect((await list(await admin())).body.total).toBe(0)
})

describe('other matters of a seller', () => {
  it('sends a question and a request of the site by e-mail immediately, and stops when they are opened', async () => {
    await world.call('PATCH', PATH, as(olga, { phones: [PHONE], email: 'farm@example.com', quiet: null }))
    await world.call('POST', `/api/v1/farmers/${FARM}/question`, {
      as: ANNA,
      body: { question: 'Чем кормите кур?', isAnonymous: true },
    })
    await world.runOutbox()
    expect(world.letters.map(({ subject }) => subject)).toEqual(['Новый вопрос покупателя'])
    expect(JSON.stringify(world.letters)).not.toContain('кур')
    const request = { name: 'Вера', phone: '89164710041', email: '', organizationId: FARM, shownForMs: 9_000 }
    await world.call('POST', '/api/v1/email/constructor-service', { body: request })
    await world.runOutbox()
    world.passMinutes(15)
    await world.runPeriodic('tell-sellers')
    expect(world.letters.at(-1)?.subject).toBe('Новая заявка с\u00A0вашего сайта')
    expect(JSON.stringify(world.letters)).not.toContain('Вера')
    expect((await world.call('GET', '/v1/cabinet/site-requests/counts', as(olga))).body).toEqual({ new: 1 })
    expect((await world.call('GET', '/v1/cabinet/today', as(olga))).body.tasks).toContainEqual(
      expect.objectContaining({ kind: 'requests', all: 1 }),
    )
    await world.call('GET', '/v1/cabinet/site-requests?state=new', as(olga))
    world.passMinutes(30)
    await world.runPeriodic('tell-sellers')
    expect(texts()).toEqual([])
  })
  it('sends an SMS when a request is not opened for half an hour', async () => {
    const request = { name: 'Вера', phone: '89164710042', email: '', organizationId: FARM, shownForMs: 9_000 }
    await world.call('POST', '/api/v1/email/constructor-service', { body: request })
    await world.runOutbox()
    world.passMinutes(30)
    await world.runPeriodic('tell-sellers')
    expect(texts()).toEqual(['Новая заявка с\u00A0вашего сайта. Околица: http://shop.test/cabinet/requests'])
  })
})

it('notifies the owners once by letter, and by SMS in the morning when the message presses', async () => {
  await world.call('PATCH', PATH, as(olga, { phones: ['79031110109'], email: 'farm@example.com', quiet: null }))
  await world.sql(
    `update seller_notification_settings set quiet_from = 1320, quiet_to = 480 where organization_id = $1`,
    [FARM],
  )
  // 23:15 in Moscow
  world.moveClock(new Date('2026-11-21T20:15:00Z'))
  const message = { organizationId: FARM, what: 'npdOver', key: 'npd:2026:over', values: {}, isPressing: true } as const
  const ask = () =>
    world.app.database.inTransaction((tx) => world.services.sellerNotifications.notifyOwners(tx, [message, message]))
  await Promise.all([ask(), ask()])
  await world.runOutbox()
  expect(world.letters.map(({ to, subject }) => [to, subject])).toEqual([
    ['farm@example.com', 'Лимит самозанятого пройден: налог теперь другой'],
  ])
  expect(world.letters[0]?.text).toContain('http://shop.test/cabinet')
  expect(texts()).toEqual([])
  world.moveClock(new Date('2026-11-22T06:00:30Z'))
  await world.runOutbox()
  // the owner's own phone, not the one that the seller has entered
  expect(texts()).toEqual(['Лимит самозанятого пройден: налог теперь другой. Околица: http://shop.test/cabinet'])
})
