import { hash } from 'node:crypto'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '../platform/cache/single-flight.ts'
import { type Packing, type PageBytes, pageBytes } from './page-bytes.ts'
import { endOfHour } from './page-hours.ts'

export interface RenderedPage {
  readonly status: number
  readonly html: string
  /** Target of a redirect; such a page has no HTML. */
  readonly redirectTo?: string
  /** Tags whose change invalidates the page. */
  readonly tags?: Iterable<string>
  /** Expiry by the shop's clock, ms since the epoch. */
  readonly holdsUntil?: number
}

export interface KeptPage {
  readonly status: number
  readonly redirectTo?: string
  /** Weak ETag, because one page is sent in several encodings. */
  readonly etag: string
  /** Expiry by the shop's clock, ms since the epoch. */
  readonly holdsUntil: number
  readonly bytes: PageBytes
}

interface Entry {
  readonly page: KeptPage
  readonly tags: readonly string[]
  /** Number of changes counted when the rendering started. */
  readonly generation: number
  readonly begunAt: number
  isRefreshing: boolean
}

/** Age above which a page is still sent and rendered again in the background, ms. */
const FRESH_MS = 30_000
/** Age above which a page is rendered before it is sent, ms: a cut-off inside the hour is shown at most so late. */
const STALE_MS = 60_000
/** Maximum age of a page that is sent after a change, from the start of its rendering, ms. */
const OUTDATED_MS = 1_000
/** Maximum size of all pages in all encodings, bytes. */
const MAX_BYTES = 64 * 1024 * 1024
/** Overhead of an entry, bytes. */
const ENTRY_BYTES = 1_000
/** Maximum number of tracked changed tags; above it all pages are invalidated once. */
const MAX_CHANGED_TAGS = 10_000

const SITE = 'site:'

/**
 * Caches guests' HTML by site, URL, place and language. A page is tagged by its site and by the subjects that its
 * answers declare. A changed tag invalidates its pages immediately: each is rendered before it is sent again, though at
 * most once a second. A page expires with the hour, or when a kitchen on it opens or closes.
 */
export function createHtmlMemory(options: { clock: Clock; now?: () => number; maxBytes?: number }) {
  const { clock, now = () => performance.now(), maxBytes = MAX_BYTES } = options
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page, tags }, key) => page.bytes.size + 2 * key.length + 32 * tags.length + ENTRY_BYTES,
  })
  const rendering = createSingleFlight<KeptPage>()
  const changed = new Map<string, number>()
  /** Number of changes. */
  let generation = 0
  /** Number of changes at the last complete invalidation; pages rendered earlier are invalid. */
  let freshFrom = 0

  const isOver = ({ page }: Entry) => clock().getTime() >= page.holdsUntil
  const isOutdated = (entry: Entry) =>
    entry.generation < freshFrom ||
    // the tags of a page younger than the last change need no check
    (entry.generation < generation && entry.tags.some((tag) => (changed.get(tag) ?? 0) > entry.generation))

  function invalidateAll(): void {
    generation += 1
    freshFrom = generation
    changed.clear()
  }

  function invalidate(tags: readonly string[]): void {
    if (changed.size + tags.length > MAX_CHANGED_TAGS) {
      invalidateAll()
      return
    }
    generation += 1
    for (const tag of tags) changed.set(tag, generation)
  }

  const renderInto = (key: string, site: string | null, render: () => Promise<RenderedPage>, first: Packing) =>
    rendering.run(key, async () => {
      const begun = { generation, begunAt: now() }
      const hourEnds = endOfHour(clock())
      const { status, html, redirectTo, tags = [], holdsUntil = hourEnds } = await render()
      const page: KeptPage = {
        status,
        etag: `W/"${hash('sha1', html, 'base64url')}"`,
        holdsUntil: Math.min(hourEnds, holdsUntil),
        bytes: await pageBytes(html, first),
        ...(redirectTo !== undefined && { redirectTo }),
      }
      // error pages are not cached
      if (status < 400)
        entries.set(key, { ...begun, page, tags: [`${SITE}${site ?? ''}`, ...tags], isRefreshing: false })
      return page
    })

  return {
    /** A page that may be sent immediately; null = call `get`. */
    findFresh(key: string): KeptPage | null {
      const entry = entries.get(key)
      if (!entry || isOutdated(entry) || isOver(entry)) return null
      return now() - entry.begunAt <= FRESH_MS ? entry.page : null
    },
    /** @param first encoding accepted by the visitor for whom a page is rendered */
    async get(key: string, site: string | null, render: () => Promise<RenderedPage>, first: Packing = 'br') {
      const entry = entries.get(key)
      const age = entry ? now() - entry.begunAt : Number.POSITIVE_INFINITY
      const wasChanged = entry !== undefined && isOutdated(entry)
      if (!entry || age > STALE_MS || isOver(entry) || (wasChanged && age > OUTDATED_MS))
        return renderInto(key, site, render, first)
      if ((wasChanged || age > FRESH_MS) && !entry.isRefreshing) {
        entry.isRefreshing = true
        renderInto(key, site, render, first).catch(() => {
          // the page remains cached until a later visitor's refresh succeeds
          entry.isRefreshing = false
        })
      }
      // an invalidated page is sent for a moment, which no shared cache may prolong
      return wasChanged ? { ...entry.page, holdsUntil: 0 } : entry.page
    },
    /** Invalidates pages with one of these tags. */
    invalidate,
    invalidateSite: (siteUuid: string) => invalidate([`${SITE}${siteUuid}`]),
    invalidateAll,
    size: () => entries.size,
    bytes: () => entries.calculatedSize,
  }
}
export type HtmlMemory = ReturnType<typeof createHtmlMemory>
