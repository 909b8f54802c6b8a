import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { becomeOwner } from '../../people/office/office-browser.data.ts'
import { openDatabase, run } from '../../platform/db/client.ts'
import { testDatabase } from '../../platform/db/testing.ts'
import { enterOffice } from '../../testing/office.data.ts'
import { testApp } from '../../testing.ts'

const url = await testDatabase()
const database = openDatabase(url)
afterAll(() => database.close())
const sql = <Row>(text: string, values: unknown[] = []) => run<Row>(database.executor, text, values)
const now = new Date()
const shop = await testApp(url, { clock: () => now }, {}, 'none')
const customer = await shop.signIn('79160000009')
const { browser: owner } = await becomeOwner(shop, { now: () => now })
const state = async () => (await owner.call('GET', '/v1/office/state')).body
const letters = (query = '') => owner.call('GET', `/v1/office/state/dead-letters${query}`)
const retry = (body: object = {}) => owner.call('POST', '/v1/office/state/dead-letters/retry', { body })
const runCheck = () => shop.app.work.periodic.find(({ name }) => name === 'check-integrity')?.run()
const jobs = () => sql<{ task: string }>('select task_identifier as task from graphile_worker.jobs order by id')

/** An event that one part of the shop did not get. */
async function deadLetter(subscriber = 'loyalty'): Promise<number> {
  const [event] = await sql<{ id: number }>(
    `insert into outbox (topic, payload) values ('OrderMoved', '{}') returning id`,
  )
  await sql(
    `insert into event_delivery (event_id, subscriber, failure, dead_at)
     values ($1, $2, 'the phone +79161234567 is not known', shop_now())`,
    [event?.id, subscriber],
  )
  return event?.id ?? 0
}

beforeEach(async () => {
  await sql('delete from outbox')
  await sql('delete from integrity_run')
  await sql('delete from graphile_worker._private_jobs')
})

describe('the state', () => {
  it('shows release, migration, database, disk, jobs and events as they are', async () => {
    await deadLetter()
    const { release, database: seen, disk, events, jobs: queue, audit, integrity } = await state()
    const [{ name, bytes } = { name: '', bytes: 0 }] = await sql<{ name: string; bytes: number }>(
      'select max(name) as name, pg_database_size(current_database()) as bytes from migration',
    )
    expect(release).toMatchObject({ migration: name, node: process.version, version: '0.1.0', nodes: 0 })
    expect(Math.abs(seen.bytes - bytes)).toBeLessThan(bytes / 10)
    expect(seen.connections).toBeGreaterThan(0)
    expect(seen.tables[0].bytes).toBeGreaterThanOrEqual(seen.tables[1].bytes)
    expect(disk.freeBytes).toBeGreaterThan(0)
    expect(disk.mayWrite).toBe(true)
    expect(events).toMatchObject({ dead: 1, overdue: 0, topics: [{ topic: 'OrderMoved', waiting: 1 }] })
    expect(queue).toMatchObject({ running: 0, waiting: 1, failed: [] })
    expect(audit.late).toBe(0)
    expect(integrity).toEqual([])
  })

  it('shows tasks whose attempts are used up, with the error and without phones', async () => {
    await sql(`select graphile_worker.add_job('reconcile-payments', max_attempts := 1)`)
    await sql(`update graphile_worker._private_jobs set attempts = 1, last_error = 'no answer to +79161234567'`)
    const [failed] = (await state()).jobs.failed
    expect(failed).toMatchObject({ task: 'reconcile-payments', error: expect.stringContaining('no answer') })
    expect(failed.error).not.toContain('9161234567')
  })

  it('shows statements that run for more than a second', async () => {
    const slow = sql('select pg_sleep(2.5)')
    await expect
      .poll(async () => (await state()).database.queries, { timeout: 5_000, interval: 300 })
      .toContainEqual({ pid: expect.any(Number), seconds: expect.any(Number), text: 'select pg_sleep(2.5)' })
    await slow
  })
})

