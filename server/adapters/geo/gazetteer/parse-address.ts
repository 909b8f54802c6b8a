import { foldPlaceName } from '@okolitsa/domain/geo/place-name.ts'
import {
  COUNTRY_WORDS,
  FLAT_WORDS,
  HOUSE_AT_END,
  PLACE_KIND_WORDS,
  REGION_KIND_WORDS,
  STREET_KIND_WORDS,
} from '@okolitsa/strings/ru/places.ts'

/** One interpretation of a typed address. Names are as typed and not looked up yet. */
export interface AddressReading {
  /** Words of the place's name; null when the text names none. */
  place: string | null
  /** Name of the place that precedes and contains it: «Moscow, Zelenograd». */
  within: string | null
  /** Words of the region, when they are separate from the place. */
  region: string | null
  street: string | null
  house: string | null
  postalCode: string | null
}

/**
 * Interpretations of «place, street, house» by likelihood: parts are separated by commas where there are any, otherwise
 * the longest prefix that `isPlace` accepts is the place. A street without a place is an interpretation, too.
 */
export function parseAddress(
  text: string,
  isPlace: (name: string) => boolean,
  isWithin: (inner: string, outer: string) => boolean = () => false,
): AddressReading[] {
  const parts = partsOf(text)
  const postalCode = parts.find((part) => /^\d{6}$/.test(part)) ?? null
  const named = parts.filter((part) => part !== postalCode && !COUNTRY_WORDS.has(foldPlaceName(part)) && !isFlat(part))
  const region = named.length > 1 ? (named.find(isRegion) ?? null) : null
  const rest = named.filter((part) => part !== region)
  const reading = (place: string | null, others: readonly string[], within: string | null = null): AddressReading => ({
    place,
    within,
    region,
    ...streetAndHouse(others),
    postalCode,
  })

  const placeIndex = rest.findIndex((part) => !isStreet(part) && isPlace(part))
  if (placeIndex >= 0) {
    const outer = rest[placeIndex] ?? ''
    const inner = rest.find(
      (part, index) => index > placeIndex && !isStreet(part) && isPlace(part) && isWithin(part, outer),
    )
    if (inner !== undefined) {
      const others = rest.filter((part) => part !== inner && part !== outer)
      // a bare name and a number may be a street, too, unless a street follows
      if (hasKind(inner) || streetAndHouse(others).street !== null) return [reading(inner, others, outer)]
    }
    const asPlace = reading(rest[placeIndex] ?? null, rest.toSpliced(placeIndex, 1))
    // a bare name and a number are more likely a street nearby than a village of that name
    if (asPlace.street === null && asPlace.house !== null && !hasKind(rest[placeIndex])) {
      return [reading(null, rest), asPlace]
    }
    return [asPlace]
  }
  const [first, ...others] = rest
  if (first === undefined) return []
  const beginning = placeAtBeginning(first, isPlace)
  const withoutPlace = reading(null, rest)
  if (beginning !== null) {
    const asPlace = reading(beginning.place, [beginning.rest, ...others])
    // «Tula, Lenin street» without the comma, or a street whose name starts like a town's
    return isStreet(first) ? [asPlace, withoutPlace] : [asPlace]
  }
  // the first part may be a place with a typo
  if (others.length > 0 && !isStreet(first)) {
    const misspelt = reading(first, others)
    return misspelt.street === null ? [withoutPlace, misspelt] : [misspelt, withoutPlace]
  }
  return [withoutPlace]
}

export const partsOf = (text: string): string[] =>
  text
    .split(/[,;\n]+/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '')

/** «Velikiy Novgorod Ilyina 5» → the town and «Ilyina 5»; a house alone may follow only after «village of». */
function placeAtBeginning(part: string, isPlace: (name: string) => boolean): { place: string; rest: string } | null {
  const words = part.split(' ')
  for (let length = words.length - 1; length > 0; length -= 1) {
    const place = words.slice(0, length).join(' ')
    const rest = words.slice(length).join(' ')
    const { street } = streetAndHouse([rest])
    // «prospect 10» alone is no street: its name precedes it, and is not a place
    const isNamed = street !== null && plainWords(street).some((word) => !STREET_KIND_WORDS.has(word))
    if (isPlace(place) && !isStreet(place) && (isNamed || (street === null && hasKind(place)))) return { place, rest }
  }
  return null
}

function streetAndHouse(parts: readonly string[]): { street: string | null; house: string | null } {
  let street: string | null = null
  let house: string | null = null
  for (const part of parts) {
    const match = HOUSE_AT_END.exec(part)
    const before = match === null ? part : part.slice(0, match.index).trim()
    if (house === null && match !== null) house = match[1]?.trim() ?? null
    if (street === null && before !== '') street = before
  }
  return { street, house }
}

/** Words without the full stops of abbreviations. */
const plainWords = (part: string) =>
  part
    .toLowerCase()
    .split(/[\s.]+/)
    .filter((word) => word !== '')

const isStreet = (part: string) => plainWords(part).some((word) => STREET_KIND_WORDS.has(word))
const isFlat = (part: string) => FLAT_WORDS.has(plainWords(part)[0] ?? '')
const hasKind = (part: string | undefined) => PLACE_KIND_WORDS.has(plainWords(part ?? '')[0] ?? '')

function isRegion(part: string): boolean {
  const words = plainWords(part)
  return words.length > 1 && !PLACE_KIND_WORDS.has(words[0] ?? '') && words.some((word) => REGION_KIND_WORDS.has(word))
}
