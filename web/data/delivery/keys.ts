import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'

/** What the cache of the page knows of delivery. */
export const deliveryKeys = {
  methodsOf: (organizationId: number) => ['shipping-methods', organizationId] as const,
  methods: (organizationId: number, place: Location, weightGrams: number, readyOn: string | null) =>
    ['shipping-methods', organizationId, encodeLocation(place), weightGrams, readyOn] as const,
  elsewhere: (organizationId: number, place: Location, readyOn: string | null) =>
    ['shipping-elsewhere', organizationId, encodeLocation(place), readyOn] as const,
  carrierPoints: (organizationId: number, place: Location, weightGrams: number) =>
    ['carrier-points', organizationId, encodeLocation(place), weightGrams] as const,
}
