import { afterAll, describe, expect, it } from 'vitest'
import { defineEvent } from '../events/event.ts'
import { scheduleDelayedEvents } from '../jobs/delayed-events.ts'
import { openDatabase, run } from './client.ts'
import { withClockShift, withOptions } from './connection-options.ts'
import { emit } from './outbox.ts'
import { testDatabase } from './testing.ts'

const happened = defineEvent('A', {})
const DAY_MS = 86_400_000
const url = await testDatabase()
const shifted = openDatabase(withClockShift(url, 40 * DAY_MS), { max: 1 })
const plain = openDatabase(withClockShift(url, 0), { max: 1 })
afterAll(() => Promise.all([shifted.close(), plain.close()]))

const one = async <Row>({ executor }: typeof plain, sql: string): Promise<Row> =>
  (await run<Row>(executor, sql))[0] as Row
/** Number of whole days between a moment and the database's present time. */
const days = (moment: string) => `round(extract(epoch from ${moment} - now()) / 86400)::int as days`

describe('a database with a shifted clock', () => {
  it("gives the shop's time in SQL and in defaults to shifted connections only", async () => {
    expect(await one(shifted, `select ${days('shop_now()')}`)).toEqual({ days: 40 })
    const start = await one<{ days: number }>(plain, `select ${days('shop_now()')}`)
    await run(shifted.executor, `insert into analytics_event (kind, payload) values ('show-cart', '{}')`)
    expect(await one(shifted, `select ${days('at')} from analytics_event`)).toEqual({ days: 40 })
    // the run itself may be shifted; the later option wins
    expect(start.days).toBe(Math.round(Number(process.env.OKOLITSA_TEST_SHIFT_MS) / DAY_MS))
  })

  it("runs jobs that are due at the shop's time, although the job runner uses its own clock", async () => {
    const inAnHour = async (database: typeof plain) => {
      const { moment } = await one<{ moment: Date }>(database, `select shop_now() + interval '1 hour' as moment`)
      await emit(database.executor, happened({}), moment)
    }
    const minutes = () =>
      run(
        plain.executor,
        `select round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs order by id`,
      )
    await inAnHour(shifted)
    expect(await minutes()).toEqual([{ minutes: 60 }])
    await run(plain.executor, 'delete from graphile_worker._private_jobs')
    await scheduleDelayedEvents(shifted.executor)
    expect(await minutes()).toEqual([{ minutes: 60 }])
  })

  it('combines the options of the database URL with those of the pool', async () => {
    const own = openDatabase(withOptions(url, '-c application_name=mine'), { max: 1, timeoutMs: 12_000 })
    const setting = (name: string) => one(own, `select current_setting('${name}') as value`)
    expect(await setting('application_name')).toEqual({ value: 'mine' })
    expect(await setting('statement_timeout')).toEqual({ value: '12s' })
    await own.close()
  })

  it("has no column default that reads the machine's clock", async () => {
    const { left } = await one<{ left: string[] }>(
      plain,
      `select coalesce(array_agg(attrelid::regclass || '.' || attname), '{}')::text[] as left
         from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum join pg_class c on c.oid = adrelid
        where c.relnamespace = 'public'::regnamespace and c.relname <> 'migration'
          and pg_get_expr(adbin, adrelid) ~* '(^|[^_])(now|timestamp)\\(|current_(date|time)'`,
    )
    expect(left).toEqual([])
  })

  it("has no SQL function that reads the machine's clock", async () => {
    const { left } = await one<{ left: string[] }>(
      plain,
      `select coalesce(array_agg(proname order by proname), '{}')::text[] as left from pg_proc
        where pronamespace = 'public'::regnamespace and prosrc ~* '(^|[^_])(now|clock_timestamp)\\(|current_(date|time)'`,
    )
    expect(left.filter((name) => !/^(shop_|machine_)/.test(name))).toEqual([])
  })
})
