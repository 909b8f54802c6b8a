import { afterAll, expect, it } from 'vitest'
import { openDatabase, run } from './client.ts'
import { testDatabase } from './testing.ts'

const database = openDatabase(await testDatabase(), { max: 6 })
afterAll(() => database.close())

it('does not deadlock concurrent transactions that read on another connection', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, () =>
      database.inTransaction(async (tx) => {
        await run(tx, 'select pg_sleep(0.005)')
        const [row] = await run<{ one: number }>(database.executor, 'select 1 as one')
        return row?.one
      }),
    ),
  )
  expect(new Set(answers)).toEqual(new Set([1]))
})
