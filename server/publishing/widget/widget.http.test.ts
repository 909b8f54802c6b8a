import { afterAll, expect, it } from 'vitest'
import { openDatabase, run } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { writeSites } from '../../testing/sites.data.ts'
import { testApp } from '../../testing.ts'

const [FARM, OTHER] = [101, 102]
const databaseUrl = await demoDatabase()
const database = openDatabase(databaseUrl, { max: 2 })
afterAll(() => database.close())
const sql = <T extends object>(text: string, values: unknown[] = []) => run<T>(database.executor, text, values)
await writeSites(
  database.pool,
  { host: 'farm.example', organizationId: FARM },
  { host: 'other.example', organizationId: OTHER },
)
const { app, call } = await testApp(databaseUrl, {}, { PUBLIC_URL: 'https://okolitsa.example:8443' })
const uuidOf = async (host: string) =>
  (await sql<{ uuid: string }>('select site_uuid as uuid from site_host where host = $1', [host]))[0]?.uuid ?? ''
const [site, otherSite] = [await uuidOf('farm.example'), await uuidOf('other.example')]
const goods = (host: string, uuid = site, query = '') =>
  app.http.inject({ url: `/api/v1/widget/${uuid}${query}`, headers: { host, cookie: 'session=whoever' } })

it('lets other websites read the products of a shop, with absolute URLs and without personal data', async () => {
  const answer = await goods('okolitsa.example', site, '?count=3')
  expect(answer).toMatchObject({
    statusCode: 200,
    headers: {
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, s-maxage=60',
    },
  })
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
  expect(answer.headers).not.toHaveProperty('set-cookie')
  const { shop, look, items } = answer.json()
  expect(look).toMatchObject({ accent: expect.stringMatching(/^#[\da-f]{6}$/), round: 1 })
  expect(shop.url).toBe('https://farm.example:8443/')
  expect(items).toHaveLength(3)
  for (const { url, imageUrl, price } of items) {
    expect(url).toMatch(/^https:\/\/farm\.example:8443\/category\//)
    expect(imageUrl).toMatch(/^https:\/\/okolitsa\.example:8443\/api\/v1\/img\//)
    expect(price).toBeGreaterThan(0)
  }
  const there = (await goods('farm.example', site, '?count=24')).json()
  const owners = await sql<{ id: number }>('select distinct organization_id as id from product where id = any($1)', [
    there.items.map(({ id }: { id: number }) => id),
  ])
  expect(owners).toEqual([{ id: FARM }])
  // other calls refuse other websites
  const other = await app.http.inject({ url: '/api/v1/categories/products', headers: { host: 'farm.example' } })
  expect(other.headers).not.toHaveProperty('access-control-allow-origin')
})

it('filters by category, and answers 404 for unknown, foreign and closed ones', async () => {
  const [{ items: all }, categories] = [
    (await goods('farm.example', site, '?count=24')).json(),
    await sql<{ key: string }>(
      `select distinct url_key as key from category join product on category_id = category.id where organization_id = $1`,
      [FARM],
    ),
  ]
  const section = categories[0]?.key ?? ''
  const narrowed = (await goods('farm.example', site, `?count=24&section=${section}`)).json()
  expect(narrowed.items.length).toBeGreaterThan(0)
  expect(narrowed.items.length).toBeLessThan(all.length)

  const statusOf = async (...asked: Parameters<typeof goods>) => (await goods(...asked)).statusCode
  expect(await statusOf('farm.example', site, '?section=net-takoy')).toBe(404)
  expect(await statusOf('farm.example', site, '?count=25')).toBe(400)
  expect(await statusOf('farm.example', otherSite)).toBe(404)
  expect(await statusOf('okolitsa.example', otherSite)).toBe(200)
  expect(await statusOf('okolitsa.example', '00000000-0000-4000-8000-000000000000')).toBe(404)
  expect(await statusOf('okolitsa.example', 'nobody')).toBe(404)
  expect((await goods('okolitsa.example', 'nobody')).headers['access-control-allow-origin']).toBe('*')
  expect((await call('POST', `/api/v1/widget/${site}`, {})).status).toBe(404)

  await sql('update site set is_published = false where uuid = $1', [otherSite])
  await expect.poll(() => app.services.sites.siteOf(otherSite)?.isOpen).toBe(false)
  expect(await statusOf('okolitsa.example', otherSite)).toBe(404)
})

it("returns the colours and corners of the site's theme", async () => {
  const look = async () => (await goods('farm.example')).json().look
  const { accent } = await look()
  const theme = { colorTheme: 2, ownColors: null, typographyTheme: 1, shape: 'strict' }
  await sql('update site set theme = $2 where uuid = $1', [site, JSON.stringify(theme)])
  await expect.poll(async () => (await look()).round).toBe(0.16)
  expect((await look()).accent).not.toBe(accent)
})
