import { addressWords } from '../text/address-words.ts'

const MAX_OF_TITLE = 60

/**
 * The address of a new product's page, as addresses are written: Latin letters, digits and hyphens.
 * @param latin a letter of another alphabet in Latin ones; undefined = it has none
 * @param suffix what makes it the only one
 */
export function productAddress(title: string, latin: (letter: string) => string | undefined, suffix: string): string {
  const words = addressWords(title, latin, MAX_OF_TITLE)
  return words === '' ? suffix : `${words}-${suffix}`
}
