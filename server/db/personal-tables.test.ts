import { glob, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { MODULES } from '../modules.ts'
import { testDatabase } from '../platform/db/testing.ts'
import { MERGED_COLUMNS, PERSONAL_TABLES } from './personal-tables.ts'
import { RELATIONS } from './relations.ts'

const { kebab } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { kebab(name: string): string }

const database = new pg.Pool({ connectionString: await testDatabase(), max: 1 })
afterAll(() => database.end())

/** Columns of personal data in any table. */
const PERSONAL_COLUMNS =
  '^(phone|email|first_name|last_name|birth_date|recipient_name|recipient_phone|author_name|user_agent|network|device_id|bank_subject)$'

/** Tables that refer to people, to their sessions, orders or threads, or have a personal column. */
const { rows: tables } = await database.query<{ name: string }>(
  `with recursive about as (
     select 'customer'::regclass as id
     union
     select conrelid::regclass from pg_constraint join about on confrelid = about.id
      where contype = 'f'
   ), named as (
     select attrelid::regclass as id from pg_attribute join pg_class on pg_class.oid = attrelid
      where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
        and attname ~ $1
   )
   select id::text as name from about union select id::text from named order by 1`,
  [PERSONAL_COLUMNS],
)
const treatmentOf = (name: string) => PERSONAL_TABLES[name]
/** Tables of orders and carts that only describe products and stock. */
const OF_GOODS = new Set([
  'stock_hold',
  'stock_movement',
  'payment_event',
  'refund',
  'ledger_line',
  'order_line',
  'commission_line',
])

describe('tables about people', () => {
  it('lists each table about people as erased, deleted with another table, or retained for a stated reason', () => {
    const unsaid = tables
      .map(({ name }) => name)
      .filter((name) => treatmentOf(name) === undefined && !OF_GOODS.has(name))
    expect(unsaid).toEqual([])
  })
  it('says of each column that names a customer what a merge of accounts does with it', async () => {
    const { rows } = await database.query<{ name: string }>(
      `select distinct attrelid::regclass || '.' || attname as name from pg_attribute
         join pg_class on pg_class.oid = attrelid
         left join pg_constraint on conrelid = attrelid and contype = 'f' and conkey = array[attnum]
           and confrelid = 'customer'::regclass
        where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
          and (conrelid is not null or attname in ('customer_id', 'merged_into')) order by 1`,
    )
    expect(Object.keys(MERGED_COLUMNS).sort()).toEqual(rows.map(({ name }) => name).sort())
    for (const [column, decision] of Object.entries(MERGED_COLUMNS)) {
      const [table = ''] = column.split('.')
      if (decision !== 'moved') continue
      let text = ''
      for await (const file of glob(`server/*/${RELATIONS.get(table)?.owner}/personal-data.ts`))
        text += (await readFile(file, 'utf8')).split('merge: ').at(-1)
      expect(text, column).toMatch(new RegExp(`(delete from|update) ${table}\\b`))
    }
  })
  it('lists only existing tables', async () => {
    const { rows } = await database.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    const known = new Set(rows.map(({ name }) => name))
    expect(Object.keys(PERSONAL_TABLES).filter((name) => !known.has(name))).toEqual([])
  })
  it.each(Object.entries(PERSONAL_TABLES).filter(([, treatment]) => treatment === 'erased'))(
    '%s is erased by its owner',
    async (name) => {
      const owner = RELATIONS.get(name)?.owner
      expect(MODULES.find((module) => kebab(module.name) === owner)?.personalData, owner).toBeDefined()
      let text = ''
      for await (const file of glob(`server/*/${owner}/personal-data.ts`)) text += await readFile(file, 'utf8')
      expect(text).toMatch(new RegExp(`(delete from|update) ${name}\\b`))
    },
  )
  it.each(
    Object.entries(PERSONAL_TABLES).flatMap(([name, treatment]) =>
      typeof treatment === 'object' && 'goesWith' in treatment ? [[name, treatment.goesWith] as const] : [],
    ),
  )('%s is deleted with %s', async (name, other) => {
    const { rows } = await database.query(
      `select from pg_constraint where contype = 'f' and confdeltype = 'c'
         and conrelid = $1::regclass and confrelid = $2::regclass`,
      [name, other],
    )
    expect(rows.length).toBeGreaterThan(0)
  })
})
