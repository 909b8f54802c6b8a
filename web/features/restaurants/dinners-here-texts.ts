import { type Location, placeNameOf } from '@okolitsa/domain/geo/location.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'

const nameOf = (location: Location) => placeNameOf(location) ?? location.region

/** Texts of the list of restaurants about the place: the heading, and the message when no restaurant delivers. */
export const dinnersHereTexts = {
  lead: (location: Location) => text.lead(nameOf(location)),
  nothing: (location: Location) => text.farText(nameOf(location)),
}
