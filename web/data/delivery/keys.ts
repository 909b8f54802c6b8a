import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'

/** What the cache of the page knows of delivery. */
export const deliveryKeys = {
  methodsOf: (farmerId: number) => ['shipping-methods', farmerId] as const,
  methods: (farmerId: number, place: Location, weightGrams: number, readyOn: string | null) =>
    ['shipping-methods', farmerId, encodeLocation(place), weightGrams, readyOn] as const,
  elsewhere: (farmerId: number, place: Location, readyOn: string | null) =>
    ['shipping-elsewhere', farmerId, encodeLocation(place), readyOn] as const,
  carrierPoints: (farmerId: number, place: Location, weightGrams: number) =>
    ['carrier-points', farmerId, encodeLocation(place), weightGrams] as const,
}
