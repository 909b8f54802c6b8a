import type { RegisterKind } from '@okolitsa/domain/closing/closing.ts'
import { boundsOf, type Period, periodAt, plusMonths, postedPeriod } from '@okolitsa/domain/closing/period.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { compareBalances } from './conclude-money.ts'
import { FARMS } from './farms.ts'
import { REGISTER_HEADINGS } from './office-desk.ts'
import { draft, readStatement, send, settle } from './payout-steps.ts'
import { grant, type Reference } from './reference.ts'
import { demand, type Step } from './steps.ts'
import { PAYER_ACCOUNT, type World } from './world.ts'

const MINUTE_MS = 60_000
/** Acquirers withhold a hundredth of each payment. */
const feeOf = (amount: number) => Math.floor(amount / 100)
const moscowDay = (at: Date) => new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
const roubles = (kopecks: number) => (kopecks / 100).toFixed(2)

interface Row {
  readonly day: string
  readonly amount: number
  readonly number: string
  readonly fee: number
  readonly isRefund: boolean
}

const registerOf = (rows: readonly Row[]) =>
  Buffer.from(
    [
      Object.values(REGISTER_HEADINGS),
      ...rows.map((row) => [
        ...[row.day.split('-').reverse().join('.'), roubles(row.amount), row.number, roubles(row.fee)],
        row.isRefund ? 'refund' : 'payment',
      ]),
    ]
      .map((cells) => cells.join(';'))
      .join('\n'),
  )

async function sourceOf(world: World, kind: RegisterKind): Promise<number> {
  const [row] = await world.sql<{ id: number }>('select id from register_source where kind = $1', [kind])
  return row?.id ?? (await world.office.addSource(kind))
}

/** Imports a register and notes its fees in the months in which they count. */
async function importRows(reference: Reference, world: World, kind: RegisterKind, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const name = `${kind}-${moscowDay(world.now())}.csv`
  const imported = await world.office.importRegister(await sourceOf(world, kind), name, registerOf(rows))
  if (imported.isRepeated) return
  const closed = reference.money.closed.at(-1) ?? null
  for (const { day, fee } of rows) {
    const period = postedPeriod(day.slice(0, 7), closed)
    reference.money.acquirerFees.set(period, (reference.money.acquirerFees.get(period) ?? 0) + fee)
  }
}

/** Imports the registers of a month: of the acquirer, of the fiscal operator, and the statement of the bank. */
async function importRegisters(reference: Reference, world: World, period: Period): Promise<void> {
  const [from, to] = boundsOf(period)
  const payments = world.bank.register().filter(({ at }) => at >= from && at < to)
  await importRows(
    reference,
    world,
    'acquirer',
    payments.map(({ number, amount, isRefund, at }) => ({
      ...{ number, amount, isRefund, day: moscowDay(at), fee: isRefund ? 0 : feeOf(amount) },
    })),
  )
  const receipts = await world.sql<{ number: string; total: number; at: Date; is_refund: boolean }>(
    `select coalesce(document ->> 'documentNumber', id::text) as number, total::int, coalesce(registered_at, created_at) as at,
       operation like 'sell_refund%' as is_refund
       from receipt where coalesce(registered_at, created_at) >= $1 and coalesce(registered_at, created_at) < $2`,
    [from, to],
  )
  await importRows(
    reference,
    world,
    'fiscal',
    receipts.map((row) => ({
      ...{ number: row.number, amount: row.total, isRefund: row.is_refund, day: moscowDay(row.at), fee: 0 },
    })),
  )
  if (world.payouts.payments().some(({ status }) => status === 'EXECUTED')) {
    const bytes = world.payouts.statement(PAYER_ACCOUNT)
    await world.office.importRegister(await sourceOf(world, 'bank'), 'kl_to_1c.txt', bytes)
  }
}

/** Lets the clock pass the end of the month; the balances of the farms at its end are noted before. */
async function endMonth(reference: Reference, world: World): Promise<Period> {
  const period = periodAt(world.now())
  const [, ends] = boundsOf(period)
  const passTo = (at: number) => world.passMinutes(Math.round((at - world.now().getTime()) / MINUTE_MS))
  const last = ends.getTime() - MINUTE_MS
  if (world.now().getTime() < last) passTo(last)
  await settle(reference, world)
  reference.money.months.push({ period, balances: await compareBalances(reference, world) })
  // the first morning of the next month, after the nightly check of the books
  passTo(ends.getTime() + 300 * MINUTE_MS)
  await world.work()
  return period
}

