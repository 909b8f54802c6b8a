import type { Location } from './location.ts'

/** True = the coordinates are of a street or house, so that “from you” holds. A town has its centre. */
export const isPointKnown = ({ precision, street }: Pick<Location, 'precision' | 'street'>): boolean =>
  (precision ?? (street === null ? 'place' : 'street')) !== 'place'
