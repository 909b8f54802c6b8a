import { DEFAULT_THEME } from '@okolitsa/domain/themes/site-theme.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { openDatabase, run } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { writeSites } from '../../testing/sites.data.ts'
import { testApp } from '../../testing.ts'
import { previewOf } from './preview-of.ts'

const url = await demoDatabase()
const SELLER = 101
const OTHERS = 102
const SELLER_HOST = 'preview.example'
const database = openDatabase(url)
// before the shop opens, because hosts are cached in memory
await writeSites(database.pool, { host: SELLER_HOST, organizationId: SELLER })
await database.close()
const { app } = await testApp(url)
const ask = (path: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url: `/api/v1/preview/${path}`, headers })
const firstOf = async (organizationId: number) => {
  const [row] = await run<{ id: number; slug: string }>(
    app.database.executor,
    'select id, slug from product where enabled and organization_id = $1 order by id limit 1',
    [organizationId],
  )
  return row as { id: number; slug: string }
}
const MARKET = { name: 'Утро', theme: DEFAULT_THEME, isDemo: false }
const MARKETPLACE = { organizationId: null, title: null, theme: null }
const own = await firstOf(SELLER)
const foreign = await firstOf(OTHERS)

it.each([`product/${own.id}`, `farmer/${SELLER}`, 'recipe/uha-iz-sudaka', 'restaurant/301', 'dish/301001'])(
  "%s is rendered once in the messengers' format, and cached for good under its version",
  async (path) => {
    const reply = await ask(`${path}.jpg?v=abc`)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const { format, width, height } = await sharp(reply.rawPayload).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1_200, height: 630 })
    // messengers reject larger pictures
    expect(reply.rawPayload.length).toBeLessThan(300 * 1024)
    const again = await ask(`${path}.jpg`)
    expect(again.rawPayload.equals(reply.rawPayload)).toBe(true)
    expect(again.headers['cache-control']).toBe('public, max-age=3600')
    const kept = await ask(`${path}.jpg`, { 'if-none-match': String(reply.headers.etag) })
    expect([kept.statusCode, kept.body]).toEqual([304, ''])
  },
)

it('a preview gets a new ETag when the price changes', async () => {
  const before = await ask(`product/${own.id}.jpg`)
  await run(app.database.executor, 'update product set price = 4_900 where id = $1', [own.id])
  const after = await ask(`product/${own.id}.jpg`)
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
})

it('draws the data of the page', async () => {
  const facts = await previewOf(app.services, {
    kind: 'recipe',
    key: 'uha-iz-sudaka',
    site: MARKETPLACE,
    market: MARKET,
  })
  expect(facts).toMatchObject({
    brand: 'Утро',
    sign: { letters: ['У', 'Т', 'Р', 'О'] },
    title: expect.stringMatching(/^Уха/),
  })
  const product = await previewOf(app.services, {
    kind: 'product',
    key: String(own.id),
    site: MARKETPLACE,
    market: MARKET,
  })
  expect(product?.badge).toMatch(/^[\d\u00A0,]+\u00A0₽ · /)
  const dish = await previewOf(app.services, { kind: 'dish', key: '301001', site: MARKETPLACE, market: MARKET })
  expect(dish).toMatchObject({ note: 'Печка, Москва', badge: expect.stringMatching(/\d\u00A0₽ · \d+\u00A0г$/) })
})

it.each([
  'product/0.jpg',
  'product/999999999.jpg',
  'product/1e3.jpg',
  `product/${own.id}.png`,
  `farmer/${own.id}.jpg`,
  'recipe/no-such.jpg',
  'restaurant/1.jpg',
  `restaurant/${SELLER}.jpg`,
  'farmer/301.jpg',
  `dish/${own.id}.jpg`,
  'product/301001.jpg',
  'recipe/..%2f.jpg',
])('answers 404 for %s', async (path) => {
  expect((await ask(path)).statusCode).toBe(404)
})

it("draws only the site's seller on a seller's site", async () => {
  const headers = { host: SELLER_HOST }
  const reply = await ask(`product/${own.id}.jpg?v=abc`, headers)
  // the picture contains the site's name, which the URL does not contain
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
  expect(reply.headers.etag).not.toBe((await ask(`product/${own.id}.jpg`)).headers.etag)
  const site = { organizationId: SELLER, title: '«Козий двор»', theme: { ...DEFAULT_THEME, colorTheme: 5 } }
  const ownPreview = await previewOf(app.services, { kind: 'product', key: String(own.id), site, market: MARKET })
  expect(ownPreview).toMatchObject({ brand: '«Козий двор»', sign: { color: '#2a66a8' } })
  expect(JSON.stringify(ownPreview)).not.toMatch(/утро/i)
  for (const path of [
    `product/${foreign.id}`,
    `farmer/${OTHERS}`,
    'recipe/uha-iz-sudaka',
    'restaurant/301',
    'dish/301001',
  ])
    expect((await ask(`${path}.jpg`, headers)).statusCode).toBe(404)
})

it('shows no hidden products and sellers', async () => {
  await run(app.database.executor, 'update product set enabled = false where id = $1', [foreign.id])
  expect((await ask(`product/${foreign.id}.jpg`)).statusCode).toBe(404)
})
