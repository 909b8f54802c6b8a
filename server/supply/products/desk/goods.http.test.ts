import { expect, it } from 'vitest'
import {
  ANNA,
  CHEESE,
  DAY,
  EGGS,
  FARM,
  HAM,
  HONEY,
  OTHER_FARM,
  PICKUP,
  twoFarms,
} from '../../../testing/two-farms.data.ts'

const world = await twoFarms({ isDatabaseAtNoon: true })
const bearer = async (organizationId: number, name?: string) => ({
  authorization: `Bearer ${await world.staff(organizationId, name)}`,
})
const olga = await bearer(FARM)
const ivan = await bearer(OTHER_FARM, 'Ivan')
const list = async (query = '', headers: Record<string, string> = olga) =>
  world.call('GET', `/v1/cabinet/goods${query}`, { headers })
const change = (changes: readonly object[], headers: Record<string, string> = olga) =>
  world.call('POST', '/v1/cabinet/goods/changes', { headers, body: { changes } })
const ids = ({ body }: { body: { items: { id: number }[] } }) => body.items.map(({ id }) => id)
const outcomesOf = ({ body }: { body: { items: { id: number; fate: string }[] } }) =>
  body.items.map(({ id, fate }) => [id, fate])
const audited = (id: number) =>
  world.sql<{ action: string }>(
    `select action from audit_entry where entity_id = $1 and entity in ('product', 'stock') and action <> 'createProduct'
      order by id`,
    [String(id)],
  )

it('lists the seller’s own products with their stock, finds them like the shop, and refuses others', async () => {
  const all = await list()
  expect(ids(all)).toEqual([CHEESE, EGGS, HONEY])
  expect(all.body.counted.counts).toEqual({
    all: 3,
    onSale: 3,
    soldOut: 0,
    checking: 0,
    returned: 0,
    stopped: 0,
    archived: 0,
  })
  expect(all.body.items[0]).toMatchObject({ price: 645.5, onHand: 3_000, promised: 0, state: 'onSale', sold: 0 })
  expect(all.body.items[1]).toMatchObject({ onHand: null, measure: 10 })
  const asked = (query: string, headers?: Record<string, string>) =>
    world.call('GET', `/v1/cabinet/goods-counts${query}`, { headers: headers ?? olga })
  expect((await asked('?search=nothing-like-it')).body).toEqual({ ...all.body.counted, totalPages: 0 })
  const strangers = await Promise.all([asked('', {}), asked(`?organizationId=${FARM}`, ivan), asked('?state=gone')])
  expect(strangers.map(({ status }) => status)).toEqual([401, 404, 400])
  const [{ title = '' } = {}] = all.body.items
  expect(ids(await list(`?search=${encodeURIComponent(title.toUpperCase())}`))).toContain(CHEESE)
  expect(ids(await list('?search=nothing-like-it'))).toEqual([])
  const answers = await Promise.all([
    list('', {}),
    list('', { authorization: `Bearer ${await world.tokenOf(ANNA)}` }),
    list(`?organizationId=${FARM}`, ivan),
    list('', await world.office()),
    list(`?organizationId=${FARM}`, await world.office()),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 404, 401, 401])
})

it('changes prices, amounts and sale in one call, each with its result and audit entry', async () => {
  const cartId = await world.cart(ANNA, FARM, { [HONEY]: 1 })
  const pickup = { methodCode: 'pickup', tradePlaceId: PICKUP, date: DAY, paymentMethod: 'cashondelivery' }
  expect((await world.checkout(ANNA, { cartId, ...pickup })).status).toBe(201)
  const answer = await change([
    { id: HONEY, onHand: 0 },
    { id: EGGS, price: 199.9, onHand: 40 },
    { id: CHEESE, price: 700, isOnSale: false },
  ])
  expect(outcomesOf(answer)).toEqual([
    [CHEESE, 'changed'],
    [EGGS, 'changed'],
    // the last piece is already reserved
    [HONEY, 'refused'],
  ])
  expect(answer.body.items.map(({ item }: { item: object }) => item)).toMatchObject([
    { price: 700, state: 'stopped' },
    { price: 199.9, onHand: 40, state: 'onSale' },
    { onHand: 1, promised: 1, state: 'soldOut', sold: 1 },
  ])
  expect((await list()).body.counted.counts).toEqual({
    all: 3,
    onSale: 1,
    soldOut: 1,
    checking: 0,
    returned: 0,
    stopped: 1,
    archived: 0,
  })
  expect(ids(await list('?state=stopped'))).toEqual([CHEESE])
  expect((await world.call('GET', `/api/v3/products/slug/product-${EGGS}`)).body.price).toBe(199.9)
  expect((await audited(CHEESE)).map(({ action }) => action)).toEqual(['setPrice', 'disableProduct'])
  expect(await audited(HONEY)).toEqual([])
  // an unchanged value is not audited
  expect(outcomesOf(await change([{ id: CHEESE, price: 700, isOnSale: false }]))).toEqual([[CHEESE, 'changed']])
  expect(await audited(CHEESE)).toHaveLength(2)
})

