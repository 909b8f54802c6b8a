import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { withTimeLimits } from './connection-options.ts'

const MIGRATIONS = new URL('../../db/migrations/', import.meta.url)
/** Views and functions in their current form, applied in the order of their names whenever a text changes. */
const CURRENT = new URL('../../db/current/', import.meta.url)
export const listMigrations = async (): Promise<string[]> =>
  (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort()

/** Arbitrary lock number; only one node migrates at a time. */
const LOCK_KEY = 7_210_001
const LOCK_POLL_MS = 200

/**
 * Maximum wait of a schema change for a lock, ms. Visitors wait behind it, so it is short. It is below PostgreSQL's
 * deadlock timeout (a second), so the transaction of a serving node is never the one aborted.
 */
const LOCK_WAIT_MS = 700
const PAUSE_MS = 300
const MAX_LOCK_TRIES = 100
const isLockBusy = (error: unknown) => ['55P03', '40P01'].includes(String((error as { code?: unknown }).code))

/**
 * First line of a migration whose statements run one by one, such as `create index concurrently`. The file is repeated
 * from its start after a failure, so each statement must be repeatable; a build of an index is, see `isBuilt`.
 */
const OUTSIDE_TRANSACTION = '-- outside a transaction'
const BUILDS_INDEX = /^create (?:unique )?index concurrently (?:if not exists )?(\w+)/im

/**
 * Brings a database to the newest schema. Migrations are append-only `.sql` files, each in its own transaction unless
 * its first line says otherwise; a file changed after it was applied stops the start. Several nodes may call it
 * concurrently.
 * @param url without a pooler: the migration lock belongs to a session
 * @param options.until the last number to apply, for tests of an earlier release; all by default
 */
export async function migrate(
  url: string,
  { until = Number.POSITIVE_INFINITY }: { until?: number } = {},
): Promise<{ applied: string[] }> {
  // the role behind a pooler has time limits (`limitRole`), but a migration has none
  const connectionString = withTimeLimits(url, 0)
  const client = new pg.Client({ connectionString })
  await client.connect()
  const applied: string[] = []
  try {
    await takeLock(client)
    // the outbox trigger adds jobs, so the job runner's schema comes first
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
      if (text.startsWith(OUTSIDE_TRANSACTION)) await statementByStatement(client, `migration ${name}`, text)
      await inTransaction(client, `migration ${name}`, async () => {
        if (!text.startsWith(OUTSIDE_TRANSACTION)) await client.query(text)
        await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
      })
      applied.push(name)
    }
    const isNewer = [...known.keys()].some((name) => !files.includes(name))
    // a restarted node of the previous release does not replace views that newer nodes read
    if (until === Number.POSITIVE_INFINITY && !isNewer) applied.push(...(await applyCurrent(client)))
  } finally {
    await client.end()
  }
  return { applied }
}

/**
 * Waits until no other node migrates. A statement that waits for the lock itself would hold a snapshot, for which
 * `create index concurrently` of the other node waits: a deadlock.
 */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK_KEY])
    if (rows[0]?.taken) return
    await pause(LOCK_POLL_MS)
  }
}

/** Applies all texts in one transaction when one has changed, because views depend on each other. */
async function applyCurrent(client: pg.Client): Promise<string[]> {
  const files = (await readdir(CURRENT)).filter((file) => file.endsWith('.sql')).sort()
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, CURRENT), 'utf8')))
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex')
  await client.query('create table if not exists current_sql (hash text not null)')
  const { rows } = await client.query<{ hash: string }>('select hash from current_sql')
  if (rows[0]?.hash === hash) return []
  await inTransaction(client, 'current SQL', async () => {
    // a view whose columns change cannot be replaced in place; dependent views are recreated after it
    const views = texts.flatMap((text) => [...text.matchAll(/create or replace view (\w+)/gi)].map(([, name]) => name))
    await client.query(`drop view if exists ${views.join(', ')} cascade`)
    for (const text of texts) await client.query(text)
    await client.query('delete from current_sql')
    await client.query('insert into current_sql (hash) values ($1)', [hash])
  })
  return files.map((file) => `current/${file}`)
}

/** Runs the statements of a text one by one; each ends with a semicolon at the end of its line. */
async function statementByStatement(client: pg.Client, name: string, text: string): Promise<void> {
  const statements = text.split(/;\s*$/m).filter((statement) => statement.replace(/^--.*$/gm, '').trim() !== '')
  for (const statement of statements) {
    try {
      if (!(await isBuilt(client, statement))) await client.query(statement)
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
  }
}

/**
 * Whether a statement builds an index that exists and is valid. A build that was interrupted leaves an invalid index of
 * the name, which writes keep up and no query uses, and for which the statement would fail or do nothing; it is dropped.
 */
async function isBuilt(client: pg.Client, statement: string): Promise<boolean> {
  const [, name] = BUILDS_INDEX.exec(statement) ?? []
  if (!name) return false
  const { rows } = await client.query<{ isValid: boolean }>(
    'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
    [name],
  )
  if (rows[0]?.isValid === false) await client.query(`drop index concurrently if exists ${name}`)
  return rows[0]?.isValid ?? false
}

/** Changes the schema in one transaction, and retries while a serving node has a lock that it needs. */
async function inTransaction(client: pg.Client, name: string, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = ${LOCK_WAIT_MS}`)
      await work()
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if (!isLockBusy(error) || attempt === MAX_LOCK_TRIES)
        throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
      await pause(PAUSE_MS)
    }
  }
}
