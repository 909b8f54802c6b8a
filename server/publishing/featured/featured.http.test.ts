import { expect, it } from 'vitest'
import { EGGS, FARM, HAM, HONEY, twoFarms } from '../../testing/two-farms.data.ts'

const shop = await twoFarms()
const { call } = shop
const PATH = '/v1/office/featured'
const NOTHING = { ad: null, farm: null, changesAt: null }
const editor = await shop.office({ roles: ['editor'] })
const inHours = (hours: number) => new Date(shop.now().getTime() + hours * 3_600_000).toISOString()
const fields = (more: object = {}) => ({
  place: 'home',
  productId: EGGS,
  advertiser: 'ООО «Яйцо»',
  tin: '7707083893',
  erid: 'LjN8K4cvP',
  startsAt: inHours(0),
  endsAt: inHours(2),
  ...more,
})
const office = (method: 'GET' | 'POST', path = '', body?: object, headers = editor) =>
  call(method, PATH + path, { headers, ...(body && { body }) })
const shown = async (query = 'slot=home', headers = {}) =>
  (await call('GET', `/api/v1/content/featured?${query}`, { headers })).body

it('lets only people with the right place advertisements, and says which fields are wrong', async () => {
  expect((await call('GET', PATH)).status).toBe(401)
  const moderator = await shop.office({ roles: ['moderator'] })
  expect((await office('POST', '', fields(), moderator)).status).toBe(403)
  expect((await office('POST', '/99999/stop', {})).status).toBe(404)
  const wrong = fields({ tin: '123', categoryId: 99_999, productId: 99_999, endsAt: inHours(-1) })
  const { status, body } = await office('POST', '', wrong)
  expect([status, Object.keys(body.errors).sort()]).toEqual([400, ['categoryId', 'endsAt', 'productId', 'tin']])
})

it('shows a marked product from its start to its end and only with a token', async () => {
  const { body: ad, status } = await office('POST', '', fields({ startsAt: inHours(1), erid: null }))
  expect([status, ad.state, await shown()]).toEqual([201, 'noErid', NOTHING])
  expect((await office('POST', `/${ad.id}/erid`, { erid: 'LjN8K4cvP' })).body.state).toBe('planned')
  await expect.poll(async () => (await shown()).changesAt).toBe(ad.startsAt)
  expect((await shown()).ad).toBeNull()
  shop.passMinutes(60)
  expect(await shown()).toMatchObject({
    ad: {
      product: { id: EGGS },
      label: 'Реклама. Рекламодатель ООО «Яйцо», ИНН\u00A07707083893, erid\u00A0LjN8K4cvP',
    },
    changesAt: ad.endsAt,
  })
  expect((await shown('slot=home', { 'accept-language': 'en' })).ad.label).toContain('Advertisement')
  shop.passMinutes(60)
  expect(await shown()).toEqual(NOTHING)
  expect((await office('GET')).body.items).toMatchObject([{ id: ad.id, state: 'over' }])
})

it('gives a place to one of several concurrent advertisements, and frees it at a stop', async () => {
  const asked = { place: 'search', phrase: ' Сыр  козий', productId: HAM }
  const answers = await Promise.all(Array.from({ length: 5 }, () => office('POST', '', fields(asked))))
  const [placed] = answers.filter(({ status }) => status === 201)
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400])
  expect(answers.find(({ status }) => status === 400)?.body.code).toBe('FEATURED_TAKEN')
  const search = `slot=search&${new URLSearchParams({ phrase: 'сыр козий' })}`
  await expect.poll(async () => (await shown(search)).ad?.product.id).toBe(HAM)
  expect((await shown(`slot=search&${new URLSearchParams({ phrase: 'сыр' })}`)).ad).toBeNull()
  expect((await office('POST', `/${placed?.body.id}/stop`, {})).body.state).toBe('over')
  await expect.poll(async () => (await shown(search)).ad).toBeNull()
  expect((await office('POST', '', fields(asked))).status).toBe(201)
})

it('leaves out a product that cannot be ordered', async () => {
  const category = { place: 'category', categoryId: 11, productId: HONEY }
  expect((await office('POST', '', fields(category))).status).toBe(201)
  await expect.poll(async () => (await shown('slot=category&categoryId=11')).ad?.product.id).toBe(HONEY)
  await shop.sql('update stock set on_hand = 0 where product_id = $1', [HONEY])
  await shop.sql(`select pg_notify('featured_changed', '')`)
  await expect.poll(async () => (await shown('slot=category&categoryId=11')).ad).toBeNull()
})

