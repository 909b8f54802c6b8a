import { type Coordinates, distanceMetres } from '../geo/distance.ts'

/**
 * Maximum calendar days of CDEK's ordinary parcel by distance. The carrier states 1 to 3 working days within a region
 * and 2 to 7 between regions (https://www.cdek.ru, terms of parcels from office to office), more beyond the Baikal;
 * these are rounded up with days off between them. The bound is high on purpose: a list hides some products rather than
 * promising a late delivery. Routes observed to take longer are learned separately. Distances are between the centres
 * of towns, so bands end earlier by that inaccuracy.
 */
const BANDS: readonly (readonly [km: number, days: number])[] = [
  [600, 4],
  [1_300, 7],
  [2_000, 8],
  [2_700, 9],
  [3_400, 10],
  [4_100, 11],
  [4_800, 14],
  [5_500, 15],
  [6_200, 16],
  [6_900, 17],
  [7_600, 18],
]
const FARTHEST_DAYS = 21

/** Maximum calendar days of the carrier between two places; used by lists and cards. */
export function carrierDaysBound(from: Coordinates, to: Coordinates): number {
  const km = distanceMetres(from, to) / 1_000
  return BANDS.find(([most]) => km <= most)?.[1] ?? FARTHEST_DAYS
}
