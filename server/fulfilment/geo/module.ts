import { geoEndpoints } from '@okolitsa/contracts/geo/geo.endpoints.ts'
import type { locationQuery } from '@okolitsa/contracts/geo/location.ts'
import { isRegionCode } from '@okolitsa/domain/geo/region-code.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import { placeTitle } from '@okolitsa/strings/ru/places.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import type { z } from 'zod'
import { defineModule } from '../../module.ts'
import type { CallContext } from '../../platform/http/handler.ts'
import { createPaidBudget } from '../../platform/limits/paid-budget.ts'
import { mounted } from '../../platform/module/module.ts'
import { areAddressesGuessed, arePlacesGuessed } from './fits-typed.ts'
import { type Asker, createPlaces } from './paid-places.ts'
import type { NearPlace } from './ports.ts'

type LocationQuery = z.output<z.ZodObject<typeof locationQuery>>

/** Maximum suggestions of a list. */
const SUGGESTIONS = 10

/** The place of a query; undefined when its parameters are incomplete. */
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

/** Maximum paid requests of one network per minute; the shop's own directory answers further ones. */
const PAID_A_MINUTE = 30

type Called = { readonly actor: Actor; readonly context: Pick<CallContext, 'admits'> }
const askerOf = ({ actor, context }: Called): Asker => ({
  mayAsk: () => context.admits('paid-places', PAID_A_MINUTE),
  isKnown: actor.kind !== 'guest',
})

/** Places and addresses (spec 7.2) from the configured directory. */
export const geoModule = defineModule({
  name: 'geo',
  uses: [],
  create: ({ adapters, config, database: { executor }, clock, log }) => {
    const mostADay = config.DADATA_QUESTIONS_A_DAY
    const budget = createPaidBudget({ executor, clock, log, service: 'dadata', mostADay })
    const places = createPlaces({ own: adapters.places, paid: adapters.paidPlaces, budget, log })
    const help = 'Questions of today to DaData, as this node last counted them for all'
    return {
      calls: [
        mounted(geoEndpoints, {
          placeAt: async ({ params, ...call }) => ({
            place: await places.placeAt(askerOf(call), { latitude: params.lat, longitude: params.lon }),
          }),
          findPlaces: async ({ params, query, ...call }) => {
            const items = await places.findPlaces(askerOf(call), params.text, SUGGESTIONS, nearOf(query))
            return { items, isGuessed: arePlacesGuessed(params.text, items) }
          },
          findAddresses: async ({ params, query, ...call }) => {
            const found = await places.findAddresses(askerOf(call), params.text, SUGGESTIONS, nearOf(query))
            const items = found.map(({ title, location, precision }) => ({ ...location, title, precision }))
            return { items, isGuessed: areAddressesGuessed(params.text, items) }
          },
        }),
      ],
      gauges: [{ name: 'dadata_questions_today', help, read: budget.asked }],
    }
  },
})
