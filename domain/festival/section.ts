/** Sections of goods at the festival, by their words in URLs (spec 2.2): these nine and no others. */
export const FESTIVAL_SECTIONS = [
  'bread',
  'milk',
  'meat',
  'fish',
  'sweets',
  'vegetables',
  'cheese',
  'grocery',
  'snacks',
] as const
export type FestivalSection = (typeof FESTIVAL_SECTIONS)[number]

export const isFestivalSection = (word: string): word is FestivalSection =>
  FESTIVAL_SECTIONS.some((section) => section === word)
