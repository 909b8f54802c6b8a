import { expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'

const world = await openWorld()
const { call, sql } = world
const [FARM, OTHER, VERA] = [7, 8, 41]
await world.sellers({ id: FARM }, { id: OTHER })
await world.customers({ id: VERA, phone: '79164710041' })
const anna = await world.staff(FARM, 'Анна')
const stranger = await world.staff(OTHER)
const [site] = await sql<{ uuid: string }>('select uuid from site where organization_id = $1', [FARM])
const as = (token: string, body?: unknown) => ({
  headers: { authorization: `Bearer ${token}` },
  ...(body !== undefined && { body }),
})
const block = (type: string, ...items: unknown[]) => ({ id: type, type, version: 1, props: { items } })
const service = (id: string, title: string) => ({ id, title, text: 'Час на ферме', price: 'от 500 ₽' })
let revision = 1
const contentOf = (services: unknown[]) => ({
  title: 'Главная',
  seo: { title: '', description: '', picture: null, isIndexed: true },
  document: {
    blocks: [
      block('services', ...services),
      block('advantages', ...Array.from({ length: 7 }, (_, at) => ({ title: `Довод ${at}`, text: '' }))),
      block('socials', { title: 'ВКонтакте', href: 'https://vk.com/ferma' }),
    ],
  },
})
const first = contentOf([service('s1', 'Экскурсия'), service('s2', 'Мастерская сыра')])
const page = (await call('POST', `/v1/cabinet/sites/${site?.uuid}/pages`, as(anna, { path: '/', content: first }))).body
const PAGE = `/v1/cabinet/site-pages/${page.id}`
const publish = () => call('POST', `${PAGE}/publish`, as(anna, { revision }))
const listed = async (what: string, options = {}) => call('GET', `/api/v1/constructor/${what}/${FARM}`, options)
const ask = (body: object = {}, options = {}) =>
  call('POST', '/api/v1/email/constructor-service', {
    ...options,
    body: { name: 'Вера', phone: '8 (916) 471-00-41', email: 'vera@example.com', organizationId: FARM, ...body },
  })
const requests = async (token = anna) => (await call('GET', '/v1/cabinet/site-requests', as(token))).body

it('returns content of published pages, six a page, with unchanging ids of services', async () => {
  expect((await listed('services')).body).toMatchObject({ items: [], totalItems: 0 })
  await publish()
  const { body } = await listed('services')
  expect(body).toMatchObject({ totalItems: 2, itemsPerPage: 6 })
  expect(body.items[0]).toEqual({
    id: expect.any(Number),
    title: 'Экскурсия',
    text: 'Час на ферме',
    price: 'от 500 ₽',
    imageUrl: null,
  })
  const advantages = (await listed('advantages', { site: FARM })).body
  expect([advantages.items.length, advantages.totalPages]).toEqual([6, 2])
  expect((await listed('socials')).body.items).toEqual([{ network: 'vk.com', href: 'https://vk.com/ferma' }])
  expect((await listed('socials', { site: OTHER })).status).toBe(404)
  const content = contentOf([service('s2', 'Мастерская сыров')])
  revision = (await call('POST', `${PAGE}/draft`, as(anna, { revision, content }))).body.revision
  await publish()
  expect((await listed('services')).body.items).toEqual([{ ...body.items[1], title: 'Мастерская сыров' }])
})

it('stores a request, sends the seller one e-mail, and assigns it to the account with the phone', async () => {
  await call('PATCH', `/v1/cabinet/sites/${site?.uuid}/contact`, as(anna, { email: 'ferma@example.com' }))
  const [{ id: serviceId }] = (await listed('services')).body.items
  expect(await ask({ serviceId, shownForMs: 9_000 })).toMatchObject({ status: 201, body: { accepted: true } })
  await world.runOutbox()
  await world.runOutbox()
  expect(world.letters.filter(({ to }) => to === 'ferma@example.com')).toEqual([
    expect.objectContaining({
      subject: 'Заявка с вашего сайта: Мастерская сыров',
      text: expect.stringContaining('+79164710041'),
    }),
  ])
  const { items } = await requests()
  expect(items).toMatchObject([{ serviceTitle: 'Мастерская сыров', name: 'Вера', state: 'new', answeredAt: null }])
  expect((await requests(stranger)).items).toEqual([])
  const answered = await call('PATCH', `/v1/cabinet/site-requests/${items[0].id}`, as(anna, { state: 'answered' }))
  expect(answered.body).toMatchObject({ state: 'answered', answeredBy: 'Анна' })
  expect((await call('PATCH', `/v1/cabinet/site-requests/${items[0].id}`, as(stranger, { state: 'new' }))).status).toBe(
    404,
  )
  expect(await sql('select customer_id from site_request')).toEqual([{ customer_id: VERA }])
})

it('stores no requests of bots, and a limited number per person', async () => {
  const before = (await requests()).totalItems
  expect((await ask({ website: 'http://spam.example' })).status).toBe(201)
  expect((await ask({ shownForMs: 300 })).status).toBe(201)
  expect((await requests()).totalItems).toBe(before)
  for (const [field, wrong] of [
    ['phone', '12'],
    ['email', 'вера@почта'],
    ['name', ''],
    ['organizationId', 0],
  ] as const)
    expect([field, Object.keys((await ask({ [field]: wrong })).body.errors)]).toEqual([field, [field]])
  expect((await ask({ organizationId: 999 })).status).toBe(404)
  expect((await ask({ serviceId: 999 })).status).toBe(404)
  // a withdrawn service
  const [gone] = await sql<{ id: number }>('select id from site_service where not is_shown')
  expect((await ask({ serviceId: gone?.id })).status).toBe(404)
  expect((await ask({}, { site: OTHER })).status).toBe(404)
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([201, 201, 429])
  // limits compare callers without storing a phone or a network
  expect(await sql("select who from limited_try where who ~ '[:.]' or who ~ '79[0-9]{9}'")).toEqual([])
  await call('POST', `${PAGE}/unpublish`, as(anna))
  expect((await listed('services')).body.items).toEqual([])
  world.passMinutes(366 * 24 * 60)
  await world.runPeriodic('forget-site-requests')
  expect(await sql('select from site_request')).toEqual([])
})
