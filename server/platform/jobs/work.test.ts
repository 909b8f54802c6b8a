import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { INTEGRITY_SQL } from '../../db/check-integrity.ts'
import { openDatabase, run } from '../db/client.ts'
import { emit } from '../db/outbox.ts'
import { testDatabase } from '../db/testing.ts'
import { createWork, type Listeners } from './work.ts'

const database = openDatabase(await testDatabase())
afterAll(() => database.close())
const { executor } = database
const sql = <Row>(text: string, values: unknown[] = []) => run<Row>(executor, text, values)

/** Who heard what, in order. */
let heard: string[] = []
const hear = (name: string) => async () => void heard.push(name)
const fail = (name: string) => async () => {
  heard.push(name)
  throw new Error(`${name} fails`)
}
const workOf = (listeners: Listeners) => createWork({ database, listeners, periodic: [] })
const happen = async (topic: string) => {
  await emit(executor, { topic, payload: {} })
  const [event] = await sql<{ id: number }>('select max(id) as id from outbox')
  return event?.id ?? 0
}
const task = (name: string) => workOf({}).periodic.find((each) => each.name === name)

beforeEach(async () => {
  heard = []
  await sql('delete from outbox')
  await sql('delete from graphile_worker._private_jobs')
})

describe('one who fails', () => {
  it('keeps an event from nobody, and the event comes again', async () => {
    const work = workOf({ A: [hear('first'), fail('second'), hear('third')] })
    const id = await happen('A')
    await expect(work.deliver(id)).rejects.toThrow('second fails')
    await expect(work.deliver(id)).rejects.toThrow('second fails')
    expect(heard).toEqual(['first', 'second', 'third', 'first', 'second', 'third'])
    expect(await sql('select delivered_at from outbox')).toEqual([{ delivered_at: null }])
  })

  it('blocks its own event only', async () => {
    const work = workOf({ A: [fail('a')], B: [hear('b')] })
    await happen('A')
    const other = await happen('B')
    await work.deliver(other)
    await work.deliver(other)
    expect(heard).toEqual(['b'])
    expect(await sql('select topic from outbox where delivered_at is null')).toEqual([{ topic: 'A' }])
  })
})

describe('an event that nobody could deliver', () => {
  /** Days ago it was written. */
  const age = (interval: string) => sql(`update outbox set created_at = created_at - $1::interval`, [interval])

  it('is seen by Prometheus after an hour and by the check of the books after a day', async () => {
    const work = workOf({})
    const id = await happen('A')
    expect(await work.countOverdue()).toBe(0)
    await age('2 hours')
    expect([await work.countOverdue(), await sql(INTEGRITY_SQL)]).toEqual([1, []])
    await age('1 day')
    expect(await sql(INTEGRITY_SQL)).toEqual([{ problem: `event ${id} (A) could not be delivered for a day` }])
    await work.deliver(id)
    expect([await work.countOverdue(), await sql(INTEGRITY_SQL)]).toEqual([0, []])
  })

  it('gets one new job a night', async () => {
    await happen('A')
    await sql('update graphile_worker._private_jobs set attempts = max_attempts')
    await age('2 days')
    const again = task('try-given-up-events-again')
    await again?.run()
    await again?.run()
    expect(await sql('select attempts, max_attempts from graphile_worker.jobs order by id')).toEqual([
      { attempts: 12, max_attempts: 12 },
      { attempts: 0, max_attempts: 12 },
    ])
  })
})

describe('events of a node that died', () => {
  const locks = () => sql<{ locked_by: string | null }>('select locked_by from graphile_worker.jobs order by id')
  const lock = (worker: string, minutesAgo: number) =>
    sql(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - make_interval(mins => $2)
        where locked_by is null`,
      [worker, minutesAgo],
    )

  it('are free for others five minutes later; those of the living are left alone', async () => {
    await happen('A')
    await lock('dead', 6)
    await happen('B')
    await lock('living', 1)
    await task('free-abandoned-deliveries')?.run()
    expect(await locks()).toEqual([{ locked_by: null }, { locked_by: 'living' }])
  })

  it('a long periodic task is not taken for a dead one', async () => {
    await sql(`select graphile_worker.add_job('check-integrity')`)
    await lock('busy', 60)
    await task('free-abandoned-deliveries')?.run()
    expect(await locks()).toEqual([{ locked_by: 'busy' }])
  })
})
