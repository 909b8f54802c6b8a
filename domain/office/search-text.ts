/** Minimum letters of a name; fewer match too many. */
const MIN_LETTERS = 2
/** Minimum digits of a phone's end. */
const MIN_PHONE_END = 4
/** Our number of a payment («104218-1-7ab3k»), a UUID, or the digits of a bank's number. */
const PAYMENT_NUMBER = /^(\d+-\d+-[0-9a-z]{1,5}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const BANK_NUMBER = /^\d{8,20}$/
const CARD_END = 4
const MAX_ORDER_ID = 2_147_483_647
/** Lengths of the taxpayer number of a firm and of a person. */
const TIN_LENGTHS: ReadonlySet<number> = new Set([10, 12])
export const MAX_SEARCH_TEXT = 80

/** A search of the office as it is understood; null = no search by it. */
export interface OfficeSearch {
  readonly orderId: number | null
  /** End of a phone, digits. */
  readonly phoneEnd: string | null
  /** Start of an e-mail, in lower case. */
  readonly email: string | null
  readonly tin: string | null
  /** Number of a payment: ours, of the bank, or of its row. */
  readonly payment: string | null
  /** Last four digits of a card. */
  readonly cardEnd: string | null
  /** Words of a name or a title in lower case, the longest first. */
  readonly words: readonly string[]
}

const NOTHING: OfficeSearch = {
  ...{ orderId: null, phoneEnd: null, email: null, tin: null, words: [] },
  ...{ payment: null, cardEnd: null },
}

/**
 * Interprets a search: «№ 104 218» is an order, «18-55» the end of a phone, ten digits a phone or a taxpayer number, a
 * text with «@» an e-mail; four digits are also the end of a card, and eight or more the number of a payment. The rest are
 * words. «анна 1855» is a name and the end of a phone. Null = too short.
 */
export function readOfficeSearch(text: string): OfficeSearch | null {
  const typed = folded(text.trim()).slice(0, MAX_SEARCH_TEXT)
  if (typed.includes('@')) {
    const email = text.trim().toLowerCase()
    return email.indexOf('@') > 0 ? { ...NOTHING, email } : null
  }
  const whole = typed.replace(/^№\s*/, '')
  if (PAYMENT_NUMBER.test(whole)) return { ...NOTHING, payment: whole }
  const tokens = typed.replace(/№/g, ' ').split(/\s+/).filter(Boolean)
  const words = tokens
    .filter((token) => /\p{L}/u.test(token))
    .map((token) => token.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
    .filter((word) => word.length >= MIN_LETTERS)
    .toSorted((a, b) => b.length - a.length)
  const digits = tokens
    .filter((token) => !/\p{L}/u.test(token))
    .join('')
    .replace(/\D/g, '')
  const number = Number(digits)
  const isOrder = digits !== '' && words.length === 0 && digits.length <= 10 && number > 0 && number <= MAX_ORDER_ID
  const orderId = isOrder ? number : null
  const phoneEnd = digits.length >= MIN_PHONE_END ? digits.slice(-10) : null
  const tin = TIN_LENGTHS.has(digits.length) ? digits : null
  if (orderId === null && phoneEnd === null && words.length === 0) return null
  const isNumber = words.length === 0
  return {
    ...{ orderId, phoneEnd, email: null, tin, words },
    payment: isNumber && BANK_NUMBER.test(digits) ? digits : null,
    cardEnd: isNumber && digits.length === CARD_END ? digits : null,
  }
}

/** A text as `fold_text` of the database writes it. */
export const folded = (text: string): string => text.toLowerCase().replaceAll('\u0451', '\u0435')

/** LIKE pattern of texts that contain the words. */
export const holding = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

/**
 * LIKE patterns that all texts with the word match before they are folded, and some others: the first letter and «е» are
 * any letters, and the rest is in lower case or in capitals.
 */
export const holdingUnfolded = (word: string): string[] =>
  [word, word.toUpperCase()].map(
    (written) =>
      `%_${holding(written.slice(1))
        .slice(1)
        .replace(/[\u0435\u0451]/gi, '_')}`,
  )

/** Regular expression of texts with a word that starts so: «анна» is in «Анна Соколова», not in «белокочанная». */
export const wordStart = (word: string): string => `\\m${word.replace(/[^\p{L}\p{N}]/gu, '\\$&')}`
