import { describe, expect, it } from 'vitest'
import { FARM, twoFarms } from '../../../testing/two-farms.data.ts'

const PHONE = '79162840001'
const [ANNA, VERA] = [3001, 3002]
/** Texts that occur only in Anna's data. */
const MARKS = ['Ксенофонтия', 'Незабудкина', 'ksenofontia', PHONE, 'Незабудковая', 'zabudka-agent', 'тайное слово']

const world = await twoFarms()
const { call, sql, sent } = world
await world.customers({ id: ANNA, phone: PHONE }, { id: VERA, phone: '79162840002' })

const DATA = '/api/v1/user/personal-data'
/** Waits for the pause between two codes to pass and requests a code. */
async function code(as: number): Promise<{ code: string; challengeId: string }> {
  world.passMinutes(6)
  const asked = await call('POST', `${DATA}/code`, { as })
  expect(asked.status, asked.text).toBe(200)
  return { code: /\d{4,6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '', challengeId: asked.body.challengeId }
}
const place = {
  title: 'Москва, Незабудковая, 7',
  city: 'Москва',
  region: 'Москва',
  regionCode: '77',
  street: 'Незабудковая',
  house: '7',
  coords: { latitude: 55.7558, longitude: 37.6173 },
}
/** Stores a received order with every text that a person can add to it. */
async function receivedOrder(customer: number, recipient: string, state = 'received'): Promise<number> {
  const [row] = await sql<{ id: number }>(
    // inserts an order of any state directly, because the regular way takes a day
    `with bought as (insert into order_group (customer_id) values ($1) returning id)
     insert into shop_order (order_group_id, customer_id, organization_id, delivery_kind, payment_method, place,
       recipient_name, recipient_phone, delivery_date, window_from_hour, window_to_hour, time_zone, comment,
       goods_sum, delivery_sum, total_sum, state)
     select id, $1, ${FARM}, 'courier', 'cashondelivery', $2, $3, '79162840001', '2026-11-23', 10, 18, 'Europe/Moscow',
       'тайное слово', 147100, 29900, 177000, $4 from bought returning id`,
    [customer, JSON.stringify({ ...place, flat: '14', entrance: null, floor: null }), recipient, state],
  )
  return row?.id ?? 0
}

/** Writes Anna's data into every table that can contain some. */
async function fillLife(): Promise<number> {
  const as = ANNA
  await call('PATCH', '/api/v1/user', {
    as,
    body: { firstName: 'Ксенофонтия', lastName: 'Незабудкина', email: 'ksenofontia@example.com' },
  })
  await call('POST', '/api/v1/addresses', { as, body: { ...place, comment: 'тайное слово' } })
  await call('POST', '/api/v1/user/confirm-agreement', { as, headers: { 'user-agent': 'zabudka-agent' } })
  await call('POST', '/api/v2/products/favorite', { as, body: { productId: 1 } })
  await call('POST', '/api/v1/farmers/favorite', { as, body: { farmerId: FARM } })
  await call('PATCH', '/api/v1/notifications/settings', { as, body: { topic: 'road', channel: 'sms', isOn: false } })
  await world.cart(as, FARM, { 1: 2 })
  const orderId = await receivedOrder(as, 'Ксенофонтия Незабудкина')
  await sql(
    `insert into order_change (order_id, kind, state, actor, reason, requested_change, lines, total_before, total_after,
       created_at, decided_by, decided_at)
     values ($1, 'delivery', 'applied', 'user', 'тайное слово', $2, '[]', 177000, 177000, shop_now(), 'user', shop_now())`,
    [orderId, JSON.stringify({ kind: 'delivery', place, recipient: { name: 'Ксенофонтия', phone: PHONE } })],
  )
  await sql(
    `insert into review (organization_id, about, order_id, customer_id, author_name, rating, description, photos, state, created_at, changed_at)
     values ($1, 'order', $2, $3, 'Ксенофонтия Н.', 5, 'Вкусно', array['reviews/1/photo.webp'], 'published', shop_now(), shop_now())`,
    [FARM, orderId, as],
  )
  await sql(
    `insert into question (organization_id, customer_id, author_name, question, state, answer, answered_by, created_at, answered_at)
     values ($1, $2, 'Ксенофонтия', 'А корова чья?', 'answered', 'Наша', 'Ольга', shop_now(), shop_now())`,
    [FARM, as],
  )
  await sql(
    `with thread as (insert into chat_thread (customer_id, organization_id, created_at) values ($1, $2, shop_now()) returning id)
     insert into chat_message (thread_id, client_message_id, sender, text, status, created_at)
     select id, gen_random_uuid(), 'customer', 'тайное слово', 'sent', shop_now() from thread`,
    [as, FARM],
  )
  await sql(
    `insert into notification (customer_id, order_id, kind, step, title, text, created_at)
     values ($1, $2, 'placed', 'placed', 'Заказ', 'тайное слово', shop_now())`,
    [as, orderId],
  )
  await sql(
    `insert into analytics_event (kind, customer_id, device_id, payload, at) values ('show-cart', $1, gen_random_uuid(), '{}', shop_now())`,
    [as],
  )
  return orderId
}

/** Finds the columns of the whole database that still contain Anna's texts: «table.column: mark». */
async function traces(): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }>(
    `select relname as "table", attname as "column" from pg_attribute join pg_class on pg_class.oid = attrelid
      where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
        and atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)`,
  )
  const found: string[] = []
  for (const { table, column } of columns) {
    for (const mark of MARKS) {
      const [row] = await sql<{ n: number }>(
        `select count(*)::int as n from "${table}" where "${column}"::text ilike '%' || $1 || '%'`,
        [mark],
      )
      if (row && row.n > 0) found.push(`${table}.${column}: ${mark}`)
    }
  }
  return found
}

