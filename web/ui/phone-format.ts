const SIGNS = /[^\d+]/g
/** The prefix inserted by the field, followed by a pasted full number. */
const OWN_PREFIX = /^\+?[78]?(?=\+)/

const signsOf = (text: string): string => text.normalize('NFKC').replace(SIGNS, '').replace(OWN_PREFIX, '')

/**
 * Digits of a Russian number after the country code: "8 (916)…", "+7 916…" and "916…" are the same number. A complete
 * number has ten; extra digits are kept, because they make another number.
 */
export function phoneDigits(text: string): string {
  const signs = signsOf(text)
  const digits = signs.replaceAll('+', '')
  // A leading 8 is the domestic prefix while a number is typed and in a full one; ten digits are a number without it.
  const hasPrefix =
    /^\+?7/.test(signs) || (digits.length > 10 && /^[78]/.test(digits)) || (digits.length < 10 && digits[0] === '8')
  const local = hasPrefix ? digits.slice(1) : digits
  // "8 916…" pasted after the prefix: no domestic number starts with 89
  return hasPrefix && /^[78]9\d{9}$/.test(local) ? local.slice(1) : local
}

/** A foreign number as typed, from its plus on; null = a Russian number or the beginning of one. */
export function foreignPhone(text: string): string | null {
  const signs = signsOf(text)
  if (signs.startsWith('+') ? /^\+(?!7)/.test(signs) : /^[^78]\d{10}/.test(signs))
    return text.slice(Math.max(0, text.lastIndexOf('+')))
  return null
}

/** Ten digits as "+7 916 204-18-55"; fewer give the beginning of it, none an empty text. */
export function formatPhone(digits: string): string {
  if (digits === '') return ''
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)].filter(Boolean)
  const [code, ...rest] = groups
  return `+7 ${code}${rest.length > 0 ? ` ${rest.join('-')}` : ''}`
}
