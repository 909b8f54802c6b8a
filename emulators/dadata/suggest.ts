import type { DadataEmulatorPlace } from './place.ts'

export interface Point {
  latitude: number
  longitude: number
}

/** A suggestion in wire format: every value of `data` is a string or null. */
export interface WireSuggestion {
  value: string
  unrestricted_value: string
  data: Record<string, string | null>
}

/** Search radius of addresses around a point, wide enough for tests, metres. */
const TOWN_RADIUS_METRES = 20_000
const METRES_PER_DEGREE = 111_195
/** Maximum distance of a street from the centre, degrees (about 500 m). */
const STREET_SPREAD_DEGREES = 0.005

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('\u0451', '\u0435')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Places with a word that starts with the query. */
export function placesFor(places: readonly DadataEmulatorPlace[], query: string): DadataEmulatorPlace[] {
  const asked = fold(query)
  return asked === '' ? [] : places.filter((place) => ` ${fold(place.name)}`.includes(` ${asked}`))
}

/**
 * Addresses for «place, street, house» and «place street house»; without a known place the first place is used for
 * streets.
 */
export function addressesFor(places: readonly DadataEmulatorPlace[], query: string): WireSuggestion[] {
  const onlyPlaces = placesFor(places, query)
  if (onlyPlaces.length > 0) return onlyPlaces.map((place) => toSuggestion(place))
  const named = places.find((place) => ` ${fold(query)} `.includes(` ${fold(place.name)} `))
  const place = named ?? places[0]
  if (place === undefined) return []
  const rest = named === undefined ? query : withoutName(query, named.name)
  const { street, house } = splitStreet(rest)
  // words without a house or a place match no address
  if (street === null || (named === undefined && house === null)) return named ? [toSuggestion(named)] : []
  return [toSuggestion(place, street, house)]
}

export function nearestPlaces(places: readonly DadataEmulatorPlace[], point: Point): DadataEmulatorPlace[] {
  return places
    .map((place) => ({ place, metres: flatMetres(place, point) }))
    .filter(({ metres }) => metres <= TOWN_RADIUS_METRES)
    .sort((a, b) => a.metres - b.metres)
    .map(({ place }) => place)
}

/** Builds the wire format; ids are invented but stable. */
export function toSuggestion(
  place: DadataEmulatorPlace,
  street: string | null = null,
  house: string | null = null,
): WireSuggestion {
  const isRegion = place.name === place.region
  const placeWithType = `${place.type} ${place.name}`
  const value = [isRegion ? null : place.regionWithType, placeWithType, street, house].filter(Boolean).join(', ')
  const shift = street === null ? 0 : ((hash(street) % 200) / 100 - 1) * STREET_SPREAD_DEGREES
  const isCity = place.kind === 'city'
  return {
    value,
    unrestricted_value: `${place.postalCode}, ${value}`,
    data: {
      postal_code: place.postalCode,
      country_iso_code: 'RU',
      region_kladr_id: `${place.regionCode}00000000000`,
      region_iso_code: place.regionIso,
      region_with_type: place.regionWithType,
      region: place.region,
      city: isCity ? place.name : null,
      city_with_type: isCity ? placeWithType : null,
      settlement: isCity ? null : place.name,
      settlement_with_type: isCity ? null : placeWithType,
      street,
      street_with_type: street && withType(street),
      house,
      block_type: null,
      block: null,
      fias_level: house !== null ? '8' : street !== null ? '7' : isCity ? '4' : '6',
      geo_lat: String(place.latitude + shift),
      geo_lon: String(place.longitude - shift),
      qc_geo: house !== null ? '0' : street !== null ? '2' : isCity ? '4' : '3',
    },
  }
}

/** Adds the type «street» to a street named by an adjective alone. */
const withType = (street: string) => (/^\S+\u0430\u044f$/i.test(street) ? `\u0443\u043b ${street}` : street)

/** Removes the place's name from the query, whatever separates its words. */
function withoutName(query: string, name: string): string {
  const words = fold(name)
    .split(' ')
    .map((word) => word.replaceAll('\u0435', '[\u0435\u0451]'))
  return query.replace(new RegExp(`(?<!\\p{L})${words.join('[^\\p{L}]+')}(?!\\p{L})`, 'iu'), '')
}

function splitStreet(text: string): { street: string | null; house: string | null } {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const last = words.at(-1)
  const house = last !== undefined && words.length > 1 && /^\d/.test(last) ? last : null
  const street = (house === null ? words : words.slice(0, -1)).join(' ')
  return { street: street === '' ? null : street, house }
}

function flatMetres(a: Point, b: Point): number {
  const north = (a.latitude - b.latitude) * METRES_PER_DEGREE
  const east = (a.longitude - b.longitude) * METRES_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

function hash(text: string): number {
  let value = 0
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return value
}
