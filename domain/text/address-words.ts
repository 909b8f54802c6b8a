const MARKS = /[\u0300-\u036f\u2018\u2019\u201d]/g

/**
 * A title as a part of an address: Latin letters and digits joined by single hyphens; empty = it has none of them.
 * @param latin a letter of another alphabet in Latin ones; undefined = it has none
 */
export function addressWords(title: string, latin: (letter: string) => string | undefined, longest: number): string {
  const letters = [...title.normalize('NFC').toLowerCase()].map((letter) => latin(letter) ?? letter).join('')
  return letters
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, longest)
    .replace(/-+$/, '')
}
