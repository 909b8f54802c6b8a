import { cutText } from '@okolitsa/domain/text/cut-text.ts'

const MAX_WORDS = 300
const EMAIL = /[^\s<>"'=:,;]+@[^\s<>"',;]+/g
/** Ten digits or more, grouped as people and banks group them: phones and cards, but no number of an order or a sum. */
const LONG_NUMBER = /\d(?:[ ()-]{0,2}\d){9,}/g

/** Words of an outside service as they may be kept and logged: it likes to repeat the phone or card it did not like. */
export const withoutPersonalData = (words: string): string =>
  cutText(words, MAX_WORDS).replace(EMAIL, '[e-mail]').replace(LONG_NUMBER, '[number]')
