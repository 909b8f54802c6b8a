/** States of a waiting-list entry; `offered` = the places are held for `OFFER_HOURS`. */
export const WAITING_STATES = ['waiting', 'offered', 'booked', 'missed', 'left', 'closed'] as const
export type WaitingState = (typeof WAITING_STATES)[number]

/** Hours for which freed places are held for the next person. */
export const OFFER_HOURS = 3

interface Waiter {
  readonly id: string
  readonly people: number
}

/**
 * Entries that get freed places, in order of arrival; a large group that does not fit does not block a couple behind
 * it.
 */
export function nextOffers<W extends Waiter>(waiting: readonly W[], placesLeft: number): W[] {
  let left = placesLeft
  return waiting.filter(({ people }) => {
    if (people > left) return false
    left -= people
    return true
  })
}
