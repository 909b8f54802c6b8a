import { bareLocation, encodeLocation, isSameSettlement, type Location } from '@okolitsa/domain/geo/location.ts'
import type { SavedAddress } from './address-block.tsx'
import { type CheckoutForm, hasDoor } from './checkout-form.ts'

type Door = Pick<CheckoutForm, 'flat' | 'entrance' | 'floor'>
type Typed = Pick<CheckoutForm, 'place' | 'addressText'> & Door

const NO_DOOR: Door = { flat: '', entrance: '', floor: '' }
const EMPTY: Typed = { place: null, addressText: '', ...NO_DOOR }

const isSame = (a: Location, b: Location) => encodeLocation(a) === encodeLocation(b)

/** What a saved address says of its door; nothing of one that is not saved. */
const doorOf = (saved: SavedAddress | undefined): Door => ({
  flat: saved?.flat ?? '',
  entrance: saved?.entrance ?? '',
  floor: saved?.floor ?? '',
})
/** What was typed holds; a saved door fills it only where nothing was. */
const doorFrom = ({ flat, entrance, floor }: Door, saved: SavedAddress | undefined): Door =>
  flat || entrance || floor ? { flat, entrance, floor } : doorOf(saved)

const filledWith = (place: Location, door: Door): Typed => ({
  place: bareLocation(place),
  addressText: place.title,
  ...door,
})

/**
 * What the address of the checkout is when the visitor's place is `visitorPlace`: the place in the header is the place,
 * so an address of another town is never put, and never left, in its stead. Within the town what was typed holds, and a
 * saved address fills what is empty.
 */
export function addressInForce(typed: Typed, visitorPlace: Location, saved: readonly SavedAddress[]): Typed {
  const { place, addressText } = typed
  const isTyping = place === null && addressText !== ''
  if (isTyping) return typed
  const savedAt = saved.find(({ street, house }) => street === visitorPlace.street && house === visitorPlace.house)
  if (hasDoor(visitorPlace)) {
    if (place && isSame(place, visitorPlace)) return typed
    return filledWith(visitorPlace, place ? doorOf(savedAt) : doorFrom(typed, savedAt))
  }
  if (place) return isSameSettlement(place, visitorPlace) ? typed : EMPTY
  const near = saved.find((address) => hasDoor(address) && isSameSettlement(address, visitorPlace))
  return near ? filledWith(near, doorFrom(typed, near)) : typed
}

/** The saved address to offer instead of the visitor's place: the main one, when it is in another town. */
export function addressElsewhere(
  { place, addressText }: Pick<Typed, 'place' | 'addressText'>,
  visitorPlace: Location,
  saved: readonly SavedAddress[],
): SavedAddress | null {
  // whoever is at an address has said where to
  if (place !== null || addressText !== '') return null
  const [main] = saved
  return main && hasDoor(main) && !isSameSettlement(main, visitorPlace) ? main : null
}
