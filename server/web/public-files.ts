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
]
/** Pages that only tell something. */
const STANDING_PAGES = [
  '/',
  '/farmers',
  '/category',
  '/contacts',
  '/delivery-and-payment',
  '/returns',
  '/privacy',
  '/agreement',
  '/licences',
]
/** The list of pages changes slowly and costs dozens of calls: it is kept this long, ms. */
const SITEMAP_LIFE_MS = 3_600_000
/** Cards asked for in one call, and how many at most: a sitemap holds up to 50 000 addresses. */
const PRODUCTS_A_CALL = 100
const MOST_PRODUCTS = 10_000
const FARMERS_A_CALL = 50
const MOST_FARMERS = 2_000
/** One hour in caches on the way, s. */
const CACHE_CONTROL = 'public, max-age=3600'

export interface PublicFilesOptions {
  readonly originOf: (request: FastifyRequest) => string
  readonly sendOf: (request: FastifyRequest, reply: FastifyReply) => Send
  /** The place for which lists are asked. */
  readonly location: Location
  readonly now?: () => number
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const branch = (category: Category): string[] => [`/category/${category.urlKey}`, ...category.children.flatMap(branch)]

/** Every public page of the shop, as paths. */
async function listPages(send: Send, location: Location): Promise<string[]> {
  const catalog = createClient(catalogEndpoints, send)
  const paths = [...STANDING_PAGES]
  const tree = await catalog.listProductCategories()
  paths.push(...tree.items.flatMap(branch))
  for (let page = 1; page * FARMERS_A_CALL <= MOST_FARMERS; page++) {
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
  const now = options.now ?? Date.now
  const favicon = await readFile(new URL('favicon.svg', import.meta.url))
  let known: { readonly paths: readonly string[]; readonly listedAt: number } | null = null
  let listing: Promise<string[]> | null = null

  const pages = async (send: Send): Promise<readonly string[]> => {
    if (known && now() - known.listedAt < SITEMAP_LIFE_MS) return known.paths
    listing ??= listPages(send, options.location).finally(() => {
      listing = null
    })
    const paths = await listing
    known = { paths, listedAt: now() }
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
    const entries = (await pages(options.sendOf(request, reply))).map(
      (path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`,
    )
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
      )
  })
}
