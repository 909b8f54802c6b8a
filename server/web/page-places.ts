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

export interface PagePlacesOptions {
  /** Equal for places where the same sellers of the request's site offer the same; another one after any of them changed. */
  readonly zoneOf: (request: FastifyRequest, place: Location) => Promise<string>
  /** Equal for places of a zone whose pages tell the same: kitchens in walking distance are the same ones, too. */
  readonly offerOf: (request: FastifyRequest, place: Location) => Promise<string>
  /** The middle of a location's town; null = not known. */
  readonly centreOf: (location: Location) => Coordinates | null
}

interface Known {
  /** Zones of the location and of its page's place when they were compared. */
  readonly zones: string
  readonly place: PagePlace
}

/** Locations whose places are remembered. */
const MAX_LOCATIONS = 10_000

/**
 * Finds the place that pages for a location are rendered for: the most shared one where the same sellers offer the same.
 * A place that a `page-key` names is taken as well, as long as it is one of those: nodes that know of changes a moment
 * apart agree so.
 */
export function createPagePlaces({ zoneOf, offerOf, centreOf }: PagePlacesOptions) {
  const known = new LRUCache<string, Known>({ max: MAX_LOCATIONS })

  async function find(request: FastifyRequest, location: Location, named: string | null): Promise<PagePlace> {
    const candidates = pagePlaces(location, centreOf(location)).map((place) => ({
      location: place,
      encoded: encodeLocation(place),
    }))
    const first = candidates.filter(({ encoded }) => encoded === named)
    const last = candidates.at(-1) as (typeof candidates)[0]
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
      const key = `${site}|${encodeLocation(location)}|${named}`
      const before = known.get(key)
      if (before) {
        const zones = await zonesOf(request, location, before.place.location)
        if (zones === before.zones) return before.place
      }
      const place = await find(request, location, named)
      known.set(key, { zones: await zonesOf(request, location, place.location), place })
      return place
    },
  }

  async function zonesOf(request: FastifyRequest, location: Location, place: Location): Promise<string> {
    return `${await zoneOf(request, location)}|${await zoneOf(request, place)}`
  }
}
