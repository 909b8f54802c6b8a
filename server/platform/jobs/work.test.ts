import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { INTEGRITY_SQL } from '../../db/check-integrity.ts'
import { openDatabase, run } from '../db/client.ts'
import { emit } from '../db/outbox.ts'
import { testDatabase } from '../db/testing.ts'
import { defineEvent, joinEvents, on, type Subscriber } from '../events/event.ts'
import { startJobs } from './runner.ts'
import { createWork } from './work.ts'

const database = openDatabase(await testDatabase())
afterAll(() => database.close())
const { executor } = database
const sql = <Row>(text: string, values: unknown[] = []) => run<Row>(executor, text, values)

const plain = (topic: string) => defineEvent(topic, {})
type Plain = ReturnType<typeof plain>
const first = plain('A')
const second = plain('B')
const events = joinEvents({ first, second })

let handled: string[] = []
const hear = (type: Plain, name: string) => on(type, name, async () => void handled.push(name))
const slow = (type: Plain, name: string) => on(type, name, async () => void handled.push(name), { isSlow: true })
const fail = (type: Plain, name: string) =>
  on(type, name, async () => {
    handled.push(name)
    throw new Error(`${name} fails`)
  })
const workOf = (...subscribers: Subscriber[]) => createWork({ database, events, subscribers, periodic: [] })
const happen = async (type: Plain) => {
  await emit(executor, type({}))
  const [event] = await sql<{ id: number }>('select max(id) as id from outbox')
  return event?.id ?? 0
}
const task = (name: string) => workOf().periodic.find((each) => each.name === name)
const jobs = () =>
  sql(`select task_identifier as task, key, attempts, max_attempts as most from graphile_worker.jobs order by id`)

beforeEach(async () => {
  handled = []
  await sql('delete from outbox')
  await sql('delete from graphile_worker._private_jobs')
})

describe('a failing subscriber', () => {
  it('retries an event for the failing subscriber only, without delaying the others', async () => {
    const work = workOf(hear(first, 'one'), fail(first, 'two'), hear(first, 'three'))
    const id = await happen(first)
    await expect(work.deliver(id)).rejects.toThrow('two fails')
    await expect(work.deliver(id)).rejects.toThrow('two fails')
    expect(handled).toEqual(['one', 'two', 'three', 'two'])
    expect(await sql('select delivered_at from outbox')).toEqual([{ delivered_at: null }])
    expect(
      await sql(
        'select subscriber, delivered_at is not null as is_done, failure from event_delivery order by subscriber',
      ),
    ).toEqual([
      { subscriber: 'one', is_done: true, failure: null },
      { subscriber: 'three', is_done: true, failure: null },
      { subscriber: 'two', is_done: false, failure: 'two fails' },
    ])
  })

  it('delays no event but the failed one', async () => {
    const work = workOf(fail(first, 'a'), hear(second, 'b'))
    await happen(first)
    const other = await happen(second)
    await work.deliver(other)
    await work.deliver(other)
    expect(handled).toEqual(['b'])
    expect(await sql('select topic from outbox where delivered_at is null')).toEqual([{ topic: 'A' }])
  })

  it('fails a delivery whose payload differs from the declared type', async () => {
    const paid = defineEvent('Paid', { orderId: z.int() })
    const payloads: object[] = []
    const work = createWork({
      database,
      events: joinEvents({ paid }),
      subscribers: [on(paid, 'reader', async (payload) => void payloads.push(payload))],
      periodic: [],
    })
    await sql(`insert into outbox (topic, payload) values ('Paid', '{"orderId": "12"}')`)
    const [event] = await sql<{ id: number }>('select id from outbox')
    await expect(work.deliver(event?.id ?? 0)).rejects.toThrow('orderId')
    expect(payloads).toEqual([])
  })
})

