import { readdir } from 'node:fs/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { testDatabase } from './testing.ts'

it('migrations are numbered one after another, so two people never add the same number', async () => {
  const files = (await readdir(new URL('../../db/migrations/', import.meta.url))).filter((name) =>
    name.endsWith('.sql'),
  )
  const numbers = files.sort().map((name) => Number(name.slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
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
