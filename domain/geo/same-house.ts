import { isSameSettlement, type Location } from './location.ts'
import { isSamePlaceName } from './place-name.ts'

/** True = the same house, ignoring differences of spelling. */
export const isSameHouse = (a: Location, b: Location): boolean =>
  isSameSettlement(a, b) &&
  isSamePlaceName(a.street ?? '', b.street ?? '') &&
  isSamePlaceName(a.house ?? '', b.house ?? '')
