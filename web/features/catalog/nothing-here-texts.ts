import { type Location, placeNameOf } from '@okolitsa/domain/geo/location.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'

const { hereText, farmersHereText, ownHereText } = catalog.empty
const nameOf = (location: Location) => placeNameOf(location) ?? location.region

/** Texts of a list without items for the place: of products, of farms, and on a seller's own site. */
export const nothingHereTexts = {
  goods: (location: Location) => hereText(nameOf(location)),
  farmers: (location: Location) => farmersHereText(nameOf(location)),
  ownShop: (location: Location) => ownHereText(nameOf(location)),
}
