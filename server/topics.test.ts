import { expect, it } from 'vitest'
import { openDatabase } from './platform/db/client.ts'
import { testDatabase } from './platform/db/testing.ts'
import { TOPICS } from './topics.ts'

it("makes every node listen to the notifications of the database's triggers", async () => {
  const database = openDatabase(await testDatabase(), { max: 1 })
  const { rows } = await database.pool.query<{ channel: string }>(
    `select distinct announced[1] as channel
       from pg_proc, regexp_matches(prosrc, 'pg_notify\\(''(\\w+)''', 'g') as announced
      where pronamespace = 'public'::regnamespace`,
  )
  await database.close()
  const channels = TOPICS.map(({ channel }) => channel)
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.map(({ channel }) => channel).filter((channel) => !channels.includes(channel))).toEqual([])
  expect(new Set(channels).size).toBe(channels.length)
})
