import { boundsOf, type Period, periodAt, plusMonths, postedPeriod } from '@okolitsa/domain/closing/period.ts'
import { manualPostings, reversedPair } from '@okolitsa/domain/ledger/manual-entry.ts'
import { payoutMovePostings } from '@okolitsa/domain/ledger/payout-postings.ts'
import {
  compensationPostings,
  type Posting,
  type SettlementFacts,
  settlementPostings,
} from '@okolitsa/domain/ledger/postings.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { closingOf, shareOf } from '@okolitsa/domain/statements/statement.ts'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import { testDatabase } from '../../platform/db/testing.ts'
import { listSellersOf } from './store/period.store.ts'
import { readStatementRows } from './store/statement.store.ts'

const database = openDatabase(await testDatabase(), { max: 2 })
afterAll(() => database.close())

const FIRST = Date.parse('2026-01-01T00:00:00Z')
const DAY = 86_400_000
const DAYS = 60
const EVER = { from: new Date(0), to: new Date(FIRST + 2 * DAYS * DAY) }

const amount = fc.integer({ min: 0, max: 3_000_000 })
/** Values of an order: own and outside delivery, bonuses, promo codes of the market, cash in part, fees of any per cent. */
const version = fc.record({
  goods: amount,
  delivery: fc.integer({ min: 0, max: 60_000 }),
  cashShare: fc.constantFrom(0, 0, 30, 100),
  given: fc.integer({ min: 0, max: 100 }),
})
const order = fc.record({
  kind: fc.constant('order' as const),
  seller: fc.constantFrom(0, 1),
  carrier: fc.constantFrom('seller' as const, 'seller' as const, 'cdek' as const),
  percent: fc.integer({ min: 0, max: 3_000 }),
  /** The order at the hand-over, or the kept part of a cancelled tour, and after each later change. */
  versions: fc.array(version, { minLength: 1, maxLength: 4 }),
  days: fc.array(fc.integer({ min: 0, max: DAYS }), { minLength: 4, maxLength: 4 }),
  delay: fc.constantFrom(0, 0, 3, 20, 45),
})
const other = fc.record({
  kind: fc.constantFrom('payout' as const, 'compensation' as const, 'manual' as const, 'reversal' as const),
  seller: fc.constantFrom(0, 1),
  amount: fc.integer({ min: 1, max: 5_000_000 }),
  day: fc.integer({ min: 0, max: DAYS }),
  delay: fc.constantFrom(0, 0, 3, 20, 45),
})
/** A month is closed, or opened again, on a day. */
const closing = fc.record({
  kind: fc.constantFrom('close', 'close', 'close', 'reopen'),
  day: fc.integer({ min: 25, max: 120 }),
})

type Drawn<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never

interface Written {
  readonly seller: number
  readonly at: number
  readonly period: Period
  readonly amount: number
  readonly goods: number
  readonly delivery: number
  readonly fee: number
  readonly cash: number
}

let [orders, causes] = [0, 0]

it('adds up to the ledger to the kopeck for random histories and periods', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 3, arbitrary: order }, other), { minLength: 1, maxLength: 12 }),
      fc.array(fc.integer({ min: 0, max: DAYS + 1 }), { minLength: 2, maxLength: 2 }),
      async (history, days) => {
        const sellers = [++orders, ++orders]
        const written = await writeHistory(history, sellers)
        const [start = 0, end = 0] = days.toSorted((one, another) => one - another)
        const from = new Date(FIRST + start * DAY)
        const to = new Date(FIRST + end * DAY)
        for (const [seller, organizationId] of sellers.entries()) {
          const own = written.filter((entry) => entry.seller === seller)
          const asked = { ...ALL_LINES, organizationId, period: null }
          const statement = await readStatementRows(database.executor, { ...asked, from, to })
          const sumOf = (entries: readonly { readonly amount: number }[]) =>
            entries.reduce((sum, entry) => sum + entry.amount, 0)
          const within = own.filter(({ at }) => at >= from.getTime() && at < to.getTime())
          expect(statement.opening).toBe(sumOf(own.filter(({ at }) => at < from.getTime())))
          expect(closingOf(statement.opening, statement.totals)).toBe(sumOf(own.filter(({ at }) => at < to.getTime())))
          expect(sumOf(statement.lines)).toBe(sumOf(statement.totals))
          const parts = (entries: readonly object[]) => entries.map((entry) => JSON.stringify(entry)).sort()
          expect(parts(statement.lines.map((line) => shareOf(line)))).toEqual(
            parts(
              within.map(({ goods, amount: sum, fee, cash, delivery }) => ({
                goods,
                amount: sum,
                fee,
                cash,
                delivery,
              })),
            ),
          )
          const [ledger] = (
            await database.pool.query<{ balance: number }>(
              `select coalesce(-sum(amount), 0)::int as balance from ledger_line where account = 'seller' and owner = $1`,
              [String(organizationId)],
            )
          ).rows
          const all = await readStatementRows(database.executor, { ...asked, ...EVER })
          expect([all.opening, sumOf(all.totals), sumOf(own)]).toEqual([0, ledger?.balance, ledger?.balance])
          // pages of three have every line once
          const seen: number[] = []
          for (let after: number | null = null; ; ) {
            const { lines } = await readStatementRows(database.executor, { ...asked, ...EVER, after, most: 3 })
            seen.push(...lines.map(({ id }) => id))
            after = lines.at(-1)?.id ?? null
            if (after === null) break
          }
          expect(seen).toEqual(all.lines.map(({ id }) => id))
        }
      },
    ),
    { numRuns: 40 },
  )
})

