export const toursPath = (): string => '/tours'

/** Path of a tour. @param dateId the chosen date */
export const tourPath = (id: number, dateId?: number): string =>
  dateId ? `/tours/${id}?date=${dateId}` : `/tours/${id}`

/** Number of participants by price id. */
export type Party = Readonly<Record<number, number>>

/** URL of a booking form, which contains the choice. */
export function bookPath(tourId: number, dateId: number, party: Party): string {
  const who = Object.entries(party)
    .filter(([, count]) => count > 0)
    .map(([priceId, count]) => `${priceId}x${count}`)
    .join(',')
  return `${tourPath(tourId)}/booking?${new URLSearchParams({ date: String(dateId), who })}`
}

const MAX_PEOPLE = 30

/** Parses `who` of such a URL; an invalid value is an empty party. */
export function partyOf(who: string | null): Party {
  const pairs = (who ?? '').split(',').flatMap((part) => {
    const [, priceId, count] = /^(\d{1,9})x(\d{1,2})$/.exec(part) ?? []
    return priceId && Number(count) > 0 && Number(count) <= MAX_PEOPLE ? [[Number(priceId), Number(count)]] : []
  })
  return Object.fromEntries(pairs) as Party
}

export const peopleOf = (party: Party) =>
  Object.entries(party)
    .filter(([, count]) => count > 0)
    .map(([priceId, count]) => ({ priceId: Number(priceId), count }))
