import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureDemo } from '@okolitsa/server/demo-world.ts'
import { createReadModelsModule } from '@okolitsa/server/discovery/read-models/module.ts'
import { cloneReviews } from '@okolitsa/server/engagement/reviews/module.ts'
import { createAuditModule } from '@okolitsa/server/people/audit/module.ts'
import { type Executor, openDatabase } from '@okolitsa/server/platform/db/client.ts'
import { startEmbedded } from '@okolitsa/server/platform/db/embedded.ts'
import { migrate } from '@okolitsa/server/platform/db/migrate.ts'
import { withoutIndexes } from '@okolitsa/server/platform/db/without-indexes.ts'
import { createLog } from '@okolitsa/server/platform/log/log.ts'
import { createProductsModule } from '@okolitsa/server/supply/products/module.ts'
import { createSellersModule } from '@okolitsa/server/supply/sellers/module.ts'
import { createStockModule } from '@okolitsa/server/supply/stock/module.ts'
import { copyRows } from './copy-rows.ts'
import { chance, FIRST_SELLER, oneOf, SCALE, SELLERS } from './made-values.ts'
import { FIRST_NAMES, SURNAMES, TITLE_WORDS } from './names.data.ts'
import { growLog, growOffice } from './office-work.ts'

/** Size of the world. */
const ORDERS = 1_000_000 * SCALE
const GOODS_EACH = 100
const CUSTOMERS = 100_000 * SCALE
/** Customers who have ordered; the others have only signed in. */
const ORDERING_CUSTOMERS = 80_000 * SCALE
/** Orders under way; they are copies of orders of the last days, and all others have ended. */
const UNDER_WAY = 15_000 * SCALE
const REVIEWS = 200_000 * SCALE
const FIRST_CUSTOMER = 2_000_000
const LONGEST_TASK_MS = 3 * 3_600_000
/** Finished stages: a build that was cut off goes on behind them. */
const MARK = 'office-world.json'

/**
 * Builds the market of the measurements into a folder, unless it is there: the demo with its history, and copies of its
 * orders, sellers and goods. Days of the orders spread over 18 months with the weekdays of the demo, hot sellers have
 * tens of thousands of orders, most of them a few. Read models of the shop are made for the demo's goods only: the office
 * does not read them. The ledger holds every order; receipts exist for every tenth, which only the page of an order reads.
 */
export async function buildOfficeWorld(dataDir: string): Promise<void> {
  const mark = join(dataDir, MARK)
  const done = existsSync(mark) ? (JSON.parse(await readFile(mark, 'utf8')) as string[]) : []
  if (done.includes('end')) return
  const server = await startEmbedded({ dataDir, log: createLog({ level: 'warn' }), disposable: true })
  const database = openDatabase(server.url, { max: 3, timeoutMs: LONGEST_TASK_MS })
  const stage = async (name: string, work: () => Promise<unknown>) => {
    if (done.includes(name)) return
    console.log(`${new Date().toISOString().slice(11, 19)} ${name}`)
    await work()
    done.push(name)
    await writeFile(mark, JSON.stringify(done))
  }
  const grow = (name: string, work: (tx: Executor) => Promise<void>) =>
    stage(name, () =>
      database.inTransaction(async (tx) => {
        await tx.query("set local session_replication_role = 'replica'", [])
        await tx.query("set local maintenance_work_mem = '1GB'", [])
        await tx.query("set local work_mem = '256MB'", [])
        await work(tx)
      }),
    )
  try {
    await migrate(server.url)
    await stage('the demo with its history', () =>
      ensureDemo(server.url, {
        ...{ scale: 'small', now: new Date(), hasHistory: true, photosDir: null },
        stateDir: async () => join(dataDir, 'emulators'),
        announce: () => undefined,
      }),
    )
    await grow('sellers and goods', (tx) => growSupply(tx, database))
    await grow('customers', growCustomers)
    await grow('orders', growOrders)
    await grow('papers, checks, queues', growOffice)
    await grow('log', growLog)
    await stage('end', async () => {
      await database.pool.query('vacuum (analyze)')
      // plans of single statements are logged when the measurement asks for it
      await database.pool.query("alter system set session_preload_libraries = 'auto_explain'")
    })
  } finally {
    await database.close()
    await server.stop()
  }
}

