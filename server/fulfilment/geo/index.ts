import type { geoEndpoints } from '@okolitsa/contracts/geo/geo.endpoints.ts'
import type { locationQuery } from '@okolitsa/contracts/geo/location.ts'
import { isRegionCode } from '@okolitsa/domain/geo/region-code.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import { placeTitle } from '@okolitsa/strings/ru/places.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import type { z } from 'zod'
import type { CallContext, Handlers } from '../../platform/http/handler.ts'
import { areAddressesGuessed, arePlacesGuessed } from './fits-typed.ts'
import type { Asker, Places } from './paid-places.ts'
import type { NearPlace } from './ports.ts'

type LocationQuery = z.output<z.ZodObject<typeof locationQuery>>

const SUGGESTIONS = 10

/** The place of a query; undefined = incomplete, so the directory's default applies. */
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

/** Maximum paid requests of one network a minute; further ones use our own directory. */
const PAID_A_MINUTE = 30

type Called = { readonly actor: Actor; readonly context: Pick<CallContext, 'admits'> }
const askerOf = ({ actor, context }: Called): Asker => ({
  mayAsk: () => context.admits('paid-places', PAID_A_MINUTE),
  isKnown: actor.kind !== 'guest',
})

/** Places and addresses (spec 7.2) from the configured directory. */
export function createGeoModule(deps: { places: Places }): { handlers: Handlers<typeof geoEndpoints> } {
  return {
    handlers: {
      placeAt: async ({ params, ...call }) => ({
        place: await deps.places.placeAt(askerOf(call), { latitude: params.lat, longitude: params.lon }),
      }),
      findPlaces: async ({ params, query, ...call }) => {
        const items = await deps.places.findPlaces(askerOf(call), params.text, SUGGESTIONS, nearOf(query))
        return { items, isGuessed: arePlacesGuessed(params.text, items) }
      },
      findAddresses: async ({ params, query, ...call }) => {
        const found = await deps.places.findAddresses(askerOf(call), params.text, SUGGESTIONS, nearOf(query))
        const items = found.map(({ title, location, precision }) => ({ ...location, title, precision }))
        return { items, isGuessed: areAddressesGuessed(params.text, items) }
      },
    },
  }
}