/** Every line of a statement. */
const ALL_LINES = { after: null, order: 'oldest' as const, kinds: null, most: 1_000 }

it('counts each entry in one month as the closings posted it, in statements and for papers, for random closings', async () => {
  await database.pool.query('alter table ledger_entry enable always trigger ledger_entry_period')
  let late = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 2, arbitrary: order }, other), { minLength: 1, maxLength: 10 }),
      fc.array(closing, { maxLength: 8 }),
      async (history, closings) => {
        const sellers = [++orders, ++orders]
        const written = await writeHistory(history, sellers, closings)
        const months = Array.from({ length: 8 }, (_, index) => plusMonths('2025-12', index))
        for (const [seller, organizationId] of sellers.entries()) {
          let opening = 0
          for (const period of months) {
            const [from, to] = boundsOf(period)
            const own = written.filter((entry) => entry.seller === seller && entry.period === period)
            late += own.filter(({ at }) => periodAt(new Date(at)) !== period).length
            const statement = await readStatementRows(database.executor, {
              ...ALL_LINES,
              organizationId,
              period,
              from,
              to,
            })
            expect(statement.opening).toBe(opening)
            opening = closingOf(opening, statement.totals)
            // the lines are the entries of the month, each with its own day and the mark of a late one
            const facts = (entries: readonly { at: number; amount: number; isLate: boolean }[]) =>
              entries.map((entry) => JSON.stringify(entry)).sort()
            const shown = statement.lines.map(({ at, amount: sum, latePeriod }) => {
              return { at: Date.parse(at), amount: sum, isLate: latePeriod === period }
            })
            expect(facts(shown)).toEqual(
              facts(own.map(({ at, amount: sum }) => ({ at, amount: sum, isLate: at < from.getTime() }))),
            )
            // the ledger, by the rule of the closing
            const { rows } = await database.pool.query<{ sum: number; ids: number[] }>(
              `select coalesce(-sum(amount), 0)::int as sum, coalesce(array_agg(distinct id::int order by id::int), '{}') as ids
                 from ledger_entry join ledger_line on entry_id = id and account = 'seller' and owner = $1
                where coalesce(late_period, to_char(at at time zone 'Europe/Moscow', 'YYYY-MM')) = $2`,
              [String(organizationId), period],
            )
            const sums = statement.lines.reduce((sum, line) => sum + line.amount, 0)
            expect([sums, statement.lines.map(({ id }) => id).sort((one, next) => one - next)]).toEqual([
              rows[0]?.sum,
              rows[0]?.ids,
            ])
            // papers read the same lines
            const ids = await listSellersOf(database.executor, { period, from, to, most: 10_000, among: null })
            expect(ids.includes(organizationId)).toBe(own.length > 0)
          }
          const { rows } = await database.pool.query<{ balance: number }>(
            `select coalesce(-sum(amount), 0)::int as balance from ledger_line where account = 'seller' and owner = $1`,
            [String(organizationId)],
          )
          expect(opening).toBe(rows[0]?.balance)
        }
      },
    ),
    { numRuns: 25 },
  )
  // the histories had what they are about
  expect(late).toBeGreaterThan(0)
})

type Event = { readonly [Key in 'kind' | 'cause']: string } & {
  readonly order: number | null
  readonly at: number
  /** When it is posted. */
  readonly posted: number
  readonly written: Omit<Written, 'period'>
  readonly facts: unknown
  readonly postings: readonly Posting[]
}

