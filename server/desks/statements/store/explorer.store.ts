import type { LedgerQuery } from '@okolitsa/contracts/statements/ledger-query.ts'
import type { EntryKind } from '@okolitsa/domain/ledger/entry-kinds.ts'
import { reversalCause } from '@okolitsa/domain/ledger/manual-entry.ts'
import { boundsOfPeriod } from '@okolitsa/domain/ledger/period.ts'
import type { Account } from '@okolitsa/domain/ledger/postings.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface ExploredEntryRow {
  readonly id: number
  readonly kind: EntryKind
  readonly cause: string
  readonly orderId: number | null
  readonly at: Date
  /** Of a manual entry; null = another kind. */
  readonly manual: {
    readonly reason: string
    readonly document: string
    readonly writtenBy: number
    readonly approvedBy: number
    readonly reverses: number | null
    readonly reversedBy: number | null
  } | null
  readonly lines: readonly {
    readonly account: Account
    readonly owner: string
    /** Title of a seller; null = another owner. */
    readonly title: string | null
    readonly amount: number
  }[]
}

export interface AskedEntries extends Omit<LedgerQuery, 'payment'> {
  /** Causes of a payment and its refunds; null = any. */
  readonly causes: readonly string[] | null
  /** The id of the last entry of the page before; null = the first page. */
  readonly after: number | null
  readonly most: number
}

/** The page with the lines of its entries, newest first. */
const WITH_LINES = `
  select id, kind, cause, order_id as "orderId", at,
    case when kind = 'manual' then facts || jsonb_build_object('reversedBy',
      (select undo.id from ledger_entry as undo where undo.cause = 'reversal:' || page.id)) end as manual, (
    select coalesce(jsonb_agg(jsonb_build_object('account', account, 'owner', owner, 'amount', amount,
        'title', case when account in ('seller', 'cash') then (select title from seller_card where id = owner::int) end)
      order by position), '[]') from ledger_line where entry_id = page.id) as lines
    from page`

/**
 * Entries of the ledger with both sides, newest first. Only the conditions that are asked for stand in the statement, so
 * that each question has the plan of its own index: the entries of a seller are found by the account, because most
 * sellers have few; a kind is a constant, which a partial index needs; a period is walked by time.
 */
export function listEntries(executor: Executor, asked: AskedEntries): Promise<ExploredEntryRow[]> {
  const values: unknown[] = []
  const put = (value: unknown) => `$${values.push(value)}`
  const { entry, order, causes, payout, seller, period, account, kind, after, most } = asked
  const bounds = period === undefined ? null : boundsOfPeriod(period)
  const key = put(after)
  const conditions = [
    entry !== undefined && `(id = ${put(entry)} or cause = ${put(reversalCause(entry))})`,
    order !== undefined && `order_id = ${put(order)}`,
    causes !== null && `cause = any(${put(causes)}::text[])`,
    payout !== undefined && `kind = 'payout' and split_part(cause, ':', 2) = ${put(payout)}`,
    seller !== undefined &&
      `id in (select entry_id from ledger_line where account = 'seller' and owner = ${put(String(seller))})`,
    bounds && `at >= ${put(bounds.from)} and at < ${put(bounds.to)}`,
    account !== undefined && `exists (select from ledger_line where entry_id = entry.id and account = ${put(account)})`,
    kind !== undefined && `kind = '${kind}'`,
    bounds
      ? `(${key}::bigint is null or (at, id) < (select at, id from ledger_entry where id = ${key}))`
      : `(${key}::bigint is null or id < ${key})`,
  ].filter(Boolean)
  const newest = bounds ? 'at desc, id desc' : 'id desc'
  return run<ExploredEntryRow>(
    executor,
    `with page as materialized (select * from ledger_entry as entry
       where ${conditions.join(' and ')} order by ${newest} limit ${put(most)})
     ${WITH_LINES} order by ${newest}`,
    values,
  )
}

export async function findSellerTitle(executor: Executor, organizationId: number): Promise<string | null> {
  const [row] = await run<{ title: string }>(executor, 'select title from seller_card where id = $1', [organizationId])
  return row?.title ?? null
}
