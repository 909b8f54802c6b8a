import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '../platform/cache/single-flight.ts'

const compress = promisify(brotliCompress)

/** A rendered guest page, ready to send. */
export interface CachedPage {
  readonly status: number
  readonly html: Buffer
  readonly brotli: Buffer
  readonly etag: string
  /** Where a moved address leads; such a page has no HTML. */
  readonly redirectTo?: string
}

export type RenderPage = () => Promise<{ status: number; html: string; redirectTo?: string }>

interface Entry {
  page: CachedPage
  renderedAt: number
  /** In which hour of the shop's clock its rendering began. */
  hour: number
  /** Whose page it is; null = the marketplace's. */
  site: string | null
  generation: number
  refreshing: boolean
}

/** Older than this a page is still sent, and rendered anew behind it (stale-while-revalidate), ms. */
const FRESH_MS = 30_000
/** Older than this it is rendered before sending: dates on it would be wrong, ms. */
const STALE_MS = 10 * 60_000
const HOUR_MS = 3_600_000
/** Pages with their compressed twins, all together; a page is some 60 KB. */
const MAX_BYTES = 120 * 1024 * 1024
/** What an entry costs beside its texts. */
const ENTRY_BYTES = 500
/** Sites that changed are remembered up to so many; then every page is out of date, once. */
const MOST_CHANGED_SITES = 10_000

/**
 * Guest HTML by (site, path, location). `invalidate()` makes every page, or every page of one site, stale at once: the
 * next visitor still gets an answer immediately and the one after it a fresh page. No page outlives its hour: days begin with one everywhere in
 * the country, and so do most cut-offs, and «tomorrow» must not be read after midnight.
 */
export function createHtmlCache({ clock, now = () => performance.now() }: { clock: Clock; now?: () => number }) {
  const hourNow = () => Math.floor(clock().getTime() / HOUR_MS)
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    // a page that only leads elsewhere has no bytes of its own
    sizeCalculation: ({ page }) => page.html.length + page.brotli.length + ENTRY_BYTES,
  })
  const rendering = createSingleFlight<CachedPage>()
  let generation = 0
  /** From which on pages are fresh: of all sites, and of those that changed since. */
  let freshFrom = 0
  const freshFromOf = new Map<string | null, number>()
  const isOutdated = (entry: Pick<Entry, 'generation' | 'site'>) =>
    entry.generation < (freshFromOf.get(entry.site) ?? freshFrom)

  const renderInto = (key: string, site: string | null, render: RenderPage): Promise<CachedPage> =>
    rendering.run(key, async () => {
      const started = generation
      const hour = hourNow()
      const { status, html, redirectTo } = await render()
      const page = { ...(await pageOf(status, html)), ...(redirectTo !== undefined && { redirectTo }) }
      // a page of an error is not worth keeping
      if (status < 400)
        entries.set(key, { page, renderedAt: now(), hour, site, generation: started, refreshing: false })
      return page
    })

  return {
    /** A page that may be sent without asking anything further; null = ask `get`. */
    findFresh(key: string): CachedPage | null {
      const entry = entries.get(key)
      if (!entry || isOutdated(entry) || entry.hour !== hourNow()) return null
      return now() - entry.renderedAt <= FRESH_MS ? entry.page : null
    },
    async get(key: string, site: string | null, render: RenderPage): Promise<CachedPage> {
      const entry = entries.get(key)
      const age = entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY
      if (!entry || age > STALE_MS || entry.hour !== hourNow()) return renderInto(key, site, render)
      const isStale = age > FRESH_MS || isOutdated(entry)
      if (isStale && !entry.refreshing) {
        entry.refreshing = true
        renderInto(key, site, render).catch(() => {
          // the stale page stays until a later visitor's refresh succeeds
          entry.refreshing = false
        })
      }
      return entry.page
    },
    invalidate(site?: string) {
      generation += 1
      if (site !== undefined && freshFromOf.size < MOST_CHANGED_SITES) freshFromOf.set(site, generation)
      else {
        freshFrom = generation
        freshFromOf.clear()
      }
    },
    size: () => entries.size,
  }
}

async function pageOf(status: number, text: string): Promise<CachedPage> {
  const html = Buffer.from(text)
  const brotli = await compress(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      // 256 KB is more than a page; the usual 4 MB cost memory and a fifth of the time
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  })
  return { status, html, brotli, etag: `"${createHash('sha1').update(html).digest('base64url')}"` }
}
