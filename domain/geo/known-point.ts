import type { Location } from './location.ts'

/**
 * Returns true when the coordinates are those of a street or house, so that “from you” is true. A town's coordinates
 * are its centre.
 */
export const isPointKnown = ({ precision, street }: Pick<Location, 'precision' | 'street'>): boolean =>
  (precision ?? (street === null ? 'place' : 'street')) !== 'place'