describe('the job of an event', () => {
  it('delivers an event to its subscribers in turn, once', async () => {
    const work = workOf(hear(first, 'one'), hear(second, 'nobody'), hear(first, 'two'))
    const id = await happen(first)
    await work.fanOut(id)
    await work.fanOut(id)
    expect(handled).toEqual(['one', 'two'])
    expect((await jobs()).slice(1)).toEqual([])
    expect(await sql('select id from outbox where delivered_at is null')).toEqual([])
    expect(await sql('select subscriber from event_delivery where delivered_at is not null order by 1')).toEqual([
      { subscriber: 'one' },
      { subscriber: 'two' },
    ])
  })

  it('creates one separate job for each slow or failed subscriber', async () => {
    const work = workOf(slow(first, 'one'), fail(first, 'two'), hear(first, 'three'), slow(first, 'four'))
    const id = await happen(first)
    await work.fanOut(id)
    await work.fanOut(id)
    expect(handled).toEqual(['two', 'three'])
    expect((await jobs()).slice(1)).toEqual([
      { task: 'deliver-event', key: `event-${id}-one`, attempts: 0, most: 12 },
      { task: 'deliver-event', key: `event-${id}-two`, attempts: 0, most: 12 },
      { task: 'deliver-event', key: `event-${id}-four`, attempts: 0, most: 12 },
    ])
    // a failed subscriber is retried a little later
    expect(await sql(`select key from graphile_worker.jobs where run_at > now() order by 1`)).toEqual([
      { key: `event-${id}-two` },
    ])
    await work.deliverTo({ eventId: id, subscriber: 'four' }, false)
    await expect(work.deliverTo({ eventId: id, subscriber: 'two' }, false)).rejects.toThrow('two fails')
    expect(await sql('select delivered_at from outbox')).toEqual([{ delivered_at: null }])
    const mended = workOf(slow(first, 'one'), hear(first, 'two'), hear(first, 'three'), slow(first, 'four'))
    for (const subscriber of ['two', 'one', 'one']) await mended.deliverTo({ eventId: id, subscriber }, false)
    expect(handled).toEqual(['two', 'three', 'four', 'two', 'two', 'one'])
    expect(await sql('select id from outbox where delivered_at is null')).toEqual([])
  })

  it('repeats the whole job when its node died', async () => {
    const id = await happen(first)
    let isDying = true
    const dying = on(first, 'two', async () => {
      handled.push('two')
      // results can no longer be recorded
      if (isDying) await sql('alter table event_delivery rename to event_delivery_away')
    })
    const work = workOf(hear(first, 'one'), dying)
    await expect(work.fanOut(id)).rejects.toThrow('event_delivery')
    await sql('alter table event_delivery_away rename to event_delivery')
    isDying = false
    await work.fanOut(id)
    expect(handled).toEqual(['one', 'two', 'one', 'two'])
    expect(await sql('select id from outbox where delivered_at is null')).toEqual([])
  })

  it('completes an event without subscribers, and fails when its type is not declared', async () => {
    const work = workOf()
    await work.fanOut(await happen(first))
    expect(await sql('select id from outbox where delivered_at is null')).toEqual([])
    await expect(work.fanOut(await happen(plain('C')))).rejects.toThrow('no module declares the event C')
    expect(await sql('select topic from outbox where delivered_at is null')).toEqual([{ topic: 'C' }])
  })

  it('delivers events that were pending before subscribers had separate jobs', async () => {
    // rows and jobs of an earlier release, one of them tried and failed by one subscriber
    const ids = [await happen(first), await happen(second), await happen(first)]
    await sql(`update graphile_worker._private_jobs set attempts = 3, last_error = 'two fails', run_at = now()`)
    await sql('delete from event_delivery')
    const work = workOf(hear(first, 'one'), hear(first, 'two'), hear(second, 'three'))
    const runner = await startJobs({ database, work, log: pino({ level: 'silent' }), hasPeriodic: false })
    await expect.poll(() => sql('select id from outbox where delivered_at is null'), { timeout: 30_000 }).toEqual([])
    await runner.stop()
    expect(handled.toSorted()).toEqual(['one', 'one', 'three', 'two', 'two'])
    expect(await sql('select distinct event_id as id from event_delivery order by id')).toEqual(
      ids.map((id) => ({ id })),
    )
    expect(await jobs()).toEqual([])
  })
})

it('refuses two subscribers of one name and undeclared events', () => {
  expect(() => workOf(hear(first, 'one'), hear(first, 'one'))).toThrow('two subscribers of A are called «one»')
  expect(() => workOf(hear(plain('C'), 'one'))).toThrow('which no module declares')
  expect(() => joinEvents({ first }, { again: plain('A') })).toThrow('share a topic')
})

