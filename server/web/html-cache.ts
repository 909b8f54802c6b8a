import { hash } from 'node:crypto'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '../platform/cache/single-flight.ts'
import { type Encoding, packed, unpacked } from '../platform/http/encodings.ts'

/** A rendered guest page, kept compressed by brotli only: that is a sixth of its text. */
export interface CachedPage {
  readonly status: number
  readonly brotli: Buffer
  /** Weak: one page travels in several forms. */
  readonly etag: string
  /** Where a moved address leads; such a page has no HTML. */
  readonly redirectTo?: string
}

/** `ageMs` = what it is made of was rendered so long ago; absent = now. */
export type RenderPage = () => Promise<{ status: number; html: string; redirectTo?: string; ageMs?: number }>

interface Entry {
  readonly page: CachedPage
  /** For whoever has no brotli; made when first asked for. */
  readonly gzip?: Buffer
  readonly renderedAt: number
  /** In which hour of the shop's clock its rendering began. */
  readonly hour: number
  /** Whose page it is; null = the marketplace's. */
  readonly site: string | null
  readonly generation: number
  refreshing: boolean
  /** Compressed in haste, for whoever asked first; a second asking has it done better. */
  isHasty: boolean
}

/** Older than this a page is still sent, and rendered anew behind it (stale-while-revalidate), ms. */
const FRESH_MS = 30_000
/** A page that something changed under is sent no longer than this after its rendering, ms. */
const OUTDATED_MS = 1_000
/** Older than this it is rendered before sending: dates on it would be wrong, ms. */
const STALE_MS = 10 * 60_000
const HOUR_MS = 3_600_000
/** All pages together: some 2 500 of 25 KB. */
const MAX_BYTES = 64 * 1024 * 1024
/** What an entry costs beside its bytes. */
const ENTRY_BYTES = 500
/** Sites that changed are remembered up to so many; then every page is out of date, once. */
const MOST_CHANGED_SITES = 10_000
/** Quality of brotli while somebody waits, and when nobody does: a third of the time against a seventh of the bytes. */
const HASTY = 2
const THOROUGH = 5

/**
 * Guest HTML by (site, path, location). `invalidate()` makes every page, or every page of one site, stale at once: it
 * is rendered before it is sent again, though once a second at most, however much changes. No page outlives its hour: days begin with one everywhere in
 * the country, and so do most cut-offs, and «tomorrow» must not be read after midnight.
 */
export function createHtmlCache(options: { clock: Clock; now?: () => number; maxBytes?: number }) {
  const { clock, now = () => performance.now(), maxBytes = MAX_BYTES } = options
  const hourNow = () => Math.floor(clock().getTime() / HOUR_MS)
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    // a page that only leads elsewhere has no bytes of its own
    sizeCalculation: ({ page, gzip }, key) => page.brotli.length + (gzip?.length ?? 0) + 2 * key.length + ENTRY_BYTES,
  })
  const rendering = createSingleFlight<CachedPage>()
  let generation = 0
  /** From which on pages are fresh: of all sites, and of those that changed since. */
  let freshFrom = 0
  const freshFromOf = new Map<string | null, number>()
  const isOutdated = (entry: Pick<Entry, 'generation' | 'site'>) =>
    entry.generation < (freshFromOf.get(entry.site) ?? freshFrom)

  const renderInto = (key: string, site: string | null, render: RenderPage, quality: number): Promise<CachedPage> =>
    rendering.run(key, async () => {
      const started = generation
      const hour = hourNow()
      const { status, html, redirectTo, ageMs = 0 } = await render()
      const page = { ...(await pageOf(status, html, quality)), ...(redirectTo !== undefined && { redirectTo }) }
      // a page of an error is not worth keeping
      if (status < 400)
        entries.set(key, {
          page,
          renderedAt: now() - ageMs,
          hour,
          site,
          generation: started,
          refreshing: false,
          isHasty: quality < THOROUGH && redirectTo === undefined,
        })
      return page
    })

  /** The entry with more or better bytes, unless its page is another one by now. */
  function replace(key: string, entry: Entry, better: Partial<Entry>): void {
    const present = entries.peek(key)
    if (present?.page === entry.page) entries.set(key, { ...present, ...better })
  }

  /** Behind the second asking: whoever comes after it loads fewer bytes. */
  async function packBetter(key: string, entry: Entry): Promise<void> {
    const html = await unpacked(entry.page.brotli)
    replace(key, entry, { page: { ...entry.page, brotli: await packed(html, 'br', THOROUGH) } })
  }

  function takenAgain(key: string, entry: Entry): CachedPage {
    if (entry.isHasty) {
      entry.isHasty = false
      // a failure leaves the page as it is, which is a page
      packBetter(key, entry).catch(() => undefined)
    }
    return entry.page
  }

  return {
    /** A page that may be sent without asking anything further; null = ask `get`. */
    findFresh(key: string): CachedPage | null {
      const entry = entries.get(key)
      if (!entry || isOutdated(entry) || entry.hour !== hourNow()) return null
      return now() - entry.renderedAt <= FRESH_MS ? takenAgain(key, entry) : null
    },
    async get(key: string, site: string | null, render: RenderPage): Promise<CachedPage> {
      const entry = entries.get(key)
      const age = entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY
      const wasChanged = entry !== undefined && isOutdated(entry)
      if (!entry || age > STALE_MS || entry.hour !== hourNow() || (wasChanged && age > OUTDATED_MS))
        return renderInto(key, site, render, HASTY)
      const isStale = age > FRESH_MS || wasChanged
      if (isStale && !entry.refreshing) {
        entry.refreshing = true
        renderInto(key, site, render, THOROUGH).catch(() => {
          // the stale page stays until a later visitor's refresh succeeds
          entry.refreshing = false
        })
      }
      return isStale ? entry.page : takenAgain(key, entry)
    },
    /** The page as it travels. What is not brotli is made of it: by gzip once, as plain text each time. */
    async bytesOf(key: string, page: CachedPage, encoding: Encoding): Promise<Buffer> {
      if (encoding === 'br') return page.brotli
      if (encoding === null) return unpacked(page.brotli)
      const entry = entries.peek(key)
      if (entry?.page === page && entry.gzip) return entry.gzip
      const gzip = await packed(await unpacked(page.brotli), 'gzip', THOROUGH)
      if (entry?.page === page) replace(key, entry, { gzip })
      return gzip
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
    /** Of all pages together. */
    bytes: () => entries.calculatedSize,
  }
}
export type HtmlCache = ReturnType<typeof createHtmlCache>

async function pageOf(status: number, text: string, quality: number): Promise<CachedPage> {
  const html = Buffer.from(text)
  const brotli = await packed(html, 'br', quality)
  return { status, brotli, etag: `W/"${hash('sha1', html, 'base64url')}"` }
}