async function growSupply(tx: Executor, database: ReturnType<typeof openDatabase>): Promise<void> {
  const audit = createAuditModule()
  const readModels = createReadModelsModule(database).service
  const clock = () => new Date()
  const sellers = createSellersModule({ executor: database.executor, clock, audit, readModels })
  const products = createProductsModule({ audit, readModels, sellers, stock: createStockModule(database) })
  const firstSeller = await sellers.cloneSellers(tx, SELLERS)
  await tx.query(
    `update organization set tin = lpad((5000000000 + id::bigint * 7919)::text, 10, '0'), phone = '79' || lpad((id::bigint * 104729 % 1000000000)::text, 9, '0')
      where id >= ${FIRST_SELLER} and length(tin) = 10`,
    [],
  )
  await withoutIndexes(tx, ['product'], async () => {
    await products.cloneProducts(tx, { firstSeller, sellers: SELLERS, each: GOODS_EACH })
    await tx.query(
      `update product set title = title || ' ' || ${oneOf(1, 'id', 1)}, enabled = ${chance('id', 2)} > 0.3,
         archived_at = case when ${chance('id', 2)} < 0.15 then now() - interval '30 days' end
        where organization_id >= ${FIRST_SELLER} and ${chance('id', 4)} < 0.2`,
      [TITLE_WORDS],
    )
  })
  await tx.query('analyze product, organization', [])
  await cloneReviews(tx, REVIEWS)
}

async function growCustomers(tx: Executor): Promise<void> {
  const run = (text: string, values: readonly unknown[] = []) => tx.query(text, values)
  await withoutIndexes(tx, ['customer'], () =>
    run(
      `insert into customer (id, phone, first_name, last_name, email, group_id, agreement_confirmed_at, created_at,
         blocked_at, block_reason, block_message) overriding system value
       select ${FIRST_CUSTOMER} + n, '79' || lpad((n::bigint * 104729 % 1000000000)::text, 9, '0'),
         ${oneOf(1, 'n', 1)}, ${oneOf(2, 'n', 2)},
         case when ${chance('n', 3)} < 0.6 then 'user' || n || '@' || (array['mail.ru', 'yandex.ru', 'gmail.com'])[1 + n % 3] end,
         1, made, made, case when ${chance('n', 5)} < 0.002 then now() end,
         case when ${chance('n', 5)} < 0.002 then 'deceit' end, case when ${chance('n', 5)} < 0.002 then '-' end
         from generate_series(1, ${CUSTOMERS}) as n
         cross join lateral (select now() - make_interval(mins => (${chance('n', 4)} * 800000)::int) as made) as at
       on conflict do nothing`,
      [FIRST_NAMES, SURNAMES],
    ),
  )
}

async function growOrders(tx: Executor): Promise<void> {
  const run = (text: string, values: readonly unknown[] = []) => tx.query(text, values)
  await run(
    `create temporary table base_order on commit drop as
     select o.id, o.placed_at, o.organization_id, seller.type = 'farmer' as is_farmer, o.state in ('received', 'canceled') as is_over
       from shop_order o join organization seller on seller.id = o.organization_id
      where not exists (select from dinner_order d where d.order_id = o.id and o.state not in ('received', 'canceled'))
        and not exists (select from booking b where b.order_id = o.id)
        and not exists (select from plan_order p where p.order_id = o.id)`,
  )
  const [[over], [open]] = await Promise.all([
    tx.query<{ count: number }>('select count(*)::int as count from base_order where is_over', []),
    tx.query<{ count: number }>('select count(*)::int as count from base_order where not is_over', []),
  ])
  const copies = (all: number, base: number | undefined) => Math.ceil(all / Math.max(1, base ?? 1))
  await run(
    `create temporary table copy_of on commit drop as
     select base, copy, (select max(id) from shop_order) + row_number() over (order by placed_at - shift) as id, shift,
       case when is_farmer then ${FIRST_SELLER} + floor(${SELLERS} * power(${chance('place', 11)}, 3))::int else organization_id end as organization_id,
       ${FIRST_CUSTOMER} + 1 + floor(${ORDERING_CUSTOMERS} * power(${chance('place', 12)}, 1.3))::int as customer_id
       from (
         select o.id as base, n as copy, o.placed_at, o.is_farmer, o.organization_id, o.id::bigint * 5000 + n as place,
           case when o.is_over then make_interval(days => 7 * floor(70 * power(${chance('o.id::bigint * 5000 + n', 13)}, 1.3))::int)
             else interval '0' end as shift
           from base_order as o cross join lateral generate_series(1, case when o.is_over
             then ${copies(ORDERS - UNDER_WAY, over?.count)} else ${copies(UNDER_WAY, open?.count)} end) as n
       ) as made order by id`,
  )
  await run('analyze copy_of')
  const tables = ['shop_order', 'order_line', 'order_transition', 'payment', 'refund', 'order_claim', 'order_change']
  const others = [
    'order_group',
    'receipt',
    'commission_line',
    'ledger_entry',
    'ledger_line',
    'notification',
    'numbers_day',
  ]
  await withoutIndexes(tx, [...tables, ...others], async () => {
    await copyOrders(tx)
    await run(
      `insert into numbers_day (organization_id, day, orders, sum, received_sum, delivery, promo, canceled, canceled_sum,
         driven, late_minutes, missing_lines, missing_sum, refunded_orders, refunded_sum, customers, products, places, reasons, claims)
       select organization_id, (finished_at at time zone time_zone)::date, count(*) filter (where state = 'received'),
         sum(total_sum), sum(total_sum), sum(delivery_sum), 0, count(*) filter (where state = 'canceled'), 0, count(*),
         array_remove(array[case when min(id) % 9 = 0 then 40 end], null), 0, 0, 0, 0, array_agg(distinct customer_id), '[]', '[]', '[]', '[]'
         from shop_order where finished_at is not null and organization_id >= ${FIRST_SELLER} group by 1, 2`,
    )
  })
  await run("select setval('order_number', (select max(id) from shop_order))")
}

