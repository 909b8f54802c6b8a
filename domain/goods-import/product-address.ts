const MOST_OF_TITLE = 60

/**
 * The address of a new product's page, as addresses are written: Latin letters, digits and hyphens.
 * @param latin a letter of another alphabet in Latin ones; undefined = it has none
 * @param suffix what makes it the only one
 */
export function productAddress(title: string, latin: (letter: string) => string | undefined, suffix: string): string {
  const letters = [...title.normalize('NFC').toLowerCase()].map((letter) => latin(letter) ?? letter).join('')
  const words = letters
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u2018\u2019\u201d]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_OF_TITLE)
    .replace(/^-+|-+$/g, '')
  return words === '' ? suffix : `${words}-${suffix}`
}
