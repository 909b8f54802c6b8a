import pg from 'pg'
import { expect, test } from 'vitest'
import { demoDatabase } from './testing.ts'

const databases = await Promise.all([demoDatabase(), demoDatabase()])

test('loads the demo world once and clones it for each test file', async () => {
  const counts = await Promise.all(
    databases.map(async (url) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const { rows } = await client.query('select count(*)::int as sellers from organization')
      await client.end()
      return rows[0]?.sellers
    }),
  )
  expect(counts[0]).toBeGreaterThan(10)
  expect(counts[1]).toBe(counts[0])
  expect(databases[0]).not.toBe(databases[1])
})
