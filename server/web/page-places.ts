import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { decodePageKey, pagePlaces } from '@okolitsa/domain/geo/page-place.ts'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** The place for which guests' pages are rendered. */
export interface PagePlace {
  readonly location: Location
  readonly encoded: string
  /** Key of the zone; equal while the same sellers have the same offers there. */
  readonly zone: string
}

export interface PlaceRules {
  /**
   * Key equal for places where the same sellers of the request's site have the same offers; it changes when any of them
   * does.
   */
  readonly zoneOf: (request: FastifyRequest, place: Location) => Promise<string>
  /** Key equal for places of a zone with equal pages; it includes the kitchens within pick-up distance. */
  readonly offerOf: (request: FastifyRequest, place: Location) => Promise<string>
  /** Centre of a location's town; null = not known. */
  readonly centreOf: (location: Location) => Coordinates | null
}

export interface PagePlacesOptions extends PlaceRules {
  /** Counts the work of searching for an uncached place. */
  readonly countSearch: (request: FastifyRequest) => void
}

interface Known {
  /** Zone of the location when the page's place was found. */
  readonly zone: string
  readonly place: PagePlace
}

/** Maximum size of all cached places with their keys, bytes; a cookie may be as long as a request's headers. */
const MAX_BYTES = 32 * 1024 * 1024
/** Overhead of an entry, bytes. */
const ENTRY_BYTES = 1_000

/**
 * Finds the place for which a location's pages are rendered: the most shared one with the same offers of the same
 * sellers. The place of a `page-key` is also used while it is such a place, so that nodes agree although they read
 * changes at different times.
 */
export function createPagePlaces({ zoneOf, offerOf, centreOf, countSearch }: PagePlacesOptions, maxBytes = MAX_BYTES) {
  const known = new LRUCache<string, Known>({
    maxSize: maxBytes,
    sizeCalculation: ({ place }, key) => 2 * key.length + 2 * place.encoded.length + ENTRY_BYTES,
  })
  // most visitors have no place; the few default places are encoded once
  const encoded = new WeakMap<Location, string>()
  function encodedOf(location: Location): string {
    const text = encoded.get(location) ?? encodeLocation(location)
    encoded.set(location, text)
    return text
  }

  async function find(request: FastifyRequest, location: Location, named: string | null): Promise<PagePlace> {
    const candidates = pagePlaces(location, centreOf(location)).map((place) => ({
      location: place,
      encoded: encodeLocation(place),
    }))
    const first = candidates.filter(({ encoded }) => encoded === named)
    const last = candidates.at(-1) as (typeof candidates)[0]
    if (candidates.length > 1) countSearch(request)
    const offer = candidates.length === 1 ? null : await offerOf(request, location)
    for (const candidate of [...first, ...candidates])
      if (offer === null || (await offerOf(request, candidate.location)) === offer)
        return { ...candidate, zone: await zoneOf(request, candidate.location) }
    return { ...last, zone: await zoneOf(request, last.location) }
  }

  return {
    /**
     * @param site key of the request's site
     * @param pageKey value of the request's cookie
     */
    async placeOf(
      request: FastifyRequest,
      { site, location, pageKey }: { site: string; location: Location; pageKey: string | undefined },
    ): Promise<PagePlace> {
      const named = pageKey === undefined ? null : (decodePageKey(pageKey)?.place ?? null)
      const own = encodedOf(location)
      const key = `${site}|${own}|${named}`
      const before = known.get(key)
      const zone = await zoneOf(request, location)
      if (before?.zone === zone) {
        const { place } = before
        if (place.encoded === own || (await zoneOf(request, place.location)) === place.zone) return place
      }
      const place = await find(request, location, named)
      known.set(key, { zone, place })
      return place
    },
  }
}
