import type { CarrierAt } from '@okolitsa/domain/delivery/carrier-town.ts'
import type { DeliveryPlace } from './ports.ts'

/** Where the carrier hands out what goes to a place. */
export interface CarrierPlace {
  readonly townCode: number
  readonly place: DeliveryPlace
  /** False: the place lies near the town, and a courier of the carrier does not come there. */
  readonly isToDoor: boolean
}

/** Null = the carrier does not serve it, or nobody knows. */
export const carrierPlace = (there: CarrierAt, { regionCode }: DeliveryPlace): CarrierPlace | null =>
  there.kind === 'served'
    ? {
        townCode: there.town.code,
        place: { city: there.town.city, settlement: null, regionCode, coords: there.town.coords },
        isToDoor: there.isSameTown,
      }
    : null
