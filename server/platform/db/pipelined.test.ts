import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Executor, openDatabase, run } from './client.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { orRefusal } from './or-refusal.ts'
import { pipelined } from './pipelined.ts'
import { testDatabase } from './testing.ts'

const url = await testDatabase()
const database = openDatabase(url, { max: 8 })
const watcher = new pg.Client(url)
beforeAll(async () => {
  await watcher.connect()
  await watcher.query('create table scratch (word text primary key)')
})
afterAll(async () => {
  await watcher.end()
  await database.close()
})
const { inTransaction } = database
const written = async () =>
  (await watcher.query<{ word: string }>('select word from scratch order by word')).rows.map(({ word }) => word)
const write = (tx: Parameters<Parameters<typeof inTransaction>[0]>[0], word: string) =>
  run(tx, 'insert into scratch values ($1)', [word])

describe('statements of one transaction, pipelined', () => {
  it('runs pipelined statements in the order in which they were started, each with its own answer', async () => {
    const answers = await inTransaction((tx) =>
      pipelined([
        run<{ n: number }>(tx, 'select 1 as n'),
        null,
        write(tx, 'first'),
        run<{ n: number }>(tx, 'select count(*)::int as n from scratch'),
      ]),
    )
    expect(answers).toEqual([[{ n: 1 }], null, [], [{ n: 1 }]])
  })

  it('sends the next statement before the first one has finished', async () => {
    const asleep = (amount: number) =>
      inTransaction((tx) => pipelined(Array.from({ length: amount }, () => run(tx, 'select pg_sleep(0.001)'))))
    let mostWaiting = 0
    const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => Promise<unknown>
    let waiting = 0
    pg.Client.prototype.query = async function watched(this: pg.Client, ...args: unknown[]) {
      // other clients of the process may send statements meanwhile
      if (!JSON.stringify(args).includes('pg_sleep')) return await query.apply(this, args)
      waiting += 1
      mostWaiting = Math.max(mostWaiting, waiting)
      try {
        return await query.apply(this, args)
      } finally {
        waiting -= 1
      }
    } as never
    try {
      await asleep(5)
    } finally {
      pg.Client.prototype.query = query as never
    }
    expect(mostWaiting).toBe(5)
  })

  it('fails with the original error and rolls the transaction back', async () => {
    const failing = inTransaction((tx) =>
      pipelined([write(tx, 'lost').then(() => run(tx, 'select 1')), run(tx, 'select 1 / 0'), write(tx, 'lost, too')]),
    )
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(await written()).not.toContain('lost')
  })

  it('ends all statements before a savepoint is rolled back, so late ones are undone, too', async () => {
    const outcome = await inTransaction(async (tx) => {
      const refused = await orRefusal(tx, async () => {
        const late = write(tx, 'early').then(() => write(tx, 'late'))
        await pipelined([Promise.reject(new Refusal('NOT_FOUND')), late])
      })
      await write(tx, 'kept')
      return refused
    })
    expect(outcome).toBeInstanceOf(Refusal)
    expect(await written()).toEqual(['first', 'kept'])
  })

  it('fails the transaction even when the error was swallowed', async () => {
    const swallowed = inTransaction(async (tx) => {
      await write(tx, 'swallowed')
      await run(tx, 'select 1 / 0').catch(() => null)
    })
    await expect(swallowed).rejects.toThrow('nothing was committed')
    expect(await written()).not.toContain('swallowed')
  })
})

it('fails all statements when the connection is cut, and uses another connection afterwards', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', note)
  try {
    for (let round = 0; round < 6; round += 1) {
      const works = Array.from({ length: 6 }, (_, worker) =>
        inTransaction((tx) =>
          pipelined([
            write(tx, `cut ${round} ${worker}`),
            run(tx, 'select pg_sleep(5)'),
            run(tx, 'select 1'),
            run(tx, 'select pg_sleep(5)').then(() => run(tx, 'select 2')),
          ]),
        ).catch((error: unknown) => error),
      )
      const sleeping = async () =>
        (
          await watcher.query(
            `select pg_terminate_backend(pid, 5000) from pg_stat_activity
              where datname = current_database() and query like '%pg_sleep(5)%' and pid <> pg_backend_pid()`,
          )
        ).rowCount ?? 0
      let cut = 0
      while (cut < works.length) cut += await sleeping()
      const errors = await Promise.all(works)
      expect(errors.filter((error) => !isConnectionLoss(error))).toEqual([])
    }
  } finally {
    process.off('unhandledRejection', note)
  }
  expect(unhandled).toEqual([])
  expect((await written()).filter((word) => word.startsWith('cut'))).toEqual([])
  expect(await Promise.all(Array.from({ length: 12 }, () => inTransaction((tx) => run(tx, 'select 1'))))).toHaveLength(
    12,
  )
}, 60_000)

it('sends statements started in the same tick in one write', async () => {
  let writes = 0
  const counted = openDatabase(url, { max: 1 })
  counted.pool.on('connect', ({ connection: { stream } }) => {
    const writev = stream._writev?.bind(stream)
    stream._writev = (chunks, done) => {
      writes += 1
      writev?.(chunks, done)
    }
  })
  const three = (tx: Executor) => pipelined([1, 2, 3].map((number) => run(tx, 'select $1::int as number', [number])))
  await counted.inTransaction(three)
  await counted.inTransaction(async (tx) => {
    writes = 0
    await three(tx)
    expect(writes).toBe(1)
  })
  await counted.close()
})
