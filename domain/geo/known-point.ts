import type { Location } from './location.ts'

/**
 * True = the coordinates are those of a street or house, so that distances “from you” are exact. A town has only its
 * centre.
 */
export const isPointKnown = ({ precision, street }: Pick<Location, 'precision' | 'street'>): boolean =>
  (precision ?? (street === null ? 'place' : 'street')) !== 'place'
