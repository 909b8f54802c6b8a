import { hash } from 'node:crypto'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '../platform/cache/single-flight.ts'
import { type Packing, type PageBytes, pageBytes } from './page-bytes.ts'
import { endOfHour } from './page-hours.ts'

/** A page as it was rendered. */
export interface RenderedPage {
  readonly status: number
  readonly html: string
  /** Where a moved address leads; such a page has no HTML. */
  readonly redirectTo?: string
  /** Changes of these outdate it. */
  readonly tags?: Iterable<string>
  /** When what it says is over, by the shop's clock, ms since the epoch. */
  readonly holdsUntil?: number
}

/** A kept page of guests. */
export interface KeptPage {
  readonly status: number
  readonly redirectTo?: string
  /** Weak: one page travels in several forms. */
  readonly etag: string
  /** Until when what it says holds, by the shop's clock, ms since the epoch. */
  readonly holdsUntil: number
  readonly bytes: PageBytes
}

interface Entry {
  readonly page: KeptPage
  readonly tags: readonly string[]
  /** The number of changes known when its rendering began. */
  readonly generation: number
  readonly begunAt: number
  isRefreshing: boolean
}

/** Older than this a page is still sent, and rendered anew behind it, ms. */
const FRESH_MS = 30_000
/** Older than this it is rendered before it is sent, ms. */
const STALE_MS = 10 * 60_000
/** A page that something changed under is sent no longer than this after its rendering began, ms. */
const OUTDATED_MS = 1_000
/** All pages in all their forms. */
const MAX_BYTES = 64 * 1024 * 1024
/** Cost of an entry beside its bytes. */
const ENTRY_BYTES = 1_000
/** Changes are remembered up to so many tags; then every page is outdated, once. */
const MAX_CHANGED_TAGS = 10_000

const SITE = 'site:'

/**
 * Guests' HTML by site, address, place and language. A page is tagged by its site and by what its answers declare that
 * they show. A changed tag outdates its pages at once: each is rendered before it is sent again, though once a second at
 * most. What a page says holds until the hour ends, or a kitchen on it opens or closes.
 */
export function createHtmlMemory(options: { clock: Clock; now?: () => number; maxBytes?: number }) {
  const { clock, now = () => performance.now(), maxBytes = MAX_BYTES } = options
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page, tags }, key) => page.bytes.size + 2 * key.length + 32 * tags.length + ENTRY_BYTES,
  })
  const rendering = createSingleFlight<KeptPage>()
  const changed = new Map<string, number>()
  /** Counts changes. */
  let generation = 0
  /** Pages begun at an earlier number are outdated. */
  let freshFrom = 0

  const isOver = ({ page }: Entry) => clock().getTime() >= page.holdsUntil
  const isOutdated = (entry: Entry) =>
    entry.generation < freshFrom ||
    // a page younger than the last change need not be looked through
    (entry.generation < generation && entry.tags.some((tag) => (changed.get(tag) ?? 0) > entry.generation))

  function outdateAll(): void {
    generation += 1
    freshFrom = generation
    changed.clear()
  }

  function outdate(tags: readonly string[]): void {
    if (changed.size + tags.length > MAX_CHANGED_TAGS) {
      outdateAll()
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
      // a page of an error is not worth keeping
      if (status < 400)
        entries.set(key, { ...begun, page, tags: [`${SITE}${site ?? ''}`, ...tags], isRefreshing: false })
      return page
    })

  return {
    /** A page that may be sent without asking anything further; null = ask `get`. */
    findFresh(key: string): KeptPage | null {
      const entry = entries.get(key)
      if (!entry || isOutdated(entry) || isOver(entry)) return null
      return now() - entry.begunAt <= FRESH_MS ? entry.page : null
    },
    /** @param first the form in which the visitor reads a page that has to be rendered */
    async get(key: string, site: string | null, render: () => Promise<RenderedPage>, first: Packing = 'br') {
      const entry = entries.get(key)
      const age = entry ? now() - entry.begunAt : Number.POSITIVE_INFINITY
      const wasChanged = entry !== undefined && isOutdated(entry)
      if (!entry || age > STALE_MS || isOver(entry) || (wasChanged && age > OUTDATED_MS))
        return renderInto(key, site, render, first)
      if ((wasChanged || age > FRESH_MS) && !entry.isRefreshing) {
        entry.isRefreshing = true
        renderInto(key, site, render, first).catch(() => {
          // the page stays until a later visitor's refresh succeeds
          entry.isRefreshing = false
        })
      }
      // an outdated page is sent for a moment, and no cache on the way may make the moment longer
      return wasChanged ? { ...entry.page, holdsUntil: 0 } : entry.page
    },
    /** Pages with one of these tags are out of date. */
    outdate,
    outdateSite: (siteUuid: string) => outdate([`${SITE}${siteUuid}`]),
    outdateAll,
    size: () => entries.size,
    /** Of all pages together. */
    bytes: () => entries.calculatedSize,
  }
}
export type HtmlMemory = ReturnType<typeof createHtmlMemory>
