/** Fewer digits are the end of too many telephones. */
const SHORTEST_PHONE_END = 4
const MOST_ORDER_DIGITS = 9

export interface Search {
  readonly orderId: number | null
  readonly phoneEnd: string | null
}

/**
 * What an operator typed: «№ 104 218» is an order, «…20-41» or a whole telephone is its end. Six digits may be either,
 * and a number is what people read aloud, so short ones with a sign of telephones are telephones. Nothing that could
 * be found is an order that does not exist.
 */
export function readSearch(text: string): Search {
  const digits = text.replace(/\D/g, '')
  if (text.trim() === '') return { orderId: null, phoneEnd: null }
  const isPhone = /[+()-]/.test(text) || digits.length > MOST_ORDER_DIGITS || digits.length === SHORTEST_PHONE_END
  if (isPhone && digits.length >= SHORTEST_PHONE_END) return { orderId: null, phoneEnd: digits.slice(-10) }
  return { orderId: digits === '' || digits.length > MOST_ORDER_DIGITS ? 0 : Number(digits), phoneEnd: null }
}
