import { bareLocation, encodeLocation, isSameSettlement, type Location } from '@okolitsa/domain/geo/location.ts'
import type { SavedAddress } from './address-block.tsx'
import { type CheckoutForm, hasDoor } from './checkout-form.ts'

type Typed = Pick<CheckoutForm, 'place' | 'addressText' | 'flat'>

const EMPTY: Typed = { place: null, addressText: '', flat: '' }

const isSame = (a: Location, b: Location) => encodeLocation(a) === encodeLocation(b)

const filledWith = (place: Location, flat: string): Typed => ({
  place: bareLocation(place),
  addressText: place.title,
  flat,
})

/**
 * What the address of the checkout is when the visitor's place is `visitorPlace`: the place in the header is the place,
 * so an address of another town is never put, and never left, in its stead. Within the town what was typed holds, and a
 * saved address fills what is empty.
 */
export function addressInForce(typed: Typed, visitorPlace: Location, saved: readonly SavedAddress[]): Typed {
  const { place, addressText, flat } = typed
  const isTyping = place === null && addressText !== ''
  if (isTyping) return typed
  const flatOf = (door: Location) =>
    saved.find((address) => address.street === door.street && address.house === door.house)?.flat ?? ''
  if (hasDoor(visitorPlace)) {
    if (place && isSame(place, visitorPlace)) return typed
    return filledWith(visitorPlace, place ? flatOf(visitorPlace) : flat || flatOf(visitorPlace))
  }
  if (place) return isSameSettlement(place, visitorPlace) ? typed : EMPTY
  const near = saved.find((address) => hasDoor(address) && isSameSettlement(address, visitorPlace))
  return near ? filledWith(near, flat || (near.flat ?? '')) : typed
}

/** The saved address to offer instead of the visitor's place: the main one, when it is in another town. */
export function addressElsewhere(
  { place, addressText }: Typed,
  visitorPlace: Location,
  saved: readonly SavedAddress[],
): SavedAddress | null {
  // whoever is at an address has said where to
  if (place !== null || addressText !== '') return null
  const [main] = saved
  return main && hasDoor(main) && !isSameSettlement(main, visitorPlace) ? main : null
}
