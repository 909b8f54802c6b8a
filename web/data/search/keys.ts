import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'

/** What the cache of the page knows of the search box. */
export const searchKeys = {
  suggestions: (text: string, near: Location) => ['suggestions', text, encodeLocation(near)] as const,
}
