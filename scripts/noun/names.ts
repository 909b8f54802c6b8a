/** Spellings of a noun. */
export interface NounNames {
  readonly context: string
  /** Plural in kebab-case, for folders, paths and the module: `gift-cards`. */
  readonly many: string
  /** Plural in camelCase: `giftCards`. */
  readonly camel: string
  /** Plural in PascalCase: `GiftCards`. */
  readonly pascal: string
  /** Plural in upper case: `GIFT_CARDS`. */
  readonly upper: string
  /** Singular in camelCase: `giftCard`. */
  readonly one: string
  /** Singular in PascalCase: `GiftCard`. */
  readonly onePascal: string
  /** Singular in kebab-case: `gift-card`. */
  readonly oneKebab: string
  /** Name of the table: `gift_card`. */
  readonly table: string
  /** The page's title in Russian. */
  readonly title: string
}

const singular = (word: string): string =>
  word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.endsWith('s') ? word.slice(0, -1) : word
const camelOf = (kebab: string): string => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Spellings of a path; null = not `<context>/<noun>` in lower-case Latin letters. */
export function namesOf(path: string, title: string): NounNames | null {
  const [, context, many] = /^([a-z]+)\/([a-z]+(?:-[a-z]+)*)$/.exec(path) ?? []
  if (!context || !many || !title || /['`\\$]/.test(title)) return null
  const oneKebab = singular(many)
  const [camel, one] = [camelOf(many), camelOf(oneKebab)]
  return {
    context,
    many,
    camel,
    pascal: capital(camel),
    upper: many.replaceAll('-', '_').toUpperCase(),
    one,
    onePascal: capital(one),
    oneKebab,
    table: oneKebab.replaceAll('-', '_'),
    title,
  }
}
