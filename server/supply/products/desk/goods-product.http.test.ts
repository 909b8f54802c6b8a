import { randomUUID } from 'node:crypto'
import type { ProductForm } from '@okolitsa/contracts/products/goods-product.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import {
  ANNA,
  BORIS,
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
// runs before the shop has read its categories, which are cached for a minute
await world.categories(
  { id: 61, urlKey: 'own-milk', title: 'Milk', attributes: ['milk', 'fat'] },
  { id: 62, parentId: 61, urlKey: 'own-cheeses', title: 'Cheeses', attributes: ['ripening'] },
)
const bearer = async (organizationId: number, name?: string) => ({
  authorization: `Bearer ${await world.staff(organizationId, name)}`,
})
const olga = await bearer(FARM)
const nina = await bearer(FARM, 'Nina')
const ivan = await bearer(OTHER_FARM, 'Ivan')
const read = (id: number, headers: Record<string, string> = olga) =>
  world.call('GET', `/v1/cabinet/goods/${id}`, { headers })
const edit = (id: number, change: object, seen: object = {}, headers: Record<string, string> = olga) =>
  world.call('PATCH', `/v1/cabinet/goods/${id}`, { headers, body: { change, seen } })
const formOf = async (id: number): Promise<ProductForm> => (await read(id)).body.form

const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a3' } })
  .jpeg()
  .toBuffer()
function create(fields: object, photos: readonly Buffer[] = [], headers: Record<string, string> = olga) {
  const part = (name: string, value: Buffer, file = '') => [
    Buffer.from(`--edge\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`),
    value,
    Buffer.from('\r\n'),
  ]
  return world.call('POST', '/v1/cabinet/goods', {
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    body: Buffer.concat([
      ...Object.entries(fields).flatMap(([name, value]) => part(name, Buffer.from(String(value)))),
      ...photos.flatMap((file, index) => part('files', file, `; filename="${index}.jpg"`)),
      Buffer.from('--edge--\r\n'),
    ]),
  })
}
const MEADOW = {
  key: '00000000-0000-4000-8000-000000000001',
  title: 'Сыр «Луговой», 3 месяца',
  categoryId: 11,
  unit: 'г',
  measure: 500,
  isWeight: true,
  price: 685,
}

it('creates a product with photos in the shop immediately, and sells none without photos', async () => {
  const made = await create({ ...MEADOW, onHand: 8_000, composition: ' молоко ', isOnSale: true }, [photo, photo])
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    slug: expect.stringMatching(/^syr-lugovoy-3-mesyatsa-[a-z0-9]{6}$/),
    organizationId: FARM,
    unit: 'г',
    isWeight: true,
    promised: 0,
    form: { title: MEADOW.title, price: 685, composition: 'молоко', stock: { kind: 'counted', onHand: 8_000 } },
  })
  const page = (await world.call('GET', `/api/v3/products/slug/${made.body.slug}`)).body
  expect(page).toMatchObject({ title: MEADOW.title, price: 685, imageFocus: { x: 50, y: 50 } })
  expect(page.images).toHaveLength(2)
  // a request repeated after a lost response creates no second product
  const again = await Promise.all([
    create({ ...MEADOW, isOnSale: true }),
    create({ ...MEADOW, isOnSale: true }, [photo]),
  ])
  expect(again.map(({ status, body }) => [status, body.id])).toEqual([
    [201, made.body.id],
    [201, made.body.id],
  ])
  const drawn = await create({ ...MEADOW, key: randomUUID(), title: 'Ещё', isOnSale: false })
  expect(drawn).toMatchObject({ status: 201 })
  expect(drawn.body.form).toMatchObject({ isOnSale: false, stock: { kind: 'unlimited' } })
  expect((await world.call('GET', `/v1/cabinet/goods?state=stopped`, { headers: olga })).body.items).toMatchObject([
    { id: drawn.body.id },
  ])
})

it('refuses invalid products by field, and stores none', async () => {
  const count = () => world.sql('select id from product')
  const before = await count()
  const wrong = [
    [{ title: ' ' }, 'title'],
    [{ price: 'много' }, 'price'],
    [{ price: 1.001 }, 'price'],
    [{ categoryId: 999 }, 'categoryId'],
    // the category belongs to dishes
    [
      { categoryId: (await world.sql<{ id: number }>("select id from category where trade = 'restaurant'"))[0]?.id },
      'categoryId',
    ],
    [{ unit: 'шт' }, 'isWeight'],
    [{ onHand: -1 }, 'onHand'],
    [{ measure: '' }, 'measure'],
  ] as const
  for (const [fields, field] of wrong) {
    const { status, body } = await create({ ...MEADOW, key: randomUUID(), isOnSale: true, ...fields })
    expect([status, Object.keys(body.errors).some((key) => key.endsWith(field))]).toEqual([400, true])
  }
  const unreadable = await create({ ...MEADOW, key: randomUUID(), isOnSale: true }, [Buffer.from('no picture')])
  expect(unreadable.body.code).toBe('PHOTO_UNREADABLE')
  const statuses = [
    await create({ ...MEADOW, key: randomUUID(), isOnSale: true }, [], {}),
    await create({ ...MEADOW, key: randomUUID(), isOnSale: true, organizationId: FARM }, [], ivan),
    await create({ ...MEADOW, key: randomUUID(), isOnSale: true, organizationId: FARM }, [], await world.office()),
    await create({ ...MEADOW, key: randomUUID(), isOnSale: true, organizationId: 999_999 }, [], ivan),
  ].map(({ status }) => status)
  expect(statuses).toEqual([401, 404, 401, 404])
  expect(await count()).toEqual(before)
})

