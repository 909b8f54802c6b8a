import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  ANNA,
  BORIS,
  CHEESE,
  DAY,
  EGGS,
  FARM,
  HAM,
  HONEY,
  OTHER_FARM,
  PICKUP,
  twoFarms,
} from '../../../testing/two-farms.data.ts'

const world = await twoFarms()
const bearer = async (organizationId: number, name?: string) => ({
  authorization: `Bearer ${await world.staff(organizationId, name)}`,
})
const olga = await bearer(FARM, 'Olga')
const ivan = await bearer(OTHER_FARM, 'Ivan')
const list = (query = '', headers: Record<string, string> = olga) =>
  world.call('GET', `/v1/cabinet/stock${query}`, { headers })
const entries = (query = '', headers: Record<string, string> = olga) =>
  world.call('GET', `/v1/cabinet/stock/entries${query}`, { headers })
const move = (moves: readonly object[], headers: Record<string, string> = olga) =>
  world.call('POST', '/v1/cabinet/stock/moves', {
    headers,
    body: { moves: moves.map((one) => ({ press: randomUUID(), ...one })) },
  })
const outcomesOf = ({ body }: { body: { items: { fate: string }[] } }) => body.items.map(({ fate }) => fate)
const onHand = async (id: number) =>
  (await list()).body.items.find((item: { id: number }) => item.id === id)?.onHand as number | null
async function buy(customerId: number, productId: number, count: number) {
  const cartId = await world.cart(customerId, FARM, { [productId]: count })
  const pickup = { methodCode: 'pickup', tradePlaceId: PICKUP, date: DAY, paymentMethod: 'cashondelivery' }
  return world.checkout(customerId, { cartId, ...pickup })
}

it('lists the stock of the seller’s own products, and refuses others', async () => {
  const all = await list()
  expect(all.body.items.map(({ id }: { id: number }) => id)).toEqual([CHEESE, EGGS, HONEY])
  expect(all.body.counts).toEqual({ all: 3, low: 0, soldOut: 0 })
  expect(all.body.items[0]).toMatchObject({ onHand: 3_000, promised: 0, isOnSale: true, waiting: 0, yesterday: null })
  expect(all.body.items[1]).toMatchObject({ onHand: null })
  expect((await list('?search=nothing-like-it')).body.items).toEqual([])
  const answers = await Promise.all([
    list('', {}),
    list('', { authorization: `Bearer ${await world.tokenOf(ANNA)}` }),
    list(`?organizationId=${FARM}`, ivan),
    entries(`?organizationId=${FARM}`, ivan),
    entries(`?productId=${CHEESE}`, ivan),
    move([{ productId: CHEESE, kind: 'count', amount: 1 }], ivan),
    list('', await world.office()),
    list(`?organizationId=${FARM}`, await world.office()),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 404, 404, 404, 404, 401, 401])
  expect(await onHand(CHEESE)).toBe(3_000)
})

it('records arrivals, write-offs and counts with author and reason, once for a repeated request', async () => {
  const press = randomUUID()
  const arrival = { press, productId: CHEESE, kind: 'arrival', amount: 600, note: 'утренний сыр' }
  expect(outcomesOf(await move([arrival]))).toEqual(['done'])
  expect(outcomesOf(await move([arrival]))).toEqual(['done'])
  expect(await onHand(CHEESE)).toBe(3_600)
  expect(outcomesOf(await move([{ productId: CHEESE, kind: 'writeOff', amount: 100, reason: 'spoiled' }]))).toEqual([
    'done',
  ])
  const counted = await move([
    { productId: CHEESE, kind: 'count', amount: 3_450, seen: 3_500 },
    { productId: EGGS, kind: 'arrival', amount: 10 },
  ])
  expect(outcomesOf(counted)).toEqual(['done', 'uncounted'])
  expect(outcomesOf(await move([{ productId: CHEESE, kind: 'count', amount: 1, seen: 3_500 }]))).toEqual(['stale'])
  // a count sets the stock of a product without a counted stock
  expect(outcomesOf(await move([{ productId: EGGS, kind: 'count', amount: 40, seen: null }]))).toEqual(['done'])
  const { items } = (await entries(`?productId=${CHEESE}`)).body
  expect(items).toMatchObject([
    { kind: 'count', before: 3_500, after: 3_450, staffName: 'Olga', orderId: null },
    { kind: 'writeOff', before: 3_600, after: 3_500, reason: 'spoiled' },
    { kind: 'arrival', before: 3_000, after: 3_600, note: 'утренний сыр', reason: null },
    { kind: 'opened', before: 0, after: 3_000, staffName: null },
  ])
  expect((await entries()).body.items[0]).toMatchObject({ product: { id: EGGS }, before: 0, after: 40 })
  expect(
    await world.sql(`select action from audit_entry where entity = 'stock' and entity_id = $1 order by id`, [
      String(CHEESE),
    ]),
  ).toEqual(['arrival', 'writeOff', 'count'].map((action) => ({ action })))
})

