import { hash } from 'node:crypto'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '../platform/cache/single-flight.ts'
import { type Effort, type Encoding, packed, unpacked } from '../platform/http/encodings.ts'
import { utf8Bytes } from '../platform/http/utf8-bytes.ts'
import { type CachedPage, endOfHour, FRESH_MS, type MadeOf, type PageBytes } from './cached-page.ts'
import { createPageVersions, type PageVersions, type VersionedPage } from './page-versions.ts'
import type { SharedPages } from './shared-pages.ts'

/** What a page was rendered to. */
export interface RenderedPage extends Partial<MadeOf> {
  readonly status: number
  readonly html: string | PageBytes
  readonly redirectTo?: string
  /** What it is made of was rendered so long ago, ms; absent = now. */
  readonly ageMs?: number
}
export type RenderPage = () => Promise<RenderedPage>

/** What is known of who asks for a page. */
export interface Asked {
  /** The page may be shared with other nodes: nothing in it is known of one visitor only. */
  readonly isForAll?: boolean
  /** How a page is packed while they wait. */
  readonly hasty?: 'zstd' | 'br'
}

/** How a page is packed: in haste while somebody waits, and when nobody does, as short as pays. */
interface Way {
  readonly effort: Effort
  readonly encoding: 'zstd' | 'br'
}
const THOROUGH: Way = { effort: 'often', encoding: 'br' }

interface Entry extends VersionedPage {
  readonly page: CachedPage
  /** For whoever has no brotli; made when first asked for. */
  readonly gzip?: Buffer
  readonly renderedAt: number
  refreshing: boolean
  /** Compressed in haste, for whoever asked first; a second asking has it done better. */
  isHasty: boolean
}

/** A page that something changed under is sent no longer than this after its rendering, ms. */
const OUTDATED_MS = 1_000
/** Older than this it is rendered before sending: dates on it would be wrong, ms. */
const STALE_MS = 10 * 60_000
/** All pages together: some 2 500 of 25 KB. */
const MAX_BYTES = 64 * 1024 * 1024
/** What an entry costs beside its bytes. */
const ENTRY_BYTES = 500

/**
 * Guest HTML by (site, path, location). `invalidate()` makes every page, or every page of one site, stale at once, and
 * `outdateProducts()` and `outdateSeller()` those that show one of these: a stale page is rendered before it is sent again, though once
 * a second at most, however much changes. What a page says holds until the hour ends, or a kitchen on it opens or closes.
 */
