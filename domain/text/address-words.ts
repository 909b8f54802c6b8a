const MARKS = /[\u0300-\u036f\u2018\u2019\u201d]/g

/**
 * Converts a title to a URL part: Latin letters and digits joined by single hyphens; may be empty. @param latin
 * transliterates a letter; undefined = impossible
 */
export function slugOf(title: string, latin: (letter: string) => string | undefined, longest: number): string {
  const letters = [...title.normalize('NFC').toLowerCase()].map((letter) => latin(letter) ?? letter).join('')
  return letters
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, longest)
    .replace(/-+$/, '')
}
