import { Refusal } from '../refusal/refusal.ts'
import { areCoordinates, type Coordinates } from './distance.ts'
import { isSamePlaceName } from './place-name.ts'
import { isRegionCode } from './region-code.ts'

/** Precision of an address's coordinates, best first. */
export const ADDRESS_PRECISIONS = ['house', 'street', 'place'] as const
export type AddressPrecision = (typeof ADDRESS_PRECISIONS)[number]

/**
 * A visitor's place or a delivery address. A town fills `city`, a village `settlement`, a village inside a town both;
 * at least one is set.
 */
export interface Location {
  /** The place in one line for display. */
  title: string
  city: string | null
  settlement: string | null
  /** Name of the region with its type in full. */
  region: string
  /** Region code of two characters, see regions.ts. */
  regionCode: string
  street: string | null
  house: string | null
  postalCode: string | null
  coords: Coordinates
  /** Precision of the coordinates; absent = unknown, see `doubtOf` (domain/geo/doubt.ts). */
  precision?: AddressPrecision | undefined
}

/** Refusal of a malformed `location` query parameter (400). */
export class LocationParsingError extends Refusal<'LOCATION_PARSING_ERROR'> {
  constructor(facts: { reason: 'not-base64url' | 'not-json' | 'wrong-field'; field?: string }) {
    super('LOCATION_PARSING_ERROR', facts)
    this.name = 'LocationParsingError'
  }
}

/** Maximum length of the parameter, characters; a full address takes about 700. */
const LONGEST_ENCODED_LOCATION = 4_000
/** Maximum length of one field, characters. */
const LONGEST_LOCATION_FIELD = 300

/** The name used for checking availability: the town, otherwise the village. */
export function placeNameOf(location: Pick<Location, 'city' | 'settlement'>): string | null {
  return location.city ?? location.settlement
}

/** The title of a location: settlement, town, region, street, house. */
export function titleOf({
  city,
  settlement,
  region,
  street,
  house,
}: Pick<Location, 'city' | 'settlement' | 'region' | 'street' | 'house'>): string {
  // a city that is also a region is named once
  const parts = [...new Set([settlement, city, region]), street, house]
  return parts.filter((part) => part !== null && part.trim() !== '').join(', ')
}

/** True = the same settlement: the same region and the same names. */
export function isSameSettlement(
  a: Pick<Location, 'city' | 'settlement' | 'regionCode'>,
  b: Pick<Location, 'city' | 'settlement' | 'regionCode'>,
): boolean {
  const isSame = (one: string | null, other: string | null) => isSamePlaceName(one ?? '', other ?? '')
  return a.regionCode === b.regionCode && isSame(a.city, b.city) && isSame(a.settlement, b.settlement)
}

/**
 * Changes some fields of a location. Without a new title the title is rebuilt. Without new coordinates the old ones
 * stay, and their precision decreases when the house or street changes. `missing` = the required field that the change
 * lacks.
 */
export function changeLocation(known: Location, change: Partial<Location>): Location | { missing: 'city' | 'coords' } {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const changed = bareLocation({ ...known, ...given })
  if (placeNameOf(changed) === null) return { missing: 'city' }
  if (!change.title) changed.title = titleOf(changed)
  if (change.coords !== undefined) return bareLocation({ ...changed, precision: change.precision })
  if (!isSameSettlement(known, changed)) return { missing: 'coords' }
  if (change.precision !== undefined || known.precision === 'place') return changed
  if (known.street !== changed.street) return { ...changed, precision: 'place' }
  return known.house === changed.house ? changed : { ...changed, precision: 'street' }
}

/** True = the address is complete enough for delivery; villages have houses without streets. */
export const hasDoor = ({ street, house, settlement }: Pick<Location, 'street' | 'house' | 'settlement'>): boolean =>
  Boolean(house?.trim() && (street?.trim() || settlement !== null))

