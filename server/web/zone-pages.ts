import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '../platform/cache/single-flight.ts'
import type { PageTemplate } from './page-template.ts'
import { createPageVersions, type VersionedPage } from './page-versions.ts'

/** What the pages of all places of a zone are made of. */
export interface ZonePage {
  readonly template: PageTemplate
  /** Ids of the products and the sellers it shows. */
  readonly products: readonly number[]
  readonly sellers: readonly number[]
  /** Since its rendering, ms. */
  readonly ageMs: number
}

/** As long as pages of one place are fresh, ms. */
const FRESH_MS = 30_000
const HOUR_MS = 3_600_000
/** All pages together. */
const MAX_BYTES = 64 * 1024 * 1024

/**
 * Pages by zone, of which those of its addresses are made. A change of a seller who does not reach the zone leaves them as
 * they are: the key of the zone is a part of theirs. A product or a seller that changed outdates the pages that show it:
 * the page of a farm is opened from where it does not come, too.
 */
export function createZonePages({ clock, now = () => performance.now() }: { clock: Clock; now?: () => number }) {
  interface Kept extends VersionedPage, Omit<ZonePage, 'ageMs'> {
    readonly sellers: readonly number[]
    readonly renderedAt: number
    readonly hour: number
  }
  const hourNow = () => Math.floor(clock().getTime() / HOUR_MS)
  const pages = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ template }) => template.bytes + 1,
  })
  const versions = createPageVersions()
  const rendering = createSingleFlight<Kept | null>()

  /** A second place asks: from now on none of them waits until its page is packed. */
  async function takenAgain(key: string, known: Kept): Promise<Kept> {
    // a failure leaves the template as it is, of which pages are made, too
    const template = await known.template.packed().catch(() => known.template)
    if (template === known.template) return known
    const better = { ...known, template }
    if (pages.peek(key) === known) pages.set(key, better)
    return better
  }

  return {
    /** @param render null = there is no page worth sharing: its status or address is another one */
    async get(key: string, render: () => Promise<Omit<ZonePage, 'ageMs'> | null>): Promise<ZonePage | null> {
      const known = pages.get(key)
      const isFresh =
        known && now() - known.renderedAt <= FRESH_MS && known.hour === hourNow() && !versions.isOutdated(known)
      const kept = isFresh
        ? await takenAgain(key, known)
        : await rendering.run(key, async () => {
            const [generation, hour, renderedAt] = [versions.now(), hourNow(), now()]
            const rendered = await render()
            if (rendered === null) return null
            const page = { ...rendered, renderedAt, hour, generation, site: null }
            if (!versions.isOutdated(page)) pages.set(key, page)
            return page
          })
      if (!kept) return null
      const { template, products, sellers, renderedAt } = kept
      return { template, products, sellers, ageMs: now() - renderedAt }
    },
    forget() {
      versions.change()
      pages.clear()
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