it('follows a merged category with advertisements, promo codes, festival sections, recipes and rules of papers', async () => {
  await shop.categories(
    { id: 21, urlKey: 'curd', title: 'Творог' },
    { id: 22, urlKey: 'cheese', title: 'Сыр' },
    { id: 23, urlKey: 'empty', title: 'Пусто' },
  )
  const owner = await shop.office()
  const place = (categoryId: number, more: object = {}) =>
    office('POST', '', fields({ place: 'category', categoryId, ...more }))
  const [taken, kept, , late] = await Promise.all([
    place(21),
    place(21, { startsAt: inHours(30), endsAt: inHours(31) }),
    place(22, { startsAt: inHours(1), endsAt: inHours(3) }),
    place(23),
  ])
  await shop.sql(
    `insert into promo_code (code, kind, value, valid, is_listed, market_percent, category_ids)
     values ('CURD', 'percent', 10, '[2026-01-01,2027-01-01)', false, 100, '{21,22}')`,
  )
  await shop.sql(`insert into festival_section (slug, category_ids) values ('cheese', '{11,21}')`)
  await shop.sql(`insert into paper_rule (category_id, kind, effect) values (21, 'declaration', 'block')`)
  const tree = (await call('GET', '/v1/office/categories', { headers: owner })).body.items
  const version = (id: number) => tree.find((one: { id: number }) => one.id === id).version
  const path = '/v1/office/categories/21/merge'
  const merged = await call('POST', path, { headers: owner, body: { version: version(21), into: 22 } })
  expect(merged.status).toBe(200)
  const ads = (await office('GET')).body.items
  const found = (id: number) => ads.find((ad: { id: number }) => ad.id === id)
  // an hour of the one is taken by the advertisement of the other category
  expect(found(taken.body.id)).toMatchObject({ where: 'Сыр', state: 'over' })
  expect(found(kept.body.id)).toMatchObject({ where: 'Сыр', state: 'planned' })
  expect(
    await shop.sql(
      `select (select category_ids from promo_code where code = 'CURD') as code,
         (select category_ids from festival_section where slug = 'cheese') as section,
         (select array_agg(category_id) from paper_rule where effect = 'block') as rules`,
    ),
  ).toEqual([{ code: [22], section: [11, 22], rules: [22] }])
  // a removed category leaves no advertisement without a place
  const remove = (query: string) => call('DELETE', `/v1/office/categories/23?${query}`, { headers: owner })
  expect((await remove(`version=${version(23)}&addressesTo=11`)).status).toBe(200)
  expect((await office('GET')).body.items.find((ad: { id: number }) => ad.id === late.body.id)?.where).toBe('Food')
})

it('shows a marked farm above the list of farms, and finds farms, goods and categories by their names', async () => {
  const farm = { place: 'farmers', productId: null, organizationId: FARM }
  for (const wrong of [{ organizationId: null }, { organizationId: 99_999 }, { productId: EGGS }])
    expect((await office('POST', '', fields({ ...farm, ...wrong }))).status).toBe(400)
  expect((await office('POST', '', fields({ organizationId: FARM }))).body.errors).toHaveProperty('organizationId')
  const { body: ad, status } = await office('POST', '', fields(farm))
  const [title] = (await shop.sql<{ title: string }>('select title from organization where id = $1', [FARM])).map(
    (row) => row.title,
  )
  expect([status, ad.subject, ad.state]).toEqual([201, title, 'shown'])
  await expect
    .poll(async () => (await shown('slot=farmers')).farm)
    .toMatchObject({ farmer: { id: FARM }, label: expect.stringContaining('erid') })
  expect((await shown('slot=farmers')).ad).toBeNull()
  const find = (search: string, headers: Record<string, string> = editor) =>
    call('GET', `/v1/office/promo-codes/subjects?${new URLSearchParams({ search })}`, { headers })
  expect((await find('food', {})).status).toBe(401)
  expect((await find('food', await shop.office({ roles: ['moderator'] }))).status).toBe(403)
  expect((await find('FOOD')).body.categories).toEqual([{ id: 11, title: 'Food' }])
  const [{ name = '' } = {}] = await shop.sql<{ name: string }>('select title as name from product where id = $1', [
    EGGS,
  ])
  expect((await find(name.slice(1, 6).toUpperCase())).body.goods).toContainEqual(
    expect.objectContaining({ id: EGGS, title: name }),
  )
})