/** Copies the fields of a location only, for example without the other fields of an order's address. */
export function bareLocation(location: Location): Location {
  const { title, city, settlement, region, regionCode, street, house, postalCode, coords, precision } = location
  const { latitude, longitude } = coords
  const bare = {
    title,
    city,
    settlement,
    region,
    regionCode,
    street,
    house,
    postalCode,
    coords: { latitude, longitude },
  }
  return precision === undefined ? bare : { ...bare, precision }
}

/** Removes the street and the house; the point and the settlement stay. */
export function withoutDoor(location: Location): Location {
  const { city, settlement, region } = location
  const title = titleOf({ city, settlement, region, street: null, house: null })
  return bareLocation({ ...location, title, street: null, house: null, postalCode: null })
}

/** The town of a location without its street, with coordinates rounded to about a kilometre: safe to show to others. */
export function townOf(location: Location): Location {
  const { city, settlement, region, regionCode, coords } = location
  const coarse = (degrees: number) => Math.round(degrees * 100) / 100
  return {
    title: city ?? settlement ?? region,
    city,
    settlement,
    region,
    regionCode,
    street: null,
    house: null,
    postalCode: null,
    coords: { latitude: coarse(coords.latitude), longitude: coarse(coords.longitude) },
    precision: 'place',
  }
}

/** Base64url of the location's JSON, for the `location` query parameter and the cookie. */
export function encodeLocation(location: Location): string {
  const json = JSON.stringify(bareLocation(location))
  return toBase64Url(new TextEncoder().encode(json))
}

/**
 * Parses a `location` parameter; unknown fields are dropped. @throws {LocationParsingError} unless it is base64url of
 * JSON with city or settlement, region, a known region code and coordinates in range.
 */
export function decodeLocation(encoded: string): Location {
  const fields = parseJsonObject(encoded)
  const city = optionalText(fields, 'city')
  const settlement = optionalText(fields, 'settlement')
  if (city === null && settlement === null) throw wrongField('city')
  const region = optionalText(fields, 'region')
  if (region === null) throw wrongField('region')
  const regionCode = fields.regionCode
  if (!isRegionCode(regionCode)) throw wrongField('regionCode')
  const coords = fields.coords
  if (!areCoordinates(coords)) throw wrongField('coords')
  const precision = ADDRESS_PRECISIONS.find((one) => one === fields.precision)
  if (fields.precision !== undefined && precision === undefined) throw wrongField('precision')
  const street = optionalText(fields, 'street')
  const house = optionalText(fields, 'house')
  return bareLocation({
    title: optionalText(fields, 'title') ?? titleOf({ city, settlement, region, street, house }),
    city,
    settlement,
    region,
    regionCode,
    street,
    house,
    postalCode: optionalText(fields, 'postalCode'),
    coords,
    precision,
  })
}

const wrongField = (field: string) => new LocationParsingError({ reason: 'wrong-field', field })

function parseJsonObject(encoded: string): Record<string, unknown> {
  if (encoded.length > LONGEST_ENCODED_LOCATION) throw new LocationParsingError({ reason: 'not-base64url' })
  const bytes = fromBase64Url(encoded)
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new LocationParsingError({ reason: 'not-json' })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new LocationParsingError({ reason: 'not-json' })
  }
  return value as Record<string, unknown>
}

/** Trimmed text; null for an absent, null or blank field. */
function optionalText(fields: Record<string, unknown>, field: string): string | null {
  const value = fields[field]
  if (value === undefined || value === null) return null
  if (typeof value !== 'string' || value.length > LONGEST_LOCATION_FIELD) throw wrongField(field)
  return value.trim() === '' ? null : value.trim()
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array {
  // padding is accepted because other software adds it
  if (!/^[A-Za-z0-9_-]+={0,2}$/.test(text)) throw new LocationParsingError({ reason: 'not-base64url' })
  try {
    const binary = atob(text.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    throw new LocationParsingError({ reason: 'not-base64url' })
  }
}
