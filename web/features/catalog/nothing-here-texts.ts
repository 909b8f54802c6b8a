import { type Location, placeNameOf } from '@okolitsa/domain/geo/location.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'

const { hereText, farmersHereText, ownHereText } = catalog.empty
const nameOf = (location: Location) => placeNameOf(location) ?? location.region

/** What is said where nothing is brought to: of goods, of farms, and in a seller's own shop. */
export const nothingHereTexts = {
  goods: (location: Location) => hereText(nameOf(location)),
  farmers: (location: Location) => farmersHereText(nameOf(location)),
  ownShop: (location: Location) => ownHereText(nameOf(location)),
}
