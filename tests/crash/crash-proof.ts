import { setTimeout as pause } from 'node:timers/promises'
import { INTEGRITY_SQL } from '@okolitsa/server/db/check-integrity.ts'
import type pg from 'pg'
import type { Caller } from './crash-calls.ts'
import { type KnownOrders, type Press, send } from './crash-customers.ts'
import { count, problem, say } from './crash-report.ts'

/** Order states of the acquirer: money is held, and the hold was released. */
const HELD = 1
const RELEASED = 3

/**
 * Time limit for all work, ms: events of a killed node are released after five minutes, and a pending payment is
 * queried every five minutes.
 */
const SETTLE_LIMIT_MS = 12 * 60_000
const LOOK_EVERY_MS = 5_000

/** Counts pending work, which must come to an end. */
const PENDING_SQL = `
select 'event ' || id || ' (' || topic || ') is not delivered' as pending from outbox
  where delivered_at is null and coalesce(due_at, created_at) <= shop_now()
union all
select 'refund ' || refund.id || ' of ' || gateway_number || ' is ' || refund.status || coalesce(': ' || refund.failure, '')
  from refund join payment on payment.id = payment_id where refund.status <> 'done'
union all
select 'payment ' || gateway_number || ' is asked for and not captured' || coalesce(': ' || failure, '')
  from payment where status = 'held' and capture_asked_at is not null
union all
select 'receipt ' || id || ' of order ' || order_id || ' is ' || state || coalesce(': ' || failure, '') from receipt
  where state <> 'registered'`

/** Checks the invariants that hold at any moment, including after a crash. */
export async function checkIntegrity(database: pg.Pool): Promise<void> {
  const { rows } = await database.query<{ problem: string }>(INTEGRITY_SQL)
  for (const row of rows) problem(row.problem)
  const lost = await database.query(
    `select gateway_number from payment_event join payment on payment.id = payment_id where kind = 'hold-lost'`,
  )
  // the emulated bank never releases a hold without a request
  for (const { gateway_number } of lost.rows)
    problem(`the shop says that the bank let the hold of ${gateway_number} go`)
}

/** Repeats unanswered requests with the same key; each creates exactly one order. */
export async function repeatLost(
  database: pg.Pool,
  lost: readonly Press[],
  options: { callerOf(customerId: number): Caller; orders: KnownOrders },
): Promise<void> {
  for (const press of lost) {
    const { customerId, cartId } = press
    const customer = { customerId, call: options.callerOf(customerId) }
    const before = await countOrders(database, cartId)
    const [first, second] = [await send(customer, press), await send(customer, press)]
    count('answers lost')
    const isSame = JSON.stringify(first.body) === JSON.stringify(second.body)
    if (first.status !== 201 || !isSame || (await countOrders(database, cartId)) !== 1) {
      problem(`a repeated press went wrong (${before} orders before): ${first.status} ${JSON.stringify(first.body)}`)
      continue
    }
    count(before === 0 ? 'repeats that placed' : 'repeats of what was placed')
    options.orders.add(first.body.orders[0].orderId, customerId)
  }
}

async function countOrders(database: pg.Pool, cartId: string): Promise<number> {
  const { rows } = await database.query('select count(*)::int as count from shop_order where cart_id = $1', [cartId])
  return rows[0].count
}

/** Checks confirmed results: every confirmed order exists, and ended orders have ended. */
export async function checkKnown(database: pg.Pool, orders: KnownOrders): Promise<void> {
  const { rows } = await database.query<{ id: number; state: string }>('select id, state from shop_order')
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  for (const { id, end } of orders.all()) {
    const state = states.get(id)
    if (!state) problem(`order ${id} was confirmed and is gone`)
    else if (end !== null && state !== end) problem(`order ${id} was confirmed as «${end}» and is «${state}»`)
  }
  const known = new Set(orders.all().map(({ id }) => id))
  for (const { id } of rows) if (!known.has(id)) problem(`nobody knows of order ${id}`)
}

