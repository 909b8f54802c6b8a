import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { ownTables } from '../../scripts/guards/own-tables.ts'
import { relationsIn } from '../../scripts/sql/relations-in.ts'
import { sqlTextsIn } from '../../scripts/sql/sql-texts.ts'
import { testDatabase } from '../platform/db/testing.ts'
import { FOREIGN_READS } from './foreign-reads.ts'
import { nounOf } from './nouns.ts'
import { RELATIONS } from './relations.ts'
import { FUNCTIONS, moduleOfFile, strangerTo, TRIGGER_WRITES } from './table-access.ts'

const client = new pg.Client({ connectionString: await testDatabase() })
await client.connect()
afterAll(() => client.end())

const relations = (
  await client.query<{ name: string; is_view: boolean }>(
    `select relname as name, relkind in ('v', 'm') as is_view from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  )
).rows
const viewSources = (
  await client.query<{ view: string; source: string }>(
    `select distinct made.relname as view, source.relname as source
       from pg_rewrite join pg_class made on made.oid = ev_class
       join pg_depend on pg_depend.classid = 'pg_rewrite'::regclass and pg_depend.objid = pg_rewrite.oid
         and refclassid = 'pg_class'::regclass
       join pg_class source on source.oid = refobjid
      where made.relnamespace = 'public'::regnamespace and source.oid <> made.oid`,
  )
).rows
/** The shop's functions with the tables whose triggers call them, without those of extensions. */
const functions = (
  await client.query<{ name: string; text: string; tables: string[] }>(
    `select proname as name, prosrc as text,
        array(select tgrelid::regclass::text from pg_trigger where tgfoid = pg_proc.oid) as tables
       from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  )
).rows
const ownerOf = (relation: string) => RELATIONS.get(relation)?.owner

test('registers every relation of the database, and no absent one', () => {
  const lines = [...RELATIONS].filter(([name]) => !name.includes('.'))
  expect(lines.map(([name, { kind }]) => [name, kind.endsWith('view')] as const).sort()).toEqual(
    relations.map(({ name, is_view }) => [name, is_view] as const).sort(),
  )
})

test('lets a view read only relations that its owner may read', () => {
  expect(viewSources.length).toBeGreaterThan(20)
  const strangers = viewSources.filter(({ view, source }) => strangerTo(source, 'read', ownerOf(view) ?? null))
  expect(strangers).toEqual([])
})

test('lets a function read and write only relations that its owner may access', () => {
  const touching = functions.map((one) => ({
    ...one,
    mentions: relationsIn(one.text).filter(({ relation }) => RELATIONS.has(relation)),
  }))
  const complaints = touching.flatMap(({ name, tables, mentions }) => {
    if (mentions.length === 0) return []
    const owners = tables.length > 0 ? tables.map(ownerOf) : [FUNCTIONS.get(name)]
    return mentions.flatMap(({ relation, access }) =>
      access === 'write' && TRIGGER_WRITES[name]?.includes(relation)
        ? []
        : owners.flatMap((owner) => strangerTo(relation, access, owner ?? null) ?? []),
    )
  })
  expect(complaints).toEqual([])
  expect([...FUNCTIONS.keys()].filter((name) => !functions.some((one) => one.name === name))).toEqual([])
  expect(Object.keys(TRIGGER_WRITES).filter((name) => !functions.some((one) => one.name === name))).toEqual([])
})

test('finds every declared foreign read in the code', () => {
  const root = new URL('../../', import.meta.url)
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'server'], {
    cwd: root,
    encoding: 'utf8',
  })
  const read = new Set<string>()
  const add = (module: string | null | undefined, relation: string) => read.add(`${nounOf(module ?? '')} ${relation}`)
  for (const path of files.split('\n').filter((one) => ownTables.appliesTo(one))) {
    for (const { text } of sqlTextsIn(readFileSync(new URL(path, root), 'utf8'), path))
      for (const { relation } of relationsIn(text)) add(moduleOfFile(path), relation)
  }
  for (const { view, source } of viewSources) add(ownerOf(view), source)
  for (const { name, text, tables } of functions) {
    const owners = tables.length > 0 ? tables.map(ownerOf) : [FUNCTIONS.get(name)]
    for (const owner of owners) for (const { relation } of relationsIn(text)) add(owner, relation)
  }
  const unused = Object.entries(FOREIGN_READS).flatMap(([noun, { reads }]) =>
    reads.map((relation) => `${noun} ${relation}`).filter((pair) => !read.has(pair)),
  )
  expect(unused).toEqual([])
})

test('gives every table one writer, which is never the demo world', () => {
  const written = [...RELATIONS.keys()].filter((relation) => strangerTo(relation, 'write', 'demo') === null)
  expect(written).toEqual([])
})

test('grants a noun of several modules none of its own relations', () => {
  const own = Object.entries(FOREIGN_READS).flatMap(([noun, { reads }]) =>
    reads.filter((relation) => nounOf(ownerOf(relation) ?? '') === noun || nounOf(noun) !== noun),
  )
  expect(own).toEqual([])
})

test('has no constraint that existing rows were never checked against', async () => {
  const { rows } = await client.query(
    'select conrelid::regclass::text as relation, conname as name from pg_constraint where not convalidated',
  )
  expect(rows).toEqual([])
})
