/** Addresses of tours. */

export const toursPath = (): string => '/tours'

/** @param dateId the date that is chosen there */
export const tourPath = (id: number, dateId?: number): string =>
  dateId ? `/tours/${id}?date=${dateId}` : `/tours/${id}`

/** How many of each price, by its id. */
export type Party = Readonly<Record<number, number>>

/** The booking of a date by so many; what is chosen stands in the address. */
export function bookPath(tourId: number, dateId: number, party: Party): string {
  const who = Object.entries(party)
    .filter(([, count]) => count > 0)
    .map(([priceId, count]) => `${priceId}x${count}`)
    .join(',')
  return `${tourPath(tourId)}/booking?${new URLSearchParams({ date: String(dateId), who })}`
}

const MAX_PEOPLE = 30

/** Reads `who` of such an address; nonsense is nobody. */
export function partyOf(who: string | null): Party {
  const pairs = (who ?? '').split(',').flatMap((part) => {
    const [, priceId, count] = /^(\d{1,9})x(\d{1,2})$/.exec(part) ?? []
    return priceId && Number(count) > 0 && Number(count) <= MAX_PEOPLE ? [[Number(priceId), Number(count)]] : []
  })
  return Object.fromEntries(pairs) as Party
}

/** As the calls take it. */
export const peopleOf = (party: Party) =>
  Object.entries(party)
    .filter(([, count]) => count > 0)
    .map(([priceId, count]) => ({ priceId: Number(priceId), count }))
