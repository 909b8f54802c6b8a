import type { geoEndpoints } from '@okolitsa/contracts/geo/geo.endpoints.ts'
import type { locationQuery } from '@okolitsa/contracts/geo/location.ts'
import { isRegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { placeTitle } from '@okolitsa/strings/ru/places.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import type { z } from 'zod'
import type { Handlers } from '../../platform/http/handler.ts'
import type { NearPlace, PlaceDirectory } from './ports.ts'

type LocationQuery = z.output<z.ZodObject<typeof locationQuery>>

/** How many suggestions a list shows. */
const SUGGESTIONS = 10

/** The place of a query; the directory's default when the query does not name one in full. */
function nearOf({ regionId, city, latitude, longitude }: LocationQuery): NearPlace | undefined {
  if (!city || latitude === undefined || longitude === undefined || !isRegionCode(regionId)) return undefined
  return {
    title: placeTitle(city, regionId),
    city,
    settlement: null,
    region: REGION_TITLES[regionId],
    regionCode: regionId,
    coords: { latitude, longitude },
  }
}

/** Places and addresses (spec 7.2) over whichever directory is configured. */
export function createGeoModule(deps: { places: PlaceDirectory }): { handlers: Handlers<typeof geoEndpoints> } {
  return {
    handlers: {
      placeAt: async ({ params }) => ({
        place: await deps.places.placeAt({ latitude: params.lat, longitude: params.lon }),
      }),
      findPlaces: async ({ params, query }) => ({
        items: await deps.places.findPlaces(params.text, SUGGESTIONS, nearOf(query)),
      }),
      findAddresses: async ({ params, query }) => {
        const found = await deps.places.findAddresses(params.text, SUGGESTIONS, nearOf(query))
        return { items: found.map(({ title, location, precision }) => ({ ...location, title, precision })) }
      },
    },
  }
}
