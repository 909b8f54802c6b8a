/** Cyrillic «io» and «ie», written as escapes: people and catalogues put one for the other freely. */
const IO = /\u0451/g
const IE = '\u0435'

/**
 * The form in which names of places are compared: lower case, «io» read as «ie», every hyphen, dot, quote and run of
 * spaces as one space.
 */
export function foldPlaceName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(IO, IE)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** True when two spellings name one place: hyphens and spaces do not count at all. */
export function isSamePlaceName(a: string, b: string): boolean {
  return foldPlaceName(a).replaceAll(' ', '') === foldPlaceName(b).replaceAll(' ', '')
}
