import { expect, it, vi } from 'vitest'
import { openDatabase } from './client.ts'
import { listenForNotices } from './notices.ts'
import { testDatabase } from './testing.ts'

it('calls the handler of the channel that was notified, and of no other', async () => {
  const database = openDatabase(await testDatabase())
  const one = vi.fn()
  const other = vi.fn()
  const listening = await listenForNotices(database.pool, { channel_one: one, channel_other: other })
  await database.pool.query(`select pg_notify('channel_one', '')`)
  await vi.waitFor(() => expect(one).toHaveBeenCalledOnce())
  expect(other).not.toHaveBeenCalled()
  await listening.stop()
  await database.close()
})
