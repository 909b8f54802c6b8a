import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { openDatabase, run } from './client.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { testDatabase } from './testing.ts'

const url = await testDatabase()
const database = openDatabase(url, { max: 8 })
const watcher = new pg.Client(url)
await watcher.connect()
afterAll(async () => {
  await watcher.end()
  await database.close()
})

/** Terminates every connection of the pool and waits until they are gone. */
const cut = () =>
  watcher.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  )
const transaction = () => database.inTransaction((tx) => run(tx, 'select 1'))

it('replaces connections that are cut during work of any kind', async () => {
  const busy = () =>
    database.inTransaction(async (tx) => {
      await run(tx, 'select pg_sleep(0.02)')
      await run(database.executor, 'select pg_sleep(0.01)')
      await run(tx, 'select 1')
    })
  for (let round = 0; round < 8; round += 1) {
    const works = Array.from({ length: 12 }, () => busy().catch((error: unknown) => error))
    await new Promise((resolve) => setTimeout(resolve, round * 8))
    await cut()
    const losses = (await Promise.all(works)).filter((error) => error !== undefined)
    expect(losses.filter((error) => !isConnectionLoss(error))).toEqual([])
  }
  expect(database.pool.totalCount - database.pool.idleCount).toBe(0)
  expect(await Promise.all(Array.from({ length: 12 }, transaction))).toHaveLength(12)
}, 30_000)

it('never starts a transaction on a connection that was cut while idle', async () => {
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(Array.from({ length: 4 }, transaction))
    await cut()
    expect(await Promise.all(Array.from({ length: 4 }, transaction))).toHaveLength(4)
  }
}, 30_000)
