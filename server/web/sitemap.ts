import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createTimedCache } from '../platform/cache/timed-cache.ts'
import { element, XML_HEAD } from './xml.ts'

/** Pages of text only. */
const STATIC_PAGES = ['/', '/category', '/contacts', '/delivery-and-payment', '/returns', '/privacy', '/agreement']
const OF_MARKETPLACE = ['/farmers', '/map/farmers', '/licences', '/tours', '/restaurants']
const OF_SELLER = ['/delivery', '/info', '/reviews', '/questions']
/** A restaurant's own shop: its menu is the first page, and goods it has none. */
const OF_RESTAURANT = [...STATIC_PAGES.filter((path) => path !== '/category'), '/info']
/** Who leads tours delivers nothing; each of their tours has a page. */
const OF_TOUR_OPERATOR = OF_RESTAURANT.filter((path) => path !== '/delivery-and-payment')
/** What a shop made in the constructor has of its own; everything it sells stands in one category. */
const OF_CONSTRUCTOR = ['/', '/contacts', '/returns', '/privacy', '/agreement', '/info', '/reviews']
const OF_CONSTRUCTOR_FARM = [...OF_CONSTRUCTOR, '/delivery', '/category/goods']
/** A file of a sitemap may hold 50 000 addresses; so many products or dishes are read in one go. */
const PRODUCTS_A_FILE = 10_000
/** What is in the index changes slowly and is kept this long, ms. */
const INDEX_LIFE_MS = 3_600_000
/** Sites whose indexes are kept. */
const MAX_SITES = 100
/** One hour in caches on the way, s. */
const CACHE_CONTROL = 'public, max-age=3600'

interface Changed {
  /** ISO day. */
  readonly changedOn: string
}
/** An address of a list; robots come again when its day is a later one. */
interface Listed {
  readonly path: string
  readonly changedOn?: string
}

/** Everything with a page, wherever the reader is; null = of the whole marketplace. */
export interface PublicPages {
  categories(organizationId: number | null): Promise<readonly string[]>
  farmers(): Promise<ReadonlyArray<{ readonly id: number } & Changed>>
  recipes(): Promise<ReadonlyArray<{ readonly categoryKey: string; readonly slug: string; readonly publishedAt: Date }>>
  /** Ids with which parts of at most `size` products begin. */
  productParts(organizationId: number | null, size: number): Promise<readonly number[]>
  products(
    organizationId: number | null,
    from: number,
    size: number,
  ): Promise<ReadonlyArray<{ readonly categoryUrlKey: string; readonly slug: string } & Changed>>
  /** Pages that people of a site have published. */
  sitePages(siteUuid: string): Promise<ReadonlyArray<{ readonly path: string; readonly isIndexed: boolean }>>
  /** With a date ahead. */
  tours(organizationId: number | null): Promise<ReadonlyArray<{ readonly id: number }>>
  readonly menus: {
    restaurants(organizationId: number | null): Promise<ReadonlyArray<{ readonly id: number } & Changed>>
    kitchens(): Promise<readonly string[]>
    /** As of products. */
    dishParts(organizationId: number | null, size: number): Promise<readonly number[]>
    dishes(
      organizationId: number | null,
      from: number,
      size: number,
    ): Promise<ReadonlyArray<{ readonly slug: string } & Changed>>
  }
}

export interface SitemapOptions {
  readonly originOf: (request: FastifyRequest) => string
  readonly siteOf: (request: FastifyRequest) => {
    readonly title?: string | null
    readonly organizationId: number | null
    readonly sellerType?: string | null | undefined
    readonly siteUuid?: string | null
    readonly mode?: string
    readonly isConstructor?: boolean
  }
  readonly pages: PublicPages
  readonly now: () => number
}

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const locations = (name: string, origin: string, listed: readonly Listed[]) =>
  listed
    .map(({ path, changedOn }) => `<${name}>${element('loc', origin + path)}${element('lastmod', changedOn)}</${name}>`)
    .join('')
const at = (path: string): Listed => ({ path })

const pack = promisify(gzip)

