/** Fewer digits are the end of too many telephones. */
const SHORTEST_PHONE_END = 4
const MAX_ORDER_DIGITS = 9
/** Fewer digits are a part of too many numbers. */
const SHORTEST_PART = 3

export interface Search {
  readonly orderId: number | null
  readonly phoneEnd: string | null
  /** What a number or a name holds, as a pattern of LIKE; null = nothing is looked for in them. */
  readonly pattern: string | null
}

/**
 * What an operator typed: «№ 104 218» is an order, «…20-41» or a whole telephone is its end, «012» is a part of a number,
 * and letters are of a name. Six digits may be either, and a number is what people read aloud, so short ones with a sign
 * of telephones are telephones. Nothing that could be found is an order that does not exist.
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

/** Words are taken as they are: none of their signs is one of LIKE. */
const holding = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`
