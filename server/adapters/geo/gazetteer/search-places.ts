import { foldPlaceName } from '@okolitsa/domain/geo/place-name.ts'
import type { RegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import { asIfTypedInRussian } from '@okolitsa/strings/ru/keyboard-layout.ts'
import { PLACE_KIND_WORDS, PLACE_NICKNAMES, REGION_KIND_WORDS } from '@okolitsa/strings/ru/places.ts'
import { editDistances } from './edit-distance.ts'
import { type Gazetteer, type GazetteerPlace, letterMask } from './gazetteer.ts'

/** Minimum length of a corrected text; with one edit, three letters match a dozen places. */
const LETTERS_FOR_ONE_EDIT = 4
const LETTERS_FOR_TWO_EDITS = 8
/** Maximum corrections for a typo. */
const MAX_GUESSES = 3
/** Maximum length of a searched text: a longer one than the longest name, edits and a region matches no place. */
const LONGEST_SEARCH = 100

/**
 * Places matching the text: exact names first, then names with a word of this prefix, then, if there are none, names
 * within the edit distance; each group by population.
 */
export function searchPlaces(gazetteer: Gazetteer, text: string, limit: number): GazetteerPlace[] {
  if (limit < 1) return []
  const readings = readingsOf(cutText(text, LONGEST_SEARCH))
  for (const words of readings) {
    const found = searchExactly(gazetteer, words, limit)
    if (found.length > 0) return found
  }
  for (const words of readings) {
    const found = searchWithTypos(gazetteer, words.join(''), limit)
    if (found.length > 0) return found
  }
  return []
}

/** Places of exactly this name (hyphens and «io»/«ie» are ignored), by population. */
export function placesNamed(gazetteer: Gazetteer, text: string): GazetteerPlace[] {
  const words = withoutKind(foldPlaceName(text).split(' '))
  const compact = nicknamed(words).join('')
  return compact === '' ? [] : gazetteer.places.filter((place) => place.compact === compact)
}

/** Interpretations of the text: as typed, and as typed on a Latin keyboard. */
function readingsOf(text: string): string[][] {
  const typed = foldPlaceName(text)
  // Some Russian letters are punctuation on a Latin keyboard, so the layout is converted before folding.
  const switched =
    /[a-z]/i.test(text) && !/\p{Script=Cyrillic}/u.test(text) ? foldPlaceName(asIfTypedInRussian(text)) : ''
  return [typed, switched]
    .filter((reading) => reading !== '')
    .map((reading) => nicknamed(withoutKind(reading.split(' '))))
}

/** Removes «town of» before a name; alone it is not removed, because it may be the start of a name. */
function withoutKind(words: string[]): string[] {
  const [first] = words
  return words.length > 1 && first !== undefined && PLACE_KIND_WORDS.has(first) ? words.slice(1) : words
}

function nicknamed(words: string[]): string[] {
  const full = PLACE_NICKNAMES[words.join(' ')]
  return full === undefined ? words : foldPlaceName(full).split(' ')
}

/** Finds places by the name alone; otherwise by the name followed by a prefix of its region («kirov kaluzhskaya»). */
function searchExactly(gazetteer: Gazetteer, words: string[], limit: number): GazetteerPlace[] {
  for (let nameLength = words.length; nameLength > 0; nameLength -= 1) {
    const region = words.slice(nameLength).filter((word) => !REGION_KIND_WORDS.has(word))
    const found = searchByName(gazetteer, words.slice(0, nameLength), region, limit)
    if (found.length > 0) return found
  }
  return []
}

function searchByName(gazetteer: Gazetteer, words: string[], region: string[], limit: number): GazetteerPlace[] {
  const regions = region.length === 0 ? null : regionsNamed(gazetteer, region)
  if (regions?.size === 0) return []
  const compact = words.join('')
  const beginning = ` ${words.join(' ')}`
  const exact: GazetteerPlace[] = []
  const prefixed: GazetteerPlace[] = []
  // places are sorted by population, so each list is ranked as it grows
  for (const place of gazetteer.places) {
    if (regions !== null && !regions.has(place.regionCode)) continue
    if (place.compact === compact) {
      if (exact.push(place) === limit) break
    } else if (prefixed.length < limit && (place.spaced.includes(beginning) || place.compact.startsWith(compact))) {
      prefixed.push(place)
    }
  }
  return [...exact, ...prefixed].slice(0, limit)
}

/** Regions whose names have a word for every given prefix. */
function regionsNamed(gazetteer: Gazetteer, words: string[]): Set<RegionCode> {
  const found = new Set<RegionCode>()
  for (const [code, names] of gazetteer.regionWords) {
    if (words.every((word) => names.some((name) => name.startsWith(word)))) found.add(code)
  }
  return found
}

function searchWithTypos(gazetteer: Gazetteer, typed: string, limit: number): GazetteerPlace[] {
  if (typed.length < LETTERS_FOR_ONE_EDIT) return []
  const most = typed.length < LETTERS_FOR_TWO_EDITS ? 1 : 2
  const typedLetters = letterMask(typed)
  const found: { place: GazetteerPlace; cost: number }[] = []
  for (const place of gazetteer.places) {
    // every letter missing in the name is at least one edit
    if (bitCount(typedLetters & ~place.letters) > most) continue
    const edits = editDistances(typed, place.compact, most)
    if (edits === null) continue
    // a whole name precedes a prefix; the half step keeps «one edit» before «two edits»
    found.push({ place, cost: edits.whole <= most ? edits.whole : edits.beginning + 0.5 })
  }
  found.sort((a, b) => a.cost - b.cost || b.place.population - a.place.population)
  const [best] = found
  if (!best) return []
  // the others must equal the best one in edits and in correct first letters
  const letters = sameBeginning(typed, best.place.compact)
  return found
    .filter(({ place, cost }) => cost === best.cost && sameBeginning(typed, place.compact) >= letters)
    .slice(0, Math.min(limit, MAX_GUESSES))
    .map(({ place }) => place)
}

function sameBeginning(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
