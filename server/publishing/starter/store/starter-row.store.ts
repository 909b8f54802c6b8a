import type { StarterKind } from '@okolitsa/domain/starter/kinds.ts'
import type { StarterFields } from '@okolitsa/domain/starter/merge-row.ts'
import type { StarterRow, StarterRows } from '@okolitsa/domain/starter/plan-starter.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Serializes applications until the end of the transaction. */
export async function lockStarter(tx: Executor): Promise<void> {
  await run(tx, "select pg_advisory_xact_lock(hashtext('starter'))")
}

/** Rows as last applied, by kind. */
export async function listBases(executor: Executor): Promise<ReadonlyMap<string, StarterRows>> {
  const rows = await run<{ kind: string; key: string; base: StarterFields }>(
    executor,
    'select kind, key, base from starter_row order by kind, key',
  )
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  return new Map([...byKind].map(([kind, some]) => [kind, new Map(some.map(({ key, base }) => [key, base]))]))
}

export async function saveBases(
  tx: Executor,
  rows: readonly (StarterRow & { readonly kind: StarterKind })[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  await run(
    tx,
    `insert into starter_row (kind, key, base, applied_at)
     select kind, key, fields, $2 from jsonb_to_recordset($1::jsonb) as r (kind text, key text, fields jsonb)
     on conflict (kind, key) do update set base = excluded.base, applied_at = excluded.applied_at`,
    [JSON.stringify(rows.map(({ kind, key, fields }) => ({ kind, key, fields }))), now],
  )
}
