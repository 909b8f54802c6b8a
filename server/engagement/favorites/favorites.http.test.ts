import { MAX_FAVORITES } from '@okolitsa/contracts/favorites/favorites.endpoints.ts'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { demoDatabase } from '../../platform/db/testing.ts'
import { writeSites } from '../../testing/sites.data.ts'
import { testApp } from '../../testing.ts'

const url = await demoDatabase()
const direct = new pg.Pool({ connectionString: url, max: 1 })
afterAll(() => direct.end())
const { rows: goods } = await direct.query<{ id: number; farmer: number }>(
  `select p.id, p.organization_id as farmer from product p join organization o on o.id = p.organization_id
    where p.enabled and o.is_enabled and not o.is_hidden order by p.id limit 600`,
)
const { rows: hiddenGoods } = await direct.query<{ id: number; farmer: number }>(
  `select p.id, p.organization_id as farmer from product p join organization o on o.id = p.organization_id
    where o.is_hidden order by p.id limit 1`,
)
const [first, second] = [...new Map(goods.map((one) => [one.farmer, one])).values()]
const hidden = hiddenGoods[0]
if (!first || !second || !hidden) throw new Error('two farms and a hidden one are needed')
await writeSites(direct, { host: 'own.example', organizationId: first.farmer })
const { call, signIn } = await testApp(url)

const PRODUCTS = '/api/v2/products/favorite'
const FARMERS = '/api/v1/farmers/favorite'
const NOWHERE = 2_000_000_000
const HIDDEN_SEEN = { cookie: 'hidden-seller=1' }
const idsIn = (items: { id: number }[]) => items.map(({ id }) => id)
let people = 0
/** Signs in a customer without favourites. */
async function customer() {
  const { token, user } = await signIn(`7916556${String(++people).padStart(4, '0')}`)
  return { token, id: user.id }
}
const KINDS = [
  { kind: 'products', path: PRODUCTS, ids: `${PRODUCTS}/ids`, one: first.id, other: second.id, secret: hidden.id },
  {
    kind: 'farmers',
    path: FARMERS,
    ids: '/api/v2/farmers/favorite/ids',
    one: first.farmer,
    other: second.farmer,
    secret: hidden.farmer,
  },
] as const
const field = (kind: 'products' | 'farmers') => (kind === 'products' ? 'productId' : 'farmerId')
const removal = (kind: 'products' | 'farmers', id: number) =>
  kind === 'products' ? `/api/v1/products/${id}/favorite` : `${FARMERS}/${id}`

