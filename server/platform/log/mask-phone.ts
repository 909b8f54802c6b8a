/**
 * Hides the middle of a phone number: `+79161234567` → `+7 916 ***-**-67`. Of any other text only the last two digits
 * are shown.
 */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const tail = digits.slice(-2)
  if (digits.length !== 11) return `***${tail}`
  return `+7 ${digits.slice(1, 4)} ***-**-${tail}`
}

/** A Russian phone number as a separate word of a longer text. */
const phoneInText = /(?<![\d-])(?:\+7|8|7)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]?\d{2}[\s-]?\d{2}(?![\d-])/g

/** Masks every phone number in a text (a log message, a path with a query). */
export function maskPhonesInText(text: string): string {
  return text.replace(phoneInText, (found) => maskPhone(found))
}
