/** Digits of a Russian mobile number after the country code, at most ten: "8 (916)…", "+7 916…" and "916…" are the same number. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  // A leading 8 is the domestic prefix while a number is typed and in a full one; ten digits are a number without it.
  const hasPrefix =
    /^\s*\+?7/.test(text) || (digits.length > 10 && /^[78]/.test(digits)) || (digits.length < 10 && digits[0] === '8')
  return (hasPrefix ? digits.slice(1) : digits).slice(0, 10)
}

/** Ten digits as "+7 916 204-18-55"; fewer give the beginning of it. No digits give an empty text. */
export function formatPhone(digits: string): string {
  if (digits === '') return ''
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8, 10)].filter(Boolean)
  const [code, ...rest] = groups
  return `+7 ${code}${rest.length > 0 ? ` ${rest.join('-')}` : ''}`
}
