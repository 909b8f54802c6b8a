import { afterAll, expect, it } from 'vitest'
import { openDatabase, run } from './client.ts'
import { testDatabase } from './testing.ts'
import { createTransactionGate } from './transaction-gate.ts'

const database = openDatabase(await testDatabase(), { max: 6 })
afterAll(() => database.close())

it('many transactions that read on another connection do not starve each other', async () => {
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

it('a failed work makes room for the next; nobody waits for ever', async () => {
  const gate = createTransactionGate(1, 20)
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  let finish = () => {}
  const long = gate(() => new Promise<void>((resolve) => (finish = resolve)))
  await expect(gate(async () => 1)).rejects.toThrow('OVERLOADED')
  finish()
  await long
  expect(await gate(async () => 2)).toBe(2)
})
