import { expect, it } from 'vitest'
import { openWorld } from '../../../testing/world.data.ts'
import { type Reply, testApp } from '../../../testing.ts'

const world = await openWorld()
const { call } = world
const PATH = '/v1/office/showcase'
const SELLER = { kind: 'farmer', staffId: 7, organizationIds: [7] } as const
const MOSCOW = 'regionId=77&city=Москва&latitude=55.75&longitude=37.62'
const editor = await world.office({ roles: ['editor'] })
await world.categories({ id: 11, urlKey: 'syr', title: 'Сыр' }, { id: 12, urlKey: 'hleb', title: 'Хлеб' })
await world.sellers({ id: 7, profile: { title: 'Ферма Лучковых' } }, { id: 8, profile: { title: 'Пасека' } })
await world.products(
  ...[1, 2, 3, 4].map((id) => ({
    id,
    seller: 7,
    price: 20_000,
    stock: 5,
    categoryId: 11,
    fields: { title: `Сыр номер ${id}` },
  })),
  { id: 9, seller: 8, price: 10_000, categoryId: 12, fields: { title: 'Мёд' } },
)

const shelf = (title: string, more: object = {}) => ({
  sort: 'shelf',
  title,
  titleEn: null,
  place: 'popular',
  pick: { by: 'goods', productIds: [3, 1, 2] },
  regionCodes: [],
  startsAt: null,
  endsAt: null,
  ...more,
})
const menu = (place: string, links: object[]) => ({ sort: 'menu', place, title: 'Ссылки', titleEn: null, links })
const link = (title: string, href: string, more: object = {}) => ({
  title,
  titleEn: null,
  href,
  isShown: true,
  ...more,
})
const ground = (more: object = {}) => ({
  key: 1,
  city: 'Москва',
  regionCode: '77',
  title: 'ВДНХ',
  address: 'проспект Мира, 119',
  way: '',
  coords: { latitude: 55.835, longitude: 37.614 },
  firstDay: '2026-11-28',
  lastDay: '2026-11-29',
  opensAt: '10:00',
  closesAt: '18:00',
  events: [],
  stands: [{ organizationId: 7, number: 1 }],
  ...more,
})
const festival = (title: string, grounds: object[] = [ground()], more: object = {}) => ({
  sort: 'festival',
  title,
  lead: 'Вход свободный',
  look: 'honey',
  before: '',
  during: '',
  after: 'Спасибо, что пришли',
  grounds,
  ...more,
})
type Seen = { code: string; version: number; publishedVersion: number | null }
const office = (method: 'GET' | 'POST', path = '', body?: object, headers = editor) =>
  call(method, PATH + path, { headers, ...(body && { body }) })
const create = async (fields: object) => {
  const { status, body } = await office('POST', '', { fields })
  expect([status, body.errors]).toEqual([201, undefined])
  return body
}
const seenOf = ({ version, publishedVersion }: Seen) => ({ version, publishedVersion })
const save = (piece: Seen, fields: object) => office('POST', `/${piece.code}`, { seen: seenOf(piece), fields })
const publish = (piece: Seen, { at = null as string | null, version = piece.version } = {}) =>
  office('POST', `/${piece.code}/publish`, { seen: seenOf(piece), version, at })
const hide = (piece: Seen) => office('POST', `/${piece.code}/hide`, { seen: seenOf(piece) })
const inHours = (hours: number) => new Date(world.now().getTime() + hours * 3_600_000).toISOString()
const draftOf = ({ preview }: { preview: string }) => preview.slice(preview.indexOf('?') + 1)
const shelves = async (query = '') => (await call('GET', `/api/v1/content/shelves?${MOSCOW}&${query}`)).body
const titles = async (query = '') => (await shelves(query)).items.map(({ title }: { title: string }) => title)
/** The memory of a node follows a publication. */
const follows = (read: () => Promise<unknown>, expected: unknown) =>
  expect.poll(() => read(), { timeout: 2_000, interval: 20 }).toEqual(expected)
const menus = async (of: (method: 'GET', url: string) => Promise<Pick<Reply, 'body'>> = call) =>
  Object.fromEntries(
    (await of('GET', '/api/v1/content/cms-blocks?slot=footer')).body.items.map(
      ({ code, links }: { code: string; links: object[] }) => [code, links],
    ),
  )

it('shows pieces to editors and owners only, and answers 404 for unknown ones and other blocks', async () => {
  const moderator = await world.office({ roles: ['moderator'] })
  const seen = { version: 1, publishedVersion: null }
  expect((await call('GET', `${PATH}?sort=shelf`)).status).toBe(401)
  expect((await office('GET', '?sort=shelf', undefined, moderator)).status).toBe(403)
  expect((await office('POST', '', { fields: shelf('Чужая') }, moderator)).status).toBe(403)
  expect((await call('GET', '/v1/office/showcase-subjects?of=goods&search=сыр')).status).toBe(401)
  for (const code of ['nothing', 'cookie-notice']) {
    expect((await office('GET', `/${code}`)).status).toBe(404)
    expect((await office('POST', `/${code}`, { seen, fields: shelf('Нет') })).status).toBe(404)
    expect((await office('POST', `/${code}/publish`, { seen, version: 1, at: null })).status).toBe(404)
    expect((await office('POST', `/${code}/hide`, { seen })).status).toBe(404)
  }
})

