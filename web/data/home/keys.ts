import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'

/** What the cache of the page knows of the home page. */
export const homeKeys = { feed: (location: Location) => ['home', encodeLocation(location)] as const }
