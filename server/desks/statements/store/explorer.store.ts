import type { Account } from '@okolitsa/domain/ledger/postings.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface ExploredEntryRow {
  readonly id: number
  readonly kind: string
  readonly cause: string
  readonly orderId: number | null
  readonly at: Date
  readonly lines: readonly {
    readonly account: Account
    readonly owner: string
    /** Title of a seller; null = another owner. */
    readonly title: string | null
    readonly amount: number
  }[]
}

export interface AskedEntries {
  readonly orderId: number | null
  readonly organizationId: number | null
  /** The id of the last entry of the page before; null = the first page. */
  readonly after: number | null
  readonly most: number
}

/** SQL of the entries of a seller; found by the account, because most sellers have few entries. */
const OF_SELLER = "id in (select entry_id from ledger_line where account = 'seller' and owner = $2::text)"

/** Entries of the ledger with both sides, newest first. */
export const listEntries = (executor: Executor, asked: AskedEntries): Promise<ExploredEntryRow[]> =>
  run<ExploredEntryRow>(
    executor,
    `select id, kind, cause, order_id as "orderId", at, (
       select coalesce(jsonb_agg(jsonb_build_object('account', account, 'owner', owner, 'amount', amount,
           'title', case when account in ('seller', 'cash') then (select title from seller_card where id = owner::int) end)
         order by position), '[]') from ledger_line where entry_id = ledger_entry.id) as lines
       from ledger_entry
      where ($1::int is null or order_id = $1) and ($3::bigint is null or id < $3)
        and ${asked.organizationId === null ? '$2::text is null' : OF_SELLER}
      order by id desc limit $4`,
    [asked.orderId, asked.organizationId === null ? null : String(asked.organizationId), asked.after, asked.most],
  )

export async function findSellerTitle(executor: Executor, organizationId: number): Promise<string | null> {
  const [row] = await run<{ title: string }>(executor, 'select title from seller_card where id = $1', [organizationId])
  return row?.title ?? null
}
