import { readFile } from 'node:fs/promises'
import { catalogEndpoints } from '@okolitsa/contracts/catalog/catalog.endpoints.ts'
import type { Category } from '@okolitsa/contracts/catalog/category.ts'
import { createClient, type Send } from '@okolitsa/contracts/kernel/client.ts'
import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { shellText } from '@okolitsa/strings/ru/shell.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Pages for one person, searches and calls: robots have no business there. */
const CLOSED_TO_ROBOTS = [
  '/api/',
  '/server/',
  '/account',
  '/cart',
  '/checkout',
  '/sign-in',
  '/search-result',
  '/payment',
  '/web/',
  '/operator',
]
/** Pages that only tell something. */
const STANDING_PAGES = ['/', '/category', '/contacts', '/returns', '/privacy', '/agreement', '/licences']
const OF_MARKETPLACE = ['/farmers', '/delivery-and-payment']
const OF_SELLER = ['/delivery', '/info']
/** The list of pages changes slowly and costs dozens of calls: it is kept this long, ms. */
const SITEMAP_LIFE_MS = 3_600_000
/** Cards asked for in one call, and how many at most: a sitemap holds up to 50 000 addresses. */
const PRODUCTS_A_CALL = 100
const MOST_PRODUCTS = 10_000
const FARMERS_A_CALL = 50
const MOST_FARMERS = 2_000
/** Sites whose lists are kept; the marketplace's is by far the longest. */
const MOST_SITES = 100
/** One hour in caches on the way, s. */
const CACHE_CONTROL = 'public, max-age=3600'

export interface PublicFilesOptions {
  readonly originOf: (request: FastifyRequest) => string
  readonly sendOf: (request: FastifyRequest, reply: FastifyReply) => Send
  readonly siteOf: (request: FastifyRequest) => { readonly organizationId: number | null }
  /** The place for which lists are asked. */
  readonly locationOf: (request: FastifyRequest) => Promise<Location>
  readonly now?: () => number
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const branch = (category: Category): string[] => [`/category/${category.urlKey}`, ...category.children.flatMap(branch)]

/** Every public page of the marketplace or of a seller's shop, as paths. */
async function listPages(send: Send, location: Location, isSeller: boolean): Promise<string[]> {
  const catalog = createClient(catalogEndpoints, send)
  const paths = [...STANDING_PAGES, ...(isSeller ? OF_SELLER : OF_MARKETPLACE)]
  const tree = await catalog.listProductCategories()
  paths.push(...tree.items.flatMap(branch))
  for (let page = 1; !isSeller && page * FARMERS_A_CALL <= MOST_FARMERS; page++) {
    const { items } = await catalog.listFarmers({
      query: {
        location: encodeLocation(location),
        page,
        perPage: FARMERS_A_CALL,
        productsCount: 0,
        categorySlugs: [],
        filters: [],
        deliveryDates: [],
      },
    })
    paths.push(...items.map((farmer) => `/farmers/${farmer.id}`))
    if (items.length < FARMERS_A_CALL) break
  }
  for (let from = 0; from < MOST_PRODUCTS; from += PRODUCTS_A_CALL) {
    const { items } = await catalog.listProducts({
      query: { from, size: PRODUCTS_A_CALL, categoryIds: [], filters: [], deliveryDates: [] },
    })
    paths.push(...items.map((product) => `/category/${product.categoryUrlKey}/${product.slug}`))
    if (items.length < PRODUCTS_A_CALL) break
  }
  return [...new Set(paths)]
}

/** Files a browser or a robot asks for by a fixed name: the sign, the manifest, rules for robots, the list of pages. */
export async function mountPublicFiles(app: FastifyInstance, options: PublicFilesOptions): Promise<void> {
  const now = options.now ?? (() => performance.now())
  const favicon = await readFile(new URL('favicon.svg', import.meta.url))
  const known = new Map<number | null, { readonly paths: Promise<string[]>; readonly listedAt: number }>()

  const pages = (request: FastifyRequest, reply: FastifyReply): Promise<string[]> => {
    const { organizationId } = options.siteOf(request)
    const listed = known.get(organizationId)
    if (listed && now() - listed.listedAt < SITEMAP_LIFE_MS) return listed.paths
    const list = async () =>
      listPages(options.sendOf(request, reply), await options.locationOf(request), organizationId !== null)
    const paths = list()
    // a list that failed is asked for anew
    paths.catch(() => known.delete(organizationId))
    known.delete(organizationId)
    known.set(organizationId, { paths, listedAt: now() })
    if (known.size > MOST_SITES) known.delete(known.keys().next().value as number | null)
    return paths
  }

  const sign = (_request: FastifyRequest, reply: FastifyReply) =>
    reply.type('image/svg+xml').header('cache-control', CACHE_CONTROL).send(favicon)
  app.get('/favicon.svg', sign)
  app.get('/favicon.ico', sign)

  app.get('/site.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(
        JSON.stringify({
          name: shellText.brandInText,
          short_name: shellText.brandInText,
          description: shellText.description,
          lang: 'ru',
          start_url: '/',
          display: 'standalone',
          background_color: '#FCFAF5',
          theme_color: '#FCFAF5',
          icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
        }),
      ),
  )

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(
        [
          'User-agent: *',
          ...CLOSED_TO_ROBOTS.map((path) => `Disallow: ${path}`),
          `Sitemap: ${options.originOf(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = options.originOf(request)
    const paths = await pages(request, reply)
    const entries = paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`)
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
      )
  })
}
