import { dayIn, type IsoDate, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openLedgerShop } from '../../money/ledger/ledger-shop.data.ts'
import { BREAD, CHEESE, farmer } from '../../sales/orders/changes-shop.data.ts'
import { ANNA, DAY, FARM, OTHER_FARM, PICKUP } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { presentNumbers } from './http/present-numbers.ts'
import { findNumbers, type NumbersPeriod } from './store/numbers.store.ts'
import { warnOfNpd } from './use-cases/warn-of-npd.ts'

const shop = await openLedgerShop()
const bearer = async (organizationId: number, name?: string) => ({
  authorization: `Bearer ${await shop.staff(organizationId, name)}`,
})
/** The period of Sunday and Monday, compared with Friday and Saturday. */
const TWO_DAYS = `?from=2026-11-22&to=${DAY}`
// signs in for each call, because the clock moves beyond a session's lifetime
const numbers = async (query = TWO_DAYS, organizationId = FARM) =>
  (
    await shop.call('GET', `/v1/cabinet/numbers${query}`, {
      headers: await bearer(organizationId, crypto.randomUUID()),
    })
  ).body
const hand = async (id: number, ...steps: ('isAssembling' | 'onTheRoad' | 'readyForIssuance' | 'received')[]) => {
  for (const to of steps) await shop.services.orders.move(farmer, id, to)
}
const receive = (id: number) => hand(id, 'isAssembling', 'onTheRoad', 'received')

const NOTHING = {
  sum: 0,
  orders: 0,
  averageBill: null,
  customers: 0,
  canceled: { orders: 0, sum: 0 },
  late: { driven: 0, orders: 0, minutes: null },
}
const CHEESES = 2 * 645.5
const COURIER = 299

it('returns zeroes for every day of a seller without sales, and refuses other sellers', async () => {
  const olga = await bearer(FARM)
  const ask = (query: string, headers: Record<string, string> = olga) =>
    shop.call('GET', `/v1/cabinet/numbers${query}`, { headers })
  const { status, body } = await ask('?days=7')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    seller: { id: FARM, type: 'farmer' },
    timeZone: 'Europe/Moscow',
    from: '2026-11-15',
    to: '2026-11-21',
    days: 7,
    isGoingOn: true,
    total: NOTHING,
    before: NOTHING,
    products: [],
    otherProducts: null,
    places: [],
    otherPlaces: null,
    losses: { canceled: [], missing: { lines: 0, sum: 0 }, claims: [], refunded: { orders: 0, sum: 0 } },
  })
  expect(body.byDay).toHaveLength(7)
  expect(body.byDay[6]).toEqual({ date: '2026-11-21', orders: 0, sum: 0, sumBefore: 0 })
  expect((await ask('')).body.days).toBe(30)

  const office = await shop.office()
  const answers = await Promise.all([
    ask('', {}),
    shop.call('GET', '/v1/cabinet/numbers', { as: ANNA }),
    ask(`?organizationId=${FARM}`, await bearer(OTHER_FARM, 'Ivan')),
    ask('', office),
    ask(`?organizationId=${FARM}`, office),
  ])
  expect(answers.map((answer) => answer.status)).toEqual([401, 401, 404, 401, 401])
})

it('refuses an invalid period and names its fields', async () => {
  const olga = await bearer(FARM, 'Olga II')
  const errorsOf = async (query: string) => {
    const { status, body } = await shop.call('GET', `/v1/cabinet/numbers${query}`, { headers: olga })
    expect([query, status]).toEqual([query, 400])
    return Object.keys(body.errors)
  }
  expect(await errorsOf('?days=8')).toEqual(['days'])
  expect(await errorsOf('?days=many')).toEqual(['days'])
  expect(await errorsOf('?from=2026-11-01')).toEqual(['to'])
  expect(await errorsOf('?to=2026-11-01')).toEqual(['from'])
  expect(await errorsOf('?from=2026-11-02&to=2026-11-01')).toEqual(['to'])
  expect(await errorsOf('?from=2025-11-01&to=2026-11-02')).toEqual(['to'])
  expect(await errorsOf('?from=2026-02-30&to=2026-03-01')).toEqual(['from'])
  expect(await errorsOf('?from=0000-01-01&to=0000-01-02')).toEqual(['from', 'to'])
  // a future day is empty and valid
  expect(await numbers('?from=2026-12-01&to=2026-12-02')).toMatchObject({ total: NOTHING, isGoingOn: false })
})

