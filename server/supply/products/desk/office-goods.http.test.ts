import { type GalleryChange, plainPicture } from '@okolitsa/domain/images/gallery.ts'
import { beforeAll, describe, expect, it } from 'vitest'
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

const world = await twoFarms()
const olga = { authorization: `Bearer ${await world.staff(FARM, 'Ольга')}` }
const ivan = { authorization: `Bearer ${await world.staff(OTHER_FARM, 'Иван')}` }
const vera = await world.office({ roles: ['moderator'] })
const petr = await world.office({ roles: ['curator'] })
await world.categories({ id: 12, urlKey: 'cheeses', title: 'Cheeses' })

const edit = (id: number, change: object, headers: Record<string, string> = olga) =>
  world.call('PATCH', `/v1/cabinet/goods/${id}`, { headers, body: { change, seen: {} } })
const formOf = async (id: number) => (await world.call('GET', `/v1/cabinet/goods/${id}`, { headers: olga })).body
const queue = async () => (await world.call('GET', '/v1/office/goods/checks', { headers: vera })).body
const checked = async (id: number) =>
  (await world.call('GET', `/v1/office/goods/checks?product=${id}`, { headers: vera })).body.items[0]
const decide = (id: number, version: number | null, decision: string, more: object = {}, headers = vera) =>
  world.call('POST', `/v1/office/goods/checks/${id}/decision`, {
    headers,
    body: { version, decision, reason: decision === 'accept' ? null : 'composition', ...more },
  })
const undo = (id: number, headers = vera) =>
  world.call('POST', `/v1/office/goods/checks/${id}/decision/undo`, { headers })
const slugs = new Map(
  (await world.sql<{ id: number; slug: string }>('select id, slug from product')).map(({ id, slug }) => [id, slug]),
)
/** The title that customers see. */
const shown = async (id: number): Promise<string> =>
  (await world.call('GET', `/api/v3/products/slug/${slugs.get(id)}`)).body.title
const isSold = async (id: number) =>
  (
    await world.sql<{ sold: boolean }>(
      `select product.enabled and (card ->> 'enabled')::boolean
       and exists (select from category_listing where category_listing.product_id = product.id) as sold
       from product join product_card on product_card.product_id = product.id where product.id = $1`,
      [id],
    )
  )[0]?.sold
const setRule = async (part: object) => {
  const path = '/v1/office/goods/check-rule'
  const { body } = await world.call('GET', path, { headers: vera })
  return world.call('PATCH', path, { headers: vera, body: { ...body, ...part } })
}

it('opens the goods of the market only to people of the office with the right', async () => {
  for (const path of ['/v1/office/goods', '/v1/office/goods/checks', '/v1/office/goods/check-rule']) {
    expect((await world.call('GET', path, { headers: olga })).status).toBe(401)
    expect((await world.call('GET', path, { headers: await world.office({ roles: ['support'] }) })).status).toBe(403)
  }
  expect((await world.call('GET', '/v1/office/goods/checks?product=99', { headers: vera })).status).toBe(404)
  expect((await decide(99, 1, 'accept')).status).toBe(404)
  expect((await decide(CHEESE, 1, 'return', { reason: null })).body.errors).toHaveProperty('reason')
  expect((await decide(CHEESE, 1, 'return', { reason: 'other' })).body.errors).toHaveProperty('message')
})

