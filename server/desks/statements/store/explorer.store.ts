import type { LedgerQuery } from '@okolitsa/contracts/statements/ledger-query.ts'
import { boundsOf } from '@okolitsa/domain/closing/period.ts'
import type { EntryKind } from '@okolitsa/domain/ledger/entry-kinds.ts'
import { reversalCause } from '@okolitsa/domain/ledger/manual-entry.ts'
import type { Account } from '@okolitsa/domain/ledger/postings.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { PLANNED_EACH_TIME } from '../../../platform/db/statement-names.ts'

export interface ExploredEntryRow {
  readonly id: number
  readonly kind: EntryKind
  readonly cause: string
  readonly orderId: number | null
  readonly at: Date
  /** The period of an entry whose own month was closed; null = its month. */
  readonly latePeriod: string | null
  /** Payout run of a payout; null = another kind. */
  readonly runId: number | null
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

/**
 * SQL of what is asked for: $1 entry, $2 its reversal, $3 order, $4 causes, $5 payout, $6 seller, $7 account, $8 kind, $9
 * the key, $10 the size of the page. The statement is planned each time, so that a condition that is not asked for is gone
 * and each question has the plan of its own index. Entries of a seller are read first, because most sellers have few.
 */
const MATCHES = `($1::bigint is null or entry.id = $1 or cause = $2) and ($3::int is null or order_id = $3)
    and ($4::text[] is null or cause = any($4))
    and ($5::text is null or kind in ('payout', 'payoutPaid', 'payoutReturn') and split_part(cause, ':', 2) = $5)
    and ($6::text is null or entry.id = any(array(select entry_id from ledger_line where account = 'seller' and owner = $6)))
    and ($7::text is null or exists (select from ledger_line where entry_id = entry.id and account = $7))
    and ($8::text is null or kind = $8)`
/** The page with the lines of its entries, newest first. */
const WITH_LINES = `
  select id, kind, cause, order_id as "orderId", at, late_period as "latePeriod",
    case when kind in ('payout', 'payoutPaid', 'payoutReturn') then
      (select run_id from payout_item where payout_item.id = (page.facts ->> 'itemId')::int) end as "runId",
    case when kind = 'manual' then facts || jsonb_build_object('reversedBy',
      (select undo.id from ledger_entry as undo where undo.cause = 'reversal:' || page.id)) end as manual, (
    select coalesce(jsonb_agg(jsonb_build_object('account', account, 'owner', owner, 'amount', amount,
        'title', case when account in ('seller', 'cash') then (select title from seller_card where id = owner::int) end)
      order by position), '[]') from ledger_line where entry_id = page.id) as lines
    from page`
/** Behind the key in the order of time. */
const BEFORE_KEY = '($9::bigint is null or (at, entry.id) < (select at, id from ledger_entry where id = $9))'

/** Entries of the ledger with both sides, newest first. A month has its own entries and the late ones of earlier months. */
export function listEntries(executor: Executor, asked: AskedEntries): Promise<ExploredEntryRow[]> {
  const { entry = null, order = null, causes, payout = null, seller, period, account = null, kind = null } = asked
  const values = [
    ...[entry, entry === null ? null : reversalCause(entry), order, causes, payout],
    ...[seller === undefined ? null : String(seller), account, kind, asked.after, asked.most],
  ]
  if (period === undefined)
    return run<ExploredEntryRow>(
      executor,
      `${PLANNED_EACH_TIME} with page as materialized (select * from ledger_entry as entry
         where ${MATCHES} and ($9::bigint is null or entry.id < $9) order by id desc limit $10)
       ${WITH_LINES} order by id desc`,
      values,
    )
  return run<ExploredEntryRow>(
    executor,
    `${PLANNED_EACH_TIME} with page as materialized (
       (select * from ledger_entry as entry where at >= $11 and at < $12 and late_period is null and ${MATCHES} and ${BEFORE_KEY}
         order by at desc, id desc limit $10)
       union all
       (select * from ledger_entry as entry where late_period = $13 and ${MATCHES} and ${BEFORE_KEY} order by at desc, id desc limit $10)
       order by at desc, id desc limit $10)
     ${WITH_LINES} order by at desc, id desc`,
    [...values, ...boundsOf(period), period],
  )
}

export async function findSellerTitle(executor: Executor, organizationId: number): Promise<string | null> {
  const [row] = await run<{ title: string }>(executor, 'select title from seller_card where id = $1', [organizationId])
  return row?.title ?? null
}
