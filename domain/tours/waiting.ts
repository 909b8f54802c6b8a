/** Somebody who waits for places; `offered` = they are held for them a while. */
export const WAITING_STATES = ['waiting', 'offered', 'booked', 'missed', 'left', 'closed'] as const
export type WaitingState = (typeof WAITING_STATES)[number]

/** So many hours freed places are kept for whoever is next. */
export const OFFER_HOURS = 3

interface Waiter {
  readonly id: string
  readonly people: number
}

/**
 * Who gets the freed places: in the order they came, whoever fits into what is left. A large company does not keep a
 * single place empty for the couple behind it.
 */
export function nextOffers<W extends Waiter>(waiting: readonly W[], placesLeft: number): W[] {
  let left = placesLeft
  return waiting.filter(({ people }) => {
    if (people > left) return false
    left -= people
    return true
  })
}
