import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '../platform/cache/single-flight.ts'
import { createPageVersions, type VersionedPage } from './page-versions.ts'

/** A page as it was rendered for one of the places of a zone. */
export interface ZonePage {
  readonly html: string
  /** Without its door: nobody else is told where somebody lives. */
  readonly place: Location
  /** Ids of the products it shows. */
  readonly products: readonly number[]
  /** Since its rendering, ms. */
  readonly ageMs: number
}

/** As long as pages of one place are fresh, ms. */
const FRESH_MS = 30_000
const HOUR_MS = 3_600_000
/** All pages together: a letter is two bytes. */
const MOST_LETTERS = 16_000_000

/**
 * Pages by zone, of which those of its addresses are made. A change of a seller who does not reach the zone leaves them as
 * they are: the key of the zone is a part of theirs. A product that changed outdates the pages that show it.
 */
export function createZonePages({ clock, now = () => performance.now() }: { clock: Clock; now?: () => number }) {
  interface Kept extends VersionedPage {
    readonly html: string
    readonly place: Location
    readonly renderedAt: number
    readonly hour: number
  }
  const hourNow = () => Math.floor(clock().getTime() / HOUR_MS)
  const pages = new LRUCache<string, Kept>({ maxSize: MOST_LETTERS, sizeCalculation: ({ html }) => html.length + 1 })
  const versions = createPageVersions()
  const rendering = createSingleFlight<Kept | null>()

  return {
    /** @param render null = there is no page worth sharing: its status or address is another one */
    async get(
      key: string,
      place: Location,
      render: () => Promise<Pick<ZonePage, 'html' | 'products'> | null>,
    ): Promise<ZonePage | null> {
      const known = pages.get(key)
      const isFresh =
        known && now() - known.renderedAt <= FRESH_MS && known.hour === hourNow() && !versions.isOutdated(known)
      const kept = isFresh
        ? known
        : await rendering.run(key, async () => {
            const [generation, hour, renderedAt] = [versions.now(), hourNow(), now()]
            const rendered = await render()
            if (rendered === null) return null
            const page = { ...rendered, place, renderedAt, hour, generation, site: null }
            if (!versions.isOutdated(page)) pages.set(key, page)
            return page
          })
      return kept && { html: kept.html, place: kept.place, products: kept.products, ageMs: now() - kept.renderedAt }
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
  }
}
