import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'

const MIGRATIONS = new URL('../../db/migrations/', import.meta.url)
/** The migrations this code knows, in their order. */
export const listMigrations = async (): Promise<string[]> =>
  (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort()

/** Any number; only one node migrates at a time. */
const LOCK_KEY = 7_210_001

/**
 * Brings a database to the newest schema. Migrations are append-only `.sql` files, each in its own transaction;
 * a file changed after it was applied stops the start. Safe to call from several nodes at once.
 * @param options.until the last number to apply, for tests of an earlier release; all of them unless told
 */
export async function migrate(
  url: string,
  { until = Number.POSITIVE_INFINITY }: { until?: number } = {},
): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const applied: string[] = []
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    // the outbox trigger adds jobs, so the job runner's schema stands first
    await runMigrations({ connectionString: url })
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const known = new Map(
      (await client.query<{ name: string; hash: string }>('select name, hash from migration')).rows.map((row) => [
        row.name,
        row.hash,
      ]),
    )
    const files = await listMigrations()
    for (const name of files.filter((file) => Number.parseInt(file, 10) <= until)) {
      const text = await readFile(new URL(name, MIGRATIONS), 'utf8')
      const hash = createHash('sha256').update(text).digest('hex')
      if (known.get(name) === hash) continue
      if (known.has(name)) throw new Error(`migration ${name} was changed after it had been applied`)
      await client.query('begin')
      try {
        await client.query(text)
        await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`migration ${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
      }
      applied.push(name)
    }
  } finally {
    await client.end()
  }
  return { applied }
}