it('counts sales on the day of receipt, and compares with earlier days up to the same hour', async () => {
  // Saturday, 11:00: Anna's first order, received immediately
  await shop.received()
  const late = await shop.order({ as: 2_001, lines: { [CHEESE]: 2, [BREAD]: 3 } })
  const [repeated, fetched] = [
    await shop.order(),
    await shop.order({ as: 2_002, methodCode: 'pickup', tradePlaceId: PICKUP, lines: { [BREAD]: 1 } }),
  ]
  const afternoon = await shop.order({ as: 2_003 })
  shop.moveClock(new Date('2026-11-21T12:00:00Z'))
  await receive(afternoon)

  // Monday, 12:00 in Moscow
  shop.moveClock(new Date(`${DAY}T09:00:00Z`))
  await receive(repeated)
  await hand(fetched, 'isAssembling', 'readyForIssuance', 'received')
  const noon = await numbers()
  expect(noon).toMatchObject({
    isGoingOn: true,
    total: {
      sum: CHEESES + COURIER + 500,
      orders: 2,
      averageBill: (CHEESES + COURIER + 500) / 2,
      customers: 2,
      late: { driven: 1, orders: 0, minutes: null },
    },
    // orders received on Saturday after noon are not compared yet
    before: { sum: CHEESES + COURIER, orders: 1, customers: 1 },
    // Anna is a returning customer
    newCustomers: 1,
    delivery: COURIER,
    promo: 0,
    products: [
      { title: 'Cheese', unit: 'г', isWeight: true, amount: 600, sum: CHEESES },
      { title: 'Bread', unit: 'шт', isWeight: false, amount: 1, sum: 500 },
    ],
    places: [
      { title: 'Москва', region: 'Москва', isStall: false, orders: 1, sum: CHEESES + COURIER },
      { title: 'Stall', region: 'Москва', isStall: true, orders: 1, sum: 500 },
    ],
  })
  expect(noon.byDay).toEqual([
    { date: '2026-11-22', orders: 0, sum: 0, sumBefore: 0 },
    { date: DAY, orders: 2, sum: CHEESES + COURIER + 500, sumBefore: CHEESES + COURIER },
  ])

  // 20:20, promised by 18:00
  shop.moveClock(new Date(`${DAY}T17:20:00Z`))
  await receive(late)
  expect(await numbers()).toMatchObject({
    total: { orders: 3, late: { driven: 2, orders: 1, minutes: 140 } },
    before: { orders: 2, sum: 2 * (CHEESES + COURIER) },
  })
  // numbers are per seller and day: the other seller had no sales, and the farm had none on Tuesday
  expect(await numbers(TWO_DAYS, OTHER_FARM)).toMatchObject({ total: NOTHING, before: NOTHING })
  expect(await numbers('?from=2026-11-24&to=2026-11-25')).toMatchObject({ total: NOTHING })
})

