import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import type { Area } from '@okolitsa/domain/market/areas.ts'
import { shortName } from '@okolitsa/domain/market/market-name.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { feedText } from '@okolitsa/strings/ru/feeds.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createTimedCache } from '../platform/cache/timed-cache.ts'
import { element, escapeXml, XML_HEAD } from './xml.ts'
import { type FeedSource, yandexFeed } from './yandex-feed.ts'

export interface RecipeNews {
  readonly categoryKey: string
  readonly slug: string
  readonly title: string
  readonly line: string
  readonly image: string
  readonly minutes: number
  readonly publishedAt: Date
}

interface FeedMarket {
  readonly name: string
  readonly company: string
  readonly takesOrders: boolean
}

export interface FeedOptions {
  readonly originOf: (request: FastifyRequest) => string
  readonly siteOf: (request: FastifyRequest) => { readonly organizationId: number | null }
  /** Names of the market and of its legal entity, and whether it takes orders. */
  readonly marketOf: () => FeedMarket
  readonly goods: FeedSource
  readonly newestRecipes: (most: number) => Promise<readonly RecipeNews[]>
  /** Areas in which the market does not trade; feeds of a closed area answer 404. */
  readonly closedAreas: () => readonly Area[]
  /** Folder of generated feeds; files of earlier runs are removed. */
  readonly dir: string
  readonly mayWrite: () => boolean
  readonly now: () => Date
}

/** Maximum age of prices and stock in a feed, ms; Yandex reads it once an hour at most. */
const FEED_LIFE_MS = 3_600_000
const MAX_SITES = 300
const NEWEST_RECIPES = 30
const PICTURE = { width: 1280, height: 800 }
/** Maximum length of a shop's name in a feed for Yandex, characters. */
const MAX_NAME_IN_FEED = 20
/** Cache header: one hour in shared caches. */
const CACHE_CONTROL = 'public, max-age=3600'

/** Mounts `/feeds/yandex.yml`, products for Yandex, and `/feeds/recipes.xml`, recipes as RSS. */
export async function mountFeeds(app: FastifyInstance, options: FeedOptions): Promise<void> {
  const { originOf, siteOf, goods, dir, now } = options
  await rm(dir, { recursive: true, force: true })
  const files = createTimedCache<string>({
    ttlMs: FEED_LIFE_MS,
    most: MAX_SITES,
    nowMs: () => now().getTime(),
  })

  /** Writes a feed to a new file and moves it into place, so that running downloads of the old one finish. */
  async function write(origin: string, organizationId: number | null, market: FeedMarket): Promise<string> {
    if (!options.mayWrite()) throw new Refusal('OVERLOADED', { retryAfter: 600 })
    const file = join(dir, `${createHash('sha1').update(origin).digest('hex')}.yml.gz`)
    const name = organizationId === null ? nameInFeed(market.name) : new URL(origin).hostname
    const { company, takesOrders } = market
    await mkdir(dir, { recursive: true })
    const feed = yandexFeed({ source: goods, origin, name, company, organizationId, takesOrders, now: now() })
    await pipeline(Readable.from(feed), createGzip(), createWriteStream(`${file}.draft`))
    await rename(`${file}.draft`, file)
    return file
  }

  app.get('/feeds/yandex.yml', async (request, reply) => {
    if (options.closedAreas().includes('goods')) return reply.callNotFound()
    const origin = originOf(request)
    const market = options.marketOf()
    // a renamed or closed market writes its feeds anew
    const key = JSON.stringify([origin, market])
    const file = await files.get(key, () => write(origin, siteOf(request).organizationId, market))
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .header('vary', 'accept-encoding')
    const packed = createReadStream(file)
    if (request.headers['accept-encoding']?.includes('gzip'))
      return reply.header('content-encoding', 'gzip').send(packed)
    const unpacked = createGunzip()
    // a client that disconnects ends both streams
    packed.on('error', (error) => unpacked.destroy(error))
    unpacked.on('close', () => packed.destroy())
    return reply.send(packed.pipe(unpacked))
  })

  app.get('/feeds/recipes.xml', async (request, reply) => {
    if (siteOf(request).organizationId !== null || options.closedAreas().includes('recipes'))
      return reply.callNotFound()
    const origin = originOf(request)
    const recipes = await options.newestRecipes(NEWEST_RECIPES)
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(recipesRss(origin, options.marketOf().name, recipes))
  })
}

const nameInFeed = (name: string): string => (name.length <= MAX_NAME_IN_FEED ? name : shortName(name))

function recipesRss(origin: string, market: string, recipes: readonly RecipeNews[]): string {
  const items = recipes.map(({ categoryKey, slug, title, line, image, minutes, publishedAt }) => {
    const url = `${origin}/recipes/${categoryKey}/${slug}`
    return [
      '<item>',
      element('title', title),
      element('link', url),
      `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
      element('pubDate', publishedAt.toUTCString()),
      element('description', `${line} ${feedText.recipes.minutes(minutes)}`),
      `<media:content url="${escapeXml(origin + imageUrl(image, PICTURE))}" medium="image" type="image/webp"/>`,
      '</item>',
    ].join('')
  })
  return [
    XML_HEAD,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    element('title', feedText.recipes.title(market)),
    element('link', `${origin}/recipes`),
    element('description', feedText.recipes.description),
    '<language>ru</language>',
    `<atom:link href="${escapeXml(`${origin}/feeds/recipes.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('')
}