describe('an undeliverable event', () => {
  const age = (interval: string) => sql(`update outbox set created_at = created_at - $1::interval`, [interval])

  it('counts an undeliverable event in the metrics after an hour and in the integrity check after a day', async () => {
    const work = workOf()
    const id = await happen(first)
    expect(await work.countOverdue()).toBe(0)
    await age('2 hours')
    expect([await work.countOverdue(), await sql(INTEGRITY_SQL)]).toEqual([1, []])
    await age('1 day')
    expect(await sql(INTEGRITY_SQL)).toEqual([{ problem: `event ${id} (A) could not be delivered for a day` }])
    await work.deliver(id)
    expect([await work.countOverdue(), await sql(INTEGRITY_SQL)]).toEqual([0, []])
  })

  it('restarts an undeliverable event once per night', async () => {
    await happen(first)
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

describe('a dead letter', () => {
  it('counts a dead letter, and retries it at night for its subscriber only', async () => {
    let isBroken = true
    const work = workOf(
      hear(first, 'one'),
      on(
        first,
        'two',
        async () => {
          handled.push('two')
          if (isBroken) throw new Error('no')
        },
        { isSlow: true },
      ),
    )
    const id = await happen(first)
    await work.fanOut(id)
    const two = { eventId: id, subscriber: 'two' }
    await expect(work.deliverTo(two, false)).rejects.toThrow('no')
    expect(await work.countDead()).toBe(0)
    await expect(work.deliverTo(two, true)).rejects.toThrow('no')
    expect(await work.countDead()).toBe(1)

    await sql('delete from graphile_worker._private_jobs')
    await task('try-given-up-events-again')?.run()
    expect(await jobs()).toEqual([{ task: 'deliver-event', key: `event-${id}-two`, attempts: 0, most: 12 }])
    isBroken = false
    await work.deliverTo(two, false)
    expect(handled).toEqual(['one', 'two', 'two', 'two'])
    expect(await work.countDead()).toBe(0)
    expect(await sql('select id from outbox where delivered_at is null')).toEqual([])
  })

  it('creates a dead letter when the job runner gives up the job', async () => {
    const work = workOf(fail(first, 'two'))
    const id = await happen(first)
    await work.fanOut(id)
    await sql(
      `update graphile_worker._private_jobs set max_attempts = 1, run_at = now() where key = 'event-' || $1::text || '-two'`,
      [id],
    )
    const runner = await startJobs({ database, work, log: pino({ level: 'silent' }), hasPeriodic: false })
    await expect.poll(work.countDead, { timeout: 30_000 }).toBe(1)
    await runner.stop()
    expect(handled).toEqual(['two', 'two'])
  })

  it('deletes a dead letter with its event, a month after delivery', async () => {
    const work = workOf(hear(first, 'one'))
    await work.deliver(await happen(first))
    await sql(`update outbox set delivered_at = delivered_at - interval '31 days'`)
    await task('forget-delivered-events')?.run()
    expect(await sql('select event_id from event_delivery')).toEqual([])
  })
})

describe('events of a dead node', () => {
  const locks = () => sql<{ locked_by: string | null }>('select locked_by from graphile_worker.jobs order by id')
  const lock = (worker: string, minutesAgo: number) =>
    sql(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - make_interval(mins => $2)
        where locked_by is null`,
      [worker, minutesAgo],
    )

  it('releases events of a dead node after five minutes, but not those of a living node', async () => {
    await workOf(slow(first, 'one')).fanOut(await happen(first))
    await lock('dead', 6)
    await happen(second)
    await lock('living', 1)
    await task('free-abandoned-deliveries')?.run()
    expect(await locks()).toEqual([{ locked_by: null }, { locked_by: null }, { locked_by: 'living' }])
  })

  it('does not treat a long periodic task as dead', async () => {
    await sql(`select graphile_worker.add_job('check-integrity')`)
    await lock('busy', 60)
    await task('free-abandoned-deliveries')?.run()
    expect(await locks()).toEqual([{ locked_by: 'busy' }])
  })
})

describe('a task with an interval', () => {
  it('runs again after a failure, and no more when the runner has stopped', async () => {
    let runs = 0
    const work = createWork({
      database,
      events,
      subscribers: [],
      periodic: [
        {
          name: 'often',
          cron: '0 0 1 1 *',
          everyMs: 5,
          run: async () => {
            runs += 1
            throw new Error('fails')
          },
        },
      ],
    })
    const runner = await startJobs({ database, work, log: pino({ level: 'silent' }) })
    await expect.poll(() => runs).toBeGreaterThan(2)
    await runner.stop()
    const ended = runs
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(runs).toBe(ended)
  })
})
