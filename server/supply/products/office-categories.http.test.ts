import { expect, it, vi } from 'vitest'
import { becomeOwner } from '../../people/office/office-browser.data.ts'
import { testDatabase } from '../../platform/db/testing.ts'
import { CHEESE, twoFarms } from '../../testing/two-farms.data.ts'
import { testApp } from '../../testing.ts'

const now = new Date()
const bank = {
  loginUrl: 'http://bank.test',
  clientOf: async ({ value }: { value: string }) => ({ subject: value, name: value }),
}
const shop = await testApp(await testDatabase(), { clock: () => now, bank })
const { browser } = await becomeOwner(shop, { now: () => now })
const PATH = '/v1/office/categories'
const MISSING = 999_999

interface Category {
  readonly id: number
  readonly version: number
  readonly urlKey: string
  readonly parentId: number | null
  readonly synonyms: string[]
}
let serial = 0
const listed = async (): Promise<Category[]> => (await browser.call('GET', PATH)).body.items
const one = async (id: number) => (await listed()).find((category) => category.id === id) as Category
async function add(urlKey: string, parentId: number | null = null): Promise<Category> {
  const place = { parentId, urlKey, title: `Раздел ${urlKey}`, description: '', image: 'food/cheese.webp', hue: 90 }
  const duties = {
    position: 0,
    attributes: [],
    synonyms: [urlKey],
    requiredPapers: [],
    markingGroup: null,
    isRisky: false,
  }
  serial += 1
  const reply = await browser.call('POST', PATH, {
    body: { ...place, ...duties },
    headers: { 'idempotency-key': `add-category-${serial}` },
  })
  expect(reply).toMatchObject({ status: 201 })
  return reply.body.items.find((category: Category) => category.urlKey === urlKey)
}
const change = (id: number, body: object) => browser.call('PATCH', `${PATH}/${id}`, { body })
const merge = ({ id, version }: Category, into: number) =>
  browser.call('POST', `${PATH}/${id}/merge`, { body: { version, into } })
/** Key of the category at an address of the shop, once the node has reloaded its tree. */
const at = (key: string, leadsTo: string) =>
  vi.waitFor(
    async () => expect((await shop.call('GET', `/api/v1/categories/${key}`)).body).toMatchObject({ urlKey: leadsTo }),
    { timeout: 1_000, interval: 20 },
  )

it('keeps every former address after renames, a merge and a removal', async () => {
  const milk = await add('milk')
  const curd = await add('curd', milk.id)
  const farm = await add('farm')
  await at('curd', 'curd')
  expect(await change(curd.id, { version: curd.version, urlKey: 'cottage', parentId: farm.id })).toMatchObject({
    status: 200,
  })
  await at('curd', 'cottage')
  // the address still leads somewhere, so that nobody else may take it
  expect(await change(milk.id, { version: milk.version, urlKey: 'curd' })).toMatchObject({
    status: 400,
    body: { errors: { urlKey: expect.anything() } },
  })
  expect(await merge(await one(farm.id), milk.id)).toMatchObject({ status: 200 })
  await at('farm', 'milk')
  await at(String(farm.id), 'milk')
  expect(await one(curd.id)).toMatchObject({ parentId: milk.id })
  expect((await one(milk.id)).synonyms).toEqual(['milk', 'farm', 'раздел farm'])
  const { version } = await one(curd.id)
  const removal = `${PATH}/${curd.id}?version=${version}&addressesTo=${milk.id}`
  expect(await browser.call('DELETE', removal)).toMatchObject({ status: 200 })
  for (const key of ['curd', 'cottage', 'farm', 'milk']) await at(key, 'milk')
  const { rows } = await shop.app.database.pool.query(
    `select action from audit_entry where entity = 'category' and action in ('mergeCategory', 'removeCategory') order by id`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['mergeCategory', 'removeCategory'])
})

