import { slugOf } from '../text/address-words.ts'

const MAX_OF_TITLE = 60

/**
 * Makes the slug of a new product: Latin letters, digits and hyphens. @param latin transliterates a letter; undefined =
 * impossible @param suffix makes the slug unique
 */
export function productSlug(title: string, latin: (letter: string) => string | undefined, suffix: string): string {
  const words = slugOf(title, latin, MAX_OF_TITLE)
  return words === '' ? suffix : `${words}-${suffix}`
}
