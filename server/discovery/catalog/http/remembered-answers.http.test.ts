import { catalogEndpoints } from '@okolitsa/contracts/catalog/catalog.endpoints.ts'
import { PRODUCT_SORTINGS } from '@okolitsa/contracts/catalog/listing.ts'
import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { expect, it } from 'vitest'
import { run } from '../../../platform/db/client.ts'
import { demoDatabase } from '../../../platform/db/testing.ts'
import { type ApiCall, apiCalls } from '../../../platform/http/api.ts'
import { testApp } from '../../../testing.ts'
import { createCatalogModule } from '../module.ts'

const START = new Date()
let now = START
const clock = () => now
const { app } = await testApp(await demoDatabase(), { clock })
const { executor } = app.database
const { delivery, sellers, products: goods } = app.services

/** The catalogue of one node with its own caches. */
function openNode() {
  const catalog = createCatalogModule({ executor, clock, delivery, sellers, products: goods })
  const calls = apiCalls(catalogEndpoints, catalog.handlers, { checkAnswers: false })
  return { calls: new Map(calls.map((call) => [call.name, call])), forgetCounts: catalog.forgetCounts }
}
/** Invalidates every node, as a change does. */
const hear = () => {
  sellers.forget()
  old.forgetCounts()
}

interface Asked {
  readonly name: 'listProducts' | 'getProduct' | 'listFarmers' | 'listFarmerProducts'
  readonly params?: unknown
  readonly query: object
}
const GUEST = { kind: 'guest' } as const
const CONTEXT = {
  site: { siteUuid: null, mode: 'default', organizationId: null, origin: null },
  language: 'ru',
  closedAreas: [],
  seesHiddenSellers: false,
} as unknown as Parameters<ApiCall['handle']>[2]

async function answer(node: ReturnType<typeof openNode>, { name, params, query }: Asked) {
  const call = node.calls.get(name) as ApiCall
  const asked = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const value = await call.handle({ params: params ?? {}, query: asked, body: undefined }, GUEST, CONTEXT)
  return JSON.stringify(value)
}

const place = (more: Partial<Location>): Location => ({ ...defaultLocation, ...more })
const places = [
  defaultLocation,
  place({ regionCode: '71', city: 'Тула', coords: { latitude: 54.19, longitude: 37.62 } }),
  place({ regionCode: '41', city: 'Петропавловск-Камчатский', coords: { latitude: 53.02, longitude: 158.65 } }),
]
const locationOf = ({ regionCode, city, coords }: Location) => ({ regionId: regionCode, city: city ?? '', ...coords })

const categories = await run<{ id: number }>(executor, "select id from category where trade = 'farmer' order by id")
const products = await run<{ id: number; slug: string; organization: number }>(
  executor,
  `select p.id, p.slug, p.organization_id as organization from product p join organization o on o.id = p.organization_id
   where o.type = 'farmer' and o.is_enabled and not o.is_hidden and p.enabled order by p.id`,
)
const FILTERS = ['', 'inStock', 'discount', 'isNew', 'madeToday', 'vegan', 'price:100-400']
const list = (at: Location, query: object): Asked => ({
  name: 'listProducts',
  query: { ...locationOf(at), size: 24, ...query },
})

/** Requests for every section at every place, every order, filter, page and search, the farms, and every product. */
const questions: Asked[] = [
  ...places.flatMap((at) => categories.map(({ id }) => list(at, { categoryIds: id }))),
  ...PRODUCT_SORTINGS.flatMap((sorting) => [0, 24, 48].map((from) => list(defaultLocation, { sorting, from }))),
  ...places.flatMap((at) => FILTERS.map((filters) => list(at, { filters, with: 'filters,deliveryDates' }))),
  ...['молоко', 'мёд', 'сыр козий', 'ферма'].map((substring) => list(defaultLocation, { substring })),
  ...places.map(
    (at): Asked => ({ name: 'listFarmers', query: { location: encodeLocation(at), perPage: 50, productsCount: 4 } }),
  ),
  ...[...new Set(products.map(({ organization }) => organization))].map(
    (id): Asked => ({ name: 'listFarmerProducts', params: { id }, query: locationOf(defaultLocation) }),
  ),
  ...products.map(
    ({ slug, id }): Asked => ({
      name: 'getProduct',
      params: { slug },
      query: locationOf(places[id % places.length] as Location),
    }),
  ),
]

function firstDifference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return `«${one.slice(at - 60, at + 60)}» instead of «${other.slice(at - 60, at + 60)}»`
}

