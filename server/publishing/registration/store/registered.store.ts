import { type Executor, run } from '../../../platform/db/client.ts'

/** Two registrations of one number follow one another until the transaction ends. */
export async function lockNumber(tx: Executor, tin: string): Promise<void> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('seller-registration:' || $1, 0))`, [tin])
}

/** The seller of an ИНН; null = there is none. */
export async function findSellerOf(executor: Executor, tin: string): Promise<number | null> {
  const [row] = await run<{ id: number }>(executor, 'select id from organization where tin = $1 order by id limit 1', [
    tin,
  ])
  return row?.id ?? null
}

/** Those of the addresses that are some seller's already. */
export async function takenSlugs(executor: Executor, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await run<{ slug: string }>(executor, 'select slug from organization where slug = any($1)', [slugs])
  return new Set(rows.map(({ slug }) => slug))
}
