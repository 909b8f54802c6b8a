import { cutText } from '@okolitsa/domain/text/cut-text.ts'

const MAX_WORDS = 300
const EMAIL = /[^\s<>"'=:,;]+@[^\s<>"',;]+/g
/** Matches ten digits or more, grouped like a phone or a card; order numbers and amounts are shorter. */
const LONG_NUMBER = /\d(?:[ ()-]{0,2}\d){9,}/g

/** Masks phones and cards in messages of external services, which often repeat invalid ones, for storage and logs. */
export const withoutPersonalData = (words: string): string =>
  cutText(words, MAX_WORDS).replace(EMAIL, '[e-mail]').replace(LONG_NUMBER, '[number]')
