import type { Location } from '@okolitsa/domain/geo/location.ts'
import { foldPlaceName } from '@okolitsa/domain/geo/place-name.ts'
import {
  DISTRICT_ENDING,
  DISTRICT_WORDS,
  freeSettlementTitle,
  REGION_KIND_WORDS,
  SETTLEMENT_KINDS,
} from '@okolitsa/strings/ru/places.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import type { NearPlace } from '../../../fulfilment/geo/ports.ts'
import { type Gazetteer, type GazetteerPlace, nameKey } from './gazetteer.ts'
import { nearestPlace } from './nearest-place.ts'
import { placesNamed } from './search-places.ts'

/**
 * Minimum number of equal first letters with which a district is considered named after its centre; for short names all
 * but two.
 */
const LETTERS_OF_CENTRE = 3

/** Cities that are regions, and the regions whose villages surround them. */
const REGION_AROUND: Readonly<Record<string, string>> = { '77': '50', '78': '47', '92': '91' }

/** A typed village that is missing in the gazetteer, and a known place near it. */
export interface FreeSettlement {
  readonly kind: string
  readonly name: string
  readonly anchor: GazetteerPlace
  /** True = the anchor or its district was named; otherwise only the region is known. */
  readonly isNear: boolean
  /** Remaining parts of the text: a street, a house. */
  readonly rest: readonly string[]
}

/**
 * Parses «village of X, town or district, region» when the gazetteer lacks the village: it is placed at the named town,
 * at the centre of the named district, or near the visitor. Null when no part says «village of».
 */
export function readFreeSettlement(
  gazetteer: Gazetteer,
  parts: readonly string[],
  near: NearPlace,
): FreeSettlement | null {
  const settlement = parts.map(asSettlement).find((one) => one !== null)
  if (!settlement) return null
  const others = parts.filter((part) => part !== settlement.part)
  const regionPart = others.find((part) => isOfKind(part, REGION_KIND_WORDS))
  const regionCode = regionPart === undefined ? null : regionNamed(gazetteer, regionPart)
  const around = regionCode ?? REGION_AROUND[near.regionCode] ?? near.regionCode
  const located = others
    .map((part) => ({ part, place: placeNamed(gazetteer, part, around, regionCode !== null) }))
    .find(({ place }) => place !== null)
  const rest = others.filter((part) => part !== regionPart && part !== located?.part)
  const { kind, name } = settlement
  if (located?.place) return { kind, name, anchor: located.place, isNear: true, rest }
  if (regionCode === null) {
    // the village exists in another place, or the anchor is a city without villages, so more of the address is needed
    if (near.regionCode in REGION_AROUND || placesNamed(gazetteer, name).length > 0) return null
    const anchor = nearestPlace(gazetteer, near.coords)
    return anchor && { kind, name, anchor, isNear: true, rest }
  }
  if (gazetteer.named.has(nameKey(regionCode, name))) return null
  const capital = gazetteer.places.find((place) => place.regionCode === regionCode && place.isCapital)
  return capital ? { kind, name, anchor: capital, isNear: false, rest } : null
}

/**
 * Converts a free settlement to a location with the coordinates of the nearby place, which `precision` states; a point
 * on the map replaces them.
 */
export function toFreeLocation({ kind, name, anchor, isNear }: FreeSettlement): Location {
  const region = REGION_TITLES[anchor.regionCode]
  return {
    title: freeSettlementTitle(`${kind} ${name}`, isNear ? anchor.name : null, region),
    city: null,
    settlement: name,
    region,
    regionCode: anchor.regionCode,
    street: null,
    house: null,
    postalCode: null,
    coords: { latitude: anchor.latitude, longitude: anchor.longitude },
    precision: 'place',
  }
}

/**
 * Parses «d. Gadyukino» to the full kind and the name; a number or two letters after a kind are a house, not a name.
 */
function asSettlement(part: string): { part: string; kind: string; name: string } | null {
  const match = /^(\p{L}[\p{L}-]*)\.?\s+(\p{L}.*)$/u.exec(part)
  const kind = SETTLEMENT_KINDS.get(match?.[1]?.toLowerCase() ?? '')
  const name = match?.[2]?.trim() ?? ''
  if (kind === undefined || name.length < 3 || name.split(' ').length > 4) return null
  return { part, kind, name: name.charAt(0).toUpperCase() + name.slice(1) }
}

const splitWords = (part: string) => foldPlaceName(part).split(' ')
const isOfKind = (part: string, kinds: ReadonlySet<string>) => splitWords(part).some((word) => kinds.has(word))

function regionNamed(gazetteer: Gazetteer, part: string): string | null {
  const words = splitWords(part).filter((word) => !REGION_KIND_WORDS.has(word))
  for (const [code, names] of gazetteer.regionWords) {
    if (words.length > 0 && words.every((word) => names.some((name) => name.startsWith(word)))) return code
  }
  return null
}

function placeNamed(
  gazetteer: Gazetteer,
  part: string,
  regionCode: string,
  isRegionNamed: boolean,
): GazetteerPlace | null {
  if (!isOfKind(part, DISTRICT_WORDS)) {
    const found = placesNamed(gazetteer, part)
    return found.find((place) => place.regionCode === regionCode) ?? (isRegionNamed ? null : found[0]) ?? null
  }
  const stem = splitWords(part)
    .filter((word) => !DISTRICT_WORDS.has(word))
    .join('')
    .replace(DISTRICT_ENDING, '')
  const enough = Math.max(LETTERS_OF_CENTRE, stem.length - 2)
  return (
    gazetteer.places.find((place) => place.regionCode === regionCode && place.compact.startsWith(stem)) ??
    gazetteer.places.find(
      (place) => place.regionCode === regionCode && place.compact.startsWith(stem.slice(0, enough)),
    ) ??
    null
  )
}
