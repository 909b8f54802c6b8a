import type { CarrierAt } from '@okolitsa/domain/delivery/carrier-town.ts'
import type { DeliveryPlace } from './ports.ts'

/** Town of the carrier's offices for a place. */
export interface CarrierPlace {
  readonly townCode: number
  readonly place: DeliveryPlace
  /** False = the place is only near the town and has no door delivery. */
  readonly isToDoor: boolean
}

/** The carrier's town for a place; null = not served, or unknown. */
export const carrierPlace = (there: CarrierAt, { regionCode }: DeliveryPlace): CarrierPlace | null =>
  there.kind === 'served'
    ? {
        townCode: there.town.code,
        place: { city: there.town.city, settlement: null, regionCode, coords: there.town.coords },
        isToDoor: there.isSameTown,
      }
    : null