it('finds goods, farms and categories by name', async () => {
  const found = async (of: string, search: string) =>
    (await call('GET', `/v1/office/showcase-subjects?${new URLSearchParams({ of, search })}`, { headers: editor })).body
      .items
  expect(await found('goods', 'СЫР НОМЕР 4')).toEqual([{ id: 4, title: 'Сыр номер 4', note: 'Ферма Лучковых' }])
  expect(await found('goods', 'сы')).toEqual([])
  expect(await found('farms', 'лучков')).toMatchObject([{ id: 7 }])
  expect((await found('categories', '')).map(({ note }: { note: string }) => note)).toEqual(['syr', 'hleb'])
})

it('shows a picked shelf in its order, without what is sold out or hidden, and not at all with too few', async () => {
  const draft = await create(shelf('К столу'))
  expect(draft).toMatchObject({ code: 'shelf-k-stolu', state: 'draft', named: expect.arrayContaining([]) })
  expect(draft.named).toHaveLength(3)
  expect(await titles()).toEqual([])
  expect(await titles(draftOf(draft))).toEqual(['К столу'])
  expect(await titles(`${draftOf(draft)}x`)).toEqual([])
  const shown = (await publish(draft)).body
  await follows(titles, ['К столу'])
  const [first] = (await shelves()).items
  expect(first).toMatchObject({ place: 'popular', title: 'К столу' })
  expect(first.products.map(({ id }: { id: number }) => id)).toEqual([3, 1, 2])
  expect((await call('GET', '/api/v1/content/shelves', { site: 7 })).body.items).toEqual([])

  const four = (await save(shown, shelf('К столу', { pick: { by: 'goods', productIds: [4, 3, 1, 2] } }))).body
  expect(four.history[0].changed).toEqual(['pick'])
  const second = (await publish(four)).body
  await world.write((tx) =>
    world.services.products.disableProduct(tx, { kind: 'service', name: 'test' }, { organizationId: 7, productId: 1 }),
  )
  const idsNow = async () => (await shelves()).items[0]?.products.map(({ id }: { id: number }) => id)
  await follows(idsNow, [4, 3, 2])
  const back = (await publish(second, { version: 1 })).body
  expect(back).toMatchObject({ version: 3, publishedVersion: 3 })
  await follows(titles, [])
  await hide(back)

  // a rule finds goods by itself, at its moments and in its regions
  const rule = { pick: { by: 'category', categoryId: 11 }, startsAt: inHours(1), endsAt: inHours(2) }
  await publish(await create(shelf('Сыры', { ...rule, regionCodes: ['77'] })))
  await follows(shelves, { items: [], changesAt: rule.startsAt })
  world.passMinutes(90)
  expect(await titles()).toEqual(['Сыры'])
  expect(
    (await call('GET', '/api/v1/content/shelves?regionId=16&city=Казань&latitude=55.79&longitude=49.12')).body.items,
  ).toEqual([])
  world.passMinutes(60)
  expect(await titles()).toEqual([])
})

it('follows a merged category in shown shelves, in drafts and in earlier versions', async () => {
  await world.categories({ id: 13, urlKey: 'syr-kozij', title: 'Сыр козий' })
  const of = (categoryId: number) => shelf('Козий сыр', { pick: { by: 'category', categoryId } })
  const shown = await create(of(13))
  await publish(shown)
  const draft = await create(of(13))
  const saved = (await save(draft, of(12))).body
  const headers = await world.office({ roles: ['moderator'] })
  const { items } = (await call('GET', '/v1/office/categories', { headers })).body
  const { version } = items.find(({ id }: { id: number }) => id === 13)
  const merged = await call('POST', '/v1/office/categories/13/merge', { headers, body: { version, into: 11 } })
  expect(merged.status).toBe(200)
  const pickOf = async (code: string) => (await office('GET', `/${code}`)).body.fields.pick
  expect(await pickOf(shown.code)).toEqual({ by: 'category', categoryId: 11 })
  await follows(titles, ['Козий сыр'])
  expect(await pickOf(draft.code)).toEqual({ by: 'category', categoryId: 12 })
  // the version before the last one can be shown again
  expect((await publish(saved, { version: 1 })).status).toBe(200)
  expect(await pickOf(draft.code)).toEqual({ by: 'category', categoryId: 11 })
})

