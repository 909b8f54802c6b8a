import { dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { encodeLocation } from '@okolitsa/domain/geo/location.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { describe, expect, it } from 'vitest'
import { openDatabase, run } from '../../../platform/db/client.ts'
import { demoDatabase } from '../../../platform/db/testing.ts'
import { testApp } from '../../../testing.ts'

const databaseUrl = await demoDatabase()
/** Noon of the demo's first day in Moscow: its special prices count from it. */
const now = new Date(`${dayIn('Europe/Moscow', new Date())}T12:00:00+03:00`)
const { call } = await testApp(databaseUrl, { clock: () => now })
const database = openDatabase(databaseUrl, { max: 2 })
const get = (url: string, headers: Record<string, string> = {}) => call('GET', url, { headers })
const query = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString()

const kamchatka = query({ regionId: '41', city: 'Петропавловск-Камчатский', latitude: 53.02, longitude: 158.65 })
type Card = { id: number; title: string; slug: string; price: number; categoryIds: number[]; discountPercent: number }
type Listed = Card & { farmer: { id: number }; availability: { reason: string | null }; nearestDelivery: unknown }

describe('the list of products', () => {
  it('lists products that reach the default place, most popular first, with total and facets', async () => {
    const { status, body } = await get('/api/v3/products?with=filters,deliveryDates')
    expect(status).toBe(200)
    expect(body.items).toHaveLength(12)
    expect(body).toMatchObject({ currentPage: 1, itemsPerPage: 12, correctedSubstring: null })
    expect(
      body.items.every((card: Listed) => card.nearestDelivery && card.availability.reason !== 'notDeliveredHere'),
    ).toBe(true)
    expect(body.sorting).toEqual({
      selected: 'popularity',
      options: ['popularity', 'cheaper', 'expensive', 'rating', 'novelty', 'unitPrice'],
    })
    expect(body.filters.map((facet: { code: string }) => facet.code)).toEqual([
      'price',
      'inStock',
      'isNew',
      'discount',
      'madeToday',
      'diet',
      'absence',
      'papers',
      'farmer',
    ])
    expect(body.deliveryDates.length).toBeGreaterThan(3)
    const rows = await run<{ popularity: number }>(
      database.executor,
      'select popularity from product where id = any($1) order by array_position($1::int[], id)',
      [body.items.map((card: Card) => card.id)],
    )
    const popularity = rows.map((row) => row.popularity)
    expect(popularity).toEqual([...popularity].sort((one, other) => other - one))
  })

  it('returns filters and delivery days only on request, with the same products', async () => {
    const asked = '/api/v3/products?categoryIds=1&size=24'
    const { body: all } = await get(`${asked}&with=filters,deliveryDates`)
    const { filters, deliveryDates, ...list } = all
    expect([filters.length > 5, deliveryDates.length > 3]).toEqual([true, true])
    expect((await get(asked)).body).toEqual(list)
    expect((await get(`${asked}&with=filters`)).body).toEqual({ ...list, filters })
    const narrowed = `${asked}&filters=inStock,price:-300`
    expect((await get(narrowed)).body.totalItems).toBe((await get(`${narrowed}&with=filters`)).body.totalItems)
    expect((await get(`${asked}&with=secrets`)).status).toBe(400)
  })

  it('returns a rating after five reviews, and always the number of reviews', async () => {
    const [goods, farms, points] = await Promise.all([
      get('/api/v3/products?size=100'),
      get('/api/v1/catalog?perPage=50'),
      get('/api/v1/farmers/farmers-pickup-points?regionId=77'),
    ])
    const { rows } = await database.pool.query<{ about: string; id: number; sum: number; count: number }>(
      `select about, coalesce(product_id, organization_id) as id, sum(rating)::int as sum, count(*)::int as count
         from (select case when product_id is null then 'farmer' else 'product' end as about, product_id, organization_id, rating
           from review where state = 'published') as each_review group by 1, 2`,
    )
    const counted = new Map(rows.map((row) => [`${row.about}${row.id}`, row]))
    const rated = (about: 'product' | 'farmer', id: number) => {
      const { sum = 0, count = 0 } = counted.get(`${about}${id}`) ?? {}
      return { rating: count < 5 ? null : Math.round((sum * 10) / count) / 10, reviewsCount: count }
    }
    for (const card of goods.body.items) {
      expect(card).toMatchObject({ ...rated('product', card.id), farmer: rated('farmer', card.farmer.id) })
    }
    for (const farm of farms.body.items) expect(farm).toMatchObject(rated('farmer', farm.id))
    for (const point of points.body.items) expect(point.farmer).toMatchObject(rated('farmer', point.farmer.id))
    const [one] = goods.body.items
    expect((await get(`/api/v3/products/slug/${one.slug}`)).body).toMatchObject(rated('product', one.id))
    expect((await get('/api/v3/farmers/id/101')).body).toMatchObject(rated('farmer', 101))
    expect(rows.some(({ count }) => count < 5) && rows.some(({ count }) => count >= 5)).toBe(true)
  })

  it('lists each product on one page only and returns the exact total', async () => {
    const seen = new Set<number>()
    let total = 0
    for (let from = 0; from <= total; from += 100) {
      const { body } = await get(`/api/v3/products?${query({ from, size: 100, categoryIds: 1 })}`)
      total = body.totalItems
      for (const card of body.items as Card[]) {
        expect(card.categoryIds).toContain(1)
        seen.add(card.id)
      }
    }
    expect(total).toBeGreaterThan(50)
    expect(seen.size).toBe(total)
  })

  it('lists a product of two categories once', async () => {
    const { body } = await get('/api/v3/products?categoryIds=101,102,103,104&size=100')
    const ids = body.items.map((card: Card) => card.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(10)
  })

  it.each([
    ['cheaper', (a: Card, b: Card) => a.price <= b.price],
    ['expensive', (a: Card, b: Card) => a.price >= b.price],
  ])('sorts %s first', async (sorting, isOrdered) => {
    const { body } = await get(`/api/v3/products?${query({ sorting, size: 50, categoryIds: 2 })}`)
    const items = body.items as Card[]
    expect(items.length).toBeGreaterThan(10)
    expect(items.every((card, index) => index === 0 || isOrdered(items[index - 1] as Card, card))).toBe(true)
  })

  it('filters by price, discount, stock and farmer, and counts the remaining products', async () => {
    const { body } = await get('/api/v3/products?filters=price:100-300&filters=inStock&filters=discount&size=100')
    const items = body.items as Listed[]
    expect(items.length).toBeGreaterThan(0)
    expect(body.totalItems).toBe(items.length)
    for (const card of items) {
      expect(card.price).toBeGreaterThanOrEqual(100)
      expect(card.price).toBeLessThanOrEqual(300)
      expect(card.discountPercent).toBeGreaterThan(0)
      expect(card.availability.reason).not.toBe('outOfStock')
    }
    const farmerId = items[0]?.farmer.id
    const own = await get(`/api/v3/products?filters=farmer:${farmerId}&size=100`)
    expect(own.body.items.every((card: Listed) => card.farmer.id === farmerId)).toBe(true)
    expect(own.body.totalItems).toBe(own.body.items.length)
  })

  it('lists only sellers who deliver on a chosen day', async () => {
    const date = plusDays(dayIn('Europe/Moscow', now), 6)
    const { body } = await get(`/api/v3/products?${query({ deliveryDates: date, size: 100, with: 'deliveryDates' })}`)
    const all = await get('/api/v3/products?size=100')
    expect(body.totalItems).toBeLessThanOrEqual(all.body.totalItems)
    expect(body.deliveryDates.find((one: { date: string }) => one.date === date)).toMatchObject({ selected: true })
    for (const farmer of new Set<number>(body.items.map((card: Listed) => card.farmer.id))) {
      const methods = await get(`/api/v1/shipping-methods/${farmer}`)
      const dates = methods.body.items.flatMap((method: { dates: { date: string }[] }) =>
        method.dates.map((slot) => slot.date),
      )
      expect(dates).toContain(date)
    }
  })

  it('omits sellers who do not deliver to a distant place', async () => {
    const here = await get('/api/v3/products')
    const there = await get(`/api/v3/products?${kamchatka}`)
    expect(there.body.totalItems).toBeGreaterThan(0)
    expect(there.body.totalItems).toBeLessThan(here.body.totalItems)
    expect(there.body.items.every((card: Listed) => card.availability.reason !== 'notDeliveredHere')).toBe(true)
  })

  it.each([
    ['size=0', 'size'],
    ['sorting=fastest', 'sorting'],
    ['filters=cheap', 'filters.0'],
    ['deliveryDates=tomorrow', 'deliveryDates.0'],
    ['categoryIds=milk', 'categoryIds.0'],
    ['regionId=77', 'latitude'],
  ])('refuses %s in Russian', async (bad, field) => {
    const { status, body } = await get(`/api/v3/products?${bad}`)
    expect(status).toBe(400)
    expect(body.errors[field]).toMatch(/[а-я]/)
  })
})

describe('delivery days of a list', () => {
  type Day = { date: string; count: number }
  it('counts per delivery day the sellers of the list, not all sellers of the place', async () => {
    const { body: all } = await get('/api/v3/products?with=deliveryDates')
    const { body: dairy } = await get('/api/v3/products?with=deliveryDates&categoryIds=1')
    const { body: farmers } = await get('/api/v1/catalog?categorySlugs=molochnoe-i-syr&perPage=100')
    const day = dairy.deliveryDates[0] as Day
    const { body: listed } = await get(`/api/v3/products?categoryIds=1&deliveryDates=${day.date}&size=100`)
    const sellers = new Set((listed.items as Listed[]).map(({ farmer }) => farmer.id))
    expect(listed.totalItems).toBeLessThanOrEqual(100)
    expect(day.count).toBe(sellers.size)
    expect(day.count).toBeLessThan(all.deliveryDates.find(({ date }: Day) => date === day.date).count)
    expect(farmers.deliveryDates.find(({ date }: Day) => date === day.date).count).toBe(day.count)
  })

  it('answers 404 for an unknown category id or key', async () => {
    expect((await get('/api/v3/products?categoryIds=1,987654')).status).toBe(404)
    expect((await get('/api/v1/catalog?categorySlugs=net-takogo')).status).toBe(404)
  })
})

describe('search', () => {
  const titles = async (substring: string) => {
    const { status, body } = await get(`/api/v3/products?${query({ substring, size: 50 })}`)
    expect(status).toBe(200)
    return {
      titles: body.items.map((card: Card) => card.title) as string[],
      corrected: body.correctedSubstring,
      searchedFor: body.searchedFor,
      total: body.totalItems,
    }
  }

  it('corrects a mistyped word to a similar-sounding word of the catalogue', async () => {
    for (const [typed, meant, title] of [
      ['яица', 'яйца', /яйц/i],
      ['яиц', 'яйца', /яйц/i],
      ['творок', 'творог', /творо/i],
      ['гавядина', 'говядина', /говя/i],
      ['памидоры', 'помидоры', /помидор/i],
    ] as const) {
      const found = await titles(typed)
      expect(found.corrected).toBe(meant)
      expect(found.titles[0]).toMatch(title)
    }
    expect((await titles('Маскоу')).total).toBe(0)
  })

  it('answers an unmatched intent with its known part, which the answer names', async () => {
    const milk = await titles('молоко без лактозы')
    expect(milk.searchedFor).toEqual({ kind: 'part', words: ['молоко'] })
    expect(milk.total).toBe((await titles('молоко')).total)
    // an ingredient that must be absent is not searched for
    expect((await titles('варенье без сахара')).searchedFor).toBeNull()
    expect((await titles('молоко 3,21')).searchedFor).toEqual({ kind: 'part', words: ['молоко'] })
    const breakfast = await titles('что-нибудь на завтрак')
    expect(breakfast.searchedFor).toEqual({ kind: 'intent', words: ['к завтраку'] })
    expect(breakfast.total).toBeGreaterThan(5)
    expect((await titles('хочу вкусный сыр')).searchedFor).toBeNull()
    // no product matches both words: any of them is enough, and products with more matching words are first
    const apart = await titles('ряженка конопляная лопатка')
    expect(apart.searchedFor?.kind).toBe('any')
    expect((await titles('сыр козий')).searchedFor).toBeNull()
  })

  it('finds by any form and by a prefix of a word', async () => {
    const honey = await titles('мёдом')
    expect(honey.titles[0]).toMatch(/м[её]д/i)
    const potato = await titles('карто')
    expect(potato.titles[0]).toMatch(/картоф/i)
  })

  it('treats ё as е', async () => {
    expect((await titles('мёд')).total).toBe((await titles('мед')).total)
  })

  it('corrects a mistyped word and a wrong keyboard layout', async () => {
    const milk = await titles('малоко')
    expect(milk.corrected).toBe('молоко')
    expect(milk.titles[0]).toMatch(/молок/i)
    const typed = await titles('vjkjrj')
    expect(typed.corrected).toBe('молоко')
    expect(typed.total).toBe(milk.total)
  })

  it('answers nonsense and punctuation with an empty list', async () => {
    for (const nonsense of ['ъъъыыы', "'; drop table product; --", '***', '%', ':*']) {
      const found = await titles(nonsense)
      expect(found.titles.length).toBe(Math.min(found.total, 50))
    }
  })

  it('filters by category and price', async () => {
    const { body } = await get(
      `/api/v3/products?${query({ substring: 'сыр', categoryIds: 1, filters: 'price:0-500', size: 50 })}`,
    )
    expect(body.items.length).toBeGreaterThan(0)
    for (const card of body.items as Card[]) {
      expect(card.categoryIds).toContain(1)
      expect(card.price).toBeLessThanOrEqual(500)
    }
  })
})

describe('a product page', () => {
  it('returns all facts of a product', async () => {
    const { body: list } = await get('/api/v3/products')
    const { status, body } = await get(`/api/v3/products/slug/${list.items[0].slug}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: list.items[0].id, description: expect.any(String) })
    expect(body.deliveryMethods[0].dates.length).toBeGreaterThan(0)
    expect(body.breadcrumbs.at(-1).urlKey).toBe(body.categoryUrlKey)
    expect(body.images.length).toBeGreaterThan(0)
    expect(Object.keys(body.images[0])).toEqual(['url', 'alt', 'focus'])
    expect(body.images[0].url).toMatch(/^\/api\/v1\/img\/b2c\/960\/960\/resize\/\w+\//)
  })

  it('returns a product that is not delivered to the place, with the reason', async () => {
    const { body: here } = await get('/api/v3/products?size=100')
    const { body: there } = await get(`/api/v3/products?${kamchatka}&size=100&categoryIds=1`)
    const local = here.items.find(
      (card: Card) => !there.items.some((other: Card) => other.id === card.id) && card.categoryIds.includes(1),
    )
    const { body } = await get(`/api/v3/products/slug/${local.slug}?${kamchatka}`)
    expect(body.availability).toMatchObject({ isAvailableForCart: false, reason: 'notDeliveredHere' })
    expect(body.deliveryMethods).toEqual([])
  })

  it('promises a harvest only from its first day on', async () => {
    const [harvest] = await run<{ slug: string; ready: string }>(
      database.executor,
      'select slug, harvest_ready_on as ready from product where harvest_ready_on is not null and id = 107027',
    )
    const { body } = await get(`/api/v3/products/slug/${harvest?.slug}`)
    expect(body.harvestReadyOn).toBe(harvest?.ready)
    expect(body.nearestDelivery.date >= (harvest?.ready ?? '')).toBe(true)
  })

  it('answers 404 for an unknown slug', async () => {
    expect(await get('/api/v3/products/slug/no-such-thing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  it("shows a product of a hidden seller only with the tester's cookie", async () => {
    const [hidden] = await run<{ slug: string; id: number }>(
      database.executor,
      'select p.slug, o.id from product p join organization o on o.id = p.organization_id where o.is_hidden limit 1',
    )
    if (!hidden) return
    expect((await get(`/api/v3/products/slug/${hidden.slug}`)).status).toBe(404)
    const seen = await get(`/api/v3/products/slug/${hidden.slug}`, { cookie: 'hidden-seller=1' })
    expect(seen.status).toBe(200)
    expect(seen.headers['cache-control']).toBe('no-store')
  })
})

describe('small lists of products', () => {
  it('lists products in the order of the requested ids, without unknown ids', async () => {
    const reply = await call('POST', '/api/v2/products/ids', { body: [107002, 999_999_999, 107001] })
    expect(reply.status).toBe(200)
    expect(reply.body.items.map((card: Card) => card.id)).toEqual([107002, 107001])
  })

  it('refuses malformed ids', async () => {
    const reply = await call('POST', '/api/v2/products/ids', { body: ['milk'] })
    expect(reply).toMatchObject({ status: 400, body: { errors: { 0: expect.stringMatching(/[а-я]/) } } })
  })

  it('lists similar products of the same categories, without the product itself', async () => {
    const { body } = await get(
      '/api/v1/products/get-similar-products-in-categories?categoryIds=101&excludeProductIds=107010&maxQuantity=5',
    )
    expect(body.items.length).toBeLessThanOrEqual(5)
    expect(body.items.length).toBeGreaterThan(0)
    expect(body.items.some((card: Card) => card.id === 107010 || !card.categoryIds.includes(101))).toBe(false)
    expect((await get('/api/v1/products/get-similar-products-in-categories?maxQuantity=11')).status).toBe(400)
  })

  it('lists popular products of one organization and of a place', async () => {
    const own = await get('/api/v3/products/get-popular-products?organizationId=107&productId=107001')
    expect(own.body.items.every((card: Listed) => card.farmer.id === 107 && card.id !== 107001)).toBe(true)
    expect((await get('/api/v1/products/get-popular-products-in-geo')).body.items).toHaveLength(12)
    expect((await get('/api/v3/products/get-popular-products?organizationId=x')).status).toBe(400)
    expect((await get('/api/v1/products/get-popular-products-in-geo?maxQuantity=0')).status).toBe(400)
  })
})

it('describes the bonus programme on the page of a farmer that has one', async () => {
  expect((await get('/api/v3/farmers/id/101')).body.loyaltyProgram).toEqual({ accrualPercent: 5, maxSharePercent: 50 })
  expect((await get('/api/v3/farmers/id/107')).body.loyaltyProgram).toBeNull()
})

describe('products of a farmer', () => {
  it('pages, filters and shuffles the products of a farmer', async () => {
    const { status, body } = await get('/api/v2/products/farmer/107?perPage=5&page=2')
    expect(status).toBe(200)
    expect(body).toMatchObject({ currentPage: 2, itemsPerPage: 5 })
    expect(body.totalItems).toBeGreaterThan(20)
    expect(
      (await get('/api/v2/products/farmer/107?categoriesIds=5')).body.items.every((card: Card) =>
        card.categoryIds.includes(5),
      ),
    ).toBe(true)
    expect((await get(`/api/v2/products/farmer/107?${query({ substring: 'картофель' })}`)).body.items[0].title).toMatch(
      /Картофель/,
    )
    const inside = async (substring: string) => {
      const { body } = await get(`/api/v2/products/farmer/101?${query({ substring, perPage: 50 })}`)
      return body as { totalItems: number; items: Card[]; searchedFor: unknown; correctedSubstring: string | null }
    }
    // the farm is a goat cheese dairy: its name and the shelf «milk and cheese» must not match all its products
    const all = (await get('/api/v2/products/farmer/101')).body.totalItems
    const milk = await inside('молоко')
    expect(milk.items.map(({ title }) => title)).toEqual(milk.items.map(() => expect.stringMatching(/молоко/i)))
    expect((await inside('сыр')).totalItems).toBeLessThan(all)
    expect((await inside('сыроварня')).totalItems).toBe(0)
    expect(await inside('малоко без лактозы')).toMatchObject({
      totalItems: milk.totalItems,
      correctedSubstring: 'молоко',
      searchedFor: { kind: 'part', words: ['молоко'] },
    })
    const ids = async (seed: string) =>
      (await get(`/api/v2/products/farmer/107?perPage=30&seed=${seed}`)).body.items.map((card: Card) => card.id)
    expect(await ids('a')).toEqual(await ids('a'))
    expect(await ids('a')).not.toEqual(await ids('b'))
    expect((await ids('a')).sort()).toEqual((await ids('b')).sort())
  })

  it("groups a farmer's products by category, the most popular first, with a total per category", async () => {
    const farm = 107
    const { status, body } = await get(`/api/v2/products/farmer/${farm}/shelves`)
    expect(status).toBe(200)
    expect(body.items.length).toBeGreaterThan(1)
    for (const { category, products, totalItems } of body.items) {
      const listed = await get(
        `/api/v2/products/farmer/${farm}?sorting=popularity&categoriesIds=${category.id}&perPage=5`,
      )
      expect([category.title, totalItems, products.map(({ id }: Card) => id)]).toEqual([
        category.title,
        listed.body.totalItems,
        listed.body.items.map(({ id }: Card) => id),
      ])
    }
    const { body: categories } = await get(`/api/v1/categories/farmers/${farm}`)
    expect(body.items.map(({ category }: { category: { id: number } }) => category.id)).toEqual(
      categories.items.map(({ id }: { id: number }) => id),
    )
    expect((await get('/api/v2/products/farmer/999999/shelves')).status).toBe(404)
  })
  it('answers 404 for unknown farmers and 400 for malformed parameters', async () => {
    expect((await get('/api/v2/products/farmer/999999')).status).toBe(404)
    expect((await get('/api/v2/products/farmer/107?page=0')).status).toBe(400)
  })
})

describe('farmers', () => {
  it('lists farmers with previews and a delivery promise', async () => {
    const { status, body } = await get('/api/v1/catalog?perPage=5')
    expect(status).toBe(200)
    expect(body.items).toHaveLength(5)
    for (const farmer of body.items) {
      expect(farmer.isAvailableHere).toBe(true)
      expect(farmer.nearestDelivery).not.toBeNull()
      expect(farmer.products.length).toBeLessThanOrEqual(4)
      expect(farmer.products.every((card: Listed) => card.farmer.id === farmer.id)).toBe(true)
    }
    expect(body.totalPages).toBe(Math.ceil(body.totalItems / 5))
  })

  it('sorts farmers by distance and filters them', async () => {
    const near = await get('/api/v1/catalog?sorting=distance&perPage=100&productsCount=0')
    const distances = near.body.items.map((farmer: { distanceKm: number }) => farmer.distanceKm)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    const pickup = await get('/api/v1/catalog?filters=pickup&perPage=100')
    expect(pickup.body.items.every((farmer: { methods: string[] }) => farmer.methods.includes('pickup'))).toBe(true)
    const taking = await get('/api/v1/catalog?filters=urozhaj&perPage=100&productsCount=0')
    const takers = await run<{ id: number }>(
      database.executor,
      `select organization_id as id from organization_payment_method where code = 'urozhaj'`,
    )
    expect(taking.body.totalItems).toBeGreaterThan(0)
    expect(taking.body.totalItems).toBeLessThan(near.body.totalItems)
    expect(takers.map(({ id }) => id)).toEqual(
      expect.arrayContaining(taking.body.items.map(({ id }: { id: number }) => id)),
    )
    const subscribed = await get('/api/v1/catalog?filters=subscription&perPage=100&productsCount=0')
    expect(
      subscribed.body.items.every((farmer: { workWithSubscriptions: boolean }) => farmer.workWithSubscriptions),
    ).toBe(true)
    const facetOf = (wanted: string) =>
      near.body.filters.find(({ code }: { code: string }) => code === wanted) as { count: number }
    expect(facetOf('urozhaj').count).toBe(taking.body.totalItems)
    expect(facetOf('subscription').count).toBe(subscribed.body.totalItems)
    const cheese = await get('/api/v1/catalog?categorySlugs=syry-tverdye&perPage=100')
    expect(cheese.body.totalItems).toBeLessThan(near.body.totalItems)
    expect(cheese.body.items[0].products[0].categoryIds).toContain(103)
  })

  it('finds farmers by name and at an encoded place', async () => {
    expect((await get(`/api/v1/catalog?${query({ substring: 'заречье' })}`)).body.items[0].id).toBe(107)
    const location = encodeLocation({
      ...defaultLocation,
      city: 'Калуга',
      regionCode: '40',
      coords: { latitude: 54.51, longitude: 36.26 },
    })
    const { status, body } = await get(`/api/v1/catalog?location=${location}&sorting=distance`)
    expect(status).toBe(200)
    expect(body.items.some((farmer: { id: number }) => farmer.id === 107)).toBe(true)
  })

  it('refuses a malformed place, filter or category', async () => {
    expect(await get('/api/v1/catalog?location=%7Bbroken')).toMatchObject({
      status: 400,
      body: { code: 'LOCATION_PARSING_ERROR' },
    })
    expect((await get('/api/v1/catalog?filters=nearby')).status).toBe(400)
    expect((await get('/api/v1/catalog?categorySlugs=no-such')).status).toBe(404)
  })

  it('returns the page and the legal information of a farmer', async () => {
    const { status, body } = await get('/api/v3/farmers/id/107')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: 107,
      title: 'Хозяйство «Заречье»',
      hasHarvest: true,
      orderCutoff: '12:00',
      farmPlace: { place: { regionCode: '40' } },
    })
    expect(
      body.shippingRates.filter((rate: { isAvailableHere: boolean }) => rate.isAvailableHere).length,
    ).toBeGreaterThan(0)
    expect(body.deliveryDates.length).toBeGreaterThan(0)
    expect((await get('/api/v1/farmers/legal-info/107')).body).toMatchObject({
      organizationName: 'ООО «Заречье-Угра»',
      tin: '4000001072',
    })
    for (const url of ['/api/v3/farmers/id/999999', '/api/v3/farmers/id/abc', '/api/v1/farmers/legal-info/999999']) {
      expect((await get(url)).status).toBe(404)
    }
    expect((await get('/api/v3/farmers/id/107?latitude=200')).status).toBe(400)
  })
})

describe('categories', () => {
  it('returns a tree of categories with counts for the country and for the place', async () => {
    const all = (await get('/api/v1/categories/products')).body.items
    const here = (await get(`/api/v2/categories/products?${kamchatka}`)).body.items
    expect(all.length).toBeGreaterThan(5)
    expect(here.length).toBeGreaterThan(0)
    const dairy = all.find((category: { id: number }) => category.id === 1)
    expect(dairy.children.length).toBeGreaterThan(3)
    for (const category of here) {
      const whole = all.find((one: { id: number }) => one.id === category.id)
      expect(category.productsCount).toBeLessThanOrEqual(whole.productsCount)
      expect(category.productsCount).toBeGreaterThan(0)
    }
  })

  it('gives a category the same count in the tree, the count call and the list', async () => {
    const { body } = await get('/api/v2/categories/products/count?categoryIds=1,2')
    for (const { id, productsCount } of body.items) {
      const list = await get(`/api/v3/products?categoryIds=${id}`)
      expect(list.body.totalItems).toBe(productsCount)
    }
    expect((await get('/api/v2/categories/products/count?categoryIds=x')).status).toBe(400)
  })

  it('returns the five categories with the most products', async () => {
    const { body } = await get('/api/v2/categories/products/top')
    expect(body.items).toHaveLength(5)
    const counts = body.items.map((category: { productsCount: number }) => category.productsCount)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    expect((await get('/api/v2/categories/products/top?limit=0')).status).toBe(400)
  })

  it('finds a category by id and by URL key', async () => {
    const byKey = await get('/api/v1/categories/syry-tverdye')
    expect(byKey.body).toMatchObject({ id: 103, ancestors: [{ id: 1 }] })
    expect((await get('/api/v1/categories/103')).body).toEqual(byKey.body)
    for (const unknown of ['no-such', '999999', 'A%20B'])
      expect((await get(`/api/v1/categories/${unknown}`)).status).toBe(404)
  })

  it('returns the categories of all farmers and of one farmer', async () => {
    const { body } = await get('/api/v2/categories/farmers')
    expect(body.items.every((category: { farmersCount: number }) => category.farmersCount > 0)).toBe(true)
    const own = await get('/api/v1/categories/farmers/107')
    expect(own.body.items.map((category: { id: number }) => category.id)).toContain(5)
    expect((await get('/api/v1/categories/farmers/999999')).status).toBe(404)
  })
})
