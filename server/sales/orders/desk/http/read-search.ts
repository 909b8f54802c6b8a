/** Minimum digits of a phone's end; fewer match too many phones. */
const SHORTEST_PHONE_END = 4
const MAX_ORDER_DIGITS = 9
/** Minimum digits of a part of an order number; fewer match too many orders. */
const SHORTEST_PART = 3

export interface Search {
  readonly orderId: number | null
  readonly phoneEnd: string | null
  /** LIKE pattern for a number or a name; null = no search by it. */
  readonly pattern: string | null
}

/**
 * Interprets an operator's search: «№ 104 218» is an order, «…20-41» or a whole phone is the end of a phone, «012» is a
 * part of a number, and letters are a name. Six digits may be either and count as a number, because order numbers are
 * often read out over the phone; short texts with phone punctuation are phones. A search without possible matches
 * becomes an order id that does not exist.
 */
export function readSearch(text: string): Search {
  const words = text.trim().replace(/^№\s*/, '')
  if (words === '') return { orderId: null, phoneEnd: null, pattern: null }
  const digits = words.replace(/\D/g, '')
  if (/\p{L}/u.test(words)) return { orderId: 0, phoneEnd: null, pattern: holding(words) }
  const pattern = digits.length >= SHORTEST_PART ? holding(digits) : null
  const isPhone = /[+()-]/.test(words) || digits.length > MAX_ORDER_DIGITS || digits.length === SHORTEST_PHONE_END
  if (isPhone && digits.length >= SHORTEST_PHONE_END) return { orderId: null, phoneEnd: digits.slice(-10), pattern }
  const isNumber = digits !== '' && digits.length <= MAX_ORDER_DIGITS
  return { orderId: isNumber ? Number(digits) : 0, phoneEnd: null, pattern }
}

const holding = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`