it("shows losses by reason, with amounts equal to the ledger's", async () => {
  shop.moveClock(new Date('2026-11-24T08:00:00Z'))
  const bought = { date: '2026-11-26' }
  const unpaid = await shop.order({ ...bought, as: 2_010, paymentMethod: 'sbp' })
  const changed = await shop.order({ ...bought, as: 2_011 })
  const refused = await shop.order({ ...bought, as: 2_012, lines: { [BREAD]: 2 } })
  const incomplete = await shop.order({ ...bought, as: 2_013, lines: { [CHEESE]: 2, [BREAD]: 3 } })
  const replaced = await shop.order({ ...bought, as: 2_014, rule: 'same_farm' })
  const spoilt = await shop.paid({ ...bought, bonuses: 100 })
  const { status } = await shop.call('PATCH', `/api/v1/orders/${changed}/cancel`, { as: 2_011, body: { reason: 'no' } })
  expect(status).toBe(200)
  await shop.services.orders.move(farmer, refused, 'canceled', 'The oven broke')
  shop.moveClock(new Date('2026-11-24T20:00:00Z'))
  await shop.runPeriodic()
  expect((await shop.read(unpaid, 2_010)).status).toBe('canceled')

  shop.moveClock(new Date('2026-11-26T09:00:00Z'))
  const bread = await shop.lineOf(incomplete, BREAD, 2_013)
  await hand(incomplete, 'isAssembling')
  await shop.change(incomplete, { kind: 'weigh', lines: [{ lineId: bread, picked: 1 }], isAboveCharged: false })
  await hand(incomplete, 'onTheRoad', 'received')
  await hand(replaced, 'isAssembling')
  const cheese = await shop.lineOf(replaced, CHEESE, 2_014)
  await shop.change(replaced, { kind: 'replace', lineId: cheese, productId: BREAD, quantity: 2 })
  await hand(replaced, 'onTheRoad', 'received')
  await shop.handOver(spoilt)
  await shop.claimSpoilt(spoilt, 10)

  const month = await numbers('?days=30')
  expect(month.losses).toMatchObject({
    canceled: [
      { reason: 'customer', orders: 1, sum: CHEESES + COURIER },
      { reason: 'seller', orders: 1, sum: 1_000 + COURIER },
      { reason: 'unpaid', orders: 1, sum: CHEESES + COURIER },
    ],
    missing: { lines: 1, sum: 1_000 },
    claims: [{ kind: 'spoilt', claims: 1 }],
    refunded: { orders: 1 },
  })
  expect(month.total.canceled).toEqual({ orders: 3, sum: 2 * CHEESES + 1_000 + 3 * COURIER })
  const [claim] = await shop.sql<{ refund: number }>(`select refund from order_claim where state = 'accepted'`)
  expect(month.losses.claims[0].sum).toBe((claim?.refund ?? 0) / 100)
  expect(month.losses.refunded.sum).toBe((claim?.refund ?? 0) / 100)

  // present settlement entries of the ledger by order
  await shop.runOutbox()
  const settled = await shop.sql<{ order_id: number; sum: number }>(
    `select distinct on (order_id) order_id, (facts ->> 'goods')::int + (facts ->> 'delivery')::int as sum
       from ledger_entry where kind = 'settlement' order by order_id, id desc`,
  )
  expect(settled).toHaveLength(8)
  expect(Math.round(month.total.sum * 100)).toBe(settled.reduce((all, { sum }) => all + sum, 0))
  // and the lines themselves
  const [lines] = await shop.sql<{ sum: number }>(
    `select (select sum(actual_sum) from order_line join shop_order on shop_order.id = order_id where state = 'received')::int
       + (select sum(delivery_sum - promo_sum) from shop_order where state = 'received')::int as sum`,
  )
  expect(Math.round(month.total.sum * 100)).toBe(lines?.sum)
  const named = month.products.reduce((all: number, { sum }: { sum: number }) => all + sum, 0)
  expect(named + month.delivery - month.promo).toBeCloseTo(month.total.sum, 2)
  const byDay = month.byDay.reduce((all: number, { sum }: { sum: number }) => all + sum, 0)
  expect(byDay).toBeCloseTo(month.total.sum, 2)
})

const KEEP = 'keep-numbers-of-days'
/** Numbers of a period after a write, once with and once without stored days. */
async function bothNumbers(period: Pick<NumbersPeriod, 'days' | 'from' | 'to'>, written = 'select') {
  const asked = { organizationId: FARM, now: shop.now(), ...period }
  const find = async (tx: Parameters<typeof findNumbers>[0]) => {
    const row = await findNumbers(tx, { kind: 'seller', organizationIds: [FARM] }, asked)
    return row && presentNumbers(row)
  }
  const client = await shop.database.pool.connect()
  const executor = {
    query: async (text: string, values: readonly unknown[]) => (await client.query(text, [...values])).rows,
  }
  try {
    await client.query('begin')
    await client.query(written)
    const kept = await find(executor as Parameters<typeof findNumbers>[0])
    // marks every day of the seller as stale
    await client.query('insert into numbers_stale (organization_id) values ($1)', [FARM])
    return { kept, said: await find(executor as Parameters<typeof findNumbers>[0]) }
  } finally {
    await client.query('rollback')
    client.release()
  }
}
const today = () => shop.now().toISOString().slice(0, 10) as IsoDate

