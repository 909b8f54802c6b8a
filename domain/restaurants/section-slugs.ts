import { slugOf } from '../text/address-words.ts'

const LONGEST = 60
/** Slugs of a restaurant's other pages. */
const TAKEN = ['info']

/**
 * Slugs of a menu's sections, made from their titles. The id replaces a title without letters, a repeated one, and the
 * slug of another page. A number is always an id. @param latin transliterates a letter; undefined = impossible
 */
export function sectionSlugs(
  sections: readonly { readonly id: number; readonly title: string }[],
  latin: (letter: string) => string | undefined,
): string[] {
  const taken = new Set(TAKEN)
  return sections.map(({ id, title }) => {
    const words = slugOf(title, latin, LONGEST)
    if (!/[a-z]/.test(words) || taken.has(words)) return String(id)
    taken.add(words)
    return words
  })
}