it('changes each field with one audit entry per kind, and a repeated request leaves none', async () => {
  const seen = await formOf(CHEESE)
  const change: Partial<ProductForm> = {
    title: 'Сыр новый',
    description: 'Рассказ',
    nutrition: { kcal: 350.5, protein: 24, fat: 28, carbs: 0 },
    allergens: ['молоко'],
    vat: 10,
    price: 700,
    specialPrices: [{ price: 600, from: '2026-11-01', to: null }],
    furtherCategoryIds: [],
    made: { how: 'made', on: '2026-11-20' },
    stock: { kind: 'counted', onHand: 2_500 },
    maxSaleQuantity: 4,
  }
  const changed = await edit(CHEESE, change, seen)
  expect([changed.status, changed.body.form]).toEqual([200, { ...seen, ...change }])
  expect(await formOf(CHEESE)).toEqual({ ...seen, ...change })
  const page = (await world.call('GET', `/api/v3/products/slug/product-${CHEESE}`)).body
  expect(page).toMatchObject({ title: 'Сыр новый', price: 600 })
  const traces = () =>
    world.sql<{ action: string }>(
      `select action from audit_entry where entity_id = $1 and action <> 'createProduct' order by action`,
      [String(CHEESE)],
    )
  const left = (await traces()).map(({ action }) => action)
  expect(left).toEqual(['changeProduct', 'setMade', 'setPrice', 'setSpecialPrices', 'setStock'])
  expect((await edit(CHEESE, change, seen)).status).toBe(200)
  expect(await traces()).toHaveLength(left.length)
})

