import type { Location } from '@okolitsa/domain/geo/location.ts'
import { coordinatesText } from '@okolitsa/domain/geo/parse-coordinates.ts'
import type { GroundRow } from './piece-form.ts'

/** Fields of a ground at a suggested address: a settlement without a street keeps the typed words as its address. */
export function groundAt(
  place: Location,
  typed: string,
): Pick<GroundRow, 'address' | 'city' | 'coords' | 'regionCode'> {
  const inPlace = [place.street, place.house].filter((part) => part !== null && part !== '').join(', ')
  return {
    address: inPlace || typed,
    city: place.settlement ?? place.city ?? '',
    coords: coordinatesText(place.coords),
    regionCode: place.regionCode as GroundRow['regionCode'],
  }
}
