import { type DoorDraft, isDoorEmpty, typedDoor } from '@okolitsa/domain/geo/door.ts'
import { bareLocation, encodeLocation, isSameSettlement, type Location } from '@okolitsa/domain/geo/location.ts'
import { isSameHouse } from '@okolitsa/domain/geo/same-house.ts'
import type { SavedAddress } from './address-block.tsx'
import { type CheckoutForm, hasDoor } from './checkout-form.ts'

type Typed = Pick<CheckoutForm, 'place' | 'addressText'> & DoorDraft

const EMPTY: Typed = { place: null, addressText: '', ...typedDoor() }

const isSame = (a: Location, b: Location) => encodeLocation(a) === encodeLocation(b)

/** Door details: typed values take precedence; saved ones fill empty fields only. */
const doorFrom = (typed: DoorDraft, saved: SavedAddress | undefined): DoorDraft =>
  typedDoor(isDoorEmpty(typed) ? saved : typed)

const filledWith = (place: Location, door: DoorDraft): Typed => ({
  place: bareLocation(place),
  addressText: place.title,
  ...door,
})

/**
 * Aligns the checkout's address with the visitor's place from the header: an address of another town is neither filled
 * in nor preserved. Within the town typed values take precedence, and a saved address fills empty fields.
 */
export function addressInForce(typed: Typed, visitorPlace: Location, saved: readonly SavedAddress[]): Typed {
  const { place, addressText } = typed
  const isTyping = place === null && addressText !== ''
  if (isTyping) return typed
  const savedAt = saved.find((address) => isSameHouse(address, visitorPlace))
  if (hasDoor(visitorPlace)) {
    // saved addresses may load after the place of the header
    if (place && isSame(place, visitorPlace)) return isDoorEmpty(typed) ? { ...typed, ...typedDoor(savedAt) } : typed
    return filledWith(visitorPlace, place ? typedDoor(savedAt) : doorFrom(typed, savedAt))
  }
  if (place) return isSameSettlement(place, visitorPlace) ? typed : EMPTY
  const near = saved.find((address) => hasDoor(address) && isSameSettlement(address, visitorPlace))
  return near ? filledWith(near, doorFrom(typed, near)) : typed
}

/** The main saved address when it is in another town, offered instead of the visitor's place. */
export function addressElsewhere(
  { place, addressText }: Pick<Typed, 'place' | 'addressText'>,
  visitorPlace: Location,
  saved: readonly SavedAddress[],
): SavedAddress | null {
  // an address in the form is already a choice
  if (place !== null || addressText !== '') return null
  const [main] = saved
  return main && hasDoor(main) && !isSameSettlement(main, visitorPlace) ? main : null
}
