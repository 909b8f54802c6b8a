import { pathToFileURL } from 'node:url'
import type { ShownSellerId } from '@okolitsa/domain/identity/scope.ts'
import { MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import { findDish, pageOfMenu, searchDishes } from '../../server/discovery/restaurants/store/dish.store.ts'
import { findRestaurantPage } from '../../server/discovery/restaurants/store/restaurant-page.store.ts'
import { type Database, type Executor, openDatabase } from '../../server/platform/db/client.ts'
import { listRestaurants } from '../../server/supply/menus/store/restaurant.store.ts'

/** Number of restaurants, and of dishes of each; every fifth restaurant is at the requested place. */
const RESTAURANTS = 2_500
const DISHES = 40
const FIRST = 400_000
const LONGEST_TASK_MS = 1_800_000

/** Copies the demo's restaurants with their dishes and options directly in the database; for measurements only. */
export async function seedDishes(database: Database): Promise<void> {
  await database.inTransaction(async (tx) => {
    const run = (text: string) => tx.query(text, [])
    await run("set local session_replication_role = 'replica'")
    await run(`insert into organization
      select (jsonb_populate_record(o, jsonb_build_object('id', ${FIRST} + n, 'slug', o.slug || '-' || n,
        'title', o.title || ' ' || n, 'popularity', n % 1000))).*
      from generate_series(1, ${RESTAURANTS}) as n join organization o on o.id = 301 + n % 2`)
    await run(`insert into restaurant select (jsonb_populate_record(r, jsonb_build_object('organization_id', ${FIRST} + n))).*
      from generate_series(1, ${RESTAURANTS}) as n join restaurant r on r.organization_id = 301 + n % 2`)
    await run(`insert into restaurant_kitchen select ${FIRST} + n, k.kitchen_slug, k.position
      from generate_series(1, ${RESTAURANTS}) as n join restaurant_kitchen k on k.organization_id = 301 + n % 2`)
    await run(`insert into opening_hours select ${FIRST} + n, h.weekday, h.opens, h.closes
      from generate_series(1, ${RESTAURANTS}) as n join opening_hours h on h.organization_id = 301 + n % 2`)
    await run(`insert into menu_section (id, organization_id, title, position) overriding system value
      select ${FIRST} + n * 4 + s, ${FIRST} + n, 'Section ' || s, s
      from generate_series(1, ${RESTAURANTS}) as n, generate_series(0, 3) as s`)
    await run(`create temporary table base on commit drop as
      select p.*, row_number() over (order by p.id) - 1 as place from product p join dish d on d.product_id = p.id`)
    await run(`insert into product
      select (jsonb_populate_record(null::product, to_jsonb(b) || jsonb_build_object('id', 50000000 + n * ${DISHES} + i,
        'organization_id', ${FIRST} + n, 'slug', b.slug || '-' || n || '-' || i, 'sku', 'n' || i,
        'popularity', hashint4(n * ${DISHES} + i) & 1023))).*
      from generate_series(1, ${RESTAURANTS}) as n, generate_series(0, ${DISHES - 1}) as i
      join base b on b.place = i % (select count(*) from base)`)
    await run(
      `insert into stock (product_id, kind, on_hand) select id, 'unlimited', 0 from product where id >= 50000000`,
    )
    await run(`insert into dish (product_id, organization_id, section_id, position)
      select id, organization_id, ${FIRST} + (organization_id - ${FIRST}) * 4 + id % 4, id % ${DISHES}
      from product where id >= 50000000`)
    await run(`insert into option_group (id, product_id, title, least, most, position)
      select id * 2 + g - 98000000, id, 'Group ' || g, 1, 1, g from product, generate_series(0, 1) as g where id >= 50000000`)
    await run(`insert into dish_option (id, group_id, title, price, is_default, position)
      select id * 3 + o, id, 'Option ' || o, o * 1000, o = 0, o from option_group, generate_series(0, 2) as o
      where id >= 1000000`)
    await run(`insert into dish_search select p.id, p.organization_id, s.vector
      from product p join base b on b.title = p.title join dish_search s on s.product_id = b.id where p.id >= 50000000`)
  })
  await database.pool.query(
    'analyze organization, product, stock, dish, option_group, dish_option, menu_section, dish_search',
  )
}

/** Prints the cost of each call from the database's statistics. */
export async function explainDishes(database: Database, say: (line: string) => void): Promise<void> {
  const restaurant = (FIRST + 5) as ShownSellerId
  const bits = new Uint8Array((FIRST + RESTAURANTS + 8) >> 3)
  for (let id = FIRST + 5; id <= FIRST + RESTAURANTS; id += 5) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7))
  const { rows } = await database.pool.query<{ slug: string; title: string }>(
    'select slug, title from product where organization_id = $1 order by id limit 1',
    [restaurant],
  )
  const [{ slug, title } = { slug: '', title: '' }] = rows
  const [word = ''] = title.split(' ')
  const questions: Readonly<Record<string, (executor: Executor) => Promise<unknown>>> = {
    'menu, 12 dishes': (executor) =>
      pageOfMenu(executor, { organizationId: restaurant, sectionId: null, phrase: null, from: 0, size: 12 }),
    'menu, 100 dishes': (executor) =>
      pageOfMenu(executor, { organizationId: restaurant, sectionId: null, phrase: null, from: 0, size: 100 }),
    'menu by a word': (executor) =>
      pageOfMenu(executor, { organizationId: restaurant, sectionId: null, phrase: word, from: 0, size: 12 }),
    'one restaurant': (executor) => findRestaurantPage(executor, restaurant),
    'one dish': (executor) => findDish(executor, MARKETPLACE, slug),
    'search, one word': (executor) => searchDishes(executor, { phrase: word, bits, isAny: false, from: 0, size: 12 }),
    'search, whole title': (executor) =>
      searchDishes(executor, { phrase: title, bits, isAny: false, from: 0, size: 12 }),
    'all restaurants into memory': (executor) => listRestaurants(executor, null),
  }
  for (const [name, ask] of Object.entries(questions)) {
    const times: number[] = []
    let asked = 0
    let plan = ''
    const executor: Executor = {
      query: async (text, values) => {
        asked += 1
        for (let round = 0; round < 5; round += 1) {
          const explained = await database.pool.query<{ 'QUERY PLAN': string }>(
            `explain (analyze, buffers, timing off) ${text}`,
            [...values],
          )
          plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n')
          times.push(Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]))
        }
        return (await database.executor.query(text, values)) as never
      },
    }
    await ask(executor)
    const [buffers = '?'] = /shared hit=\d+( read=\d+)?/.exec(plan) ?? []
    say(`| ${name} | ${asked} | ${Math.min(...times).toFixed(1)} ms | ${buffers.replace('shared ', '')} |`)
  }
}

/** `node tests/bench/dishes.ts postgres://…` fills a temporary database that contains the demo, and measures. */
const [, , url] = process.argv
if (url && import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const database = openDatabase(url, { max: 2, timeoutMs: LONGEST_TASK_MS })
  await seedDishes(database)
  await explainDishes(database, (line) => console.log(line))
  await database.close()
}