const which = fc.nat(4)
const steps = fc.oneof(
  { weight: 3, arbitrary: fc.record({ action: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 3, arbitrary: fc.record({ action: fc.constant('receive' as const), which }) },
  { weight: 2, arbitrary: fc.record({ action: fc.constant('keep' as const) }) },
  fc.record({ action: fc.constant('cancel' as const), which }),
  fc.record({ action: fc.constant('weigh' as const), which, picked: fc.integer({ min: 0, max: 600 }) }),
  fc.record({ action: fc.constant('claim' as const), which, percent: fc.constantFrom(10, 50, 100) }),
  fc.record({ action: fc.constant('move' as const), timeZone: fc.constantFrom('Europe/Moscow', 'Asia/Vladivostok') }),
)

it('stores days equal to their orders after any later change', async () => {
  let compared = 0
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 8, maxLength: 14 }), async (history) => {
      const soon = { date: plusDays(today(), 2) }
      const orders = [
        await shop.paid({ ...soon, lines: { [CHEESE]: 2, [BREAD]: 1 } }),
        await shop.order({ ...soon, lines: { [CHEESE]: 2 } }),
        await shop.order({ ...soon, as: 2_021, lines: { [CHEESE]: 1 } }),
        await shop.order({ ...soon, as: 2_022, methodCode: 'pickup', tradePlaceId: PICKUP, lines: { [BREAD]: 1 } }),
        await shop.order({ ...soon, as: 2_023, lines: { [CHEESE]: 1, [BREAD]: 2 } }),
      ]
      const take = async (step: (typeof history)[number]): Promise<unknown> => {
        if (step.action === 'wait') return shop.passMinutes(step.hours * 60)
        if (step.action === 'keep') return shop.runPeriodic(KEEP)
        if (step.action === 'move') return shop.changeSeller(FARM, { timeZone: step.timeZone })
        const id = orders[step.which] as number
        if (step.action === 'receive')
          return hand(id, 'isAssembling', step.which === 3 ? 'readyForIssuance' : 'onTheRoad', 'received')
        if (step.action === 'cancel') return shop.services.orders.move(farmer, id, 'canceled', 'no')
        if (step.action === 'claim') return step.which < 2 && shop.claimSpoilt(id, step.percent)
        const [line] = await shop.sql<{ id: number }>('select min(id)::int as id from order_line where order_id = $1', [
          id,
        ])
        const weighed = { lineId: line?.id as number, picked: step.picked }
        return shop.change(id, { kind: 'weigh', lines: [weighed], isAboveCharged: false })
      }
      for (const step of history) {
        await take(step).catch((error: unknown) => {
          // a refusal is expected; any other error is a bug
          if (!(error instanceof Refusal) && !/^{"code"/.test((error as Error).message)) throw error
        })
        await shop.runOutbox()
        for (const period of [
          { days: 30, from: null, to: null },
          { days: 7, from: plusDays(today(), -3), to: plusDays(today(), -1) },
        ]) {
          const { kept, said } = await bothNumbers(period)
          expect(kept).toEqual(said)
          compared += 1
        }
      }
      await shop.runPeriodic(KEEP)
      expect(await integrityProblemsOf(shop)).toEqual([])
      for (const id of orders) await shop.services.orders.move(farmer, id, 'canceled', 'no').catch(() => {})
      await shop.changeSeller(FARM, { timeZone: 'Europe/Moscow' })
    }),
    { numRuns: 3 },
  )
  expect(compared).toBeGreaterThan(40)
  // the stored days were really read
  shop.passMinutes(3 * 24 * 60)
  await shop.runPeriodic(KEEP)
  const [left] = await shop.sql<{ days: number; marks: number }>(
    `select (select count(*) from numbers_day where orders > 0)::int as days, (select count(*) from numbers_stale)::int as marks`,
  )
  expect(left).toEqual({ days: expect.any(Number), marks: 0 })
  expect(left?.days).toBeGreaterThan(2)
  await shop.sql('update numbers_day set sum = sum + 1 where orders > 0')
  expect((await integrityProblemsOf(shop))[0]).toMatch(/^numbers of seller 101 on /)
  await shop.sql('update numbers_day set sum = sum - 1 where orders > 0')
})

