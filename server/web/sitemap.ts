import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createTimedCache } from '../platform/cache/timed-cache.ts'

/** Pages of text only. */
const STATIC_PAGES = ['/', '/category', '/contacts', '/delivery-and-payment', '/returns', '/privacy', '/agreement']
const OF_MARKETPLACE = ['/farmers', '/licences']
const OF_SELLER = ['/delivery', '/info']
/** A file of a sitemap may hold 50 000 addresses; these are read in one go. */
const PRODUCTS_A_FILE = 10_000
/** What is in the index changes slowly and is kept this long, ms. */
const INDEX_LIFE_MS = 3_600_000
/** Sites whose indexes are kept. */
const MOST_SITES = 100
/** One hour in caches on the way, s. */
const CACHE_CONTROL = 'public, max-age=3600'

/** Everything with a page, wherever the reader is; null = of the whole marketplace. */
export interface PublicPages {
  categories(organizationId: number | null): Promise<readonly string[]>
  farmers(): Promise<readonly number[]>
  recipes(): Promise<ReadonlyArray<{ readonly categoryKey: string; readonly slug: string }>>
  /** Ids with which parts of at most `size` products begin. */
  productParts(organizationId: number | null, size: number): Promise<readonly number[]>
  products(
    organizationId: number | null,
    from: number,
    size: number,
  ): Promise<ReadonlyArray<{ readonly categoryUrlKey: string; readonly slug: string }>>
}

export interface SitemapOptions {
  readonly originOf: (request: FastifyRequest) => string
  readonly siteOf: (request: FastifyRequest) => { readonly organizationId: number | null }
  readonly pages: PublicPages
  readonly now: () => number
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const locations = (element: string, addresses: readonly string[]) =>
  addresses.map((address) => `<${element}><loc>${escapeXml(address)}</loc></${element}>`).join('')

/** The index `/sitemap.xml` and its files: pages and categories, farmers, recipes, products by parts. All of the country. */
export function mountSitemap(app: FastifyInstance, { originOf, siteOf, pages, now }: SitemapOptions): void {
  const known = createTimedCache<readonly number[]>({ ttlMs: INDEX_LIFE_MS, most: MOST_SITES, nowMs: now })
  const partsOf = (organizationId: number | null): Promise<readonly number[]> =>
    known.get(String(organizationId), () => pages.productParts(organizationId, PRODUCTS_A_FILE))

  /** Paths of one file; null = there is no such file. */
  async function pathsOf(name: string, organizationId: number | null): Promise<readonly string[] | null> {
    if (name === 'pages') {
      const categories = await pages.categories(organizationId)
      const own = organizationId === null ? OF_MARKETPLACE : OF_SELLER
      return [...STATIC_PAGES, ...own, ...categories.map((key) => `/category/${key}`)]
    }
    if (name === 'farmers' && organizationId === null) return (await pages.farmers()).map((id) => `/farmers/${id}`)
    if (name === 'recipes' && organizationId === null) {
      const recipes = await pages.recipes()
      const shelves = [...new Set(recipes.map(({ categoryKey }) => `/recipes/${categoryKey}`))]
      return ['/recipes', ...shelves, ...recipes.map(({ categoryKey, slug }) => `/recipes/${categoryKey}/${slug}`)]
    }
    const from = Number(/^products-(\d{1,10})$/.exec(name)?.[1])
    if (!(await partsOf(organizationId)).includes(from)) return null
    const products = await pages.products(organizationId, from, PRODUCTS_A_FILE)
    return products.map(({ categoryUrlKey, slug }) => `/category/${categoryUrlKey}/${slug}`)
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const { organizationId } = siteOf(request)
    const names = [
      'pages',
      ...(organizationId === null ? ['farmers', 'recipes'] : []),
      ...(await partsOf(organizationId)).map((from) => `products-${from}`),
    ]
    const files = names.map((name) => `${originOf(request)}/sitemap/${name}.xml`)
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(`${HEAD}<sitemapindex ${SCHEMA}>${locations('sitemap', files)}</sitemapindex>\n`)
  })

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const name = /^([\w-]+)\.xml$/.exec(request.params.file)?.[1]
    const paths = name === undefined ? null : await pathsOf(name, siteOf(request).organizationId)
    if (paths === null) return reply.callNotFound()
    const addresses = paths.map((path) => originOf(request) + path)
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(`${HEAD}<urlset ${SCHEMA}>${locations('url', addresses)}</urlset>\n`)
  })
}
