/** Colours of the pages of a festival, of the themes of sites. */
export const FESTIVAL_LOOKS = ['pumpkin', 'honey', 'berry', 'sage', 'plum'] as const
export type FestivalLook = (typeof FESTIVAL_LOOKS)[number]
