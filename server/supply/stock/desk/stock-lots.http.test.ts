import { randomUUID } from 'node:crypto'
import { deskValidationTexts } from '@okolitsa/strings/ru/desk-validation.ts'
import { afterEach, expect, it } from 'vitest'
import { INTEGRITY_SQL } from '../../../db/check-integrity.ts'
import { ANNA, BORIS, DAY, FARM, HONEY, OTHER_FARM, PICKUP, twoFarms } from '../../../testing/two-farms.data.ts'

const world = await twoFarms()
const bearer = async (organizationId: number, name: string) => ({
  authorization: `Bearer ${await world.staff(organizationId, name)}`,
})
const olga = await bearer(FARM, 'Olga')
const ivan = await bearer(OTHER_FARM, 'Ivan')
const get = (path: string, headers: Record<string, string> = olga) =>
  world.call('GET', `/v1/cabinet/stock/lots${path}`, { headers })
const move = async (one: object) =>
  (
    await world.call('POST', '/v1/cabinet/stock/moves', {
      headers: olga,
      body: { moves: [{ press: randomUUID(), productId: HONEY, ...one }] },
    })
  ).body.items?.[0]?.fate
const arrive = (amount: number, number: string, bestBefore?: string) =>
  move({ kind: 'arrival', amount, lot: { number, ...(bestBefore && { bestBefore }) } })
/** Sets the best-before date of an existing lot to a past day, since an expired lot cannot arrive. */
const overSince = (number: string, day: string) =>
  world.sql('update stock_lot set best_before = $2 where number = $1', [number, day])
const writeOff = (amount: number, more: object = {}) => move({ kind: 'writeOff', reason: 'other', amount, ...more })
const remaining = async () =>
  Object.fromEntries(
    (await get('?state=all')).body.items.map(({ number, remaining }: { number: string; remaining: number }) => [
      number,
      remaining,
    ]),
  )
const lotId = async (wanted: string): Promise<number> =>
  (await get('?state=all')).body.items.find(({ number }: { number: string }) => number === wanted).id
async function order(customerId: number, count: number): Promise<number> {
  const cartId = await world.cart(customerId, FARM, { [HONEY]: count })
  const pickup = { methodCode: 'pickup', tradePlaceId: PICKUP, date: DAY, paymentMethod: 'cashondelivery' }
  expect((await world.checkout(customerId, { cartId, ...pickup })).status).toBe(201)
  const [{ id = 0 } = {}] = await world.sql<{ id: number }>('select max(id) as id from shop_order')
  return id
}
const step = (orderId: number, to: 'isAssembling' | 'readyForIssuance' | 'received' | 'canceled') =>
  world.write(async (tx, { orderLifecycle: orders }) => {
    const locked = await orders.lock(tx, orderId)
    if (locked) await orders.move(tx, locked, { to, actor: 'farmer', actorId: null, reason: '' })
  })

// stock, lots and orders must agree after every test
afterEach(async () => expect(await world.sql(INTEGRITY_SQL)).toEqual([]))

it('takes the earliest best-before date first, and returns the lot when the order is cancelled', async () => {
  // one piece is in stock without a lot
  expect(await arrive(3, 'late', '2027-03-01')).toBe('done')
  expect(await arrive(2, 'early', '2027-01-10')).toBe('done')
  expect(await arrive(1, 'over', '2027-02-01')).toBe('done')
  await overSince('over', '2026-01-01')
  const [annas, boriss] = [await order(ANNA, 3), await order(BORIS, 2)]
  await step(annas, 'isAssembling')
  expect(await remaining()).toEqual({ late: 3, early: 2, over: 1 })
  await step(annas, 'readyForIssuance')
  expect(await remaining()).toEqual({ late: 2, early: 0, over: 1 })
  await step(boriss, 'isAssembling')
  await step(boriss, 'readyForIssuance')
  expect(await remaining()).toEqual({ late: 0, early: 0, over: 1 })
  await step(boriss, 'canceled')
  expect(await remaining()).toEqual({ late: 2, early: 0, over: 1 })
  await step(annas, 'received')
  expect(await remaining()).toEqual({ late: 2, early: 0, over: 1 })
  const { body } = await get(`/${await lotId('early')}/orders`)
  expect(body.lot).toMatchObject({ orders: 1, customers: 1, bestBefore: '2027-01-10', recall: null })
  expect(body.items).toMatchObject([{ id: annas, amount: 2, state: 'received' }])
  expect(body.items[0].phone).toMatch(/\*\*\*/)
  expect((await get('?state=open')).body.items.map(({ number }: { number: string }) => number)).toEqual([
    'over',
    'late',
  ])
})

