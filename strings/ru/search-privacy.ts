import { foldedText } from './folded-text.ts'

/** Beginnings of words that are never suggested. */
const BLOCKED =
  /(^|[^\p{L}])(ху[йеёяию]|пизд|[её]б[аиуло]|бля[тд]|муда[кч]|гандон|говн|сука|суки|шлюх|порн|секс|наркот|мефедрон|кокаин|героин|спайс|оружи|взрыв)/u

/**
 * True = a phrase may be shown to other visitors: it contains no foul words and no personal data (a telephone, a card,
 * an e-mail, an address with numbers).
 */
export const isShowable = (phrase: string): boolean =>
  !BLOCKED.test(foldedText(phrase)) && !/\p{N}{4,}|@|https?:|\p{N}[\s-]+\p{N}{2,}[\s-]+\p{N}{2,}/u.test(phrase)
