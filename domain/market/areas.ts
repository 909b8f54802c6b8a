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
