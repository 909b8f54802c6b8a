import { type Coordinates, distanceMetres } from '../geo/distance.ts'

/**
 * The most calendar days of CDEK's ordinary parcel, by distance. The carrier says 1 to 3 working days within a region
 * and 2 to 7 between regions (https://www.cdek.ru, terms of parcels from office to office), more beyond the Baikal;
 * these are rounded up with days off between them. A list shows fewer goods rather than late ones, and a way that was
 * seen to take longer is learned apart. Distances are of the middles of towns, so a band ends earlier by as much as
 * these may be off.
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

/** How long the carrier takes between two places at most, calendar days: what lists and cards count with. */
export function carrierDaysBound(from: Coordinates, to: Coordinates): number {
  const km = distanceMetres(from, to) / 1_000
  return BANDS.find(([most]) => km <= most)?.[1] ?? FARTHEST_DAYS
}
