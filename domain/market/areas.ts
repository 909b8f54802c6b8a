/** Areas of business that a market switches on and off. */
export const AREAS = [
  'goods',
  'restaurants',
  'tours',
  'recipes',
  'festival',
  'membership',
  'sites',
  'widget',
  'chat',
] as const
export type Area = (typeof AREAS)[number]

export const isArea = (word: unknown): word is Area => AREAS.some((area) => area === word)

/** The areas of a list that contains some of them, in the order of `AREAS` and without repetitions. */
export const areasIn = (words: readonly unknown[]): Area[] => AREAS.filter((area) => words.includes(area))

/** Areas that other areas stand on: stands of a festival sell goods, a widget shows goods of a seller's site. */
const NEEDS: Readonly<Partial<Record<Area, readonly Area[]>>> = {
  festival: ['goods'],
  widget: ['goods', 'sites'],
}

/** Areas that do not trade: those switched off, and those that stand on them. */
export const closedWith = (switchedOff: readonly Area[]): Area[] =>
  AREAS.filter((area) => [area, ...(NEEDS[area] ?? [])].some((needed) => switchedOff.includes(needed)))

/** The area of a thing; of several areas one must be open. */
export type AreaOf = Area | readonly Area[]

const listed = (areas: AreaOf): readonly Area[] => (typeof areas === 'string' ? [areas] : areas)

/** True = the thing belongs to areas that are all closed. */
export const isInClosed = (areas: AreaOf | undefined, closed: readonly Area[]): boolean =>
  areas !== undefined && listed(areas).every((area) => closed.includes(area))

/** The area in which a seller of a type trades. */
export const AREA_OF_SELLER = { farmer: 'goods', restaurant: 'restaurants', tour_operator: 'tours' } as const

/** First segments of the marketplace's paths, by area. */
const AREAS_OF_PATHS: ReadonlyMap<string, AreaOf> = new Map<string, AreaOf>([
  ['category', 'goods'],
  ['catalog', 'goods'],
  ['products', 'goods'],
  ['farmers', 'goods'],
  ['map', 'goods'],
  ['restaurants', 'restaurants'],
  ['dishes', 'restaurants'],
  ['cart', ['goods', 'restaurants']],
  ['favorites', ['goods', 'restaurants']],
  ['search-result', 'goods'],
  ['tours', 'tours'],
  ['recipes', 'recipes'],
  ['festival', 'festival'],
  ['plans', 'membership'],
  ['constructor', 'sites'],
])

/** The area of a page of the marketplace by its path or URL; undefined = a page of no area. */
export function areaOfPath(href: string): AreaOf | undefined {
  const [, first = ''] = /^(?:https?:\/\/[^/]+)?\/([^/?#]*)/.exec(href) ?? []
  return AREAS_OF_PATHS.get(first)
}
