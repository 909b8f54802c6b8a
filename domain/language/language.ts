/** Languages of the shop; the first one is the default. */
export const LANGUAGES = ['ru', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const SHOP_LANGUAGE: Language = LANGUAGES[0]

export const isLanguage = (word: unknown): word is Language => LANGUAGES.some((one) => one === word)

/** A language as it is shown in a market: itself when it is offered, otherwise the first one that is. */
export const offeredLanguage = (language: Language, offered: readonly Language[]): Language =>
  offered.includes(language) ? language : (offered[0] ?? SHOP_LANGUAGE)

/** Cookie of the chosen language, valid for a year. */
export const LANGUAGE_COOKIE = 'okolitsa-language'
/** Query parameter of any page that sets the language cookie and redirects to the page without it. */
export const LANGUAGE_PARAMETER = 'lang'

/**
 * The language of an API client: English when it comes first in the header and the client is not a browser. Browsers
 * send the language of their menus, and this is a Russian shop.
 */
export function languageOfClient(acceptLanguage: string | undefined, isBrowser: boolean): Language {
  if (isBrowser || acceptLanguage === undefined) return SHOP_LANGUAGE
  const [first = ''] = acceptLanguage.trim().toLowerCase().split(/[,;-]/, 1)
  return isLanguage(first) ? first : SHOP_LANGUAGE
}
