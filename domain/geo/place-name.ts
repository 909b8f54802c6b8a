/** Cyrillic «io» and «ie» as escapes: people and catalogues use them interchangeably. */
const IO = /\u0451/g
const IE = '\u0435'

/**
 * The form in which names of places are compared: lower case, «io» as «ie», every hyphen, dot, quote and run of spaces
 * as one space.
 */
export function foldPlaceName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(IO, IE)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Cached keys of names: a visitor's place is compared with the areas of thousands of sellers. */
const keys = new Map<string, string>()
const MAX_KEYS = 5_000

function keyOf(name: string): string {
  let key = keys.get(name)
  if (key === undefined) {
    key = foldPlaceName(name).replaceAll(' ', '')
    if (keys.size >= MAX_KEYS) keys.clear()
    keys.set(name, key)
  }
  return key
}

/** True = two spellings of one place; hyphens and spaces are ignored. */
export function isSamePlaceName(a: string, b: string): boolean {
  return keyOf(a) === keyOf(b)
}