describe.each(KINDS)('favourite $kind', ({ kind, path, ids, one, other, secret }) => {
  const add = (token: string, id: number, headers = {}) =>
    call('POST', path, { token, headers, body: { [field(kind)]: id } })

  it('shows favourites to their customer only', async () => {
    expect((await call('GET', ids)).status).toBe(401)
    expect((await call('GET', path)).status).toBe(401)
    expect((await call('POST', path, { body: { [field(kind)]: one } })).status).toBe(401)
    expect((await call('DELETE', removal(kind, one))).status).toBe(401)
    const [mine, theirs] = [await customer(), await customer()]
    await add(mine.token, one)
    await call('DELETE', removal(kind, one), { token: theirs.token })
    expect((await call('GET', ids, { token: mine.token })).body).toEqual({ ids: [one] })
    expect((await call('GET', ids, { token: theirs.token })).body).toEqual({ ids: [] })
  })

  it('lists favourites newest first with current cards, and removes them', async () => {
    const { token } = await customer()
    expect((await add(token, one)).body).toEqual({ ids: [one] })
    expect((await add(token, other)).body).toEqual({ ids: [other, one] })
    expect((await add(token, one)).body).toEqual({ ids: [other, one] })
    const { status, body } = await call('GET', path, { token })
    expect(status).toBe(200)
    expect(body).toMatchObject({ currentPage: 1, totalItems: 2, totalPages: 1, itemsPerPage: 12 })
    expect(idsIn(body.items)).toEqual([other, one])
    const last = await call('GET', `${path}?page=2&perPage=1`, { token })
    expect(idsIn(last.body.items)).toEqual([one])
    expect((await call('DELETE', removal(kind, other), { token })).body).toEqual({ ids: [one] })
    expect((await call('DELETE', removal(kind, other), { token })).status).toBe(200)
  })

  it('stores one favourite when it is added twice concurrently', async () => {
    const { token } = await customer()
    const answers = await Promise.all([add(token, one), add(token, one)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await call('GET', ids, { token })).body).toEqual({ ids: [one] })
  })

  it('answers 404 for unknown favourites and those of test sellers', async () => {
    const { token } = await customer()
    expect((await add(token, NOWHERE)).status).toBe(404)
    expect((await add(token, secret)).status).toBe(404)
    expect((await add(token, 0)).status).toBe(400)
    expect((await add(token, secret, HIDDEN_SEEN)).body).toEqual({ ids: [secret] })
    expect((await call('GET', ids, { token })).body).toEqual({ ids: [] })
    expect((await call('GET', path, { token })).body).toMatchObject({ items: [], totalItems: 0 })
  })

  it("lists only the seller's favourites in the seller's own shop", async () => {
    const { token } = await customer()
    await add(token, one)
    await add(token, other)
    const headers = { host: 'own.example' }
    expect((await call('GET', ids, { token, headers })).body).toEqual({ ids: [one] })
    expect(idsIn((await call('GET', path, { token, headers })).body.items)).toEqual([one])
    expect((await add(token, other, headers)).status).toBe(404)
  })

  it("adds a guest's favourites in one call, without unknown ones", async () => {
    const { token } = await customer()
    const body = { [`${field(kind)}s`]: [other, NOWHERE, one, one, secret] }
    expect((await call('POST', path, { token, body })).body).toEqual({ ids: [one, other] })
    const many = Array.from({ length: 101 }, (_, index) => index + 1)
    expect((await call('POST', path, { token, body: { [`${field(kind)}s`]: many } })).status).toBe(400)
  })
})

it('enforces the maximum, also for concurrent additions', async () => {
  const { token, id } = await customer()
  const there = goods.slice(0, MAX_FAVORITES - 1).map((one) => one.id)
  expect(there).toHaveLength(MAX_FAVORITES - 1)
  await direct.query('insert into favorite_product (customer_id, product_id) select $1, unnest($2::int[])', [id, there])
  const fresh = goods.slice(MAX_FAVORITES, MAX_FAVORITES + 2).map((one) => one.id)
  const answers = await Promise.all(fresh.map((productId) => call('POST', PRODUCTS, { token, body: { productId } })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
    code: 'TOO_MANY_FAVORITES',
    title: expect.stringContaining('500'),
  })
  expect((await call('POST', PRODUCTS, { token, body: { productId: there[0] } })).status).toBe(200)
  const handed = await call('POST', PRODUCTS, { token, body: { productIds: fresh } })
  expect(handed.body.ids).toHaveLength(MAX_FAVORITES)
})

