import type { IsoDate } from '../clock/clock.ts'
import type { Location } from '../geo/location.ts'

/** Where an order goes: a location and what helps at the door. */
export type DoorPlace = Location & {
  readonly flat: string | null
  readonly entrance: string | null
  readonly floor: string | null
}

/** When, where and to whom an order is brought. */
export interface DeliveryTarget {
  readonly date: IsoDate
  readonly place: DoorPlace
  readonly recipient: { readonly name: string; readonly phone: string }
}

const placeKey = ({ title, city, settlement, regionCode, street, house, coords, flat, entrance, floor }: DoorPlace) =>
  JSON.stringify([
    title,
    city,
    settlement,
    regionCode,
    street,
    house,
    coords.latitude,
    coords.longitude,
    flat,
    entrance,
    floor,
  ])

export const isSamePlace = (one: DoorPlace, other: DoorPlace): boolean => placeKey(one) === placeKey(other)
export const isSameRecipient = (one: DeliveryTarget['recipient'], other: DeliveryTarget['recipient']): boolean =>
  one.name === other.name && one.phone === other.phone
export const isSameTarget = (one: DeliveryTarget, other: DeliveryTarget): boolean =>
  one.date === other.date && isSamePlace(one.place, other.place) && isSameRecipient(one.recipient, other.recipient)