it('keeps the stock above the reserved amount, and lists a delivered order by its number', async () => {
  const order = await buy(ANNA, EGGS, 30)
  expect(order.status).toBe(201)
  const [{ orderId = 0 } = {}] = await world.sql<{ orderId: number }>('select max(id) as "orderId" from shop_order')
  const refused = await move([
    { productId: EGGS, kind: 'writeOff', amount: 11, reason: 'broken' },
    { productId: EGGS, kind: 'count', amount: 29 },
    { productId: EGGS, kind: 'writeOff', amount: 10, reason: 'eaten' },
  ])
  expect(outcomesOf(refused)).toEqual(['refused', 'refused', 'done'])
  expect(refused.body.items[0].item).toMatchObject({ onHand: 30, promised: 30 })
  expect((await list('?state=soldOut')).body.items).toMatchObject([{ id: EGGS }])
  for (const step of ['isAssembling', 'readyForIssuance', 'received'])
    await world.write(async (tx, { orderLifecycle: orders }) => {
      const locked = await orders.lock(tx, orderId)
      if (locked) await orders.move(tx, locked, { to: step as 'received', actor: 'farmer', actorId: null, reason: '' })
    })
  expect((await entries(`?productId=${EGGS}`)).body.items[0]).toMatchObject({
    kind: 'sold',
    before: 30,
    after: 0,
    orderId,
    staffName: null,
  })
})

it('refuses invalid input with a message, and the whole call for another seller’s product', async () => {
  const wrong = [
    { productId: CHEESE, kind: 'writeOff', amount: 1 },
    { productId: CHEESE, kind: 'arrival', amount: 1, reason: 'eaten' },
    { productId: CHEESE, kind: 'arrival', amount: 0 },
    { productId: CHEESE, kind: 'count', amount: -1 },
    { productId: CHEESE, kind: 'count', amount: 1.5 },
    { productId: CHEESE, kind: 'gone', amount: 1 },
    { productId: CHEESE, kind: 'count', amount: 1, press: 'x' },
    { productId: CHEESE, kind: 'count', amount: 1, note: 'x'.repeat(201) },
  ]
  for (const one of wrong) expect((await move([one])).status, JSON.stringify(one)).toBe(400)
  expect((await move([])).status).toBe(400)
  const before = (await list()).body.items
  const mixed = [
    { productId: CHEESE, kind: 'count', amount: 1 },
    { productId: HAM, kind: 'count', amount: 1 },
  ]
  expect((await move(mixed)).status).toBe(404)
  expect((await list()).body.items).toEqual(before)
  for (const query of ['?before=0', '?before=x', '?productId=0', '?productId=999999999999'])
    expect((await entries(query)).status).toBe(400)
})

it('pages through the history without gaps and repetitions', async () => {
  for (let index = 0; index < 3; index += 1)
    await move(
      Array.from({ length: 20 }, (_, one) => ({ productId: CHEESE, kind: 'count', amount: 1_000 + 20 * index + one })),
    )
  const first = (await entries(`?productId=${CHEESE}`)).body
  expect(first.items).toHaveLength(50)
  const second = (await entries(`?productId=${CHEESE}&before=${first.next}`)).body
  expect(second.next).toBeNull()
  const ids = [...first.items, ...second.items].map(({ id }: { id: number }) => id)
  expect(ids).toHaveLength(64)
  expect(new Set(ids).size).toBe(64)
  // the stock of each line begins with the result of the previous one
  const lines = [...first.items, ...second.items] as { before: number; after: number }[]
  expect(lines.slice(0, -1).every((line, index) => line.before === lines[index + 1]?.after)).toBe(true)
})

