import { encodeLocation } from '@okolitsa/domain/geo/location.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { expect, it } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { writeSites } from '../../testing/sites.data.ts'
import { testApp } from '../../testing.ts'

const SELLER = 101
const FOREIGN = 102

const databaseUrl = await demoDatabase()
const database = openDatabase(databaseUrl, { max: 1 })
const { rows: shops } = await database.pool.query<{ id: number; slug: string }>(
  `select id, slug from organization where type = 'farmer' and is_enabled and not is_hidden order by id`,
)
await writeSites(
  database.pool,
  { host: 'syr.example', organizationId: SELLER },
  ...shops.map(({ id, slug }) => ({ host: `${slug}.example`, organizationId: id })),
)
await database.close()
const { call, sent } = await testApp(databaseUrl)

const get = (url: string, host = 'syr.example') => call('GET', url, { headers: { host } })
type Sold = { id: number; slug: string; farmer: { id: number } }
const sellersOf = (items: Sold[]) => [...new Set(items.map(({ farmer }) => farmer.id))]

it("lists one farmer on a seller's host", async () => {
  expect((await get(`/api/v3/farmers/id/${SELLER}`)).status).toBe(200)
  for (const path of [`/api/v3/farmers/id/${FOREIGN}`, `/api/v2/products/farmer/${FOREIGN}`])
    expect([path, (await get(path)).status]).toEqual([path, 404])
  expect((await get(`/api/v3/farmers/id/${FOREIGN}`, 'okolitsa.example')).status).toBe(200)
  const list = await get(`/api/v1/catalog?${new URLSearchParams({ location: encodeLocation(defaultLocation) })}`)
  expect(list.body.items.map(({ id }: { id: number }) => id)).toEqual([SELLER])
})

it('sells only products of that farmer', async () => {
  const everything = await get('/api/v3/products?size=100')
  expect(everything.body.items.length).toBeGreaterThan(3)
  expect(sellersOf(everything.body.items)).toEqual([SELLER])
  const popular = await get('/api/v3/products/get-popular-products?categoryIds=1&maxQuantity=20')
  expect(popular.status).toBe(200)
  expect(sellersOf(popular.body.items)).toEqual([SELLER])
  const foreign = (await get(`/api/v2/products/farmer/${FOREIGN}`, 'okolitsa.example')).body.items[0] as Sold
  expect((await get(`/api/v3/products/slug/${foreign.slug}`, 'okolitsa.example')).status).toBe(200)
  expect((await get(`/api/v3/products/slug/${foreign.slug}`)).status).toBe(404)
})

it("searches within the seller's products", async () => {
  const search = (host: string) => get(`/api/v3/products?size=100&substring=${encodeURIComponent('мёд')}`, host)
  expect((await search('okolitsa.example')).body.totalItems).toBeGreaterThan(0)
  const own = await search('syr.example')
  expect(own.status).toBe(200)
  expect(sellersOf(own.body.items).filter((id) => id !== SELLER)).toEqual([])
})

it("lists the categories with the seller's products", async () => {
  const [own, all] = await Promise.all([
    get('/api/v1/categories/products'),
    get('/api/v1/categories/products', 'okolitsa.example'),
  ])
  expect(own.body.items.length).toBeGreaterThan(0)
  expect(own.body.items.length).toBeLessThan(all.body.items.length)
})

it("uses the seller's default town in every shop when a call names no place", async () => {
  // the first rate of these sellers is drawn on the map; the town is the largest one inside
  const drawn = [102, 126, 157, 159, 162]
  // these sellers deliver to a part of Moscow
  const inPart = [112, 117, 130]
  for (const { id, slug } of shops) {
    const host = `${slug}.example`
    const { body } = await get(`/api/v1/farmers/farmers-delivery-info?ids=${id}`, host)
    const [info] = body.items
    expect([slug, info?.methods.length > 0]).toEqual([slug, true])
    const { items } = (await get(`/api/v1/shipping-methods/${id}?excludeCdek=true`, host)).body
    const couriers = items.filter(({ methodCode }: { methodCode: string }) => methodCode === 'courier')
    const needPoint = couriers.map(({ needsPoint }: { needsPoint: boolean }) => needsPoint)
    expect([slug, needPoint.includes(true)]).toEqual([slug, inPart.includes(id)])
    if (drawn.includes(id)) expect([slug, needPoint[0]]).toEqual([slug, false])
  }
})

it('sets cookies for the host only', async () => {
  const post = (url: string, body: object) => call('POST', url, { headers: { host: 'syr.example' }, body })
  const { challengeId } = (await post('/api/v1/auth/code', { phone: '79161234567' })).body
  const code = /\d{4}/.exec(sent.at(-1)?.text ?? '')?.[0]
  const { status, headers } = await post('/api/v1/auth', { phone: '79161234567', code, challengeId })
  expect(status).toBe(200)
  expect(String(headers['set-cookie'])).toMatch(/path=\//i)
  expect(String(headers['set-cookie'])).not.toMatch(/domain=/i)
})
