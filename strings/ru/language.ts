import type { Language } from '@okolitsa/domain/language/language.ts'

/** Language of these texts, for the page's declaration. */
export const LANGUAGE: Language = 'ru'

/** The language link in the footer, titled in the other language. */
export const languageSwitch: { readonly to: Language; readonly title: string } = { to: 'en', title: 'English' }

/** Note about content in another language; empty = none. */
export const asWritten: string = ''
