import { addressWords } from '../text/address-words.ts'

const LONGEST = 60
/** Pages of a restaurant that lie beside the sections of its menu. */
const TAKEN = ['info']

/**
 * The addresses of a menu's sections, each made from its title; the id stands in for a title without letters, for one
 * that an earlier section has, and for the name of another page. Digits alone are always an id.
 * @param latin a letter of another alphabet in Latin ones; undefined = it has none
 */
export function sectionSlugs(
  sections: readonly { readonly id: number; readonly title: string }[],
  latin: (letter: string) => string | undefined,
): string[] {
  const taken = new Set(TAKEN)
  return sections.map(({ id, title }) => {
    const words = addressWords(title, latin, LONGEST)
    if (!/[a-z]/.test(words) || taken.has(words)) return String(id)
    taken.add(words)
    return words
  })
}
