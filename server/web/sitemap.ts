import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { type Area, areaOfPath, isInClosed } from '@okolitsa/domain/market/areas.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createTimedCache } from '../platform/cache/timed-cache.ts'
import type { Listed, MappedSite, Sitemap } from '../platform/module/public-pages.ts'
import { element, XML_HEAD } from './xml.ts'

/** Pages of static text. */
const STATIC_PAGES = ['/', '/category', '/contacts', '/delivery-and-payment', '/returns', '/privacy', '/agreement']
const OF_MARKETPLACE = ['/farmers', '/map/farmers', '/licences', '/tours', '/restaurants']
const OF_SELLER = ['/delivery', '/info', '/reviews', '/questions']
/** Pages of a restaurant's own shop: its menu is the first page, and it has no other products. */
const OF_RESTAURANT = [...STATIC_PAGES.filter((path) => path !== '/category'), '/info']
/** Pages of tour operators, which deliver no products; each tour has a page. */
const OF_TOUR_OPERATOR = OF_RESTAURANT.filter((path) => path !== '/delivery-and-payment')
/** Pages of a constructor shop; all its products are in one category. */
const OF_CONSTRUCTOR = ['/', '/contacts', '/returns', '/privacy', '/agreement', '/info', '/reviews']
const OF_CONSTRUCTOR_FARM = [...OF_CONSTRUCTOR, '/delivery', '/category/goods']
/** Products or dishes per sitemap file, read in one query; a file may contain 50,000 URLs. */
const THINGS_A_FILE = 10_000
/** Static pages of a standard site. */
function textPagesOf({ sellerType, organizationId }: MappedSite): readonly string[] {
  if (sellerType === 'restaurant') return OF_RESTAURANT
  if (sellerType === 'tour_operator') return OF_TOUR_OPERATOR
  return [...STATIC_PAGES, ...(organizationId === null ? OF_MARKETPLACE : OF_SELLER)]
}

/** Additional pages of a constructor shop. */
function ownPagesOf({ sellerType }: MappedSite): readonly string[] {
  if (sellerType === 'restaurant') return OF_CONSTRUCTOR
  if (sellerType !== 'tour_operator') return OF_CONSTRUCTOR_FARM
  return [...OF_CONSTRUCTOR.filter((path) => path !== '/reviews'), '/tours']
}

/** Lifetime of the index in the cache, ms; it changes slowly. */
const INDEX_LIFE_MS = 3_600_000
const MAX_SITES = 100
/** Cache header: one hour in shared caches. */
const CACHE_CONTROL = 'public, max-age=3600'

export interface SitemapOptions {
  readonly originOf: (request: FastifyRequest) => string
  readonly siteOf: (
    request: FastifyRequest,
  ) => MappedSite & { readonly title?: string | null; readonly market: SiteInfo['market'] }
  /** The public pages of all modules that the market shows. */
  readonly sitemap: () => Sitemap
  /** Areas in which the market does not trade. */
  readonly closedAreas: () => readonly Area[]
  readonly now: () => number
}

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const locations = (name: string, origin: string, listed: readonly Listed[]) =>
  listed
    .map(({ path, changedOn }) => `<${name}>${element('loc', origin + path)}${element('lastmod', changedOn)}</${name}>`)
    .join('')
const at = (path: string): Listed => ({ path })

const pack = promisify(gzip)

/** Sends XML compressed: a list of ten thousand URLs is a megabyte, and compressed a tenth of it. */
async function sendXml(request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> {
  reply.type('application/xml; charset=utf-8').header('cache-control', CACHE_CONTROL).header('vary', 'accept-encoding')
  if (!request.headers['accept-encoding']?.includes('gzip')) return reply.send(body)
  return reply.header('content-encoding', 'gzip').send(await pack(body))
}

/**
 * Mounts the index `/sitemap.xml` and its files: pages of the site and pages that modules declare, for the whole
 * country.
 */
export function mountSitemap(
  app: FastifyInstance,
  { originOf, siteOf, sitemap, closedAreas, now }: SitemapOptions,
): void {
  const isShown = (path: string): boolean => !isInClosed(areaOfPath(path), closedAreas())
  const known = createTimedCache<readonly string[]>({ ttlMs: INDEX_LIFE_MS, most: MAX_SITES, nowMs: now })
  /** Names of the files of long lists. */
  const partsOf = (organizationId: number | null): Promise<readonly string[]> =>
    known.get(`${organizationId}:${closedAreas()}`, async () => {
      const { parts } = sitemap()
      const named = await Promise.all(
        Object.entries(parts).map(async ([name, { firstIds }]) =>
          (await firstIds(organizationId, THINGS_A_FILE)).map((id) => `${name}-${id}`),
        ),
      )
      return named.flat()
    })

  /** Pages of a constructor site, with the additional ones of a shop. */
  async function pagesOfMade(siteUuid: string, site: MappedSite): Promise<readonly string[]> {
    const { madePages, pagesOf } = sitemap()
    const made = await madePages(siteUuid)
    const hidden = new Set(made.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path))
    const shop = site.mode === 'landing' ? [] : [...ownPagesOf(site), ...(await pagesOf(site))]
    const paths = [...shop.filter(isShown), ...made.map(({ path }) => path)]
    return [...new Set(paths)].filter((path) => !hidden.has(path))
  }

  /** URLs of one file; null = there is no such file. */
  async function listOf(name: string, site: MappedSite): Promise<readonly Listed[] | null> {
    const { organizationId, siteUuid = null, mode, isConstructor = false } = site
    const { files, parts, pagesOf } = sitemap()
    if (name === 'pages') {
      if (siteUuid !== null && (isConstructor || mode === 'landing')) return (await pagesOfMade(siteUuid, site)).map(at)
      return [...textPagesOf(site), ...(await pagesOf(site))].filter(isShown).map(at)
    }
    const file = organizationId === null && Object.hasOwn(files, name) ? files[name] : undefined
    if (file) return file()
    if (!(await partsOf(organizationId)).includes(name)) return null
    const dash = name.lastIndexOf('-')
    return parts[name.slice(0, dash)]?.list(site, Number(name.slice(dash + 1)), THINGS_A_FILE) ?? null
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const { organizationId } = siteOf(request)
    const own = organizationId === null ? Object.keys(sitemap().files).sort() : []
    const names = ['pages', ...own, ...(await partsOf(organizationId))]
    const listed = locations(
      'sitemap',
      originOf(request),
      names.map((name) => at(`/sitemap/${name}.xml`)),
    )
    return sendXml(request, reply, `${XML_HEAD}<sitemapindex ${SCHEMA}>${listed}</sitemapindex>\n`)
  })

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const name = /^([\w-]+)\.xml$/.exec(request.params.file)?.[1]
    const listed = name === undefined ? null : await listOf(name, siteOf(request))
    if (listed === null) return reply.callNotFound()
    const addresses = locations('url', originOf(request), listed)
    return sendXml(request, reply, `${XML_HEAD}<urlset ${SCHEMA}>${addresses}</urlset>\n`)
  })
}
