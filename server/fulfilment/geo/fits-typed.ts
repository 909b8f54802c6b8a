import type { Location } from '@okolitsa/domain/geo/location.ts'
import { foldPlaceName } from '@okolitsa/domain/geo/place-name.ts'
import { isWithinOneEdit } from '@okolitsa/domain/text/within-one-edit.ts'
import { asIfTypedInRussian } from '@okolitsa/strings/ru/keyboard-layout.ts'
import { PLACE_KIND_WORDS, PLACE_NICKNAMES, REGION_KIND_WORDS } from '@okolitsa/strings/ru/places.ts'

/** Minimum letters for a correction: with one edit a name of three letters matches a dozen places. */
const LETTERS_FOR_ONE_EDIT = 4

const splitWords = (text: string): string[] => foldPlaceName(text).split(' ').filter(Boolean)

/**
 * True = the place matches the typed text: its name begins with it, differs by one letter, or is complete and followed
 * by its region. Any other result is a guess and must be confirmed.
 */
export function fitsTyped(typed: string, { city, settlement, region }: NamedPlace): boolean {
  const names = [settlement, city].flatMap((name) => (name ? [splitWords(name)] : []))
  const regionWords = splitWords(region)
  return readingsOf(typed).some((words) =>
    names.some((name) => isBeginning(words, name) || isInRegion(words, name, regionWords) || isTypo(words, name)),
  )
}
type NamedPlace = Pick<Location, 'city' | 'settlement' | 'region'>

/** True = no found place matches. A village named exactly as typed matches. */
export const arePlacesGuessed = (typed: string, found: readonly NamedPlace[]): boolean =>
  found.length > 0 && !found.some((place) => typed.split(',').some((part) => fitsTyped(part, place)))

/**
 * True = no found address matches, because the part before the first comma names another place. A text without a comma
 * is a street of the visitor's own place.
 */
export function areAddressesGuessed(typed: string, found: readonly (NamedPlace & Pick<Location, 'street'>)[]): boolean {
  const parts = typed.split(',').filter((part) => part.trim() !== '')
  const [head, ...rest] = parts
  if (head === undefined || rest.length === 0 || found.length === 0) return false
  return !found.some(
    (place) =>
      parts.some((part) => fitsTyped(part, place)) ||
      (place.street !== null && splitWords(head).some((word) => splitWords(place.street ?? '').includes(word))),
  )
}

/** Readings of a text: as typed, without “town of”, with nicknames expanded, or typed in a Latin layout. */
function readingsOf(typed: string): string[][] {
  const texts =
    /[a-z]/i.test(typed) && !/\p{Script=Cyrillic}/u.test(typed) ? [typed, asIfTypedInRussian(typed)] : [typed]
  return texts.map(splitWords).flatMap((words) => {
    const [first = '', ...rest] = words
    const named = rest.length > 0 && PLACE_KIND_WORDS.has(first) ? rest : words
    const full = PLACE_NICKNAMES[named.join(' ')]
    return named.length === 0 ? [] : full ? [named, splitWords(full)] : [named]
  })
}

const isBeginning = (words: readonly string[], name: readonly string[]): boolean =>
  ` ${name.join(' ')}`.includes(` ${words.join(' ')}`) || name.join('').startsWith(words.join(''))

const isInRegion = (words: readonly string[], name: readonly string[], region: readonly string[]): boolean =>
  words.length > name.length &&
  name.every((word, index) => word === words[index]) &&
  words
    .slice(name.length)
    .filter((word) => !REGION_KIND_WORDS.has(word))
    .every((word) => region.some((one) => one.startsWith(word)))

const isTypo = (words: readonly string[], name: readonly string[]): boolean => {
  const [typed, whole] = [words.join(''), name.join('')]
  if (typed.length < LETTERS_FOR_ONE_EDIT) return false
  // an incomplete name is compared up to the typed length
  return [typed.length - 1, typed.length, typed.length + 1].some((length) =>
    isWithinOneEdit(typed, whole.slice(0, length)),
  )
}
