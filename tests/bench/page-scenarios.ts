import { get } from 'node:http'
import { encodeLocation } from '@okolitsa/domain/geo/location.ts'
import { manyCustomers } from './checkout-scenario.ts'
import type { LimitPlan, ReadyFile } from './limit-server.ts'
import { visitedPlaces } from './places.ts'
import type { RecordedCall } from './recording.ts'
import type { Prepared, Scenario, Workbench } from './scenario.ts'
import type { Request } from './socket-load.ts'
import { seededRandom, zipf } from './traffic.ts'

/** Required ratio to a static server for a cached page or picture: caches in front of the shop serve most of them. */
const AIM = 0.25
/** Headers that every browser sends. */
const HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' }
/** Headers of the connection, not of the page. */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'set-cookie'])
/** Number of visits, more than the shop renders in a slice. */
const COLD_VISITS = 3_000
const VISITS = 4_000
/** Number of customers whose pages are requested in turn. */
const CUSTOMERS = 200
/** Personal pages. */
const OWN_PAGES = ['/account', '/account/addresses']

export const PAGE_SCENARIOS = [
  ...['home page', 'category page'].flatMap((name) => [`${name}, cached`, `${name}, cold`]),
  'pages, visitors',
  'pages of one person',
  'picture',
]

type Files = LimitPlan['files'][number][]
type Reads = LimitPlan['reads'][number][]

/** The home page, the largest category's page, a mix of pages and places, personal pages, a picture. */
export async function preparePages(bench: Workbench): Promise<Prepared> {
  const { rows: categories } = await bench.database.query<{ key: string }>(
    `select c.url_key as key from category_listing l join category c on c.id = l.category_id
     group by c.id order by count(*) desc, c.id`,
  )
  const category = `/category/${categories[0]?.key}`
  const reads: Reads = []
  const files: Files = []
  const scenarios = [
    ...(await shared(bench, 'home page', '/', forOneTester, { reads, files })),
    ...(await shared(bench, 'category page', category, nextPrice, { reads, files })),
    visitors(['/', ...categories.map(({ key }) => `/category/${key}`), '/farmers', '/restaurants', '/tours'], category),
    await ofOnePerson(bench, { reads, files }),
    await picture(bench, files),
  ]
  return { scenarios, plan: { reads, files } }
}

/** Matches transaction statements, which the limit server skips because it prepares each statement. */
const CONTROL = /^(?:begin|commit|rollback)\b/
const readsOf = ({ statements }: Pick<RecordedCall, 'statements'>) =>
  statements.flatMap(({ text, values }) => (CONTROL.test(text) ? [] : [{ text, values }]))

/** A requested page. */
type Visit = Pick<Request, 'path' | 'headers'>

/** A price above that of every product, roubles. */
const HIGHEST_PRICE = 1_000_000

let visitor = 0
/** A tester's page is rendered for each request. */
const forOneTester = (path: string): Visit => ({
  path,
  headers: { ...HEADERS, 'sec-fetch-site': 'none', cookie: 'hidden-seller=1' },
})
/** Filter by a highest price above all existing prices: makes a different URL of the category page. */
const nextPrice = (path: string): Visit => ({
  path: `${path}?priceTo=${HIGHEST_PRICE + ++visitor}`,
  headers: HEADERS,
})

async function shared(
  { shop, recorder }: Workbench,
  name: string,
  path: string,
  nextCold: (path: string) => Visit,
  { reads, files }: { reads: Reads; files: Files },
): Promise<Scenario[]> {
  await recorder.record({ method: 'GET', ...nextCold(path) })
  const cold = await recorder.record({ method: 'GET', ...nextCold(path) })
  if (cold.status !== 200) throw new Error(`${path} answers ${cold.status}`)
  // by path for the uncached page; the cached one is requested as `/?`, without statements
  reads.push([path, readsOf(cold)], [`${path}?`, []])
  files.push([path, await fileOf(shop.url + path, HEADERS)])
  const cached: Request = { path, headers: HEADERS }
  return [
    {
      name: `${name}, cached`,
      aim: AIM,
      load: (side) => ({ requests: [side === 'limit' ? { ...cached, path: `${path}?` } : cached] }),
    },
    {
      name: `${name}, cold`,
      aim: null,
      load: (side) => ({
        requests: side === 'limit' ? [cached] : Array.from({ length: COLD_VISITS }, () => nextCold(path)),
      }),
    },
  ]
}

/** Guests at 1,200 places on pages of lists: a mix of cache hits and misses. The limit serves one static page. */
function visitors(paths: readonly string[], ready: string): Scenario {
  const random = seededRandom(20_261_124)
  const cookies = visitedPlaces().map((place) => `location=${encodeLocation(place)}`)
  const [drawPath, drawPlace] = [zipf(paths.length, random), zipf(cookies.length, random)]
  const requests = Array.from({ length: VISITS }, () => ({
    path: paths[drawPath()] as string,
    headers: { ...HEADERS, cookie: cookies[drawPlace()] as string },
  }))
  return {
    name: 'pages, visitors',
    aim: null,
    load: (side) => ({ requests: side === 'limit' ? [{ path: `${ready}?`, headers: HEADERS }] : requests }),
  }
}

/** Pages rendered per request without caching; the limit sends static bytes after the same SQL. */
async function ofOnePerson(bench: Workbench, { reads, files }: { reads: Reads; files: Files }): Promise<Scenario> {
  const requests: Request[] = []
  for (const [index, { token }] of (await manyCustomers(bench, CUSTOMERS)).entries()) {
    const headers = { ...HEADERS, 'sec-fetch-site': 'none', cookie: `access-token=${token}` }
    for (const path of OWN_PAGES) {
      requests.push({ path, headers })
      if (index > 0) continue
      await bench.recorder.record({ method: 'GET', path, headers })
      const { status, statements } = await bench.recorder.record({ method: 'GET', path, headers })
      if (status !== 200) throw new Error(`${path} answers ${status}`)
      reads.push([path, readsOf({ statements })])
      files.push([path, await fileOf(bench.shop.url + path, headers)])
    }
  }
  return { name: 'pages of one person', aim: null, load: () => ({ requests }) }
}

async function picture({ shop }: Workbench, files: Files): Promise<Scenario> {
  const list = await fetch(`${shop.url}/api/v3/products?size=1`)
  const { items } = (await list.json()) as { items: { smallImageUrl: string }[] }
  const path = items[0]?.smallImageUrl ?? ''
  const headers = { accept: 'image/webp,*/*' }
  // the second request is served from the cache
  for (const _ of [1, 2]) await fileOf(shop.url + path, headers)
  files.push([path, await fileOf(shop.url + path, headers)])
  return { name: 'picture', aim: AIM, load: () => ({ requests: [{ path, headers }] }) }
}

/** The exact bytes and headers that the shop sends, without decoding. */
async function fileOf(url: string, asked: Record<string, string>): Promise<ReadyFile> {
  return new Promise((resolve, reject) => {
    get(url, { headers: asked }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${url} answers ${response.statusCode}`))
        const headers = Object.entries(response.headers).filter(([header]) => !HOP_HEADERS.has(header))
        resolve({ headers: Object.fromEntries(headers) as Record<string, string>, body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}
