import type { Period } from '@okolitsa/domain/closing/period.ts'
import type { Account } from '@okolitsa/domain/ledger/postings.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export type PeriodState = 'open' | 'closing' | 'closed'

export interface PeriodRow {
  readonly period: Period
  readonly state: PeriodState
  readonly closedAt: Date | null
  readonly closedBy: number | null
  readonly sums: PeriodSums | null
  readonly reopenedAt: Date | null
  readonly reopenedBy: number | null
  readonly reopenReason: string | null
}

/** Turnover of a period by account: debit and credit, kopecks. */
export interface PeriodSums {
  readonly entries: number
  readonly accounts: Readonly<Partial<Record<Account, readonly [debit: number, credit: number]>>>
}

/**
 * Entries of a period as the rows `entry`: $1 is the period, $2 and $3 the first moments of it and of the next one. The
 * bounds reach the index by time; late entries are few and have an index of their own.
 */
export const ENTRIES_OF_PERIOD = `entry as (
    select id, kind, cause, order_id, at from ledger_entry where at >= $2 and at < $3 and late_period is null
    union all
    select id, kind, cause, order_id, at from ledger_entry where late_period = $1)`

/** Waits until all entries under way are posted, and makes new ones wait until the end of the transaction. */
export async function lockPeriods(tx: Executor): Promise<void> {
  await run(tx, "select pg_advisory_xact_lock(hashtext('accounting period'))")
}

/** The latest closed period; it stays so until the end of the transaction. */
export async function holdClosed(tx: Executor): Promise<Period | null> {
  await run(tx, "select pg_advisory_xact_lock_shared(hashtext('accounting period'))")
  return findClosed(tx)
}

/** Since when a month is closed, by its own closing or that of a later month; null = it is open. */
export async function findClosedSince(executor: Executor, period: Period): Promise<Date | null> {
  const [row] = await run<{ closedAt: Date | null }>(
    executor,
    `select closed_at as "closedAt" from accounting_period where state = 'closed' and period >= $1 order by period limit 1`,
    [period],
  )
  return row?.closedAt ?? null
}

/** The same; the month neither closes nor opens until the end of the transaction. */
export async function holdClosedSince(tx: Executor, period: Period): Promise<Date | null> {
  await holdClosed(tx)
  return findClosedSince(tx, period)
}

export async function findClosed(executor: Executor): Promise<Period | null> {
  const [row] = await run<{ period: Period | null }>(
    executor,
    "select max(period) as period from accounting_period where state = 'closed'",
  )
  return row?.period ?? null
}

/** A month with a row; null = it is open and was never worked on. */
export async function findPeriod(executor: Executor, period: Period): Promise<PeriodRow | null> {
  const [row] = await run<PeriodRow>(
    executor,
    `select period, state, closed_at as "closedAt", closed_by as "closedBy", sums, reopened_at as "reopenedAt",
       reopened_by as "reopenedBy", reopen_reason as "reopenReason" from accounting_period where period = $1`,
    [period],
  )
  return row ?? null
}

/** Months with a row and the month of the oldest entry; null = no entries. */
export async function listPeriods(
  executor: Executor,
): Promise<{ periods: { period: Period; state: PeriodState }[]; firstAt: Date | null }> {
  const [row] = await run<{ periods: { period: Period; state: PeriodState }[]; firstAt: Date | null }>(
    executor,
    `select (select coalesce(jsonb_agg(jsonb_build_object('period', period, 'state', state)), '[]') from accounting_period) as periods,
       (select min(at) from ledger_entry) as "firstAt"`,
  )
  return row ?? { periods: [], firstAt: null }
}

/** Marks months as worked on; a closed one stays closed. */
export async function beginClosing(tx: Executor, periods: readonly Period[]): Promise<void> {
  await run(
    tx,
    `insert into accounting_period (period, state) select period, 'closing' from unnest($1::text[]) as period
     on conflict (period) do update set state = 'closing' where accounting_period.state = 'open'`,
    [periods],
  )
}

export async function closePeriod(
  tx: Executor,
  closing: { readonly period: Period; readonly by: number; readonly at: Date; readonly sums: PeriodSums },
): Promise<void> {
  await run(
    tx,
    `insert into accounting_period (period, state, closed_by, closed_at, sums) values ($1, 'closed', $2, $3, $4)
     on conflict (period) do update set state = 'closed', closed_by = $2, closed_at = $3, sums = $4`,
    [closing.period, closing.by, closing.at, JSON.stringify(closing.sums)],
  )
}

export async function openPeriod(
  tx: Executor,
  opening: { readonly period: Period; readonly by: number; readonly at: Date; readonly reason: string },
): Promise<void> {
  await run(
    tx,
    `update accounting_period set state = 'open', closed_by = null, closed_at = null, sums = null, reopened_by = $2,
       reopened_at = $3, reopen_reason = $4 where period = $1`,
    [opening.period, opening.by, opening.at, opening.reason],
  )
}

/** Payout runs that were begun before a moment and have not ended. */
export async function countOpenRuns(executor: Executor, before: Date): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    "select count(*)::int as count from payout_run where state in ('draft', 'approved', 'sent') and drafted_at < $1",
    [before],
  )
  return row?.count ?? 0
}

/** Turnover of a period, and how many of its entries are late. @param bounds its first moment and that of the next one */
export async function sumPeriod(
  executor: Executor,
  period: Period,
  bounds: readonly [Date, Date],
): Promise<PeriodSums & { readonly late: number }> {
  const [row] = await run<PeriodSums & { late: number }>(
    executor,
    `with ${ENTRIES_OF_PERIOD},
     turnover as (select account, coalesce(sum(amount) filter (where amount > 0), 0) as debit,
         coalesce(-sum(amount) filter (where amount < 0), 0) as credit
       from entry join ledger_line on entry_id = entry.id group by account)
     select (select count(*) from entry) as entries, (select count(*) from ledger_entry where late_period = $1) as late,
       (select coalesce(jsonb_object_agg(account, jsonb_build_array(debit, credit)), '{}') from turnover) as accounts`,
    [period, ...bounds],
  )
  return row ?? { entries: 0, late: 0, accounts: {} }
}
