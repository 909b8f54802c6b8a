import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { testDatabase } from './testing.ts'

it('gives every migration a unique number', async () => {
  const files = (await readdir(new URL('../../db/migrations/', import.meta.url))).filter((name) =>
    name.endsWith('.sql'),
  )
  const numbers = files.map((name) => /^(\d{4})-[a-z]/.exec(name)?.[1])
  expect(numbers).not.toContain(undefined)
  expect(new Set(numbers).size).toBe(numbers.length)
})

it('builds indexes outside a transaction, and builds them anew when a start was cut', async () => {
  const url = await testDatabase()
  const client = new pg.Client(url)
  await client.connect()
  const invalid = 'select indexrelid::regclass::text as name from pg_index where not indisvalid'
  expect((await client.query(invalid)).rows).toEqual([])
  // as a start leaves it that was cut while it built the index
  await client.query(`update pg_index set indisvalid = false where indexrelid = 'customer_by_name'::regclass`)
  await client.query(`delete from migration where name like '0531%'`)
  expect((await migrate(url)).applied).toContain('0531-office-search.sql')
  expect((await client.query(invalid)).rows).toEqual([])
  await client.end()
})

it('drops an invalid index of a migration that does not do so itself, and keeps its valid ones', async () => {
  const url = await testDatabase()
  const client = new pg.Client(url)
  await client.connect()
  const stateOf = `select relname as name, indisvalid as "isValid", indexrelid as id from pg_index join pg_class on oid = indexrelid
    where relname in ('review_by_time', 'payment_by_card_end', 'notification_of_broadcast', 'consent_to_news') order by 1`
  const { rows: before } = await client.query(stateOf)
  expect(before).toHaveLength(4)
  // the last of two builds of a migration was interrupted, and those of two others
  const invalid = ['consent_to_news', 'payment_by_card_end', 'review_by_time']
  for (const name of invalid)
    await client.query('update pg_index set indisvalid = false where indexrelid = $1::regclass', [name])
  await client.query(`delete from migration where left(name, 4) in ('0641', '0653', '0671')`)
  expect((await migrate(url)).applied.map((name) => name.slice(0, 4))).toEqual(['0641', '0653', '0671'])
  const { rows: after } = await client.query(stateOf)
  expect(after.map(({ isValid }) => isValid)).toEqual([true, true, true, true])
  const rebuilt = after.filter(({ id }) => !before.some((index) => index.id === id))
  expect(rebuilt.map(({ name }) => name)).toEqual(invalid)
  await client.end()
})

it('leaves a current database unchanged, and stops the start when an applied migration was changed', async () => {
  const url = await testDatabase()
  expect((await migrate(url)).applied).toEqual([])
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`update migration set hash = 'another' where name like '0001%'`)
  await client.end()
  await expect(migrate(url)).rejects.toThrow('was changed after it had been applied')
})

const current = new URL('../../db/current/', import.meta.url)
const namesOf = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    [...text.matchAll(/create or replace (?:view|function) (\w+)/gi)].map(([, name]) => name ?? ''),
  )
const textsIn = async (folder: URL) =>
  Promise.all(
    (await readdir(folder))
      .filter((name) => name.endsWith('.sql'))
      .map((name) => readFile(new URL(name, folder), 'utf8')),
  )

it('applies the text of a view whenever it differs from the text applied last', async () => {
  const url = await testDatabase()
  const client = new pg.Client(url)
  await client.connect()
  const read = async () =>
    (await client.query("select pg_get_viewdef('ledger_balance'::regclass) as text")).rows[0].text
  const before = await read()
  await client.query(
    `drop view ledger_balance; create view ledger_balance as select 'of other columns' as account from ledger_line`,
  )
  await client.query(`update current_sql set hash = 'of an earlier release'`)
  expect((await migrate(url)).applied).toContain('current/20-ledger-balance.sql')
  expect(await read()).toBe(before)
  expect((await migrate(url)).applied).toEqual([])
  await client.end()
})

it('has every view in db/current, and no later migration that redefines one', async () => {
  const client = new pg.Client(await testDatabase())
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`,
  )
  await client.end()
  const names = namesOf(await textsIn(current))
  expect(names).toEqual(expect.arrayContaining(rows.map(({ name }) => name)))
  const folder = new URL('../../db/migrations/', import.meta.url)
  // migrations up to this one are history: some made functions that have moved to db/current since
  const later = (await readdir(folder)).filter((name) => Number.parseInt(name, 10) > 460)
  const written = namesOf(await Promise.all(later.map((name) => readFile(new URL(name, folder), 'utf8'))))
  expect(written.filter((name) => names.includes(name))).toEqual([])
})

it('waits for a serving node when it recreates views, and does not abort its transaction', async () => {
  const url = await testDatabase()
  const [serving, watching] = [new pg.Client(url), new pg.Client(url)]
  await Promise.all([serving.connect(), watching.connect()])
  await watching.query(`update current_sql set hash = 'of an earlier release'`)
  await serving.query('begin')
  await serving.query('select from waiting_matter')
  const migrating = migrate(url)
  await expect
    .poll(async () => (await watching.query('select from pg_locks where not granted')).rowCount, { interval: 5 })
    .toBeGreaterThan(0)
  // an earlier view, which the migrating node has locked by now
  await serving.query('select from category_card')
  await serving.query('commit')
  expect((await migrating).applied).toContain('current/17-waiting-matter.sql')
  await Promise.all([serving.end(), watching.end()])
})

it('does not replace the views of a newer release', async () => {
  const url = await testDatabase()
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`insert into migration (name, hash) values ('9999-of-a-newer-release.sql', '')`)
  await client.query(`update current_sql set hash = 'of a newer release'`)
  expect((await migrate(url)).applied).toEqual([])
  expect((await client.query('select hash from current_sql')).rows).toEqual([{ hash: 'of a newer release' }])
  await client.end()
})
