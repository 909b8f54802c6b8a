import { demoCompanies } from '@okolitsa/demo/companies.ts'
import { demoNewcomers } from '@okolitsa/demo/data/newcomers.ts'
import { encodeLocation } from '@okolitsa/domain/geo/location.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BankIdentity } from '../../people/staff/ports.ts'
import { courierIn } from '../../testing/goods.data.ts'
import { shopSite } from '../../testing/sites.data.ts'
import { AUTHOR, siteOf } from '../../testing/supply.data.ts'
import { openWorld } from '../../testing/world.data.ts'

const [BEEKEEPER, BAKERY, GUEST_HOUSE, CLOSED] = demoNewcomers.map(({ tin }) => tin) as [string, string, string, string]
const FARM = 101
const CUSTOMER = 1001
const HONEY = 7

/** Proofs of identity contain their owner: «person/number/nonce». */
const bank: BankIdentity = {
  loginUrl: 'http://bank.test',
  clientOf: async ({ value }) => {
    const [subject = '', tin] = value.split('/')
    return { subject, name: `Person ${subject}`, ...(tin && { tin }) }
  },
}
const companies = { find: async (tin: string) => demoCompanies.find((company) => company.tin === tin) ?? null }
const shop = await openWorld({ adapters: { bank, companies } })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
let pavel: Record<string, string>
let seller: number
let neighbour: Record<string, string>
let office: Record<string, string>

const application = (headers: Record<string, string> = pavel, id = seller) =>
  shop.call('GET', `/v1/cabinet/sellers/${id}/application`, { headers })
const submit = (headers: Record<string, string> = pavel, id = seller) =>
  shop.call('POST', `/v1/cabinet/sellers/${id}/application`, { headers })
const decide = (body: object, headers: Record<string, string> = office, id = seller) =>
  shop.call('POST', `/v1/office/applications/${id}/decision`, { headers, body })
const listed = async (state?: string) =>
  (await shop.call('GET', `/v1/office/applications${state ? `?state=${state}` : ''}`, { headers: office })).body.items
const missing = async () =>
  (await application()).body.points.flatMap((point: { name: string; isDone: boolean }) =>
    point.isDone ? [] : [point.name],
  )
const location = encodeLocation(defaultLocation)
/** Places of a host where a customer can find the seller's honey. */
async function seen(host?: string): Promise<Record<string, boolean>> {
  const get = (url: string) => shop.call('GET', url, host ? { headers: { host } } : {})
  const [list, found, page, farm, goods, farms, suggested, ids] = await Promise.all([
    get(`/api/v3/products?size=100&location=${location}`),
    get(`/api/v3/products?size=100&substring=${encodeURIComponent('Мёд липовый')}`),
    get(`/api/v3/products/slug/product-${HONEY}`),
    get(`/api/v3/farmers/id/${seller}`),
    get(`/api/v2/products/farmer/${seller}`),
    get(`/api/v1/catalog?location=${location}`),
    get(`/api/v1/search/suggest?query=${encodeURIComponent('мёд')}`),
    shop.call('POST', '/api/v2/products/ids', { body: [HONEY], ...(host && { headers: { host } }) }),
  ])
  const has = (text: string) => text.includes(`"id":${HONEY},`) || text.includes('Мёд липовый')
  return {
    list: has(list.text),
    found: has(found.text),
    page: page.status === 200,
    farm: farm.status === 200,
    goods: goods.status === 200,
    farms: farms.body.items.some(({ id }: { id: number }) => id === seller),
    suggested: suggested.text.includes('Тверские липы') || has(suggested.text),
    ids: has(ids.text),
  }
}

beforeAll(async () => {
  await shop.categories({ id: 11, urlKey: 'food', title: 'Food' })
  await shop.sellers({ id: FARM })
  await shop.customers({ id: CUSTOMER })
  neighbour = bearer(await shop.staff(FARM))
  office = await shop.office()
  const { body } = await shop.call('POST', '/v1/constructor/register', {
    body: {
      inn: BEEKEEPER,
      externalToken: `pavel/${BEEKEEPER}/0000000000000000`,
      trade: 'apiary',
      title: 'Тверские липы',
      taxSystem: 'npd',
    },
  })
  pavel = bearer(body.token)
  seller = body.organizationId
})