describe('the archive', () => {
  it('gives the archive only to its owner', async () => {
    for (const [method, path] of [
      ['GET', DATA],
      ['POST', `${DATA}/code`],
      ['POST', `${DATA}/export`],
      ['POST', `${DATA}/export/open`],
      ['POST', `${DATA}/deletion`],
    ] as const) {
      expect((await call(method, path, { ...(method === 'POST' && { body: { code: '1234' } }) })).status, path).toBe(
        401,
      )
    }
    const own = await code(VERA)
    // another person's code is refused
    expect((await call('POST', `${DATA}/export/open`, { as: ANNA, body: own })).body.code).toBe('CODE_WRONG_OR_EXPIRED')
  })
  it('prepares the archive in a job, opens it with a fresh code, and deletes it after a day', async () => {
    await fillLife()
    expect((await call('GET', DATA, { as: ANNA })).body.export.state).toBe('none')
    expect((await call('POST', `${DATA}/export/open`, { as: ANNA, body: await code(ANNA) })).status).toBe(404)
    const asked = await call('POST', `${DATA}/export`, { as: ANNA })
    expect(asked.body.export.state).toBe('waiting')
    // a second request while it is being made: one archive
    await call('POST', `${DATA}/export`, { as: ANNA })
    await world.runOutbox()
    expect((await call('GET', DATA, { as: ANNA })).body.export).toMatchObject({ state: 'ready' })
    const proof = await code(ANNA)
    const opened = await call('POST', `${DATA}/export/open`, { as: ANNA, body: proof })
    expect(opened.status, opened.text).toBe(200)
    const archive = JSON.parse(opened.body.json)
    expect(Object.keys(archive)).toEqual(
      expect.arrayContaining([
        'profile',
        'addresses',
        'consents',
        'favorites',
        'chats',
        'reviews',
        'questions',
        'notifications',
        'notificationChoices',
        'carts',
        'orders',
        'orderChanges',
        'events',
      ]),
    )
    for (const mark of MARKS.filter((one) => one !== 'zabudka-agent')) expect(opened.body.json, mark).toContain(mark)
    expect(opened.body.html).toContain('<h2>Адреса</h2>')
    expect(opened.body.html).not.toContain('<script')
    // the code was used up by its first use
    expect((await call('POST', `${DATA}/export/open`, { as: ANNA, body: proof })).status).toBe(400)
    world.passMinutes(24 * 60)
    expect((await call('GET', DATA, { as: ANNA })).body.export.state).toBe('none')
    expect((await call('POST', `${DATA}/export/open`, { as: ANNA, body: await code(ANNA) })).status).toBe(404)
  })
})