it('writes off from the named lot; without one, from stock without a lot and then from the earliest', async () => {
  // in stock: 2 of «late», 1 of «over», one without a lot
  expect(await writeOff(1, { lotId: await lotId('over') })).toBe('done')
  expect(await writeOff(1, { lotId: await lotId('over') })).toBe('refused')
  expect(await writeOff(1)).toBe('done')
  expect(await remaining()).toEqual({ late: 2, early: 0, over: 0 })
  expect(await writeOff(1)).toBe('done')
  expect(await remaining()).toMatchObject({ late: 1 })
  expect(await move({ kind: 'count', amount: 0 })).toBe('done')
  expect(await remaining()).toMatchObject({ late: 0 })
  // an arrival with an equal number is added to the lot
  expect(await arrive(4, 'late')).toBe('done')
  expect((await get('')).body.items).toMatchObject([{ number: 'late', remaining: 4, bestBefore: '2027-03-01' }])
})

it('notifies every customer of a recalled lot once, with the seller’s text', async () => {
  const boriss = await order(BORIS, 1)
  const again = await order(ANNA, 1)
  for (const id of [boriss, again]) {
    await step(id, 'isAssembling')
    await step(id, 'readyForIssuance')
  }
  const path = `/v1/cabinet/stock/lots/${await lotId('late')}/recall`
  const recall = (text: unknown, headers: Record<string, string> = olga) =>
    world.call('POST', path, { headers, body: { text } })
  const text = 'Не ешьте этот мёд: вернём деньги.'
  expect((await recall(text, ivan)).status).toBe(404)
  expect((await recall(text, {})).status).toBe(401)
  expect((await recall('мало')).status).toBe(400)
  expect((await recall('x'.repeat(501))).status).toBe(400)
  expect((await recall('Вернём сигаретами, приходите')).body.errors).toEqual({ text: deskValidationTexts.stopTobacco })
  expect((await Promise.all([recall(text), recall(text)])).map(({ body }) => body)).toEqual([
    { customers: 2, writtenOff: expect.any(Number), promised: 0 },
    { customers: 2, writtenOff: expect.any(Number), promised: 0 },
  ])
  await world.runOutbox()
  expect((await recall(`${text} И ещё раз.`)).body).toMatchObject({ customers: 2 })
  await world.runOutbox()
  const notifiedRows = await world.sql<{ customerId: number; text: string }>(
    `select customer_id as "customerId", text from notification where kind = 'lotRecalled' order by customer_id`,
  )
  expect(notifiedRows.map(({ customerId }) => customerId)).toEqual([ANNA, BORIS])
  expect(notifiedRows.every(({ text: words }) => words.includes(text) && !words.includes('ещё раз'))).toBe(true)
})

it('notifies the order’s recipient as well, once and by their own phone', async () => {
  await writeOff(
    (
      await world.sql<{ free: number }>(`select on_hand - allocated - held as free from stock where product_id = $1`, [
        HONEY,
      ])
    )[0]?.free ?? 0,
  )
  expect(await arrive(6, 'aunt')).toBe('done')
  const [own, aunts, again, erased] = [
    await order(ANNA, 1),
    await order(ANNA, 1),
    await order(ANNA, 1),
    await order(BORIS, 1),
  ]
  const receivedBy = (id: number, phone: string) =>
    world.sql('update shop_order set recipient_phone = $2 where id = $1', [id, phone])
  await receivedBy(own, '79160000001')
  for (const id of [aunts, again]) await receivedBy(id, '79167770000')
  await receivedBy(erased, '')
  for (const id of [own, aunts, again, erased]) {
    await step(id, 'isAssembling')
    await step(id, 'readyForIssuance')
  }
  const recall = async () =>
    world.call('POST', `/v1/cabinet/stock/lots/${await lotId('aunt')}/recall`, {
      headers: olga,
      body: { text: 'Не ешьте этот мёд.' },
    })
  expect((await recall()).body).toMatchObject({ customers: 2 })
  await world.runOutbox()
  await recall()
  await world.runOutbox()
  expect(
    await world.sql(
      `select order_id as "orderId", claimed_at is not null as "isSent" from recall_message where lot_id = $1`,
      [await lotId('aunt')],
    ),
  ).toEqual([{ orderId: aunts, isSent: true }])
  const emitted = await world.sql<{ payload: unknown }>(
    `select payload from outbox where topic = 'RecallMessageDue' and payload ->> 'number' = 'aunt'`,
  )
  expect(emitted).toHaveLength(1)
  expect(JSON.stringify(emitted)).not.toContain('79167770000')
})

