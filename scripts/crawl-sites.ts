import { request } from 'node:http'
import { api } from '@okolitsa/contracts/api.ts'
import type { Endpoint, Endpoints } from '@okolitsa/contracts/kernel/endpoint.ts'

/**
 * Crawls sellers' sites for data of other sellers: every linked page, and every page and public call of the marketplace
 * with foreign ids. Against a running shop with the demo:
 *
 *   RATE_LIMIT_PER_MINUTE=0 npm start
 *   node scripts/crawl-sites.ts http://localhost:3000 30
 *   node scripts/crawl-sites.ts http://localhost:3000 0 syr.localhost=101,ryba.localhost=136   (these sites of these sellers)
 */
const [base = 'http://localhost:3000', count = '30', named = ''] = process.argv.slice(2)
const { hostname, port } = new URL(base)
const MAX_PAGES = 60

interface Answer {
  readonly status: number
  readonly text: string
}
const ask = (host: string, path: string, method = 'GET', body?: unknown): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: hostname,
        port,
        path,
        method,
        headers: { host: `${host}:${port}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
      },
    )
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
// biome-ignore lint/suspicious/noExplicitAny: answers are looked into
const json = async (path: string): Promise<any> => JSON.parse((await ask(hostname, path)).text)

interface Seller {
  readonly id: number
  readonly host: string | null
  readonly marks: readonly string[]
  readonly things: Readonly<Record<string, string | number>>
}
const idsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => Number(found[1]))

/** All sellers of the marketplace with the names that identify their data. */
async function everybody(): Promise<Seller[]> {
  const farms = idsIn((await ask(hostname, '/sitemap/farmers.xml')).text, /\/farmers\/(\d+)</g)
  const found: Seller[] = []
  for (const id of farms) {
    const farm = await json(`/api/v3/farmers/id/${id}`)
    const { items } = await json(`/api/v2/products/farmer/${id}?perPage=100`)
    const goods = items as { id: number; title: string; slug: string; categoryUrlKey: string }[]
    found.push({
      id,
      host: `${farm.slug}.localhost`,
      marks: [farm.title, farm.legal?.tin, ...goods.map(({ slug }) => slug)].filter(Boolean),
      things: { productId: goods[0]?.id ?? 1, slug: goods[0]?.slug ?? '', category: goods[0]?.categoryUrlKey ?? '' },
    })
  }
  for (const one of (await json('/api/v2/restaurants/list?perPage=100')).items) {
    const { items } = await json(`/api/v2/restaurants/${one.id}/dishes?perPage=100`)
    const marks = [one.title, ...items.map(({ slug }: { slug: string }) => slug)]
    const things = { productId: items[0]?.id ?? 1, slug: items[0]?.slug ?? '', isRestaurant: 1 }
    found.push({ id: one.id, host: `${one.slug}.localhost`, marks, things })
  }
  const organizers = new Map<number, Seller>()
  for (const { id, title } of (await json('/api/v2/tours?perPage=100')).items) {
    const { organizer } = await json(`/api/v2/tours/${id}`)
    const known = organizers.get(organizer.id)
    const marks = [...(known?.marks ?? [organizer.title, organizer.tin]), title]
    const things = { productId: id, isOrganizer: 1 }
    organizers.set(organizer.id, { id: organizer.id, host: `${organizer.slug}.localhost`, marks, things })
  }
  found.push(...organizers.values())
  return Promise.all(found.map(withSite))
}

/** A site given as `host=id`, whose seller has other sites, too. */
function siteNamed(text: string): Promise<Seller>[] {
  const [host = '', id] = text.split('=')
  const seller = all.find((one) => one.id === Number(id))
  return seller ? [withSite({ ...seller, host })] : []
}

/** A seller with the uuid of their site, which identifies it in calls. */
async function withSite(seller: Seller): Promise<Seller> {
  if (seller.host === null) return seller
  const siteUuid = /"siteUuid":"([\da-f-]{36})"/.exec((await ask(seller.host, '/')).text)?.[1]
  if (siteUuid === undefined) return { ...seller, host: null }
  return { ...seller, marks: [...seller.marks, siteUuid], things: { ...seller.things, siteUuid } }
}

const all = await everybody()
const recipes = (await json('/api/v2/recipes?perPage=5')).items as { slug: string }[]
const isRestaurant = ({ things }: Seller) => 'isRestaurant' in things
const isOrganizer = ({ things }: Seller) => 'isOrganizer' in things
const withHosts = all.filter(({ host }) => host !== null)
const restaurants = withHosts.filter(isRestaurant)
const organizers = withHosts.filter(isOrganizer)
const most = Number(count)
/** farms, restaurants and tour operators */
const kitchens = restaurants.slice(0, Math.floor(most / 4))
const guides = organizers.slice(0, Math.floor(most / 6))
const shops = [
  ...withHosts
    .filter((one) => !isRestaurant(one) && !isOrganizer(one))
    .slice(0, most - kitchens.length - guides.length),
  ...kitchens,
  ...guides,
  ...(await Promise.all(named.split(',').flatMap(siteNamed))),
]
const calls = Object.values(api as Record<string, Endpoints>).flatMap((table) =>
  Object.values(table).filter(({ access, raw }) => access === 'public' && !raw),
)
const findings = new Map<string, string>()
/** Answers that were not examined. */
const unseen = new Map<string, number>()
const kindOf = (path: string) => String(path.split('?')[0]).replaceAll(/\d+/g, '#')
let asked = 0
let answered = 0

/**
 * Reports data of other sellers in an answer. Slugs and names are compared as a whole, because single words may also
 * occur in own texts.
 */
function look(shop: Seller, foreign: readonly string[], path: string, { status, text }: Answer): void {
  asked++
  if (status === 429 || status >= 500)
    unseen.set(`${status} ${kindOf(path)}`, (unseen.get(`${status} ${kindOf(path)}`) ?? 0) + 1)
  if (status >= 400) return
  answered++
  // pages without results repeat the query
  const decoded = decodeURIComponent(path)
  // a dish names the farms of its ingredients, without links
  const origins = new Set(
    [...text.matchAll(/"what":"[^"]*","farmer":\{"id":\d+,"title":"([^"]+)"/g)].map(([, name]) => name),
  )
  const seen = foreign.filter((mark) => text.includes(mark) && !decoded.includes(mark) && !origins.has(mark))
  if (seen.length > 0) findings.set(kindOf(path), `${shop.host}${path}: ${seen.slice(0, 3).join(', ')}`)
}

for (const shop of shops) {
  const own = new Set(shop.marks)
  const foreign = all
    .filter(({ id }) => id !== shop.id)
    .flatMap(({ marks }) => marks)
    .filter((mark) => !own.has(mark) && ![...own].some((mine) => mine.includes(mark)))
  const host = shop.host as string
  const others = [0, 1, 2].map((step) => all[(all.indexOf(shop) + 1 + step * 31) % all.length] as Seller)
  const restaurant = restaurants.find(({ id }) => id !== shop.id) as Seller
  const tour = organizers.findLast(({ id }) => id !== shop.id) as Seller

  // linked pages, and pages of the marketplace
  const queue = [
    '/',
    '/category',
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/search-result?text=%D0%BC%D1%91%D0%B4',
  ]
  queue.push('/delivery', '/info', '/questions', '/reviews', '/o-nas', '/category/goods', '/preview/none', '/widget.js')
  for (const { id, things, marks } of [...others, restaurant])
    queue.push(
      ...[`/farmers/${id}`, `/farmers/${id}/info`, `/farmers/${id}/reviews`, `/restaurants/${id}`],
      ...[
        `/category/${things.category ?? 'syry'}/${things.slug}`,
        `/products/${things.slug}`,
        `/dishes/${things.slug}`,
        `/cart/add?products=${things.productId}`,
      ],
      ...[`/search-result?text=${encodeURIComponent(marks[0] ?? '')}`, `/category?farmer=${id}`],
    )
  queue.push(
    '/farmers',
    '/restaurants',
    '/tours',
    `/tours/${tour.things.productId}`,
    '/recipes',
    '/map/farmers',
    '/festival',
  )
  queue.push('/festival/categories', '/cabinet', '/catalog', '/favorites', '/cart', '/licences')
  queue.push(...recipes.map(({ slug }) => `/recipes/zavtraki/${slug}`))
  const visited = new Set<string>()
  while (queue.length > 0 && visited.size < MAX_PAGES + 60) {
    const path = queue.shift() as string
    if (visited.has(path)) continue
    visited.add(path)
    const answer = await ask(host, path)
    look(shop, foreign, path, answer)
    if (answer.status !== 200) continue
    const links = [...answer.text.matchAll(/(?:href="|<loc>)(?:http:\/\/[\w.-]+:\d+)?(\/[^"<#]*)/g)].map((one) =>
      String(one[1]).replaceAll('&amp;', '&'),
    )
    queue.push(
      ...links.filter((link) => !/^\/(assets|api\/v1\/(img|preview|files))\/|\.(css|js|svg|png|woff2)/.test(link)),
    )
  }

  // public calls with foreign ids
  for (const endpoint of calls) {
    for (const other of [...others, restaurant, tour]) {
      for (const [path, body] of addressesOf(endpoint, other)) {
        if (endpoint.method !== 'GET' && body === undefined) continue
        look(shop, foreign, path, await ask(host, path, endpoint.method, body))
      }
    }
  }
  process.stdout.write('.')
}

function addressesOf({ path, method }: Endpoint, other: Seller): [string, unknown][] {
  const { id, things } = other
  const { productId = 1, slug = 'x' } = things
  const text = encodeURIComponent(other.marks[0] ?? 'x')
  const filled = (value: string | number) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'siteUuid'
        ? String(things.siteUuid ?? 'x')
        : name === 'slug'
          ? String(slug || 'x')
          : name === 'entityType' || name === 'type'
            ? value === id
              ? 'farmer'
              : 'product'
            : name === 'text'
              ? text
              : name === 'kind'
                ? 'dishes'
                : String(value),
    )
  const query = new URLSearchParams({
    ids: String(path.includes('roducts') || path.includes('dishes') ? productId : id),
    ...{
      substring: other.marks[0] ?? '',
      text: other.marks[0] ?? '',
      farmerId: String(id),
      organizationId: String(id),
    },
    ...{ productId: String(productId), regionId: '77', page: '1', perPage: '50', size: '50', path: '/' },
  })
  const least = new URLSearchParams({
    ids: String(path.includes('roducts') ? productId : id),
    perPage: '50',
    size: '50',
    regionId: '77',
  })
  if (method === 'GET')
    return [id, productId].flatMap((value) =>
      [filled(value), `${filled(value)}?${query}`, `${filled(value)}?${least}`].map((one): [string, unknown] => [
        one,
        undefined,
      ]),
    )
  const bodies: Readonly<Record<string, unknown>> = {
    '/api/v2/products/ids': { ids: [productId] },
    '/api/v1/pickup-points/map': {},
    '/api/v2/cart': { farmerId: id, organizationId: id, products: [{ id: productId, quantity: 1 }] },
    '/api/v2/tours/{id}/quote': {},
  }
  return [[filled(id), bodies[path]]]
}

console.log(
  `\n${asked} answers of ${shops.length} sites looked at (${answered} of them good), ${findings.size} kinds of findings`,
)
for (const [kind, finding] of findings) console.log(`${kind}\n    ${finding}`)
for (const [kind, times] of unseen) console.log(`not looked at, ${times} times: ${kind}`)
const isBlind = [...unseen.values()].reduce((sum, times) => sum + times, 0) > asked / 20
if (isBlind) console.log('too many answers were refused by limits: start the shop with RATE_LIMIT_PER_MINUTE=0')
process.exitCode = findings.size > 0 || isBlind ? 1 : 0
