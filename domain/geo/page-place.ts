import type { Language } from '../language/language.ts'
import type { Coordinates } from './distance.ts'
import { isPointKnown } from './known-point.ts'
import { encodeLocation, type Location, withoutDoor } from './location.ts'

/** Cookie with the language and the place of a guest's pages, set by the server. */
export const PAGE_KEY_COOKIE = 'page-key'

/**
 * Cell sizes of page places, degrees, from coarse to fine: 5 km, 1 km, 200 m, 50 m. Pages are rendered for the cell's
 * centre.
 */
const CELLS = [0.05, 0.01, 0.002, 0.0005]
/** Decimals of the centre of the finest cell. */
const DIGITS = 5

/**
 * Places for which pages of a location may be rendered, from the most shared to the closest: its town, then the centres
 * of ever smaller cells. A location without an address has only the town. @param centre centre of the location's town;
 * null = unknown
 */
export function pagePlaces(location: Location, centre: Coordinates | null): Location[] {
  const town = withoutDoor(location)
  if (!isPointKnown(location) && location.house === null) return [town]
  const points = CELLS.map((side) => middleOf(location.coords, side))
  return [...(centre ? [centre] : []), ...points].map(({ latitude, longitude }) => ({
    ...town,
    coords: { latitude, longitude },
  }))
}

function middleOf({ latitude, longitude }: Coordinates, side: number): Coordinates {
  const rounded = (degrees: number) => Number((Math.round(degrees / side) * side).toFixed(DIGITS))
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

export interface PageKey {
  readonly language: string
  /** Encoded location of the place. */
  readonly place: string
}

export const encodePageKey = (language: Language, place: Location): string => `${language}.${encodeLocation(place)}`

/** Reads a `page-key` cookie; null = malformed. */
export function decodePageKey(cookie: string): PageKey | null {
  const [language, place, ...rest] = cookie.split('.')
  return language && place && rest.length === 0 ? { language, place } : null
}
