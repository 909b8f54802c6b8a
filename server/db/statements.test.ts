import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, test } from 'vitest'
import { checkStatements } from '../../scripts/sql/check-statements.ts'
import { relationsOf } from '../../scripts/sql/nullability.ts'
import { programOf, type Statement, statementsIn } from '../../scripts/sql/statements.ts'
import { testDatabase } from '../platform/db/testing.ts'
import { moduleOfFile, strangerTo } from './table-access.ts'

const url = await testDatabase()
const root = fileURLToPath(new URL('../..', import.meta.url))
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'server'], {
  cwd: root,
  encoding: 'utf8',
})
const OF_TESTS = /\.(test|data|contract|d)\.ts$/
/** A file that drops and recreates relations found in the database's catalogue, so its SQL names none of them. */
const OF_THE_CATALOGUE = 'server/platform/db/without-indexes.ts'
const files = listed.split('\n').filter((path) => /\.ts$/.test(path) && !OF_TESTS.test(path))

/** Statements with the complaint expected for each; null = none. */
const PLANTED: [statement: string, complaint: RegExp | null][] = [
  ["run(db, 'select totl_sum from shop_order')", /column "totl_sum" does not exist/],
  ["run(db, 'selekt 1')", /syntax error/],
  ["run<{ total_sum: string }>(db, 'select total_sum from shop_order')", /string, and the database gives int4/],
  ["run<{ at: string }>(db, 'select placed_at as at from shop_order')", /string, and the database gives timestamptz/],
  ["run<{ ids: number[] }>(db, 'select array[1::bigint] as ids')", /number\[\], and the database gives _int8/],
  ["run<{ sum: number }>(db, 'select total_sum from shop_order')", /sum: no column is called so/],
  ["run<{ id: number }>(db, 'select id, customer_id as id from shop_order')", /two columns/],
  ["run<{ pay_before: Date }>(db, 'select pay_before from shop_order')", /may give null/],
  ["run<{ sum: number }>(db, 'select sum(total_sum)::int as sum from shop_order')", /may give null/],
  [
    "run<{ id: string }>(db, 'select refund.id from payment left join refund on payment_id = payment.id')",
    /may give null/,
  ],
  ["run<{ email: string }>(db, 'select email from notification_order')", /may give null/],
  ["run<{ at: Date }>(db, 'update shop_order set id = 1 returning finished_at as at')", /may give null/],
  [
    "run<{ n: number }>(db, 'with x as (select max(id) as n from cart_line) select n from x')",
    /does not exist|may give null/,
  ],
  ["run(db, 'select from shop_order where id = $1', [text])", /string, and the statement takes int4/],
  ["run(db, 'select from shop_order where id = any($1)', [[text]])", /takes _int4/],
  ["run(db, 'select from shop_order where id = $1', [])", /0 values for 1 parameters/],
  [
    `run(db, 'update payment set (failure, status) = (select failure, status from jsonb_populate_record(payment, $1::jsonb))',
       [JSON.stringify({ failure: text, statsu: text })])`,
    /statsu: the statement sets no column of this name/,
  ],
  ['run(db, text)', /cannot follow/],
  ['run(db, flag ? "select 1" : "select x")', /column "x" does not exist/],
  ["run<{ pay_before: Date }>(db, 'select pay_before from shop_order where pay_before < $1', [new Date()])", null],
  ["run<{ n: number }>(db, 'select count(*)::int as n from shop_order where id = $1', [1])", null],
  ["run<{ n: number }>(db, 'select coalesce(sum(total_sum), 0)::int as n from shop_order')", null],
  [
    "run<{ id: number | null }>(db, 'select p.id from category left join category p on p.id = category.parent_id')",
    null,
  ],
  ['run<{ total_sum: number }>(db, "select total_sum" + (flag ? "" : ", id") + " from shop_order")', null],
]
const planted = Object.fromEntries(
  PLANTED.map(([statement], index) => [
    `server/planted/planted-${index}.store.ts`,
    `import { type Executor, run } from '../platform/db/client.ts'
     export const planted = (db: Executor, text: string, flag: boolean) => ${statement}`,
  ]),
)
const program = programOf(root, files, planted)
const statements = statementsIn(program, root)
const stored = statements.filter(
  ({ place }) => !/^server\/planted\//.test(place) && !place.startsWith(OF_THE_CATALOGUE),
)
/** Tables of one transaction that copies worlds for measurements; they do not exist here. */
const temporary = stored.flatMap(({ texts }) =>
  texts.flatMap((text) => /create temporary table (\w+)/.exec(text)?.[1] ?? []),
)
const ours = stored.filter(({ texts }) => !texts.some((text) => temporary.some((name) => text.includes(name))))

test('accepts every statement in the database, with rows and values of the declared types', async () => {
  expect(ours.length).toBeGreaterThan(250)
  expect(await checkStatements(url, ours, program.getTypeChecker())).toEqual([])
})

test('finds no statement that accesses a table its module may not read', () => {
  const strangers = ours.flatMap(({ place, texts }) =>
    texts.flatMap((text) =>
      relationsOf(text).flatMap((relation) => strangerTo(relation, 'read', moduleOfFile(place)) ?? []),
    ),
  )
  expect([...new Set(strangers)]).toEqual([])
})

/** Row fields that are named like columns rather than in camelCase. */
const unnamed = (of: readonly Statement[]) =>
  of.flatMap(({ place, row }) =>
    (row?.isUnion() ? row.types : row ? [row] : [])
      .flatMap((one) => one.getProperties())
      .filter(({ name }) => name.includes('_'))
      .map(({ name }) => `${place}: ${name}: let the SQL give it a name in camelCase`),
  )

test('names fields of rows in camelCase in the SQL', () => {
  expect(unnamed(ours)).toEqual([])
  const planted = unnamed(statements.filter(({ texts }) => texts.includes('select total_sum from shop_order')))
  expect(planted.join()).toContain('total_sum')
})

test.each(PLANTED.map(([statement, complaint], index) => ({ statement, complaint, index })))(
  '$statement → $complaint',
  async ({ complaint, index }) => {
    const own = statements.filter(({ place }) => place.startsWith(`server/planted/planted-${index}.`))
    const complaints = await checkStatements(url, own, program.getTypeChecker())
    expect(own).toHaveLength(1)
    if (complaint) expect(complaints.join('\n')).toMatch(complaint)
    else expect(complaints).toEqual([])
  },
)

test('finds every statement that names a column renamed by a migration', async () => {
  const naming = ours.filter(({ texts }) => texts.some((text) => text.includes('gateway_number')))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('alter table payment rename column gateway_number to number_at_gateway')
  await client.end()
  const complaints = await checkStatements(url, naming, program.getTypeChecker())
  expect(naming.length).toBeGreaterThan(3)
  expect(complaints).toHaveLength(naming.length)
})
