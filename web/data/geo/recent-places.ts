import { decodeLocation, encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'

const STORAGE_KEY = 'okolitsa-places'
/** Places remembered in this browser. */
const MAX_PLACES = 4

function readEncoded(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(known) ? known.filter((item): item is string => typeof item === 'string') : []
  } catch {
    // no storage, or something foreign in it: recent places are a comfort
    return []
  }
}

/** Places chosen before in this browser, the latest first. */
export function recentPlaces(): Location[] {
  return readEncoded().flatMap((encoded) => {
    try {
      return [decodeLocation(encoded)]
    } catch {
      // written by an older version of the shop
      return []
    }
  })
}

/** Puts a place at the head of the recent ones. */
export function rememberPlace(place: Location): void {
  const encoded = encodeLocation(place)
  const others = readEncoded().filter((known) => known !== encoded)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([encoded, ...others].slice(0, MAX_PLACES)))
  } catch {
    // see above
  }
}