it('returns the company of a tax number before sign-in', async () => {
  const find = (inn?: string) => shop.call('POST', '/v1/cabinet/start/company', { body: { inn } })
  expect(await find(BAKERY)).toMatchObject({ status: 200, body: { tin: BAKERY, legalName: 'ООО «Суздальский калач»' } })
  expect((await find('1234567890')).body.errors).toEqual({ inn: expect.any(String) })
  expect((await find()).status).toBe(400)
  expect((await find(CLOSED)).body.code).toBe('COMPANY_CLOSED')
})

it('creates a seller as a draft, and lists missing parts when it is submitted early', async () => {
  expect((await application()).body).toMatchObject({
    organizationId: seller,
    state: 'draft',
    note: '',
    submittedAt: null,
  })
  expect(await missing()).toEqual(['contact', 'story', 'photo', 'delivery', 'papers', 'goods'])
  expect((await submit()).body).toMatchObject({ code: 'SELLER_NOT_READY' })
  expect((await application()).body.state).toBe('draft')
  expect(await listed()).toEqual([])
  expect((await listed('draft')).map(({ organizationId }: { organizationId: number }) => organizationId)).toEqual([
    seller,
  ])
})

it('marks completed parts, and accepts a complete application', async () => {
  await shop.call('PATCH', `/v1/cabinet/sellers/${seller}/company`, {
    headers: pavel,
    body: { phone: '+7 916 204-18-55', story: ['Пасека у рощи.'] },
  })
  expect(await missing()).toEqual(['photo', 'delivery', 'papers', 'goods'])
  await shop.changeSellers(async (tx, { sellers }) => {
    const pictures = [{ source: 'goods/apiary.webp', alt: '', focus: null }]
    await sellers.changePictures(tx, AUTHOR, seller, { kind: 'add', pictures })
    await sellers.changePictures(tx, AUTHOR, seller, { kind: 'move', source: 'goods/apiary.webp', place: 1 })
    await sellers.setShippingRates(tx, AUTHOR, seller, [courierIn(defaultLocation.regionCode as '77')])
  })
  // a rate without days promises no delivery
  expect(await missing()).toEqual(['delivery', 'papers', 'goods'])
  await shop.setSchedule(seller, { weekdays: [1, 2, 3, 4, 5, 6, 7] })
  // an expired document is no evidence
  const paper = { kind: 'vsd', title: 'Мёд', number: 'ВСД 1', validTo: '2020-01-01' } as const
  await shop.write((tx, { sellers }) => sellers.addDocument(tx, AUTHOR, seller, paper))
  expect(await missing()).toEqual(['papers', 'goods'])
  await shop.write((tx, { sellers }) => sellers.addDocument(tx, AUTHOR, seller, { ...paper, validTo: null }))
  // a category's picture is no picture of the product
  await shop.products({ id: HONEY + 1, seller, price: 100, fields: { image: 'c/11' } })
  expect(await missing()).toEqual(['goods'])
  await shop.products({ id: HONEY, seller, price: 59_000, stock: 0, fields: { title: 'Мёд липовый' } })
  expect(await missing()).toEqual(['goods'])
  await shop.sql(`update stock set on_hand = 5 where product_id = $1`, [HONEY])
  expect(await missing()).toEqual([])
  const sent = await submit()
  expect([sent.status, sent.body.state, sent.body.submittedAt]).toEqual([200, 'submitted', shop.now().toISOString()])
  // a repeated submission changes no data
  expect((await submit()).body).toEqual(sent.body)
  expect(await listed()).toMatchObject([
    { organizationId: seller, title: 'Тверские липы', legal: { tin: BEEKEEPER }, taxSystem: 'npd', goods: 1 },
  ])
})

it('lets the office return it with a note; the seller is notified and submits again', async () => {
  expect((await decide({ decision: 'return', note: ' ' })).body.errors).toEqual({ note: expect.any(String) })
  const returned = await decide({ decision: 'return', note: 'Напишите, откуда мёд' })
  expect(returned).toMatchObject({ status: 200, body: { state: 'returned', note: 'Напишите, откуда мёд' } })
  expect((await decide({ decision: 'approve' })).body.code).toBe('APPLICATION_DECIDED')
  expect((await application()).body).toMatchObject({ state: 'returned', note: 'Напишите, откуда мёд' })
  await shop.runOutbox()
  expect(shop.sent.map(({ phone }) => phone)).toEqual(['79162041855'])
  expect(await listed()).toEqual([])
  expect((await submit()).body).toMatchObject({ state: 'submitted', note: 'Напишите, откуда мёд' })
})

