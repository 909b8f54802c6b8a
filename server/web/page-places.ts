import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { decodePageKey, pagePlaces } from '@okolitsa/domain/geo/page-place.ts'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** The place that guests' pages are rendered for. */
export interface PagePlace {
  readonly location: Location
  readonly encoded: string
  /** Equal as long as the same sellers offer the same there. */
  readonly zone: string
}

export interface PlaceRules {
  /** Equal for places where the same sellers of the request's site offer the same; another one after any of them changed. */
  readonly zoneOf: (request: FastifyRequest, place: Location) => Promise<string>
  /** Equal for places of a zone whose pages tell the same: kitchens in walking distance are the same ones, too. */
  readonly offerOf: (request: FastifyRequest, place: Location) => Promise<string>
  /** The middle of a location's town; null = not known. */
  readonly centreOf: (location: Location) => Coordinates | null
}

export interface PagePlacesOptions extends PlaceRules {
  /** Counts the work of finding the place of an address that is not remembered. */
  readonly countSearch: (request: FastifyRequest) => void
}

interface Known {
  /** Of the location when its page's place was found. */
  readonly zone: string
  readonly place: PagePlace
}

/** All remembered places with their keys: a cookie may be as long as a head of a request. */
const MAX_BYTES = 32 * 1024 * 1024
/** Cost of an entry beside its texts, bytes. */
const ENTRY_BYTES = 1_000

/**
 * Finds the place that pages for a location are rendered for: the most shared one where the same sellers offer the same.
 * A place that a `page-key` names is taken as well, as long as it is one of those: nodes that know of changes a moment
 * apart agree so.
 */
export function createPagePlaces({ zoneOf, offerOf, centreOf, countSearch }: PagePlacesOptions, maxBytes = MAX_BYTES) {
  const known = new LRUCache<string, Known>({
    maxSize: maxBytes,
    sizeCalculation: ({ place }, key) => 2 * key.length + 2 * place.encoded.length + ENTRY_BYTES,
  })
  // most visitors have chosen no place: the few default ones are encoded once
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
     * @param site names the request's site
     * @param pageKey the cookie of the request
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