/** Waits until all work is done and the bank agrees with the shop; reports remaining differences as problems. */
export async function settle(bankUrl: string, database: pg.Pool): Promise<void> {
  const began = Date.now()
  for (;;) {
    const left = [...(await pending(database)), ...(await differencesFromBank(bankUrl, database))]
    const seconds = Math.round((Date.now() - began) / 1_000)
    if (left.length === 0) return say(`everything was settled ${seconds} s after the last start`)
    if (Date.now() - began > SETTLE_LIMIT_MS) return left.forEach(problem)
    if (seconds % 60 < LOOK_EVERY_MS / 1_000) say(`${left.length} things are not settled yet, such as: ${left[0]}`)
    await pause(LOOK_EVERY_MS)
  }
}

async function pending(database: pg.Pool): Promise<string[]> {
  const { rows } = await database.query<{ pending: string }>(PENDING_SQL)
  return rows.map((row) => row.pending)
}

interface BankOrder {
  readonly orderNumber: string
  readonly status: number
  readonly approved: number
  readonly deposited: number
  readonly refunded: number
}

/** Compares the bank's state with the shop's payments, to the kopeck. */
async function differencesFromBank(bankUrl: string, database: pg.Pool): Promise<string[]> {
  const { items } = (await (await fetch(`${bankUrl}/rbs/orders`)).json()) as { items: BankOrder[] }
  const { rows } = await database.query(
    'select gateway_number as number, status, held_amount as held, captured_amount as captured, refunded_amount as refunded from payment',
  )
  const known = new Map(rows.map((row) => [row.number, row]))
  const words: string[] = []
  for (const { orderNumber, status, approved, deposited, refunded } of items) {
    const payment = known.get(orderNumber)
    known.delete(orderNumber)
    if (!payment) {
      words.push(`the bank knows ${orderNumber}, the shop does not`)
      continue
    }
    const atBank = [status === HELD ? approved : 0, deposited, refunded].join('/')
    const ours = [payment.held, payment.captured, payment.refunded].join('/')
    if (atBank !== ours) {
      words.push(`${orderNumber} (${payment.status}): held/taken/returned ${ours}, at the bank ${atBank}`)
    }
  }
  for (const { number, held, captured } of known.values()) {
    if (held + captured > 0) words.push(`the shop has money of ${number}, the bank does not know it`)
  }
  return words
}

/** Prints a summary of the run. */
export async function sayWhatCame(bankUrl: string, database: pg.Pool): Promise<void> {
  const { items } = (await (await fetch(`${bankUrl}/rbs/orders`)).json()) as { items: BankOrder[] }
  const number = (isSo: (order: BankOrder) => boolean) => items.filter(isSo).length
  say(
    `bank: ${items.length} payments, ${number(({ deposited }) => deposited > 0)} taken, ${number(({ refunded }) => refunded > 0)} returned at least in part, ${number(({ status }) => status === HELD)} held, ${number(({ status }) => status === RELEASED)} let go`,
  )
  const { rows: events } = await database.query(
    `select kind, count(*)::int as count from payment_event
      where kind in ('held', 'capture-asked', 'paid', 'refunded', 'canceled', 'hold-lost') group by 1 order by 1`,
  )
  say(`payments: ${events.map(({ kind, count: times }) => `${kind} ${times}`).join(', ')}`)
  const { rows: receipts } = await database.query('select operation, count(*)::int as count from receipt group by 1')
  say(`receipts: ${receipts.map(({ operation, count: times }) => `${operation} ${times}`).join(', ')}`)
  const { rows } = await database.query(
    `select state, payment_method, payment_status, count(*)::int from shop_order group by 1, 2, 3 order by 4 desc`,
  )
  for (const row of rows) say(`orders: ${row.state} ${row.payment_method} ${row.payment_status}: ${row.count}`)
}