it('refuses the second of two editors, cycles and the removal of a category with subcategories', async () => {
  const above = await add('above')
  const below = await add('below', above.id)
  const both = await Promise.all([1, 2].map((position) => change(above.id, { version: above.version, position })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(both.find(({ status }) => status === 400)?.body.code).toBe('CATEGORY_CHANGED')
  const { version } = await one(above.id)
  expect(await change(above.id, { version, parentId: below.id })).toMatchObject({ status: 400 })
  expect(await merge(await one(above.id), below.id)).toMatchObject({ status: 400 })
  expect(await browser.call('DELETE', `${PATH}/${above.id}?version=${version}&addressesTo=${below.id}`)).toMatchObject({
    status: 400,
    body: { code: 'CATEGORY_IN_USE' },
  })
  const move = (to: number) => browser.call('POST', `${PATH}/${above.id}/goods`, { body: { to, words: 'творог' } })
  expect(await move(below.id)).toMatchObject({ status: 200 })
  expect(await move(above.id)).toMatchObject({ status: 400 })
  expect(await change(MISSING, { version, position: 1 })).toMatchObject({ status: 404 })
})

it('does one of two opposite merges made at once', async () => {
  const [left, right] = [await add('left'), await add('right')]
  const both = await Promise.all([merge(left, right.id), merge(right, left.id)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  const kept = (await listed()).find(({ id }) => id === left.id || id === right.id) as Category
  await at('left', kept.urlKey)
  await at('right', kept.urlKey)
})

it('asks for a session and for the right', async () => {
  expect((await shop.call('GET', PATH)).status).toBe(401)
  await shop.app.database.pool.query(`update office_member set roles = '{support}'`)
  expect((await browser.call('GET', PATH)).status).toBe(403)
  await shop.app.database.pool.query(`update office_member set roles = '{owner}'`)
})

it('keeps a category with goods, and moves those with the words into another one', async () => {
  const world = await twoFarms()
  const headers = await world.office({ roles: ['moderator'] })
  const call = (method: 'GET' | 'POST' | 'DELETE', path = '', body?: object) =>
    world.call(method, `${PATH}${path}`, { headers, body })
  await world.categories({ id: 12, urlKey: 'cheese', title: 'Cheese' })
  await world.sql(`update product set title = 'Сыр козий' where id = ${CHEESE}`)
  const goodsOf = (items: { id: number; goodsCount: number }[]) => items.map(({ id, goodsCount }) => [id, goodsCount])
  const { version } = (await call('GET')).body.items[0]
  expect(await call('DELETE', `/11?version=${version}&addressesTo=12`)).toMatchObject({
    status: 400,
    body: { code: 'CATEGORY_IN_USE' },
  })
  const moved = await call('POST', '/11/goods', { to: 12, words: 'КОЗИЙ' })
  expect(goodsOf(moved.body.items).sort()).toEqual([
    [11, 3],
    [12, 1],
  ])
  expect(await world.sql(`select category_id from product where id = ${CHEESE}`)).toEqual([{ category_id: 12 }])
})

it('puts a category before another one under any parent, and refuses a place that does not exist', async () => {
  const place = ({ id, version }: Category, parentId: number | null, before: number | null) =>
    browser.call('POST', `${PATH}/${id}/place`, { body: { version, parentId, before } })
  const shelf = await add('shelf')
  const [jam, honey, syrup] = [await add('jam', shelf.id), await add('honey', shelf.id), await add('syrup')]
  expect(await place(syrup, shelf.id, honey.id)).toMatchObject({ status: 200 })
  const inside = (await listed()).filter(({ parentId }) => parentId === shelf.id)
  expect(inside.map(({ id }) => id)).toEqual([jam.id, syrup.id, honey.id])
  // the order among siblings is no change of their fields
  expect((await one(honey.id)).version).toBe(honey.version)
  expect(await place(syrup, null, null)).toMatchObject({ status: 400, body: { code: 'CATEGORY_CHANGED' } })
  expect(await place(await one(shelf.id), jam.id, null)).toMatchObject({ status: 400 })
  expect(await place(await one(jam.id), shelf.id, jam.id)).toMatchObject({ status: 400 })
  expect(await place(await one(jam.id), shelf.id, MISSING)).toMatchObject({ status: 400 })
  expect(await place({ ...jam, id: MISSING }, null, null)).toMatchObject({ status: 404 })
  expect(await place(await one(syrup.id), null, null)).toMatchObject({ status: 200 })
  expect((await listed()).filter(({ parentId }) => parentId === null).at(-1)?.id).toBe(syrup.id)
})
