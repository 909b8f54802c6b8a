import type { Language } from '../language/language.ts'
import type { Coordinates } from './distance.ts'
import { isPointKnown } from './known-point.ts'
import { encodeLocation, type Location, withoutDoor } from './location.ts'

/** The cookie that says which pages a guest is shown: in which language and for which place. The server sets it. */
export const PAGE_KEY_COOKIE = 'page-key'

/** Sides of the cells in whose middles pages are rendered, degrees from coarse to fine: 5 km, 1 km, 200 m, 50 m. */
const CELLS = [0.05, 0.01, 0.002, 0.0005]
/** Digits that tell the middle of the finest cell. */
const DIGITS = 5

/**
 * Places that pages for a location may be rendered for, from the most shared to the closest: its town, then middles of
 * smaller and smaller cells round it. Whoever gave no address shops from the town itself.
 * @param centre of the location's town; null = not known
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
  /** Encoded. */
  readonly place: string
}

export const encodePageKey = (language: Language, place: Location): string => `${language}.${encodeLocation(place)}`

/** Reads a `page-key` cookie; null = it is malformed. */
export function decodePageKey(cookie: string): PageKey | null {
  const [language, place, ...rest] = cookie.split('.')
  return language && place && rest.length === 0 ? { language, place } : null
}
