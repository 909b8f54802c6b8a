import type { geoEndpoints } from '@okolitsa/contracts/geo/geo.endpoints.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import type { PlaceDirectory } from './ports.ts'

/** How many suggestions a list shows. */
const SUGGESTIONS = 10

/** Places and addresses (spec 7.2) over whichever directory is configured. */
export function createGeoModule(deps: { places: PlaceDirectory }): { handlers: Handlers<typeof geoEndpoints> } {
  return {
    handlers: {
      placeAt: async ({ params }) => ({
        place: await deps.places.placeAt({ latitude: params.lat, longitude: params.lon }),
      }),
      findPlaces: async ({ params }) => ({ items: await deps.places.findPlaces(params.text, SUGGESTIONS) }),
      findAddresses: async ({ params }) => {
        const found = await deps.places.findAddresses(params.text, SUGGESTIONS)
        return { items: found.map(({ title, location }) => ({ ...location, title })) }
      },
    },
  }
}
