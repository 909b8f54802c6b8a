import { isSameSettlement, type Location } from './location.ts'
import { isSamePlaceName } from './place-name.ts'

/** Whether two locations are the same house, however its name was typed. */
export const isSameHouse = (a: Location, b: Location): boolean =>
  isSameSettlement(a, b) &&
  isSamePlaceName(a.street ?? '', b.street ?? '') &&
  isSamePlaceName(a.house ?? '', b.house ?? '')
