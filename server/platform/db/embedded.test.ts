import { spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../log/log.ts'
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from './embedded.ts'
import { embeddedDatabaseUrlIn } from './embedded-database-url.ts'
import { isAlive, processBirth, readPostmasterPid } from './embedded-recovery.ts'

const log = createLog({ level: 'silent' })
/** The data folder of a start that has ended: a copy of it starts several times faster than a new one. */
let used: string
let dataDir: string
let running: EmbeddedPostgres[] = []

beforeAll(async () => {
  used = mkdtempSync(join(tmpdir(), 'okolitsa-embedded-used-'))
  await (await startEmbedded({ dataDir: used, log, disposable: true })).stop()
})
afterAll(() => rmSync(used, { recursive: true, force: true }))
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'okolitsa-embedded-'))
})
afterEach(async () => {
  for (const server of running) await server.stop()
  running = []
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbedded({ dataDir, log, disposable: true, ...options })
  running.push(server)
  return server
}

/** Makes the data folder one that was used before. */
function reuse(): void {
  cpSync(used, dataDir, { recursive: true })
  // a copied folder gets the usual rights, which the server refuses
  chmodSync(join(dataDir, 'postgres'), 0o700)
}
function startAgain(): Promise<EmbeddedPostgres> {
  reuse()
  return start()
}

async function query(server: EmbeddedPostgres, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Starts a separate process that opens the database, writes a row and waits to be killed. */
async function startElsewhere(): Promise<{ kill: () => Promise<void>; postgres: number }> {
  reuse()
  const moduleUrl = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  const program = `
    import { startEmbedded } from ${moduleUrl('./embedded.ts')}
    import { createLog } from ${moduleUrl('../log/log.ts')}
    import pg from ${JSON.stringify(import.meta.resolve('pg'))}
    const server = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: createLog({ level: 'silent' }), outlivesParent: true })
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await client.query('CREATE TABLE kept (id int); INSERT INTO kept VALUES (7)')
    process.stdout.write('ready')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  const postgres = readPostmasterPid(join(dataDir, 'postgres', 'postmaster.pid')) ?? 0
  return {
    postgres,
    kill: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
  }
}

describe('a first start', () => {
  test('creates a UTF-8 database with trigram search for Cyrillic', async () => {
    const server = await start()
    const [row] = await query(server, `SELECT lower('ЁЖИК') AS lower, current_setting('server_encoding') AS encoding`)
    expect(row).toEqual({ lower: 'ёжик', encoding: 'UTF8' })
    await query(server, 'CREATE EXTENSION pg_trgm')
    const [{ likeness = 0 } = {}] = await query(server, `SELECT similarity('козий сыр', 'КОЗИЙ сыры') AS likeness`)
    expect(likeness).toBeGreaterThan(0.5)
  })

  test('requires a password and listens on the loopback only', async () => {
    const server = await start()
    const url = new URL(server.url)
    expect(url.hostname).toBe('127.0.0.1')
    const stranger = new pg.Client({ connectionString: server.url.replace(url.password, 'wrong') })
    await expect(stranger.connect()).rejects.toThrow(/password/)
  })
})

describe('the socket file', () => {
  test('accepts connections through the socket file with the password only', async () => {
    const server = await start()
    const url = new URL(server.url)
    expect(url.searchParams.get('host')).toBe(join(dataDir, 'postgres'))
    expect(await query(server, 'SELECT inet_server_addr() AS address')).toEqual([{ address: null }])
    const stranger = new pg.Client({ connectionString: server.url.replace(url.password, 'wrong') })
    await expect(stranger.connect()).rejects.toThrow(/password/)
    url.search = ''
    const [row] = await query({ ...server, url: url.href }, 'SELECT host(inet_server_addr()) AS address')
    expect(row).toEqual({ address: '127.0.0.1' })
    expect(await embeddedDatabaseUrlIn(dataDir)).toBe(server.url)
  })

  test('replaces the socket file that a killed run left with the pid of another process', async () => {
    const server = await startAgain()
    const { port } = new URL(server.url)
    await server.stop()
    const file = join(dataDir, 'postgres', `.s.PGSQL.${port}`)
    writeFileSync(file, '')
    writeFileSync(`${file}.lock`, `${process.pid}\n${dataDir}/postgres\n1\n${port}\n`)
    const again = await start()
    expect(again.url).toBe(server.url)
    expect(await query(again, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('starts without a socket file on a disk that supports none', async () => {
    await (await startAgain()).stop()
    // a folder in place of the trial file simulates such a disk
    mkdirSync(join(dataDir, 'postgres', '.s.probe'))
    const server = await start()
    expect(server.url).not.toContain('host=')
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('starts without a socket file when its path would be too long', async () => {
    const server = await start({ dataDir: join(dataDir, 'deep'.repeat(25)) })
    expect(server.url).not.toContain('host=')
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

describe('stopping', () => {
  test('stops without waiting for open connections, and restarts with the data', async () => {
    const server = await startAgain()
    await query(server, 'CREATE TABLE kept (id int)')
    const idle = new pg.Client({ connectionString: server.url })
    const farewell = new Promise((resolve) => idle.on('error', resolve))
    await idle.connect()
    await server.stop()
    // admin_shutdown, not crash_shutdown: a fast shutdown without waiting for the connection
    expect(await farewell).toMatchObject({ code: '57P01' })
    expect(await query(await start(), 'SELECT * FROM kept')).toEqual([])
  })
})

describe('after a kill', () => {
  test('stops the orphaned server at the next start after a kill of our process', async () => {
    const first = await startElsewhere()
    await first.kill()
    expect(isAlive(first.postgres)).toBe(true)
    const second = await start()
    expect(await query(second, 'SELECT id FROM kept')).toEqual([{ id: 7 }])
    expect(processBirth(first.postgres)).toBeNull()
  })

  test('keeps committed rows after a kill of both processes', async () => {
    const first = await startElsewhere()
    process.kill(first.postgres, 'SIGKILL')
    await first.kill()
    expect(await query(await start(), 'SELECT id FROM kept')).toEqual([{ id: 7 }])
  })

  test('starts after a kill of both processes when the pid file names another process', async () => {
    const server = await startAgain()
    await server.stop()
    writeFileSync(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${process.pid}\n${dataDir}/postgres\n1\n5432\n\n127.0.0.1\n\nready\n`,
    )
    expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

test('refuses a second start on the same data folder in one line', async () => {
  const first = await startElsewhere()
  await expect(start()).rejects.toMatchObject({ code: 'alreadyRunning' })
  expect(isAlive(first.postgres)).toBe(true)
  await first.kill()
  await start()
})

test('recreates the lost password file', async () => {
  const server = await startAgain()
  await query(server, 'CREATE TABLE kept (id int)')
  await server.stop()
  rmSync(join(dataDir, 'postgres.json'))
  expect(await query(await start(), 'SELECT * FROM kept')).toEqual([])
})

test('reports a data folder of another version in one line', async () => {
  const server = await startAgain()
  await server.stop()
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '12\n')
  await expect(start()).rejects.toMatchObject({ code: 'databaseVersion' })
})

test('reports a file in place of the data folder in one line', async () => {
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  await expect(start({ dataDir: join(file, 'data') })).rejects.toMatchObject({ code: 'dataDirUnwritable' })
})

describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('as root', () => {
  test('leaves files to root when user namespaces are allowed', async (context) => {
    const server = await start()
    if (server.kind !== 'namespace') context.skip()
    expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true)
  })

  test('runs the server as an unprivileged account when user namespaces are forbidden', async () => {
    const server = await start({ withoutNamespaces: true })
    expect(server.kind).toBe('account')
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(readFileSync(`/proc/${server.pid}/status`, 'utf8')).not.toMatch(/^Uid:\s+0\b/m)
    // The temporary folder is closed (0700), so the data folder was created where the account has access.
    const folder = readFileSync(`/proc/${server.pid}/cmdline`, 'utf8').split('\0')[2] ?? ''
    await server.stop()
    if (!folder.startsWith(dataDir)) rmSync(join(folder, '..'), { recursive: true })
  })
})