const old = openNode()
/** Compares a node with full caches to a fresh one; returns the answers that differ from `before`. */
async function compared(asked: readonly Asked[], before: ReadonlyMap<Asked, string> = new Map()) {
  const fresh = openNode()
  const answers = new Map<Asked, string>()
  for (let at = 0; at < asked.length; at += 8) {
    await Promise.all(
      asked.slice(at, at + 8).map(async (question) => {
        const [remembered, made] = await Promise.all([answer(old, question), answer(fresh, question)])
        const isSame = remembered === made
        // printing whole answers would produce megabytes
        expect(isSame ? '' : firstDifference(remembered, made), JSON.stringify(question)).toBe('')
        answers.set(question, made)
      }),
    )
  }
  const changed = asked.filter((question) => before.get(question) !== answers.get(question))
  return { answers, changed: new Set(changed.map(({ name }) => name)) }
}

const [sold = { id: 0, organization: 0 }] = await run<{ id: number; organization: number }>(
  executor,
  `select p.id, p.organization_id as organization from product p join stock s on s.product_id = p.id
   where s.kind = 'counted' and p.enabled and not p.is_weight and s.on_hand - s.allocated - s.held >= 3
     and p.organization_id = $1 order by p.popularity desc limit 1`,
  [products[0]?.organization],
)
const refresh = 'select refresh_product_cards(array(select id from product where organization_id = $1))'
const sql = (text: string, values: unknown[] = [sold.id]) => executor.query(text, values)

/** Changes, with the answers that each must affect. */
const CHANGES: [string, () => Promise<unknown>, Asked['name'][]][] = [
  ['a price', () => sql('update product set price = price + 500 where id = $1'), ['listProducts', 'getProduct']],
  ['stock', () => sql('update stock set held = held + 1 where product_id = $1'), ['listProducts', 'getProduct']],
  ['what a page says', () => sql("update product set description = 'Иначе' where id = $1"), ['getProduct']],
  [
    'a further picture',
    () => sql("insert into product_picture (product_id, place, source, alt) values ($1, 10, 'goods/1.webp', 'Иначе')"),
    ['getProduct'],
  ],
  [
    'a paper of the seller',
    () => sql('delete from organization_document where organization_id = $1', [sold.organization]),
    ['getProduct'],
  ],
  [
    'the name of the seller',
    () => sql("update organization set title = 'Иначе' where id = $1", [sold.organization]),
    ['listProducts', 'getProduct', 'listFarmers', 'listFarmerProducts'],
  ],
  [
    'the rating of the seller',
    () =>
      sql(
        "update rating_summary set rating_sum = rating_count, rating_count = rating_count + 5 where about = 'farmer' and entity_id = $1",
        [sold.organization],
      ),
    ['listProducts', 'getProduct', 'listFarmers', 'listFarmerProducts'],
  ],
  [
    'the days of delivery',
    () => sql('update organization set processing_days = processing_days + 9 where id = $1', [sold.organization]),
    ['listProducts', 'getProduct', 'listFarmers', 'listFarmerProducts'],
  ],
  ['the name of a section', () => sql("update category set title = title || '!' where id < 200", []), ['getProduct']],
]

it('answers from caches like a fresh node after every change', async () => {
  expect(questions.length).toBeGreaterThan(400)
  expect(sold.id).toBeGreaterThan(0)
  let { answers } = await compared(questions)
  const own = new Set(products.filter(({ organization }) => organization === sold.organization).map(({ slug }) => slug))
  const isOfSeller = ({ name, params }: Asked) =>
    name === 'listFarmers' ||
    (name === 'listFarmerProducts' && (params as { id: number }).id === sold.organization) ||
    (name === 'getProduct' && own.has((params as { slug: string }).slug))
  const touched = questions.filter((question, index) => index < 12 || index % 12 === 0 || isOfSeller(question))
  expect([...(await compared(touched, answers)).changed]).toEqual([])
  for (const [what, change, names] of CHANGES) {
    await change()
    await sql(refresh, [sold.organization])
    hear()
    const after = await compared(touched, answers)
    expect([...after.changed], what).toEqual(expect.arrayContaining(names))
    answers = after.answers
  }
  // one hour, one day and one month later, past cut-offs, special prices and the end of «new»
  for (const hours of [1, 24, 24 * 30]) {
    now = new Date(START.getTime() + hours * 3_600_000)
    hear()
    await compared(touched)
  }
  // at the starting time again the earlier answers must return
  now = START
  hear()
  await compared(questions)
})

it('omits a product removed between the query and the answer', async () => {
  const { id } = products.at(-1) ?? { id: 0 }
  const cards = createCatalogModule({
    executor: {
      query: async (text, values) => {
        if (text.includes('from product_card where')) await sql('delete from product_card where product_id = $1', [id])
        return executor.query(text, values)
      },
    },
    clock,
    delivery,
    sellers,
    products: goods,
  })
  expect(await cards.cards({ kind: 'site', sellers: 'every', seesHiddenSellers: false }, [id], null)).toEqual([])
})
