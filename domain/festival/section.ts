/** Sections of goods at the festival by their URL names; the spec (2.2) defines exactly these nine. */
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
