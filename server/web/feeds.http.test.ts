import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openDatabase, run } from '../platform/db/client.ts'
import { demoDatabase } from '../platform/db/testing.ts'
import { writeSites } from '../testing/sites.data.ts'
import { testApp } from '../testing.ts'

const url = await demoDatabase()
const SELLER = 101
const SELLER_HOST = 'syr.example'
const database = openDatabase(url)
// before the shop opens, because hosts are cached in memory
await writeSites(database.pool, { host: SELLER_HOST, organizationId: SELLER })
await database.close()
const { app } = await testApp(url)
const { executor } = app.database
const ask = (path: string, headers: Record<string, string> = {}) => app.http.inject({ url: path, headers })

interface Node {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Node[]
  text: string
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** A strict XML parser that fails on malformed input. */
function read(xml: string): Node {
  const root: Node = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '')
  expect(body).not.toBe(xml)
  const tokens = body.match(/<[^>]*>|[^<]+/g) ?? []
  expect(tokens.join('')).toBe(body)
  for (const token of tokens) {
    const top = open.at(-1) as Node
    if (!token.startsWith('<')) {
      if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(token)) throw new Error(`a bare sign in ${token}`)
      top.text += unescaped(token)
      continue
    }
    const close = /^<\/([\w:]+)>$/.exec(token)
    if (close) {
      if (close[1] !== top.name) throw new Error(`${top.name} is closed by ${close[1]}`)
      open.pop()
      continue
    }
    const [, name = '', rest = '', end] = /^<([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>$/.exec(token) ?? []
    if (name === '') throw new Error(`no tag: ${token}`)
    const attributes = Object.fromEntries(
      [...rest.matchAll(/ ([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    )
    const node = { name, attributes, children: [], text: '' }
    top.children.push(node)
    if (end !== '/') open.push(node)
  }
  expect(open).toHaveLength(1)
  return root.children[0] as Node
}
const part = (node: Node, name: string) => node.children.find((child) => child.name === name) as Node
const facts = (node: Node) => Object.fromEntries(node.children.map(({ name, text }) => [name, text]))

it('gives Yandex every product on sale, with its current price and stock', async () => {
  const reply = await ask('/feeds/yandex.yml')
  expect(reply.headers['content-type']).toContain('application/xml')
  const catalog = read(reply.body)
  expect([catalog.name, catalog.attributes.date]).toEqual([
    'yml_catalog',
    expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d\+03:00$/),
  ])
  const shop = part(catalog, 'shop')
  expect(shop.children.map(({ name }) => name)).toEqual([
    'name',
    'company',
    'url',
    'currencies',
    'categories',
    'offers',
  ])
  const categories = part(shop, 'categories').children
  const known = new Set<string>()
  for (const { attributes } of categories) {
    // ancestors come first
    if (attributes.parentId !== undefined) expect(known).toContain(attributes.parentId)
    known.add(attributes.id ?? '')
  }
  const offers = part(shop, 'offers').children
  const rows = await run<{ id: number; price: number; cheapest: number | null; left: number | null; kind: string }>(
    executor,
    `select p.id, p.price, s.kind, s.on_hand - s.allocated - s.held as left, (
        select min(sp.price) from special_price sp
         where sp.product_id = p.id and sp.valid @> (shop_now() at time zone o.time_zone)::date) as cheapest
       from product p join organization o on o.id = p.organization_id left join stock s on s.product_id = p.id
      where p.enabled and o.is_enabled and not o.is_hidden and o.type = 'farmer' order by p.id`,
  )
  expect(offers.map(({ attributes }) => Number(attributes.id))).toEqual(rows.map(({ id }) => id))
  offers.forEach((offer, index) => {
    const row = rows[index] as (typeof rows)[number]
    const offerFacts = facts(offer)
    const final = Math.min(row.price, row.cheapest ?? row.price)
    expect(Number(offerFacts.price)).toBe(final / 100)
    expect(offerFacts.oldprice !== undefined).toBe(final < row.price)
    if (row.kind === 'unlimited') expect(offer.attributes.available).toBe('true')
    if (row.left === 0 && row.kind !== 'unlimited') expect(offer.attributes.available).toBe('false')
    expect(known).toContain(offerFacts.categoryId)
    expect(offerFacts.currencyId).toBe('RUB')
    expect(offerFacts.url).toMatch(/^http:\/\/localhost:3000\/category\/[\w-]+\/[\w-]+$/)
    expect(offerFacts.picture).toMatch(/^http:\/\/localhost:3000\/api\/v1\/img\//)
    expect((offerFacts.name ?? '').length).toBeLessThanOrEqual(150)
    expect(['true', 'false']).toContain(offerFacts.delivery)
    for (const name of ['name', 'vendor', 'description']) expect(offerFacts[name]).toBeTruthy()
  })
  // both kinds must occur, otherwise the test checks too little
  expect(new Set(offers.map(({ attributes }) => attributes.available))).toEqual(new Set(['true', 'false']))
  expect(offers.some((offer) => facts(offer).oldprice !== undefined)).toBe(true)
})

it('caches the feed for an hour, and sends it compressed on request', async () => {
  const first = (await ask('/feeds/yandex.yml')).body
  await run(
    executor,
    `update product set title = 'Сыр <&> "брынза"' where id = (select min(id) from product where enabled)`,
  )
  const packed = await ask('/feeds/yandex.yml', { 'accept-encoding': 'gzip' })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(packed.rawPayload).toString()).toBe(first)
})

it('lists the newest recipes as news, with absolute URLs', async () => {
  const reply = await ask('/feeds/recipes.xml')
  expect(reply.headers['content-type']).toContain('application/rss+xml')
  const channel = part(read(reply.body), 'channel')
  const items = channel.children.filter(({ name }) => name === 'item')
  expect(items).toHaveLength(30)
  for (const item of items) {
    const itemFacts = facts(item)
    expect(itemFacts.link).toMatch(/^http:\/\/localhost:3000\/recipes\/[\w-]+\/[\w-]+$/)
    expect(Number.isNaN(Date.parse(itemFacts.pubDate ?? ''))).toBe(false)
    expect(itemFacts.description).toMatch(/\d\u00A0мин$/)
  }
  expect(new Set(items.map((item) => facts(item).guid)).size).toBe(30)
})

it("lists only own products and no recipes in a seller's shop", async () => {
  const headers = { host: SELLER_HOST }
  const offers = part(part(read((await ask('/feeds/yandex.yml', headers)).body), 'shop'), 'offers').children
  const [own] = await run<{ ids: number[] }>(
    executor,
    'select array_agg(id order by id) as ids from product where enabled and organization_id = $1',
    [SELLER],
  )
  expect(offers.map(({ attributes }) => Number(attributes.id))).toEqual(own?.ids)
  expect(facts(offers[0] as Node).url).toContain(SELLER_HOST)
  expect((await ask('/feeds/recipes.xml', headers)).statusCode).toBe(404)
})