describe('a change that is checked after it is shown', () => {
  it('is on sale at once and waits next to the former version; price and stock wait for nobody', async () => {
    expect((await edit(CHEESE, { price: 700 })).body.check).toBeNull()
    expect((await queue()).total).toBe(0)
    const { body } = await edit(CHEESE, { title: 'Сыр лечебный', composition: 'молоко' })
    expect(body.check).toMatchObject({ state: 'waiting', isShown: true })
    expect(await shown(CHEESE)).toBe('Сыр лечебный')
    const { items, total } = await queue()
    expect([total, items[0].id, items[0].changed]).toEqual([1, CHEESE, ['title', 'composition']])
    expect(items[0].accepted.title).not.toBe(items[0].proposed.title)
  })

  it('is decided by one of two people, and returned it can neither be found nor ordered', async () => {
    const { version } = await checked(CHEESE)
    const cartId = await world.cart(ANNA, FARM, { [CHEESE]: 1 })
    const answers = await Promise.all([
      decide(CHEESE, version, 'return', { reason: 'cures' }),
      decide(CHEESE, version, 'return', {}, petr),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      code: 'GOODS_CHECK_REFUSED',
      facts: { reason: 'decided' },
    })
    expect(await isSold(CHEESE)).toBe(false)
    expect((await formOf(CHEESE)).check).toMatchObject({ state: 'returned', isShown: false })
    const list = await world.call('GET', '/v1/cabinet/goods?state=returned', { headers: olga })
    expect(list.body.items).toMatchObject([{ id: CHEESE, state: 'returned' }])
    expect(list.body.counted.counts).toMatchObject({ all: 3, onSale: 2, returned: 1 })
    const way = { methodCode: 'pickup', tradePlaceId: PICKUP, date: DAY, paymentMethod: 'cashondelivery' }
    expect((await world.checkout(ANNA, { cartId, ...way })).status).not.toBe(201)
    expect(await world.sql('select id from shop_order')).toEqual([])
    // putting it on sale is a wish only
    await edit(CHEESE, { isOnSale: false })
    await edit(CHEESE, { isOnSale: true })
    expect(await isSold(CHEESE)).toBe(false)
  })

  it('shows the accepted version while the mended one waits, and the mended one when it is accepted', async () => {
    const before = (await checked(CHEESE)).accepted.title
    const { body } = await edit(CHEESE, { title: 'Сыр луговой' })
    expect(body).toMatchObject({ form: { title: 'Сыр луговой' }, check: { state: 'waiting', showsAccepted: true } })
    expect([await isSold(CHEESE), await shown(CHEESE)]).toEqual([true, before])
    const { version } = await checked(CHEESE)
    // a change in the meantime makes the seen version stale
    await edit(CHEESE, { title: 'Сыр луговой, 3 месяца' })
    expect((await decide(CHEESE, version, 'accept')).body).toMatchObject({ facts: { reason: 'changed' } })
    expect((await decide(CHEESE, version + 1, 'accept')).status).toBe(200)
    expect(await shown(CHEESE)).toBe('Сыр луговой, 3 месяца')
    expect((await formOf(CHEESE)).check).toBeNull()
  })

  it('is as before when the person takes the decision back, and not by another person', async () => {
    await edit(EGGS, { title: 'Яйца перепелиные' })
    const { version } = await checked(EGGS)
    expect((await decide(EGGS, version, 'return')).status).toBe(200)
    expect((await undo(EGGS, petr)).status).toBe(400)
    expect((await undo(EGGS)).status).toBe(200)
    expect((await undo(EGGS)).status).toBe(400)
    expect(await checked(EGGS)).toMatchObject({ state: 'waiting', version, lastReturn: null })
    expect(await isSold(EGGS)).toBe(true)
    expect((await decide(EGGS, version, 'accept')).status).toBe(200)
    const [{ due } = { due: 0 }] = await world.sql<{ due: number }>(
      `select count(*)::int as due from outbox where topic = 'GoodsDecided' and payload ->> 'productId' = $1`,
      [String(EGGS)],
    )
    expect(due).toBe(2)
  })
})

describe('a change that is checked before it is shown', () => {
  beforeAll(async () => {
    expect((await setRule({ fresh: 'before', changed: 'before' })).status).toBe(200)
    expect((await setRule({ version: 0 })).body).toMatchObject({ facts: { reason: 'changed' } })
  })

  it('leaves the accepted texts and pictures on sale, and shows the seller its own', async () => {
    const picture = (await world.call('GET', `/v1/cabinet/galleries/products/${HONEY}`, { headers: olga })).body
    const former = await shown(HONEY)
    const { body } = await edit(HONEY, { title: 'Мёд гречишный', price: 310, storage: 'в тени' })
    expect(body.form).toMatchObject({ title: 'Мёд гречишный', price: 310, storage: 'в тени' })
    expect([await isSold(HONEY), await shown(HONEY)]).toEqual([true, former])
    expect(picture).toBeDefined()
    const { version } = await checked(HONEY)
    expect((await decide(HONEY, version, 'return')).status).toBe(200)
    expect([await isSold(HONEY), await shown(HONEY)]).toEqual([true, former])
    expect((await formOf(HONEY)).check).toMatchObject({ state: 'returned', showsAccepted: true })
    await edit(HONEY, { title: 'Мёд цветочный' })
    expect((await decide(HONEY, version + 1, 'accept')).status).toBe(200)
    expect(await shown(HONEY)).toBe('Мёд цветочный')
  })

  it('keeps the pictures on the page and in lists until changed ones are accepted', async () => {
    const [owner = { id: 0 }] = await world.sql<{ id: number }>('select id from staff_account order by id')
    const change = (step: GalleryChange) =>
      world.write((tx, { products }) =>
        products.changePictures(
          tx,
          { kind: 'staff', staffId: owner.id },
          { organizationId: FARM, productId: EGGS },
          step,
        ),
      )
    const pictures = async () => {
      const page = await world.call('GET', `/api/v3/products/slug/${slugs.get(EGGS)}`)
      const card = (await world.call('POST', '/api/v2/products/ids', { body: [EGGS] })).body.items[0]
      return [...page.body.images.map(({ url }: { url: string }) => url), card.smallImageUrl].map(
        (url: string) => url.split('/resize/')[1],
      )
    }
    expect(await pictures()).toEqual(['p/2.webp', 'p/2.webp'])
    await change({ kind: 'add', pictures: [plainPicture('goods/new.webp')] })
    await change({ kind: 'move', source: 'goods/new.webp', place: 1 })
    const { version, changed, proposed } = await checked(EGGS)
    expect([changed, proposed.pictures.length, await isSold(EGGS)]).toEqual([['pictures'], 2, true])
    expect(await pictures()).toEqual(['p/2.webp', 'p/2.webp'])
    await decide(EGGS, version, 'return', { reason: 'picture' })
    expect(await pictures()).toEqual(['p/2.webp', 'p/2.webp'])
    await change({ kind: 'remove', source: 'p/2.webp' })
    expect(await pictures()).toEqual(['p/2.webp', 'p/2.webp'])
    expect((await decide(EGGS, version + 1, 'accept')).status).toBe(200)
    expect(await pictures()).toEqual(['goods/new.webp', 'goods/new.webp'])
  })

  it('keeps a new product off sale until it is accepted, also one of a file', async () => {
    const author = {
      kind: 'staff',
      staffId: (await world.sql<{ id: number }>('select id from staff_account order by id'))[0]?.id ?? 0,
    } as const
    const product = world.app.services.products
    const [{ fields }] = (await world.sql<{ fields: object }>(
      `select jsonb_build_object('slug', slug || '-new', 'sku', sku || '-new', 'title', 'Брынза', 'description', '',
         'composition', '', 'shelfLife', '', 'storage', '', 'nutrition', null, 'allergens', '[]'::jsonb, 'vat', null,
         'unit', unit, 'measure', measure, 'isWeight', is_weight, 'maxSaleQuantity', null, 'productionSchedule', null,
         'attributes', '{}'::jsonb, 'image', image, 'hue', null) as fields from product where id = $1`,
      [HAM],
    )) as [{ fields: object }]
    const id = await world.write((tx) =>
      product.createProduct(tx, author, {
        ...{ organizationId: OTHER_FARM, categoryId: 11, furtherCategoryIds: [], specialPrices: [] },
        ...{ price: 10_000 as never, stock: { kind: 'unlimited' }, fields: fields as never },
      }),
    )
    expect(await isSold(id)).toBe(false)
    await world.write((tx) =>
      product.changeProducts(tx, author, OTHER_FARM, [
        { productId: id, fields: { title: 'Брынза козья' }, isEnabled: true },
      ]),
    )
    expect(await checked(id)).toMatchObject({ state: 'waiting', version: 2, accepted: null })
    expect((await decide(id, 2, 'accept')).status).toBe(200)
    expect(await isSold(id)).toBe(true)
  })
})

