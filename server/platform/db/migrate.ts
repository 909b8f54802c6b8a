import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { withTimeLimits } from './connection-options.ts'

const MIGRATIONS = new URL('../../db/migrations/', import.meta.url)
/** Views and functions as they are: applied anew, in the order of their names, whenever their text has changed. */
const CURRENT = new URL('../../db/current/', import.meta.url)
/** The migrations this code knows, in their order. */
export const listMigrations = async (): Promise<string[]> =>
  (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort()

/** Any number; only one node migrates at a time. */
const LOCK_KEY = 7_210_001

/**
 * Brings a database to the newest schema. Migrations are append-only `.sql` files, each in its own transaction;
 * a file changed after it was applied stops the start. Safe to call from several nodes at once.
 * @param url past any pooler: the lock that lets one node migrate at a time is a session's
 * @param options.until the last number to apply, for tests of an earlier release; all of them by default
 */
export async function migrate(
  url: string,
  { until = Number.POSITIVE_INFINITY }: { until?: number } = {},
): Promise<{ applied: string[] }> {
  // a role behind a pooler has limits of time of its own (`limitRole`); a migration takes as long as it takes
  const connectionString = withTimeLimits(url, 0)
  const client = new pg.Client({ connectionString })
  await client.connect()
  const applied: string[] = []
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    // the outbox trigger adds jobs, so the job runner's schema stands first
    await runMigrations({ connectionString })
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
    if (until === Number.POSITIVE_INFINITY) applied.push(...(await applyCurrent(client)))
  } finally {
    await client.end()
  }
  return { applied }
}

/** All in one transaction, since they stand on one another; nothing when no text has changed. */
async function applyCurrent(client: pg.Client): Promise<string[]> {
  const files = (await readdir(CURRENT)).filter((file) => file.endsWith('.sql')).sort()
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, CURRENT), 'utf8')))
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex')
  await client.query('create table if not exists current_sql (hash text not null)')
  const { rows } = await client.query<{ hash: string }>('select hash from current_sql')
  if (rows[0]?.hash === hash) return []
  await client.query('begin')
  try {
    // a view that gets other columns is no view to be replaced; whatever stands on one is made after it
    const views = texts.flatMap((text) => [...text.matchAll(/create or replace view (\w+)/gi)].map(([, name]) => name))
    await client.query(`drop view if exists ${views.join(', ')} cascade`)
    for (const text of texts) await client.query(text)
    await client.query('delete from current_sql')
    await client.query('insert into current_sql (hash) values ($1)', [hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`current SQL: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
  return files.map((file) => `current/${file}`)
}
