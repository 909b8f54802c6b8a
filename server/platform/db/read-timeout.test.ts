import { afterAll, expect, it } from 'vitest'
import { openDatabase, run, withReadTimeout } from './client.ts'
import { testDatabase } from './testing.ts'

const database = openDatabase(await testDatabase(), { max: 4, readTimeoutMs: 400 })
afterAll(() => database.close())
const reads = withReadTimeout(database.executor)

it('refuses an expensive read that takes too long, and keeps the connection usable', async () => {
  const slow = () => run(reads, 'select pg_sleep(5)')
  const refused = await Promise.allSettled([slow(), slow(), slow()])
  for (const one of refused)
    expect(one).toMatchObject({ status: 'rejected', reason: { code: 'OVERLOADED', facts: { retryAfter: 3 } } })
  expect(await run(reads, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await run(database.executor, `select current_setting('transaction_isolation') as kept`)).toHaveLength(1)
})

it('returns rows and errors of an expensive read like those of any other read', async () => {
  expect(await run(reads, 'select $1::int + 1 as more', [1])).toEqual([{ more: 2 }])
  await expect(run(reads, 'select 1 / $1::int as none', [0])).rejects.toMatchObject({ code: '22012' })
  expect(await run(reads, 'select $1::int + 1 as more', [2])).toEqual([{ more: 3 }])
})

it('applies the usual time limit within a transaction', async () => {
  const [row] = await database.inTransaction((tx) => run(withReadTimeout(tx), 'select 1 as one'))
  expect(row).toEqual({ one: 1 })
})