/** Every copy has a group of its own. */
const OWN_GROUP = "md5('group' || c.id)::uuid"

/** The cause of an entry names the copy's payment, refund or order; bonuses are not copied. */
const COPIED_CAUSE = `case split_part(b.cause, ':', 1)
  when 'payment' then 'payment:' || md5(split_part(b.cause, ':', 2) || ':' || c.copy)::uuid
  when 'refund' then 'refund:' || md5(split_part(b.cause, ':', 2) || ':' || c.copy)::uuid
  when 'order' then 'order:' || c.id || ':' || split_part(b.cause, ':', 3)
  when 'market' then 'market:' || c.id || ':' || split_part(b.cause, ':', 3)
  else b.cause || ':' || c.copy end`
/** Facts of an entry with the persons and lines of the copy. */
const copiedFacts = (lineId: string): string => `b.facts
  || case when b.facts ? 'customerId' then jsonb_build_object('customerId', c.customer_id) else '{}' end
  || case when b.facts ? 'organizationId' then jsonb_build_object('organizationId', c.organization_id) else '{}' end
  || case when b.facts ? 'lines' then jsonb_build_object('lines', (select jsonb_agg(jsonb_set(line, '{0}', to_jsonb(${lineId})))
       from jsonb_array_elements(b.facts -> 'lines') as line)) else '{}' end`

const copyOrders = (tx: Executor): Promise<void> =>
  copyRows(tx, [
    {
      table: 'order_group',
      join: 'b.id = (select order_group_id from shop_order where shop_order.id = c.base)',
      set: { id: OWN_GROUP },
    },
    {
      table: 'shop_order',
      join: 'b.id = c.base join customer on customer.id = c.customer_id',
      set: {
        ...{ id: 'c.id', cart_id: 'null', order_group_id: OWN_GROUP },
        recipient_name: "customer.first_name || ' ' || customer.last_name",
        recipient_phone: 'customer.phone',
        // jobs must not cancel thousands of unpaid orders during a measurement
        pay_before: "case when b.pay_before is not null then now() + interval '3 days' end",
      },
    },
    { table: 'order_line', id: 'number', refs: { replaces: 'order_line' } },
    { table: 'order_transition', id: 'number' },
    {
      table: 'payment',
      id: 'uuid',
      set: {
        gateway_number: "c.id || '-' || b.attempt || '-' || substr(md5(c.id::text), 1, 5)",
        gateway_order_id: `case when b.gateway_order_id is not null then ${'md5(b.id::text || c.copy)::uuid::text'} end`,
        card_end: `case when b.method = 'rbs' then lpad(floor(${chance('c.id', 21)} * 10000)::int::text, 4, '0') end`,
        ...{ next_check_at: 'null', capture_asked_at: 'null', claimed_until: 'null', withdrawing_at: 'null' },
      },
    },
    {
      table: 'refund',
      id: 'uuid',
      refs: { payment_id: 'payment' },
      join: "c.base = (select order_id from payment where payment.id = b.payment_id) and b.status = 'done'",
    },
    { table: 'order_change', id: 'uuid', where: "b.state <> 'proposed'" },
    {
      table: 'order_claim',
      id: 'uuid',
      refs: { order_line_id: 'order_line', change_id: 'order_change' },
      // claims that wait are of the last weeks
      where: "(b.state <> 'waiting' and coalesce(b.contest_state, '') <> 'open' or c.shift <= interval '14 days')",
    },
    {
      table: 'receipt',
      id: 'uuid',
      refs: { corrects: 'receipt' },
      set: { cause: "b.cause || ':' || c.copy", register_id: 'null' },
      where: "c.id % 10 = 0 and b.state = 'registered'",
    },
    { table: 'commission_line', refs: { order_line_id: 'order_line' } },
    {
      table: 'ledger_entry',
      id: 'number',
      set: { cause: COPIED_CAUSE, facts: (movedId) => copiedFacts(movedId('order_line', '(line ->> 0)::bigint')) },
    },
    {
      table: 'ledger_line',
      refs: { entry_id: 'ledger_entry' },
      join: 'c.base = (select order_id from ledger_entry where ledger_entry.id = b.entry_id)',
      set: {
        owner: `case when b.account in ('seller', 'cash') then c.organization_id::text
          when b.account in ('customer', 'bonus') then c.customer_id::text else b.owner end`,
      },
    },
    { table: 'notification', id: 'number', set: { organization_id: 'b.organization_id' }, where: 'c.id % 10 = 0' },
  ])
