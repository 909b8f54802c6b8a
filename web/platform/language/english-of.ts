import {
  DISTRICT_AFTER,
  ENGLISH_NAMES,
  ENGLISH_PATTERNS,
  PLACE_KIND_BEFORE,
  PLACE_LIKE,
} from '@okolitsa/strings/ru/english-names.ts'
import { ENGLISH_REGIONS } from '@okolitsa/strings/ru/english-regions.ts'
import { inLatin } from '@okolitsa/strings/ru/latin-names.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import { TOWN_NAMES } from '@okolitsa/strings/ru/town-names.ts'

const REGIONS = new Map(
  (Object.keys(REGION_TITLES) as (keyof typeof REGION_TITLES)[]).map((code) => [
    // the match ends before its last bracket
    REGION_TITLES[code].replace(/\)$/, ''),
    ENGLISH_REGIONS[code].replace(/\)$/, ''),
  ]),
)
/** Separators between the parts of a postal address or of a list of names. */
const BETWEEN = /([,;] | · )/u

/** English name of a region, a district or a settlement with its kind; null = not such a name. */
function placeInEnglish(part: string): string | null {
  const region = REGIONS.get(part)
  if (region !== undefined) return region
  if (DISTRICT_AFTER.test(part)) return `${inLatin(part.replace(DISTRICT_AFTER, ''))} District`
  return PLACE_KIND_BEFORE.test(part) ? inLatin(part.replace(PLACE_KIND_BEFORE, '')) : null
}

const patternInEnglish = (part: string): string | null => {
  for (const [pattern, english] of ENGLISH_PATTERNS) if (pattern.test(part)) return part.replace(pattern, english)
  return null
}

/**
 * English text of Russian words that the shop knows: names of closed lists, and place names in Latin letters. Texts of
 * sellers and customers are unchanged. If one part of a postal address is a place, all of its parts are treated as
 * places.
 */
export function englishOf(russian: string): string {
  const text = russian.replaceAll('\u00A0', ' ')
  const whole = ENGLISH_NAMES.get(text) ?? patternInEnglish(text)
  if (whole !== null) return whole
  const parts = text.split(BETWEEN)
  const isAddress = parts.some((part, index) => index % 2 === 0 && placeInEnglish(part) !== null)
  let isChanged = false
  const translated = parts.map((part, index) => {
    if (index % 2 === 1) return part
    const place =
      placeInEnglish(part) ?? (TOWN_NAMES.has(part) || (isAddress && PLACE_LIKE.test(part)) ? inLatin(part) : null)
    const english = place ?? patternInEnglish(part)
    isChanged ||= english !== null
    return english ?? part
  })
  return isChanged ? translated.join('') : russian
}
