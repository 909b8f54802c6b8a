import { afterAll, beforeEach, expect, it } from 'vitest'
import { openDatabase, run } from './client.ts'
import { isPassingTrouble, isPlanOutdated } from './connection-loss.ts'
import { testDatabase } from './testing.ts'

const STATEMENT = 'select amount from tried where amount = $1'
const database = openDatabase(await testDatabase(), { max: 6 })
const { executor, inTransaction, pool } = database
afterAll(() => database.close())

const everywhere = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 12 }, work))
const read = () => run(executor, STATEMENT, [1])
const readWithin = () => inTransaction((tx) => run(tx, STATEMENT, [1]))

/** Prepares the statement in all sessions, then changes the type of its column like a migration. */
async function makeOutdated(type: string): Promise<void> {
  await everywhere(read)
  await pool.query(`alter table tried alter column amount type ${type}`)
}
beforeEach(async () => {
  await pool.query('drop table if exists tried')
  await pool.query('create table tried as select 1 as amount')
})

it('prepares a statement again when its column changed, without an error for the client', async () => {
  for (const type of ['bigint', 'smallint', 'bigint']) {
    await makeOutdated(type)
    expect(await everywhere(read)).toEqual(Array.from({ length: 12 }, () => [{ amount: 1 }]))
  }
})

it('refuses the first transaction with an outdated plan with INTERRUPTED, and then uses the new plan', async () => {
  await makeOutdated('bigint')
  const error: unknown = await readWithin().catch((thrown: unknown) => thrown)
  expect([isPlanOutdated(error), isPassingTrouble(error)]).toEqual([true, true])
  expect(await everywhere(readWithin)).toEqual(Array.from({ length: 12 }, () => [{ amount: 1 }]))
})

it('treats any other unsupported feature as a bug of the shop', async () => {
  const unsupported = await run(executor, 'select count(*) from tried for update').catch((thrown: unknown) => thrown)
  expect(unsupported).toMatchObject({ code: '0A000' })
  expect([isPlanOutdated(unsupported), isPassingTrouble(unsupported)]).toEqual([false, false])
})
