import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'

type Ready = Pick<Cart, 'harvestReadyOn' | 'productionSchedules' | 'wayDays'>

export const deliveryKeys = {
  methodsOf: (organizationId: number) => ['shipping-methods', organizationId] as const,
  methods: (organizationId: number, place: Location, weightGrams: number, ready: Ready) =>
    [
      'shipping-methods',
      organizationId,
      encodeLocation(place),
      weightGrams,
      ready.harvestReadyOn,
      ready.productionSchedules,
      ready.wayDays,
    ] as const,
  elsewhere: (organizationId: number, place: Location, ready: Ready) =>
    [
      'shipping-elsewhere',
      organizationId,
      encodeLocation(place),
      ready.harvestReadyOn,
      ready.productionSchedules,
      ready.wayDays,
    ] as const,
  nearestTown: (place: Location) => ['nearest-carrier-town', encodeLocation(place)] as const,
  zone: (organizationId: number) => ['delivery-zone', organizationId] as const,
  addresses: (regionCode: string) => ['known-addresses', regionCode] as const,
  carrierPoints: (organizationId: number, place: Location, weightGrams: number) =>
    ['carrier-points', organizationId, encodeLocation(place), weightGrams] as const,
}
