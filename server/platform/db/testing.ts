import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** address of the test run's PostgreSQL (database «postgres») */
    databaseServerUrl: string
    /** name of the database with every migration applied and no data */
    emptyTemplate: string
  }
}

/** One builder of a template at a time, over all workers: an arbitrary number, the same in every process. */
const templateLock = 7_413_001

const OBJECT_IN_USE = '55006'

/** How long a shop under test waits for its database: fifty at once on a crowded machine are late, not wrong. */
export const DATABASE_TIMEOUT_MS = 120_000

/** Loads the demo marketplace into an empty migrated database. */
export type LoadDemo = (url: string, options: { scale: 'small' | number; now: Date }) => Promise<unknown>

/** Named by address, not imported: the platform knows no noun of the shop. */
const demoLoader = new URL('../../demo/load-demo.ts', import.meta.url)

/**
 * Gives this test file a database of its own with every migration applied and no rows.
 * Call it once at the top of the file; the database is dropped after the last test of the file.
 * @returns the address for `pg`
 */
export function testDatabase(): Promise<string> {
  return cloneForFile(inject('emptyTemplate'))
}

/** The same as testDatabase, holding the demo marketplace. The first caller of the run loads it, the others clone. */
export async function demoDatabase(): Promise<string> {
  const template = 'template_demo'
  await onServer(async (server) => {
    await server.query('SELECT pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])
    if (rowCount === 0) await buildDemoTemplate(server, template)
  })
  return cloneForFile(template)
}

/** A database without any migration; dropped after the last test of the file. */
export const emptyDatabase = (): Promise<string> => cloneForFile('template1')

async function buildDemoTemplate(server: pg.Client, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`
  await server.query(`DROP DATABASE IF EXISTS ${unfinished}`)
  await server.query(`CREATE DATABASE ${unfinished} TEMPLATE ${inject('emptyTemplate')}`)
  // Looked up when needed: tests that do not ask for the demo world do not load its code.
  const { loadDemo } = (await import(demoLoader.href)) as { loadDemo: LoadDemo }
  await loadDemo(databaseUrl(unfinished), { scale: 'small', now: new Date() })
  await waitUntilUnused(server, unfinished)
  await server.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`)
}

async function cloneForFile(template: string): Promise<string> {
  const path = import.meta.url + process.pid + performance.now()
  const name = `test_${createHash('sha256').update(path).digest('hex').slice(0, 16)}`
  await onServer(async (server) => {
    // PostgreSQL refuses to copy a database that somebody else copies at the same moment only when it is connected to.
    // Files are copied as they are: a log of every page would cost three times as much.
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  })
  afterAll(() => onServer((server) => dropDatabase(server, name)))
  return databaseUrl(name)
}

/**
 * A pool that was just ended closes its sockets a moment later: PostgreSQL itself waits some seconds for them. What a
 * test has left open is cut after that.
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

/** A pool that was just ended may leave a session for some milliseconds, and a database in use cannot be renamed. */
async function waitUntilUnused(server: pg.Client, name: string): Promise<void> {
  await server.query(
    'SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
    [name],
  )
}
