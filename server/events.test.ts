import { afterAll, expect, it } from 'vitest'
import { EVENTS } from './events.ts'
import { openDatabase, run } from './platform/db/client.ts'
import { testDatabase } from './platform/db/testing.ts'

const database = openDatabase(await testDatabase())
afterAll(() => database.close())

/** An event written by a trigger: its topic, and names and values of its payload. */
const INSERT = /insert into outbox \(topic, payload\) values \('(\w+)',\s*jsonb?_build_object\(([^;]*)\)\)/g
const NAME = /'(\w+)',/g

it('declares the events written by triggers, with all their fields', async () => {
  const bodies = await run<{ name: string; body: string }>(
    database.executor,
    `select proname as name, prosrc as body from pg_proc
      where pronamespace = 'public'::regnamespace and prosrc ilike '%into outbox%'`,
  )
  expect(bodies.map(({ name }) => name)).toContain('bonus_entry_tells')
  for (const { name, body } of bodies) {
    const written = [...body.matchAll(INSERT)]
    // an insert of another form would be ignored
    expect(written.length, name).toBe(body.match(/into outbox/gi)?.length)
    for (const [, topic = '', facts = ''] of written) {
      const type = EVENTS.get(topic)
      expect(type, `${name} writes ${topic}`).toBeDefined()
      const shape = (type?.schema as unknown as { shape: object } | undefined)?.shape ?? {}
      const names = [...facts.matchAll(NAME)].map(([, fact]) => fact)
      expect(names.toSorted(), `${name} writes ${topic}`).toEqual(Object.keys(shape).toSorted())
    }
  }
})

it('parses the events written by a trigger as declared', async () => {
  await run(
    database.executor,
    `with added as (insert into customer (phone, group_id) values ('79160000071', 1) returning id)
     insert into bonus_entry (customer_id, kind, amount, at) select id, 'accrued', 100, shop_now() from added`,
  )
  const rows = await run<{ topic: string; payload: unknown }>(database.executor, 'select topic, payload from outbox')
  expect(rows.map(({ topic, payload }) => EVENTS.get(topic)?.schema.parse(payload))).toEqual([
    { entryId: expect.any(Number), customerId: expect.any(Number), orderId: null },
  ])
})
