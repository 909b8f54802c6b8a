import { describe, expect, it } from 'vitest'
import { run } from '../../platform/db/client.ts'
import { CHEESE, CURD } from '../../sales/orders/changes-shop.data.ts'
import { ANNA, BORIS, DAY, FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { testApp } from '../../testing.ts'
import { openOfficeShop } from '../office-orders/office-shop.data.ts'
import { sendBroadcast } from './use-cases/send-broadcast.ts'

const shop = await openOfficeShop()
const { office } = shop
const PATH = '/v1/office/broadcasts'
const TEXTS = {
  ru: { title: 'Заказ {number}', text: '{seller} привезёт {day} позже. {market}' },
  en: { title: 'Order {number}', text: '{seller} comes later on {day}' },
}
const NEWS = { ru: { title: 'Новости', text: 'Открылась ярмарка' }, en: { title: 'News', text: 'A fair' } }
const ofDay = { kind: 'day', day: DAY }
const message = (audience: object, more: object = {}) => ({ audience, texts: TEXTS, withSms: false, ...more })
const send = (rest: string, body?: unknown, role: 'support' | 'owner' = 'support') =>
  office([role], 'POST', `${PATH}${rest}`, body)
const start = async (body: object) => (await send('', body)).body
const read = async (id: number) => (await office(['support'], 'GET', `${PATH}/${id}`)).body
const stop = (id: number) => send(`/${id}/stop`)
const newsOf = (broadcastId: number) =>
  shop.sql<{ customer_id: number; title: string; text: string; path: string }>(
    'select customer_id, title, text, path from notification where broadcast_id = $1 order by customer_id',
    [broadcastId],
  )
const deliveriesOf = async (broadcastId: number) =>
  shop.sql<{ channel: string; state: string }>(
    `select channel, state from notification join notification_delivery on notification_id = id
      where broadcast_id = $1 order by customer_id, channel`,
    [broadcastId],
  )
const consents = (customerId: number, action: 'given' | 'withdrawn') =>
  shop.sql(
    `insert into consent (customer_id, purpose, action, edition, at) values ($1, 'marketing', $2, '1', shop_now())`,
    [customerId, action],
  )
/** Many readers of news: no call makes hundreds of customers. */
const addReaders = (count: number, since: number) =>
  shop.sql(
    `with made as (insert into customer (id, phone, first_name, created_at) overriding system value
       select $2::int + n, '7999' || lpad(($2::int + n)::text, 7, '0'), 'Reader', shop_now() from generate_series(1, $1::int) as n
       returning id)
     insert into consent (customer_id, purpose, action, edition, at)
     select id, 'marketing', 'given', '1', shop_now() from made`,
    [count, since],
  )
/** Moves the clock; the session of the office, which ends by night, is made to last. */
const moveTo = async (iso: string) => {
  shop.moveClock(new Date(iso))
  await shop.sql(`update office_session set seen_at = $1, expires_at = $1::timestamptz + interval '1 day'`, [
    shop.now(),
  ])
}
const [first, second, ofBoris] = [
  await shop.order(),
  await shop.order({ lines: { [CURD]: 1 } }),
  await shop.order({ as: BORIS }),
]
await shop.sql(`update customer set email = 'anna@example.ru' where id = $1`, [ANNA])
await shop.runOutbox()

describe('a broadcast of the office', () => {
  it('is open to support, editors and owners only', async () => {
    expect((await shop.call('GET', PATH)).status).toBe(401)
    expect((await shop.call('POST', PATH, { body: message(ofDay) })).status).toBe(401)
    for (const role of ['curator', 'moderator', 'accountant', 'analyst'] as const) {
      expect((await office([role], 'GET', PATH)).status).toBe(403)
      expect((await office([role], 'POST', PATH, message(ofDay))).status).toBe(403)
    }
    expect((await office(['editor'], 'GET', PATH)).status).toBe(200)
    expect((await office(['owner'], 'GET', `${PATH}/999999`)).status).toBe(404)
    expect((await send('/999999/stop')).status).toBe(404)
  })

  it('refuses a wrong text, day and subject', async () => {
    const mistakes = async (body: object) => (await send('/preview', body)).body.errors
    expect(await mistakes(message(ofDay, { texts: { ru: TEXTS.ru } }))).toHaveProperty(['texts.en.title'])
    expect(await mistakes(message(ofDay, { texts: { ...TEXTS, ru: { title: 'a', text: '{thing}' } } }))).toHaveProperty(
      ['texts.ru.text'],
    )
    expect(await mistakes(message({ kind: 'day', day: '2026-02-31' }))).toHaveProperty(['audience.day'])
    expect((await send('/preview', message({ kind: 'followers', organizationId: FARM }))).status).toBe(400)
    for (const kind of ['product', 'lot', 'tourDate'])
      expect((await send('/preview', message({ kind, id: 999_999 }))).status).toBe(404)
    expect((await send('/preview', message({ kind: 'run', id: crypto.randomUUID() }))).status).toBe(404)
    expect((await send('', message({ kind: 'day', day: '2030-01-01' }))).body.code).toBe('BROADCAST_EMPTY')
  })

  it('counts people by channel before it is sent, and sends nothing meanwhile', async () => {
    const preview = async (audience: object, more = {}) => (await send('/preview', message(audience, more))).body
    const whole = await preview(ofDay, { withSms: true })
    expect(whole).toMatchObject({
      people: 2,
      channels: { sms: 2, email: 1, push: 0 },
      listOnly: 0,
      leftOut: { erased: 0, noConsent: 0 },
      sms: { messages: 2, parts: expect.any(Number) },
      needsFactor: false,
    })
    expect(await preview(ofDay)).toMatchObject({ people: 2, channels: { sms: 0, email: 1 }, listOnly: 1, sms: null })
    expect(await preview({ ...ofDay, organizationId: OTHER_FARM })).toMatchObject({ people: 0 })
    expect(await preview({ ...ofDay, place: 'МОСКВА' })).toMatchObject({ people: 2 })
    expect(await preview({ ...ofDay, place: 'Тула' })).toMatchObject({ people: 0 })
    expect(await preview({ kind: 'product', id: CURD })).toMatchObject({ people: 1, thing: 'Curd' })
    const switchEmail = (isOn: boolean) =>
      shop.call('PATCH', '/api/v1/notifications/settings', {
        as: ANNA,
        body: { topic: 'road', channel: 'email', isOn },
      })
    await switchEmail(false)
    expect(await preview(ofDay)).toMatchObject({ people: 2, channels: { email: 0 }, listOnly: 2 })
    await switchEmail(true)
    expect(await shop.sql('select from notification where broadcast_id is not null')).toEqual([])
  })

  it('reaches everybody of the day once, with the values of each, however often it is delivered', async () => {
    const begun = await start(message(ofDay))
    expect(begun).toMatchObject({
      state: 'sending',
      people: 2,
      notified: 0,
      kind: 'day',
      day: DAY,
      author: 'Марина Аверина',
    })
    await Promise.all([shop.runOutbox(), shop.runOutbox()])
    await shop.publish({ topic: 'BroadcastDue', payload: { broadcastId: begun.id } } as never)
    const notified = (await newsOf(begun.id)).map(({ title, text, ...row }) => ({
      ...row,
      title: title.replaceAll('\u00A0', ' '),
      text: text.replaceAll('\u00A0', ' '),
    }))
    expect(notified).toEqual([
      {
        customer_id: ANNA,
        title: expect.stringContaining(','),
        text: expect.stringContaining('23 ноября'),
        path: '/account/orders',
      },
      {
        customer_id: BORIS,
        title: expect.not.stringContaining(','),
        text: expect.stringContaining('23 ноября'),
        path: `/account/orders/${ofBoris}`,
      },
    ])
    expect(await read(begun.id)).toMatchObject({ state: 'done', notified: 2, read: 0, abilities: { stop: false } })
    const list = await shop.call('GET', '/api/v1/notifications', { as: BORIS })
    expect(JSON.stringify(list.body)).toContain(notified[1]?.path)
    const audited = await shop.sql(`select action from audit_entry where entity = 'broadcast' and entity_id = $1`, [
      String(begun.id),
    ])
    expect(audited).toEqual([{ action: 'startBroadcast' }])
    expect([first, second]).not.toContain(ofBoris)
  })

  it('waits for the morning by SMS, and a stop in the night gives the SMS up', async () => {
    await moveTo('2026-11-21T20:30:00Z')
    const sentBefore = shop.sent.length
    const { id } = await start(message(ofDay, { withSms: true }))
    await shop.runOutbox()
    expect((await deliveriesOf(id)).filter(({ channel }) => channel === 'sms')).toEqual([
      { channel: 'sms', state: 'waiting' },
      { channel: 'sms', state: 'waiting' },
    ])
    expect(await read(id)).toMatchObject({ state: 'done', abilities: { stop: true } })
    expect((await stop(id)).body).toMatchObject({ state: 'done', abilities: { stop: false } })
    await moveTo('2026-11-22T07:00:00Z')
    await shop.runOutbox()
    expect(shop.sent.length).toBe(sentBefore)
  })

  it('notifies customers of a lot at night as well', async () => {
    // a lot is assigned when goods leave, which this shop does not do
    const [lot] = await shop.sql<{ id: number }>(
      `with lot as (insert into stock_lot (product_id, number, remaining, created_at) values ($1, 'L-7', 0, shop_now()) returning id)
       insert into stock_lot_movement (lot_id, order_line_id, change, at)
       select lot.id, order_line.id, -1, shop_now() from lot, order_line where order_id = $2 returning lot_id as id`,
      [CHEESE, ofBoris],
    )
    await moveTo('2026-11-22T21:30:00Z')
    const before = shop.sent.length
    const { id } = await start(message({ kind: 'lot', id: lot?.id }))
    await shop.runOutbox()
    expect(await deliveriesOf(id)).toEqual([{ channel: 'sms', state: 'sent' }])
    expect(shop.sent.length).toBe(before + 1)
    await moveTo('2026-11-23T08:00:00Z')
  })
})

it('offers a cancelled run and a lot, and reaches their customers after the day of their orders', async () => {
  const subjects = async (kind: string, search: string) =>
    (await office(['support'], 'GET', `${PATH}/subjects?${new URLSearchParams({ kind, search })}`)).body.items
  const [link] = await shop.sql<{ id: string }>(
    `with link as (insert into courier_link (organization_id, staff_id, token_hash, courier_name, day, ends_at, created_at, revoked_at)
       select $1, min(id), 'x', 'Иван', $2::date, $2::timestamptz + interval '1 day', shop_now(), shop_now() from staff_account
       returning id)
     insert into courier_stop (order_id, day, courier_link_id) select $3, $2::date, link.id from link returning courier_link_id as id`,
    [FARM, DAY, ofBoris],
  )
  const people = async (audience: object) => (await send('/preview', message(audience))).body.people
  const lot = async () => (await subjects('lot', 'L-7'))[0]?.id
  for (const day of ['2026-11-23T08:00:00Z', '2026-11-26T08:00:00Z']) {
    await moveTo(day)
    expect(await subjects('run', 'ива')).toEqual([expect.objectContaining({ id: link?.id, isCancelled: true })])
    // no other car is on its way, so that all orders of the day wait
    expect([
      await people({ kind: 'run', id: link?.id }),
      await people({ kind: 'lot', id: Number(await lot()) }),
    ]).toEqual([2, 1])
  }
  await shop.sql(
    `insert into courier_link (organization_id, staff_id, token_hash, courier_name, day, ends_at, created_at)
     select $1, min(id), 'y', 'Пётр', $2::date, $2::timestamptz + interval '1 day', shop_now() from staff_account`,
    [FARM, DAY],
  )
  expect(await people({ kind: 'run', id: link?.id })).toBe(1)
  await moveTo('2026-12-10T08:00:00Z')
  expect(await subjects('run', 'ива')).toEqual([])
  await moveTo('2026-11-23T08:00:00Z')
  await shop.sql('delete from courier_link')
})

describe('news', () => {
  it('go to those only who agree when it is sent', async () => {
    await consents(ANNA, 'given')
    await consents(BORIS, 'given')
    await consents(BORIS, 'withdrawn')
    const news = message({ kind: 'subscribers' }, { texts: NEWS, withSms: true })
    expect((await send('/preview', news)).body).toMatchObject({ people: 1, channels: { sms: 0, email: 1 }, sms: null })
    const { id } = await start(news)
    await consents(ANNA, 'withdrawn')
    await shop.runOutbox()
    expect(await read(id)).toMatchObject({ state: 'done', notified: 0, leftOut: { meanwhile: 1 } })
  })

  it('ask for a fresh factor above a number of people', async () => {
    await addReaders(450, 500_000)
    const news = message({ kind: 'subscribers' }, { texts: NEWS })
    expect((await send('/preview', news)).body).toMatchObject({ people: 450, needsFactor: true })
    shop.passMinutes(30)
    expect(await send('', news)).toMatchObject({ status: 403, body: { code: 'FACTOR_NEEDED' } })
    await shop.proveFactor()
    const { id } = await start(news)
    // the event is lost with its node: two nodes take the broadcast up later
    await shop.sql(`update outbox set delivered_at = shop_now() where topic = 'BroadcastDue'`)
    shop.passMinutes(3)
    await Promise.all([1, 2].map(() => shop.runPeriodic('go-on-with-broadcasts')))
    await shop.runPeriodic('go-on-with-broadcasts')
    expect(await read(id)).toMatchObject({ state: 'done', notified: 450 })
  })

  it('go on at another node when the worker dies between and within pieces, and reach everybody once', async () => {
    const other = await testApp(shop.url, { clock: () => shop.now() })
    await shop.proveFactor()
    const { id } = await start(message({ kind: 'subscribers' }, { texts: NEWS }))
    await shop.sql(`update outbox set delivered_at = shop_now() where topic = 'BroadcastDue'`)
    let pieces = 0
    const { notifications, identity, market } = shop.services
    const dying: typeof notifications = {
      ...notifications,
      notifyMany: async (tx, ...rest) => {
        const done = await notifications.notifyMany(tx, ...rest)
        pieces += 1
        // the second piece is written, and the connection is gone before its commit
        if (pieces === 2) await run(tx, 'select pg_terminate_backend(pg_backend_pid())')
        return done
      },
    }
    const { database } = shop.app
    await expect(
      sendBroadcast({ database, clock: shop.now, market, identity, notifications: dying }, id),
    ).rejects.toThrow()
    expect(await read(id)).toMatchObject({ state: 'sending', notified: 200 })
    shop.passMinutes(3)
    await other.app.work.periodic.find(({ name }) => name === 'go-on-with-broadcasts')?.run()
    expect(await read(id)).toMatchObject({ state: 'done', notified: 450 })
    const notified = await newsOf(id)
    expect([notified.length, new Set(notified.map(({ customer_id }) => customer_id)).size]).toEqual([450, 450])
  })

  it('stop within a batch', async () => {
    await shop.proveFactor()
    const { id } = await start(message({ kind: 'subscribers' }, { texts: NEWS }))
    const [, stopped] = await Promise.all([shop.runOutbox(), stop(id)])
    expect(stopped.body.state).toMatch(/stopped|done/)
    const { notified } = await read(id)
    expect([0, 200, 400, 450]).toContain(notified)
    await shop.publish({ topic: 'BroadcastDue', payload: { broadcastId: id } } as never)
    expect(await read(id)).toMatchObject({ notified, abilities: { stop: false } })
    if (stopped.body.state === 'stopped') expect(notified).toBe(stopped.body.notified)
  })
})

it('a trial reaches the phone and the account of its author, ten times an hour at most', async () => {
  const before = shop.sent.length
  const tried = await send('/trial', message(ofDay, { withSms: true }))
  expect(tried.body).toEqual({ isSms: true, isInAccount: false })
  expect(shop.sent.slice(before)).toMatchObject([{ phone: '79165550001' }])
  // the person of the office gets an account of a customer
  await shop.sql(`update customer set phone = '79165550001' where id = $1`, [BORIS])
  expect((await send('/trial', message(ofDay))).body).toEqual({ isSms: false, isInAccount: true })
  const trials = `select from notification where customer_id = $1 and step like 'trial:%'`
  expect(await shop.sql(trials, [BORIS])).toHaveLength(1)
  for (let count = 0; count < 8; count++) await send('/trial', message(ofDay))
  expect((await send('/trial', message(ofDay))).body.code).toBe('TOO_MANY_REQUESTS')
})

it('lists broadcasts by state and text, and offers what orders are about', async () => {
  const list = async (query: Record<string, string>) =>
    (await office(['support'], 'GET', `${PATH}?${new URLSearchParams(query)}`)).body.items.length
  expect(await list({ search: 'ярмарка' })).toBe(4)
  expect(await list({ author: 'sellers' })).toBe(0)
  expect(await list({ state: 'sending' })).toBe(0)
  expect((await office(['support'], 'GET', `${PATH}?state=x`)).status).toBe(400)
  const subjects = async (kind: string, search: string) =>
    (await office(['support'], 'GET', `${PATH}/subjects?${new URLSearchParams({ kind, search })}`)).body.items
  expect(await subjects('product', 'cur')).toEqual([expect.objectContaining({ id: String(CURD), title: 'Curd' })])
  expect(await subjects('lot', 'L-7')).toHaveLength(1)
  expect(await subjects('seller', '')).toBeUndefined()
  for (const kind of ['seller', 'tourDate', 'run']) expect(await subjects(kind, 'zzz')).toEqual([])
})
