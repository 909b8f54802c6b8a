import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string
    /** name of the database with all migrations and no data */
    emptyTemplate: string
  }
}

/** Only one worker builds a template at a time; an arbitrary number, the same in every process. */
const templateLock = 7_413_001

const OBJECT_IN_USE = '55006'

/** Time limit of database work in tests: with fifty shops on a busy machine it is slow, not broken. */
export const DATABASE_TIMEOUT_MS = 120_000

export type LoadDemo = (url: string, options: { scale: 'small' | number; now: Date }) => Promise<unknown>

/** Imported by address: the platform knows no noun of the shop. */
const demoLoader = new URL('../../demo/load-demo.ts', import.meta.url)

/**
 * Creates a database for this test file with all migrations and no rows. Call it once at the top of the file; the
 * database is dropped after the last test.
 * @returns the address for `pg`
 */
export function testDatabase(): Promise<string> {
  return cloneForFile(inject('emptyTemplate'))
}

/** Like testDatabase, with the demo marketplace. The first caller of the run loads it, the others clone it. */
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
  // Imported on demand: tests without the demo world do not load its code.
  const { loadDemo } = (await import(demoLoader.href)) as { loadDemo: LoadDemo }
  await loadDemo(databaseUrl(unfinished), { scale: 'small', now: new Date() })
  await waitUntilUnused(server, unfinished)
  await server.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`)
}

async function cloneForFile(template: string): Promise<string> {
  const path = import.meta.url + process.pid + performance.now()
  const name = `test_${createHash('sha256').update(path).digest('hex').slice(0, 16)}`
  await onServer(async (server) => {
    // Concurrent copies of a template are allowed while nobody is connected to it. Files are copied directly: writing
    // every page to the log would take three times as long.
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  })
  afterAll(() => onServer((server) => dropDatabase(server, name)))
  return databaseUrl(name)
}

/**
 * A pool that has just ended closes its sockets a moment later, and PostgreSQL waits some seconds for them. Connections
 * that a test left open are terminated after that.
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

/** A pool that has just ended may leave a session for some milliseconds, and a database in use cannot be renamed. */
async function waitUntilUnused(server: pg.Client, name: string): Promise<void> {
  await server.query(
    'SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
    [name],
  )
}
