import type { DeliveryPlace } from '@okolitsa/contracts/checkout/checkout.ts'
import { NO_DOOR } from '@okolitsa/domain/geo/door.ts'
import type { RegionCode } from '@okolitsa/domain/geo/region-code.ts'
import type { OrderMeetingPoint } from '@okolitsa/domain/orders/meeting-point.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'

export interface OrderPlaces {
  place: DeliveryPlace | null
  meetingPoint: OrderMeetingPoint | null
  sellerPlace: Pick<DeliveryPlace, 'city' | 'settlement' | 'coords'> & { regionCode: string }
  sellerTitle: string
}

/**
 * The place of an order on the wire: the meeting point of a booking, the seller's place of a plan, otherwise the
 * address.
 */
export function placeOfOrder({ place, meetingPoint, sellerPlace, sellerTitle }: OrderPlaces): DeliveryPlace {
  if (place) return place
  const { city, settlement, regionCode } = meetingPoint ? { city: null, ...meetingPoint.near } : sellerPlace
  return {
    title: meetingPoint ? `${meetingPoint.title}, ${meetingPoint.address}` : (city ?? settlement ?? sellerTitle),
    city,
    settlement,
    region: REGION_TITLES[regionCode as RegionCode],
    regionCode: regionCode as RegionCode,
    street: null,
    house: null,
    postalCode: null,
    coords: (meetingPoint ?? sellerPlace).coords,
    precision: meetingPoint ? 'house' : 'place',
    ...NO_DOOR,
  }
}