describe.each([
  { kind: 'dishes', one: 301_001, other: 302_001, goods: first.id, cards: '/api/v1/dishes/ids' },
  { kind: 'restaurants', one: 301, other: 302, goods: first.farmer, cards: '/api/v1/restaurants/ids' },
] as const)('favourite $kind', ({ kind, one, other, goods: ofFarm, cards }) => {
  const path = `/api/v1/favorites/${kind}`
  const add = (token: string, id: number, headers = {}) => call('POST', path, { token, headers, body: { id } })

  it('shows favourites to their customer only, newest first, and separately from products and farmers', async () => {
    for (const [method, url] of [
      ['GET', `${path}/ids`],
      ['GET', path],
      ['POST', path],
      ['DELETE', `${path}/${one}`],
    ] as const)
      expect((await call(method, url, { ...(method === 'POST' && { body: { id: one } }) })).status).toBe(401)
    const [mine, theirs] = [await customer(), await customer()]
    expect((await add(mine.token, one)).body).toEqual({ ids: [one] })
    expect((await add(mine.token, other)).body).toEqual({ ids: [other, one] })
    await call('DELETE', `${path}/${one}`, { token: theirs.token })
    const { body } = await call('GET', path, { token: mine.token })
    expect(body).toMatchObject({ totalItems: 2, items: [{ id: other }, { id: one }] })
    if (kind === 'dishes')
      expect(body.items[1].restaurant).toMatchObject({ id: 301, title: 'Печка', timeZone: 'Europe/Moscow' })
    for (const ids of [`${PRODUCTS}/ids`, '/api/v2/farmers/favorite/ids'])
      expect((await call('GET', ids, { token: mine.token })).body).toEqual({ ids: [] })
    // a farm is likewise no favourite restaurant
    expect((await add(mine.token, ofFarm)).status).toBe(404)
    const asGoods = kind === 'dishes' ? { productId: one } : { farmerId: one }
    expect(
      (await call('POST', kind === 'dishes' ? PRODUCTS : FARMERS, { token: mine.token, body: asGoods })).status,
    ).toBe(404)
    expect((await call('DELETE', `${path}/${other}`, { token: mine.token })).body).toEqual({ ids: [one] })
    expect(
      (await call('GET', `${path}/ids`, { token: mine.token, headers: { host: 'own.example' } })).body.ids,
    ).toEqual([])
  })
  it("shows a guest's favourites by ids and adds them in one call, without unknown ones", async () => {
    const { body } = await call('GET', `${cards}?ids=${[other, NOWHERE, ofFarm, one].join(',')}`)
    expect(idsIn(body.items)).toEqual([other, one])
    const { token } = await customer()
    const handed = await call('POST', path, { token, body: { ids: [other, NOWHERE, ofFarm, one, one] } })
    expect(handed.body).toEqual({ ids: [one, other] })
    expect((await call('GET', '/api/v1/favorites/socks/ids', { token })).status).toBe(404)
  })
})

describe("the products of a guest's favourites", () => {
  const byIds = (ids: readonly number[], headers = {}) =>
    call('GET', `/api/v1/products/ids?ids=${ids.join(',')}`, { headers })

  it("returns a guest's favourite products in the requested order, without a sign-in", async () => {
    const { status, body } = await byIds([second.id, NOWHERE, hidden.id, first.id])
    expect(status).toBe(200)
    expect(idsIn(body.items)).toEqual([second.id, first.id])
    expect(idsIn((await byIds([hidden.id], HIDDEN_SEEN)).body.items)).toEqual([hidden.id])
    expect(idsIn((await byIds([second.id, first.id], { host: 'own.example' })).body.items)).toEqual([first.id])
    expect((await byIds(Array.from({ length: 101 }, (_, index) => index + 1))).status).toBe(400)
  })
})

it("lists favourite farms by their latest news, and only the seller's farm in its own shop", async () => {
  const vera = await customer()
  const news = async (headers = {}) => (await call('GET', `${FARMERS}/news`, { token: vera.token, headers })).body
  expect(await news()).toEqual({ items: [], totalItems: 0 })
  const { rows } = await direct.query<{ id: number }>(
    `select o.id from organization o where not o.is_hidden and o.is_enabled
       and not exists (select from farm_post where organization_id = o.id) order by o.id limit 1`,
  )
  const silent = rows[0]?.id ?? 0
  for (const farmerId of [101, silent, 104]) await call('POST', FARMERS, { token: vera.token, body: { farmerId } })
  const { items, totalItems } = await news()
  expect([totalItems, items.map((one: { farmer: { id: number } }) => one.farmer.id)]).toEqual([3, [101, 104, silent]])
  expect(items.map((one: { post: object | null }) => one.post === null)).toEqual([false, false, true])
  expect((await news({ host: 'own.example' })).totalItems).toBe(first.farmer === 101 ? 1 : 0)
  expect((await call('GET', `${FARMERS}/news`)).status).toBe(401)
})