/** The end of the month comes, and the office closes it by two presses at once, unless payouts of it are under way. */
export const close: Step = {
  name: 'the month ends, and the office closes it',
  run: async (reference, world) => {
    const period = await endMonth(reference, world)
    const { closed } = reference.money
    const latest = closed.at(-1)
    const months = latest === undefined ? [period] : monthsAfter(latest, period)
    const [, ends] = boundsOf(period)
    for (const month of months) {
      await importRegisters(reference, world, month)
      await world.office.acceptDifferences(month)
      const [runs] = await world.sql<{ count: number }>(
        "select count(*)::int as count from payout_run where state in ('draft', 'approved', 'sent') and drafted_at < $1",
        [boundsOf(month)[1]],
      )
      const answers = await Promise.allSettled([world.office.close(month), world.office.close(month)])
      const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
      for (const reason of refused) if (!(reason instanceof Refusal)) throw reason
      const mayClose = runs?.count === 0
      const seen = `month ${month} with ${runs?.count} open runs: ${JSON.stringify(refused.map(({ details }) => details))}`
      demand(refused.length === (mayClose ? 0 : answers.length), `${seen}, ${refused.length} presses were refused`)
      if (!mayClose) return grant(reference, 'month not closed for payouts')
      closed.push(month)
      grant(reference, 'month closed')
    }
    demand(world.now() >= ends, 'the month has not ended')
    await compareMonths(reference, world)
  },
}

function monthsAfter(latest: Period, last: Period): Period[] {
  const months: Period[] = []
  for (let month = plusMonths(latest, 1); month <= last; month = plusMonths(month, 1)) months.push(month)
  return months
}

/** Opens the latest closed month again; an earlier one is refused. */
export const reopen: Step = {
  name: 'the office opens the latest month again',
  run: async (reference, world) => {
    const { closed } = reference.money
    const earlier = closed.at(-2)
    if (earlier !== undefined) {
      const refused = await world.office.reopen(earlier).catch((error: unknown) => error)
      demand(refused instanceof Refusal, `month ${earlier} was opened before the later one`)
    }
    const latest = closed.pop()
    if (latest === undefined) return
    await world.office.reopen(latest)
    grant(reference, 'month opened again')
  },
}

/** A register of the acquirer that comes late: its fee counts in the first open month. @param kopecks fee */
export const readLateRegister = (kopecks: number): Step => ({
  name: `a register of the month before comes, with a fee of ${kopecks}`,
  run: async (reference, world) => {
    const day = `${plusMonths(periodAt(world.now()), -1)}-15`
    const number = `late-${world.now().getTime()}-${kopecks}`
    await importRows(reference, world, 'acquirer', [{ day, amount: 100_000, number, fee: kopecks, isRefund: false }])
    grant(reference, 'late register')
  },
})

/** A payout from its draft to the statement of the bank, after the time for claims. */
export const payWell = (farm: number, manual: number): Step => ({
  name: `farm ${farm} is paid what waited, with ${manual} fates`,
  run: async (reference, world) => {
    world.passMinutes(6 * 1_440)
    await draft('approve').run(reference, world)
    await send(manual === 1 ? 'file' : 'pay', []).run(reference, world)
    await readStatement('paid').run(reference, world)
  },
})

/** The turnover of each farm and the fees of acquirers in the months of the books, as the shop has them. */
async function turnoverOf(world: World, from: Date) {
  return world.sql<{ period: string; account: string; owner: string; sum: number }>(
    `select coalesce(late_period, to_char(at at time zone 'Europe/Moscow', 'YYYY-MM')) as period, account, owner,
       sum(amount)::int as sum
       from ledger_entry join ledger_line on entry_id = ledger_entry.id
      where account in ('seller', 'acquirer_fee') and at >= $1 group by 1, 2, 3`,
    [from],
  )
}

/** Checks that each month has what the reference saw in it, and the statement of each farm says the same. */
export async function compareMonths(reference: Reference, world: World): Promise<void> {
  const { months, opening, acquirerFees } = reference.money
  const first = months[0]
  if (!first) return
  const rows = await turnoverOf(world, boundsOf(plusMonths(first.period, -2))[0])
  const sumOf = (period: string, account: string, owner?: number) =>
    rows.reduce(
      (sum, row) =>
        row.period === period && row.account === account && (owner === undefined || row.owner === String(owner))
          ? sum + row.sum
          : sum,
      0,
    )
  let before = opening
  for (const { period, balances } of months) {
    for (const [farm, organizationId] of FARMS.entries()) {
      const expected = (balances[farm] ?? 0) - (before[farm] ?? 0)
      const booked = 0 - sumOf(period, 'seller', organizationId)
      demand(booked === expected, `month ${period} has ${booked} of farm ${farm}, expected ${expected}`)
      const [from, to] = boundsOf(period)
      const asked = { organizationId, from, to, after: null, order: 'oldest' as const, kinds: null, most: 1 }
      const { opening: opened, totals } = await world.office.statementOf(asked)
      const changed = totals.reduce((sum, { amount }) => sum + amount, 0)
      const seen = `the statement of farm ${farm} for ${period} begins with ${opened} and changes by ${changed}`
      demand(opened === before[farm] && changed === expected, `${seen}, expected ${before[farm]} and ${expected}`)
    }
    before = balances
  }
  for (const [period, fee] of acquirerFees) {
    const booked = sumOf(period, 'acquirer_fee')
    demand(booked === fee, `month ${period} has ${booked} of fees of acquirers, expected ${fee}`)
  }
}
