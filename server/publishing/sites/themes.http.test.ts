import { expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'

const world = await openWorld()
const { call, sql } = world
const [FARM, OTHER] = [7, 8]
await world.sellers({ id: FARM }, { id: OTHER })
const anna = await world.staff(FARM)
const stranger = await world.staff(OTHER)
const [site] = await sql<{ uuid: string }>('select uuid from site where organization_id = $1', [FARM])
const THEME = `/v1/cabinet/sites/${site?.uuid}/theme`
const PUBLIC = `/v2/constructor/public/${site?.uuid}`
const as = (token: string, body?: unknown) => ({
  headers: { authorization: `Bearer ${token}` },
  ...(body !== undefined && { body }),
})
const LAKE = { colorTheme: 14, ownColors: null, typographyTheme: 6, shape: 'strict' }

it("gives a site the marketplace's theme until its people choose one, which every notified node shows", async () => {
  expect((await call('GET', THEME, as(anna))).body).toEqual({
    colorTheme: { id: 1, title: 'Луг', primaryColor: '#2c7a3f', secondaryColor: '#efe8d9' },
    ownColors: null,
    typographyTheme: { id: 1, title: 'Спокойные', fonts: { heading: 'Onest', text: 'Onest' } },
    shape: 'soft',
  })
  const { status, body } = await call('PATCH', THEME, as(anna, LAKE))
  expect(status).toBe(200)
  expect(body).toMatchObject({ colorTheme: { id: 14, title: 'Озеро' }, shape: 'strict' })
  expect((await call('GET', THEME, as(anna))).body).toEqual(body)
  const [entry] = await sql<{ before: unknown; after: unknown }>(
    `select before, after from audit_entry where action = 'changeTheme'`,
  )
  expect(entry).toEqual({ before: { theme: null }, after: { theme: LAKE } })
  const [host] = await sql<{ host: string }>('select host from site_host where site_uuid = $1', [site?.uuid])
  expect(world.services.sites.resolve(host?.host ?? '').theme).toEqual(LAKE)
})

it('stores own colours as chosen and shows them in a readable variant', async () => {
  const ownColors = { primaryColor: '#ffe100', secondaryColor: '#ffffff' }
  const { body } = await call('PATCH', THEME, as(anna, { ...LAKE, colorTheme: null, ownColors }))
  expect(body).toMatchObject({ colorTheme: { id: null, title: 'Свои цвета' }, ownColors })
  expect(body.colorTheme.primaryColor).not.toBe('#ffe100')
})

it('changes the theme only with permission, and to existing themes only', async () => {
  for (const [method, body] of [
    ['GET', undefined],
    ['PATCH', LAKE],
  ] as const) {
    expect((await call(method, THEME, body && { body })).status).toBe(401)
    expect((await call(method, THEME, as(stranger, body))).status).toBe(404)
  }
  const wrong = await call('PATCH', THEME, as(anna, { ...LAKE, colorTheme: 99, typographyTheme: 99 }))
  expect(wrong).toMatchObject({
    status: 400,
    body: { errors: { colorTheme: expect.any(String), typographyTheme: expect.any(String) } },
  })
  const red = { primaryColor: 'red', secondaryColor: '#ffffff' }
  expect((await call('PATCH', THEME, as(anna, { ...LAKE, colorTheme: null, ownColors: red }))).status).toBe(400)
})

it('lists themes with all their ids', async () => {
  expect((await call('GET', '/v2/constructor/color-themes/3', as(anna))).body).toEqual({
    id: 3,
    title: 'Мёд',
    primaryColor: '#a86408',
    secondaryColor: '#fbefd2',
  })
  expect((await call('GET', '/v2/constructor/typography-themes/7', as(anna))).body).toEqual({
    id: 7,
    title: 'Журнал',
    fonts: { heading: 'Playfair Display', text: 'Golos Text' },
  })
  for (const path of ['color-themes', 'typography-themes']) {
    expect((await call('GET', `/v2/constructor/${path}/99`, as(anna))).status).toBe(404)
    expect((await call('GET', `/v2/constructor/${path}/1`)).status).toBe(401)
  }
  const { colorThemes, typographyThemes, shapes } = (await call('GET', '/v2/constructor/themes', as(anna))).body
  expect(colorThemes.length).toBeGreaterThanOrEqual(12)
  expect(typographyThemes.length).toBeGreaterThanOrEqual(8)
  expect(shapes.length).toBeGreaterThanOrEqual(4)
})

it('returns a published site without a sign-in, and 404 for an unpublished or foreign one', async () => {
  const { body } = await call('GET', PUBLIC, as(anna))
  expect(body).toMatchObject({
    siteUuid: site?.uuid,
    sellerId: FARM,
    mode: 'saas',
    constructorType: null,
    typographyTheme: { id: 6 },
    legal: { organizationId: FARM, tin: expect.any(String) },
    pages: [],
  })
  expect((await call('GET', PUBLIC)).status).toBe(401)
  expect((await call('GET', PUBLIC, as(stranger))).status).toBe(404)
  await sql('update site set is_published = false where uuid = $1', [site?.uuid])
  expect((await call('GET', PUBLIC, as(anna))).status).toBe(404)
})
