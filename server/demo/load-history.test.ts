import { stat } from 'node:fs/promises'
import { EVENING_SELLERS } from '@okolitsa/demo/history/sellers.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INTEGRITY_SQL } from '../db/check-integrity.ts'
import { testDatabase } from '../platform/db/testing.ts'
import { FESTIVAL_SALES, type FestivalSales } from './history/build.ts'
import { HISTORY_FILE, headerOf, readHistory } from './history/history-file.ts'
import { loadDemo } from './load-demo.ts'
import { type History, historyAt } from './load-history.ts'

const REBUILD = 'rebuild the history: npm run build:history'
/** Days that the history covers at least: numbers of a month have a month before them. */
const MIN_DAYS = 36
/** Every clone of the repository carries the file. */
const MAX_BYTES = 8_000_000
const url = await testDatabase()
const now = new Date()
const client = new pg.Client({ connectionString: url })
let history: History | null = null
let enteredAt = 0

beforeAll(async () => {
  history = await historyAt(now)
  const { stops } = headerOf((await readHistory()) ?? [])
  enteredAt = Date.parse(stops[history?.entry.stop ?? 0] ?? '') + (history?.entry.shiftDays ?? 0) * 86_400_000
  await client.connect()
  await client.query('set timezone to utc')
})
afterAll(() => client.end())

const rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await client.query(text, values)).rows as Row[]

test('is a file of at most 8 MB', async () => {
  const { size } = await stat(HISTORY_FILE)
  expect(size).toBeLessThanOrEqual(MAX_BYTES)
})

test('has only columns of the present schema', async () => {
  const known = await rows<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
      where table_schema = 'public' group by 1`,
  )
  const unknown = (history?.tables ?? [])
    .filter(({ name }) => !name.includes(':'))
    .flatMap(({ name, columns }) => {
      const present = known.find((table) => table.name === name)?.columns ?? []
      return columns.filter((column) => !present.includes(column)).map((column) => `${name}.${column}`)
    })
  expect(unknown, REBUILD).toEqual([])
})

describe('a demo with its history', () => {
  beforeAll(async () => {
    await loadDemo(url, { scale: 'small', now, history })
  })

  test('agrees in stock, money, bonuses, receipts and numbers', async () => {
    expect(await rows(INTEGRITY_SQL)).toEqual([])
  })

  test('refers to rows that are there, although the load does not check it', async () => {
    const references = await rows<{ from: string; to: string; columns: string[]; keys: string[] }>(
      `select conrelid::regclass::text as "from", confrelid::regclass::text as "to",
         array(select attname::text from unnest(conkey) with ordinality as part (number, place)
           join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
         array(select attname::text from unnest(confkey) with ordinality as part (number, place)
           join pg_attribute on attrelid = confrelid and attnum = number order by place) as keys
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    )
    const broken: string[] = []
    for (const { from, to, columns, keys } of references) {
      const [{ count } = { count: 0 }] = await rows<{ count: number }>(
        `select count(*)::int as count from ${from} as own where ${columns.map((name) => `own."${name}" is not null`).join(' and ')}
           and not exists (select from ${to} as other where ${columns.map((name, index) => `own."${name}" = other."${keys[index]}"`).join(' and ')})`,
      )
      if (count > 0) broken.push(`${count} rows of ${from} (${columns})`)
    }
    expect(broken, REBUILD).toEqual([])
  })

  test('begins many weeks ago and ends a few hours ago', async () => {
    const [{ first, last } = { first: now, last: now }] = await rows<{ first: Date; last: Date }>(
      'select min(placed_at) as first, max(placed_at) as last from shop_order',
    )
    const daysAgo = (moment: Date) => (now.getTime() - moment.getTime()) / 86_400_000
    expect(daysAgo(first)).toBeGreaterThan(MIN_DAYS)
    expect(daysAgo(first)).toBeLessThan(68)
    expect(last.getTime()).toBeLessThanOrEqual(now.getTime())
    expect(daysAgo(last)).toBeLessThan(0.7)
  })

  test('holds every trade in every state that lasts', async () => {
    const found = await rows<{ kind: string; states: string[] }>(
      `select delivery_kind as kind, array_agg(distinct state order by state) as states from shop_order group by 1`,
    )
    const statesOf = (kind: string) => found.find((each) => each.kind === kind)?.states
    expect(statesOf('courier')).toEqual(expect.arrayContaining(['canceled', 'formed', 'received']))
    expect(statesOf('pickup')).toEqual(expect.arrayContaining(['canceled', 'received']))
    expect(statesOf('tour')).toEqual(expect.arrayContaining(['canceled', 'received', 'sentToOrganizer']))
    expect(statesOf('plan')).toEqual(expect.arrayContaining(['booked', 'canceled']))
  })

  test('has sales of a festival that is over, which the numbers of its sellers count apart', async () => {
    const [{ orders, received, sum } = { orders: 0, received: 0, sum: 0 }] = await rows<FestivalSales>(FESTIVAL_SALES)
    expect(orders, REBUILD).toBeGreaterThan(20)
    expect(received).toBeGreaterThan(orders / 2)
    expect(sum).toBeGreaterThan(received * 500)
    const [outside] = await rows(
      `select shop_order.id from shop_order join festival_stand using (trade_place_id) join festival_ground on festival_ground.id = ground_id
        where delivery_date not between first_day and last_day or last_day > $1::timestamptz - interval '14 days'`,
      [now],
    )
    expect(outside).toBeUndefined()
    expect(
      await rows(
        `select sum((place ->> 'orders')::int)::int as received from numbers_day cross join jsonb_array_elements(places) as place
          where (place ->> 'stall')::int in (select trade_place_id from festival_stand)`,
      ),
    ).toEqual([{ received }])
  })

  test('has orders to gather at three sellers', async () => {
    const waiting = await rows<{ id: number }>(
      `select distinct organization_id as id from shop_order where state = 'formed' and payment_status in ('paid', 'wait', 'open')
        and organization_id = any ($1) order by 1`,
      [[...EVENING_SELLERS]],
    )
    expect(waiting.map(({ id }) => id)).toEqual([...EVENING_SELLERS])
  })

  test('repeats no delivery of the past: events that wait were due after the history was entered', async () => {
    const waiting = await rows<{ topic: string; dueAt: Date }>(
      'select topic, greatest(due_at, created_at) as "dueAt" from outbox where delivered_at is null',
    )
    for (const { topic, dueAt } of waiting) expect(dueAt.getTime(), topic).toBeGreaterThan(enteredAt)
    const [{ jobs } = { jobs: 0 }] = await rows<{ jobs: number }>(
      `select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'deliver-outbox'`,
    )
    expect(jobs).toBe(waiting.length)
  })

  test('knows what is bought together from its orders', async () => {
    const [{ pairs } = { pairs: 0 }] = await rows<{ pairs: number }>(
      'select count(*)::int as pairs from bought_together',
    )
    expect(pairs).toBeGreaterThan(10)
  })

  test('gives new orders ids of their own', async () => {
    const [{ next, last } = { next: 0, last: 0 }] = await rows<{ next: number; last: number }>(
      `select nextval('order_number')::int as next, (select max(id) from shop_order) as last`,
    )
    expect(next).toBeGreaterThan(last)
  })
})
