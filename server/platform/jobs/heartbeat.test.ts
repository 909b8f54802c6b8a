import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase, run } from '../db/client.ts'
import { testDatabase } from '../db/testing.ts'
import { createHeartbeat, type Heartbeat } from './heartbeat.ts'

const url = await testDatabase()
const database = openDatabase(url)
afterAll(() => database.close())
const sql = <Row>(text: string, values: unknown[] = []) => run<Row>(database.executor, text, values)

/** Heartbeat locks of this database, because other tests share the server. */
const HEARTBEATS = `pg_locks where locktype = 'advisory' and objsubid = 2
  and database = (select oid from pg_database where datname = current_database())`

const open = new Set<Heartbeat>()
/** A node that checks on demand. */
async function node(name: string): Promise<Heartbeat> {
  const heartbeat = createHeartbeat({ pool: database.pool, log: pino({ level: 'silent' }), everyMs: 3_600_000 })
  open.add(heartbeat)
  heartbeat.answerFor(name)
  await heartbeat.look()
  return heartbeat
}
async function take(name: string): Promise<void> {
  await sql(`select graphile_worker.add_job('a-task')`)
  await sql('update graphile_worker._private_jobs set locked_by = $1, locked_at = shop_now() where locked_by is null', [
    name,
  ])
}
const held = async () =>
  (
    await sql<{ name: string }>(
      'select locked_by as name from graphile_worker._private_jobs where locked_by is not null',
    )
  )
    .map(({ name }) => name)
    .sort()
/** Terminates all sessions with a heartbeat lock, like a lost connection or a dead process. */
async function cutHeartbeats(): Promise<void> {
  const watcher = new pg.Client(url)
  await watcher.connect()
  await watcher.query(`select pg_terminate_backend(pid, 5000) from ${HEARTBEATS}`)
  await watcher.end()
}

beforeEach(() => sql('delete from graphile_worker._private_jobs'))
afterEach(async () => {
  for (const heartbeat of open) await heartbeat.stop()
  open.clear()
})

it('releases the jobs of a dead node at the second check, but not those of other nodes', async () => {
  const living = await node('pool-living')
  const dying = await node('pool-dying')
  await take('pool-living')
  await take('pool-dying')
  await living.look()
  await living.look()
  expect(await held()).toEqual(['pool-dying', 'pool-living'])
  await dying.stop()
  await living.look()
  // the node may still reconnect
  expect(await held()).toEqual(['pool-dying', 'pool-living'])
  await living.look()
  expect(await held()).toEqual(['pool-living'])
})

it('does not release the jobs of a node that reconnects before its next check', async () => {
  const one = await node('pool-one')
  const other = await node('pool-other')
  await take('pool-one')
  await cutHeartbeats()
  await other.look()
  await expect
    .poll(async () => {
      await one.look()
      return sql(`select from ${HEARTBEATS} and granted`)
    })
    .toHaveLength(2)
  await other.look()
  await other.look()
  expect(await held()).toEqual(['pool-one'])
})

it('does not cover jobs that a runner took before it restarted', async () => {
  const one = await node('pool-before')
  await take('pool-before')
  one.answerFor('pool-after')
  await one.look()
  await one.look()
  expect(await held()).toEqual([])
})
