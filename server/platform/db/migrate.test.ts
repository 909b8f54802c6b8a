import { readdir } from 'node:fs/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { testDatabase } from './testing.ts'

it('every migration has a number of its own, so two people never add the same one', async () => {
  const files = (await readdir(new URL('../../db/migrations/', import.meta.url))).filter((name) =>
    name.endsWith('.sql'),
  )
  const numbers = files.map((name) => /^(\d{4})-[a-z]/.exec(name)?.[1])
  expect(numbers).not.toContain(undefined)
  expect(new Set(numbers).size).toBe(numbers.length)
})

it('a database that has them all is left as it is; a migration that was changed stops the start', async () => {
  const url = await testDatabase()
  expect((await migrate(url)).applied).toEqual([])
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`update migration set hash = 'another' where name like '0001%'`)
  await client.end()
  await expect(migrate(url)).rejects.toThrow('was changed after it had been applied')
})
