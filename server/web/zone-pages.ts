import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '../platform/cache/single-flight.ts'
import { endOfHour, FRESH_MS, type MadeOf } from './cached-page.ts'
import type { PageTemplate } from './page-template.ts'
import { createPageVersions, type VersionedPage } from './page-versions.ts'

/** What the pages of all places of a zone are made of. */
export interface ZonePage extends MadeOf {
  readonly template: PageTemplate
  /** Since its rendering, ms. */
  readonly ageMs: number
}

export type RenderZonePage = () => Promise<Omit<ZonePage, 'ageMs'> | null>

/** Older than this a page is still filled, and rendered anew behind it, ms. */
const STALE_MS = 10 * 60_000
/** All pages together that several places have asked for, and all from which one has so far. */
const MAX_BYTES = 48 * 1024 * 1024
const MAX_BYTES_ASKED_ONCE = 16 * 1024 * 1024

/**
 * Pages by zone, of which those of its addresses are made. A change of a seller who does not reach the zone leaves them as
 * they are: the key of the zone is a part of theirs. A product or a seller that changed outdates the pages that show it:
 * the page of a farm is opened from where it does not come, too. Pages that were asked for once have room of their own:
 * whoever asks for very many (any search is one) takes it from nobody else's.
 */
export function createZonePages({
  clock,
  now = () => performance.now(),
  maxBytesAskedOnce = MAX_BYTES_ASKED_ONCE,
}: {
  clock: Clock
  now?: () => number
  maxBytesAskedOnce?: number
}) {
  interface Kept extends VersionedPage, Omit<ZonePage, 'ageMs'> {
    readonly renderedAt: number
  }
  const memoryOf = (maxSize: number) =>
    new LRUCache<string, Kept>({ maxSize, sizeCalculation: ({ template }) => template.bytes + 1 })
  const askedOnce = memoryOf(maxBytesAskedOnce)
  const pages = memoryOf(MAX_BYTES)
  const find = (key: string) => pages.get(key) ?? askedOnce.get(key)
  const isKept = (key: string, page: Kept) => pages.peek(key) === page || askedOnce.peek(key) === page
  function drop(key: string): void {
    pages.delete(key)
    askedOnce.delete(key)
  }
  /** A page is packed when a second place asks for it. */
  function keep(key: string, page: Kept): void {
    drop(key)
    ;(page.template.isPacked ? pages : askedOnce).set(key, page)
  }
  const versions = createPageVersions()
  const rendering = createSingleFlight<Kept | null>()

  /** A second place asks: from now on none of them waits until its page is packed. */
  async function takenAgain(key: string, known: Kept): Promise<Kept> {
    // a failure leaves the template as it is, of which pages are made, too
    const template = await known.template.packed().catch(() => known.template)
    if (template === known.template) return known
    const better = { ...known, template }
    if (isKept(key, known)) keep(key, better)
    return better
  }

  const renderInto = (key: string, render: RenderZonePage): Promise<Kept | null> =>
    rendering.run(key, async () => {
      const [generation, hourEnds, renderedAt] = [versions.now(), endOfHour(clock()), now()]
      const before = find(key)
      const rendered = await render()
      if (rendered === null) {
        if (before && isKept(key, before)) drop(key)
        return null
      }
      const holdsUntil = Math.min(hourEnds, rendered.holdsUntil)
      const page = { ...rendered, holdsUntil, renderedAt, generation, site: null }
      if (!versions.isOutdated(page)) keep(key, page)
      return page
    })

  /** Nobody waits for a page that only grew old; it is packed again before anybody is given it. */
  async function refresh(key: string, render: RenderZonePage): Promise<void> {
    const page = await renderInto(key, render)
    if (page) await takenAgain(key, page)
  }

  return {
    /** @param render null = there is no page worth sharing: its status or address is another one */
    async get(key: string, render: RenderZonePage): Promise<ZonePage | null> {
      const known = find(key)
      const age = known ? now() - known.renderedAt : Number.POSITIVE_INFINITY
      const isUsable = known && age <= STALE_MS && clock().getTime() < known.holdsUntil && !versions.isOutdated(known)
      // what could not be rendered behind is tried again by whoever asks next
      if (isUsable && age > FRESH_MS) refresh(key, render).catch(() => undefined)
      const kept = isUsable ? await takenAgain(key, known) : await renderInto(key, render)
      if (!kept) return null
      const { template, products, sellers, holdsUntil, renderedAt } = kept
      return { template, products, sellers, holdsUntil, ageMs: now() - renderedAt }
    },
    forget() {
      versions.change()
      pages.clear()
      askedOnce.clear()
      rendering.forget()
    },
    outdateProducts(productIds: readonly number[]) {
      versions.changeProducts(productIds)
      // whoever asks from now on does not wait for what was begun before
      rendering.forget()
    },
    outdateSeller(organizationId: number) {
      versions.changeSeller(organizationId)
      rendering.forget()
    },
  }
}
export type ZonePages = ReturnType<typeof createZonePages>