describe('the deletion of an account', () => {
  const remove = async (as: number) => call('POST', `${DATA}/deletion`, { as, body: await code(as) })
  const runTask = () => world.runPeriodic('erase-accounts')

  it('refuses the deletion while orders are in progress', async () => {
    const open = await receivedOrder(ANNA, 'Ксенофонтия', 'onTheRoad')
    const refused = await remove(ANNA)
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'DELETION_BLOCKED', facts: { reasons: ['openOrders'] } },
    })
    expect((await call('GET', DATA, { as: ANNA })).body.blocks).toEqual(['openOrders'])
    await sql(`update shop_order set state = 'received' where id = $1`, [open])
  })
  it('cancels the deletion when the customer signs in before the deadline', async () => {
    const asked = await remove(ANNA)
    expect(asked.status, asked.text).toBe(200)
    expect(new Date(asked.body.dueAt).getTime() - world.now().getTime()).toBe(14 * 86_400_000)
    expect(sent.at(-1)?.text).toContain('просто войдите')
    world.passMinutes(13 * 24 * 60)
    await runTask()
    const { user, ...session } = await world.signIn(PHONE)
    expect(user.id).toBe(ANNA)
    expect(session).toMatchObject({ isDeletionCanceled: true })
    world.passMinutes(2 * 24 * 60)
    await runTask()
    expect((await traces()).length).toBeGreaterThan(0)
    expect(await world.signIn(PHONE)).not.toHaveProperty('isDeletionCanceled')
  })
  it('erases the person in all tables once on two nodes, keeps the sums and frees the phone', async () => {
    await remove(ANNA)
    const eventsOf = (customerId: number) =>
      sql(`select topic from outbox where delivered_at is not null and payload ->> 'customerId' = $1`, [
        String(customerId),
      ])
    await world.runOutbox()
    expect((await eventsOf(ANNA)).length).toBeGreaterThan(0)
    const [before] = await sql<{ sum: number; n: number }>(
      'select sum(total_sum)::int as sum, count(*)::int as n from shop_order where customer_id = $1',
      [ANNA],
    )
    world.passMinutes(14 * 24 * 60 + 1)
    await Promise.all([runTask(), runTask()])
    await runTask()
    expect(await eventsOf(ANNA)).toEqual([])
    await world.runOutbox()
    expect(await traces()).toEqual([])
    const [after] = await sql<{ sum: number; n: number }>(
      'select sum(total_sum)::int as sum, count(*)::int as n from shop_order where customer_id = $1',
      [ANNA],
    )
    expect(after).toEqual(before)
    expect(await sql('select rating, description, author_name, is_anonymous, photos from review')).toEqual([
      { rating: 5, description: 'Вкусно', author_name: '', is_anonymous: true, photos: [] },
    ])
    const { user } = await world.signIn(PHONE)
    expect(user.id).not.toBe(ANNA)
    // other people's data is untouched
    expect(await sql('select phone from customer where id = $1', [VERA])).toEqual([{ phone: '79162840002' }])
  })
  it('keeps the whole account when the deletion fails half-way, and deletes it later', async () => {
    await receivedOrder(VERA, 'Вера')
    await remove(VERA)
    world.passMinutes(14 * 24 * 60 + 1)
    // a table that refuses, like a crash in the middle of the work
    await sql(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'crash'; end $$`)
    await sql('create trigger refuse before update on shop_order for each row execute function refuse()')
    await expect(runTask()).rejects.toThrow('crash')
    expect(await sql('select phone from customer where id = $1', [VERA])).toEqual([{ phone: '79162840002' }])
    await sql('drop trigger refuse on shop_order')
    await runTask()
    expect(await sql('select phone, erased_at is not null as gone from customer where id = $1', [VERA])).toEqual([
      { phone: '70000003002', gone: true },
    ])
  })
})
