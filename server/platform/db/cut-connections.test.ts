import pg from 'pg'
import { expect, it } from 'vitest'
import { openDatabase, run } from './client.ts'
import { testDatabase } from './testing.ts'

it('connections cut in the midst of anything make room for new ones', async () => {
  const url = await testDatabase()
  const database = openDatabase(url, { max: 8 })
  const watcher = new pg.Client(url)
  await watcher.connect()
  const busy = () =>
    database.inTransaction(async (tx) => {
      await run(tx, 'select pg_sleep(0.02)')
      await run(database.executor, 'select pg_sleep(0.01)')
      await run(tx, 'select 1')
    })
  for (let cut = 0; cut < 15; cut += 1) {
    const works = Array.from({ length: 12 }, () => busy().catch(() => null))
    await new Promise((resolve) => setTimeout(resolve, cut * 4))
    await watcher.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await Promise.all(works)
  }
  expect(database.pool.totalCount - database.pool.idleCount).toBe(0)
  await Promise.all(Array.from({ length: 12 }, busy))
  await watcher.end()
  await database.close()
}, 30_000)
