import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createTimedCache } from '../platform/cache/timed-cache.ts'
import { element, XML_HEAD } from './xml.ts'

/** Pages of static text. */
const STATIC_PAGES = ['/', '/category', '/contacts', '/delivery-and-payment', '/returns', '/privacy', '/agreement']
const OF_MARKETPLACE = ['/farmers', '/map/farmers', '/licences', '/tours', '/restaurants']
const OF_SELLER = ['/delivery', '/info', '/reviews', '/questions']
/** A restaurant's own shop: its menu is the first page, and it has no other products. */
const OF_RESTAURANT = [...STATIC_PAGES.filter((path) => path !== '/category'), '/info']
/** Tour operators deliver nothing; each tour has a page. */
const OF_TOUR_OPERATOR = OF_RESTAURANT.filter((path) => path !== '/delivery-and-payment')
/** Own pages of a constructor shop; all its products are in one category. */
const OF_CONSTRUCTOR = ['/', '/contacts', '/returns', '/privacy', '/agreement', '/info', '/reviews']
const OF_CONSTRUCTOR_FARM = [...OF_CONSTRUCTOR, '/delivery', '/category/goods']
/** A sitemap file may have 50,000 addresses; this many products or dishes are read at once. */
const PRODUCTS_A_FILE = 10_000
/** Time to live of the index, ms. */
const INDEX_LIFE_MS = 3_600_000
const MAX_SITES = 100
/** One hour in shared caches, s. */
const CACHE_CONTROL = 'public, max-age=3600'

interface Changed {
  /** ISO day. */
  readonly changedOn: string
}
/** A listed address; robots revisit it when its day changes. */
interface Listed {
  readonly path: string
  readonly changedOn?: string
}

/** All public pages, independent of a place; null = the whole marketplace. */
export interface PublicPages {
  categories(organizationId: number | null): Promise<readonly string[]>
  farmers(): Promise<ReadonlyArray<{ readonly id: number } & Changed>>
  recipes(): Promise<ReadonlyArray<{ readonly categoryKey: string; readonly slug: string; readonly publishedAt: Date }>>
  /** First ids of parts of at most `size` products. */
  productParts(organizationId: number | null, size: number): Promise<readonly number[]>
  products(
    organizationId: number | null,
    from: number,
    size: number,
  ): Promise<ReadonlyArray<{ readonly categoryUrlKey: string; readonly slug: string } & Changed>>
  sitePages(siteUuid: string): Promise<ReadonlyArray<{ readonly path: string; readonly isIndexed: boolean }>>
  /** With a future date. */
  tours(organizationId: number | null): Promise<ReadonlyArray<{ readonly id: number }>>
  readonly menus: {
    restaurants(organizationId: number | null): Promise<ReadonlyArray<{ readonly id: number } & Changed>>
    kitchens(): Promise<readonly string[]>
    /** Like productParts. */
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

/** A list of ten thousand addresses is a megabyte, and compressed a tenth of it. */
async function sendXml(request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> {
  reply.type('application/xml; charset=utf-8').header('cache-control', CACHE_CONTROL).header('vary', 'accept-encoding')
  if (!request.headers['accept-encoding']?.includes('gzip')) return reply.send(body)
  return reply.header('content-encoding', 'gzip').send(await pack(body))
}

/**
 * The index `/sitemap.xml` and its files: pages and categories, farmers, recipes, restaurants, products and dishes by
 * parts, for the whole country.
 */
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

  /** The menu and information pages of each restaurant. */
  const restaurantPages = async (): Promise<readonly Listed[]> =>
    (await menus.restaurants(null)).flatMap(({ id, changedOn }) => [
      { path: `/restaurants/${id}`, changedOn },
      at(`/restaurants/${id}/info`),
    ])

  /** A page of each tour with dates. */
  const tourPages = async (organizationId: number | null): Promise<readonly string[]> =>
    (await pages.tours(organizationId)).map(({ id }) => `/tours/${id}`)

  /** Additional pages of a constructor shop. */
  async function otherPages(
    sellerType: string | null | undefined,
    organizationId: number | null,
  ): Promise<readonly string[]> {
    if (sellerType === 'restaurant') return OF_CONSTRUCTOR
    if (sellerType !== 'tour_operator') return OF_CONSTRUCTOR_FARM
    const without = OF_CONSTRUCTOR.filter((path) => path !== '/reviews')
    return [...without, '/tours', ...(await tourPages(organizationId))]
  }

  /** Pages of a constructor site, with the additional ones of a shop. */
  async function madePages(
    siteUuid: string,
    { mode, sellerType, organizationId }: ReturnType<SitemapOptions['siteOf']>,
  ): Promise<readonly Listed[]> {
    const own = await pages.sitePages(siteUuid)
    const hidden = new Set(own.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path))
    const shop = mode === 'landing' ? [] : await otherPages(sellerType, organizationId)
    return [...new Set([...shop, ...own.map(({ path }) => path)])].filter((path) => !hidden.has(path)).map(at)
  }

  /** Addresses of one file; null = no such file. */
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
