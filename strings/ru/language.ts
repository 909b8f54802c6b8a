import type { Language } from '@okolitsa/domain/language/language.ts'

/** The language of these words: what the page they stand on says of itself. */
export const LANGUAGE: Language = 'ru'

/** The language link in the footer, titled in the other language. */
export const languageSwitch: { readonly to: Language; readonly title: string } = { to: 'en', title: 'English' }

/** Note about content in another language; empty = none. */
export const asWritten: string = ''
