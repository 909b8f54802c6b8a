import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from './testing.ts'

test('gives each test file a writable database', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()])
  expect(one).not.toBe(other)
  const client = new pg.Client({ connectionString: one })
  await client.connect()
  await client.query('CREATE TABLE only_here (id int)')
  const { rows } = await client.query('SELECT count(*)::int AS count FROM only_here')
  expect(rows).toEqual([{ count: 0 }])
  await client.end()
})
