import { type Location, placeNameOf } from '@okolitsa/domain/geo/location.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'

const nameOf = (location: Location) => placeNameOf(location) ?? location.region

/** What the list of restaurants says of its place: over it, and where no restaurant delivers. */
export const dinnersHereTexts = {
  lead: (location: Location) => text.lead(nameOf(location)),
  nothing: (location: Location) => text.farText(nameOf(location)),
}
