import { type Executor, run } from './client.ts'

/**
 * Fills tables without their indexes: indexes that are no constraints, and primary keys without references, are built
 * once at the end instead of row by row. For a transaction without concurrent writers.
 */
export async function withoutIndexes(
  tx: Executor,
  tables: readonly string[],
  fill: () => Promise<unknown>,
): Promise<void> {
  const keys = await run<{ relation: string; name: string; definition: string }>(
    tx,
    `select k.conrelid::regclass::text as relation, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k where k.conrelid = any($1::regclass[]) and k.contype = 'p'
       and not exists (select from pg_constraint f where f.confrelid = k.conrelid)`,
    [tables],
  )
  const indexes = await run<{ name: string; definition: string }>(
    tx,
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid = any($1::regclass[]) and not i.indisunique`,
    [tables],
  )
  for (const { relation, name } of keys) await run(tx, `alter table ${relation} drop constraint ${name}`)
  for (const { name } of indexes) await run(tx, `drop index ${name}`)
  await fill()
  for (const { relation, name, definition } of keys) {
    await run(tx, `alter table ${relation} add constraint ${name} ${definition}`)
  }
  for (const { definition } of indexes) await run(tx, definition)
}