// each write separately, although calls make several of them together
it.each([
  "update shop_order set payment_status = 'paid' where payment_status = 'partiallyReturned'",
  'update order_line set promo_sum = promo_sum + 1',
  "update shop_order set finished_at = finished_at - interval '1 day' where finished_at is not null",
  `update shop_order set place = place || '{"settlement": "Лучки"}' where finished_at is not null`,
  'update shop_order set customer_id = 1001 where customer_id = 2003',
  'update order_line set actual_sum = actual_sum + 1',
  'update order_line set missing_amount = 1 where not is_weight',
  "insert into refund (payment_id, cause, amount, reason, created_at, status) select id, 'late', 7, '', shop_now(), 'done' from payment",
  "update refund set amount = amount + 1 where status = 'done'",
  "update order_claim set refund = refund + 1 where state = 'accepted'",
  'delete from order_claim',
])('computes a stored day from its orders after: %s', async (written) => {
  const period = { days: 30, from: plusDays(today(), -60), to: today() }
  const before = await bothNumbers(period)
  const after = await bothNumbers(period, written)
  expect(after.kept).toEqual(after.said)
  expect(after.kept).not.toEqual(before.kept)
})

it('sums the year of a self-employed seller with the orders of today, and of no other seller', async () => {
  // claims of the tests above have changed stored days
  await shop.runPeriodic(KEEP)
  const yearOf = () => shop.services.numbers.npdYearOf(shop.database.executor, FARM, shop.now())
  expect(await yearOf()).toBeNull()
  const [{ sold = 0 } = {}] = await shop.sql<{ sold: number }>(
    `select coalesce(sum(sum), 0)::float8 as sold from numbers_of_day($1, $2, 'infinity')`,
    [FARM, `${shop.now().getFullYear()}-01-01T00:00+03`],
  )
  await shop.sql(`update organization set tax_system = 'npd' where id = $1`, [FARM])
  expect(sold).toBeGreaterThan(0)
  expect(await yearOf()).toEqual({ sold: sold / 100, limit: 2_400_000, level: 'calm' })
})

it('warns a self-employed seller at 80 % and over the limit, once a year each, also when runs meet', async () => {
  const year = dayIn('Europe/Moscow', shop.now()).slice(0, 4)
  const warnings = async () => {
    const rows = await shop.sql<{ key: string }>(
      `select payload ->> 'key' as key from outbox where topic = 'OwnerMessageAsked' order by id`,
    )
    return rows.map(({ key }) => key)
  }
  const settle = (sum: number) =>
    shop.sql(
      `update numbers_day set sum = sum + $2 where organization_id = $1
         and day = (select min(day) from numbers_day where organization_id = $1)`,
      [FARM, sum],
    )
  const run = () => warnOfNpd({ ...shop, clock: shop.now, sellerNotifications: shop.services.sellerNotifications })
  await run()
  expect(await warnings()).toEqual([])
  await Promise.all([...Array.from({ length: 4 }, () => settle(48_000_000)), run(), run()])
  await Promise.all([run(), run(), run()])
  expect(await warnings()).toEqual([`npd:${year}:near`])
  const queue = await shop.call('GET', '/v1/office/sellers/papers/queue', { headers: await shop.office() })
  expect(queue.body.npd).toBe(1)
  const list = await shop.call('GET', '/v1/office/sellers?npd=near', { headers: await shop.office() })
  expect(list.body.items.map(({ id }: { id: number }) => id)).toEqual([FARM])
  await Promise.all([settle(24_000_000), settle(24_000_000), run(), run()])
  await Promise.all([run(), run(), run()])
  // a refund brings the year below the limit again
  await settle(-1_000_000)
  await run()
  expect(await warnings()).toEqual([`npd:${year}:near`, `npd:${year}:over`])
  await settle(-239_000_000)
})