describe('dead letters', () => {
  it('are listed with their cause and without phones', async () => {
    const eventId = await deadLetter()
    const { items, next } = (await letters()).body
    expect(items).toEqual([
      expect.objectContaining({ eventId, topic: 'OrderMoved', subscriber: 'loyalty', deadAt: expect.any(String) }),
    ])
    expect(items[0].failure).not.toContain('9161234567')
    expect(next).toBeNull()
  })

  it('are listed page by page', async () => {
    for (let count = 0; count < 23; count += 1) await deadLetter()
    const first = (await letters()).body
    expect(first.items).toHaveLength(20)
    expect((await letters(`?before=${first.next}`)).body).toMatchObject({ items: { length: 3 }, next: null })
  })

  it('are tried again once when the button is pressed twice, and the press is in the log', async () => {
    const eventId = await deadLetter()
    await deadLetter()
    const only = { eventId, subscriber: 'loyalty' }
    const answers = await Promise.all([retry({ only }), retry({ only })])
    expect(answers.map(({ body }) => body.retried).toSorted()).toEqual([0, 1])
    expect((await letters()).body.items).toHaveLength(1)
    expect((await jobs()).filter(({ task }) => task === 'deliver-event')).toHaveLength(1)
    const { items } = (await owner.call('GET', `/v1/office/log?entity=event&subject=${eventId}`)).body
    expect(items).toMatchObject([{ action: 'retryEvent', who: { name: 'Марина Аверина' } }])
  })

  it('are all tried again', async () => {
    await deadLetter('loyalty')
    await deadLetter('ledger')
    expect((await retry()).body).toEqual({ retried: 2 })
    expect((await retry()).body).toEqual({ retried: 0 })
    expect((await state()).events.dead).toBe(0)
  })

  it('explain wrong fields', async () => {
    expect((await retry({ only: { eventId: 'x' } })).status).toBe(400)
    expect((await letters('?before=x')).status).toBe(400)
  })
})

describe('the check of the books', () => {
  const check = () => owner.call('POST', '/v1/office/state/integrity')

  it('runs once in the background when it is asked for twice, and its result is kept', async () => {
    const answers = await Promise.all([check(), check()])
    expect(answers.map(({ body }) => body.isNew).toSorted()).toEqual([false, true])
    expect((await jobs()).filter(({ task }) => task === 'check-integrity')).toHaveLength(1)
    expect((await state()).integrity).toMatchObject([{ askedBy: 'Марина Аверина', startedAt: null, endedAt: null }])
    await runCheck()
    expect((await state()).integrity).toMatchObject([
      { askedBy: 'Марина Аверина', endedAt: expect.any(String), problems: 0, findings: [], failure: null },
    ])
    const { items } = (await owner.call('GET', '/v1/office/log?action=checkIntegrity')).body
    expect(items).toHaveLength(1)
    expect((await check()).body).toEqual({ isNew: true })
  })

  it('shows what the nightly check found', async () => {
    await sql(`update audit_personal set after = '{"name": "x"}' where after is not null`)
    await runCheck()
    const [night] = (await state()).integrity
    expect(night.askedBy).toBeNull()
    expect(night.problems).toBeGreaterThan(0)
    expect(night.findings.join()).toMatch(/personal values of audit entry \d+ do not match/)
  })
})

describe('access', () => {
  const CALLS = [
    ['GET', '/v1/office/state'],
    ['GET', '/v1/office/state/dead-letters'],
    ['POST', '/v1/office/state/dead-letters/retry'],
    ['POST', '/v1/office/state/integrity'],
  ] as const

  it.each(CALLS)('%s %s is refused to guests and customers', async (method, path) => {
    for (const token of [undefined, customer.token]) {
      const options = { ...(token !== undefined && { token }), ...(method === 'POST' && { body: {} }) }
      expect((await shop.call(method, path, options)).status).toBe(401)
    }
  })

  it('is refused to other roles', async () => {
    for (const role of ['support', 'curator', 'moderator', 'editor', 'accountant', 'analyst']) {
      await sql('update office_member set roles = $1', [[role]])
      for (const [method, path] of CALLS) {
        const options = method === 'POST' ? { body: {} } : {}
        expect((await owner.call(method, path, options)).status).toBe(403)
      }
    }
    await sql(`update office_member set roles = array['owner']`)
  })
})

it('counts nodes whose job runner is alive', async () => {
  await testApp(url)
  await expect.poll(async () => (await state()).release.nodes).toBe(1)
})

describe('alarms', () => {
  it('name the trouble and its beginning to the people concerned, and are absent when all is well', async () => {
    const moderator = await enterOffice(shop.app, () => now, { roles: ['moderator'] })
    const accountant = await enterOffice(shop.app, () => now, { roles: ['accountant'] })
    const alarmsOf = (call: typeof shop.call, headers: Record<string, string>) =>
      call('GET', '/v1/office/alarms', { headers })
    await sql(
      `insert into integrity_run (asked_at, started_at, ended_at, problems, findings)
       values ($1, $1, $1, 0, '{}'), ($2, $2, $2, 3, '{stock}')`,
      [new Date(now.getTime() - 7_200_000), new Date(now.getTime() - 3_600_000)],
    )
    const { body } = await owner.call('GET', '/v1/office/alarms')
    const since = new Date(now.getTime() - 3_600_000).toISOString()
    expect(body.items).toEqual([{ kind: 'integrity', count: 3, since, orderId: null }])
    expect((await alarmsOf(shop.call, accountant)).body).toEqual({ items: [] })
    expect((await alarmsOf(shop.call, moderator)).body).toEqual({ items: [] })
    expect((await alarmsOf(shop.call, {})).status).toBe(401)
  })
})