it('takes a recalled lot off sale immediately, without returning it later', async () => {
  const shelf = async () =>
    (
      await world.sql<{ onHand: number; free: number }>(
        `select on_hand as "onHand", on_hand - allocated - held as free from stock where product_id = $1`,
        [HONEY],
      )
    )[0] ?? { onHand: 0, free: 0 }
  const { free } = await shelf()
  if (free > 0) await writeOff(free)
  expect(await arrive(5, 'mould')).toBe('done')
  const [had, promised] = [await order(ANNA, 1), await order(BORIS, 2)]
  for (const id of [had, promised]) await step(id, 'isAssembling')
  await step(had, 'readyForIssuance')
  const id = await lotId('mould')
  const recall = () =>
    world.call('POST', `/v1/cabinet/stock/lots/${id}/recall`, {
      headers: olga,
      body: { text: 'Не ешьте: нашли плесень.' },
    })
  // at three o'clock at night, with SMS of claims switched off
  world.moveClock(new Date('2026-11-21T00:00:00Z'))
  const before =
    (
      await world.sql<{ count: number }>(
        `select count(*)::int as count from notification_delivery where channel = 'sms' and state = 'sent'`,
      )
    )[0]?.count ?? 0
  const answers = await Promise.all([recall(), recall()])
  expect(answers.map(({ body }) => [body.customers, body.promised])).toEqual([
    [1, 2],
    [1, 2],
  ])
  expect(answers.map(({ body }) => body.writtenOff).sort()).toEqual([0, 2])
  expect((await shelf()).free).toBe(0)
  const history = await world.call('GET', `/v1/cabinet/stock/entries?productId=${HONEY}`, { headers: olga })
  expect(history.body.items[0]).toMatchObject({ kind: 'writeOff', reason: 'recalled', staffName: 'Olga' })
  await world.runOutbox()
  const sent = await world.sql<{ count: number }>(
    `select count(*)::int as count from notification_delivery where channel = 'sms' and state = 'sent'`,
  )
  expect(sent[0]?.count).toBe(before + 1)
  const { body } = await get(`/${id}/orders`)
  expect(body.lot).toMatchObject({ remaining: 2, recall: { read: 0, untold: 0 } })
  expect(body.items).toMatchObject([{ id: had, isRead: false }])
  expect(body.items[0].phone).toMatch(/^7\d{10}$/)
  await world.sql(`update notification set read_at = shop_now() where kind = 'lotRecalled' and step = $1`, [String(id)])
  const read = (await get(`/${id}/orders`)).body
  expect([read.lot.recall.read, read.items[0].isRead]).toEqual([1, true])
  expect(read.items[0].phone).toMatch(/\*\*\*/)
  // products returned by the lot's orders are written off, too
  await step(promised, 'canceled')
  expect((await shelf()).free).toBe(0)
  await step(had, 'canceled')
  expect(await shelf()).toMatchObject({ free: 0 })
  expect(await remaining()).toMatchObject({ mould: 0 })
  expect(await arrive(3, 'mould')).toBe('wrongLot')
})