it('never takes more than the stock by a concurrent write-off and checkout', async () => {
  await move([{ productId: HONEY, kind: 'count', amount: 10 }])
  const customers = [ANNA, BORIS, 2001, 2002, 2003, 2004, 2005, 2006]
  const carts = await Promise.all(customers.map((customerId) => world.cart(customerId, FARM, { [HONEY]: 1 })))
  const pickup = { methodCode: 'pickup', tradePlaceId: PICKUP, date: DAY, paymentMethod: 'cashondelivery' }
  const [orders, writeOffs] = await Promise.all([
    Promise.all(customers.map((customerId, index) => world.checkout(customerId, { cartId: carts[index], ...pickup }))),
    Promise.all(
      Array.from({ length: 8 }, () => move([{ productId: HONEY, kind: 'writeOff', amount: 1, reason: 'given' }])),
    ),
  ])
  const bought = orders.filter(({ status }) => status === 201).length
  const written = writeOffs.flatMap(outcomesOf).filter((outcome) => outcome === 'done').length
  expect(bought + written).toBe(10)
  const [stock] = await world.sql('select on_hand, allocated, held from stock where product_id = $1', [HONEY])
  expect(stock).toEqual({ on_hand: 10 - written, allocated: bought, held: 0 })
})

it('returns the current state to one of two concurrent counts, and keeps the ledger consistent', async () => {
  const seen = (await onHand(CHEESE)) ?? 0
  const both = await Promise.all([
    move([{ productId: CHEESE, kind: 'count', amount: 5_000, seen }]),
    move([{ productId: CHEESE, kind: 'count', amount: 6_000, seen }], await bearer(FARM, 'Nina')),
  ])
  expect(both.flatMap(outcomesOf).toSorted()).toEqual(['done', 'stale'])
  const winner = outcomesOf(both[0])[0] === 'done' ? 5_000 : 6_000
  expect(await onHand(CHEESE)).toBe(winner)
  const [sum] = await world.sql('select sum(on_hand_delta)::int as sum from stock_movement where product_id = $1', [
    CHEESE,
  ])
  expect(sum).toEqual({ sum: winner })
})

it('notifies a seller once of low stock, and again only after the stock was sufficient', async () => {
  const threshold = (lowBelow: unknown, headers: Record<string, string> = olga) =>
    world.call('PATCH', `/v1/cabinet/stock/${CHEESE}`, { headers, body: { lowBelow } })
  const readNotifications = () =>
    world.sql<{ payload: object }>(`select payload from outbox where topic = 'StockRanLow' order by id`)
  const count = (amount: number) => move([{ productId: CHEESE, kind: 'count', amount }])
  await count(5_000)
  expect((await threshold(1_000)).body).toMatchObject({ id: CHEESE, lowBelow: 1_000, isLow: false })
  expect((await threshold(1_000, ivan)).status).toBe(404)
  expect((await threshold(1_000, {})).status).toBe(401)
  const wrong = await Promise.all([0, -1, 1.5, 'x'].map(async (one) => (await threshold(one)).status))
  expect(wrong).toEqual([400, 400, 400, 400])
  await world.runPeriodic('tell-of-low-stock')
  expect(await readNotifications()).toEqual([])
  await count(999)
  expect((await list('?state=low')).body).toMatchObject({ items: [{ id: CHEESE, isLow: true }], counts: { low: 1 } })
  await world.runPeriodic('tell-of-low-stock')
  await world.runPeriodic('tell-of-low-stock')
  const once = [{ payload: { organizationId: FARM, products: 1 } }]
  expect(await readNotifications()).toEqual(once)
  const today = await world.call('GET', `/v1/cabinet/today?organizationId=${FARM}`, { headers: olga })
  expect(today.body.tasks).toContainEqual(expect.objectContaining({ kind: 'restock', all: 1 }))
  await count(1_000)
  await world.runPeriodic('tell-of-low-stock')
  await count(500)
  await world.runPeriodic('tell-of-low-stock')
  expect(await readNotifications()).toEqual([...once, ...once])
  expect((await threshold(null)).body).toMatchObject({ lowBelow: null, isLow: false })
})
