import type { Language } from '@okolitsa/domain/language/language.ts'

/** The language of these words: what the page they stand on says of itself. */
export const LANGUAGE: Language = 'ru'

/** The switch at the foot of a page: it leads to the other language and is said in it. */
export const languageSwitch: { readonly to: Language; readonly title: string } = { to: 'en', title: 'English' }

/** What of a page stays in another language than these words; empty = nothing. */
export const asWritten: string = ''
