export const FEATURED_PLACES = ['home', 'category', 'search', 'farmers'] as const
export type FeaturedPlace = (typeof FEATURED_PLACES)[number]
export const FEATURED_STATES = ['noErid', 'planned', 'shown', 'over'] as const
export const MAX_ADVERTISER = 200
export const MAX_ERID = 100

/** Where and when a product is advertised, or a farm at the top of the farms. */
export interface FeaturedTerms {
  readonly place: FeaturedPlace
  readonly categoryId: number | null
  /** The text of a search (`normalizePhrase`); null = another place. */
  readonly phrase: string | null
  readonly erid: string | null
  readonly startsAt: Date
  readonly endsAt: Date
  readonly stoppedAt: Date | null
}
type Asked = Pick<FeaturedTerms, 'place' | 'categoryId' | 'phrase'>

/** Typed texts that mean the same search. */
export const normalizePhrase = (typed: string): string =>
  typed.trim().replace(/\s+/gu, ' ').toLocaleLowerCase('ru').replaceAll('\u0451', '\u0435')

export function featuredState(terms: FeaturedTerms, now: Date): (typeof FEATURED_STATES)[number] {
  if (terms.stoppedAt !== null || terms.endsAt <= now) return 'over'
  // the law requires the token before an advertisement is shown
  if (terms.erid === null) return 'noErid'
  return terms.startsAt > now ? 'planned' : 'shown'
}

/** The advertisement in a place now, and the moment at which it or another one starts or ends; null = none. */
export function featuredAt<Terms extends FeaturedTerms>(
  all: readonly Terms[],
  { place, categoryId, phrase }: Asked,
  now: Date,
): { readonly shown: Terms | null; readonly changesAt: Date | null } {
  const here = all.filter((one) => one.place === place && one.categoryId === categoryId && one.phrase === phrase)
  const open = here.filter((one) => ['planned', 'shown'].includes(featuredState(one, now)))
  const [changesAt = null] = open
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((moment) => moment > now)
    .toSorted((a, b) => a.getTime() - b.getTime())
  return { shown: open.find((one) => featuredState(one, now) === 'shown') ?? null, changesAt }
}