/** Writes the entries as the ledger posts them, and returns what each means to its seller, by its facts alone. */
async function writeHistory(
  history: readonly (Drawn<typeof order> | Drawn<typeof other>)[],
  sellers: readonly number[],
  closings: readonly Drawn<typeof closing>[] = [],
): Promise<Written[]> {
  const events: Event[] = []
  const written: Written[] = []
  for (const one of history) {
    const organizationId = sellers[one.seller] ?? 0
    if (one.kind !== 'order') {
      const at = FIRST + one.day * DAY + 1
      const facts = { organizationId, amount: kopecks(one.amount) }
      const pair = { ...facts, debit: 'adjustment', credit: 'seller', reason: 'A mistake', document: 'Memo' } as const
      const { kind, change, postings } = {
        payout: {
          kind: 'payout',
          change: -one.amount,
          postings: payoutMovePostings({ ...facts, from: 'due', to: 'paid' }),
        },
        compensation: { kind: 'compensation', change: one.amount, postings: compensationPostings(facts) },
        manual: { kind: 'manual', change: one.amount, postings: manualPostings(pair) },
        reversal: { kind: 'manual', change: -one.amount, postings: manualPostings(reversedPair(pair)) },
      }[one.kind]
      const cause = `${one.kind}:random-${++causes}`
      const own = { seller: one.seller, at, amount: change, goods: change, delivery: 0, fee: 0, cash: 0 }
      const posted = at + one.delay * DAY
      events.push({
        kind,
        cause,
        order: null,
        at,
        posted,
        written: own,
        facts: kind === 'manual' ? pair : facts,
        postings,
      })
      continue
    }
    const id = ++orders
    let before: SettlementFacts | null = null
    const days = one.days.toSorted((a, b) => a - b)
    for (const [index, { goods, delivery, cashShare, given }] of one.versions.entries()) {
      const facts: SettlementFacts = {
        ...{ customerId: 1, organizationId, goods: kopecks(goods), delivery: kopecks(delivery), carrier: one.carrier },
        marketDiscount: kopecks(Math.floor((goods * given) / 100)),
        cash: kopecks(Math.floor(((goods + delivery) * cashShare) / 100)),
        commission: kopecks(Math.floor((goods * one.percent) / 10_000)),
        vatPercent: 22,
      }
      const at = FIRST + (days[index] ?? 0) * DAY + 1
      const postings = settlementPostings(facts, before)
      const change = differenceOf(facts, before)
      // the ledger posts nothing when nothing has changed, and no line for a seller whose sum is the same
      if (postings.some(({ account }) => account === 'seller')) {
        const own = { seller: one.seller, at, ...change }
        const posted = at + one.delay * DAY
        events.push({
          ...{
            kind: 'settlement',
            cause: `order:${id}:${index + 1}`,
            order: id,
            at,
            posted,
            written: own,
            facts,
            postings,
          },
        })
        before = facts
      }
    }
  }
  const client = await database.pool.connect()
  try {
    await client.query("begin; set local session_replication_role = 'replica'")
    await client.query('delete from accounting_period')
    const closed: Period[] = []
    const left = closings.toSorted((a, b) => a.day - b.day)
    for (const { kind, cause, order: orderId, at, facts, postings, posted, written: own } of events.toSorted(
      (a, b) => a.posted - b.posted,
    )) {
      for (let next = left[0]; next && FIRST + next.day * DAY < posted; next = left[0]) {
        left.shift()
        const period = plusMonths(closed.at(-1) ?? '2025-12', 1)
        if (next.kind === 'reopen')
          await client.query('delete from accounting_period where period = $1', [closed.pop()])
        else if (FIRST + next.day * DAY >= boundsOf(period)[1].getTime()) {
          closed.push(period)
          await client.query(
            `insert into accounting_period (period, state, closed_at, closed_by, sums) values ($1, 'closed', shop_now(), 1, '{}')`,
            [period],
          )
        }
      }
      written.push({ ...own, period: postedPeriod(periodAt(new Date(at)), closed.at(-1) ?? null) })
      await client.query(
        `with entry as (insert into ledger_entry (cause, kind, order_id, facts, at) values ($1, $2, $3, $4, $5) returning id)
         insert into ledger_line (entry_id, position, account, owner, amount)
         select id, (row_number() over ())::smallint, line ->> 'account', line ->> 'owner', (line ->> 'amount')::bigint
           from entry, jsonb_array_elements($6::jsonb) as line`,
        [cause, kind, orderId, JSON.stringify(facts), new Date(at), JSON.stringify(postings)],
      )
    }
    await client.query('commit')
  } finally {
    client.release()
  }
  return written
}

/** The seller's parts of a settlement by its facts, less those of the settlement before. */
function differenceOf(now: SettlementFacts, before: SettlementFacts | null): Omit<Written, 'seller' | 'at' | 'period'> {
  const parts = (facts: SettlementFacts | null) => {
    if (!facts) return { goods: 0, delivery: 0, fee: 0, cash: 0 }
    const { goods, delivery, carrier, commission: fee, cash } = facts
    return { goods, delivery: carrier === 'seller' ? delivery : 0, fee, cash }
  }
  const [one, other] = [parts(now), parts(before)]
  const goods = one.goods - other.goods
  const delivery = one.delivery - other.delivery
  const fee = one.fee - other.fee
  const cash = one.cash - other.cash
  return { amount: goods + delivery - fee - cash, goods, delivery, fee, cash }
}