it('returns the current state to a later change, and refuses the whole call for another seller’s product', async () => {
  const seen = { price: 199.9, onHand: 40 }
  const both = await Promise.all([
    change([{ id: EGGS, price: 210, seen }]),
    change([{ id: EGGS, price: 220, seen }], await bearer(FARM, 'Nina')),
  ])
  expect(both.flatMap(outcomesOf).map(([, outcome]) => outcome)).toEqual(expect.arrayContaining(['changed', 'stale']))
  const late = both.find((answer) => outcomesOf(answer)[0]?.[1] === 'stale')
  expect([210, 220]).toContain(late?.body.items[0].item.price)
  const before = (await list()).body.items
  expect(
    (
      await change([
        { id: EGGS, price: 1 },
        { id: HAM, price: 1 },
      ])
    ).status,
  ).toBe(404)
  expect((await change([{ id: 999_999, price: 1 }], ivan)).status).toBe(404)
  expect((await list()).body.items).toEqual(before)
  for (const wrong of [{ price: 0 }, { price: 1.001 }, { onHand: -1 }, { onHand: 1.5 }])
    expect((await change([{ id: EGGS, ...wrong }])).status).toBe(400)
})

it('marks a product below its seller’s threshold', async () => {
  const threshold = (lowBelow: number | null) =>
    world.call('PATCH', `/v1/cabinet/stock/${CHEESE}`, { headers: olga, body: { lowBelow } })
  const isLow = async () => (await list()).body.items.map((item: { isLow: boolean }) => item.isLow)
  expect((await threshold(3_001)).status).toBe(200)
  expect(await isLow()).toEqual([true, false, false])
  await threshold(3_000)
  expect(await isLow()).toEqual([false, false, false])
  await threshold(null)
})

it('lists an archived product separately, keeps it in orders, and restores it off sale', async () => {
  const answer = await change([{ id: HONEY, isArchived: true }])
  expect([outcomesOf(answer), answer.body.items[0].item.state]).toEqual([[[HONEY, 'changed']], 'archived'])
  expect(ids(await list())).not.toContain(HONEY)
  expect(ids(await list('?state=archived'))).toEqual([HONEY])
  expect(ids(await list('?state=stopped'))).not.toContain(HONEY)
  expect((await list()).body.counted.counts).toMatchObject({ all: 2, archived: 1 })
  expect((await world.sql('select 1 from category_listing where product_id = $1', [HONEY])).length).toBe(0)
  const page = await world.call('GET', `/api/v3/products/slug/product-${HONEY}`)
  expect(page.body.enabled).not.toBe(true)
  const [order] = (await world.call('GET', '/v1/cabinet/orders', { headers: olga })).body.items
  const { body } = await world.call('GET', `/v1/cabinet/orders/${order.id}`, { headers: olga })
  expect(JSON.stringify(body)).toContain(`"productId":${HONEY}`)
  expect((await change([{ id: HONEY, isArchived: false }])).body.items[0].item.state).toBe('stopped')
  await change([{ id: HONEY, isArchived: true }])
  // a product on sale cannot be archived
  expect((await change([{ id: HONEY, isOnSale: true }])).body.items[0].item.state).not.toBe('archived')
  expect((await change([{ id: HONEY, isArchived: true }], ivan)).status).toBe(404)
})

it('moves several products to another category in one call, and refuses a category of dishes', async () => {
  await world.categories({ id: 21, urlKey: 'other', title: 'Other' })
  const moved = await change([
    { id: CHEESE, categoryId: 21 },
    { id: EGGS, categoryId: 21 },
  ])
  expect(moved.body.items.map(({ item }: { item: object }) => item)).toMatchObject([
    { categoryId: 21 },
    { categoryId: 21 },
  ])
  expect((await world.sql('select product_id from category_listing where category_id = 21')).length).toBe(1)
  const [dishes] = await world.sql<{ id: number }>("select id from category where trade = 'restaurant'")
  for (const categoryId of [dishes?.id, 999_999]) {
    const { status, body } = await change([{ id: CHEESE, categoryId }])
    expect([status, body.errors?.categoryId !== undefined]).toEqual([400, true])
  }
})
