import type { Location } from '@okolitsa/domain/geo/location.ts'
import { regionInWords } from '@okolitsa/strings/ru/location.ts'

export function placeLines({ street, house, city, settlement, region }: Location): { main: string; note: string } {
  const town = settlement ?? city ?? region
  if (street) return { main: house ? `${street}, ${house}` : street, note: town }
  // villages have houses without streets
  const main = house ? `${town}, ${house}` : town
  // a city that is its own region has no second line
  return { main, note: region.endsWith(town) ? '' : regionInWords(region) }
}

export function placeLine(location: Location): string {
  const { main, note } = placeLines(location)
  return location.street ? `${note}, ${main}` : main
}