it('keeps concurrent edits of different fields, and refuses the second edit of the same field', async () => {
  const seen = await formOf(HONEY)
  const both = await Promise.all([
    edit(HONEY, { title: 'Мёд Ольги' }, { title: seen.title }),
    edit(HONEY, { title: 'Мёд Нины', storage: 'в погребе' }, { title: seen.title, storage: seen.storage }, nina),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const late = both.find(({ status }) => status === 400)
  expect(late?.body).toMatchObject({ code: 'GOODS_CHANGED', facts: { fields: ['title'] } })
  const between = await formOf(HONEY)
  const quiet = await edit(HONEY, { composition: 'мёд' }, { composition: seen.composition }, nina)
  expect(quiet.body.form).toEqual({ ...between, composition: 'мёд' })
})

it('refuses the whole form when one rule is violated, and answers not found for other products', async () => {
  const cartId = await world.cart(ANNA, FARM, { [HONEY]: 1 })
  const pickup = { methodCode: 'pickup', tradePlaceId: PICKUP, date: DAY, paymentMethod: 'cashondelivery' }
  expect((await world.checkout(ANNA, { cartId, ...pickup })).status).toBe(201)
  const before = await formOf(HONEY)
  const wrong = [
    { title: '' },
    { price: 0 },
    { specialPrices: [{ price: 9_999, from: null, to: null }] },
    { categoryId: 9501 },
    { allergens: ['a', 'a'] },
    { vat: 13 },
    { made: { how: 'made', on: '2030-01-01' } },
    // the stock is reserved for Anna
    { stock: { kind: 'counted', onHand: 0 } },
    { stock: { kind: 'harvest', onHand: 1 } },
    { measure: 0 },
    { unknown: 1 },
  ]
  for (const fields of wrong) {
    const { status, body } = await edit(HONEY, { description: 'not kept', ...fields })
    expect([fields, status, Object.keys(body.errors ?? {}).length > 0]).toEqual([fields, 400, true])
  }
  const taken = await edit(HONEY, { sku: (await formOf(EGGS)).sku })
  expect([taken.status, taken.body.errors.sku !== undefined]).toEqual([400, true])
  expect(await formOf(HONEY)).toEqual(before)
  const answers = await Promise.all([
    read(HAM),
    edit(HAM, { title: 'x' }),
    read(HONEY, ivan),
    edit(HONEY, { title: 'x' }, {}, ivan),
    read(999_999),
    read(HONEY, {}),
    edit(HONEY, { title: 'x' }, {}, { authorization: `Bearer ${await world.tokenOf(ANNA)}` }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 401, 401])
})

it('lists categories of farmers’ products, and suggests the ones with similar titles', async () => {
  await world.categories({ id: 12, urlKey: 'cheeses', title: 'Сыры' }, { id: 13, urlKey: 'jams', title: 'Варенье' })
  await edit(CHEESE, { title: 'Сыр козий', categoryId: 12 })
  const categories = (title = '') =>
    world.call('GET', `/v1/cabinet/goods-categories?${new URLSearchParams({ title })}`, { headers: olga })
  const { items, suggested } = (await categories()).body
  expect(items.map(({ id }: { id: number }) => id).sort()).toEqual([11, 12, 13, 61, 62])
  expect(suggested).toEqual([])
  expect((await categories('Сыры козьи')).body.suggested[0]).toBe(12)
  expect((await categories('& | ! «»')).body.suggested).toEqual([])
  expect((await world.call('GET', '/v1/cabinet/goods-categories')).status).toBe(401)
})

it('copies texts, price and pictures once; the copy is off sale and out of stock', async () => {
  const seen = await read(CHEESE)
  const key = randomUUID()
  const copy = (headers: Record<string, string> = olga) =>
    world.call('POST', `/v1/cabinet/goods/${CHEESE}/copy`, { headers, body: { key } })
  const [first, second] = await Promise.all([copy(), copy()])
  expect([first?.status, second?.body.id]).toEqual([201, first?.body.id])
  const { title, sku, isOnSale, stock, specialPrices, made, ...same } = seen.body.form
  expect(first?.body.form).toMatchObject({
    ...same,
    title: `${title} (копия)`,
    isOnSale: false,
    specialPrices: [],
    made: null,
    stock: { kind: 'counted', onHand: 0 },
  })
  expect(first?.body.form.sku).not.toBe(sku)
  expect(first?.body.imageUrl).toBe(seen.body.imageUrl)
  expect([isOnSale, stock.kind, specialPrices.length > 0, made !== null]).toEqual([true, 'counted', true, true])
  expect((await copy(ivan)).status).toBe(404)
  expect((await copy({})).status).toBe(401)
})

it('lists authors and changes, and undoes a change while its result is current', async () => {
  const path = `/v1/cabinet/goods/${EGGS}/history`
  const history = (query = '', headers: Record<string, string> = olga) =>
    world.call('GET', `${path}${query}`, { headers })
  const undo = (id: number, headers: Record<string, string> = olga) =>
    world.call('POST', `${path}/${id}/undo`, { headers })
  await edit(EGGS, { price: 190, title: 'Яйца' }, {}, nina)
  await edit(EGGS, { stock: { kind: 'counted', onHand: 30 } })
  const { items } = (await history()).body
  expect(items).toMatchObject([
    { who: 'Olga', what: 'stock', before: { kind: 'unlimited', onHand: 0 }, after: { onHand: 30 }, canUndo: true },
    { who: 'Nina', what: 'changed', before: { price: 180 }, after: { price: 190 }, canUndo: true },
    { who: 'Nina', what: 'changed', after: { title: 'Яйца' }, canUndo: true },
    { who: null, what: 'created', before: {}, after: {}, canUndo: false },
  ])
  const [stock, price, title, made] = items
  expect((await undo(price.id)).body.form.price).toBe(180)
  expect((await undo(stock.id)).body.form.stock).toEqual({ kind: 'unlimited' })
  await edit(EGGS, { title: 'Яйца деревенские' })
  const late = await undo(title.id)
  expect([late.status, late.body.code, late.body.facts]).toEqual([400, 'GOODS_CHANGED', { fields: ['title'] }])
  expect((await formOf(EGGS)).title).toBe('Яйца деревенские')
  const after = (await history()).body.items
  expect(after.map(({ canUndo }: { canUndo: boolean }) => canUndo)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect((await history(`?before=${price.id}`)).body.items.map(({ id }: { id: number }) => id)).toEqual([
    title.id,
    made.id,
  ])
  for (const one of [undo(made.id), undo(999_999), undo(title.id, ivan), history('', ivan)])
    expect((await one).status).toBe(404)
  expect((await history('', {})).status).toBe(401)
  for (let count = 0; count < 20; count++) await edit(EGGS, { price: 200 + count })
  const first = (await history()).body
  expect([first.items.length, first.next]).toEqual([20, first.items[19].id])
})

it('promises a product made on certain days for these days only, until the change is undone', async () => {
  const productionSchedule = { weekdays: [3], cutoffMinute: 1_080, daysBefore: 1 }
  // the next two Wednesdays
  const days = ['2026-11-25', '2026-12-02']
  const page = async (id: number) => (await world.call('GET', `/api/v3/products/slug/product-${id}`)).body
  const daysOf = (methods: { dates: { date: string }[] }[]) => methods.map(({ dates }) => dates.map(({ date }) => date))
  for (const wrong of [
    { weekdays: [] },
    { weekdays: [8] },
    { weekdays: [5, 2] },
    { cutoffMinute: 1_440 },
    { daysBefore: 31 },
  ])
    expect((await edit(EGGS, { productionSchedule: { ...productionSchedule, ...wrong } })).status).toBe(400)
  expect((await edit(EGGS, { productionSchedule }, { productionSchedule: null }, ivan)).status).toBe(404)
  expect((await edit(EGGS, { productionSchedule }, { productionSchedule: null })).body.form.productionSchedule).toEqual(
    productionSchedule,
  )
  expect(await edit(EGGS, { productionSchedule: null }, { productionSchedule: null })).toMatchObject({
    status: 400,
    body: { code: 'GOODS_CHANGED' },
  })

  const eggs = await page(EGGS)
  expect([eggs.productionSchedule, eggs.nearestDelivery.date]).toEqual([productionSchedule, days[0]])
  expect(
    daysOf(eggs.deliveryMethods)
      .flat()
      .filter((date) => !days.includes(date) && date < '2026-12-09'),
  ).toEqual([])
  const cartId = await world.cart(BORIS, FARM, { [EGGS]: 5, [CHEESE]: 1 })
  const cart = (await world.call('GET', `/api/v2/cart/${cartId}`, { as: BORIS })).body
  expect([cart.productionSchedules, cart.nearestDelivery.date]).toEqual([['3-1080-1'], days[0]])
  const methods = (productionSchedules: string) =>
    world.call('GET', `/api/v1/shipping-methods/${FARM}?productionSchedules=${productionSchedules}`)
  expect(daysOf((await methods('3-1080-1')).body.items).every(([first]) => first === days[0])).toBe(true)
  expect((await methods('each-day')).status).toBe(400)
  const order = { cartId, methodCode: 'pickup', tradePlaceId: PICKUP, paymentMethod: 'cashondelivery' }
  const refused = await world.checkout(BORIS, { ...order, date: DAY })
  expect([refused.status, refused.body.code]).toEqual([400, 'DELIVERY_DATE_UNAVAILABLE'])
  expect((await world.checkout(BORIS, { ...order, date: days[0] })).status).toBe(201)

  const [change] = (await world.call('GET', `/v1/cabinet/goods/${EGGS}/history`, { headers: olga })).body.items
  expect(change).toMatchObject({ before: { productionSchedule: null }, after: { productionSchedule }, canUndo: true })
  const undone = await world.call('POST', `/v1/cabinet/goods/${EGGS}/history/${change.id}/undo`, { headers: olga })
  expect(undone.body.form.productionSchedule).toBeNull()
  expect((await page(EGGS)).nearestDelivery.date <= DAY).toBe(true)
})

it('stores the attributes of a product’s category, and displays only these on its page', async () => {
  const { items } = (await world.call('GET', '/v1/cabinet/goods-categories', { headers: olga })).body
  expect(items.find(({ id }: { id: number }) => id === 62)?.attributes).toEqual(['milk', 'fat', 'ripening'])
  for (const attributes of [
    { fat: 101 },
    { fat: 1.23 },
    { fat: 'fat' },
    { milk: 'camel' },
    { colour: 'red' },
    { breed: '' },
  ])
    expect((await edit(CHEESE, { attributes }, {})).status).toBe(400)
  const attributes = { fat: 4.5, milk: 'goat', cocoa: 70 }
  const { categoryId } = await formOf(CHEESE)
  const saved = await edit(CHEESE, { attributes, categoryId: 62 }, { attributes: {}, categoryId })
  expect(saved.body.form.attributes).toEqual(attributes)
  const { body } = await world.call('GET', `/api/v3/products/slug/product-${CHEESE}`)
  expect(body.attributes).toEqual([
    { key: 'milk', value: 'goat' },
    { key: 'fat', value: 4.5 },
  ])
})

it('refuses a title of invisible characters, and normalizes other titles', async () => {
  const empty = await create({ ...MEADOW, key: randomUUID(), title: '\u200B\u202E\uFEFF' })
  expect([empty.status, empty.body.errors.title]).toEqual([400, 'обязательное поле'])
  const made = await create({
    ...MEADOW,
    key: randomUUID(),
    onHand: 1,
    isOnSale: false,
    title: 'Сы\u200Bр «Весенни\u0438\u0306»\u202E',
  })
  expect(made.status).toBe(201)
  expect((await formOf(made.body.id)).title).toBe('Сыр «Весенний»')
})
