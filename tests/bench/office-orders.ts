import { parseArgs } from 'node:util'
import { readOfficeSearch } from '@okolitsa/domain/office/search-text.ts'
import {
  findCustomerIds,
  findGoods,
  findOrderIds,
  findSellers,
} from '../../server/desks/office-orders/store/found-orders.store.ts'
import { findFacts, listSteps } from '../../server/desks/office-orders/store/order-facts.store.ts'
import { listOfficeOrders, type OrderListAsked } from '../../server/desks/office-orders/store/order-list.store.ts'
import { openDatabase } from '../../server/platform/db/client.ts'

/*
 * Measures the lists and the search of the office: `node tests/bench/office-orders.ts postgres://…` fills a temporary
 * database that contains the demo with a million orders and products, and prints the time of each question. `--scale`
 * makes the database smaller, `--no-seed` measures one that is filled already.
 */
const FIRST = 20_000_000
const LONGEST_TASK_MS = 3_600_000
const ROUNDS = 40

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'no-seed': { type: 'boolean', default: false }, scale: { type: 'string', default: '1' } },
})
const [url = ''] = positionals
const scale = Number(values.scale)
const ORDERS = 1_000_000 * scale
const CUSTOMERS = 100_000 * scale
const PRODUCTS = 1_000_000 * scale
if (url === '') throw new Error('name the database: postgres://…')
const database = openDatabase(url, { max: 2, timeoutMs: LONGEST_TASK_MS })

async function seed(): Promise<void> {
  await database.inTransaction(async (tx) => {
    const run = (text: string) => tx.query(text, [])
    await run("set local session_replication_role = 'replica'")
    // 200 first and 500 last names, and phones without an order
    await run(`insert into customer (id, phone, first_name, last_name, email, created_at) overriding system value
      select ${FIRST} + n, '79' || lpad((n * 7919 % 1000000000)::text, 9, '0'), 'Name' || n % 200, 'Surname' || n % 500,
        'c' || n || '@example.ru', now() from generate_series(1, ${CUSTOMERS}) as n`)
    await run(`create temporary table base on commit drop as select * from shop_order order by id limit 1`)
    await run(`insert into shop_order
      select (jsonb_populate_record(null::shop_order, to_jsonb(b) || jsonb_build_object('id', ${FIRST} + n,
        'customer_id', ${FIRST} + 1 + n % ${CUSTOMERS}, 'organization_id', 101 + n % 40, 'cart_id', null,
        'state', case when n % 50 = 0 then 'formed' else 'received' end, 'pay_before', null,
        'recipient_name', 'Name' || n % ${CUSTOMERS} % 200 || ' Surname' || n % ${CUSTOMERS} % 500,
        'recipient_phone', '79' || lpad(((n % ${CUSTOMERS} + 1) * 7919 % 1000000000)::text, 9, '0'),
        'placed_at', now() - make_interval(mins => n)))).*
      from generate_series(1, ${ORDERS}) as n, base as b`)
    await run(
      `create temporary table goods on commit drop as select *, row_number() over (order by id) - 1 as place from product`,
    )
    await run(`insert into product
      select (jsonb_populate_record(null::product, to_jsonb(b) || jsonb_build_object('id', 60000000 + n,
        'slug', b.slug || '-' || n, 'sku', 'o' || n, 'title', b.title || ' ' || n))).*
      from generate_series(1, ${PRODUCTS}) as n join goods as b on b.place = n % (select count(*) from goods)`)
  })
  await database.pool.query('vacuum analyze shop_order')
  await database.pool.query('vacuum analyze customer')
  await database.pool.query('vacuum analyze product')
}

const everything: OrderListAsked = {
  ...{ view: 'all', memberId: 1, state: null, organizationId: null, customerId: null, paymentStatus: null },
  ...{ from: null, to: null, found: null, after: null, limit: 51 },
}
const { executor } = database
const search = async (text: string) => {
  const asked = readOfficeSearch(text)
  if (!asked) throw new Error(text)
  const customers = findCustomerIds(executor, asked)
  await Promise.all([
    customers.then((ids) => findOrderIds(executor, asked, ids, 5)),
    findSellers(executor, asked, 5),
    findGoods(executor, asked, 5),
  ])
}
if (!values['no-seed']) await seed()
const { rows } = await database.pool.query<{ title: string }>('select title from product order by id limit 1')
const title = rows[0]?.title ?? ''
const [word = ''] = title.split(' ')
const questions: Readonly<Record<string, () => Promise<unknown>>> = {
  'list, first page': () => listOfficeOrders(executor, everything),
  'list, page in the middle': () =>
    listOfficeOrders(executor, { ...everything, after: FIRST + Math.floor(ORDERS / 2) }),
  'list, one seller': () => listOfficeOrders(executor, { ...everything, organizationId: 105 }),
  'list, one state': () => listOfficeOrders(executor, { ...everything, state: 'formed' }),
  'list, a rare payment': () => listOfficeOrders(executor, { ...everything, paymentStatus: 'partiallyReturned' }),
  'list, late': () => listOfficeOrders(executor, { ...everything, view: 'late' }),
  'list, one customer': () => listOfficeOrders(executor, { ...everything, customerId: FIRST + 77 }),
  'search by number': () => search(String(FIRST + Math.floor(ORDERS / 2))),
  'search by the end of a phone': () => search('7919'),
  'search by a common name': () => search('name7'),
  'search by a name': () => search('surname77 name177'),
  'search by a name and a phone': () => search('name7 1855'),
  'search by an e-mail': () => search('c777@ex'),
  'search by a common title': () => search(word),
  'search by a rare title': () => search(`${title} 777123`),
  'search of nothing': () => search('qzqzqz'),
  'facts of an order': () => findFacts(executor, FIRST + Math.floor(ORDERS / 2)),
  'steps of an order': () => listSteps(executor, FIRST + Math.floor(ORDERS / 2)),
}

console.log('| question | p50, ms | p95, ms |\n|---|---|---|')
for (const [name, ask] of Object.entries(questions)) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now()
    await ask()
    times.push(performance.now() - begun)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} |`)
}
await database.close()
