/** Languages the shop speaks. The first is the shop's own: whoever says nothing is answered in it. */
export const LANGUAGES = ['ru', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const SHOP_LANGUAGE: Language = LANGUAGES[0]

/** A word that names one of them. */
export const isLanguage = (word: unknown): word is Language => LANGUAGES.some((one) => one === word)

/** What a browser keeps the choice in, for a year. */
export const LANGUAGE_COOKIE = 'okolitsa-language'
/** The parameter of any page by which a visitor chooses; the answer keeps the choice and leads to the page without it. */
export const LANGUAGE_PARAMETER = 'lang'

/**
 * The language an API client asks for. Only one that says nothing but English, or English first, in a header that no
 * browser wrote of itself: browsers name the language of their menus, and this is a Russian shop.
 */
export function languageOfClient(acceptLanguage: string | undefined, isBrowser: boolean): Language {
  if (isBrowser || acceptLanguage === undefined) return SHOP_LANGUAGE
  const [first = ''] = acceptLanguage.trim().toLowerCase().split(/[,;-]/, 1)
  return isLanguage(first) ? first : SHOP_LANGUAGE
}
