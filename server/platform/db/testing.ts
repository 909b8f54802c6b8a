import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string
    /** Name of the database with all migrations and no rows. */
    emptyTemplate: string
  }
}

/** Arbitrary lock number, the same in every process: only one worker builds a template at a time. */
const templateLock = 7_413_001

const OBJECT_IN_USE = '55006'

/** Time limit of database work in tests, ms; with fifty shops on a busy machine it is slow. */
export const DATABASE_TIMEOUT_MS = 120_000

export type LoadDemo = (url: string, options: { scale: 'small' | number; now: Date }) => Promise<unknown>

/** Imported by URL, because the platform must not depend on modules of the shop. */
const demoLoader = new URL('../../demo/load-demo.ts', import.meta.url)

/**
 * Creates a database for this test file with all migrations and no rows. Call it once at the top of the file; the
 * database is dropped after the last test.
 * @returns the URL for `pg`
 */
export function testDatabase(): Promise<string> {
  return cloneForFile(inject('emptyTemplate'))
}

/** Like testDatabase, with the demo marketplace, which the first caller of the run loads and the others clone. */
export async function demoDatabase(): Promise<string> {
  const template = 'template_demo'
  await onServer(async (server) => {
    await server.query('SELECT pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])
    if (rowCount === 0) await buildDemoTemplate(server, template)
  })
  return cloneForFile(template)
}

/** A database without migrations; dropped after the last test of the file. */
export const emptyDatabase = (): Promise<string> => cloneForFile('template1')

async function buildDemoTemplate(server: pg.Client, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`
  await server.query(`DROP DATABASE IF EXISTS ${unfinished}`)
  await server.query(`CREATE DATABASE ${unfinished} TEMPLATE ${inject('emptyTemplate')}`)
  // imported on demand, so that tests without the demo world do not load its code
  const { loadDemo } = (await import(demoLoader.href)) as { loadDemo: LoadDemo }
  await loadDemo(databaseUrl(unfinished), { scale: 'small', now: new Date() })
  await waitUntilUnused(server, unfinished)
  await server.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`)
}

async function cloneForFile(template: string): Promise<string> {
  const path = import.meta.url + process.pid + performance.now()
  const name = `test_${createHash('sha256').update(path).digest('hex').slice(0, 16)}`
  await onServer(async (server) => {
    // A template may be copied concurrently while there are no connections to it. Files are copied directly, because
    // writing every page to the log would take three times as long.
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  })
  afterAll(() => onServer((server) => dropDatabase(server, name)))
  return databaseUrl(name)
}

/**
 * Waits for a pool that has just ended, which closes its sockets a moment later, while PostgreSQL waits some seconds
 * for them. Connections that a test left open are terminated after that.
 */
async function dropDatabase(server: pg.Client, name: string): Promise<void> {
  try {
    await server.query(`DROP DATABASE IF EXISTS ${name}`)
  } catch (error) {
    if ((error as { code?: string }).code !== OBJECT_IN_USE) throw error
    await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
}

function databaseUrl(name: string): string {
  const url = new URL(inject('databaseServerUrl'))
  url.pathname = `/${name}`
  return url.href
}

async function onServer(use: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client({ connectionString: inject('databaseServerUrl') })
  await server.connect()
  try {
    await use(server)
  } finally {
    await server.end()
  }
}

/**
 * Waits until a database has no sessions: a pool that has just ended may leave one for some milliseconds, and a
 * database in use cannot be renamed.
 */
async function waitUntilUnused(server: pg.Client, name: string): Promise<void> {
  await server.query(
    'SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
    [name],
  )
}