/** A list of ten thousand addresses is a megabyte, packed a tenth of it. */
async function sendXml(request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> {
  reply.type('application/xml; charset=utf-8').header('cache-control', CACHE_CONTROL).header('vary', 'accept-encoding')
  if (!request.headers['accept-encoding']?.includes('gzip')) return reply.send(body)
  return reply.header('content-encoding', 'gzip').send(await pack(body))
}

/** The index `/sitemap.xml` and its files: pages and categories, farmers, recipes, restaurants, products and dishes by parts. All of the country. */
export function mountSitemap(app: FastifyInstance, { originOf, siteOf, pages, now }: SitemapOptions): void {
  const { menus } = pages
  const known = createTimedCache<readonly string[]>({ ttlMs: INDEX_LIFE_MS, most: MAX_SITES, nowMs: now })
  /** Names of the files of products and dishes. */
  const partsOf = (organizationId: number | null): Promise<readonly string[]> =>
    known.get(String(organizationId), async () => {
      const [products, dishes] = await Promise.all([
        pages.productParts(organizationId, PRODUCTS_A_FILE),
        menus.dishParts(organizationId, PRODUCTS_A_FILE),
      ])
      return [...products.map((from) => `products-${from}`), ...dishes.map((from) => `dishes-${from}`)]
    })

  /** The menu of each restaurant, and what it tells of itself. */
  const restaurantPages = async (): Promise<readonly Listed[]> =>
    (await menus.restaurants(null)).flatMap(({ id, changedOn }) => [
      { path: `/restaurants/${id}`, changedOn },
      at(`/restaurants/${id}/info`),
    ])

  /** A page of each tour that goes. */
  const tourPages = async (organizationId: number | null): Promise<readonly string[]> =>
    (await pages.tours(organizationId)).map(({ id }) => `/tours/${id}`)

  /** What stands beside the pages of a shop that its people make. */
  async function beside(
    sellerType: string | null | undefined,
    organizationId: number | null,
  ): Promise<readonly string[]> {
    if (sellerType === 'restaurant') return OF_CONSTRUCTOR
    if (sellerType !== 'tour_operator') return OF_CONSTRUCTOR_FARM
    const without = OF_CONSTRUCTOR.filter((path) => path !== '/reviews')
    return [...without, '/tours', ...(await tourPages(organizationId))]
  }

  /** Pages of a site that its people make: their own, and of a shop what stands beside them. */
  async function madePages(
    siteUuid: string,
    { mode, sellerType, organizationId }: ReturnType<SitemapOptions['siteOf']>,
  ): Promise<readonly Listed[]> {
    const own = await pages.sitePages(siteUuid)
    const hidden = new Set(own.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path))
    const shop = mode === 'landing' ? [] : await beside(sellerType, organizationId)
    return [...new Set([...shop, ...own.map(({ path }) => path)])].filter((path) => !hidden.has(path)).map(at)
  }

  /** Addresses of one file; null = there is no such file. */
  async function listOf(name: string, site: ReturnType<SitemapOptions['siteOf']>): Promise<readonly Listed[] | null> {
    const { organizationId, sellerType, siteUuid = null, mode, isConstructor = false } = site
    if (name === 'pages') {
      if (siteUuid !== null && (isConstructor || mode === 'landing')) return madePages(siteUuid, site)
      if (sellerType === 'restaurant') return OF_RESTAURANT.map(at)
      if (sellerType === 'tour_operator') return [...OF_TOUR_OPERATOR, ...(await tourPages(organizationId))].map(at)
      const categories = await pages.categories(organizationId)
      const own = organizationId === null ? OF_MARKETPLACE : OF_SELLER
      return [...STATIC_PAGES, ...own, ...categories.map((key) => `/category/${key}`)].map(at)
    }
    if (name === 'farmers' && organizationId === null) {
      const farmers = await pages.farmers()
      return farmers.map(({ id, changedOn }) => ({ path: `/farmers/${id}`, changedOn }))
    }
    if (name === 'recipes' && organizationId === null) {
      const recipes = await pages.recipes()
      const shelves = [...new Set(recipes.map(({ categoryKey }) => `/recipes/${categoryKey}`))]
      const own = recipes.map(({ categoryKey, slug, publishedAt }) => ({
        path: `/recipes/${categoryKey}/${slug}`,
        changedOn: publishedAt.toISOString().slice(0, 10),
      }))
      return [...['/recipes', ...shelves].map(at), ...own]
    }
    if (name === 'restaurants' && organizationId === null) {
      const [kitchens, own] = await Promise.all([menus.kitchens(), restaurantPages()])
      return [...kitchens.map((slug) => at(`/restaurants/${slug}`)), ...own]
    }
    if (name === 'tours' && organizationId === null) return (await tourPages(null)).map(at)
    if (!(await partsOf(organizationId)).includes(name)) return null
    const from = Number(name.slice(name.indexOf('-') + 1))
    if (name.startsWith('dishes')) {
      const dishes = await menus.dishes(organizationId, from, PRODUCTS_A_FILE)
      return dishes.map(({ slug, changedOn }) => ({ path: `/dishes/${slug}`, changedOn }))
    }
    const products = await pages.products(organizationId, from, PRODUCTS_A_FILE)
    return products.map(({ categoryUrlKey, slug, changedOn }) => ({
      path: `/category/${isConstructor ? 'goods' : categoryUrlKey}/${slug}`,
      changedOn,
    }))
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const { organizationId } = siteOf(request)
    const names = [
      'pages',
      ...(organizationId === null ? ['farmers', 'recipes', 'restaurants', 'tours'] : []),
      ...(await partsOf(organizationId)),
    ]
    const files = locations(
      'sitemap',
      originOf(request),
      names.map((name) => at(`/sitemap/${name}.xml`)),
    )
    return sendXml(request, reply, `${XML_HEAD}<sitemapindex ${SCHEMA}>${files}</sitemapindex>\n`)
  })

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const name = /^([\w-]+)\.xml$/.exec(request.params.file)?.[1]
    const listed = name === undefined ? null : await listOf(name, siteOf(request))
    if (listed === null) return reply.callNotFound()
    const addresses = locations('url', originOf(request), listed)
    return sendXml(request, reply, `${XML_HEAD}<urlset ${SCHEMA}>${addresses}</urlset>\n`)
  })
}
