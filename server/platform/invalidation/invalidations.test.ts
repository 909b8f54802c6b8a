import pg from 'pg'
import { afterAll, expect, expectTypeOf, it } from 'vitest'
import { openDatabase } from '../db/client.ts'
import { testDatabase } from '../db/testing.ts'
import { listenForInvalidations, on, topicOfAll, topicOfOne } from './invalidations.ts'

const url = await testDatabase()
const database = openDatabase(url, { max: 4 })
const watcher = new pg.Client(url)
await watcher.connect()
afterAll(async () => {
  await watcher.end()
  await database.close()
})
const cheese = topicOfOne('cheese_changed')
const sites = topicOfAll('sites_changed')
const notify = (channel: string, payload: string) => watcher.query('select pg_notify($1, $2)', [channel, payload])

it('reports changes, and reports all data as changed after a lost connection', async () => {
  const received: string[] = []
  const bus = await listenForInvalidations(
    database.pool,
    {
      topics: [cheese, sites],
      invalidations: [
        on(
          cheese,
          (id) => received.push(`cheese ${id}`),
          () => received.push('lost'),
        ),
        on(sites, (all) => {
          expectTypeOf(all).toEqualTypeOf<null>()
          received.push(`sites ${all}`)
        }),
      ],
      onFailure: (error) => received.push(String(error)),
    },
    { retryMs: 20 },
  )
  await notify('cheese_changed', '7')
  await notify('sites_changed', 'whatever')
  await expect.poll(() => received).toEqual(['cheese 7', 'sites null'])
  await watcher.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  // notifications sent now are lost
  await notify('cheese_changed', '8')
  await expect.poll(() => received.slice(2)).toEqual(['lost', 'cheese null', 'sites null'])
  await notify('cheese_changed', '9')
  await expect.poll(() => received.at(-1)).toBe('cheese 9')
  expect(received).toHaveLength(6)
  await bus.stop()
})

it('reports a change after the commit, and not after a rollback', async () => {
  const received: (string | null)[] = []
  const bus = await listenForInvalidations(database.pool, {
    topics: [cheese],
    invalidations: [on(cheese, (id) => received.push(id))],
    onFailure: () => undefined,
  })
  await watcher.query('begin')
  await notify('cheese_changed', 'taken back')
  await watcher.query('rollback')
  await watcher.query('begin')
  await notify('cheese_changed', 'kept')
  await watcher.query('commit')
  await expect.poll(() => received).toEqual(['kept'])
  await bus.stop()
})

it('calls all handlers even when one fails', async () => {
  const received: unknown[] = []
  const bus = await listenForInvalidations(database.pool, {
    topics: [cheese],
    invalidations: [
      on(cheese, () => {
        throw new Error('no')
      }),
      on(cheese, (id) => received.push(id)),
    ],
    onFailure: (error) => received.push(String(error)),
  })
  await notify('cheese_changed', '7')
  await expect.poll(() => received).toEqual(['Error: no', '7'])
  await bus.stop()
})

it('refuses an unregistered topic', async () => {
  const listening = listenForInvalidations(database.pool, {
    topics: [],
    invalidations: [on(cheese, () => undefined)],
    onFailure: () => undefined,
  })
  await expect(listening).rejects.toThrow('«cheese_changed»')
})
