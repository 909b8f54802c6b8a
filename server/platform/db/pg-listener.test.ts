import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { openDatabase } from './client.ts'
import { listenForSignals } from './pg-listener.ts'
import { testDatabase } from './testing.ts'

it('calls the handler of the notified channel only', async () => {
  const database = openDatabase(await testDatabase())
  const one = vi.fn()
  const other = vi.fn()
  const listening = await listenForSignals(database.pool, { channel_one: one, channel_other: other })
  await database.pool.query(`select pg_notify('channel_one', '')`)
  await expect.poll(() => one.mock.calls.length).toBe(1)
  expect(other).not.toHaveBeenCalled()
  await listening.stop()
  await database.close()
})

it('has one connection and notifies once, regardless of how often the connection is cut', async () => {
  const url = await testDatabase()
  const database = openDatabase(url, { max: 4 })
  const watcher = new pg.Client(url)
  await watcher.connect()
  const onNotification = vi.fn()
  const listening = await listenForSignals(database.pool, { channel_cut: onNotification }, { retryMs: 20 })
  for (let cut = 1; cut <= 6; cut += 1) {
    await watcher.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    // every reconnection sends an empty notification, because others may have been missed
    await expect.poll(() => onNotification.mock.calls.length).toBe(cut)
  }
  await watcher.query(`select pg_notify('channel_cut', 'now')`)
  await expect.poll(() => onNotification.mock.calls.at(-1)).toEqual(['now'])
  expect(onNotification).toHaveBeenCalledTimes(7)
  expect(database.pool.totalCount - database.pool.idleCount).toBe(1)
  await listening.stop()
  await watcher.end()
  await database.close()
})