describe('the goods of the market', () => {
  const list = async (query = '') => (await world.call('GET', `/v1/office/goods${query}`, { headers: vera })).body
  const ids = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id)
  const move = (body: object, path = '') =>
    world.call('POST', `/v1/office/goods/moves${path}`, {
      headers: vera,
      body: { categoryId: null, ...(path === '' && { reason: null }), ...body },
    })

  it('are filtered, counted and exported', async () => {
    expect(ids(await list(`?seller=${FARM}&order=oldest`))).toEqual([CHEESE, EGGS, HONEY])
    expect(ids(await list('?search=луговой'))).toEqual([CHEESE])
    expect(ids(await list('?check=waiting'))).toEqual([])
    expect(ids(await list('?category=12'))).toEqual([])
    const count = await world.call('GET', `/v1/office/goods/count?seller=${FARM}&sale=onSale`, { headers: vera })
    expect(count.body).toEqual({ count: 3 })
    const csv = await world.call('GET', '/v1/office/goods/export/csv?search=луговой', { headers: vera })
    expect(csv.text).toContain('Сыр луговой')
  })

  it('move, are hidden and shown again with a preview and a result for each', async () => {
    const goods = [CHEESE, HAM]
    const preview = await move({ ids: goods, move: 'category', categoryId: 12 }, '/preview')
    expect(preview).toMatchObject({ status: 200 })
    expect(preview.body.items.map(({ isChanged }: { isChanged: boolean }) => isChanged)).toEqual([true, true])
    expect((await move({ ids: [...goods, 99], move: 'category', categoryId: 12 })).body.outcomes).toEqual([
      { id: CHEESE, outcome: 'done' },
      { id: HAM, outcome: 'done' },
      { id: 99, outcome: 'unknown' },
    ])
    expect((await move({ ids: goods, move: 'category', categoryId: 12 })).body.outcomes[0].outcome).toBe('unchanged')
    expect((await move({ ids: goods, move: 'category', categoryId: 9_999 })).body.outcomes[0].outcome).toBe(
      'wrongCategory',
    )
    expect(ids(await list('?category=12&order=oldest'))).toEqual(goods)
    // a move of the office asks for no check
    expect((await queue()).total).toBe(0)
    expect((await move({ ids: [HAM], move: 'hide' })).body.errors).toHaveProperty('reason')
    await move({ ids: [HAM], move: 'hide', reason: 'papers' })
    expect(await isSold(HAM)).toBe(false)
    await edit(HAM, { title: 'Окорок домашний' }, ivan)
    expect([await isSold(HAM), ids(await list('?check=hidden'))]).toEqual([false, [HAM]])
    await move({ ids: [HAM], move: 'accept' })
    expect([await isSold(HAM), await shown(HAM)]).toEqual([true, 'Окорок домашний'])
  })
})