it('hides its products from the marketplace before approval, and refuses to sell them', async () => {
  expect(Object.entries(await seen()).filter(([, isSeen]) => isSeen)).toEqual([])
  const cart = () =>
    shop.call('POST', '/api/v2/cart', {
      as: CUSTOMER,
      body: { organizationId: seller, place: defaultLocation, products: [{ productId: HONEY, quantity: 1 }] },
    })
  expect((await cart()).body.code).toBe('FARMER_OR_PRODUCTS_UNAVAILABLE')
})

it('opens its own site before approval, with its own products only', async () => {
  await shop.write((tx, { sites }) => sites.createSites(tx, AUTHOR, [shopSite(seller, siteOf(seller))]))
  await expect.poll(() => shop.services.sites.resolve(siteOf(seller)).organizationId).toBe(seller)
  const own = await seen(siteOf(seller))
  expect(own).toMatchObject({ list: true, found: true, page: true, farm: true, goods: true, farms: true })
  // another seller's site does not show it
  expect(Object.values(await seen(siteOf(FARM))).filter(Boolean)).toEqual([])
  // a seller that the marketplace hid for another reason is hidden on its own site, too
  await shop.changeSellers((tx, { sellers }) => sellers.hideSeller(tx, AUTHOR, FARM))
  const ofFarm = () => shop.call('GET', `/api/v3/farmers/id/${FARM}`, { headers: { host: siteOf(FARM) } })
  await expect.poll(async () => (await ofFarm()).status).toBe(404)
  await shop.changeSellers((tx, { sellers }) => sellers.showSeller(tx, AUTHOR, FARM))
})

it('answers 401 without a session, 404 to others and 403 without the permission', async () => {
  expect((await application({})).status).toBe(401)
  expect((await submit({})).status).toBe(401)
  expect((await application(neighbour)).status).toBe(404)
  expect((await submit(neighbour)).status).toBe(404)
  expect((await decide({ decision: 'approve' }, {})).status).toBe(401)
  expect((await decide({ decision: 'approve' }, pavel)).status).toBe(401)
  const support = await shop.office({ roles: ['support'] })
  expect((await decide({ decision: 'approve' }, support)).status).toBe(403)
  expect((await shop.call('GET', '/v1/office/applications', { headers: support })).status).toBe(403)
  expect((await shop.call('GET', '/v1/office/applications?state=none', { headers: office })).status).toBe(400)
  // a seller admitted by the office has no application to decide
  expect((await decide({ decision: 'approve' }, office, FARM)).status).toBe(404)
  expect((await application(neighbour, FARM)).body).toMatchObject({ state: 'approved', submittedAt: null })
  expect((await submit(neighbour, FARM)).body.state).toBe('approved')
})

