import { shortName } from './market-name.ts'

/** Maximum length of an SMS of one part: with letters beyond the basic alphabet, and without them. */
const MAX_PART = { unicode: 70, basic: 160 }
/** Characters of the basic alphabet of SMS (GSM 03.38) that ASCII has, too. */
const BASIC = /^[\n\r\x20-\x5a\x5f\x61-\x7a]*$/

const isOnePart = (text: string): boolean => text.length <= (BASIC.test(text) ? MAX_PART.basic : MAX_PART.unicode)

/**
 * Text of an SMS signed with the short name of the market, unless the name alone makes several parts of one.
 * @param end last line, which phones read
 */
export function signedSms(text: string, market: string, end = ''): string {
  const signed = `${text} ${shortName(market)}${end}`
  return isOnePart(signed) || !isOnePart(text + end) ? signed : text + end
}
