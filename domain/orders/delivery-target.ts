import type { IsoDate } from '../clock/clock.ts'
import { type Door, doorOf } from '../geo/door.ts'
import type { Location } from '../geo/location.ts'

/** A delivery address: a location and details for the door. */
export type DoorPlace = Location & Door

/** Delivery day, address and recipient. */
export interface DeliveryTarget {
  readonly date: IsoDate
  readonly place: DoorPlace
  readonly recipient: { readonly name: string; readonly phone: string }
}

const placeKey = (place: DoorPlace) => {
  const { title, city, settlement, regionCode, street, house, coords } = place
  const { latitude, longitude } = coords
  return JSON.stringify([
    title,
    city,
    settlement,
    regionCode,
    street,
    house,
    latitude,
    longitude,
    ...Object.values(doorOf(place)),
  ])
}

export const isSamePlace = (one: DoorPlace, other: DoorPlace): boolean => placeKey(one) === placeKey(other)
export const isSameRecipient = (one: DeliveryTarget['recipient'], other: DeliveryTarget['recipient']): boolean =>
  one.name === other.name && one.phone === other.phone
export const isSameTarget = (one: DeliveryTarget, other: DeliveryTarget): boolean =>
  one.date === other.date && isSamePlace(one.place, other.place) && isSameRecipient(one.recipient, other.recipient)
