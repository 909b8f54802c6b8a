import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, run } from './client.ts'
import { orRefusal } from './or-refusal.ts'
import { testDatabase } from './testing.ts'

const database = openDatabase(await testDatabase())
beforeAll(() => run(database.executor, 'create table scratch (word text)'))
afterAll(() => database.close())
const { inTransaction } = database
const write = (word: string, end: unknown = null) =>
  inTransaction(async (tx) => {
    await run(tx, 'insert into scratch values ($1)', [word])
    const outcome = await orRefusal(tx, async () => {
      await run(tx, 'insert into scratch values ($1)', [`${word} in part`])
      if (end) throw end
      return 'done'
    })
    await run(tx, 'insert into scratch values ($1)', [`after ${word}`])
    return outcome
  })
const written = async () =>
  (await run<{ word: string }>(database.executor, 'select word from scratch')).map((r) => r.word)

it('rolls back only the refused part, and the whole transaction on an error', async () => {
  const refusal = new Refusal('NOT_FOUND')
  expect(await write('one')).toBe('done')
  expect(await write('two', refusal)).toBe(refusal)
  await expect(write('three', new Error('broken'))).rejects.toThrow('broken')
  expect(await written()).toEqual(['one', 'one in part', 'after one', 'two', 'after two'])
})