it('shows and sells its products everywhere after approval, which happens once', async () => {
  await shop.sql('update stock set on_hand = 0 where product_id = $1', [HONEY])
  expect((await decide({ decision: 'approve' })).body.code).toBe('SELLER_NOT_READY')
  await shop.sql('update stock set on_hand = 5 where product_id = $1', [HONEY])
  const answers = await Promise.all([decide({ decision: 'approve' }), decide({ decision: 'approve' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect((await application()).body).toMatchObject({ state: 'approved', note: '' })
  await expect
    .poll(async () => Object.entries(await seen()).filter(([name, is]) => !is && name !== 'suggested'))
    .toEqual([])
  await shop.cart(CUSTOMER, seller, { [HONEY]: 1 })
  await shop.runOutbox()
  expect(shop.sent).toHaveLength(2)
  const trail = await shop.sql<{ action: string }>(
    `select action from audit_entry where entity = 'seller' and organization_id = $1
       and action in ('submitApplication', 'returnApplication', 'showSeller', 'approveApplication') order by id`,
    [seller],
  )
  expect(trail.map(({ action }) => action)).toEqual([
    'submitApplication',
    'returnApplication',
    'submitApplication',
    'showSeller',
    'approveApplication',
  ])
})

describe("an applicant without a bank's confirmation", () => {
  const IVAN = '79165550101'
  const codeFor = async (phone: string) => {
    // a phone gets its next code after a minute
    shop.passMinutes(2)
    const asked = await shop.call('POST', '/v1/auth/code', { body: { phone } })
    const text = shop.sent.filter((message) => message.phone === phone).at(-1)?.text ?? ''
    return { phone, code: /\d{4,6}/.exec(text)?.[0], challengeId: asked.body.challengeId }
  }
  const apply = async (phone: string, inn: string, body: object = {}) =>
    shop.call('POST', '/v1/cabinet/start/by-phone', { body: { ...(await codeFor(phone)), inn, name: 'Иван', ...body } })
  const fromBank = (person: string, inn: string) =>
    shop.call('POST', '/v1/constructor/register', {
      body: { inn, externalToken: `${person}/${inn}/${'0'.repeat(16)}` },
    })
  /** Sets the state directly; the commands that lead to it are tested above. */
  const setState = (id: number, state: 'submitted' | 'approved') =>
    shop.sql(
      `update seller_application set state = $2, submitted_at = shop_now(),
         decided_at = case when $2 = 'approved' then shop_now() end where organization_id = $1`,
      [id, state],
    )

  it('registers by a code to the phone, and signs in with it afterwards', async () => {
    const { status, body } = await apply(IVAN, BAKERY, { trade: 'bakery' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      isNew: true,
      company: { legalName: 'ООО «Суздальский калач»' },
      user: { name: 'Иван', sellerRole: 'owner', organization: { title: 'Суздальский калач' } },
    })
    expect((await application(bearer(body.token), body.organizationId)).body.state).toBe('draft')
    expect((await apply(IVAN, BAKERY)).body).toMatchObject({ isNew: false, organizationId: body.organizationId })
    const again = await shop.call('POST', '/v1/auth/by-phone', { body: await codeFor(IVAN) })
    expect(again.body.user.organization.id).toBe(body.organizationId)
    expect(await listed('draft')).toContainEqual(
      expect.objectContaining({ organizationId: body.organizationId, provedBy: 'phone' }),
    )
  })
  it('reports mistakes, and creates no seller on a wrong code', async () => {
    const wrong = await shop.call('POST', '/v1/cabinet/start/by-phone', { body: { inn: '1', phone: '1', code: 'x' } })
    expect(wrong.status).toBe(400)
    expect(Object.keys(wrong.body.errors).sort()).toEqual(['code', 'inn', 'name', 'phone'])
    const code = await codeFor('79165550102')
    const brought = { ...code, code: code.code === '1111' ? '2222' : '1111', inn: GUEST_HOUSE, name: 'Кто-то' }
    expect((await shop.call('POST', '/v1/cabinet/start/by-phone', { body: brought })).body.code).toBe(
      'CODE_WRONG_OR_EXPIRED',
    )
    expect(await shop.sql('select from organization where tin = $1', [GUEST_HOUSE])).toEqual([])
  })
  it('admits another phone and an applicant confirmed by the bank, who blocks further claims', async () => {
    const [claim] = await listed('draft')
    const other = await apply('79165550103', BAKERY)
    expect(other.body.isNew).toBe(true)
    expect(other.body.organizationId).not.toBe(claim.organizationId)
    // at most three claims; the applicant confirmed by the bank gets the slug of the claims
    expect((await apply('79165550107', BAKERY)).body.isNew).toBe(true)
    expect((await apply('79165550108', BAKERY)).body.code).toBe('SELLER_REGISTERED')
    expect((await fromBank('olga', BAKERY)).body.isNew).toBe(true)
    const slugs = await shop.sql<{ slug: string }>('select slug from organization where tin = $1 order by id', [BAKERY])
    expect(slugs.map(({ slug }) => slug.startsWith('claim-'))).toEqual([true, true, true, false])
    expect(slugs.at(-1)?.slug).toBe('suzdalskij-kalach')
    expect((await apply('79165550104', BAKERY)).body.code).toBe('SELLER_REGISTERED')
    // an earlier claimant may continue the draft, but is not approved
    expect((await apply(IVAN, BAKERY)).body).toMatchObject({ isNew: false, organizationId: claim.organizationId })
    await setState(claim.organizationId, 'submitted')
    expect((await decide({ decision: 'approve' }, office, claim.organizationId)).body.code).toBe(
      'APPLICATION_OF_OTHERS',
    )
  })
  it('shows no page on its own site until the office has confirmed the company', async () => {
    const { body } = await apply(IVAN, GUEST_HOUSE)
    const id = body.organizationId
    await shop.write((tx, { sites }) => sites.createSites(tx, AUTHOR, [shopSite(id, siteOf(id))]))
    await expect.poll(() => shop.services.sites.resolve(siteOf(id)).organizationId).toBe(id)
    const farm = () => shop.call('GET', `/api/v3/farmers/id/${id}`, { headers: { host: siteOf(id) } })
    expect((await farm()).status).toBe(404)
    await setState(id, 'submitted')
    expect((await decide({ decision: 'approve' }, office, id)).body.code).toBe('SELLER_NOT_READY')
    await setState(id, 'approved')
    expect((await fromBank('vera', GUEST_HOUSE)).body.code).toBe('SELLER_REGISTERED')
  })
  it('expires a draft after fourteen days, frees its slug, and lets its people start again', async () => {
    const tin = demoCompanies.at(-8)?.tin ?? ''
    const { body } = await apply('79165550111', tin)
    const id = body.organizationId
    await shop.write((tx, { sites }) => sites.createSites(tx, AUTHOR, [shopSite(id, siteOf(id))]))
    const [{ slug = '' } = {}] = await shop.sql<{ slug: string }>('select slug from organization where id = $1', [id])
    const began = shop.now()
    const end = async () => {
      await shop.runPeriodic('end-claims')
      return shop.sql('select slug, is_enabled from organization where id = $1', [id])
    }
    shop.passMinutes(14 * 24 * 60 - 10)
    expect(await end()).toEqual([{ slug, is_enabled: true }])
    shop.passMinutes(30)
    expect(await end()).toEqual([{ slug: `claim-${tin}-${id}`, is_enabled: false }])
    expect(await shop.sql('select from site where organization_id = $1', [id])).toEqual([])
    // queries to the company register are limited per network and hour
    shop.moveClock(new Date(began.getTime() + 3_660_000))
    office = await shop.office()
    expect((await application(neighbour, id)).status).toBe(404)
    expect((await listed('draft')).map((one: { organizationId: number }) => one.organizationId)).not.toContain(id)
    const again = await apply('79165550111', tin)
    expect([again.body.isNew, again.body.organizationId === id]).toEqual([true, false])
    expect(await shop.sql('select slug from organization where id = $1', [again.body.organizationId])).toEqual([
      { slug },
    ])
  })
  it('limits the number of created sellers', async () => {
    const answers = []
    for (const { tin } of demoCompanies.slice(-4)) answers.push(await apply('79165550105', tin))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  })
})

it('requires kitchen data, dishes and delivery from a self-registered restaurant', async () => {
  // a company that no other test uses
  const tin = demoCompanies.at(-6)?.tin ?? ''
  const { body } = await shop.call('POST', '/v1/constructor/register', {
    body: {
      inn: tin,
      externalToken: `lida/${tin}/0000000000000000`,
      trade: 'restaurant',
      title: 'Калачная',
      taxSystem: 'usn_income',
    },
  })
  const lida = bearer(body.token)
  const id = body.organizationId as number
  const left = async () =>
    (await application(lida, id)).body.points.flatMap((point: { name: string; isDone: boolean }) =>
      point.isDone ? [] : [point.name],
    )
  expect(await left()).toEqual(['contact', 'story', 'photo', 'kitchen', 'delivery', 'goods'])
  const desk = (method: 'GET' | 'POST' | 'PATCH', part = '', input?: object, headers: Record<string, string> = lida) =>
    shop.call(method, `/v1/cabinet/menu/${id}${part}`, { headers, ...(input && { body: input }) })
  const menu = await desk('GET')
  expect(menu.body).toMatchObject({ kitchens: [], openingHours: [], sections: [], address: '' })
  expect((await desk('GET', '', undefined, neighbour)).status).toBe(404)
  await shop.sql(`insert into kitchen (slug, title, image, hue, position) values ('pies', 'Пироги', 'x', 1, 1)`)
  expect((await desk('PATCH', '', { kitchens: ['pies'] })).body.errors).toEqual({ address: expect.any(String) })
  expect((await desk('PATCH', '', { kitchens: ['pies'], address: 'Ленина, 1' })).status).toBe(200)
  expect(await left()).toContain('kitchen')
  await desk('POST', '/hours', { week: [{ weekdays: [1, 2, 3], from: '10:00', to: '20:00' }] })
  expect(await left()).toEqual(['contact', 'story', 'photo', 'delivery', 'goods'])
})