it('refuses what is not there, wrong fields in words, and one of two savings at once', async () => {
  const wrong = await office('POST', '', {
    fields: shelf('', { place: 'cellar', pick: { by: 'goods', productIds: [0] } }),
  })
  expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([
    400,
    ['fields.pick.productIds.0', 'fields.place', 'fields.title'],
  ])
  expect((await office('POST', '', { fields: { sort: 'poem' } })).status).toBe(400)
  const few = await create(shelf('Мало', { pick: { by: 'goods', productIds: [1, 2] } }))
  expect((await publish(few)).body.errors).toHaveProperty(['pick.productIds'])
  const odd = await create(shelf('Чужое', { pick: { by: 'goods', productIds: [1, 2, 4_000] } }))
  expect((await publish(odd)).body.errors).toHaveProperty(['pick.productIds'])
  expect((await publish(odd, { at: '2099-01-01T00:00:00Z' })).body.errors).toHaveProperty('at')
  expect((await save(odd, menu('header', [link('Сыр', '/category')]))).body.errors).toHaveProperty('fields')
  const both = await Promise.all([save(odd, shelf('Первая')), save(odd, shelf('Вторая'))])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(both.find(({ status }) => status === 400)?.body.code).toBe('SHOWCASE_CHANGED')
})

it('shows a menu at once on two nodes, without hidden links and closed areas, and makes one menu for a place', async () => {
  const other = await testApp(world.url, { clock: world.now })
  const links = [
    link('Сыры', '/category/syr', { titleEn: 'Cheese' }),
    link('Скрыто', '/farmers', { isShown: false }),
    link('Блог', 'https://blog.example.org/'),
  ]
  const draft = await create(menu('header', links))
  expect(draft).toMatchObject({ code: 'menu-header' })
  const again = await office('POST', '', { fields: menu('header', links) })
  expect([again.status, again.body.code]).toEqual([400, 'SHOWCASE_CHANGED'])
  expect((await save(draft, menu('footer-more', links))).status).toBe(400)
  await publish(draft)
  const expected = [
    { title: 'Сыры', href: '/category/syr' },
    { title: 'Блог', href: 'https://blog.example.org/' },
  ]
  await follows(menus, { 'menu-header': expected })
  await follows(() => menus(other.call), { 'menu-header': expected })
  const bad = await create(
    menu(
      'footer-more',
      ['/office', 'http://plain.example.org/', '/category/luna', '//evil.example.org'].map((to) => link('Туда', to)),
    ),
  )
  expect(Object.keys((await publish(bad)).body.errors)).toEqual([0, 1, 2, 3].map((index) => `links.${index}.href`))
})

it('shows a festival by its draft, at a planned moment and until it is hidden; orders stay', async () => {
  const shown = async (query = '') => (await call('GET', `/api/v1/festival?${query}`)).body.festival
  const draft = await create(festival('Ярмарка'))
  expect(draft.named).toMatchObject([{ id: 7 }])
  expect(await shown()).toBeNull()
  const previewed = await shown(draftOf(draft))
  expect(previewed).toMatchObject({ title: 'Ярмарка', look: 'honey', grounds: [{ id: 1, standsCount: 1 }] })
  expect((await call('GET', `/api/v1/festival/grounds/1?${draftOf(draft)}`)).body.stands).toMatchObject([{ number: 1 }])

  const planned = (await publish(draft, { at: inHours(1) })).body
  expect(planned).toMatchObject({ state: 'planned' })
  world.passMinutes(61)
  const due = () => world.runPeriodic('publish-planned-content')
  await world.changeSellers(async () => {
    await Promise.all([due(), due()])
  })
  expect(await shown()).toMatchObject({ title: 'Ярмарка', texts: { after: 'Спасибо, что пришли' } })

  const [place] = await world.sql<{ id: number }>('select trade_place_id as id from festival_stand')
  await world.customers({ id: 51 })
  const cartId = await world.cart(51, 7, { 2: 1 })
  const placed = await world.checkout(51, {
    cartId,
    methodCode: 'pickup',
    tradePlaceId: place?.id,
    date: '2026-11-28',
    paymentMethod: 'cashondelivery',
  })
  expect(placed.status).toBe(201)
  const salesNow = async () => (await office('GET', '?sort=festival')).body.items[0].sales
  expect(await salesNow()).toEqual({ orders: 0, sum: 0 })
  const [{ orderId }] = placed.body.orders
  for (const to of ['isAssembling', 'readyForIssuance', 'received'] as const)
    await world.services.orders.move(SELLER, orderId, to)
  expect(await salesNow()).toEqual({ orders: 1, sum: 200 })
  const published = (await office('GET', `/${draft.code}`)).body
  expect((await hide(published)).body.state).toBe('hidden')
  expect(await shown()).toBeNull()
  const kept = await world.sql<{ address: string }>(
    'select address from pickup_place where id = (select trade_place_id from shop_order order by id desc limit 1)',
  )
  expect(kept).toMatchObject([{ address: 'ВДНХ, проспект Мира, 119' }])
  // numbers, farms and days that cannot be
  const wrong = await create(
    festival('Странная', [
      ground({
        lastDay: '2026-11-01',
        stands: [
          { organizationId: 7, number: 1 },
          { organizationId: 4_000, number: 1 },
        ],
      }),
    ]),
  )
  expect(Object.keys((await publish(wrong)).body.errors).sort()).toEqual([
    'grounds.0.lastDay',
    'grounds.0.stands.1.number',
    'grounds.0.stands.1.organizationId',
  ])
})