export function createHtmlCache(options: {
  clock: Clock
  now?: () => number
  maxBytes?: number
  versions?: PageVersions
  /** Where nodes find pages of each other; absent = each renders its own. */
  shared?: SharedPages | null
}) {
  const { clock, now = () => performance.now(), maxBytes = MAX_BYTES } = options
  const { versions = createPageVersions(), shared = null } = options
  const isOver = ({ page }: Pick<Entry, 'page'>) => clock().getTime() >= page.holdsUntil
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    // a page that only leads elsewhere has no bytes of its own
    sizeCalculation: ({ page, gzip, products, sellers }, key) =>
      page.bytes.length + (gzip?.length ?? 0) + 2 * key.length + 8 * (products.length + sellers.length) + ENTRY_BYTES,
  })
  const rendering = createSingleFlight<CachedPage>()
  const { isOutdated } = versions

  /** What another node rendered is as good. */
  async function findShared(key: string, site: string | null): Promise<CachedPage | null> {
    const found = await shared?.find(key, site)
    if (!found || isOver(found)) return null
    const { ageMs, ...kept } = found
    entries.set(key, { ...kept, renderedAt: now() - ageMs, site, refreshing: false })
    return found.page
  }

  const renderInto = (
    key: string,
    site: string | null,
    render: RenderPage,
    { way, isForAll }: { way: Way; isForAll: boolean },
  ): Promise<CachedPage> =>
    rendering.run(key, async () => {
      const found = isForAll ? await findShared(key, site) : null
      if (found) return found
      const generation = versions.now()
      const hourEnds = endOfHour(clock())
      const { status, html, redirectTo, ageMs = 0, products = [], sellers = [], ...rendering } = await render()
      const holdsUntil = Math.min(hourEnds, rendering.holdsUntil ?? hourEnds)
      const page = { ...(await pageOf(status, html, way)), holdsUntil, ...(redirectTo !== undefined && { redirectTo }) }
      const isHasty = way.effort === 'once' && redirectTo === undefined
      const rendered = { page, renderedAt: now() - ageMs, site, generation, products, sellers, isHasty }
      // a page of an error is not worth keeping
      if (status < 400) entries.set(key, { ...rendered, refreshing: false })
      if (status === 200 && isForAll) shared?.offer(key, rendered)
      return page
    })

  /** The entry with more or better bytes, unless its page is another one by now. */
  function replace(key: string, entry: Entry, better: Partial<Entry>): void {
    const present = entries.peek(key)
    if (present?.page === entry.page) entries.set(key, { ...present, ...better })
  }

  /** Behind the second asking: whoever comes after it loads fewer bytes. */
  async function packBetter(key: string, entry: Entry): Promise<void> {
    const { page } = entry
    const html = await unpacked(page.bytes, page.encoding)
    replace(key, entry, { page: { ...page, bytes: await packed(html, 'br', 'often'), encoding: 'br' } })
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
      if (!entry || isOutdated(entry) || isOver(entry)) return null
      return now() - entry.renderedAt <= FRESH_MS ? takenAgain(key, entry) : null
    },
    async get(key: string, site: string | null, render: RenderPage, asked: Asked = {}): Promise<CachedPage> {
      const { isForAll = false, hasty = 'br' } = asked
      const entry = entries.get(key)
      const age = entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY
      const wasChanged = entry !== undefined && isOutdated(entry)
      if (!entry || age > STALE_MS || isOver(entry) || (wasChanged && age > OUTDATED_MS))
        return renderInto(key, site, render, { way: { effort: 'once', encoding: hasty }, isForAll })
      const isStale = age > FRESH_MS || wasChanged
      if (isStale && !entry.refreshing) {
        entry.refreshing = true
        renderInto(key, site, render, { way: THOROUGH, isForAll }).catch(() => {
          // the stale page stays until a later visitor's refresh succeeds
          entry.refreshing = false
        })
      }
      return isStale ? entry.page : takenAgain(key, entry)
    },
    /** The page as it travels. What it is not kept as is made of it: by gzip once, else each time. */
    async bytesOf(key: string, page: CachedPage, encoding: Encoding): Promise<Buffer> {
      if (encoding === page.encoding) return page.bytes
      const entry = entries.peek(key)
      if (encoding === 'gzip' && entry?.page === page && entry.gzip) return entry.gzip
      const html = await unpacked(page.bytes, page.encoding)
      if (encoding === null) return html
      if (encoding !== 'gzip') return packed(html, encoding, 'once')
      const gzip = await packed(html, 'gzip', 'often')
      if (entry?.page === page) replace(key, entry, { gzip })
      return gzip
    },
    invalidate: versions.change,
    outdateProducts: versions.changeProducts,
    outdateSeller: versions.changeSeller,
    size: () => entries.size,
    /** Of all pages together. */
    bytes: () => entries.calculatedSize,
  }
}
export type HtmlCache = ReturnType<typeof createHtmlCache>

/** What is packed already is good enough for whoever waits. */
async function pageOf(status: number, html: string | PageBytes, way: Way): Promise<Omit<CachedPage, 'holdsUntil'>> {
  const { body, encoding, etag } = typeof html === 'string' ? plainBytes(html) : html
  if (encoding !== null && way.effort === 'once') return { status, bytes: body, encoding, etag }
  const text = encoding === null ? body : await unpacked(body, encoding)
  return { status, bytes: await packed(text, way.encoding, way.effort), encoding: way.encoding, etag }
}

function plainBytes(html: string): PageBytes {
  const body = utf8Bytes(html)
  return { body, encoding: null, etag: `W/"${hash('sha1', body, 'base64url')}"` }
}
