import type { EntryKind } from '@okolitsa/domain/ledger/entry-kinds.ts'
import { reversalCause } from '@okolitsa/domain/ledger/manual-entry.ts'
import type { Posting } from '@okolitsa/domain/ledger/postings.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { AccountBalance, LedgerEntry, ManualEntry } from '../ports.ts'

export interface NewEntry {
  readonly cause: string
  readonly kind: EntryKind
  readonly orderId: number | null
  readonly facts: unknown
  readonly at: Date
}

/** Writes an entry with its lines in one statement and returns its id; null = the cause already has an entry. */
export async function insertEntry(tx: Executor, entry: NewEntry, postings: readonly Posting[]): Promise<number | null> {
  const [row] = await run<{ id: number }>(
    tx,
    `with entry as (
       insert into ledger_entry (cause, kind, order_id, facts, at) values ($1, $2, $3, $4, $5)
       on conflict (cause) do nothing returning id),
     lines as (
       insert into ledger_line (entry_id, position, account, owner, amount)
         select entry.id, position, account, owner, amount
         from entry, unnest($6::text[], $7::text[], $8::bigint[]) with ordinality as line (account, owner, amount, position))
     select id from entry`,
    [
      entry.cause,
      entry.kind,
      entry.orderId,
      JSON.stringify(entry.facts),
      entry.at,
      postings.map(({ account }) => account),
      postings.map(({ owner }) => owner),
      postings.map(({ amount }) => amount),
    ],
  )
  return row?.id ?? null
}

/** Writes entries with their lines in one statement; a cause that has an entry undoes the transaction. */
export async function insertEntries(
  tx: Executor,
  entries: readonly (NewEntry & { readonly postings: readonly Posting[] })[],
): Promise<void> {
  if (entries.length === 0) return
  await run(
    tx,
    `with given as materialized (
       select * from jsonb_to_recordset($1::jsonb)
         as one (cause text, kind text, "orderId" integer, facts jsonb, at timestamptz, postings jsonb)),
     entry as (
       insert into ledger_entry (cause, kind, order_id, facts, at)
         select cause, kind, "orderId", facts, at from given returning id, cause)
     insert into ledger_line (entry_id, position, account, owner, amount)
       select entry.id, line.position, line.posting ->> 'account', line.posting ->> 'owner', (line.posting ->> 'amount')::bigint
         from given join entry using (cause)
         cross join lateral jsonb_array_elements(given.postings) with ordinality as line (posting, position)`,
    [JSON.stringify(entries)],
  )
}

/** Serializes the payouts of one seller. */
export async function lockSeller(tx: Executor, organizationId: number): Promise<void> {
  await run(tx, "select pg_advisory_xact_lock(hashtext('journal seller'), $1)", [organizationId])
}

/** Balance and payouts of a seller's account, kopecks; positive = debit. */
export async function sumSeller(
  executor: Executor,
  organizationId: number,
): Promise<{ balance: number; paidOut: Kopecks }> {
  const [row] = await run<{ balance: number; paidOut: Kopecks }>(
    executor,
    `select coalesce(sum(amount), 0)::bigint as balance,
       coalesce(sum(amount) filter (where kind in ('payout', 'payoutReturn')), 0)::bigint as "paidOut"
     from ledger_line join ledger_entry on ledger_entry.id = entry_id where account = 'seller' and owner = $1`,
    [String(organizationId)],
  )
  return row as { balance: number; paidOut: Kopecks }
}

export function sumAccounts(executor: Executor): Promise<AccountBalance[]> {
  return run<AccountBalance>(
    executor,
    'select account, sum(balance)::bigint as balance from ledger_balance group by account',
  )
}

/** Ledger entries with their lines, newest first; null = no filter. */
export function listEntries(
  executor: Executor,
  query: { organizationId: number | null; orderId: number | null; beforeId: number | null; limit: number },
): Promise<LedgerEntry[]> {
  return run<LedgerEntry>(
    executor,
    `select id, kind, order_id as "orderId", at,
       (select coalesce(jsonb_agg(jsonb_build_object('account', account, 'owner', owner, 'amount', amount)
         order by position), '[]') from ledger_line where entry_id = ledger_entry.id) as lines
     from ledger_entry
     where ($1::text is null
         or id in (select entry_id from ledger_line where account = 'seller' and owner = $1))
       and ($2::int is null or order_id = $2) and ($3::bigint is null or id < $3)
     order by id desc limit $4`,
    [query.organizationId === null ? null : String(query.organizationId), query.orderId, query.beforeId, query.limit],
  )
}

export async function findManualEntry(executor: Executor, id: number): Promise<ManualEntry | null> {
  const [row] = await run<{ facts: Omit<ManualEntry, 'id' | 'reversedBy'>; reversedBy: number | null }>(
    executor,
    `select facts, (select id from ledger_entry as undo where undo.cause = $2) as "reversedBy"
       from ledger_entry where id = $1 and kind = 'manual'`,
    [id, reversalCause(id)],
  )
  return row ? { ...row.facts, id, reversedBy: row.reversedBy } : null
}
