import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '../platform/cache/single-flight.ts'

/** A page as it was rendered for one of the places of a zone. */
export interface ZonePage {
  readonly html: string
  /** Without its door: nobody else is told where somebody lives. */
  readonly place: Location
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
 * they are: the key of the zone is a part of theirs.
 */
export function createZonePages({ clock, now = () => performance.now() }: { clock: Clock; now?: () => number }) {
  interface Kept {
    readonly html: string
    readonly place: Location
    readonly renderedAt: number
    readonly hour: number
  }
  const hourNow = () => Math.floor(clock().getTime() / HOUR_MS)
  const pages = new LRUCache<string, Kept>({ maxSize: MOST_LETTERS, sizeCalculation: ({ html }) => html.length + 1 })
  const rendering = createSingleFlight<Kept | null>()
  let generation = 0

  return {
    /** @param render null = there is no page worth sharing: its status or address is another one */
    async get(key: string, place: Location, render: () => Promise<string | null>): Promise<ZonePage | null> {
      const known = pages.get(key)
      const isFresh = known && now() - known.renderedAt <= FRESH_MS && known.hour === hourNow()
      const kept = isFresh
        ? known
        : await rendering.run(key, async () => {
            const [began, hour, renderedAt] = [generation, hourNow(), now()]
            const html = await render()
            if (html === null) return null
            const page = { html, place, renderedAt, hour }
            if (began === generation) pages.set(key, page)
            return page
          })
      return kept && { html: kept.html, place: kept.place, ageMs: now() - kept.renderedAt }
    },
    forget() {
      generation++
      pages.clear()
      rendering.forget()
    },
  }
}
