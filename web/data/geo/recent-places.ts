import { decodeLocation, encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'

const STORAGE_KEY = 'okolitsa-places'
const MAX_PLACES = 4

function readEncoded(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(known) ? known.filter((item): item is string => typeof item === 'string') : []
  } catch {
    // storage is forbidden or its content invalid: recent places are optional
    return []
  }
}

/** Places chosen in this browser, latest first. */
export function recentPlaces(): Location[] {
  return readEncoded().flatMap((encoded) => {
    try {
      return [decodeLocation(encoded)]
    } catch {
      // the entry was written by an older release
      return []
    }
  })
}

/** Puts a place first in the recent places. */
export function rememberPlace(place: Location): void {
  const encoded = encodeLocation(place)
  const others = readEncoded().filter((known) => known !== encoded)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([encoded, ...others].slice(0, MAX_PLACES)))
  } catch {
    // storage is forbidden: recent places are optional
  }
}