it('refuses a lot that is expired, not made yet, or has other dates', async () => {
  const lotOutcome = async (lot: object) => {
    const { body } = await world.call('POST', '/v1/cabinet/stock/moves', {
      headers: olga,
      body: { moves: [{ press: randomUUID(), productId: HONEY, kind: 'arrival', amount: 2, lot }] },
    })
    return [body.items[0].fate, body.items[0].lotTrouble, body.items[0].item.onHand]
  }
  await arrive(1, 'kept', '2027-03-01')
  const { onHand } = (await world.call('GET', '/v1/cabinet/stock', { headers: olga })).body.items.find(
    ({ id }: { id: number }) => id === HONEY,
  )
  expect(await lotOutcome({ number: 'old', bestBefore: '2019-05-01' })).toEqual(['wrongLot', 'expired', onHand])
  expect(await lotOutcome({ number: 'new', madeOn: '2027-05-01' })).toEqual(['wrongLot', 'notMadeYet', onHand])
  // the existing lot already has a date, which is past
  expect(await lotOutcome({ number: 'over' })).toEqual(['wrongLot', 'expired', onHand])
  expect(await lotOutcome({ number: 'kept', bestBefore: '2027-04-01' })).toEqual(['wrongLot', 'otherDates', onHand])
  expect(await lotOutcome({ number: 'late' })).toEqual(['wrongLot', 'recalled', onHand])
  expect((await get('?state=all')).body.items.map(({ number }: { number: string }) => number)).not.toContain('old')
  expect(await writeOff(1, { lotId: await lotId('kept') })).toBe('done')
})

it('answers not found for other sellers’ lots, and refuses invalid input with a message', async () => {
  const id = await lotId('late')
  const answers = await Promise.all([
    get('', {}),
    get(`?organizationId=${FARM}`, ivan),
    get(`/${id}/orders`, ivan),
    get('/999999/orders'),
    get('?state=none'),
    get('?before=0'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 404, 404, 404, 400, 400])
  expect((await get('', ivan)).body.items).toEqual([])
  const wrong = [
    { kind: 'arrival', amount: 1, lot: { number: '' } },
    { kind: 'arrival', amount: 1, lot: { number: 'Сигареты 12' } },
    { kind: 'arrival', amount: 1, lot: { number: 'x'.repeat(41) } },
    { kind: 'arrival', amount: 1, lot: { number: 'x', madeOn: '2026-02-30' } },
    { kind: 'arrival', amount: 1, lot: { number: 'x', madeOn: '2026-03-02', bestBefore: '2026-03-01' } },
    { kind: 'count', amount: 1, lot: { number: 'x' } },
    { kind: 'arrival', amount: 1, lotId: id },
  ]
  for (const one of wrong) {
    const { status } = await world.call('POST', '/v1/cabinet/stock/moves', {
      headers: olga,
      body: { moves: [{ press: randomUUID(), productId: HONEY, ...one }] },
    })
    expect(status, JSON.stringify(one)).toBe(400)
  }
  // a lot of another product is refused
  expect(await move({ kind: 'writeOff', reason: 'other', amount: 1, lotId: 999_999 })).toBe('refused')
})

it('expires a lot by the date in its seller’s time zone, and takes a recalled one last', async () => {
  await arrive(1, 'lasting', '2030-01-01')
  await arrive(1, 'over', '2026-11-23')
  await arrive(1, 'recalled', '2029-01-01')
  await world.sql("update stock_lot set recalled_at = shop_now(), recall_text = 'x' where number = 'recalled'")
  const [first, second] = [await order(ANNA, 1), await order(ANNA, 1)]
  for (const id of [first, second]) await step(id, 'isAssembling')
  await world.sql("update organization set time_zone = 'Asia/Kamchatka' where id = $1", [FARM])
  // it is the 24th at the farm and the 23rd in Moscow
  world.moveClock(new Date('2026-11-23T13:00:00Z'))
  // the session has expired by this time
  const left = async () =>
    (await world.sql<{ number: string }>('select number from stock_lot where remaining > 0 order by id')).map(
      ({ number }) => number,
    )
  await step(first, 'readyForIssuance')
  expect(await left()).toEqual(expect.not.arrayContaining(['lasting']))
  expect(await left()).toEqual(expect.arrayContaining(['over', 'recalled']))
  await step(second, 'readyForIssuance')
  expect(await left()).toEqual(expect.not.arrayContaining(['lasting', 'over']))
  expect(await left()).toContain('recalled')
})
