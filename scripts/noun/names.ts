/** Spellings of a noun. */
export interface NounNames {
  readonly context: string
  /** `gift-cards`: folders, addresses, the module. */
  readonly many: string
  /** `giftCards` */
  readonly camel: string
  /** `GiftCards` */
  readonly pascal: string
  /** `GIFT_CARDS` */
  readonly upper: string
  /** `giftCard` */
  readonly one: string
  /** `GiftCard` */
  readonly onePascal: string
  /** `gift-card` */
  readonly oneKebab: string
  /** `gift_card`: its table. */
  readonly table: string
  /** The page's title in Russian. */
  readonly title: string
}

const singular = (word: string): string =>
  word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.endsWith('s') ? word.slice(0, -1) : word
const camelOf = (kebab: string): string => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Null = not `<context>/<noun>` in lower-case Latin letters. */
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
