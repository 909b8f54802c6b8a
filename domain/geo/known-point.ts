import type { Location } from './location.ts'

/** Whether the coordinates are somebody's street or house, so that «from you» is true; a town's are its middle. */
export const isPointKnown = ({ precision, street }: Pick<Location, 'precision' | 'street'>): boolean =>
  (precision ?? (street === null ? 'place' : 'street')) !== 'place'
